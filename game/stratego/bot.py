"""The players of Stratego Cards: four levels that differ in what they remember and work out.

    easy    goes by hunches, often changes its mind, and forgets what it saw after some turns
    normal  goes by hunches, seldom slips, and remembers every card
    hard    works things out, but not for long, and sometimes takes the second best
    expert  works everything out, and reads the enemy's cards from what they do and leave undone

A bot is a function of its level, its seat, its seed and what it sees: equal views, equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.search import Thoughts, finish
from game.cards import Seat
from game.chance import Chance
from game.stratego.beliefs import Belief
from game.stratego.hunches import Ranked, remembering, worths
from game.stratego.layouts import Layouts
from game.stratego.moves import AnswerDraw, StrategoMove
from game.stratego.thinking import Thinker
from game.stratego.view import StrategoView


@dataclass(frozen=True, slots=True)
class Habits:
    """What makes a level.

    How many playings-out a choice may take (0: it goes by hunches), how often it slips, what a
    slip may cost at most (worth of cards; wins where it works things out), for how many turns
    it remembers what it saw, whether it reads the enemy's cards from what they do and leave.
    """

    budget: int = 0
    slips: float = 0.0
    regret: float = 0.0
    memory: int = 999
    reads: bool = False


LEVELS: dict[str, Habits] = {
    "easy": Habits(slips=0.6, regret=6.0, memory=2),
    "normal": Habits(slips=0.08, regret=2.0),
    "hard": Habits(budget=400, slips=0.15, regret=0.05),
    "expert": Habits(budget=1600, reads=True),
}
# Lines are looked at in this many ways at most.
MOST_LINES = 400


class StrategoBot:
    """Plays one seat."""

    def __init__(self, level: str, seat: Seat, seed: int) -> None:
        self.habits = LEVELS[level]
        self.seat, self.seed = seat, seed

    def choose(
        self, view: StrategoView, moves: Sequence[StrategoMove], budget: int = 0
    ) -> StrategoMove:
        """One of `moves`; a budget of 0 is the level's own."""
        return finish(self.think(view, moves, budget))

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
            thinker = Thinker(view, seed, habits.reads)
            ranked = yield from thinker.ranked(moves, budget or habits.budget)
        else:
            seen = remembering(view, habits.memory) if habits.memory < 999 else view
            ranked = worths(seen, moves, Belief(seen, habits.reads))
        return self._choose(ranked, chance)

    def _choose(self, ranked: Ranked, chance: Chance) -> StrategoMove:
        """The best move, or by a slip one that seems hardly worse; equals by chance."""
        most = max(worth for worth, _ in ranked)
        best = [move for worth, move in ranked if worth == most]
        near = [move for worth, move in ranked if most > worth >= most - self.habits.regret]
        if near and chance.random() < self.habits.slips:
            return chance.choice(near)
        return chance.choice(best)


def make_bot(level: str, seat: Seat, seed: int) -> StrategoBot:
    """A bot of that level. Raises KeyError for another level."""
    return StrategoBot(level, seat, seed)


def seed_for(view: StrategoView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.seat or 0, view.number, view.turn, len(view.history), view.quiet)
    for number in (*where, *view.hand):
        seed = Chance(seed * 31 + number).bits()
    return seed


def some_of(lines: Layouts, chance: Chance) -> list[StrategoMove]:
    """Lines enough to choose from, in slots by chance: where a card lies tells nothing."""
    if len(lines) <= MOST_LINES:
        return list(lines)
    return [lines[chance.below(len(lines))] for _ in range(MOST_LINES)]
