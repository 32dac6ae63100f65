"""Score sheets come in line by line, count up, and say last who is best."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from pathlib import Path
from unittest.mock import patch

import pytest
from pygame import KSCAN_F4, KSCAN_RETURN, KSCAN_SPACE

from art.opening import LineByLine
from scenes.storage.settings import Motion
from scenes.table.hand.choosing import Choosing
from scenes.table.hand.sheet import Row, _Table
from scenes.table.hand.table import HandTable
from scenes.table.kit import open_replay
from scenes.table.replay import ReplayScene
from tests.table.house import Driver, furnished, sitting_at, table
from tests.table.round_ends import (
    ENDS,
    before_the_end,
    end_round,
    match_of,
    played,
    until_unrolling,
)

GAMES = list(ENDS)
# Nobody waits longer than that for all of it.
LONGEST_MS = 900
STILL_MS = 1_200
pytestmark = pytest.mark.usefixtures("wide_awake")


@pytest.mark.parametrize("lines", [1, 2, 5, 12])
def test_lines_follow_one_another_and_all_are_there_in_time(lines: int) -> None:
    assert LineByLine(0, lines).lasts <= LONGEST_MS
    seen = [LineByLine(ms, lines) for ms in range(0, LONGEST_MS, 5)]
    begun = [[one.comes(line) > 0 for line in range(lines)].count(True) for one in seen]
    assert begun == sorted(begun)
    assert begun[0] == 0
    assert max(b - a for a, b in pairwise(begun)) == 1
    for one in seen:
        # Nothing comes before there is anything to stand on, and nobody is best before all is told.
        assert one.opened == 1 or not one.comes(0)
        assert not one.crowned or one.counted(lines - 1) == 1
    there = LineByLine(inf, lines)
    assert there.opened == there.comes(lines - 1) == there.counted(0) == there.crowned == 1
    assert there.crown == there.pops(0) == there.larger == 1


def test_lines_that_stand_do_not_come_again() -> None:
    more = LineByLine(0, 5, 3, opens=False)
    assert more.opened == more.comes(2) == more.counted(2) == 1
    assert not more.comes(3)
    assert not LineByLine(inf, 3).comes(3)


def test_numbers_count_from_what_they_were_to_what_they_are() -> None:
    gains, sums = Row("", (12, -3), signed=True, since=(0, 0)), Row("", (40, 7), since=(28, 10))
    assert [gains.says(0, share) for share in (0, 0.5, 1)] == ["+0", "+6", "+12"]
    assert [gains.says(1, share) for share in (0, 1)] == ["+0", "−3"]
    assert [sums.says(0, share) for share in (0, 0.5, 1)] == ["28", "34", "40"]
    assert Row("", (5, -5)).says(0, 0.0) == "5"
    assert Row("", (5, -5)).says(1) == "−5"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sheet_comes_in_picture_by_picture_and_then_lies_still(
    tmp_path: Path, game_id: str
) -> None:
    with before_the_end(game_id, tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        control, frames = sitting_at(driver), 0
        before = driver.screen.copy()
        while control.unrolls:
            assert driver.frame()
            frames += 1
        assert 20 < frames <= LONGEST_MS / 16 + 2
        assert before.get_view().raw != driver.screen.get_view().raw


@pytest.mark.parametrize("game_id", ["jetriko", "frantic", "nyet"])
def test_its_lines_are_painted_one_after_another(tmp_path: Path, game_id: str) -> None:
    painted = list[int]()
    with before_the_end(game_id, tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        seen = list[int]()
        with patch.object(_Table, "_line", lambda _, number, __: painted.append(number)):
            while sitting_at(driver).unrolls:
                painted.clear()
                driver.frame()
                seen.append(len(painted))
        counts = list(dict.fromkeys(seen))
        assert counts == list(range(counts[0], counts[-1] + 1))
        assert len(counts) > 1


@pytest.mark.parametrize("key", [KSCAN_RETURN, KSCAN_SPACE, KSCAN_F4, None])
@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_pressed_shows_all_of_it_and_does_nothing_else(
    tmp_path: Path, game_id: str, key: int | None
) -> None:
    with before_the_end(game_id, tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        control = sitting_at(driver)
        driver.frame()
        moves = len(control.match.moves)
        if key is None:
            driver.click((20, 360))
        else:
            driver.tap(key)
        driver.frame()
        assert not control.unrolls
        assert not control.opens
        assert control.opened_ms == inf
        own = [move for move in control.match.moves[moves:] if move.seat == 0]
        assert not own


@pytest.mark.parametrize("game_id", ["jetriko", "frantic", "stratego"])
def test_its_button_works_from_the_first_picture(tmp_path: Path, game_id: str) -> None:
    with before_the_end(game_id, tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        control = sitting_at(driver)
        button = control.targets.all[0].box
        driver.frame()
        assert control.targets.all[0].box == button
        driver.click(button.center)
        assert str(control.match.moves[-1]) == "0 go-on"


def test_who_cannot_wait_has_a_round_of_nyet_worked_out_at_once(tmp_path: Path) -> None:
    with before_the_end("nyet", tmp_path) as driver:
        end_round(driver)
        control = sitting_at(driver)
        while not getattr(control, "scored", False):
            driver.frame()
        driver.run(100)
        assert control.steps
        moves = len(control.match.moves)
        driver.tap(KSCAN_RETURN)
        assert not control.steps
        assert control.opened_ms == inf
        assert not [move for move in control.match.moves[moves:] if move.seat == 0]


@pytest.mark.parametrize("motion", ["reduced", "off"])
@pytest.mark.parametrize("game_id", GAMES)
def test_where_nothing_moves_all_of_it_is_there_at_once(
    tmp_path: Path, game_id: str, motion: Motion
) -> None:
    with before_the_end(game_id, tmp_path, motion) as driver:
        end_round(driver)
        until_unrolling(driver)
        assert sitting_at(driver).opened_ms == inf


def test_at_a_quick_table_it_comes_quickly(tmp_path: Path) -> None:
    with before_the_end("frantic", tmp_path, speed="very-fast") as driver:
        end_round(driver)
        until_unrolling(driver)
        driver.watch(150)
        assert not sitting_at(driver).unrolls


@pytest.mark.parametrize("game_id", ["jetriko", "frantic"])
def test_it_stays_there_when_a_bot_goes_on(tmp_path: Path, game_id: str) -> None:
    with before_the_end(game_id, tmp_path) as driver:
        end_round(driver)
        until_unrolling(driver)
        control, moves = sitting_at(driver), len(sitting_at(driver).match.moves)
        while len(control.match.moves) < moves + 2:
            driver.frame()
            assert control.choosing.targets.all
            assert not control.steps


def replay_of(game_id: str, home: Path) -> ReplayScene:
    """A replay that stands before the last move of the round."""
    match = match_of(game_id, ["easy"] * ENDS[game_id][1], len(played(game_id)))
    return open_replay(furnished(home), match.record())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_replay_comes_to_rest_as_if_one_had_wound_to_it(tmp_path: Path, game_id: str) -> None:
    scene = replay_of(game_id, tmp_path)
    with Driver(scene.house, scene) as driver:
        scene.toggle()
        scene.go(len(played(game_id)) - 1)
        scene.step(1)
        while scene._settling:
            driver.frame()
        driver.watch(STILL_MS)
        seen = driver.screen.copy()
        assert not driver.watch(STILL_MS)
        scene.go(len(played(game_id)))
        driver.watch(STILL_MS)
        here, there = (one.subsurface((0, 0), scene.size).copy() for one in (seen, driver.screen))
        assert here.get_view().raw == there.get_view().raw


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tape_that_stands_while_a_sheet_comes_in_draws_nothing(
    tmp_path: Path, game_id: str
) -> None:
    scene = replay_of(game_id, tmp_path)
    with Driver(scene.house, scene) as driver:
        scene.toggle()
        scene.go(len(played(game_id)) - 1)
        scene.step(1)
        while not sitting_at(driver).unrolls:
            driver.frame()
        # The tape is stopped in the middle of it.
        scene._settling = False
        driver.watch(STILL_MS)
        assert sitting_at(driver).unrolls
        assert not driver.watch(STILL_MS)
        assert table(driver) is scene


@pytest.mark.parametrize("skips", [False, True])
def test_whoever_does_not_wait_is_asked_once_what_was_asked_meanwhile(
    tmp_path: Path, skips: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with before_the_end("frantic", tmp_path) as driver:
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        left = list[int]()
        monkeypatch.setattr(Choosing, "renew", lambda self: left.append(len(control.steps)))
        control.then(lambda: None, lambda: None)
        control.skipping = skips
        if not skips:
            control.show_at_once()
        for _ in range(3):
            control.still_showing(driver.now_ns)
        assert left == [0]
