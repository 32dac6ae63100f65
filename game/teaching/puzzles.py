"""Positions with one best choice, to be found: each is a lesson of one step, and all say the same.

They are found and proven by machine (`python -m tests.puzzles`), and lie beside the game, as
lessons do.
"""

from __future__ import annotations

from importlib.resources import files

from game.teaching.lesson import ENDING, Lesson, lesson_names, read_lesson

FOLDER = "puzzles"


def puzzle_names(game_id: str) -> tuple[str, ...]:
    """The positions of a game by their names, in order."""
    return lesson_names(game_id, FOLDER)


def puzzle(game_id: str, name: str) -> Lesson:
    """That position. Raises `BadLesson`, and OSError if there is none."""
    return read_lesson(game_id, files("game") / game_id / FOLDER / f"{name}{ENDING}", "puzzle")
