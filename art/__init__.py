"""What things look like: theme, letters, cloth, card faces."""
