"""Phones as private hands: the window is the table, each phone its owner's cards and questions."""
