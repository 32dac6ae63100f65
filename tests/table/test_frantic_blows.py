"""A blow of Frantic travels to whom it hits, under its name, and strikes there."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from art.faces.frantic.blow import LIGHTS
from game.frantic.cards import SYMBOL
from game.frantic.moves import parse_move
from scenes.controllers.frantic.blows import above_or_below, beside
from scenes.controllers.frantic.controller import Controller
from scenes.controllers.frantic.places import places
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
    name(driver, 2)
    return driver


def name(driver: Driver, seat: int) -> None:
    """Ann gives a present to that seat."""
    table(driver).resize((1280, 720))
    driver.run(50)
    for text in ("0 play gift-R", f"0 name {seat}"):
        for _ in range(200):
            if sitting_at(driver).answering is not None:
                break
            driver.frame()
        submit(sitting_at(driver), parse_move(text))


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
        start = control.places.around.plates[0].center
        off = above_or_below(start, plate.center, control.size, control.places.unit)
        assert beside(plate.center, off, control.size, control.places.unit) in flown
        assert control.moment.victims == (2,)
        assert table(driver).dust.flies


def test_it_is_seen_above_the_sentence_that_tells_of_it(tmp_path: Path) -> None:
    state = position(["gift-R Y1 Y2 Y3", "B2 B3", "G1 G2"], top="R3")
    with laid("frantic", state, "- easy easy", tmp_path) as driver:
        name(driver, 1)
        scene, near = table(driver), 0
        for _ in range(200):
            driver.frame()
            blows = [flight for flight in scene.motion.flights if flight.strikes]
            if not blows:
                continue
            drawn, corner = list(scene.flying(blows))[-2]
            place = drawn.get_rect(topleft=corner)
            if place.colliderect(controller(driver).zone):
                inked = pygame.mask.from_surface(drawn, 254).outline()
                assert all(
                    driver.screen.get_at((place.x + x, place.y + y))[:3] == drawn.get_at((x, y))[:3]
                    for x, y in inked
                )
                near += 1
        assert near > 5


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
@pytest.mark.parametrize("seats", range(2, 9))
def test_its_name_stands_in_the_window_and_off_its_face(size: tuple[int, int], seats: int) -> None:
    found = places(size, seats, 0, 0.7)
    unit = found.unit
    middles = [plate.center for plate in found.around.plates]
    for start, goal in permutations(middles, 2):
        off = above_or_below(start, goal, size, unit)
        for spot in (start, goal):
            name = Rect(0, 0, 200 * unit, 44 * unit).move_to(center=beside(spot, off, size, unit))
            assert Rect((0, 0), size).contains(name)
            off_face = abs(name.centery - spot[1]) > 35 * unit
            assert off_face or spot == min(start, goal, key=lambda end: end[1])


def test_each_light_is_of_a_card() -> None:
    assert set(LIGHTS) <= set(SYMBOL)
