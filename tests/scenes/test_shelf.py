"""The shelf holds any number of games: all are seen, and all can be reached with every device."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.registry import SHELF
from scenes.menus.shelf_boxes import BOX_HIGH, BOX_WIDE, arranged
from scenes.menus.start import BOX, StartScene
from tests.scenes.guest import Guest
from tests.scenes.screens import under_way

SIZES = [(1280, 720), (1024, 640), (1080, 1920), (640, 480)]
COUNTS = [1, 2, 5, 6, 8, 12, 24]


def shelf_of(
    count: int, guest: Guest, monkeypatch: pytest.MonkeyPatch, letters: int = 100
) -> StartScene:
    """The shelf with so many games, those that do not exist yet still closed."""
    games = (*SHELF, *(f"game-{number}" for number in range(count)))[:count]
    for number, game_id in enumerate(games[len(SHELF) :]):
        other = import_module(f"scenes.controllers.{SHELF[number % len(SHELF)]}")
        monkeypatch.setitem(sys.modules, f"scenes.controllers.{game_id}", other)
        for what in ("title", "players", "length", "about"):
            key = f"{game_id}-{what}"
            guest.house.words._sources[key] = f"{key} = Game {number + 6}\n"
    monkeypatch.setattr("scenes.menus.start.SHELF", games)
    monkeypatch.setattr("scenes.menus.shelf_pictures.SHELF", games)
    guest.house.settings.text_size = letters
    guest.house.settle()
    scene = StartScene(guest.house)
    guest.stage.push(scene)
    guest.frames(1)
    while guest.house.later:
        guest.house.later.pop(0)()
        guest.frames(1)
    return scene


@pytest.mark.sample(36)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [100, 200])
def test_any_number_of_boxes_stands_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, size: tuple[int, int],
    letters: int,
) -> None:  # fmt: skip
    guest = Guest(tmp_path, size)
    under_way(guest)
    shelf_of(count, guest, monkeypatch, letters)
    boxes = [one.box for one in guest.panel.widgets if one.key.startswith(BOX)]
    others = [one.box for one in guest.panel.widgets if not one.key.startswith(BOX)]
    assert len(boxes) == count
    window = pygame.Rect((0, 0), size)
    for box in boxes:
        assert box.left >= 0
        assert box.right <= window.right
        assert box.top >= 0
        assert box.collidelist(others) == -1
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("count", [6, 12])
@pytest.mark.parametrize("device", ["keys", "gamepad", "mouse"])
def test_every_box_can_be_come_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, device: str
) -> None:
    guest = Guest(tmp_path)
    scene = shelf_of(count, guest, monkeypatch)
    guest.plug_in()
    keys = [one.key for one in guest.panel.widgets if one.key.startswith(BOX)]
    assert guest.focus == keys[0]
    row = scene._boxes().in_a_row
    for number, key in enumerate(keys):
        if device == "mouse":
            guest.click(key)
        elif number % row == 0 and number:
            # Back to where the row before began, and down.
            for _ in range(row - 1):
                guest.key(pygame.KSCAN_LEFT)
            step_down(guest, device)
        elif number:
            step_right(guest, device)
        guest.frames(1)
        if device == "mouse":
            while guest.stage.top is not scene:
                guest.stage.pop()
        else:
            assert guest.focus == key
            assert scene.lifted == key.removeprefix(BOX)


def step_right(guest: Guest, device: str) -> None:
    if device == "keys":
        guest.key(pygame.KSCAN_RIGHT)
    else:
        guest.hat(1, 0)


def step_down(guest: Guest, device: str) -> None:
    if device == "keys":
        guest.key(pygame.KSCAN_DOWN)
    else:
        guest.hat(0, -1)


def test_five_boxes_are_as_large_as_ever() -> None:
    boxes = arranged(5, 1200, BOX_HIGH, 50)
    assert (boxes.rows, boxes.scale) == (1, 1.0)
    assert boxes.places(640, 486)[0] == (53, 486 - BOX_HIGH, BOX_WIDE, BOX_HIGH)
