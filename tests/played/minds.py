"""Bots that think at once and answer after a while: the same on any machine, however busy."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from game.bots.search import finish
from game.bots.worker import Question, Slices, think

# How often a bot is asked before it has an answer.
DELAYS = (0, 0, 0, 1, 3, 9)


class Mind(Slices):
    """Where the bots of a table think. A `wild` one plays anything that is legal."""

    def __init__(self, rng: Random, wild: bool) -> None:
        super().__init__()
        self._rng = rng
        self._wild = wild
        self._move: Any | None = None
        self._delay = 0

    def ask(self, question: Question) -> None:
        """Think to the end; what was thought about before is dropped."""
        if self._wild:
            self._move = self._rng.choice(question.moves)
        else:
            self._move = finish(think(replace(question, budget=1)))
        self._delay = self._rng.choice(DELAYS)

    def answer(self) -> Any | None:
        """The move, once it was asked for often enough."""
        if self._move is None or self._delay > 0:
            self._delay -= 1
            return None
        move, self._move = self._move, None
        return move

    def close(self) -> None:
        """Stop thinking."""
        self._move = None
