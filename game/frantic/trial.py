"""Where a comparison of bots begins and ends: one round, or a whole match to the short limit.

The arena asks for `STAGES`, and of each for a start, whether it is over, and the points by seat;
more points are better, so the totals are turned round. A match counts its mean of a round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.frantic.options import Options
from game.frantic.rounds.setup import set_up
from game.frantic.rules import FranticState
from game.frantic.state import Table


@dataclass(frozen=True, slots=True)
class Stage:
    """`start(seats, sides, seed)`: `sides` has by seat which of the two bots plays there."""

    start: Callable[[int, Sequence[int], int], FranticState]
    over: Callable[[FranticState], bool]
    points: Callable[[FranticState], tuple[float, ...]]


def start(seats: int, sides: Sequence[int], seed: int) -> FranticState:
    """A match to the short limit, before the first deal."""
    return set_up(FranticState, seats, Options(length="short"), seed)


def start_everything(seats: int, sides: Sequence[int], seed: int) -> FranticState:
    """The same with all modules."""
    return set_up(FranticState, seats, Options(length="short", preset="everything"), seed)


def round_over(state: Table) -> bool:
    return bool(state.sheet)


def match_over(state: Table) -> bool:
    return state.outcome is not None


def a_round(state: Table) -> tuple[float, ...]:
    return tuple(-total / len(state.sheet) for total in state.totals)


STAGES = {
    "round": Stage(start, round_over, a_round),
    "match": Stage(start, match_over, a_round),
    "everything": Stage(start_everything, round_over, a_round),
}
