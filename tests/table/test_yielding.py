"""What is struck gives way for a moment, and comes back to where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface, image

from game.frantic.moves import parse_move as frantic_move
from game.jetriko.moves import parse_move
from scenes.storage.settings import Motion
from scenes.table.hand.table import HandTable
from scenes.table.yielding import Push, Yielding
from tests import frantic_table, jetriko_table
from tests.table.house import MS, Driver, furnished, sitting_at, submit, table
from tests.table.laid import laid


def test_it_goes_as_far_as_it_is_pushed_and_comes_back() -> None:
    push = Push(Rect(0, 0, 9, 9), (6, -3), 100, 100)
    ways = [push.at(now) for now in range(90, 211)]
    assert ways[0] == ways[10] == ways[-1] == (0, 0)
    assert max(x for x, _ in ways) == 6
    assert min(y for _, y in ways) == -3


def test_its_edges_go_with_it_and_then_nothing_is_kept() -> None:
    layer, screen, yielding = Surface((60, 60)), Surface((60, 60)), Yielding()
    layer.fill((255, 255, 255), (20, 20, 20, 20))
    yielding.push(Push(Rect(20, 20, 20, 20), (4, 0), 0, 100))
    screen.blit(layer, (0, 0))
    yielding.paint(screen, layer, 50)
    row = [x for x in range(60) if screen.get_at((x, 30))[:3] == (255, 255, 255)]
    assert row == list(range(24, 44))
    assert yielding.moves
    yielding.paint(screen, layer, 100)
    assert not yielding.moves


def attacked(home: Path, game_id: str, motion: Motion) -> Driver:
    """The person hits the next player."""
    house = furnished(home)
    house.settings.motion = motion
    state: Any
    if game_id == "jetriko":
        state = jetriko_table.position(["G2-plus G3", "Y3 C3", "R3 R4"], top="G4")
        driver = laid(game_id, state, "- easy easy", home, house=house)
    else:
        state = frantic_table.position(["skip-R R2 R4", "B2 B4", "Y9 Y8"], top="R3")
        driver = laid(game_id, state, "- easy easy", home, house=house)
    driver.run(400)
    control = sitting_at(driver)
    if game_id == "jetriko":
        submit(control, parse_move("0 play G2-plus"))
    else:
        submit(control, frantic_move("0 play skip-R"))
        while not control.rests:
            driver.unseen()
        submit(control, frantic_move("0 name 1"))
    return driver


def off_its_place(driver: Driver, frames: int = 150) -> int:
    """In how many pictures the plate of the one who is hit is not where it lies."""
    control, found = sitting_at(driver), 0
    assert isinstance(control, HandTable)
    inside = control.plates[1].inflate(-60, -30)
    for _ in range(frames):
        driver.frame()
        scene = table(driver)
        before_it = [one for one in scene.motion.flights if one.strikes]
        if not before_it:
            seen, rests = (image.tobytes(picture.subsurface(inside), "RGB")
                           for picture in (driver.screen, scene.layer))  # fmt: skip
            found += seen != rests
    return found


@pytest.mark.parametrize("game_id", ["jetriko", "frantic"])
def test_the_plate_of_whom_a_blow_hits_gives_way(tmp_path: Path, game_id: str) -> None:
    with attacked(tmp_path, game_id, "normal") as driver:
        assert 3 <= off_its_place(driver) <= 12
        assert not table(driver).yielding.moves


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_nothing_gives_way_where_nothing_moves(tmp_path: Path, motion: Motion) -> None:
    with attacked(tmp_path, "jetriko", motion) as driver:
        for _ in range(60):
            driver.unseen()
            assert not table(driver).yielding.moves


def test_what_was_passed_over_pushes_nothing_afterwards(tmp_path: Path) -> None:
    with attacked(tmp_path, "jetriko", "normal") as driver:
        scene = table(driver)
        while not any(one.strikes for one in scene.motion.flights):
            driver.unseen()
        assert scene.yielding.moves
        driver.click((640, 420))
        assert not scene.yielding.moves
        assert not scene.dust.flies
        driver.unseen(200 * MS)
