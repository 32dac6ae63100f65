"""A turn: what can be played, playing a card step by step, what follows (FRA-51 to FRA-85)."""
