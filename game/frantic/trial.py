"""Where a comparison of bots begins and ends: one round, or a whole match to the short limit.

More points are better, so the totals are turned round. A match counts its mean of a round.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.stages import Stage
from game.frantic.options import Options
from game.frantic.rounds.setup import set_up
from game.frantic.rules import FranticState
from game.frantic.state import Table


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


STAGES: dict[str, Stage[FranticState]] = {
    "round": Stage(start, round_over, a_round),
    "match": Stage(start, match_over, a_round),
    "everything": Stage(start_everything, round_over, a_round),
}
