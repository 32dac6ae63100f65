"""What an expert at Frantic advises: how the hands stand some turns after a choice."""

from __future__ import annotations

from collections.abc import Sequence

from game.advice import Expert, Term, because
from game.bots.search import Thoughts
from game.bots.weighing import Difference, Fact, Followed, Weighing, weigh
from game.cards import Seat
from game.frantic.bot import seed_for
from game.frantic.cards import POINTS, SYMBOL, TEN_CARDS, WISHES
from game.frantic.moves import FranticMove, GoOn, Point
from game.frantic.rules import FranticState
from game.frantic.thinking.working_out import CLOSELY, LUCK, Search
from game.frantic.view import FranticView
from game.messages import Message

TERMS = {
    "out": Term(1),
    "rival-out": Term(-1),
    "wishes": Term(1),
    "heavy": Term(-1),
    "points": Term(-1),
    "theirs": Term(1),
    "cards": Term(-1, broad=True),
}
COUNTED = ("points", "theirs", "cards")


def weigh_moves(
    view: FranticView, moves: Sequence[FranticMove], seed: int, budget: int, kept: FranticMove
) -> Thoughts[Weighing[FranticMove]]:
    """Weigh those that look best, and `kept` besides."""
    assert view.seat is not None
    seat = view.seat
    search = Search(view, seat, seed_for(view, seed), CLOSELY)
    at_sight = search.likely(moves, kept)
    tried = list(at_sight)

    def play_out(world: FranticState, move: FranticMove) -> Followed:
        rounds = len(world.sheet)
        worth, state = search.play_on(world, move)
        # Where points do not count, worth is no measure of the chance.
        most = state.seats * LUCK if state.options.scores else 100.0
        won = min(1.0, max(0.0, worth / most))
        return Followed(worth + at_sight[move], won, facts_of(state, seat, rounds))

    last = () if kept is None else (tried.index(kept),)
    return (yield from weigh(tried, search.sample, play_out, budget, last))


def facts_of(state: FranticState, seat: Seat, rounds: int) -> dict[Fact, float]:
    """How a seat stands, when `rounds` rounds were over before."""
    facts: dict[Fact, float] = {}
    if len(state.sheet) > rounds:
        result = state.sheet[rounds]
        for winner in result.winners:
            facts[Fact("out") if winner == seat else Fact("rival-out", winner)] = 1
        hands: Sequence[int] = result.hands
    else:
        hand = state.hands[seat]
        facts[Fact("cards")] = len(hand)
        facts[Fact("wishes")] = float(any(SYMBOL[card] in WISHES for card in hand))
        facts[Fact("heavy")] = float(any(card in TEN_CARDS for card in hand))
        hands = [sum(POINTS[card] for card in held) for held in state.hands]
    facts[Fact("points")] = hands[seat]
    facts[Fact("theirs")] = (sum(hands) - hands[seat]) / (len(hands) - 1)
    return facts


def say(
    view: FranticView, difference: Difference, best: FranticMove, other: FranticMove
) -> Message | None:
    """A difference in one sentence."""
    return because("frantic", difference, COUNTED, tenths=False)


EXPERT: Expert[FranticView] = Expert(
    weigh_moves, TERMS, say, full=900, quick=96, much=6.0, idle=(GoOn, Point)
)
