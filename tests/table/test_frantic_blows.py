"""A blow of Frantic travels to whom it hits, under its name, and strikes there."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from art.faces.frantic.blow import LIGHTS
from game.frantic.cards import SYMBOL
from game.frantic.moves import parse_move
from scenes.controllers.frantic.blows import beside
from scenes.controllers.frantic.controller import Controller
from scenes.storage.settings import Motion
from tests.frantic_table import position
from tests.table.house import Driver, sitting_at, submit, table
from tests.table.laid import laid

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


def named(home: Path, motion: Motion) -> Driver:
    """Ann has given somebody a present and named Chloe."""
    state = position(["gift-R Y1 Y2 Y3", "B2 B3", "G1 G2", "G3 G4"], top="R3")
    driver = laid("frantic", state, "- easy easy easy", home)
    driver.house.settings.motion = motion
    table(driver).resize((1280, 720))
    driver.run(50)
    for text in ("0 play gift-R", "0 name 2"):
        for _ in range(200):
            if sitting_at(driver).answering is not None:
                break
            driver.frame()
        submit(sitting_at(driver), parse_move(text))
    return driver


def controller(driver: Driver) -> Controller:
    found = sitting_at(driver)
    assert isinstance(found, Controller)
    return found


def test_it_flies_under_its_name_and_then_the_victim_is_struck(tmp_path: Path) -> None:
    with named(tmp_path, "normal") as driver:
        control, flown = controller(driver), []
        for _ in range(200):
            driver.frame()
            if control.moment.victims:
                break
            flown += [flight.end for flight in table(driver).motion.flights if not flight.shade]
        plate = control.places.around.plates[2]
        assert plate.center in flown
        assert beside(plate.center, (1280, 720), control.places.unit) in flown
        assert control.moment.victims == (2,)
        assert table(driver).dust.flies


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_where_nothing_moves_the_victim_is_marked_at_once(tmp_path: Path, motion: Motion) -> None:
    with named(tmp_path, motion) as driver:
        for _ in range(60):
            driver.frame()
            assert not table(driver).motion.flights
            if controller(driver).moment.victims:
                break
        assert controller(driver).moment.victims == (2,)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_its_name_stands_in_the_window(size: tuple[int, int]) -> None:
    unit = size[1] / 720
    for x in range(0, size[0], size[0] // 16):
        for y in range(0, size[1], size[1] // 16):
            name = Rect(0, 0, 200 * unit, 44 * unit).move_to(center=beside((x, y), size, unit))
            assert Rect((0, 0), size).contains(name)


def test_each_light_is_of_a_card() -> None:
    assert set(LIGHTS) <= set(SYMBOL)
