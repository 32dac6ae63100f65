"""Totem's lesson: cards come slowly, then quickly; who grabs too soon or too late tries again."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.controllers.totem.controller import Controller
from scenes.input.signals import Press
from scenes.menus.lessons import LessonSheet
from scenes.table.hints import AIM, Hints
from scenes.words import languages
from tests.lessons.learner import LONGEST_FRAMES, LOWER, Learner

SPACE = "key:44"


def grab(learner: Learner) -> None:
    """Grab by the learner's device."""
    controller = learner.table.controller
    assert isinstance(controller, Controller)
    if learner.device == "pointer":
        learner.click(controller.centre.box.center)
    else:
        learner.tell(LOWER if learner.device == "pad" else SPACE)


def until_it_matches(learner: Learner) -> None:
    """Watch until it is time to choose."""
    for _ in range(LONGEST_FRAMES):
        if learner.taught.waits:
            return
        learner.frame()
    raise AssertionError("nothing ever matches")


def take(learner: Learner, too_soon: bool = False) -> None:
    while learner.until_asked():
        step = learner.taught.step
        assert step is not None
        if not step.play:
            learner.go_on()
            continue
        if too_soon:
            before = learner.taught.made
            grab(learner)
            assert learner.taught.made == before
            said = [toast.text for toast in learner.table.toasts.standing]
            key = f"refusal-{learner.taught.lesson.key(step)}"
            assert learner.house.words(key) in said
        until_it_matches(learner)
        at = learner.taught.at
        grab(learner)
        learner.frame()
        assert learner.taught.made or learner.taught.at > at
    assert isinstance(learner.top, LessonSheet)


@pytest.mark.parametrize("device", ["pointer", "keys", "pad"])
def test_it_is_played_through(tmp_path: Path, device: str) -> None:
    with Learner(tmp_path, "totem", "first", device) as learner:
        take(learner)


@pytest.mark.parametrize("language", languages())
def test_in_every_language(tmp_path: Path, language: str) -> None:
    with Learner(tmp_path, "totem", "first", "keys", language) as learner:
        take(learner)


def test_who_grabs_too_soon_is_told_and_tries_again(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first", "keys") as learner:
        take(learner, too_soon=True)


@pytest.mark.parametrize("control", ["key:4", "key:20"])
def test_nothing_is_grabbed_or_turned_while_the_lesson_only_speaks(
    tmp_path: Path, control: str
) -> None:
    with Learner(tmp_path, "totem", "first", "keys") as learner:
        lesson = learner.taught.lesson
        learner.table._open_at([bool(step.play) for step in lesson.steps].index(False))
        assert learner.until_asked()
        before = learner.taught.state.view(None).hands
        learner.tell(control)
        learner.run(100)
        said = [toast.text for toast in learner.table.toasts.standing]
        assert said == [learner.house.words("refusal-lesson-not-now")]
        assert learner.taught.state.view(None).hands == before
        learner.go_on()
        until_it_matches(learner)


def test_who_has_taken_it_is_not_told_the_aim_again(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first", "keys") as learner:
        hints = Hints(learner.house, "totem")
        assert hints.wants(AIM)
        take(learner)
        assert not hints.wants(AIM)


def test_it_begins_slowly_and_becomes_faster(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first") as learner:
        paces = [step.pace for step in learner.taught.lesson.steps if step.play]
        assert paces == sorted(paces, reverse=True)
        assert paces[0] > 2 * paces[-1]


def test_who_is_too_late_gets_another_try(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first") as learner:
        while learner.taught.step is not None and not learner.taught.step.within:
            assert learner.until_asked()
            learner.table.skip()
        assert learner.until_asked()
        before, at = learner.table, learner.taught.at
        until_it_matches(learner)
        learner.run(learner.taught.lesson.steps[at].within + 100)
        assert learner.table is not before
        assert learner.taught.at == at
        assert learner.table.notice.text == learner.house.words("lesson-late")


def test_the_first_step_says_what_to_grab_with(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first") as learner:
        assert learner.until_asked()
        assert " A, " in learner.table.slip.said


def test_bots_do_nothing_by_themselves(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first") as learner:
        assert learner.until_asked()
        until_it_matches(learner)
        made = learner.taught.made
        learner.run(20_000)
        assert learner.taught.made == made
        assert learner.taught.waits


def test_a_key_that_is_none_of_the_learners_is_not_heard(tmp_path: Path) -> None:
    with Learner(tmp_path, "totem", "first") as learner:
        assert learner.until_asked()
        until_it_matches(learner)
        learner.top.handle(Press(learner.now_ns, 1, "keyboard", "key:15", True))
        assert learner.taught.waits
