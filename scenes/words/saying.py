"""Messages put into words: keys and arguments become sentences of one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.cards import Seat
from game.messages import Argument, Begun, Message, Player, Several
from scenes.words import Words


class Saying:
    """Says messages in the language of `words`; `name` tells what a player is called."""

    def __init__(self, words: Words, name: Callable[[Seat], str]) -> None:
        self._words = words
        self._name = name

    def __call__(self, message: Message) -> str:
        """The message in words."""
        args: dict[str, Any] = {name: self._put(value) for name, value in message.args}
        return self._words(message.key, **args)

    def _put(self, value: Argument) -> str | int:
        match value:
            case Message():
                return self(value)
            case Player(seat):
                return self._name(seat)
            case Several(parts):
                return listed([str(self._put(part)) for part in parts], self._words)
            case Begun(words):
                return begun(str(self._put(words)))
        return value


def listed(parts: Sequence[str], words: Words) -> str:
    """Several things in one breath: "Ann", "Ann and Ben", "Ann, Ben and Chloe"."""
    if len(parts) < 2:
        return "".join(parts)
    first = words("list-comma").join(parts[:-1])
    return words("list-and", first=first, last=parts[-1])


def begun(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]
