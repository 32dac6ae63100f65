"""A score sheet lies between what everybody compares with it: plates, open hands, loot, powers."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from art.faces import frantic
from game.frantic.cards import FACES
from scenes.controllers.frantic import places as frantic_places
from scenes.controllers.frantic.controller import Controller as Frantic
from scenes.controllers.frantic.lying import hand_of
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.controllers.nyet.controller import Controller as Nyet
from scenes.controllers.nyet.places import LOOT_WIDE
from scenes.controllers.nyet.places import places as nyet_places
from scenes.table.kit import open_replay
from tests.frantic_table import position
from tests.table.house import Driver, furnished, sitting_at
from tests.table.round_ends import (
    before_the_end,
    end_round,
    match_of,
    played,
    until_unrolling,
)

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", range(2, 9))
def test_in_frantic_it_lies_on_no_plate_and_on_no_card_that_is_counted(
    size: tuple[int, int], seats: int, rtl: bool
) -> None:
    """At eight seats it covered half of three hands, at three the edges of two plates."""
    found = frantic_places.places(size, seats, 0, frantic.ASPECT, rtl)
    view = position([f"R{seat + 2}" for seat in range(seats)], preset="everything").view(None)
    hands = [hand_of(view, seat, range(len(FACES))[:14], found) for seat in range(1, seats)]
    cards = [box for hand in hands for _, box in hand]
    powers = [found.power_box(seat, n, 6) for seat in range(seats) for n in range(6)]
    kept = [*found.around.plates, *found.around.buttons, found.around.own_row, *cards, *powers]
    assert [box for box in kept if box.colliderect(found.sheet)] == []
    assert found.sheet.bottom <= found.around.zone.top


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", range(2, 6))
def test_in_nyet_it_lies_on_no_plate_and_on_no_loot(
    size: tuple[int, int], seats: int, rtl: bool
) -> None:
    """It cut a loot card beside a plate."""
    found = nyet_places(size, seats, 0, rtl)
    wide = round(LOOT_WIDE * found.unit)
    loot = [Rect(0, 0, wide, wide // 2).move_to(center=at) for at in found.loot]
    assert [box for box in (*found.plates, *loot) if box.colliderect(found.sheet)] == []


@pytest.mark.parametrize("game", ["nyet", "jetriko", "frantic"])
def test_nothing_sticks_out_from_under_it(tmp_path: Path, game: str) -> None:
    """Of the piles of Jetriko and Frantic halves did."""
    with before_the_end(game, tmp_path, motion="off") as driver:
        end_round(driver)
        until_unrolling(driver)
        control = sitting_at(driver)
        (sheet,) = control.panels()
        assert [piece.box for piece in control.pieces() if piece.box.colliderect(sheet)] == []


@pytest.mark.parametrize("game", ["jetriko", "frantic"])
def test_the_next_round_is_dealt_from_its_pile(tmp_path: Path, game: str) -> None:
    with before_the_end(game, tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        control = sitting_at(driver)
        assert isinstance(control, Jetriko | Frantic)
        driver.run(4000)
        moves, (go_on,) = len(control.match.moves), control.choosing.targets.all
        driver.click(go_on.box.center)
        driver.run(600)
        assert len(control.match.moves) > moves
        assert control.steps
        draw = control.places.draw
        assert [piece for piece in control.pieces() if piece.box.colliderect(draw)] != []


def test_in_nyet_the_next_round_is_dealt_without_it(tmp_path: Path) -> None:
    """It lay there until all was dealt, and was called by the number of the round to come."""
    with before_the_end("nyet", tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        control = sitting_at(driver)
        assert isinstance(control, Nyet)
        driver.run(4000)
        (go_on,) = control.choosing.targets.all
        driver.click(go_on.box.center)
        driver.run(600)
        assert control.steps
        assert not control.scored


def test_in_a_replay_a_sheet_has_its_title_too(tmp_path: Path) -> None:
    match = match_of("jetriko", ["", "", ""], len(played("jetriko")))
    scene = open_replay(furnished(tmp_path), match.record())
    with Driver(scene.house, scene):
        scene.go(len(match.moves))
        control = scene.controller
        assert isinstance(control, Jetriko)
        assert control.round_over()
        scene.go(0)
        assert not control.round_over()
