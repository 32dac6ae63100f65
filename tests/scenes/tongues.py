"""Languages for tests: those there are, and one written from right to left, longer than all."""

from __future__ import annotations

import re
from typing import Any

from scenes.words import FIRST, Words, languages

LETTERS = "אבגדהוזחטיכלמנסעפצקרשתאבגד"
# What Fluent puts round an argument, and what stands between: names and numbers stay.
PIECE = re.compile("(\u2068[^\u2068\u2069]*\u2069)")


OTHERS = [language for language in languages() if language != FIRST]


def hebrew(text: str) -> str:
    """Every letter another one, three of ten twice; what is isolated stays as it is."""
    pieces = PIECE.split(text)
    return "".join(piece if at % 2 else "".join(_letters(piece)) for at, piece in enumerate(pieces))


def _letters(text: str) -> list[str]:
    found, count = [], 0
    for letter in text:
        at = ord(letter.lower()) - ord("a")
        if not 0 <= at < len(LETTERS):
            found.append(letter)
            continue
        count += 1
        found.append(LETTERS[at] * (2 if count % 10 in (3, 6, 9) else 1))
    return found


class RightToLeft(Words):
    """All messages of the first language, as if they were Hebrew."""

    @property
    def rtl(self) -> bool:
        return True

    def _format(self, key: str, args: dict[str, Any]) -> str:
        return hebrew(super()._format(key, args))
