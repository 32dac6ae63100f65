"""The players of Frantic: four levels that differ in how much they work out and how they slip.

    easy    goes by hunches and often takes another card than the best
    normal  goes by hunches, and now and then takes one nearly as good
    hard    has a sharper taste, works moves out, but not for long, and slips sometimes
    expert  has a sharper taste, works every move out, and reads in what others did what they hold

A bot is a function of its level, seat, seed, temper and view: equal views, equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.player import Habits, Player, seeded, slip
from game.bots.search import Thoughts
from game.cards import Seat
from game.cast import Temper
from game.chance import Chance
from game.frantic.moves import FranticMove, GoOn, Point
from game.frantic.tastes import taste
from game.frantic.thinking.imagining import imagine
from game.frantic.thinking.policy import PLAIN
from game.frantic.thinking.working_out import CLOSELY, QUICKLY, Care, Search, ranked
from game.frantic.view import FranticView


@dataclass(frozen=True, slots=True)
class FranticHabits(Habits):
    """`care`: how it works moves out, if it does."""

    care: Care = QUICKLY


# Slips and whims cost points.
LEVELS: dict[str, FranticHabits] = {
    "easy": FranticHabits(slips=0.55, regret=10.0, whim=2.5),
    "normal": FranticHabits(slips=0.12, regret=4.0, whim=2.5),
    "hard": FranticHabits(budget=96, slips=0.35, regret=4.0, whim=1.5),
    "expert": FranticHabits(budget=560, whim=1.0, full_at=4, care=CLOSELY),
}


class FranticBot(Player[FranticView, FranticMove, FranticHabits]):
    """Plays one seat."""

    def think(
        self, view: FranticView, moves: Sequence[FranticMove], budget: int = 0
    ) -> Thoughts[FranticMove]:
        """As `choose`, with pauses."""
        if len(moves) == 1 or isinstance(moves[0], GoOn | Point):
            return moves[0]
        seed = seed_for(view, self.seed)
        if self.habits.budget:
            search = Search(view, self.seat, seed, self.habits.care)
            found = yield from search.rank(moves, budget or self.habits.playings_out(view.seats))
        else:
            found = ranked(imagine(view, Chance(seed)), self.seat, moves, PLAIN)
        return self._choose(self.leaning(found, view), Chance(seed))

    def taste(self, temper: Temper, view: FranticView, move: FranticMove) -> float:
        """See `tastes`."""
        return taste(temper, view, move)

    def _choose(self, found: Sequence[tuple[float, FranticMove]], chance: Chance) -> FranticMove:
        """The best move, or by a slip one that seems hardly worse."""
        near = slip(found, self.habits, chance)
        _, move = chance.choice(near) if near else max(found, key=lambda one: one[0])
        return move


def make_bot(level: str, seat: Seat, seed: int, temper: Temper | None = None) -> FranticBot:
    """A bot of that level. Raises KeyError for another level."""
    return FranticBot(LEVELS[level], seat, seed, temper)


def seed_for(view: FranticView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.seat or 0, view.number, view.draw, len(view.pile), sum(view.totals))
    return seeded(seed, (*where, *view.counts, *view.hand))
