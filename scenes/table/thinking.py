"""The bots of a table: each choice is put as a question to where bots think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.worker import Question, Slices, Worker
from game.cards import Seat
from game.match import Match


class Thinking:
    """Asks for the bots of one match, one choice at a time. `open_mind` opens where they think."""

    def __init__(
        self, match: Match, levels: Sequence[str], open_mind: Callable[[], Worker | Slices]
    ) -> None:
        self._match = match
        self._levels = levels
        self._open_mind = open_mind
        self._mind: Worker | Slices | None = None

    def ask(self, seat: Seat, view: Any, moves: Sequence[Any]) -> None:
        """Begin to think about a choice of that seat."""
        if self._mind is None:
            self._mind = self._open_mind()
        level, seed = self._levels[seat], self._match.seed
        self._mind.ask(Question(self._match.game.id, level, seat, seed, view, tuple(moves)))

    def answer(self) -> Any | None:
        """The move, once it is there."""
        return self._mind.answer() if self._mind is not None else None

    def close(self) -> None:
        """No more choices."""
        if self._mind is not None:
            self._mind.close()
            self._mind = None
