"""The contract between every game and everything else.

A `Game` deals a `State`. A state says who may act (`to_act`), what they may do (`moves`),
why something is refused (`check`), carries a move out (`play`), and shows each seat what
that seat may know (`view`). People, bots, replays and tests use these and nothing else.

Seats act, there is no "current player": several may act at once. In a game against time
the clock is one of those who act (`CLOCK`): its moves carry out what is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeAlias

from game.cards import Card, Event, Seat
from game.chance import Chance, Seed

Args: TypeAlias = tuple[tuple[str, str | int], ...]


class Move(Protocol):
    """What a seat, or the clock, does: a frozen value whose `str` the game can parse.

    The clock's own moves say so by `seat`, which is `CLOCK`.
    """

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: a code that names the sentence, its arguments, the rule."""

    code: str
    rule: str
    args: Args = ()


class Illegal(Exception):
    """A refused move. The state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal


class BadOptions(ValueError):
    """Options or seats that a game cannot be dealt with; carries the refusal to show."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule}) {dict(refusal.args)}")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: winners, each seat's score and place (1 is best), and why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str

    @classmethod
    def of(cls, scores: Sequence[int], reason: str) -> Self:
        """The highest score wins; a tie is shared, and leaves a gap behind it."""
        ranking = sorted(scores, reverse=True)
        places = tuple([1 + ranking.index(own) for own in scores])
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return cls(winners, tuple(scores), places, reason)


class View(Protocol):
    """Exactly what one seat may know: a frozen value without any reference to the state."""


class State(Protocol):
    """A position of one match, changed only by `play`."""

    @property
    def outcome(self) -> Outcome | None: ...

    def to_act(self) -> tuple[Seat, ...]:
        """Everybody who may act now; empty when the match is over."""

    def moves(self, seat: Seat) -> Sequence[Any]:
        """Every move of `seat` that would do something now."""

    def check(self, move: Any) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""

    def play(self, move: Any) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""

    def view(self, seat: Seat | None) -> Any:
        """What `seat` may know (None: an onlooker)."""

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""


class Game(Protocol):
    """One game: its limits, its options, and how it is dealt.

    `timed`: it is played against the clock. `clockwise`: that way round the table its seats are
    numbered, and play goes unless something turns it.
    The `levels` of its bots begin with the easiest; who does not choose plays the `usual_level`.
    """

    id: ClassVar[str]
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    timed: ClassVar[bool]
    clockwise: ClassVar[bool]
    levels: ClassVar[tuple[str, ...]]
    usual_level: ClassVar[str]
    Options: ClassVar[type]

    def deal(self, seats: int, options: Any, seed: Seed) -> Any:
        """A fresh state. Raises `BadOptions` for seats or options it cannot be played with."""

    def imagine(self, view: Any, chance: Chance) -> Any:
        """A whole state that fits the view, with a generator of its own."""

    def parse_move(self, text: str) -> Any:
        """The move whose `str` is `text`. Raises ValueError for anything else."""

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card."""
