"""The bots of a table: each choice is put as a question to where bots think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.rehearsal import rehearsal
from game.bots.worker import Question, Slices, Worker, seed_from
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
        # What is still to be asked of a rehearsal, the present question first.
        self._rehearsal: list[Question] = []

    def _opened(self) -> Worker | Slices:
        if self._mind is None:
            self._mind = self._open_mind()
        return self._mind

    def rehearse(self, seat: Seat) -> None:
        """Begin to think about questions that are not of this match."""
        match = self._match
        seats = len(match.players)
        self._rehearsal = rehearsal(match.game, seats, match.options, self._levels[seat])
        for question in self._rehearsal[:1]:
            self._opened().ask(question)

    def rehearsed(self) -> bool:
        """Whether all of them have been thought about."""
        if self._rehearsal and self._opened().answer() is not None:
            del self._rehearsal[0]
            for question in self._rehearsal[:1]:
                self._opened().ask(question)
        return not self._rehearsal

    def ask(self, seat: Seat, view: Any, moves: Sequence[Any]) -> None:
        """Begin to think about a choice of that seat."""
        game_id, level, seed = self._match.game.id, self._levels[seat], seed_from(view)
        self._opened().ask(Question(game_id, level, seat, seed, view, tuple(moves)))

    def answer(self) -> Any | None:
        """The move, once it is there."""
        return self._mind.answer() if self._mind is not None else None

    def close(self) -> None:
        """No more choices."""
        if self._mind is not None:
            self._mind.close()
            self._mind = None
