"""Chance in the state: a seeded stream of numbers that is one integer wide.

SplitMix64. The whole generator is one 64-bit number, so that a state copies in
microseconds, compares, and saves as JSON, and its stream is the same on every Python.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import lru_cache
from struct import unpack
from typing import Any, TypeAlias, TypeVar

try:
    # What `hashlib` gives, too; but that loads OpenSSL for the others it has (4 MB).
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
# Fewer numbers are quicker one by one; and of how many lengths of streams the lanes are kept.
_FEW, _KEPT = 4, 256


class Chance:
    """A seeded generator; equal seeds give equal streams for ever."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK

    def copy(self) -> Chance:
        return Chance(self.seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def __repr__(self) -> str:
        return f"Chance({self.seed})"

    def bits(self) -> int:
        """The next 64 bits."""
        self.seed = seed = (self.seed + _STEP) & _MASK
        seed = ((seed ^ (seed >> 30)) * _FIRST) & _MASK
        seed = ((seed ^ (seed >> 27)) * _SECOND) & _MASK
        return seed ^ (seed >> 31)

    def stream(self, count: int) -> Sequence[int]:
        """The next `count` numbers, as `bits` gives them one by one, and twice as quick.

        One long number has each of them in a lane of 128 bits, in which a product has room.
        """
        if count < _FEW:
            return [self.bits() for _ in range(count)]
        ones, steps, low = _lanes(count)
        seeds = (self.seed * ones + steps) & low
        self.seed = seeds >> 128 * (count - 1)
        mixed = ((seeds ^ (seeds >> 30 & low)) * _FIRST) & low
        mixed = ((mixed ^ (mixed >> 27 & low)) * _SECOND) & low
        mixed ^= mixed >> 31 & low
        return unpack(f"<{2 * count}Q", mixed.to_bytes(16 * count, "little"))[::2]

    def random(self) -> float:
        """A number in [0, 1)."""
        return (self.bits() >> 11) * 2.0**-53

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        return self.bits() * limit >> 64

    def between(self, low: float, high: float) -> float:
        """A number in [low, high)."""
        return low + (high - low) * self.random()

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order (Fisher-Yates)."""
        last = len(items) - 1
        for bits in self.stream(last):
            other = bits * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
            last -= 1

    def mix(self, items: MutableSequence[T]) -> None:
        """As `shuffle`, for up to 4096 items, and quicker: a draw serves four places.

        What a place leaves of the 64 bits is random still; of twelve bits a place none is missed.
        So the draw says one number, in which four places stand as hours, minutes and seconds do.
        """
        last = len(items) - 1
        for bits in self.stream((last + 3) // 4):
            one, two, three = last - 1, last - 2, last - 3
            if three < 1:
                self._mix_few(items, bits)
                return
            number = bits * ((last + 1) * last * one * two) >> 64
            other = number // (last * one * two)
            items[last], items[other] = items[other], items[last]
            other = number // (one * two) % last
            items[one], items[other] = items[other], items[one]
            other = number // two % one
            items[two], items[other] = items[other], items[two]
            other = number % two
            items[three], items[other] = items[other], items[three]
            last -= 4

    def _mix_few(self, items: MutableSequence[T], bits: int) -> None:
        """Put the first few items, at most four, into random order by one draw."""
        for place in range((len(items) - 1) % 4, 0, -1):
            bits *= place + 1
            other = bits >> 64
            bits &= _MASK
            items[place], items[other] = items[other], items[place]


@lru_cache(_KEPT)
def _lanes(count: int) -> tuple[int, int, int]:
    """In every lane a one, how far the seed has gone there, and the lower 64 bits."""
    lanes = range(count)
    ones = sum(1 << 128 * lane for lane in lanes)
    steps = sum(((lane + 1) * _STEP & _MASK) << 128 * lane for lane in lanes)
    return ones, steps, ones * _MASK


ANY = "?"


class NotThere(ValueError):
    """Something wanted of a pile is not in it, or not so often."""


class Stacked(Chance):
    """Chance that lays the first piles it shuffles as somebody wants them.

    `orders` has for each pile, in the order of the shuffles, the names of what lies in it from its
    end on, where most piles are drawn from; `ANY` is whatever is left, and so is all the rest.
    `name` says what an item is called.
    """

    __slots__ = ("name", "orders")

    def __init__(
        self, seed: int, orders: Sequence[Sequence[str]], name: Callable[[Any], str]
    ) -> None:
        super().__init__(seed)
        self.orders = tuple(map(tuple, orders))
        self.name = name

    def copy(self) -> Stacked:
        return Stacked(self.seed, self.orders, self.name)

    def shuffle(self, items: MutableSequence[T]) -> None:
        super().shuffle(items)
        self._lay(items)

    def mix(self, items: MutableSequence[T]) -> None:
        super().mix(items)
        self._lay(items)

    def _lay(self, items: MutableSequence[T]) -> None:
        if not self.orders:
            return
        order, self.orders = self.orders[0], self.orders[1:]
        left = list(items)
        wanted: list[T | None] = [self._take(name, left) for name in order]
        for place in range(len(items)):
            found = wanted[place] if place < len(wanted) else None
            items[-1 - place] = left.pop() if found is None else found

    def _take(self, name: str, left: list[T]) -> T | None:
        """The item of that name out of what is left; none is kept for `ANY`."""
        if name == ANY:
            return None
        found = next((item for item in left if self.name(item) == name), None)
        if found is None:
            raise NotThere(name)
        left.remove(found)
        return found


# What a match is dealt from: a number, or a chance that somebody has prepared.
Seed: TypeAlias = int | Chance


def chance_of(seed: Seed) -> Chance:
    """The chance of a match."""
    return seed.copy() if isinstance(seed, Chance) else Chance(seed)


def apart(seed: int, number: int) -> int:
    """A seed for something else, from which there is no way back to this one."""
    return seed_of(f"{seed} {number}".encode())


def seed_of(data: bytes) -> int:
    """A seed that these bytes make, on every machine the same."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
