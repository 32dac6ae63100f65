"""Which way letters run, and the signs that steer them; no font has these, and nobody sees them."""

from __future__ import annotations

from unicodedata import bidirectional

# What Unicode calls the ways of a letter that runs from right to left.
RIGHT_TO_LEFT = ("R", "AL")
# What stands between one of these and the last is laid out by itself: from left to right, from
# right to left, or as its first letter runs that runs any way.
LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
OPENING = (LRI, RLI, FSI)
# A letter that runs from the left, or from the right, and is nothing else.
FROM_THE_LEFT, FROM_THE_RIGHT = "\u200e", "\u200f"


def runs_both_ways(text: str) -> bool:
    """Whether there are right-to-left letters in it."""
    return not text.isascii() and any(bidirectional(letter) in RIGHT_TO_LEFT for letter in text)


def alone(text: str) -> str:
    """A text that runs as its first letter does, and tears nothing apart that stands beside it."""
    return f"{FSI}{text}{PDI}"
