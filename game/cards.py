"""The vocabulary of every table: seats, cards, zones, and the events all games share.

A card is a small number; its game knows its name (`Game.card_name`). A zone is a place
where cards lie. Events say what happened and never how it looks; `seen_by` takes out of
an event what a seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeAlias, TypeVar

M = TypeVar("M")

Seat: TypeAlias = int
Card: TypeAlias = int

# The clock acts too: in a game against time it carries out what is due.
CLOCK: Seat = -1
HIDDEN: Card = -1
NOBODY = -1


@dataclass(frozen=True, slots=True, order=True)
class Zone:
    """A place for cards: what it is called and whose it is (`NOBODY`: the table's)."""

    kind: str
    owner: int = NOBODY


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Everybody sees all of it unless a subclass says otherwise."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as `seat` may know it (None: an onlooker)."""
        return self

    def shows_hidden(self) -> bool:
        """Whether somebody learned by it what they did not know; no undo goes back past that."""
        return False


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """Cards went from one zone to another, in this order.

    `open` cards are seen by all; others only by the seats in `known_to`. `under` puts
    them below what lies in the target already. `known` says that whoever sees these cards
    knew them before: they lay open, or only their holder sees them.
    """

    cards: tuple[Card, ...]
    source: Zone
    target: Zone
    open: bool = True
    under: bool = False
    known_to: tuple[Seat, ...] = ()
    known: bool = False

    def seen_by(self, seat: Seat | None) -> Self:
        if self.open or seat in self.known_to:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))

    def shows_hidden(self) -> bool:
        return not self.known and (self.open or bool(self.known_to))


@dataclass(frozen=True, slots=True)
class MovedAtOnce(Event):
    """Cards that change places at the same moment: what a seat gets it does not pass on."""

    moves: tuple[CardsMoved, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return replace(self, moves=tuple(move.seen_by(seat) for move in self.moves))

    def shows_hidden(self) -> bool:
        return any(move.shows_hidden() for move in self.moves)


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A zone was shuffled."""

    zone: Zone


def each_once(moves: Sequence[M], cards: Iterable[Card]) -> list[M]:
    """The moves of these cards, of which equal ones lie together; that of equal cards only once."""
    found: list[M] = []
    last = None
    for card in cards:
        move = moves[card]
        if move is not last:
            found.append(move)
            last = move
    return found
