"""What all bots of games of choices share: habits, a seed made from what they see, slips."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.bots.search import Thoughts, finish
from game.cards import Seat
from game.chance import Chance

H = TypeVar("H", bound="Habits")
V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Habits:
    """What makes a level.

    How many playings-out a choice may take (0: it goes by hunches), how often it slips, and what
    a slip may cost at most.
    """

    budget: int = 0
    slips: float = 0.0
    regret: float = 0.0


class Player(ABC, Generic[V, M, H]):
    """Plays one seat: a function of its habits, its seat, its seed and what it sees."""

    def __init__(self, habits: H, seat: Seat, seed: int) -> None:
        self.habits, self.seat, self.seed = habits, seat, seed

    def choose(self, view: V, moves: Sequence[M], budget: int = 0) -> M:
        """One of `moves`; a budget of 0 is the level's own."""
        return finish(self.think(view, moves, budget))

    @abstractmethod
    def think(self, view: V, moves: Sequence[M], budget: int = 0) -> Thoughts[M]:
        """As `choose`, with pauses."""


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
