"""Working moves out: worlds that fit the view, played on to the end of the round or a horizon."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search import Thoughts, search
from game.cards import Card, Seat
from game.chance import Chance
from game.frantic.cards import (
    KIND,
    MIMICRY,
    POINTS,
    SYMBOL,
    TEN_CARDS,
    UNPLAYABLE,
    WISHES,
    Kind,
)
from game.frantic.imagining import imagine
from game.frantic.moves import FranticMove
from game.frantic.points import hand_points, with_champ
from game.frantic.policy import SHARP, Taste, mood_of, pick, score
from game.frantic.rules import FranticState
from game.frantic.view import FranticView

# How many moves a world is played on at most, and how often somebody plays anything.
HORIZON = 16
ANYTHING = 0.05
# Of all moves only those are worked out that look best, and what they look like counts a little.
MOST_MOVES = 6
AT_SIGHT = 0.15


def ranked(
    state: FranticState, seat: Seat, moves: Sequence[FranticMove], taste: Taste = SHARP
) -> list[tuple[float, FranticMove]]:
    """All moves with what they seem to be worth, best first."""
    step = state.agenda[0]
    mood = mood_of(state, seat, taste)
    scored = [(score(state, step, seat, move, mood), move) for move in moves]
    return sorted(scored, key=lambda pair: -pair[0])


class Thinker:
    """Works out the moves of one seat."""

    def __init__(self, view: FranticView, seat: Seat, seed: int) -> None:
        self.view, self.seat = view, seat
        self.chance = Chance(seed)

    def work_out(
        self, moves: Sequence[FranticMove], budget: int
    ) -> Thoughts[list[tuple[float, FranticMove]]]:
        """The moves that stay in the race, with what each is worth."""
        likely = ranked(self.sample(), self.seat, moves)[:MOST_MOVES]
        at_sight = {move: AT_SIGHT * seems for seems, move in likely}

        def play_out(world: FranticState, move: FranticMove) -> float:
            return at_sight[move] + self.play_out(world, move)

        return (yield from search(list(at_sight), self.sample, play_out, budget))

    def sample(self) -> FranticState:
        """A world that fits what is seen."""
        return imagine(self.view, Chance(self.chance.bits()))

    def play_out(self, world: FranticState, move: FranticMove) -> float:
        """What comes of a move: how much better the seat stands than the others."""
        state = world.copy()
        chance = Chance(world.chance.seed)
        rounds = len(state.sheet)
        state.play(move)
        for _ in range(HORIZON):
            if state.outcome is not None or len(state.sheet) > rounds:
                break
            seat = state.agenda[0].asks()[0]
            moves = state.moves(seat)
            anything = len(moves) > 1 and chance.random() < ANYTHING
            state.play(chance.choice(moves) if anything else pick(state, seat, moves))
        return worth(state, self.seat, rounds)


def worth(state: FranticState, seat: Seat, rounds: int) -> float:
    """By how much the others' totals will be higher on average, as far as can be told."""
    if not state.options.scores:
        return worth_without_scores(state, seat)
    totals = [float(total) for total in state.totals]
    if len(state.sheet) == rounds and state.outcome is None:
        for other, hand in enumerate(state.hands):
            totals[other] += to_come(state, hand)
    others = sum(totals) - totals[seat]
    return others / (len(totals) - 1) - totals[seat]


def to_come(state: FranticState, hand: Sequence[Card]) -> float:
    """What a hand will cost when the round ends some time: fitted to rounds of plain players."""
    if not hand:
        return 4.0
    cost = 17.0 + 0.86 * len(hand) + 0.26 * with_champ(hand, hand_points(state, hand))
    for card in hand:
        if card in DEAD:
            cost += 0.35 * POINTS[card]
        elif SYMBOL[card] in WISHES or card == MIMICRY:
            cost -= 2.2
        elif KIND[card] is Kind.BLACK_NUMBER:
            cost += 1.5
    return cost


DEAD = UNPLAYABLE | TEN_CARDS


def worth_without_scores(state: FranticState, seat: Seat) -> float:
    """With one round as the game: to have won it, or to hold little."""
    if state.outcome is not None:
        return 100.0 * (state.persons[seat] in state.outcome.winners)
    counts = [hand_points(state, hand) for hand in state.hands]
    return (sum(counts) - counts[seat]) / (len(counts) - 1) - counts[seat]
