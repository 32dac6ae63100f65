"""The players of Jetriko: four levels that differ in how they decide and in how often they slip.

    easy    plays by plain habits, and does anything at all nearly every other time
    normal  plays by plain habits and seldom slips
    hard    has sharper habits, works everything out, but not for long, and may take the second best
    expert  has sharper habits and works everything out

A bot is a function of its level, seat, seed, temper and view: equal views, equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.player import Habits, Player, seeded
from game.bots.search import Thoughts
from game.cards import Seat
from game.cast import Temper
from game.chance import Chance
from game.jetriko.imagining import imagine
from game.jetriko.moves import GoOn, JetrikoMove
from game.jetriko.policy import PLAIN_STYLE, SHARP_STYLE, Style, pick
from game.jetriko.tastes import aimed, style_of, taste
from game.jetriko.thinking import Search
from game.jetriko.view import JetrikoView


@dataclass(frozen=True, slots=True)
class JetrikoHabits(Habits):
    """Slips and whims cost a share of won rounds; without playings-out a slip is anything at all.

    Besides, how much better than the habit another move must be to be preferred.
    """

    loyalty: float = 0.0


LEVELS: dict[str, JetrikoHabits] = {
    "easy": JetrikoHabits(slips=0.4),
    "normal": JetrikoHabits(slips=0.05),
    "hard": JetrikoHabits(budget=300, slips=0.1, regret=0.03, whim=0.01, loyalty=0.01),
    "expert": JetrikoHabits(budget=1600, whim=0.005, loyalty=0.005),
}


class JetrikoBot(Player[JetrikoView, JetrikoMove, JetrikoHabits]):
    """Plays one seat."""

    def think(
        self, view: JetrikoView, moves: Sequence[JetrikoMove], budget: int = 0
    ) -> Thoughts[JetrikoMove]:
        """As `choose`, with pauses."""
        if len(moves) == 1 or isinstance(moves[0], GoOn):
            return moves[0]
        seed = seed_for(view, self.seed)
        chance = Chance(seed)
        habits = self.habits
        slips = chance.random() < habits.slips
        if not habits.budget:
            return chance.choice(moves) if slips else self._by_habit(view, moves, chance)
        found = yield from Search(view, seed).rank(moves, budget or habits.budget)
        ranked = self.leaning(found, view)
        habit = by_habit(view, chance, SHARP_STYLE)
        most, best = max(ranked, key=lambda one: one[0] + habits.loyalty * (one[1] == habit))
        near = [move for worth, move in ranked if move != best and worth >= most - habits.regret]
        return chance.choice(near) if slips and near else best

    def _by_habit(
        self, view: JetrikoView, moves: Sequence[JetrikoMove], chance: Chance
    ) -> JetrikoMove:
        """What it does without a thought, aimed as its temper likes."""
        move = by_habit(view, chance, style_of(self.temper, PLAIN_STYLE))
        return move if self.temper is None else aimed(self.temper, view, move, moves)

    def taste(self, temper: Temper, view: JetrikoView, move: JetrikoMove) -> float:
        """See `tastes`."""
        return taste(temper, view, move)


def make_bot(level: str, seat: Seat, seed: int, temper: Temper | None = None) -> JetrikoBot:
    """A bot of that level. Raises KeyError for another level."""
    return JetrikoBot(LEVELS[level], seat, seed, temper)


def by_habit(view: JetrikoView, chance: Chance, style: Style) -> JetrikoMove:
    """What the policy does at a table like this; it reads nothing that is made up in it."""
    assert view.seat is not None
    return pick(imagine(view, chance), view.seat, style)


def seed_for(view: JetrikoView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.number, view.turn, len(view.discard), view.pile, view.top, view.shuffles)
    return seeded(seed, (*where, *view.hand))
