"""What the suites of all games must know of the insides of each: a `TABLE` a file, by its id."""
