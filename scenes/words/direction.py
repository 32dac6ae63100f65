"""Which way a sentence runs that stands within another one, or by itself in a browser."""

from __future__ import annotations

from unicodedata import bidirectional

from game.directions import FROM_THE_LEFT, FROM_THE_RIGHT, OPENING, PDI, RIGHT_TO_LEFT

UNSEEN = dict.fromkeys(map(ord, (*OPENING, PDI, FROM_THE_LEFT, FROM_THE_RIGHT)))


def unmarked(text: str) -> str:
    """A sentence without what is never seen and says only which way it runs."""
    return text.translate(UNSEEN)


def from_the_right(text: str) -> str:
    """A sentence of a right-to-left language, so marked that it begins at the right.

    Whatever stands within something else runs as its first letter does. That may be one of a
    name, or there is none but those of arguments, which do not count.
    """
    kinds = [bidirectional(letter) for letter in text]
    if not any(kind in RIGHT_TO_LEFT for kind in kinds):
        return text
    deep = 0
    for letter, kind in zip(text, kinds, strict=True):
        deep += (letter in OPENING) - (letter == PDI)
        if not deep and kind in ("L", *RIGHT_TO_LEFT):
            return text if kind in RIGHT_TO_LEFT else FROM_THE_RIGHT + text
    return FROM_THE_RIGHT + text
