"""The players of NYET!: four levels that differ in what they remember, notice and work out.

    easy    goes by hunches, often changes its mind, and forgets cards older than two tricks
    normal  goes by hunches and remembers every card
    hard    works everything out, but not for long, and sometimes takes the second best
    expert  works everything out

A bot is a function of its level, its seat, its seed and what it sees: equal views, equal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.cards import Seat
from game.chance import Chance
from game.nyet.board import Terms
from game.nyet.cards import FACE
from game.nyet.discards import pick_out
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
from game.nyet.policy import pick
from game.nyet.thinking import Thinker, play_of
from game.nyet.view import NyetView

Ranked: TypeAlias = list[tuple[float, NyetMove]]


@dataclass(frozen=True, slots=True)
class Habits:
    """What makes a level.

    How many playings-out a choice may take (0: it goes by hunches), how often it slips, what
    a slip may cost at most (points), and how many tricks it remembers.
    """

    budget: int = 0
    slips: float = 0.0
    regret: float = 0.0
    memory: int = 99


LEVELS: dict[str, Habits] = {
    "easy": Habits(slips=0.35, regret=6.0, memory=2),
    "normal": Habits(),
    "hard": Habits(budget=240, slips=0.15, regret=3.0),
    "expert": Habits(budget=1200),
}
# Of all ways to discard, those that look best are worked out.
MOST_DISCARDS = 10


class NyetBot:
    """Plays one seat."""

    def __init__(self, level: str, seat: Seat, seed: int) -> None:
        self.habits = LEVELS[level]
        self.seat, self.seed = seat, seed

    def choose(self, view: NyetView, moves: Sequence[NyetMove], budget: int = 0) -> NyetMove:
        """One of `moves`; a budget of 0 is the level's own."""
        if len(moves) == 1:
            return moves[0]
        seed = seed_for(view, self.seed)
        thinker = Thinker(view, seed) if self.habits.budget else None
        allowed = budget or self.habits.budget
        match moves[0]:
            case Veto():
                ranked = rank_vetoes(view, moves, thinker, allowed)
            case FormTeams():
                ranked = rank_partners(view, moves, thinker, allowed)
            case GiveBonus():
                ranked = rank_holders(view, moves, thinker, allowed)
            case Discard() | Pass():
                ranked = rank_discards(view, moves, thinker, allowed)
            case Play():
                ranked = rank_cards(view, moves, thinker, allowed, self.habits.memory)
            case _:
                ranked = [(0.0, move) for move in moves]
        return self._choose(ranked, Chance(seed))

    def _choose(self, ranked: Ranked, chance: Chance) -> NyetMove:
        """The best move, or by a slip one that seems hardly worse; equals by chance."""
        most = max(worth for worth, _ in ranked)
        best = [move for worth, move in ranked if worth == most]
        near = [move for worth, move in ranked if most > worth >= most - self.habits.regret]
        if near and chance.random() < self.habits.slips:
            return chance.choice(near)
        return chance.choice(best)


def make_bot(level: str, seat: Seat, seed: int) -> NyetBot:
    """A bot of that level. Raises KeyError for another level."""
    return NyetBot(level, seat, seed)


def seed_for(view: NyetView, seed: int) -> int:
    """A seed that depends on nothing but the bot's own and what it sees."""
    where = (view.seat or 0, view.number, len(view.tokens), len(view.tricks), len(view.trick))
    for number in (*where, *view.hand):
        seed = Chance(seed * 31 + number).bits()
    return seed


def law_of(view: NyetView) -> Terms:
    assert view.terms is not None
    return view.terms


def rank_vetoes(
    view: NyetView, moves: Sequence[NyetMove], thinker: Thinker | None, budget: int
) -> Ranked:
    by_box = {move.box: move for move in moves if isinstance(move, Veto)}
    if thinker:
        return [(worth, by_box[box]) for worth, box in thinker.boxes(list(by_box), budget)]
    gains = veto_gains(list(by_box), worths_of_boxes(view), view)
    return [(gain, by_box[box]) for box, gain in gains.items()]


def rank_partners(
    view: NyetView, moves: Sequence[NyetMove], thinker: Thinker | None, budget: int
) -> Ranked:
    teams = {move.partners: move for move in moves if isinstance(move, FormTeams)}
    if thinker:
        found = thinker.partners(list(teams), budget)
        return [(worth, teams[partners]) for worth, partners in found]
    seat = next(iter(teams.values())).seat
    caught = strengths(view, law_of(view))
    worths = partner_worths(seat, caught, law_of(view), view)
    return [(worth, teams[partners]) for partners, worth in worths.items()]


def rank_holders(
    view: NyetView, moves: Sequence[NyetMove], thinker: Thinker | None, budget: int
) -> Ranked:
    holders = {move.holder: move for move in moves if isinstance(move, GiveBonus)}
    if thinker:
        return [(worth, holders[who]) for worth, who in thinker.holder(list(holders), budget)]
    seat = next(iter(holders.values())).seat
    caught = strengths(view, law_of(view))
    worths = holder_worths(seat, view.teams, caught, law_of(view), view)
    return [(worth, holders[who]) for who, worth in worths.items()]


def rank_discards(
    view: NyetView, moves: Sequence[NyetMove], thinker: Thinker | None, budget: int
) -> Ranked:
    """The most promising discards at a glance, then worked out."""
    hand = list(view.hand)
    glance = after(hand, law_of(view), len(view.counts))
    choices = {}
    for move in moves:
        assert isinstance(move, Discard | Pass)
        faces = (move.card,) if isinstance(move, Pass) else move.cards
        choices[pick_out(hand, faces)] = move
    worths = {cards: glance(cards) for cards in choices}
    likely = sorted(worths, key=lambda cards: -worths[cards])[:MOST_DISCARDS]
    if thinker:
        return [(worth, choices[cards]) for worth, cards in thinker.discards(likely, budget)]
    return [(worths[cards], choices[cards]) for cards in likely]


def rank_cards(
    view: NyetView, moves: Sequence[NyetMove], thinker: Thinker | None, budget: int, memory: int
) -> Ranked:
    plays = {move.card: move for move in moves if isinstance(move, Play)}
    if thinker:
        return [(worth, plays[FACE[card]]) for worth, card in thinker.cards(budget)]
    terms = law_of(view)
    remembered = replace(view, tricks=view.tricks[-memory:])
    code = pick(play_of(remembered))
    chosen = FACE[cards_by_code(terms.trump, terms.supertrump)[code]]
    return [(float(face == chosen), move) for face, move in plays.items()]
