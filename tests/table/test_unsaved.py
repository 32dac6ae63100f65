"""A table whose match cannot be saved, or is open in another window."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.journal import Journal
from game.record import RecordInUse, read_record
from scenes.menus.leave import LeaveScene
from scenes.menus.matches import MatchesScene
from scenes.menus.pause import PauseScene
from scenes.menus.start import StartScene
from scenes.storage import statistics
from scenes.storage.matches import dealt, put_away
from scenes.storage.on_file import finished, unfinished
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.ui.widgets import Button
from tests.scenes.guest import Guest
from tests.table.house import MS, Driver, furnished, seating, table

ExpectLog = Callable[[str], None]
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def refusing(number: int) -> Callable[..., Any]:
    def refuse(*_: object) -> Any:
        raise OSError(number, "refused")

    return refuse


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog) -> pytest.MonkeyPatch:
    """A disk without room for anything, until this is undone."""
    expect_log("cannot be saved")
    monkeypatch.setattr("game.journal._begun", refusing(errno.ENOSPC))
    return monkeypatch


@pytest.mark.parametrize("size", SIZES)
def test_on_a_full_disk_one_plays_on_and_is_told(
    tmp_path: Path, full: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    house = furnished(tmp_path, size)
    with Driver(house, lay_table(house, seating("hard hard")), size) as driver:
        scene = table(driver)
        driver.run(3_000)
        assert scene.unsaved.key == "table-unsaved-full"
        assert scene.match.moves
        told = driver.screen.copy()
        full.undo()
        driver.run(4_000)
        assert scene.unsaved.key == ""
        rim = pygame.Rect(size[0] // 2 - 40, 0, 80, 12)
        before, now = (one.subsurface(rim).copy() for one in (told, driver.screen))
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(now, "RGB")
        moves = tuple(map(str, scene.match.moves))
    assert read_record(unfinished(house.paths)[0]).moves == moves
    assert not house.unsaved


def test_the_pause_says_what_leaving_costs_while_the_match_cannot_be_saved(
    tmp_path: Path, full: pytest.MonkeyPatch
) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("- hard"))) as driver:
        scene = table(driver)
        driver.run(3_000)
        scene.open_pause()
        pause = driver.top
        assert isinstance(pause, PauseScene)
        assert said_of_leaving(pause) == "pause-leave-unsaved"
        assert pause.about == house.words("pause-about-unsaved")
        pause.go_back()
        full.undo()
        scene.open_pause()
        pause = driver.top
        assert isinstance(pause, PauseScene)
        assert said_of_leaving(pause) == "pause-leave"
    assert not house.unsaved


def said_of_leaving(pause: PauseScene) -> str:
    button = pause.panel["leave"]
    assert isinstance(button, Button)
    keys = ("pause-leave", "pause-leave-unsaved")
    return next(key for key in keys if pause.words(key) == button.words)


@pytest.mark.parametrize("yes", [False, True])
def test_whoever_closes_the_window_meanwhile_is_asked_once(
    tmp_path: Path, full: pytest.MonkeyPatch, yes: bool
) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("- hard"))) as driver:
        scene = table(driver)
        driver.run(3_000)
        assert driver.stage.asks_before_closing(driver.now_ns)
        question = driver.top
        assert isinstance(question, LeaveScene)
        # Time stands still where there is a clock.
        assert isinstance(driver.stage.scenes[-2], PauseScene)
        moves = len(scene.match.moves)
        driver.run(2_000)
        assert len(scene.match.moves) == moves
        assert not driver.stage.asks_before_closing(driver.now_ns)
        button = question.panel["yes" if yes else "no"]
        assert isinstance(button, Button)
        button.on_press()
        assert driver.stage.scenes == [] if yes else isinstance(driver.top, PauseScene)
        full.undo()
        assert not driver.stage.asks_before_closing(driver.now_ns)
    assert house.unsaved == yes


def test_nobody_is_asked_who_closes_the_window_on_a_match_that_is_saved(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("- hard"))) as driver:
        driver.run(3_000)
        assert not driver.stage.asks_before_closing(driver.now_ns)
        assert driver.top is table(driver)


def test_a_match_that_is_written_as_it_is_put_away_is_saved(
    tmp_path: Path, full: pytest.MonkeyPatch
) -> None:
    house = furnished(tmp_path)
    match = dealt(house.paths, seating("- hard"))
    assert match.journal is not None and match.journal.trouble is not None
    full.undo()
    assert put_away(house.paths, match)
    assert unfinished(house.paths)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EIO])
def test_a_closed_folder_is_told_as_such(
    tmp_path: Path, full: pytest.MonkeyPatch, number: int
) -> None:
    full.setattr("game.journal._begun", refusing(number))
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("hard hard"))) as driver:
        driver.run(100)
        closed = number != errno.EIO
        assert table(driver).unsaved.key == ("table-unsaved-closed" if closed else "table-unsaved")
    assert house.unsaved
    assert unfinished(house.paths) == []


def test_a_whole_game_can_be_played_in_a_home_that_is_closed(
    tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("the (match|settings|statistics) cannot be (saved|written|opened)")
    home = tmp_path / "home"
    home.write_bytes(b"no folder")
    house = furnished(home)
    scene = lay_table(house, seating("- hard"))
    with Driver(house, scene) as driver:
        driver.run(500)
        while driver.top is scene:
            driver.now_ns = max(driver.now_ns + 16 * MS, scene.wake_ns or 0)
            scene.tick(driver.now_ns)
        assert scene.match.state.outcome is not None
        scene.to_the_shelf()
        assert isinstance(driver.top, StartScene)
    assert finished(house.paths) == []
    assert statistics.load(house.paths) == []


def test_statistics_on_a_full_disk_keep_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    paths = furnished(tmp_path).paths
    seats = (statistics.SeatPlayed("Ann", "", 1, True),)
    first = statistics.Played("2026-01-01", "totem", "one", 9, seats)
    assert statistics.add(paths, first)
    expect_log("the statistics cannot be written")
    monkeypatch.setattr("os.fsync", refusing(errno.ENOSPC))
    second = statistics.Played("2026-01-02", "totem", "two", 9, seats)
    assert not statistics.add(paths, second)
    monkeypatch.undo()
    assert statistics.load(paths) == [first]
    assert statistics.add(paths, second)
    assert statistics.load(paths) == [first, second]


# Two windows


def test_continue_says_that_a_match_is_open_in_another_window(tmp_path: Path) -> None:
    first = furnished(tmp_path)
    with Driver(first, lay_table(first, seating("- hard"))) as driver:
        driver.run(2_000)
        path = unfinished(first.paths)[0]
        guest = Guest(tmp_path)
        guest.enter(StartScene(guest.house))
        before = path.read_bytes()
        guest.click("continue")
        sentence = guest.house.words(RecordInUse().code)
        assert isinstance(guest.top, StartScene)
        assert guest.top.notice == sentence
        guest.frames()
        assert path.read_bytes() == before
        driver.run(2_000)
        moves = tuple(map(str, table(driver).match.moves))
    assert read_record(path).moves == moves
    guest.click("continue")
    assert isinstance(guest.top, TableScene)
    guest.stage.clear()


@pytest.mark.parametrize("what", ["go-on", "delete"])
def test_nothing_is_done_to_a_match_that_is_open_elsewhere(tmp_path: Path, what: str) -> None:
    first = furnished(tmp_path)
    with Driver(first, lay_table(first, seating("- hard"))) as driver:
        driver.run(2_000)
        path = unfinished(first.paths)[0]
        guest = Guest(tmp_path)
        guest.enter(MatchesScene(guest.house))
        guest.click(f"{what}-{path.name}")
        assert isinstance(guest.top, MatchesScene)
        assert guest.top.notice == guest.house.words("error-record-in-use")
        assert path.exists()


def test_a_match_that_another_window_has_put_away_is_no_crash(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    match = lay_table(guest.house, seating("- hard"))
    assert isinstance(match.match.journal, Journal)
    path = match.match.journal.path
    match.close()
    guest.enter(StartScene(guest.house))
    path.unlink()
    guest.click("continue")
    assert isinstance(guest.top, StartScene)
    assert path.name in guest.top.notice
