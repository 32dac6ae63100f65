"""How the bots of Frantic think: hunches, imagined tables, moves worked out."""
