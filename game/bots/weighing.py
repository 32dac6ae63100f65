"""Choices weighed for people to read: what each is worth, how sure that is, and what decides it.

The same search as a bot's, which notes besides what came about in each playing-out. What comes
about more or less often after one choice than after another, and goes with winning, is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Generic, TypeAlias, TypeVar

from game.bots.search import Thoughts, race
from game.cards import NOBODY

M = TypeVar("M")
World = TypeVar("World")

# What comes about as often to this many standard errors explains nothing.
TELLING = 2.0
TINY = 1e-9


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that may come about: a word of the game's, and about whom or which card."""

    what: str
    which: int = NOBODY


Facts: TypeAlias = Mapping[Fact, float]


@dataclass(frozen=True, slots=True)
class Followed:
    """What came of a choice: its worth to the seat, whether it won (0 to 1), and what happened."""

    worth: float
    won: float
    facts: Facts


@dataclass(frozen=True, slots=True)
class Gap:
    """How much worse a choice is than the best one, and the standard error of that."""

    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact, how often or how much of it comes after the best choice and after another.

    `pull` is the share of the gap between the two that goes with it.
    """

    fact: Fact
    best: float
    other: float
    pull: float


@dataclass(slots=True)
class Weighing(Generic[M]):
    """Choices with what came of each, world by world; those that fell behind have fewer worlds.

    What is not `sure` was judged at a glance, in no world at all. Where worth is `told`
    `in_wins`, nobody can lose more of them than the best choice has.
    """

    moves: Sequence[M]
    followed: list[list[Followed]]
    sure: bool = True
    in_wins: bool = False

    def worth(self, number: int) -> float:
        """What a choice is worth."""
        return mean([one.worth for one in self.followed[number]])

    def won(self, number: int) -> float:
        """How often it wins."""
        return mean([one.won for one in self.followed[number]])

    @property
    def best(self) -> int:
        """The number of the best choice."""
        most = max(map(len, self.followed))
        racing = [n for n, followed in enumerate(self.followed) if len(followed) == most]
        return max(racing, key=lambda number: (self.worth(number), -number))

    def gap(self, number: int) -> Gap:
        """How far a choice is behind the best one, in the worlds that both were tried in."""
        pairs = zip(self.followed[self.best], self.followed[number], strict=False)
        behind, error = mean_and_error([one.worth - other.worth for one, other in pairs])
        return Gap(max(behind, 0.0), error)

    def told(self, behind: float) -> float:
        """How far behind a choice is, as it is told."""
        return min(behind, self.won(self.best)) if self.in_wins else behind

    def differences(self, other: int) -> list[Difference]:
        """What the best choice changes beside another one, what counts most first."""
        pairs = list(zip(self.followed[self.best], self.followed[other], strict=False))
        gap = mean([one.worth - two.worth for one, two in pairs])
        facts = {fact for one, two in pairs for fact in (*one.facts, *two.facts)}
        found = (self._difference(fact, pairs, gap) for fact in facts)
        telling = [one for one in found if one is not None]
        return sorted(telling, key=lambda one: (-one.pull, one.fact.what, one.fact.which))

    def _difference(
        self, fact: Fact, pairs: Sequence[tuple[Followed, Followed]], gap: float
    ) -> Difference | None:
        sides = [[pair[side].facts.get(fact, 0.0) for pair in pairs] for side in (0, 1)]
        apart, error = mean_and_error([one - other for one, other in zip(*sides, strict=True)])
        if abs(apart) <= max(TELLING * error, TINY) or gap <= TINY:
            return None
        worths = [[pair[side].worth for pair in pairs] for side in (0, 1)]
        slope = slope_of(sides, worths)
        pull = 1.0 if slope is None else slope * apart / gap
        return Difference(fact, mean(sides[0]), mean(sides[1]), min(pull, 1.0))


def weigh(
    moves: Sequence[M],
    sample: Callable[[], World],
    play_out: Callable[[World, M], Followed],
    budget: int,
    kept: Collection[int] = (),
) -> Thoughts[Weighing[M]]:
    """Weigh choices by what follows them; as `search.race`."""
    followed: list[list[Followed]] = [[] for _ in moves]
    number_of = {id(move): number for number, move in enumerate(moves)}

    def noted(world: World, move: M) -> float:
        came = play_out(world, move)
        followed[number_of[id(move)]].append(came)
        return came.worth

    yield from race(moves, sample, noted, budget, kept)
    return Weighing(moves, followed)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count, middle = len(values), mean(values)
    if count < 2:
        return middle, 0.0
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, sqrt(spread / count)


def slope_of(facts: Sequence[Sequence[float]], worths: Sequence[Sequence[float]]) -> float | None:
    """What one more of a fact goes with, after one and the same choice; None: it never varies."""
    spread = together = 0.0
    for own, worth in zip(facts, worths, strict=True):
        middle, level = mean(own), mean(worth)
        spread += sum((fact - middle) ** 2 for fact in own)
        together += sum(
            (fact - middle) * (one - level) for fact, one in zip(own, worth, strict=True)
        )
    return together / spread if spread > TINY else None
