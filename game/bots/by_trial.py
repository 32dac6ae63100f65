"""A bot and an expert for any game of choices, before it has a policy of its own.

Worlds are imagined that fit what the seat sees; in each of them every choice is tried, and the rest
played by chance. What wins most often is best. A game whose matches are long wants better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.advice import Expert
from game.bots.player import Habits, Player, seeded
from game.bots.random_bot import RandomBot
from game.bots.search import Thoughts
from game.bots.weighing import Followed, Weighing, weigh
from game.cards import Seat
from game.cast import Temper
from game.chance import Chance
from game.rules import Game

LEVELS = {
    "easy": Habits(),
    "normal": Habits(budget=40),
    "hard": Habits(budget=160),
    "expert": Habits(budget=600),
}
# A playing-out is given up after so many moves.
LONGEST = 400


@dataclass(frozen=True, slots=True)
class Trial:
    """How choices are tried out in one game."""

    game: Game

    def weigh(
        self, view: Any, moves: Sequence[Any], seed: int, budget: int, played: Any = None
    ) -> Thoughts[Weighing[Any]]:
        """What comes of each choice; of what was `played` to the end."""
        chance = Chance(seed)

        def sample() -> tuple[Any, int]:
            return self.game.imagine(view, Chance(chance.bits())), chance.bits()

        def play_out(world: tuple[Any, int], move: Any) -> Followed:
            won = self._won(world[0].copy(), move, Chance(world[1]), view.seat)
            return Followed(won, won, {})

        kept = [number for number, move in enumerate(moves) if move == played]
        return (yield from weigh(moves, sample, play_out, budget, kept))

    def _won(self, state: Any, move: Any, chance: Chance, seat: Seat) -> float:
        state.play(move)
        by_chance = RandomBot(chance)
        for _ in range(LONGEST):
            if state.outcome is not None:
                winners = state.outcome.winners
                return (seat in winners) / max(1, len(winners))
            moves = state.moves(state.to_act()[0])
            state.play(by_chance.choose(None, moves, 0))
        return 0.0

    def expert(self) -> Expert[Any]:
        """Who advises by trial."""
        return Expert(
            self.weigh, {}, lambda view, difference, best, worse: None, full=600, quick=80, much=0.2
        )

    def make_bot(self, level: str, seat: Seat, seed: int, temper: Temper | None = None) -> Trier:
        """A bot of that level. Raises KeyError for another level."""
        return Trier(self, LEVELS[level], seat, seed, temper)


class Trier(Player[Any, Any, Habits]):
    """Plays one seat; without a budget by chance."""

    def __init__(
        self, trial: Trial, habits: Habits, seat: Seat, seed: int, temper: Temper | None = None
    ) -> None:
        super().__init__(habits, seat, seed, temper)
        self.trial = trial

    def think(self, view: Any, moves: Sequence[Any], budget: int = 0) -> Thoughts[Any]:
        seed = seeded(self.seed, (*view.hand, *view.counts, len(moves)))
        if len(moves) == 1 or not self.habits.budget:
            return Chance(seed).choice(moves)
        found = yield from self.trial.weigh(view, moves, seed, budget or self.habits.budget)
        return found.moves[found.best]
