"""All ways to lay a line, without writing them all down (STR-03, STR-62).

Eight cards can be laid in up to 6,720 ways. They are counted, and each is made when it is asked
for, in the order in which the ranks of the line rise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import overload

from game.cards import Seat
from game.stratego.cards import GAP, Rank
from game.stratego.moves import Lay


class Layouts(Sequence[Lay]):
    """Every line a seat can lay from the cards it took, each once; equal cards are one option."""

    __slots__ = ("_count", "ranks", "seat")

    def __init__(self, seat: Seat, ranks: Sequence[Rank]) -> None:
        self.seat = seat
        self.ranks = tuple(sorted([*ranks, *[GAP] * (5 - len(ranks))]))
        self._count = _ways(_multiplicities(self.ranks), 5)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Lay: ...

    @overload
    def __getitem__(self, at: slice) -> list[Lay]: ...

    def __getitem__(self, at: int | slice) -> Lay | list[Lay]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        if not -self._count <= at < self._count:
            raise IndexError(at)
        return Lay(self.seat, _line(self.ranks, at % self._count))

    def __iter__(self) -> Iterator[Lay]:
        for line in sorted(set(permutations(self.ranks, 5))):
            yield Lay(self.seat, line)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layouts) and (self.seat, self.ranks) == (other.seat, other.ranks)

    def __hash__(self) -> int:
        return hash((self.seat, self.ranks))


def _line(ranks: tuple[Rank, ...], number: int) -> tuple[Rank, ...]:
    """The line with that number among all lines from these ranks, counted in rising order."""
    line: list[Rank] = []
    left = list(ranks)
    for slots in (4, 3, 2, 1, 0):
        counts = _multiplicities(left)
        at = 0
        while True:
            count = left.count(left[at])
            ways = _ways_after(counts, count, slots)
            if number < ways:
                break
            number -= ways
            at += count
        line.append(left.pop(at))
    return tuple(line)


def _multiplicities(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """How often each rank is there; which it is does not matter for counting."""
    return tuple(sorted([ranks.count(rank) for rank in set(ranks)]))


@cache
def _ways(counts: tuple[int, ...], slots: int) -> int:
    """In how many ways so many slots can be laid from ranks that are there so often."""
    return sum(_ways_after(counts, count, slots - 1) for count in counts) if slots else 1


@cache
def _ways_after(counts: tuple[int, ...], count: int, slots: int) -> int:
    """As `_ways`, when one card of a rank that was there `count` times has been laid."""
    left = list(counts)
    left.remove(count)
    if count > 1:
        left.append(count - 1)
    return _ways(tuple(sorted(left)), slots)
