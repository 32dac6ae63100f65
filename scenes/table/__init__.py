"""The one table all games share."""
