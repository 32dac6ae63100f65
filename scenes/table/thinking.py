"""The bots of a table, and the expert behind them: what they are asked goes to where bots think.

One thing is thought about at a time; what others ask meanwhile waits.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol

from game.bots.rehearsal import rehearsal
from game.bots.worker import Consultation, Question, Task, seed_from
from game.cards import Seat
from game.cast import temper_of
from game.match import Match
from game.registry import choices


class Mind(Protocol):
    """Where is thought, as `game.bots.worker.Worker`."""

    def ask(self, question: Task) -> None:
        """Begin to think; what was being thought about is dropped."""

    def answer(self) -> Any | None:
        """What came of it, or None if it needs more time."""

    def close(self) -> None:
        """No more questions."""


class Asker(Enum):
    """For whom something is thought about."""

    BOT = auto()
    REHEARSAL = auto()
    LAMP = auto()


class Thinking:
    """Asks for one match. `open_mind` opens where it is thought."""

    def __init__(self, match: Match, levels: Sequence[str], open_mind: Callable[[], Mind]) -> None:
        self._match = match
        self._levels = levels
        self._open_mind = open_mind
        self._mind: Mind | None = None
        # What is still to be asked of a rehearsal, the present question first.
        self._rehearsal: list[Question] = []
        # For whom it is being thought, who waits with what, and answers not yet fetched.
        self._now: Hashable = None
        self._waiting: dict[Hashable, Task] = {}
        self._answers: dict[Hashable, Any] = {}

    def _ask(self, asker: Hashable, task: Task) -> None:
        """Think about it, next if something else is thought about for others."""
        self._answers.pop(asker, None)
        self._waiting[asker] = task
        if self._now in (None, asker):
            self._next()

    def _next(self) -> None:
        self._now = next(iter(self._waiting), None)
        if self._now is not None:
            if self._mind is None:
                self._mind = self._open_mind()
            self._mind.ask(self._waiting.pop(self._now))

    def _answer(self, asker: Hashable) -> Any | None:
        """What was found out for them, once; None while it is not there."""
        if self._now is not None and self._mind is not None:
            answer = self._mind.answer()
            if answer is not None:
                self._answers[self._now] = answer
                self._next()
        return self._answers.pop(asker, None)

    # For bots

    def rehearse(self, seat: Seat) -> None:
        """Begin to think about questions that are not of this match."""
        match = self._match
        seats = len(match.players)
        self._rehearsal = rehearsal(match.game, seats, match.options, self._levels[seat])
        for question in self._rehearsal[:1]:
            self._ask(Asker.REHEARSAL, question)

    def rehearsed(self) -> bool:
        """Whether all of them have been thought about."""
        if self._rehearsal and self._answer(Asker.REHEARSAL) is not None:
            del self._rehearsal[0]
            for question in self._rehearsal[:1]:
                self._ask(Asker.REHEARSAL, question)
        return not self._rehearsal

    def ask(self, seat: Seat, view: Any, moves: Sequence[Any], longest_s: float) -> None:
        """Begin to think about a choice of that seat, for so long at most."""
        game_id, level, seed = self._match.game.id, self._levels[seat], seed_from(view)
        temper = temper_of(self._match.players, choices(game_id).player_at(view, seat))
        self._ask(Asker.BOT, Question(
            game_id, level, seat, seed, view, tuple(moves), temper=temper, longest_s=longest_s,
        ))  # fmt: skip

    def answer(self) -> Any | None:
        """The move, once it is there."""
        return self._answer(Asker.BOT)

    # For people

    def consult(
        self, view: Any, moves: Sequence[Any], budget: int, asker: Hashable = Asker.LAMP
    ) -> None:
        """Begin to think about what an expert would do there."""
        self._ask(asker, Consultation(self._match.game.id, view, moves, budget))

    def advice(self, asker: Hashable = Asker.LAMP) -> Any | None:
        """The `Advice`, or `Broken`, once it is there."""
        return self._answer(asker)

    def close(self) -> None:
        """Nobody asks any more."""
        self._now, self._waiting = None, {}
        if self._mind is not None:
            self._mind.close()
            self._mind = None


@dataclass(frozen=True, slots=True)
class Aside:
    """An expert for somebody who asks on a phone, while others ask, too."""

    thinking: Thinking
    player: int

    def consult(self, view: Any, moves: Sequence[Any], budget: int) -> None:
        """Begin to think about what an expert would do there."""
        self.thinking.consult(view, moves, budget, (Asker.LAMP, self.player))

    def advice(self) -> Any | None:
        """What the expert says, once it is there."""
        return self.thinking.advice((Asker.LAMP, self.player))
