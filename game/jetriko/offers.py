"""The moves a seat is offered, made once and used again and again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import TypeAlias, TypeGuard, overload

from game.cards import Card, Seat
from game.jetriko.cards import DEFLECT, KIND_OF, PLAYING, TARGET
from game.jetriko.moves import (
    ANTICLOCKWISE,
    CLOCKWISE,
    Choose,
    Discard,
    Draw,
    Give,
    NameColour,
    Pass,
    Play,
    Start,
    TakeHit,
)

SEATS = range(6)
# By seat.
DRAWS = tuple(map(Draw, SEATS))
PASSES = tuple(map(Pass, SEATS))
HITS = tuple(map(TakeHit, SEATS))

# The same few come again and again: each is made once.
gives, chooses, discards = cache(Give), cache(Choose), cache(Discard)
starts, names_colour = cache(Start), cache(NameColour)

# By card: all ways to play it.
Plays: TypeAlias = tuple[tuple[Play, ...], ...]


def _plays(seat: Seat, directions: tuple[int, ...]) -> Plays:
    return tuple(
        tuple(Play(seat, card, way) for way in (directions if KIND_OF[card] == DEFLECT else (0,)))
        for card in PLAYING
    )


_OF_TWO = tuple(_plays(seat, (0,)) for seat in SEATS)
_OF_MORE = tuple(_plays(seat, (CLOCKWISE, ANTICLOCKWISE)) for seat in SEATS)
# All ways to play each card in a main step, by the number of players and by seat; two players are
# not asked for a direction (C7).
PLAYS = ((), (), _OF_TWO, _OF_MORE, _OF_MORE, _OF_MORE, _OF_MORE)


@cache
def answers(seats: int, seat: Seat, direction: int) -> Plays:
    """All ways to play each card as an answer; Target names players in order (C8)."""
    if seats == 2:
        return PLAYS[seats][seat]
    others = [(seat + direction * at) % seats for at in range(1, seats)]
    return tuple(
        tuple(Play(seat, card, target=other) for other in others)
        if KIND_OF[card] == TARGET
        else ways
        for card, ways in enumerate(PLAYS[seats][seat])
    )


class Picks(Sequence[Discard]):
    """Every way to discard so many cards of a hand, each made only when it is asked for."""

    __slots__ = ("cards", "seat", "size")

    def __init__(self, seat: Seat, cards: tuple[Card, ...], size: int) -> None:
        self.seat, self.cards, self.size = seat, cards, size

    def __len__(self) -> int:
        return comb(len(self.cards), self.size)

    def __iter__(self) -> Iterator[Discard]:
        return (Discard(self.seat, chosen) for chosen in combinations(self.cards, self.size))

    @overload
    def __getitem__(self, at: int) -> Discard: ...

    @overload
    def __getitem__(self, at: slice) -> list[Discard]: ...

    def __getitem__(self, at: int | slice) -> Discard | list[Discard]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        if at < 0:
            at += len(self)
        if not 0 <= at < len(self):
            raise IndexError(at)
        return Discard(self.seat, tuple(self._chosen(at)))

    def _chosen(self, at: int) -> Iterator[Card]:
        """The cards of a way by its number, in the order of `combinations`."""
        needed = self.size
        for place, card in enumerate(self.cards):
            if not needed:
                return
            with_it = comb(len(self.cards) - place - 1, needed - 1)
            if at < with_it:
                yield card
                needed -= 1
            else:
                at -= with_it

    def __contains__(self, move: object) -> bool:
        return self.holds(move) and move.cards == tuple(sorted(move.cards))

    def holds(self, move: object) -> TypeGuard[Discard]:
        """Whether this is one of the ways, its cards in any order."""
        if not isinstance(move, Discard) or move.seat != self.seat:
            return False
        chosen = set(move.cards)
        return len(move.cards) == len(chosen) == self.size and chosen <= set(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picks) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Seat, tuple[Card, ...], int]:
        return self.seat, self.cards, self.size
