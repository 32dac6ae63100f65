"""Reading the text form of a move: a seat, a space, and words that its game knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, TypeVar

from game.cards import Seat

Move = TypeVar("Move")
CARD = "card"


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
    """A move that is written as its seat, its word, and its other fields, which are numbers.

    A field that is called `card` is written by its name among `names`: no two of them are alike,
    and none has a space.
    """

    word: ClassVar[str]
    names: ClassVar[Sequence[str]] = ()
    seat: Seat

    def __str__(self) -> str:
        said = [self.named(one.name, getattr(self, one.name)) for one in fields(self)[1:]]
        return " ".join((str(self.seat), self.word, *said))

    @classmethod
    def named(cls, field: str, value: int) -> str:
        """A field as it is written."""
        is_card = field == CARD and 0 <= value < len(cls.names)
        return cls.names[value] if is_card else str(value)

    @classmethod
    def meant(cls, field: str, text: str) -> int:
        """What is written so in a field. Raises ValueError for anything else."""
        return cls.names.index(text) if field == CARD and cls.names else int(text)


def read_spoken(game: str, text: str, kinds: Sequence[type[Spoken]]) -> Spoken:
    """The move of one of these kinds whose `str` is `text`. Raises ValueError for another text."""
    by_word = {kind.word: kind for kind in kinds}

    def parse(seat: Seat, words: list[str]) -> Spoken:
        kind = by_word[next(iter(words), "")]
        own = zip(fields(kind)[1:], words[1:], strict=True)
        return kind(seat, *[kind.meant(one.name, word) for one, word in own])

    return read_move(game, text, parse)
