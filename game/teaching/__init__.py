"""Lessons: data beside each game, read strictly, and the match at which one is taught."""
