"""What a player who calculates does: every choice tried out in tables that fit what is known.

A world is a whole table as the seat could imagine it; each move is played in it, and the round
goes on by `policy` with some moves by chance. It is worth 1 to win the round, 0 to lose it; a
round is cut after a while, and then worth what the sizes of the hands promise.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random

from game.bots.search import Thoughts, search
from game.cards import NOBODY, Event
from game.chance import Chance
from game.jetriko.imagining import imagine
from game.jetriko.moves import Discard, Give, JetrikoMove
from game.jetriko.offers import Picks
from game.jetriko.policy import least_first, pick
from game.jetriko.rules import JetrikoState
from game.jetriko.view import JetrikoView

NOISE = 0.03
# Decisions by each seat after which a playing-out is cut: soon luck is most of it. Four won no more
# rounds, and took nearly twice as long.
HORIZON = 2
# Of all ways to discard or give, those of the cards one would rather be rid of are worked out.
MOST_SETS = 10
# What a hand of so many cards promises, beside the others; counted from games of the policy.
PROMISE = (5.2, 1.49, 1.07, 0.88, 0.74, 0.64, 0.56, 0.52, 0.41)

World = tuple[JetrikoState, int]


class Search:
    """One seat thinking about one view."""

    def __init__(self, view: JetrikoView, seed: int) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.chance = Chance(seed)
        self.random = Random()

    def rank(
        self, moves: Sequence[JetrikoMove], budget: int
    ) -> Thoughts[list[tuple[float, JetrikoMove]]]:
        """The moves worth a thought, best first, with the share of rounds they win."""
        return (yield from search(likely(self.view, moves), self.sample, self.play_out, budget))

    def sample(self) -> World:
        """A table that fits, and the luck of what follows."""
        return imagine(self.view, Chance(self.chance.bits())), self.chance.bits()

    def play_out(self, world: World, move: JetrikoMove) -> float:
        """What a move is worth in a world: see `play_on`."""
        return self.play_on(world, move)[0]

    def play_on(self, world: World, move: JetrikoMove) -> tuple[float, JetrikoState, list[Event]]:
        """Play the move and what comes next, and what happened. Equal luck strikes alike."""
        table, luck = world
        state = table.copy()
        before = state.wins
        happened: list[Event] = []
        state.act(move, happened)
        self.random.seed(luck)
        random = self.random.random
        for _ in range(HORIZON * state.seats):
            if state.turn == NOBODY:
                return float(state.wins[self.seat] - before[self.seat]), state, happened
            asked = state.agenda[0].asked[0]
            if random() < NOISE:
                moves = state.moves(asked)
                state.act(moves[int(random() * len(moves))], happened)
            else:
                state.act(pick(state, asked), happened)
        return promise(state, self.seat), state, happened


def promise(state: JetrikoState, seat: int) -> float:
    """The share of such rounds a seat wins, by the sizes of the hands alone."""
    weights = [PROMISE[min(len(hand), len(PROMISE) - 1)] for hand in state.hands]
    return weights[seat] / sum(weights)


def likely(view: JetrikoView, moves: Sequence[JetrikoMove]) -> Sequence[JetrikoMove]:
    """The moves worth a thought: of many sets of cards only those with the worst ones."""
    if isinstance(moves, Picks):
        size = moves.size
        pool = max(n for n in range(size, size + MOST_SETS) if comb(n, size) <= MOST_SETS)
        sets = combinations(least_first(moves.cards)[:pool], size)
        return [Discard(moves.seat, tuple(sorted(chosen))) for chosen in sets]
    if isinstance(moves[0], Give) and len(moves) > MOST_SETS:
        worst = least_first(view.hand)[:3]
        return [move for move in moves if isinstance(move, Give) and move.card in worst]
    return moves
