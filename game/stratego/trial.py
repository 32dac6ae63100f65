"""Where a comparison of bots begins and ends."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.stages import Stage
from game.stratego.cards import PER_ARMY
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from game.stratego.setup import set_up


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


STAGES: dict[str, Stage[StrategoState]] = {
    "round": Stage(start_equal, over, lambda state: state.wins),
    "game": Stage(start_game, over, lambda state: state.wins),
}
