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

    __slots__ = ("_count", "_counts", "ranks", "seat")

    def __init__(self, seat: Seat, ranks: Sequence[Rank]) -> None:
        self.seat = seat
        self.ranks = tuple(sorted([*ranks, *[GAP] * (5 - len(ranks))]))
        self._counts = {rank: self.ranks.count(rank) for rank in self.ranks}
        self._count = _ways(tuple(self._counts.values()), 5)

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
        return Lay(self.seat, _line(self._counts.copy(), at % self._count))

    def __iter__(self) -> Iterator[Lay]:
        for line in sorted(set(permutations(self.ranks, 5))):
            yield Lay(self.seat, line)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layouts) and (self.seat, self.ranks) == (other.seat, other.ranks)

    def __hash__(self) -> int:
        return hash((self.seat, self.ranks))


def _line(left: dict[Rank, int], number: int) -> tuple[Rank, ...]:
    """The line with that number among all lines from so many of each rank, in rising order."""
    line: list[Rank] = []
    for slots in (4, 3, 2, 1, 0):
        rank, number = _first(left, number, slots)
        line.append(rank)
        if left[rank] > 1:
            left[rank] -= 1
        else:
            del left[rank]
    return tuple(line)


def _first(left: dict[Rank, int], number: int, slots: int) -> tuple[Rank, int]:
    """The first rank of the line with that number, and the number of what follows it."""
    ways_by_count = _ways_after(tuple(left.values()), slots)
    for rank, count in left.items():
        ways = ways_by_count[count]
        if number < ways:
            return rank, number
        number -= ways
    raise IndexError(number)


@cache
def _ways(counts: tuple[int, ...], slots: int) -> int:
    """In how many ways so many slots can be laid from ranks that are there so often."""
    if not slots:
        return 1
    after = _ways_after(counts, slots - 1)
    return sum(after[count] for count in counts)


@cache
def _ways_after(counts: tuple[int, ...], slots: int) -> dict[int, int]:
    """As `_ways`, after a card was laid of a rank that was there so often."""
    found = {}
    for count in set(counts):
        left = list(counts)
        left.remove(count)
        if count > 1:
            left.append(count - 1)
        found[count] = _ways(tuple(sorted(left)), slots)
    return found
