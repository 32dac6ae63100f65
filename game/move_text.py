"""Reading the text form of a move: a seat, a space, and words that its game knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, TypeVar

from game.cards import Seat

Move = TypeVar("Move")


def read_move(game: str, text: str, parse: Callable[[Seat, list[str]], Move]) -> Move:
    """The move whose `str` is `text`. `parse` makes it from its seat and its words.

    Raises ValueError for anything else.
    """
    seat, *words = text.split(" ")
    try:
        move = parse(int(seat), words)
    except (KeyError, ValueError) as error:
        raise ValueError(f"not a move of {game}: {text!r}") from error
    if str(move) != text:
        raise ValueError(f"not a move of {game}: {text!r}")
    return move


@dataclass(frozen=True, slots=True)
class Spoken:
    """A move that is written as its seat, its word, and its other fields, which are numbers."""

    word: ClassVar[str]
    seat: Seat

    def __str__(self) -> str:
        numbers = [getattr(self, one.name) for one in fields(self)[1:]]
        return " ".join(map(str, (self.seat, self.word, *numbers)))


def read_spoken(game: str, text: str, kinds: Sequence[type[Spoken]]) -> Spoken:
    """The move of one of these kinds whose `str` is `text`. Raises ValueError for another text."""
    by_word = {kind.word: kind for kind in kinds}

    def parse(seat: Seat, words: list[str]) -> Spoken:
        kind, numbers = by_word[next(iter(words), "")], list(map(int, words[1:]))
        if len(numbers) + 1 != len(fields(kind)):
            raise ValueError(text)
        return kind(seat, *numbers)

    return read_move(game, text, parse)
