"""Bots that think at once and answer after a while: the same on any machine, however busy."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

from game.bots.search import finish
from game.bots.worker import Question, Slices, Task, think
from tests.played.clock import MS, Clock

# How long a bot thinks.
DELAYS_MS = (0, 0, 0, 0, 300, 1500)


class Mind(Slices):
    """Where the bots of a table think. A `wild` one plays anything that is legal."""

    def __init__(self, clock: Clock, rng: Random, wild: bool) -> None:
        super().__init__()
        self._clock = clock
        self._rng = rng
        self._wild = wild
        self._move: Any | None = None
        self._ready_ns = 0

    def ask(self, question: Task) -> None:
        """Think to the end; what was thought about before is dropped."""
        if self._wild and isinstance(question, Question):
            self._move = self._rng.choice(question.moves)
        else:
            self._move = finish(think(replace(cast(Any, question), budget=1)))
        self._ready_ns = self._clock() + self._rng.choice(DELAYS_MS) * MS

    def answer(self) -> Any | None:
        """The move, once it was thought about for long enough."""
        if self._move is None or self._clock() < self._ready_ns:
            return None
        move, self._move = self._move, None
        return move

    def close(self) -> None:
        """Stop thinking."""
        self._move = None
