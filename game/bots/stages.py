"""Where a comparison of bots begins and ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.rules import Game

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Stage(Generic[S]):
    """A part of a match on which the arena compares two bots; more points are better.

    `start(seats, sides, seed)` deals it: `sides` has by seat which of the two plays there.
    """

    start: Callable[[int, Sequence[int], int], S]
    over: Callable[[S], bool]
    points: Callable[[S], Sequence[float]]


def whole_match(game: Game) -> Stage[Any]:
    """A match of any game, under its usual options; counted by places."""
    return Stage(
        lambda seats, sides, seed: game.deal(seats, game.Options(), seed),
        lambda state: state.outcome is not None,
        lambda state: [-place for place in state.outcome.places],
    )
