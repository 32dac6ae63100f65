"""What comes to stand on the table opens within a moment, and then nothing moves any more."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pygame import Rect, Surface

from art.opening import LEAST, OPENS_MS, fold_out, grown, roll_out
from game.jetriko.moves import parse_move
from game.nyet.cards import CARD
from game.nyet.moves import Play
from game.stratego.moves import GiveUp
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.controllers.stratego import stage
from scenes.controllers.stratego.stage import HIT, Clash
from scenes.controllers.totem.account import Account
from scenes.storage.settings import Motion
from tests import jetriko_table, nyet_table, stratego_table
from tests.table.house import FRAME_NS, MS, Driver, sitting_at, submit, table
from tests.table.laid import laid
from tests.table.test_totem_hints import at, grab

INK, PAPER = (0, 0, 0), (255, 255, 255)


def painted(screen: Surface) -> Rect:
    """What is no longer black."""
    return screen.get_bounding_rect()


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_a_panel_folds_out_up_and_down_and_a_ribbon_to_both_sides(share: float) -> None:
    box, panel = Rect(20, 30, 100, 60), Surface((100, 60))
    panel.fill(PAPER)
    for opens, size in ((fold_out, (100, 60 * share)), (roll_out, (100 * share, 60))):
        screen = Surface((200, 200))
        screen.set_colorkey(INK)
        covered = opens(screen, panel, box, share)
        assert covered.size == size
        if share:
            assert painted(screen) == covered
            assert covered.center == box.center


def test_a_ribbon_keeps_both_its_ends_and_a_panel_both_its_rims() -> None:
    box, ribbon, screen = Rect(0, 0, 100, 20), Surface((100, 20)), Surface((100, 20))
    ribbon.set_at((0, 10), PAPER)
    ribbon.set_at((99, 10), PAPER)
    roll_out(screen, ribbon, box, 0.4)
    assert [x for x in range(100) if screen.get_at((x, 10))[:3] == PAPER] == [30, 69]


def test_what_grows_is_never_nothing() -> None:
    drawn = Surface((100, 100))
    assert grown(drawn, 1) is drawn
    assert grown(drawn, 1.5).get_size() == (150, 150)
    assert grown(drawn, 0).get_width() == 100 * LEAST


def nyet(home: Path) -> tuple[Driver, Any]:
    """The last card of a trick is played."""
    state = nyet_table.position(("R2 R5", "R6", "R7", "R8"), trick="B5 B9 G1", leader=1, value=2)
    return laid("nyet", state, "- easy easy easy", home), Play(0, CARD["R2"])


def until_open(driver: Driver, move: Any) -> list[float]:
    """How far open it is in every picture that is painted, once something opens."""
    driver.run(400)
    control, seen = sitting_at(driver), list[float]()
    submit(control, move)
    for _ in range(240):
        painted_now = driver.frame()
        if control.opens or seen:
            if painted_now:
                seen.append(control.opening)
            if seen and seen[-1] == 1:
                return seen
    raise AssertionError("nothing opens, or it never ends")


def test_it_opens_picture_by_picture_and_the_last_shows_all_of_it(tmp_path: Path) -> None:
    driver, move = nyet(tmp_path)
    with driver:
        seen = until_open(driver, move)
        assert seen == sorted(seen)
        assert 0 <= seen[0] < 0.2 < 1 == seen[-1]
        assert OPENS_MS * MS / FRAME_NS <= len(seen) <= OPENS_MS * MS / FRAME_NS + 2
        assert not sitting_at(driver).opens


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_where_nothing_moves_it_stands_there_at_once(tmp_path: Path, motion: Motion) -> None:
    driver, move = nyet(tmp_path)
    driver.house.settings.motion = motion
    table(driver).resize((1280, 720))
    with driver:
        assert until_open(driver, move) == [1.0]


def test_an_attack_opens_where_it_strikes(tmp_path: Path) -> None:
    state = jetriko_table.position(["G2-plus G3", "Y3 C3", "R3 R4"], top="G4")
    with laid("jetriko", state, "- easy easy", tmp_path) as driver:
        driver.run(400)
        control = sitting_at(driver)
        assert isinstance(control, Jetriko)
        submit(control, parse_move("0 play G2-plus"))
        while not control.moment.flying:
            driver.frame()
        while control.moment.flying:
            assert not control.opens
            driver.frame()
        assert control.opens
        driver.run(OPENS_MS + 20)
        assert not control.opens


def test_what_tells_who_fell_opens_when_it_is_seen() -> None:
    facing, told = Clash(struck=False, way=1.0), Clash(struck=True, way=HIT)
    assert facing.opening == told.opening == 0
    assert Clash(struck=True, way=(1 + HIT) / 2).opening == pytest.approx(0.5)
    assert Clash(struck=True, way=1.0).opening == 1


def test_how_a_match_ended_rolls_out_over_the_table(tmp_path: Path) -> None:
    state = stratego_table.position("4 6 B 2 9", "5 2 F 4 3")
    with laid("stratego", state, "- easy", tmp_path) as driver:
        driver.run(400)
        control, shares = sitting_at(driver), list[float]()

        def noted(_: Surface, __: Surface, box: Rect, share: float) -> Rect:
            shares.append(share)
            return box

        with patch.object(stage, "roll_out", noted):
            submit(control, GiveUp(0))
            driver.watch(1500)
        assert 0 <= shares[0] < 0.5
        assert shares == sorted(shares)
        assert shares[-1] == 1


@pytest.mark.parametrize("motion", ["normal", "reduced"])
def test_what_came_of_a_grab_folds_out(tmp_path: Path, motion: Motion) -> None:
    with at(tmp_path, [5] * 4, ["S2-P", "S1-P", "K1-Y", "T1-O"]) as driver:
        table(driver).motion.mode = motion
        shares = list[float]()
        with patch.object(Account, "paint", lambda *args: shares.append(args[3])):
            grab(driver, 1)
            driver.watch(500)
        assert shares[-1] == 1
        assert shares == sorted(shares)
        assert (shares[0] < 0.5) == (motion == "normal")
