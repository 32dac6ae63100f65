"""Where the bots of a table think: a process of their own, or here where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from game.cards import Seat
from game.match import Match


class Thinking:
    """Asks the bots of one match, one choice at a time."""

    def __init__(self, match: Match, levels: list[str]) -> None:
        self.match = match
        self.levels = levels
        self._module = import_module(f"game.{match.game.id}.bot")
        self._answer: Any | None = None

    def ask(self, seat: Seat, view: Any, moves: Sequence[Any]) -> None:
        bot = self._module.make_bot(self.levels[seat], seat, self.match.seed)
        self._answer = bot.choose(view, moves)

    def answer(self) -> Any | None:
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        """Nothing is left to stop."""


def thinker_of(match: Match, levels: list[str]) -> Thinking:
    """What the bots of that match think with."""
    return Thinking(match, levels)
