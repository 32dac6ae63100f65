"""One controller a game: where its zones lie, which gesture is which move, what to say."""
