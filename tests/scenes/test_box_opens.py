"""A box that is taken from the shelf opens over the seats of its game, in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.registry import SHELF
from scenes.menus.lessons import LessonSheet
from scenes.menus.seats import SeatsScene
from scenes.menus.start import BOX, StartScene
from scenes.storage.settings import Motion
from scenes.ui.opening_box import OPENS, TAKEN
from tests.table.house import Driver, furnished

SIZE = (1280, 720)


@contextmanager
def shelf(home: Path, motion: Motion = "normal") -> Iterator[Driver]:
    """The shelf with all its boxes."""
    house = furnished(home, SIZE)
    house.settings.motion = motion
    start = StartScene(house)
    with Driver(house, start, SIZE) as driver:
        start._pictures.all_here()
        driver.watch(200)
        yield driver


def opened(driver: Driver, game_id: str) -> SeatsScene:
    """The seats of a game whose box was clicked."""
    start = driver.top
    assert isinstance(start, StartScene)
    driver.click(start.panel[f"{BOX}{game_id}"].box.center)
    driver.frame()
    assert isinstance(driver.top, SeatsScene)
    return driver.top


def differ(one: pygame.Surface, other: pygame.Surface, where: pygame.Rect) -> bool:
    """Whether two pictures are not the same there."""
    return one.subsurface(where).get_buffer().raw != other.subsurface(where).get_buffer().raw


@pytest.mark.parametrize("game_id", SHELF)
def test_the_lid_goes_up_from_where_the_box_stood_and_all_comes_to_rest(
    tmp_path: Path, game_id: str
) -> None:
    with shelf(tmp_path) as driver:
        screen = pygame.display.get_surface()
        assert screen is not None
        start = driver.top
        assert isinstance(start, StartScene)
        stood = start.panel[f"{BOX}{game_id}"].box
        seats = opened(driver, game_id)
        first = screen.copy()
        driver.watch(TAKEN + OPENS // 2)
        half = screen.copy()
        driver.watch(OPENS)
        assert seats.box is None
        assert driver.watch(300) == 0
        above = pygame.Rect(stood.left, 0, stood.width, stood.top - 30)
        assert differ(first, screen, stood)
        assert not differ(first, screen, above)
        assert differ(half, screen, above)


def test_seats_are_at_hand_while_the_box_opens(tmp_path: Path) -> None:
    with shelf(tmp_path) as driver:
        seats = opened(driver, "nyet")
        people = len(seats.roster.places)
        driver.click(seats.panel["more"].box.center)
        driver.frame()
        assert len(seats.roster.places) == people + 1


def test_the_first_time_a_lesson_is_offered_when_it_is_open(tmp_path: Path) -> None:
    with shelf(tmp_path) as driver:
        driver.house.settings.boxes_opened = set()
        seats = opened(driver, "jetriko")
        driver.watch(TAKEN)
        assert driver.top is seats
        driver.watch(OPENS + 100)
        assert isinstance(driver.top, LessonSheet)
        assert driver.house.settings.boxes_opened == {"jetriko"}


def test_what_lies_over_the_seats_or_another_size_takes_the_box_away(tmp_path: Path) -> None:
    with shelf(tmp_path) as driver:
        seats = opened(driver, "jetriko")
        assert seats.box is not None
        seats.resize((1024, 640))
        assert seats.box is None
        seats.go_back()
        seats = opened(driver, "jetriko")
        seats.stage.push(seats.house.doors.settings())
        assert seats.box is None


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_without_motion_the_seats_are_there_at_once(tmp_path: Path, motion: Motion) -> None:
    with shelf(tmp_path, motion) as driver:
        assert opened(driver, "totem").box is None
