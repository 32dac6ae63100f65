"""A language that nobody speaks, written from right to left: what every page must bear."""

from __future__ import annotations

from typing import Any

from scenes.words import Words

LATIN = "abcdefghijklmnopqrstuvwxyz"
HEBREW = "אבקדהפגחיגכלמנופקרסתועוחיז"
LETTERS = str.maketrans(LATIN + LATIN.upper(), HEBREW * 2)
# What is put into a sentence, such as a name, stands between these and stays as it is.
OPENS, CLOSES = "\u2068", "\u2069"


class Mirrored(Words):
    """English in Hebrew letters."""

    @property
    def rtl(self) -> bool:
        return True

    def __call__(self, key: str, /, **args: Any) -> str:
        depth, said = 0, []
        for letter in super().__call__(key, **args):
            depth += (letter == OPENS) - (letter == CLOSES)
            said.append(letter if depth else letter.translate(LETTERS))
        return "".join(said)
