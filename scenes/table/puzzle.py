"""The table of a position in which one choice is best: find it, and read why."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.advice import Advice
from game.bots.worker import Consultation
from game.registry import choices
from game.teaching.lesson import LEARNER, Lesson, Step
from game.teaching.puzzles import puzzle, puzzle_names
from scenes.house import House
from scenes.menus.lessons import LessonSheet, Way, puzzle_end
from scenes.storage.settings import save
from scenes.table.lesson import LessonTable
from scenes.words.saying import Saying

# The step that says why.
FOUND = "found"


class PuzzleTable(LessonTable):
    """A lesson of one choice; meanwhile the expert thinks about why it is the best."""

    def __init__(self, house: House, taught: Lesson, at: int = 0, notice: str = "") -> None:
        self.why = ""
        super().__init__(house, taught, at, notice)
        self._expert = house.open_mind()
        position = taught.position()
        view, moves = position.view(LEARNER), position.moves(LEARNER)
        budget = choices(taught.game_id).expert.full
        self._expert.ask(Consultation(taught.game_id, view, moves, budget))
        self._say = Saying(house.words, lambda seat: self.match.players[seat].name)

    @property
    def number(self) -> int:
        """Which of the positions of its game it is, from 0."""
        return puzzle_names(self.lesson.game_id).index(self.lesson.name)

    @property
    def _count(self) -> int:
        return len(puzzle_names(self.lesson.game_id))

    def live_on(self, now_ns: int) -> None:
        if not self.why:
            self._listen()
        super().live_on(now_ns)

    def _listen(self) -> None:
        answer: Any = self._expert.answer()
        if isinstance(answer, Advice):
            self.why = self._say(answer.said)
            step = self.taught.step
            if self.speaks and step is not None and step.say == FOUND:
                self.lay_slip()

    def said(self, step: Step) -> str:
        """The question, or why the answer is one."""
        return self.house.words(f"puzzle-{step.say}", why=self.why)

    def heading(self) -> str:
        return self.house.words("lesson-step", step=self.number + 1, steps=self._count)

    def end(self) -> LessonSheet:
        house, game_id = self.house, self.lesson.game_id
        after = (self.number + 1) % self._count
        house.settings.moves_found[game_id] = after
        save(house.settings, house.paths)
        follows = partial(self.leave_for, puzzle(game_id, puzzle_names(game_id)[after]))
        again = partial(self.leave_for, self.lesson)
        ways = (Way("next", follows), Way("again", again), Way("leave", self.to_the_shelf))
        return puzzle_end(house, self.number + 1, self._count, ways)

    def close(self) -> None:
        self._expert.close()
        super().close()


def open_puzzle(house: House, game_id: str) -> PuzzleTable:
    """The position at which one has come to in a game. Raises `BadLesson`."""
    names = puzzle_names(game_id)
    at = house.settings.moves_found.get(game_id, 0) % len(names)
    return PuzzleTable(house, puzzle(game_id, names[at]))
