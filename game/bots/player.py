"""What all bots of games of choices share: habits, temper, slips, a seed made from what they see.

A temper decides between moves that are about as good: what it likes is worth a whim more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.bots.search import Thoughts, finish
from game.cards import Seat
from game.cast import Temper
from game.chance import Chance

H = TypeVar("H", bound="Habits")
V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Habits:
    """What makes a level.

    How many playings-out a choice may take (0: it goes by hunches), how often it slips, and what
    a slip and a whim, which is to follow its temper, may cost at most. With more than `full_at`
    seats, or cards in hands, there are fewer playings-out, for each takes longer.
    """

    budget: int = 0
    slips: float = 0.0
    regret: float = 0.0
    whim: float = 0.0
    full_at: int = 99

    def playings_out(self, size: int) -> int:
        """How many playings-out a choice may take with so many seats, or cards in hands."""
        return self.budget * self.full_at // max(self.full_at, size)


class Player(ABC, Generic[V, M, H]):
    """Plays one seat: a function of its habits, its seat, its seed, its temper and what it sees."""

    def __init__(self, habits: H, seat: Seat, seed: int, temper: Temper | None = None) -> None:
        self.habits, self.seat, self.seed, self.temper = habits, seat, seed, temper

    def choose(self, view: V, moves: Sequence[M], budget: int = 0) -> M:
        """One of `moves`; a budget of 0 is the level's own."""
        return finish(self.think(view, moves, budget))

    @abstractmethod
    def think(self, view: V, moves: Sequence[M], budget: int = 0) -> Thoughts[M]:
        """As `choose`, with pauses."""

    def taste(self, temper: Temper, view: V, move: M) -> float:
        """How much a move is to the liking of a temper, from 0 to 1. Whoever has none, has none."""
        return 0.0

    def leaning(self, ranked: Sequence[tuple[float, M]], view: V) -> list[tuple[float, M]]:
        """Moves with what they are worth to somebody of its temper: a whim more at most."""
        if self.temper is None:
            return list(ranked)
        temper, whim = self.temper, self.habits.whim
        return [(worth + whim * self.taste(temper, view, move), move) for worth, move in ranked]


def seeded(seed: int, seen: Iterable[int]) -> int:
    """A seed that depends on nothing but another one and some numbers that are seen."""
    for number in seen:
        seed = Chance(seed * 31 + number).bits()
    return seed


def slip(
    ranked: Sequence[tuple[float, M]], habits: Habits, chance: Chance
) -> list[tuple[float, M]]:
    """The moves that seem hardly worse than the best, if it slips this time; else none."""
    most = max(worth for worth, _ in ranked)
    near = [(worth, move) for worth, move in ranked if most > worth >= most - habits.regret]
    return near if near and chance.random() < habits.slips else []
