"""Where a comparison of bots begins and ends: one round, or a whole match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.bots.stages import Stage
from game.jetriko import GAME
from game.jetriko.options import Options
from game.jetriko.rules import JetrikoState


def start(options: Options, seats: int, sides: Sequence[int], seed: int) -> JetrikoState:
    return GAME.deal(seats, options, seed)


STAGES: dict[str, Stage[JetrikoState]] = {
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
