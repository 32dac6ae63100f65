"""The players of NYET!: four levels that differ in what they remember, notice and work out.

    easy    goes by hunches, often takes the second best, and forgets cards older than two tricks
    normal  goes by hunches, seldom slips, and remembers every card
    hard    works its cards out, but not for long, and now and then takes the second best
    expert  works vetoes and discards out too, and reads what others hold, and how they play, from
            what they do

A bot is a function of its level, seat, seed, temper and view: equal views, equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.bots.player import Habits, Player, seeded, slip
from game.bots.search import Thoughts
from game.cards import Card, Seat
from game.cast import Temper
from game.chance import Chance
from game.nyet.board import Box, Terms
from game.nyet.cards import FACE
from game.nyet.discards import pick_out
from game.nyet.foreseeing import foresee
from game.nyet.hunches import (
    after,
    holder_worths,
    partner_worths,
    strengths,
    veto_gains,
    worths_of_boxes,
)
from game.nyet.kernel import cards_by_code
from game.nyet.moves import Discard, FormTeams, GiveBonus, NyetMove, Pass, Play, Veto
from game.nyet.parting import likely, part
from game.nyet.policy import PLAIN_STYLE, pick
from game.nyet.tastes import taste
from game.nyet.thinking import Search, play_of
from game.nyet.view import NyetView

Ranked: TypeAlias = list[tuple[float, NyetMove]]


@dataclass(frozen=True, slots=True)
class NyetHabits(Habits):
    """A slip takes the second best; it costs points. `full_at` counts cards in hands.

    Besides, how many tricks it remembers, and whether it works vetoes and discards out too and
    reads the others' cards from what they cover and play.
    """

    memory: int = 99
    foresees: bool = False


LEVELS: dict[str, NyetHabits] = {
    "easy": NyetHabits(slips=0.25, regret=6.0, whim=0.3, memory=2),
    "normal": NyetHabits(slips=0.06, regret=2.0, whim=0.2),
    "hard": NyetHabits(budget=240, slips=0.1, regret=4.0, whim=0.3),
    "expert": NyetHabits(budget=1250, whim=0.1, full_at=28, foresees=True),
}


class NyetBot(Player[NyetView, NyetMove, NyetHabits]):
    """Plays one seat."""

    def think(
        self, view: NyetView, moves: Sequence[NyetMove], budget: int = 0
    ) -> Thoughts[NyetMove]:
        """As `choose`, with pauses."""
        if len(moves) == 1:
            return moves[0]
        seed, habits = seed_for(view, self.seed), self.habits
        whole = budget or habits.budget
        ranked: Ranked
        if habits.budget and isinstance(moves[0], Play):
            budget = budget or habits.playings_out(sum(view.counts))
            plays = {move.card: move for move in moves if isinstance(move, Play)}
            by_card = yield from Search(view, seed, habits.foresees).rank(budget)
            ranked = [(worth, plays[FACE[card]]) for worth, card in by_card]
        elif habits.foresees and isinstance(moves[0], Veto):
            ranked = by_gain((yield from foresee(view, seed, whole)), view, moves)
        elif habits.foresees and isinstance(moves[0], Discard | Pass):
            tried = likely(glance_at_discards(view, moves))
            given = {move: cards_given(view, move) for move in tried}
            ranked = yield from part(view, given, seed, whole)
        else:
            ranked = at_a_glance(view, moves, habits.memory)
        return self._choose(self.leaning(ranked, view), Chance(seed))

    def taste(self, temper: Temper, view: NyetView, move: NyetMove) -> float:
        """See `tastes`."""
        return taste(temper, view, move)

    def _choose(self, ranked: Ranked, chance: Chance) -> NyetMove:
        """The best move, or by a slip the second best if it costs little; equals by chance."""
        most = max(worth for worth, _ in slip(ranked, self.habits, chance) or ranked)
        return chance.choice([move for worth, move in ranked if worth == most])


def make_bot(level: str, seat: Seat, seed: int, temper: Temper | None = None) -> NyetBot:
    """A bot of that level. Raises KeyError for another level."""
    return NyetBot(LEVELS[level], seat, seed, temper)


def seed_for(view: NyetView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.seat or 0, view.number, len(view.tokens), len(view.tricks), len(view.trick))
    return seeded(seed, (*where, *view.hand))


def law_of(view: NyetView) -> Terms:
    assert view.terms is not None
    return view.terms


def at_a_glance(view: NyetView, moves: Sequence[NyetMove], memory: int) -> Ranked:
    """What a player who goes by hunches thinks of every move."""
    match moves[0]:
        case Veto():
            return by_gain(worths_of_boxes(view), view, moves)
        case FormTeams(seat):
            caught = strengths(view, law_of(view))
            teams = partner_worths(seat, caught, law_of(view), view)
            return [(teams[move.partners], move) for move in moves if isinstance(move, FormTeams)]
        case GiveBonus(seat):
            caught = strengths(view, law_of(view))
            holders = holder_worths(seat, view.teams, caught, law_of(view), view)
            return [(holders[move.holder], move) for move in moves if isinstance(move, GiveBonus)]
        case Discard() | Pass():
            return glance_at_discards(view, moves)
        case Play():
            return glance_at_cards(view, moves, memory)
    return [(0.0, move) for move in moves]


def by_gain(worths: dict[Box, float], view: NyetView, moves: Sequence[NyetMove]) -> Ranked:
    """What covering each box brings if open boxes are worth so much."""
    gains = veto_gains(worths, view)
    return [(gains[move.box], move) for move in moves if isinstance(move, Veto)]


def glance_at_discards(view: NyetView, moves: Sequence[NyetMove]) -> Ranked:
    """How good the hand is without the cards."""
    worth = after(view.hand, law_of(view), len(view.counts))
    return [(worth(cards_given(view, move)), move) for move in moves]


def cards_given(view: NyetView, move: NyetMove) -> tuple[Card, ...]:
    """The cards of the hand that a discard or a pass takes."""
    assert isinstance(move, Discard | Pass)
    faces = (move.card,) if isinstance(move, Pass) else move.cards
    return pick_out(list(view.hand), faces)


def glance_at_cards(view: NyetView, moves: Sequence[NyetMove], memory: int) -> Ranked:
    """The card to play, by the last tricks one remembers; a slip takes the one beside it."""
    terms = law_of(view)
    code = pick(play_of(replace(view, tricks=view.tricks[-memory:])), PLAIN_STYLE)
    card = FACE[cards_by_code(terms.trump, terms.supertrump)[code]]
    at = next(n for n, move in enumerate(moves) if isinstance(move, Play) and move.card == card)
    return [
        (-abs(number - at), move) for number, move in enumerate(moves[: at + 2]) if number >= at - 1
    ]
