"""Pages on which players make cards of their own: a folder for each game that has a workshop."""
