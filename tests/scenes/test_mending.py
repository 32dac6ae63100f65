"""Something breaks all the same: the report is written, nothing is lost, and one plays on."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.journal import Journal
from game.record import read_record
from game.registry import open_games
from scenes.failures.mending import MINUTE_NS
from scenes.house import House
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.menus.start import StartScene
from scenes.menus.statistics import StatisticsScene
from scenes.stage import Scene
from scenes.startup.command_line import CommandLine
from scenes.startup.opening import build
from scenes.storage.matches import read_match
from scenes.storage.on_file import unfinished
from scenes.storage.statistics import load
from scenes.table.kit import lay_table, open_replay
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting
from tests.scenes.broken import Fault, Room, play
from tests.table.house import furnished
from tests.table.records import played
from tests.table.test_refused import seated as seats

SENTENCE = "Something broke; nothing is lost."
MATCHES, MOVES = 40, 5


def breaks(*_: Any, **__: Any) -> Any:
    raise Fault


def spoil(thing: object, name: str, deed: Callable[..., Any] = breaks) -> None:
    """From now on this method of it breaks, or does something else."""
    setattr(thing, name, deed)


@pytest.fixture
def expect_report(expect_log: Callable[[str], None]) -> None:
    expect_log("something broke in ")


Rooms = Callable[[Callable[[House], Scene]], Room]


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    opened: list[Room] = []

    def open_room(first: Callable[[House], Scene]) -> Room:
        opened.append(Room(tmp_path, first))
        return opened[-1]

    yield open_room
    for room in opened:
        with suppress(Fault):
            room.app.stage.clear()


@pytest.fixture
def shelf(rooms: Rooms) -> Room:
    """On the shelf, where nothing happened yet."""
    return rooms(lambda house: StartScene(house))


@pytest.fixture
def room(rooms: Rooms) -> Room:
    """At a table where bots have made some moves."""
    opened = rooms(lambda house: lay_table(house, seats("nyet", ["easy"] * 3)))
    while len(opened.table.match.moves) < MOVES:
        opened.step()
    return opened


def said(room: Room) -> str:
    return room.table.notice.text


@pytest.mark.sample(3)
@pytest.mark.soak
@pytest.mark.parametrize("game_id", open_games())
def test_matches_go_on_after_their_controller_broke(
    tmp_path: Path, expect_report: None, game_id: str, times: int
) -> None:
    games = open_games()
    first = games.index(game_id)
    count = MATCHES * times // len(games)
    broke = sum(play(tmp_path, game_id, first + n * len(games)) for n in range(count))
    assert broke > count * 0.9


# A table


def test_a_table_that_breaks_stands_anew_at_its_last_move(
    room: Room, caplog: pytest.LogCaptureFixture, expect_report: None
) -> None:
    table, moves = room.table, list(room.table.match.moves)
    spoil(table.controller, "tick")
    room.step()
    assert room.table is not table
    assert room.app.stage.scenes == [room.table]
    assert room.table.match.moves == moves
    room.step(16)
    assert said(room) == SENTENCE
    reports = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert [bool(one.exc_info) for one in reports] == [True]
    assert "scenes.table.scene.live_on" in reports[0].getMessage()
    while len(room.table.match.moves) < len(moves) + 3:
        room.step()
    room.app.stage.clear()
    [path] = unfinished(room.house.paths)
    assert len(read_record(path).moves) >= len(moves) + 3


def test_what_broke_is_said_long_enough_to_be_read(room: Room, expect_report: None) -> None:
    """Neither a pause nor what happens at the table takes the sentence away before its time."""
    spoil(room.table.controller, "tick")
    room.step(16)
    room.step(16)
    control = room.table.controller
    assert isinstance(control, Sitting)
    control.refuse("Not now.")
    control.table.toasts.hush()
    control.break_off()
    for _ in range(10):
        room.step(200)
    room.key(pygame.KSCAN_ESCAPE)
    room.step(16)
    assert isinstance(room.top, PauseScene)
    for _ in range(20):
        room.step(500)
    room.key(pygame.KSCAN_ESCAPE)
    room.step(16)
    for _ in range(17):
        assert said(room) == SENTENCE
        room.step(200)
    room.step(1_000)
    assert said(room) == ""
    assert room.table.dirty is False


def test_what_broke_is_said_at_a_replay_that_stands_still(shelf: Room) -> None:
    record = read_match(played(shelf.house, "easy easy", 20_000))
    shelf.app.stage.push(open_replay(shelf.house, record, SENTENCE))
    table = shelf.table
    assert isinstance(table, ReplayScene)
    table.toggle()
    shelf.step(16)
    for _ in range(6):
        assert said(shelf) == SENTENCE
        table.step(1)
        shelf.step(900)
    shelf.step(1_000)
    assert said(shelf) == ""


def test_what_was_taken_back_can_still_be_played_again(room: Room, expect_report: None) -> None:
    match = room.table.match
    while match.check_undo() is not None:
        room.step()
    undone = match.undo()
    spoil(room.table.controller, "tick")
    room.step(1)
    assert room.table.match.undone == [undone]


def test_a_match_that_cannot_be_written_is_kept_in_memory(
    room: Room, expect_log: Callable[[str], None], monkeypatch: pytest.MonkeyPatch,
    expect_report: None,
) -> None:  # fmt: skip
    """The disk is full when it breaks; once there is room again nothing is missing."""
    journal = room.table.match.journal
    assert journal is not None
    expect_log("cannot be saved")
    with monkeypatch.context() as full:
        full.setattr(Journal, "_flush", lambda self: self._not_written(OSError(errno.ENOSPC, "")))
        count = len(room.table.match.moves) + 3
        while len(room.table.match.moves) < count:
            room.step()
        spoil(room.table.controller, "tick")
        room.step(1)
        room.step(16)
        assert len(room.table.match.moves) >= count
        assert room.table.unsaved.key == "table-unsaved-full"
    moves = tuple(map(str, room.table.match.moves))
    room.app.stage.clear()
    assert read_record(journal.path).moves == moves


def test_a_pause_that_breaks_leads_back_to_the_table(room: Room, expect_report: None) -> None:
    room.key(pygame.KSCAN_ESCAPE)
    room.step(16)
    assert isinstance(room.top, PauseScene)
    spoil(room.top, "tick")
    room.step(16)
    assert room.app.stage.scenes == [room.table]


def test_a_table_that_is_over_shows_its_result_and_counts_once(
    rooms: Rooms, expect_report: None
) -> None:
    room = rooms(lambda house: lay_table(house, seats("stratego", ["", "easy"])))
    control = room.table.controller
    assert isinstance(control, Sitting)
    control.hand_over(0, "easy")
    while not isinstance(room.top, ResultScene):
        room.step()
    spoil(room.top, "handle")
    room.key(pygame.KSCAN_RIGHT)
    room.step()
    for _ in range(8):
        room.step()
    assert isinstance(room.top, ResultScene)
    room.app.stage.clear()
    assert unfinished(room.house.paths) == []
    assert len(load(room.house.paths)) == 1


def test_a_table_that_cannot_be_taken_up_again_waits_on_the_shelf(
    room: Room, expect_log: Callable[[str], None], expect_report: None
) -> None:
    expect_log("could not be taken up again")
    moves = tuple(map(str, room.table.match.moves))
    spoil(room.table.controller, "tick")
    spoil(room.table, "anew")
    room.step(1)
    assert isinstance(room.top, StartScene)
    assert room.top.notice == SENTENCE
    [path] = unfinished(room.house.paths)
    assert read_record(path).moves == moves


def test_a_table_that_breaks_at_once_again_waits_on_the_shelf(
    room: Room, expect_log: Callable[[str], None], monkeypatch: pytest.MonkeyPatch,
    expect_report: None,
) -> None:  # fmt: skip
    expect_log("broke at once")
    moves = tuple(map(str, room.table.match.moves))
    monkeypatch.setattr(TableScene, "enter", breaks)
    spoil(room.table.controller, "tick")
    room.step(1)
    assert isinstance(room.top, StartScene)
    [path] = unfinished(room.house.paths)
    assert read_record(path).moves == moves


def test_a_table_that_breaks_while_it_is_left_is_saved(room: Room, expect_report: None) -> None:
    moves = tuple(map(str, room.table.match.moves))
    table = room.table
    spoil(table.controller, "close")
    spoil(table.controller, "heard", lambda _: table.to_the_shelf())
    room.key(pygame.KSCAN_RETURN)
    room.step(1)
    assert isinstance(room.top, StartScene)
    assert table.match.journal is None
    [path] = unfinished(room.house.paths)
    assert read_record(path).moves == moves


def test_a_replay_that_breaks_stands_where_it_stood(shelf: Room, expect_report: None) -> None:
    record = read_match(played(shelf.house, "easy easy", 20_000))
    broken = open_replay(shelf.house, record)
    shelf.app.stage.push(broken)
    shelf.step(16)
    broken.toggle()
    broken.go(7)
    spoil(broken.controller, "paint")
    shelf.step(16)
    shelf.step(16)
    assert isinstance(shelf.top, ReplayScene)
    assert shelf.top is not broken
    assert (shelf.top.at, shelf.top.playing) == (7, False)
    assert said(shelf) == SENTENCE


# A menu


@pytest.mark.parametrize("where", ["raw", "handle", "tick", "draw", "shown"])
def test_a_menu_that_breaks_leads_to_the_shelf(
    shelf: Room, expect_report: None, where: str
) -> None:
    scene = StatisticsScene(shelf.house)
    shelf.app.stage.push(scene)
    spoil(scene, where)
    shelf.key(pygame.KSCAN_RIGHT)
    shelf.step(16)
    [start] = shelf.app.stage.scenes
    assert isinstance(start, StartScene)
    assert start.notice == SENTENCE
    shelf.step(16)


@pytest.mark.parametrize("where", ["enter", "leave", "close", "resize"])
def test_so_does_one_that_breaks_as_it_comes_or_goes(
    shelf: Room, expect_log: Callable[[str], None], expect_report: None, where: str
) -> None:
    if where in ("leave", "close"):
        expect_log("something broke in scenes.stage._put_away")
    stage, scene = shelf.app.stage, StatisticsScene(shelf.house)
    if where == "enter":
        spoil(shelf.top, "handle", lambda _: stage.push(scene))
    else:
        stage.push(scene)
        goes = partial(stage.resize, (400, 300)) if where == "resize" else stage.pop
        spoil(scene, "handle", lambda _: goes())
    spoil(scene, where)
    shelf.key(pygame.KSCAN_RIGHT)
    shelf.step(16)
    [start] = shelf.app.stage.scenes
    assert isinstance(start, StartScene)
    assert start.notice == SENTENCE


def test_whoever_goes_on_pressing_can_still_read_what_broke(
    shelf: Room, expect_report: None
) -> None:
    scene = StatisticsScene(shelf.house)
    shelf.app.stage.push(scene)
    spoil(scene, "tick")
    shelf.step(16)
    start = shelf.top
    assert isinstance(start, StartScene)
    for _ in range(11):
        shelf.key(pygame.KSCAN_RIGHT)
        shelf.step(500)
        assert start.notice == SENTENCE
    shelf.step(1_000)
    shelf.key(pygame.KSCAN_RIGHT)
    shelf.step(16)
    assert start.notice == ""


def test_what_nobody_waits_for_may_break_unseen(
    shelf: Room, expect_log: Callable[[str], None]
) -> None:
    expect_log("that nobody waited for")
    done: list[int] = []
    shelf.app._later[:] = [breaks, lambda: done.append(1)]
    start = shelf.top
    for _ in range(9):
        shelf.step()
    assert shelf.top is start
    assert done == [1]


# The end


def test_a_second_break_at_the_same_place_within_a_minute_ends_the_program(
    room: Room, expect_report: None
) -> None:
    spoil(room.table.controller, "tick")
    room.step(16)
    room.desk.clock.now += MINUTE_NS
    spoil(room.table.controller, "tick")
    room.step(16)
    spoil(room.table.controller, "paint")
    room.table.dirty = True
    room.step(16)
    spoil(room.table.controller, "tick")
    with pytest.raises(Fault):
        room.step(16)


def test_a_window_that_is_closed_stays_closed_whatever_breaks(
    room: Room, expect_log: Callable[[str], None]
) -> None:
    expect_log("while the window was closed")
    moves = tuple(map(str, room.table.match.moves))
    spoil(room.table.controller, "close")
    room.desk.post(pygame.QUIT)
    room.step(16)
    assert room.app.stage.top is None
    [path] = unfinished(room.house.paths)
    assert read_record(path).moves == moves


def test_what_looks_whether_all_is_well_mends_nothing(tmp_path: Path, expect_report: None) -> None:
    house = furnished(tmp_path)
    for asked, mends in ((CommandLine(), True), (CommandLine(first_frame=True), False)):
        app = build(asked, house)
        app.stage.clear()
        app.stage.push(StartScene(house))
        spoil(app.stage.scenes[0], "tick")
        with nullcontext() if mends else pytest.raises(Fault):
            app.step(1)
        app.stage.clear()
