"""The list of matches: everything on file is there and can be gone on with, watched, moved."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from game.journal import Journal
from game.match import Match, Player
from game.record import read_record
from game.registry import load
from game.rules import Outcome
from scenes.house import House
from scenes.menus.ask import AskScene
from scenes.menus.matches import MatchesScene
from scenes.menus.start import StartScene
from scenes.storage.kept import in_words, look
from scenes.storage.on_file import FINISHED, finished, unfinished
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from scenes.words import Words
from scenes.words.saying import listed
from tests.scenes.guest import Guest
from tests.scenes.test_menus import SIZES, check_layout, check_reach
from tests.table.house import NAMES, furnished
from tests.table.records import played

YESTERDAY = 1_700_000_000


@pytest.fixture(scope="module")
def played_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that is over."""
    return played(furnished(tmp_path_factory.mktemp("over")), "hard medium easy hard", 600_000, 3)


def winners(path: Path) -> tuple[int, ...]:
    outcome: Outcome | None = Match.resume(read_record(path)).state.outcome
    assert outcome is not None and outcome.winners
    return outcome.winners


def on_file(house: House, name: str, ago: int, seats: int = 4, moves: int = 5) -> Path:
    """A match under way, played last so many seconds before others."""
    players = [Player(f"Bartholomew {n}", n, "") for n in range(seats)]
    game = load("totem")
    match = Match.new(game, game.Options(), players, seed=1)
    house.paths.matches.mkdir(parents=True, exist_ok=True)
    path = house.paths.matches / f"{name}.kibitz"
    match.journal = Journal.create(path, match.record())
    for _ in range(moves):
        match.play(match.state.moves(-1)[0])
    match.journal.close()
    os.utime(path, (YESTERDAY - ago, YESTERDAY - ago))
    return path


def over(house: House, source: Path, name: str, ago: int) -> Path:
    """The match that is over, among the finished ones."""
    path = house.paths.matches / FINISHED / f"{name}.kibitz"
    path.parent.mkdir(parents=True, exist_ok=True)
    copyfile(source, path)
    os.utime(path, (YESTERDAY - ago, YESTERDAY - ago))
    return path


def damaged(house: House, name: str, ago: int) -> Path:
    path = on_file(house, name, ago)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20] + b"#" + whole[-19:])
    os.utime(path, (YESTERDAY - ago, YESTERDAY - ago))
    return path


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    return Guest(tmp_path)


@pytest.fixture(autouse=True)
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Nobody's real desktop gets a file."""
    there = tmp_path / "desktop"
    monkeypatch.setattr("scenes.storage.kept.user_desktop_path", lambda: there)
    monkeypatch.setattr("scenes.storage.kept.user_downloads_path", lambda: tmp_path / "downloads")
    there.mkdir()
    yield there


def matches(guest: Guest) -> MatchesScene:
    scene = MatchesScene(guest.house)
    guest.enter(scene)
    return scene


# What is listed


def test_every_match_is_listed_those_under_way_first_the_latest_first(
    guest: Guest, played_out: Path
) -> None:
    on_file(guest.house, "b", 300)
    on_file(guest.house, "a", 100)
    over(guest.house, played_out, "d", 50)
    over(guest.house, played_out, "c", 10)
    damaged(guest.house, "e", 200)
    scene = matches(guest)
    assert [path.stem for path in scene.paths] == ["a", "e", "b", "c", "d"]


@pytest.mark.needs("mkfifo")
def test_what_is_no_file_is_not_waited_for(guest: Guest) -> None:
    on_file(guest.house, "a", 100)
    os.mkfifo(guest.house.paths.matches / "b.kibitz")
    (guest.house.paths.matches / "c.kibitz").mkdir()
    assert [path.stem for path in matches(guest).paths] == ["a"]


@pytest.mark.parametrize("seconds", [-(1 << 40), 1 << 40])
def test_a_match_may_be_from_any_year(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    path = on_file(guest.house, "a", 100)
    about = os.stat_result((*path.stat()[:8], seconds, seconds))
    monkeypatch.setattr(Path, "stat", lambda _: about)
    kept = look(path)
    assert kept.match is not None
    assert in_words(kept.when, date(2026, 1, 1), guest.house.words)


def test_a_row_says_how_far_the_match_came(guest: Guest, played_out: Path) -> None:
    on_file(guest.house, "a", 0, moves=9)
    damaged(guest.house, "b", 10)
    over(guest.house, played_out, "c", 20)
    scene = matches(guest)
    under_way, spoilt, ended = (scene.told(kept) for kept in scene.rows)
    assert under_way.endswith("s played so far.")
    assert spoilt == guest.house.words("error-record-damaged", line=6)
    [winner] = winners(played_out)
    assert ended == f"{NAMES[winner]} won."


def test_a_match_that_ended_when_the_program_was_killed_counts_as_finished(
    guest: Guest, played_out: Path
) -> None:
    guest.house.paths.matches.mkdir()
    copyfile(played_out, guest.house.paths.matches / "a.kibitz")
    scene = matches(guest)
    assert scene.rows[0].finished
    assert guest.focus == "watch-a.kibitz"


def test_an_empty_list_says_so(guest: Guest) -> None:
    scene = matches(guest)
    assert scene.rows == []
    assert guest.focus == "back"


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
def test_the_list_fits_and_every_button_can_be_reached(
    tmp_path: Path, played_out: Path, size: tuple[int, int]
) -> None:
    guest = Guest(tmp_path, size)
    on_file(guest.house, "a", 0, seats=10)
    damaged(guest.house, "b", 10)
    over(guest.house, played_out, "c", 20)
    for number in range(8):
        on_file(guest.house, f"x{number}", 100 + number, seats=2 + number)
    scene = matches(guest)
    for _ in range(scene.pages):
        check_layout(scene, size, f"page {scene.page}")
        check_reach(scene, f"page {scene.page}")
        guest.key(pygame.KSCAN_PAGEDOWN)
        guest.frames(10)
    question = AskScene(guest.house, "Delete this match?", "x " * 60, "Delete", "Keep it", print)
    guest.enter(question)
    check_layout(question, size, "ask")
    check_reach(question, "ask")


def test_pages_turn_by_keys_wheel_buttons_and_gamepad(guest: Guest) -> None:
    for number in range(10):
        on_file(guest.house, f"x{number}", number)
    scene = matches(guest)
    assert (scene.pages, len(scene.rows)) == (3, 4)
    guest.key(pygame.KSCAN_PAGEDOWN)
    assert [kept.path.stem for kept in scene.rows] == ["x4", "x5", "x6", "x7"]
    guest.desk.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, touch=False)
    guest.hear()
    assert [kept.path.stem for kept in scene.rows] == ["x8", "x9"]
    guest.key(pygame.KSCAN_PAGEDOWN)
    assert scene.page == 2
    guest.click("page-left")
    guest.tap("page-left")
    assert scene.page == 0
    guest.plug_in()
    for _ in scene.rows:
        guest.hat(0, -1)
    guest.hat(0, -1)
    assert guest.focus == "page-right"
    guest.button(0)
    assert scene.page == 1


# What can be done


def test_the_keyboard_leads_from_the_shelf_to_an_older_match(guest: Guest) -> None:
    on_file(guest.house, "late", 0, moves=4)
    on_file(guest.house, "early", 500, moves=8)
    guest.enter(StartScene(guest.house))
    assert guest.focus == "continue"
    guest.panel.to("matches")
    guest.key(pygame.KSCAN_RETURN)
    assert guest.focus == "go-on-late.kibitz"
    guest.key(pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    table = guest.top
    assert type(table) is TableScene
    assert table.match.journal is not None
    assert table.match.journal.path.stem == "early"
    assert len(table.match.moves) == 8
    table.to_the_shelf()


def test_continue_opens_the_match_played_last(guest: Guest) -> None:
    on_file(guest.house, "2026-02-02", 500)
    on_file(guest.house, "2026-01-01", 20)
    assert [path.stem for path in unfinished(guest.house.paths)] == ["2026-01-01", "2026-02-02"]


@pytest.mark.parametrize("way", ["click", "tap"])
def test_a_match_is_watched_and_the_list_comes_back(
    guest: Guest, played_out: Path, way: str
) -> None:
    on_file(guest.house, "a", 0)
    path = over(guest.house, played_out, "b", 20)
    matches(guest)
    for name in ("a", "b"):
        (guest.click if way == "click" else guest.tap)(f"watch-{name}.kibitz")
        assert isinstance(guest.top, ReplayScene)
        guest.frames(3)
        guest.key(pygame.KSCAN_ESCAPE)
        assert len(guest.stage.scenes) == 1
    assert finished(guest.house.paths) == [path]


def test_a_match_is_handed_over_as_a_file(guest: Guest, desktop: Path) -> None:
    path = on_file(guest.house, "a", 0)
    scene = matches(guest)
    guest.click("hand-over-a.kibitz")
    assert (desktop / "a.kibitz").read_bytes() == path.read_bytes()
    assert str(desktop / "a.kibitz") in scene.notice
    guest.click("hand-over-a.kibitz")
    assert (desktop / "a-2.kibitz").read_bytes() == path.read_bytes()
    guest.frames(3)


def test_without_a_desktop_it_goes_to_the_exports(
    guest: Guest, desktop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop.rmdir()
    monkeypatch.setattr(Path, "home", lambda: guest.house.paths.exports.parent)
    on_file(guest.house, "a", 0)
    scene = matches(guest)
    guest.click("hand-over-a.kibitz")
    assert str(Path("~") / guest.house.paths.exports.name / "a.kibitz") in scene.notice
    assert (guest.house.paths.exports / "a.kibitz").exists()


def test_where_nothing_can_be_written_it_says_so(guest: Guest, desktop: Path) -> None:
    desktop.rmdir()
    guest.house.paths.exports.write_bytes(b"not a folder")
    on_file(guest.house, "a", 0)
    scene = matches(guest)
    guest.click("hand-over-a.kibitz")
    assert scene.notice == guest.house.words("matches-not-handed-over")


def test_deleting_asks_and_no_is_the_first_answer(guest: Guest) -> None:
    path = on_file(guest.house, "a", 0)
    on_file(guest.house, "b", 10)
    scene = matches(guest)
    for answer in ((pygame.KSCAN_RETURN,), (pygame.KSCAN_ESCAPE,)):
        guest.click("delete-a.kibitz")
        assert len(guest.stage.scenes) == 2
        guest.key(*answer)
        assert guest.top is scene
        assert path.exists()
    guest.click("delete-a.kibitz")
    guest.key(pygame.KSCAN_LEFT, pygame.KSCAN_RETURN)
    assert guest.top is scene
    assert not path.exists()
    assert [kept.path.stem for kept in scene.rows] == ["b"]
    assert scene.notice == guest.house.words("matches-deleted")


def test_a_damaged_match_is_set_aside_on_request_and_nothing_is_lost(guest: Guest) -> None:
    path = damaged(guest.house, "a", 0)
    content = path.read_bytes()
    scene = matches(guest)
    assert path.exists(), "looking changes nothing"
    guest.click("set-aside-a.kibitz")
    [there] = guest.house.paths.set_aside.iterdir()
    assert there.read_bytes() == content
    assert str(there) in scene.notice
    assert scene.rows == []


def test_a_match_that_was_damaged_meanwhile_is_told(guest: Guest) -> None:
    path = on_file(guest.house, "a", 0)
    scene = matches(guest)
    path.write_bytes(b"not a record\n")
    guest.click("go-on-a.kibitz")
    assert guest.top is scene
    assert scene.notice == guest.house.words("error-record-foreign")
    assert scene.rows == []


# Files from a friend


@pytest.mark.parametrize("page", [StartScene, MatchesScene])
def test_a_dropped_record_is_shown(
    guest: Guest, played_out: Path, page: type[StartScene | MatchesScene]
) -> None:
    guest.enter(page(guest.house))
    guest.desk.post(pygame.DROPFILE, file=str(played_out))
    guest.hear()
    assert isinstance(guest.top, ReplayScene)
    assert guest.top.tape.match.record() == read_record(played_out)


@pytest.mark.parametrize("page", [StartScene, MatchesScene])
def test_a_dropped_letter_is_told_and_left_alone(
    guest: Guest, tmp_path: Path, page: type[StartScene | MatchesScene]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, it is your turn.", encoding="utf-8")
    scene = page(guest.house)
    guest.enter(scene)
    before = pygame.image.tobytes(guest.screen, "RGB")
    guest.desk.post(pygame.DROPFILE, file=str(letter))
    guest.hear()
    guest.frames(10)
    assert guest.top is scene
    assert letter.exists()
    assert pygame.image.tobytes(guest.screen, "RGB") != before


# Words


def test_days_are_said_as_one_would_say_them() -> None:
    words, today = Words(), date(2026, 3, 5)
    assert in_words(datetime(2026, 3, 5, 9, 5), today, words) == "today at 9:05"
    assert in_words(datetime(2026, 3, 4, 21, 30), today, words) == "yesterday at 21:30"
    assert in_words(datetime(2026, 3, 1, 0, 0), today, words) == "on Sunday at 0:00"
    assert in_words(datetime(2026, 2, 26, 12, 0), today, words) == "on 26 February 2026"
    assert in_words(datetime(2027, 1, 1, 12, 0), today, words) == "on 1 January 2027"


def test_names_are_said_in_one_breath() -> None:
    words = Words()
    assert listed([], words) == ""
    assert listed(["Ann"], words) == "Ann"
    assert listed(["Ann", "Ben"], words) == "Ann and Ben"
    assert listed(["Ann", "Ben", "Chloe"], words) == "Ann, Ben and Chloe"


def test_looking_at_a_match_knows_who_won(played_out: Path) -> None:
    kept = look(played_out)
    assert kept.finished
    assert kept.winners() == winners(played_out)
