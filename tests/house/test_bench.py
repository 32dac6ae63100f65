"""What the benchmarks say of their figures: the aim, the yardstick, and what is worse."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.bench.__main__ import SUBJECTS
from tests.bench.figures import Figure, committed, line, worse, write

QUICK = Figure("a copy", 5.0, "us", 10.0, ratio=0.25, yardstick="a move of chess")
MANY = Figure("moves", 4.0, "x", 3.2, "more", 4.0, "chess")


def test_a_line_has_the_figure_its_yardstick_and_its_aim() -> None:
    told = " ".join(line(QUICK).split())
    assert told == "a copy 5 us 0.25 x a move of chess aim: at most 10"
    missed = " ".join(line(Figure("moves", 3.0, "x", 3.2, "more")).split())
    assert missed == "moves 3 x aim: at least 3.2, not reached"


def test_worse_is_what_is_worse_by_more_than_noise() -> None:
    assert worse([QUICK, MANY], {"a copy": 0.2, "moves": 5.0}) == []
    told = worse([QUICK, MANY], {"a copy": 0.15, "moves": 6.0})
    assert told == ["a copy: 0.25 x a move of chess, was 0.15", "moves: 4 x chess, was 6"]
    assert worse([QUICK, MANY], {"a copy": 9.0, "moves": 0.1}) == []
    assert worse([Figure("stamp", 99.0, "ms")], {"stamp": 1.0}) == []


def test_written_figures_are_those_compared_with_and_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert committed(path) == {}
    write([QUICK, Figure("stamp", 99.0, "ms")], path)
    write([MANY], path)
    assert committed(path) == {"a copy": 0.25, "moves": 4.0}


def test_the_committed_figures_can_be_compared_with() -> None:
    found = committed()
    assert len(found) > 20
    assert all(value > 0 for value in found.values())
    assert json.dumps(found)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_subject_has_figures(subject: str) -> None:
    assert callable(import_module(f"tests.bench.{subject}").figures)
