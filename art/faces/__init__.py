"""One face a game: its world, its cards, its box on the shelf."""
