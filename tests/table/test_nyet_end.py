"""The end of a match of NYET! at the table: the result, its figures, and keys pressed too soon."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
from pygame import KSCAN_ESCAPE, KSCAN_RETURN

from game.key_moments import Deciding
from game.nyet.options import Options
from game.registry import kit
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.storage.statistics import Played, SeatPlayed, add
from scenes.table.covered import DECIDED_IN
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from sounds.mixer import Mixer
from tests.table.house import Driver, furnished, table
from tests.table.test_nyet_table import controller, seats


def at_the_end(tmp_path: Path, levels: str = "- easy") -> Driver:
    """A match just over, whose result is still to come: played to its end without drawing."""
    house = furnished(tmp_path)
    scene = lay_table(house, seats(levels, Options(length="points", limit=50)))
    state, match = scene.match.state, scene.match
    while state.outcome is None:
        match.play(state.moves(state.to_act()[0])[0])
    driver = Driver(house, scene)
    while scene._result_ns is None:
        driver.frame()
    return driver


def test_escape_before_the_result_shows_it_and_does_not_skip_it(tmp_path: Path) -> None:
    with at_the_end(tmp_path) as driver:
        for _ in range(3):
            driver.tap(KSCAN_ESCAPE)
            driver.frame()
        assert isinstance(driver.top, ResultScene)
        driver.tap(KSCAN_RETURN)
        driver.frame()
        assert isinstance(driver.top, ResultScene)
        driver.run(700)
        driver.tap(KSCAN_ESCAPE)
        assert not any(isinstance(scene, TableScene) for scene in driver.stage.scenes)


def test_the_result_comes_by_itself(tmp_path: Path) -> None:
    with at_the_end(tmp_path) as driver:
        assert isinstance(driver.top, TableScene)
        driver.run(2500)
        assert isinstance(driver.top, ResultScene)
        assert controller(driver).finished
        assert table(driver).match.state.outcome is not None


@pytest.mark.parametrize(("before", "won"), [(8, False), (9, True), (10, False)])
def test_the_game_that_wins_a_card_back_says_so(tmp_path: Path, before: int, won: bool) -> None:
    house = furnished(tmp_path)
    for number in range(before):
        add(house.paths, Played("", "nyet", str(number), 1, (SeatPlayed("Ann", "", 2, False),)))
    with at_the_end(tmp_path) as driver:
        driver.run(2500)
        assert isinstance(driver.top, ResultScene)
        assert ("Green stars" in driver.top.notice) == won
        assert not driver.top.alarm


@pytest.mark.parametrize(("levels", "won"), [("- -", True), ("easy easy", False)])
def test_a_person_who_won_is_celebrated(tmp_path: Path, levels: str, won: bool) -> None:
    with at_the_end(tmp_path, levels) as driver, patch.object(Mixer, "celebrate") as celebrated:
        driver.run(2500)
        assert isinstance(driver.top, ResultScene)
        assert celebrated.called == won


def test_a_match_is_looked_back_on_a_part_a_frame_until_its_result(tmp_path: Path) -> None:
    with at_the_end(tmp_path) as driver:
        match, moment = table(driver).match, kit("nyet").key_moment
        assert match.outcome is not None
        at_once = Deciding(match.positions(), match.outcome.winners, moment)
        at_once.look()
        assert at_once.last is not None
        said = next(iter(controller(driver).told(at_once.last.event.seen_by(None))))
        parts: list[int | None] = []
        looked = patch.object(
            Deciding, "look", autospec=True, side_effect=lambda self, most=None: parts.append(most)
        )
        with looked:
            driver.run(500)
        assert parts and set(parts) == {1 + len(match.moves) // DECIDED_IN}
        driver.run(2500)
        assert isinstance(driver.top, ResultScene)
        assert driver.top.decided == said


def test_a_pause_speaks_of_no_clock_where_there_is_none(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy"))) as driver:
        driver.run(50)
        driver.tap(KSCAN_ESCAPE)
        driver.frame()
        assert isinstance(driver.top, PauseScene)
        assert driver.top.panel.hint() == house.words("pause-on-hint-untimed")
