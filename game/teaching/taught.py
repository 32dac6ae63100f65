"""The match at which a lesson is taught: a real one, in which only what is right is played.

Step by step the learner chooses and the others do what the lesson says. Whatever else the
learner tries is refused with a sentence of the lesson, and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from game.cards import Event
from game.match import Match
from game.record import Player
from game.registry import load
from game.rules import Illegal, Refusal
from game.teaching.lesson import LEARNER, Lesson, Step, settle, settled


def untimed(move: Any) -> str:
    """A move as a lesson writes it."""
    return str(move).partition(" @")[0]


def actor(move: Any) -> int:
    """Who makes a move: a seat, or the hand that stands for it."""
    made_by: int = move.seat if hasattr(move, "seat") else move.hand
    return made_by


@dataclass(slots=True)
class Taught(Match):
    """A lesson under way; `at` numbers the step that is taught now."""

    lesson: Lesson = field(kw_only=True)
    at: int = 0
    # Whether a step that is only read has been gone on from; how far its moves have come.
    read: bool = False
    made: int = 0
    # Whether what happens unseen before the step has happened.
    caught_up: bool = False

    @classmethod
    def begin(cls, lesson: Lesson, players: Sequence[Player], at: int = 0) -> Self:
        """The lesson as it stands at the beginning of that step."""
        game = load(lesson.game_id)
        options, state = lesson.options, lesson.deal()
        match = cls(game, options, tuple(players), lesson.seed, state, lesson=lesson)
        match.at = len(lesson.steps)
        done = lesson.steps[:at]
        past = [text for step in done for text in (*step.meanwhile, *step.script)]
        coming = lesson.steps[at].meanwhile if at < len(lesson.steps) else ()
        for text in (*lesson.before, *past, *coming):
            match.settle()
            match.play(lesson.move(text, match.state))
        match.settle()
        match.at, match.caught_up = at, True
        return match

    @property
    def step(self) -> Step | None:
        """What is taught now; None: it has all been said."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def speaks(self) -> bool:
        """Whether the step is still being said: nothing of it was chosen or gone on from."""
        step = self.step
        return step is not None and not self.read and self.made <= len(step.lead)

    @property
    def waits(self) -> bool:
        """Whether it is the learner who has to read or to choose."""
        return self._learners and settled(self.state)

    @property
    def _learners(self) -> bool:
        """Whether nothing more is made before the learner reads or chooses."""
        step = self.step
        return step is not None and self.speaks and self.made == len(step.lead)

    @property
    def others(self) -> Any | None:
        """The move that one of the others makes next, if it is for them to move."""
        step = self.step
        if step is None or self._learners:
            return None
        return self.lesson.move(step.script[self.made], self.state)

    @property
    def right(self) -> Any | None:
        """What the learner should choose now, if anything."""
        step = self.step
        if step is None or not step.play or not self.waits:
            return None
        return self.lesson.move(step.play[0], self.state)

    def settle(self) -> None:
        """Let the clock carry out what comes by itself, before anybody looks."""
        if self.game.timed:
            trial = self.state.copy()
            for tick in settle(trial):
                self.play(tick)

    def go_on(self) -> None:
        """A step that is only read has been read."""
        if self.step is not None and not self.step.play:
            self.read = True
            self._look_on()

    def objection(self, move: Any) -> Refusal | None:
        """Why the learner should try again, or None."""
        step, text = self.step, untimed(move)
        if step is None or not self._taught(text) or actor(move) != LEARNER:
            return None
        if self.others is not None and untimed(self.others) == text:
            # Whatever the lesson does for somebody is no mistake of theirs.
            return None
        if not step.play or not self.speaks:
            return Refusal("lesson-not-now", "")
        if self.waits and text in step.play:
            return None
        return Refusal(self.lesson.wrong_code(step, text), "", tuple(self.names.items()))

    @property
    def names(self) -> dict[str, str]:
        """What the sentences of a lesson call the players."""
        return {f"name{seat}": player.name for seat, player in enumerate(self.players)}

    def play(self, move: Any) -> list[Event]:
        refusal = self.state.check(move) or self.objection(move)
        if refusal is not None:
            raise Illegal(refusal)
        # Of a class with slots `super()` without names knows only the one it replaced.
        events = Match.play(self, move)
        if self.step is not None and self._taught(untimed(move)):
            self.made += 1
            self._look_on()
        return events

    def replay(self, upto: int) -> Any:
        state = self.lesson.deal()
        for move in self.moves[:upto]:
            state.play(move)
        return state

    def check_undo(self, count: int = 1) -> Refusal | None:
        return Refusal("lesson-undo", "")

    def _taught(self, text: str) -> bool:
        """Whether such moves are what this step is about: all, but where a clock runs.

        There a step that is only read is about all that others lead up to and wait for: whoever
        does it while the lesson speaks would take the next step's cards from it.
        """
        step = self.step
        if step is None or not self.game.timed:
            return step is not None
        about = (*step.script, *step.play)
        if not step.play:
            about += tuple(told for each in self.lesson.steps for told in (*each.lead, *each.play))
        return text.split()[0] in {told.split()[0] for told in about}

    def _look_on(self) -> None:
        """Whether the step is done, and the next one begins."""
        step = self.step
        if step is not None and self.made >= len(step.script):
            self.at, self.made, self.read = self.at + 1, 0, False
            self.caught_up = False
