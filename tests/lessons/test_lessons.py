"""Every lesson is played through: by every device, in every language, and by its wrong answers."""

from __future__ import annotations

from fnmatch import fnmatchcase
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.teaching.lesson import lesson
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.menus.lessons import LessonSheet
from scenes.table.lesson_room import AWAY
from scenes.words import Words, languages
from tests.house.games import OF_CHOICES
from tests.lessons.learner import Learner, lessons

LESSONS = lessons()
CHOICES = [(game_id, name) for game_id, name in LESSONS if game_id in OF_CHOICES]
# So many wrong choices of a step are tried, and besides them one of each kind that is answered.
MOST_WRONG = 4
DEVICES = ("pointer", "keys", "pad")


def take(learner: Learner) -> None:
    """Play the lesson through, making every right choice."""
    while learner.until_asked():
        right = learner.taught.right
        if right is None:
            learner.go_on()
        else:
            before = len(learner.taught.moves)
            learner.choose(right)
            assert len(learner.taught.moves) > before, f"{right} was not played"
    assert isinstance(learner.top, LessonSheet)


@pytest.mark.sample(24)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("game_id", "name"), CHOICES)
def test_a_lesson_is_played_through(tmp_path: Path, game_id: str, name: str, device: str) -> None:
    with Learner(tmp_path, game_id, name, device) as learner:
        take(learner)


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game_id", "name"), CHOICES)
def test_in_every_language(tmp_path: Path, game_id: str, name: str, language: str) -> None:
    with Learner(tmp_path, game_id, name, language=language) as learner:
        take(learner)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("game_id", "name"), CHOICES)
def test_a_wrong_choice_is_answered_and_nothing_happens(
    tmp_path: Path, game_id: str, name: str
) -> None:
    tried = 0
    with Learner(tmp_path, game_id, name) as learner:
        while learner.until_asked():
            step, right = learner.taught.step, learner.taught.right
            assert step is not None
            for wrong in _others(learner) if right is not None else []:
                at, moves = learner.taught.at, len(learner.taught.moves)
                learner.choose(wrong)
                assert (learner.taught.at, len(learner.taught.moves)) == (at, moves)
                code = learner.table.lesson.wrong_code(step, str(wrong))
                assert learner.table.toasts.spoken == learner.house.words(
                    f"refusal-{code}", **learner.taught.names
                )
                tried += 1
            learner.table.skip()
    assert tried > 3


def _others(learner: Learner) -> list[Any]:
    """What may be chosen besides what is right; not all of very much."""
    some, step = list(islice(learner.others(), MOST_WRONG)), learner.taught.step
    assert step is not None
    for wrong in step.wrong:
        meant = next((move for move in learner.others() if fnmatchcase(str(move), wrong)), None)
        assert meant is not None, f"nobody can choose {wrong}"
        some.append(meant)
    return [move for number, move in enumerate(some) if move not in some[:number]]


@pytest.mark.sample(24)
@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_every_step_can_be_skipped_and_repeated(tmp_path: Path, game_id: str, name: str) -> None:
    with Learner(tmp_path, game_id, name) as learner:
        steps = len(learner.taught.lesson.steps)
        for number in range(steps):
            assert learner.until_asked()
            assert learner.taught.at == number
            position = learner.taught.state.copy()
            learner.table.skip()
            if number < steps - 1:
                assert learner.until_asked()
                learner.table.repeat()
                assert learner.until_asked()
                assert learner.taught.at == number
                assert learner.taught.state.view(0) == position.view(0)
                learner.table.skip()
        assert not learner.until_asked()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_every_step_has_its_words(game_id: str, name: str, language: str) -> None:
    words, taught = Words(language), lesson(game_id, name)
    keys = [taught.words, taught.after, *map(taught.key, taught.steps)]
    for step in taught.steps:
        if step.play:
            keys.append(f"refusal-{taught.key(step)}")
        keys += [f"refusal-{taught.wrong_code(step, move)}" for move in step.wrong]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_no_sentence_of_a_lesson_is_left_over(game_id: str, name: str) -> None:
    words, taught = Words(), lesson(game_id, name)
    said = {taught.after, *map(taught.key, taught.steps)}
    tried = [(step, move) for step in taught.steps if step.play for move in (*step.wrong, "")]
    wrong = {f"refusal-{taught.wrong_code(step, move)}" for step, move in tried}
    begins = f"{game_id}-lesson-{name}-"
    there = {*words.beginning(begins), *words.beginning(f"refusal-{begins}")}
    assert there == said | wrong


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game_id", "name"), CHOICES)
def test_a_slip_covers_nothing(tmp_path: Path, game_id: str, name: str, language: str) -> None:
    with Learner(tmp_path, game_id, name, language=language) as learner:
        while learner.until_asked():
            covered = [box for box in seen(learner) if learner.table.slip.box.colliderect(box)]
            assert covered == [], learner.taught.at
            learner.table.skip()


@pytest.mark.parametrize(("game_id", "name"), CHOICES)
def test_the_frame_round_the_answers_holds_no_player(
    tmp_path: Path, game_id: str, name: str
) -> None:
    with Learner(tmp_path, game_id, name) as learner:
        while learner.until_asked():
            step, target, right = learner.taught.step, learner.table._target, learner.taught.right
            assert step is not None
            if step.at == "answers" and target is not None:
                assert target.collidelist(learner.table.controller.plates) < 0, step.say
            learner.go_on() if right is None else learner.choose(right)


def seen(learner: Learner) -> list[Rect]:
    """All that there is to look at besides the slip."""
    table, step = learner.table, learner.taught.step
    control = table.teachable
    assert step is not None
    plates = [f"seat {seat}" for seat in range(len(learner.taught.players))]
    named = [control.where(what) for what in ("hand", *plates, *filter(None, (step.at,)))]
    boxes = [*control.in_question(), *control.to_be_seen, control.zone, table.corner.area(), *named]
    return [box for box in boxes if box is not None]


def test_a_slip_lies_off_the_arrows_and_the_hands_of_the_others(tmp_path: Path) -> None:
    with Learner(tmp_path, "jetriko", "first", language="de") as learner:
        for _ in range(2):
            assert learner.until_asked()
            control, slip = learner.table.controller, learner.table.slip
            assert isinstance(control, Jetriko)
            assert slip.box.collidelist([*control.fans, *control.places.arrows]) < 0
            learner.table.skip()


def test_a_slip_lies_where_it_is_nearest(tmp_path: Path) -> None:
    """Not at its usual width far away, if at another one there is room beside the plate."""
    with Learner(tmp_path, "jetriko", "white") as learner:
        for _ in range(5):
            assert learner.until_asked()
            learner.table.skip()
        assert learner.until_asked()
        plate = learner.table.teachable.where("seat 0")
        assert plate is not None
        assert learner.table.slip.box.left - plate.right <= 1.5 * AWAY * learner.table.unit


@pytest.mark.sample(5)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game_id", "name"), CHOICES)
def test_in_the_largest_letters_a_slip_covers_no_plate_and_no_card(
    tmp_path: Path, game_id: str, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lay over another's plate in half the steps, by a hair, or for a narrower one, whole."""
    monkeypatch.setattr("tests.lessons.learner.SIZE", (1024, 640))
    with Learner(tmp_path, game_id, name, language=language) as learner:
        learner.house.settings.text_size = 200
        learner.house.settle()
        learner.top.resize(learner.stage.size)
        while learner.until_asked():
            covered = [box for box in seen(learner) if learner.table.slip.box.colliderect(box)]
            assert covered == [], learner.taught.at
            assert learner.table.slip.letters.scale > 1.1
            learner.table.skip()
