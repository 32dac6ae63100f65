"""A lesson file with a mistake is refused with its line, its step and its field."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.teaching.lesson import BadLesson, read_lesson
from scenes.words import Words, languages

SOUND = """\
seats = 4
seed = 3
before = ["0 choose bear", "1 choose wolf", "2 choose crane"]

[[step]]
say = "one"
play = ["3 choose tiger"]

[[step]]
say = "two"
at = "hand"
"""


def fault(tmp_path: Path, text: str) -> BadLesson:
    file = tmp_path / "first.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson) as caught:
        read_lesson("nyet", file)
    return caught.value


def test_a_sound_one_is_read(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(SOUND, encoding="utf-8")
    found = read_lesson("nyet", file)
    assert [step.say for step in found.steps] == ["one", "two"]
    assert found.key(found.steps[0]) == "nyet-lesson-first-one"


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "step", "field"),
    [
        ('at = "hand"', 'when = "now"', "step", 11, 2, "when"),
        ('at = "hand"', "at = 7", "step", 11, 2, "at"),
        ('say = "two"', 'say = "Two words"', "step", 10, 2, "say"),
        ('say = "two"\n', "", "step", 9, 2, "say"),
        ("tiger", "lion", "move", 7, 1, "play"),
        ("3 choose tiger", "0 play B9", "move", 7, 1, "play"),
        ('at = "hand"', 'then = ["0 play B9"]', "move", 11, 2, "then"),
        ('at = "hand"', 'meanwhile = ["x"]', "move", 11, 2, "meanwhile"),
        ('\n[[step]]\nsay = "two"\nat = "hand"\n', "", "last", 7, 1, "play"),
    ],
)
def test_a_step(
    tmp_path: Path, old: str, new: str, code: str, line: int, step: int, field: str
) -> None:
    found = fault(tmp_path, SOUND.replace(old, new))
    told = dict(found.about)
    assert found.code == f"error-lesson-{code}"
    assert (told["line"], told["step"], told["field"]) == (line, step, field)
    for language in languages():
        said = Words(language)(found.code, **told)
        assert all(str(part) in said for part in (line, step, field, "first.toml"))
        assert str(told.get("why", "")) in said


def test_why_the_rules_do_not_allow_a_move_is_said(tmp_path: Path) -> None:
    found = fault(tmp_path, SOUND.replace("tiger", "bear"))
    assert found.code == "error-lesson-move"
    assert "nyet-character-taken (NYET-02)" in Words()(found.code, **dict(found.about))


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("seed = 3\n", "", "seed"),
        ("seats = 4", "seats = 6", "options"),
        ("seats = 4", "seats = 99", "seats"),
        ("seed = 3", "seed = 3\ntitle = 1", "title"),
        ("seed = 3", 'seed = 3\noptions = { length = "endless" }', "options"),
        ("seed = 3", "seed = 3\noptions = { size = 3 }", "options"),
    ],
)
def test_what_stands_above_the_steps(tmp_path: Path, old: str, new: str, field: str) -> None:
    found = fault(tmp_path, SOUND.replace(old, new))
    assert (found.code, dict(found.about)["field"]) == ("error-lesson-head", field)
    for language in languages():
        assert field in Words(language)(found.code, **dict(found.about))


def test_cards_that_are_not_in_the_pile(tmp_path: Path) -> None:
    found = fault(tmp_path, SOUND.replace("seed = 3", 'seed = 3\ndeck = ["B9 B9"]'))
    assert (found.code, dict(found.about)["field"]) == ("error-lesson-head", "deck")


def test_what_happens_before_the_first_step(tmp_path: Path) -> None:
    found = fault(tmp_path, SOUND.replace("0 choose bear", "1 choose bear"))
    assert (found.code, dict(found.about)["move"]) == ("error-lesson-before", "1 choose bear")


@pytest.mark.parametrize("text", ["", "seats = ", "[[step]", "\0", "a = 1\n" * 20_000])
def test_what_is_no_lesson_at_all(tmp_path: Path, text: str) -> None:
    found = fault(tmp_path, text)
    assert Words().has(found.code)
    assert Words()(found.code, **dict(found.about))
