"""Messages put into words: keys and arguments become sentences of one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.cards import Seat
from game.directions import FROM_THE_RIGHT, alone
from game.messages import Argument, Begun, Message, Player, Several
from scenes.words import Words


class Saying:
    """Says messages in the language of `words`; `name` tells what a player is called."""

    def __init__(self, words: Words, name: Callable[[Seat], str]) -> None:
        self._words = words
        self._name = name

    def __call__(self, said: Argument) -> str:
        """A message, a name, or whatever else a sentence is made of, in words."""
        return str(self._put(said))

    def _put(self, value: Argument) -> str | float:
        match value:
            case Message(key, args):
                put: dict[str, Any] = {name: self._put(other) for name, other in args}
                return self._words(key, **put)
            case Player(seat):
                return self._name(seat)
            case Several(parts, flat):
                said = list(map(self, parts))
                return in_a_row(said, self._words) if flat else listed(said, self._words)
            case Begun(words):
                return begun(self(words))
        return value


def listed(parts: Sequence[str], words: Words) -> str:
    """Several things in one breath: "Ann", "Ann and Ben", "Ann, Ben and Chloe"."""
    if len(parts) < 2:
        return "".join(parts)
    return words("list-and", first=in_a_row(parts[:-1], words), last=parts[-1])


def in_a_row(parts: Sequence[str], words: Words, between: str = "list-comma") -> str:
    """Several things with nothing but commas between them, in the order of the language."""
    if len(parts) < 2 or not words.rtl:
        return words(between).join(parts)
    return FROM_THE_RIGHT + words(between).join(map(alone, parts))


def begun(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]
