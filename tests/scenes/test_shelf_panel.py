"""The panel of the shelf: about the box that is meant, not about those a pointer passes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import SHELF
from game.teaching.lesson import lesson_names
from game.teaching.puzzles import puzzle_names
from scenes.input.signals import Scrolled
from scenes.menus.lessons import LessonSheet
from scenes.menus.rules import RulesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.shelf_panel import REST_NS
from scenes.menus.start import StartScene
from scenes.storage.on_file import who_plays
from scenes.table.lesson import LessonTable
from scenes.table.puzzle import PuzzleTable
from scenes.table.scene import TableScene
from scenes.ui.widgets import Button
from tests.scenes.guest import FRAME_MS, Guest
from tests.scenes.screens import NAME, under_way

FIRST, THIRD, LAST = SHELF[0], SHELF[2], SHELF[-1]
RESTED = REST_NS // 1_000_000 // FRAME_MS + 2


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    return guest


def shelf(guest: Guest) -> StartScene:
    assert isinstance(guest.top, StartScene)
    return guest.top


def move_over(guest: Guest, *games: str) -> None:
    """The pointer passes boxes, a few frames on each."""
    for game_id in games:
        guest.point(guest.panel[f"box-{game_id}"].box.center)
        guest.frames(3)


def test_the_panel_stays_on_the_way_to_its_buttons(guest: Guest) -> None:
    move_over(guest, LAST)
    guest.frames(RESTED)
    assert shelf(guest).lifted == LAST
    move_over(guest, *SHELF[::-1])
    guest.point(guest.panel["play"].box.center)
    guest.frames(RESTED)
    assert shelf(guest).lifted == LAST
    guest.click("play")
    assert isinstance(guest.top, SeatsScene)
    assert guest.top.game_id == LAST


def test_a_pointer_that_rests_on_a_box_means_it(guest: Guest) -> None:
    move_over(guest, THIRD)
    assert shelf(guest).lifted == FIRST
    guest.frames(RESTED)
    assert shelf(guest).lifted == THIRD
    assert shelf(guest).wake_ns is None
    # It is moved within the box now and then: nothing changes.
    move_over(guest, THIRD)
    guest.frames(RESTED)
    assert shelf(guest).lifted == THIRD


def test_keys_and_gamepad_mean_the_box_they_come_to(guest: Guest) -> None:
    guest.key(pygame.KSCAN_RIGHT)
    assert shelf(guest).lifted == SHELF[1]
    guest.plug_in()
    guest.hat(1, 0)
    assert shelf(guest).lifted == SHELF[2]
    guest.hat(0, -1)
    assert guest.focus in ("lesson", "rules", "play")
    assert shelf(guest).lifted == SHELF[2]


def test_f1_opens_the_rules_of_the_game_the_panel_is_about(guest: Guest) -> None:
    guest.key(pygame.KSCAN_RIGHT, pygame.KSCAN_F1)
    assert isinstance(guest.top, RulesScene)
    assert guest.top.game_id == SHELF[1]
    guest.key(pygame.KSCAN_F1)
    assert isinstance(guest.top, StartScene)


@pytest.mark.parametrize("game_id", [game_id for game_id in SHELF if puzzle_names(game_id)])
def test_lessons_by_their_names_and_positions_are_chosen_from(guest: Guest, game_id: str) -> None:
    for _ in range(SHELF.index(game_id)):
        guest.key(pygame.KSCAN_RIGHT)
    for chosen in ("find", *lesson_names(game_id)):
        guest.click("lesson")
        assert isinstance(guest.top, LessonSheet)
        button = guest.panel[chosen]
        assert isinstance(button, Button)
        if chosen != "find":
            assert button.words == guest.house.words(f"{game_id}-lesson-{chosen}")
        guest.click(chosen)
        table = guest.top
        assert isinstance(table, LessonTable)
        assert isinstance(table, PuzzleTable) is (chosen == "find")
        assert (table.lesson.game_id, chosen in ("find", table.lesson.name)) == (game_id, True)
        table.to_the_shelf()
        assert isinstance(guest.top, StartScene)


def test_the_longer_lesson_is_chosen_in_the_rules_too(guest: Guest) -> None:
    guest.enter(RulesScene(guest.house, "jetriko"))
    guest.click("lesson")
    guest.click("white")
    assert isinstance(guest.top, LessonTable)
    assert guest.top.lesson.name == "white"


def test_only_the_first_lesson_is_offered_when_a_box_is_opened(guest: Guest) -> None:
    guest.house.settings.hints = True
    guest.house.settings.boxes_opened.clear()
    guest.enter(StartScene(guest.house))
    shelf(guest).lifted = "jetriko"
    shelf(guest).sit_down()
    assert isinstance(guest.top, LessonSheet)
    assert [way.key for way in guest.top.ways] == ["offer-yes", "offer-no"]
    guest.click("offer-yes")
    assert isinstance(guest.top, LessonTable)
    assert guest.top.lesson.name == "first"


def test_where_there_are_no_positions_the_lesson_begins_at_once(guest: Guest) -> None:
    assert not puzzle_names(FIRST)
    guest.click("lesson")
    assert isinstance(guest.top, LessonTable)


# The line with a match that is not over


def test_the_line_names_the_match_and_its_button_stands_on_it(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    path = under_way(guest)
    playing = who_plays(path)
    assert playing is not None
    assert (playing.game, playing.names) == (FIRST, [f"{NAME} {number}" for number in range(4)])
    guest.enter(StartScene(guest.house))
    # Whatever the panel is about, the line is about that match, and nowhere near it.
    guest.key(pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT)
    button, boxes = guest.panel["continue"].box, [
        widget.box for widget in guest.panel.widgets if widget.key.startswith("box-")
    ]  # fmt: skip
    assert all(button.bottom < box.top for box in boxes)
    assert all(button.bottom < guest.panel[key].box.top for key in ("play", "rules"))
    guest.click("continue")
    assert isinstance(guest.top, TableScene)
    guest.stage.clear()


@pytest.mark.parametrize(
    "head", [b"", b"nonsense", b"[1,2]\n", b"[" * 30_000, b'[{"game":"totem"},"x"]\n', b"\xff\n"]
)
def test_a_match_that_cannot_be_told_about_is_offered_all_the_same(
    tmp_path: Path, head: bytes
) -> None:
    guest = Guest(tmp_path)
    under_way(guest).write_bytes(head)
    guest.enter(StartScene(guest.house))
    guest.frames(2)
    assert guest.focus == "continue"
    assert who_plays(shelf(guest).unfinished[0]) is None


# Larger letters


@pytest.mark.parametrize("percent", [115, 150, 200])
def test_at_larger_letters_all_of_it_can_be_rolled_to(tmp_path: Path, percent: int) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = percent
    guest.house.settle()
    under_way(guest)
    guest.enter(StartScene(guest.house))
    assert guest.panel.top == 0
    seen = guest.panel.area.height
    guest.point((30, 30))
    guest.top.handle(Scrolled(0, -100, (30, 30)))
    assert guest.panel.top == guest.panel.most > 0
    assert guest.panel["play"].box.bottom <= seen
    # Keys bring what they come to into sight.
    for _ in range(30):
        guest.key(pygame.KSCAN_TAB)
        box = guest.panel[guest.focus].box
        assert box.top >= 0
        assert box.bottom <= seen
