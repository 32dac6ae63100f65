"""The players of Frantic: four levels that differ in how much they work out and how they slip.

    easy    goes by hunches and often takes another card than the best
    normal  goes by hunches, and now and then takes one nearly as good
    hard    has a sharper taste, works moves out, but not for long, and slips sometimes
    expert  has a sharper taste and works every move out

A bot is a function of its level, its seat, its seed and what it sees: equal views, equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.search import Thoughts, finish
from game.cards import Seat
from game.chance import Chance
from game.frantic.moves import FranticMove, GoOn, Point
from game.frantic.thinking.imagining import imagine
from game.frantic.thinking.policy import PLAIN
from game.frantic.thinking.working_out import Thinker, ranked
from game.frantic.view import FranticView


@dataclass(frozen=True, slots=True)
class Habits:
    """What makes a level: playings-out a choice may take (0: hunches), how often it slips,
    and what a slip may cost at most, in points."""

    budget: int = 0
    slips: float = 0.0
    regret: float = 0.0


LEVELS: dict[str, Habits] = {
    "easy": Habits(slips=0.55, regret=10.0),
    "normal": Habits(slips=0.12, regret=4.0),
    "hard": Habits(budget=96, slips=0.35, regret=4.0),
    "expert": Habits(budget=240),
}


class FranticBot:
    """Plays one seat."""

    def __init__(self, level: str, seat: Seat, seed: int) -> None:
        self.habits = LEVELS[level]
        self.seat, self.seed = seat, seed

    def choose(
        self, view: FranticView, moves: Sequence[FranticMove], budget: int = 0
    ) -> FranticMove:
        """One of `moves`; a budget of 0 is the level's own."""
        return finish(self.think(view, moves, budget))

    def think(
        self, view: FranticView, moves: Sequence[FranticMove], budget: int = 0
    ) -> Thoughts[FranticMove]:
        """As `choose`, with pauses."""
        if len(moves) == 1 or isinstance(moves[0], GoOn | Point):
            return moves[0]
        seed = seed_for(view, self.seed)
        if self.habits.budget:
            thinker = Thinker(view, self.seat, seed)
            found = yield from thinker.work_out(moves, budget or self.habits.budget)
        else:
            found = ranked(imagine(view, Chance(seed)), self.seat, moves, PLAIN)
        return self._choose(found, Chance(seed))

    def _choose(self, found: Sequence[tuple[float, FranticMove]], chance: Chance) -> FranticMove:
        """The best move, or by a slip one that seems hardly worse."""
        most = max(worth for worth, _ in found)
        near = [move for worth, move in found if most > worth >= most - self.habits.regret]
        if near and chance.random() < self.habits.slips:
            return chance.choice(near)
        return next(move for worth, move in found if worth == most)


def make_bot(level: str, seat: Seat, seed: int) -> FranticBot:
    """A bot of that level. Raises KeyError for another level."""
    return FranticBot(level, seat, seed)


def seed_for(view: FranticView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.seat or 0, view.number, view.draw, len(view.pile), sum(view.totals))
    for number in (*where, *view.counts, *view.hand):
        seed = Chance(seed * 31 + number).bits()
    return seed
