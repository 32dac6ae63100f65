"""Where a comparison of bots begins and ends: one round, or a whole match.

The arena asks for `STAGES`, and of each for a start, whether it is over, and the points by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.jetriko import GAME
from game.jetriko.options import Options
from game.jetriko.rules import JetrikoState


@dataclass(frozen=True, slots=True)
class Stage:
    """`start(seats, sides, seed)`: `sides` has by seat which of the two bots plays there."""

    start: Callable[[int, Sequence[int], int], JetrikoState]
    over: Callable[[JetrikoState], bool]
    points: Callable[[JetrikoState], tuple[int, ...]]


def start(options: Options, seats: int, sides: Sequence[int], seed: int) -> JetrikoState:
    return GAME.deal(seats, options, seed)


STAGES = {
    "round": Stage(
        partial(start, Options()),
        lambda state: state.phase in ("scores", "over"),
        lambda state: state.wins,
    ),
    "match": Stage(
        partial(start, Options(length="first-3")),
        lambda state: state.outcome is not None,
        lambda state: state.wins,
    ),
}
