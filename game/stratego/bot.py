"""The players of Stratego Cards: four levels that differ in what they remember and work out.

    easy    goes by hunches, often changes its mind, and forgets what it saw after some turns
    normal  goes by hunches, seldom slips, and remembers every card
    hard    works things out, but not for long, and sometimes takes the second best
    expert  works everything out, and reads the enemy's cards from what they do and leave undone

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
from game.stratego.beliefs import Belief
from game.stratego.hunches import Ranked, remembering, worths
from game.stratego.layouts import Layouts
from game.stratego.moves import AnswerDraw, StrategoMove
from game.stratego.tastes import taste
from game.stratego.thinking import Search
from game.stratego.view import StrategoView


@dataclass(frozen=True, slots=True)
class StrategoHabits(Habits):
    """Slips and whims cost worth of cards; wins where it works things out.

    Besides, for how many turns it remembers what it saw, and whether it reads the enemy's cards
    from what they do and leave.
    """

    memory: int = 999
    reads: bool = False


LEVELS: dict[str, StrategoHabits] = {
    "easy": StrategoHabits(slips=0.6, regret=6.0, whim=0.5, memory=2),
    "normal": StrategoHabits(slips=0.08, regret=2.0, whim=0.5),
    "hard": StrategoHabits(budget=400, slips=0.15, regret=0.05, whim=0.015),
    "expert": StrategoHabits(budget=1600, whim=0.01, reads=True),
}
# Lines are looked at in this many ways at most.
MOST_LINES = 400


class StrategoBot(Player[StrategoView, StrategoMove, StrategoHabits]):
    """Plays one seat."""

    def think(
        self, view: StrategoView, moves: Sequence[StrategoMove], budget: int = 0
    ) -> Thoughts[StrategoMove]:
        """As `choose`, with pauses."""
        # The first answer to the offer of a draw is to play on.
        if len(moves) == 1 or isinstance(moves[0], AnswerDraw):
            return moves[0]
        seed = seed_for(view, self.seed)
        habits, chance = self.habits, Chance(seed)
        if isinstance(moves, Layouts):
            moves = some_of(moves, chance)
        if habits.budget:
            search = Search(view, seed, habits.reads)
            ranked = yield from search.rank(moves, budget or habits.budget)
        else:
            seen = remembering(view, habits.memory) if habits.memory < 999 else view
            ranked = worths(seen, moves, Belief(seen, habits.reads))
        return self._choose(self.leaning(ranked, view), chance)

    def taste(self, temper: Temper, view: StrategoView, move: StrategoMove) -> float:
        """See `tastes`."""
        return taste(temper, view, move)

    def _choose(self, ranked: Ranked, chance: Chance) -> StrategoMove:
        """The best move, or by a slip one that seems hardly worse; equal hunches by chance."""
        most = max(worth for worth, _ in ranked)
        best = [one for one in ranked if one[0] == most]
        _, move = chance.choice(slip(ranked, self.habits, chance) or best)
        return move


def make_bot(level: str, seat: Seat, seed: int, temper: Temper | None = None) -> StrategoBot:
    """A bot of that level. Raises KeyError for another level."""
    return StrategoBot(LEVELS[level], seat, seed, temper)


def seed_for(view: StrategoView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.seat or 0, view.number, view.turn, len(view.history), view.quiet)
    return seeded(seed, (*where, *view.hand))


def some_of(lines: Layouts, chance: Chance) -> list[StrategoMove]:
    """Lines enough to choose from, in slots by chance: where a card lies tells nothing."""
    if len(lines) <= MOST_LINES:
        return list(lines)
    return [lines[chance.below(len(lines))] for _ in range(MOST_LINES)]
