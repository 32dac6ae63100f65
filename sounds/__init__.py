"""How things sound: recipes, and the mixer."""
