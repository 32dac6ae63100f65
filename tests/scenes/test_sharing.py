"""A match goes from one player to another as a file, and nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.record import Record, read_record
from game.registry import load
from scenes.input.signals import Dropped
from scenes.menus import result
from scenes.menus.result import Finish, ResultScene
from scenes.menus.start import StartScene
from scenes.stage import Scene
from scenes.storage.on_file import finished, unfinished
from scenes.storage.paths import Paths
from scenes.storage.sharing import LONGEST_NAME, let_in, name_of, share
from scenes.table.replay import ReplayScene
from tests.scenes.guest import Guest

TITLE = "Jetriko"


def played() -> Match:
    game, chance = load("jetriko"), Chance(3)
    players = (Player("Ann", 0), Player("Ben", 1, "easy"))
    match = Match.new(game, game.Options(), players, 3)
    while match.outcome is None:
        match.play(chance.choice(match.state.moves(match.asked[0])))
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    return played().record()


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    return Guest(tmp_path / "receiver")


@pytest.fixture
def sent(tmp_path: Path, record: Record) -> Path:
    return share(Paths.under(tmp_path / "sender"), record, TITLE)


def dropped(guest: Guest, path: Path, scene: Scene | None = None) -> Scene:
    guest.enter(scene or guest.house.doors.shelf(""))
    guest.top.handle(Dropped(0, path))
    guest.frames(2)
    return guest.top


def test_the_file_says_what_was_played_and_by_whom(sent: Path, record: Record) -> None:
    assert TITLE in sent.name
    assert "Ann, Ben" in sent.name
    assert read_record(sent) == record


@pytest.mark.parametrize("name", ['a/b\\c:d*?"<>|', "..", "x" * 40, "עִדָּן", "\x00\n"])
def test_any_name_makes_a_file(tmp_path: Path, record: Record, name: str) -> None:
    odd = replace(record, players=tuple(replace(one, name=name) for one in record.players))
    path = share(Paths.under(tmp_path), odd, f"{TITLE}?")
    assert path.parent == Paths.under(tmp_path).shared
    assert len(path.name) < LONGEST_NAME + 30
    assert not set('<>:"/\\|?*') & set(path.name)
    assert read_record(path).moves == record.moves


def test_no_mark_that_steers_letters_gets_into_a_name(record: Record) -> None:
    assert name_of(record.players, "NYET!\u200e", ".kibitz").endswith("NYET!, Ann, Ben.kibitz")


def test_shared_twice_it_is_two_files(tmp_path: Path, record: Record) -> None:
    assert share(Paths.under(tmp_path), record, TITLE) != share(
        Paths.under(tmp_path), record, TITLE
    )


@pytest.mark.parametrize("where", ["shelf", "matches", "seats"])
def test_dropped_on_the_window_it_is_shown_and_stands_under_matches(
    guest: Guest, sent: Path, where: str
) -> None:
    doors = guest.house.doors
    scenes: dict[str, Callable[[], Scene]] = {
        "shelf": lambda: doors.shelf(""),
        "matches": doors.matches,
        "seats": lambda: doors.seats("nyet"),
    }
    replay = dropped(guest, sent, scenes[where]())
    assert isinstance(replay, ReplayScene)
    assert replay.notice.text == guest.house.words("matches-let-in")
    (path,) = finished(guest.house.paths)
    assert read_record(path) == read_record(sent)
    assert not unfinished(guest.house.paths)


def test_a_second_time_it_is_shown_and_nothing_is_doubled(guest: Guest, sent: Path) -> None:
    dropped(guest, sent)
    again = dropped(guest, sent)
    assert isinstance(again, ReplayScene)
    assert not again.notice.text
    assert len(finished(guest.house.paths)) == 1


def test_another_match_of_the_same_deal_comes_in(guest: Guest, record: Record) -> None:
    assert let_in(guest.house.paths, record)
    other = replace(record, players=(replace(record.players[0], name="Zoe"), record.players[1]))
    assert let_in(guest.house.paths, other)
    assert not let_in(guest.house.paths, other)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"hello",
        lambda data: b"",
        lambda data: data[: len(data) // 2] + b"x" + data[len(data) // 2 + 1 :],
        lambda data: data[10:],
        lambda data: b"\x00" * 4_000_000,
    ],
)
def test_foreign_and_damaged_files_are_a_sentence_and_stay_as_they_are(
    guest: Guest, sent: Path, spoil: Callable[[bytes], bytes]
) -> None:
    spoilt = spoil(sent.read_bytes())
    sent.write_bytes(spoilt)
    shelf = guest.house.doors.shelf("")
    assert dropped(guest, sent, shelf) is shelf
    assert isinstance(shelf, StartScene) and shelf.foot()[0]
    assert sent.read_bytes() == spoilt
    assert not finished(guest.house.paths)


@pytest.mark.parametrize("share_of", [0.3, 0.6, 0.98])
def test_a_cut_file_is_shown_as_far_as_it_goes_and_says_so(
    guest: Guest, sent: Path, share_of: float
) -> None:
    data = sent.read_bytes()
    sent.write_bytes(data[: round(len(data) * share_of)])
    replay = dropped(guest, sent)
    assert isinstance(replay, ReplayScene)
    assert replay.notice.text == guest.house.words("matches-not-over")
    assert not replay.may_open
    assert not finished(guest.house.paths)
    assert not unfinished(guest.house.paths)


def test_a_disk_that_takes_nothing_shows_it_all_the_same(
    guest: Guest, sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("scenes.table.kit.let_in", full)
    replay = dropped(guest, sent)
    assert isinstance(replay, ReplayScene)
    assert replay.notice.text == guest.house.words("matches-not-let-in")


# The button of the result


def ended(guest: Guest, on_share: Callable[[], Path] | None) -> ResultScene:
    pop = guest.stage.pop
    scene = ResultScene(guest.house, "over", [Finish("Ann", 0, 1, True)], [], pop, pop, pop)
    scene.on_watch, scene.on_share = pop, on_share
    guest.enter(scene)
    guest.wait(1000)
    guest.frames(2)
    return scene


def test_the_result_lays_the_file_down_and_opens_its_folder(
    guest: Guest, sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(result, "show_folder", opened.append)
    scene = ended(guest, lambda: sent)
    guest.click("share")
    assert opened == [sent.parent]
    assert sent.name in scene.notice
    assert not scene.alarm


def test_a_file_that_cannot_be_written_is_a_sentence(guest: Guest) -> None:
    def full() -> Path:
        raise OSError(28, "full")

    scene = ended(guest, full)
    guest.click("share")
    assert scene.alarm
    assert str(guest.house.paths.shared) in scene.notice


def test_what_is_only_tried_is_not_shared(guest: Guest) -> None:
    scene = ended(guest, None)
    assert "share" not in [widget.key for widget in scene.panel.widgets]


def test_the_name_is_cut_without_a_dot_at_its_end() -> None:
    odd = [Player("A" * 60 + "....", 0)]
    assert not name_of(odd, "X", "").endswith((" ", "."))
