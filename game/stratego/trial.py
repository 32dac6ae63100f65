"""Where a comparison of bots begins and ends.

The arena asks for `STAGES`, and of each for a start, whether it is over, and the points by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.stratego.cards import PER_ARMY
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from game.stratego.setup import set_up


@dataclass(frozen=True, slots=True)
class Stage:
    """`start(seats, sides, seed)`: `sides` has by seat which of the two bots plays there."""

    start: Callable[[int, Sequence[int], int], StrategoState]
    over: Callable[[StrategoState], bool]
    points: Callable[[StrategoState], tuple[int, ...]]


def start_game(seats: int, sides: Sequence[int], seed: int) -> StrategoState:
    """A single game, each player with luck of their own."""
    return set_up(StrategoState, Options(), seed)


def start_equal(seats: int, sides: Sequence[int], seed: int) -> StrategoState:
    """A single game in which both armies were shuffled into the same order."""
    state = start_game(seats, sides, seed)
    for cards in (state.hands, state.decks):
        cards[1] = [(card + PER_ARMY) % (2 * PER_ARMY) for card in cards[0]]
    return state


def over(state: StrategoState) -> bool:
    return not state.agenda


STAGES = {
    "round": Stage(start_equal, over, lambda state: state.wins),
    "game": Stage(start_game, over, lambda state: state.wins),
}
