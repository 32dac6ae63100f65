"""Words of a line: parted at any space but one that keeps two of them together."""

from __future__ import annotations

import re

# French stands one before "!" and inside its quotation marks, and a narrow one in long numbers.
NO_BREAK, NARROW = "\u00a0", "\u202f"
_GAP = re.compile(rf"[^\S{NO_BREAK}{NARROW}]+")


def parted(text: str) -> list[str]:
    """The words of a text; a line may be broken between two of them."""
    return [word for word in _GAP.split(text) if word.strip()]


def is_gap(letter: str) -> bool:
    """Whether words are parted there."""
    return _GAP.fullmatch(letter) is not None
