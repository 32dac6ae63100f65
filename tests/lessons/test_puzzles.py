"""Positions in which one choice is best: they are played, their answers hold, and are told why."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from game.teaching.puzzles import puzzle, puzzle_names
from scenes.house import House
from scenes.menus.lessons import LessonSheet
from scenes.table.lesson import LessonTable
from scenes.table.puzzle import FOUND, PuzzleTable, open_puzzle
from scenes.words import languages
from tests.house.games import OF_CHOICES
from tests.lessons.learner import Learner
from tests.puzzles import OFTEN, THOROUGH, gives_reasons, lead, weighed

COUNT = 10
LONGEST_FRAMES = 3000


class Solver(Learner):
    """Sits before a position."""

    def laid(self, game_id: str, name: str, house: House) -> LessonTable:
        return PuzzleTable(house, puzzle(game_id, name))

    @property
    def asked(self) -> PuzzleTable:
        assert isinstance(self.top, PuzzleTable)
        return self.top


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_there_are_ten_where_reasons_are_given_and_the_expert_finds_them(game_id: str) -> None:
    names = puzzle_names(game_id)
    assert len(names) == (COUNT if gives_reasons(game_id) else 0)
    for name in names:
        taught = puzzle(game_id, name)
        found = weighed(game_id, taught.position(), 977, 1)
        assert [str(choice.move) for choice in found.best] == list(taught.steps[0].play), name


@pytest.mark.at_length
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_no_answer_is_ahead_by_chance(game_id: str) -> None:
    for name, seed in product(puzzle_names(game_id), range(977, 977 + OFTEN)):
        taught = puzzle(game_id, name)
        advice = weighed(game_id, taught.position(), seed, 2 * THOROUGH)
        assert str(advice.choices[0].move) in taught.steps[0].play, name
        assert lead(advice) is not None, name


@pytest.mark.parametrize(
    ("number", "device", "language"),
    [(0, "pointer", "en"), (9, "keys", "de")],
)
@pytest.mark.parametrize("game_id", [game_id for game_id in OF_CHOICES if puzzle_names(game_id)])
def test_it_is_tried_found_and_explained(
    tmp_path: Path, game_id: str, number: int, device: str, language: str
) -> None:
    assert language in languages()
    with Solver(tmp_path, game_id, puzzle_names(game_id)[number], device, language) as solver:
        assert solver.until_asked()
        before = len(solver.taught.moves)
        solver.choose(next(solver.others()))
        assert len(solver.taught.moves) == before
        assert solver.table.toasts.spoken == solver.house.words("refusal-puzzle-find")
        solver.choose(solver.taught.right)
        assert solver.until_asked()
        assert solver.taught.step is not None
        assert solver.taught.step.say == FOUND
        for _ in range(LONGEST_FRAMES):
            if solver.asked.why:
                break
            solver.frame()
        assert solver.asked.why in solver.table.slip.said
        solver.go_on()
        assert not solver.until_asked()
        assert isinstance(solver.top, LessonSheet)
        assert solver.house.settings.moves_found == {game_id: (number + 1) % COUNT}


def test_one_goes_on_where_one_had_come_to(tmp_path: Path) -> None:
    with Solver(tmp_path, "jetriko", "01") as solver:
        solver.house.settings.moves_found["jetriko"] = 3
        found = open_puzzle(solver.house, "jetriko")
        assert found.number == 3
        found.close()


def test_who_skips_is_shown_the_answer(tmp_path: Path) -> None:
    with Solver(tmp_path, "nyet", "01") as solver:
        assert solver.until_asked()
        answer = solver.taught.right
        solver.table.skip()
        assert solver.taught.moves[-1] == answer
