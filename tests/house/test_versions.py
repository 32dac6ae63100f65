"""Files of other versions: older ones are taken over, newer ones are left alone.

What 0.1 wrote stands here byte for byte as it wrote it: nothing makes it anew.
"""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import pytest

from game.match import Match
from game.record import FORMAT, NewerRecord, read_record
from scenes.menus.matches import MatchesScene
from scenes.menus.start import StartScene
from scenes.storage import settings, statistics
from scenes.storage.kept import look
from scenes.storage.matches import taken_up
from scenes.table.kit import open_record
from scenes.table.replay import ReplayScene
from tests.scenes.guest import Guest

NAME = "2026-01-01-100000-0123abcd-nyet.kibitz"
# The first format did not say who sits there now.
HEAD = (
    b'{"kibitz":%d,"app":"0.1.0","game":"nyet","options":{"length":"full","limit":100,'
    b'"bonus":"holder","difference":false,"anonymous":false,"look_back":"last","no_trump":false,'
    b'"play_forced":false},"players":[{"name":"Ada","colour":0,"level":"","handicap_ms":0},'
    b'{"name":"Bot","colour":1,"level":"easy","handicap_ms":0}],"seed":7}'
)
MOVES = ("0 choose bear", "1 choose wolf", "0 veto bear")
SETTINGS_01 = """language = "de"
motion = "fast"
volume = 0.5
window = [1300, 900]

[[seatings.nyet.players]]
name = "Ada"
colour = 0
"""
STATISTICS_01 = (
    b'{"when":"2026-01-01T10:00:00+00:00","game":"nyet","match":"m1","moves":9,"seats":'
    b'[{"name":"Ada","level":"","place":1,"won":true,"figures":{}}]}\n'
)


def chained(*bodies: bytes) -> bytes:
    """Lines as they stand in a file, each with the checksum of all up to it."""
    checksum, lines = 0, b""
    for body in bodies:
        checksum = crc32(body, checksum)
        lines += b'[%b,"%08x"]\n' % (body, checksum)
    return lines


def kept_by(version: int, guest: Guest) -> Path:
    """An unfinished match as that version of the format has it."""
    path = guest.house.paths.matches / NAME
    path.parent.mkdir(parents=True)
    path.write_bytes(chained(HEAD % version, *(b'"%b"' % move.encode() for move in MOVES)))
    return path


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    return Guest(tmp_path)


# Older


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_a_match_of_an_older_kibitz_is_gone_on_with(guest: Guest, version: int) -> None:
    path = kept_by(version, guest)
    before = path.read_bytes()
    _, match = taken_up(guest.house.paths, guest.house.settings, path)
    assert match.record().moves == MOVES
    match.play(match.state.moves(match.state.to_act()[0])[0])
    assert match.journal is not None
    match.journal.close()
    assert path.read_bytes().startswith(before)
    assert Match.resume(read_record(path)).record().moves == match.record().moves


def test_settings_of_an_older_kibitz_are_taken_over(guest: Guest) -> None:
    paths = guest.house.paths
    paths.settings.parent.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(SETTINGS_01)
    chosen, trouble = settings.load(paths)
    assert trouble is None
    assert (chosen.language, chosen.motion, chosen.window) == ("de", "normal", (1300, 900))
    assert chosen.speed == "fast"
    assert chosen.seatings["nyet"].players[0].name == "Ada"


def test_statistics_of_an_older_kibitz_are_taken_over(guest: Guest) -> None:
    paths = guest.house.paths
    paths.statistics.parent.mkdir(parents=True, exist_ok=True)
    paths.statistics.write_bytes(STATISTICS_01)
    (played,) = statistics.load(paths)
    assert (played.game, played.seats[0].name) == ("nyet", "Ada")
    assert paths.statistics.read_bytes() == STATISTICS_01


# Newer


def left_alone(guest: Guest, path: Path, before: bytes) -> bool:
    return path.read_bytes() == before and not guest.house.paths.set_aside.exists()


def test_a_match_of_a_newer_kibitz_says_so_and_is_left_alone(guest: Guest) -> None:
    path = kept_by(FORMAT + 1, guest)
    before = path.read_bytes()
    for opens in (read_record, lambda path: taken_up(guest.house.paths, guest.house.settings, path),
                  lambda path: open_record(guest.house, path)):  # fmt: skip
        with pytest.raises(NewerRecord) as newer:
            opens(path)
        assert newer.value.code == "error-record-newer"
        assert left_alone(guest, path, before)
    kept = look(path)
    assert kept.damage is not None
    assert kept.damage.code == "error-record-newer"


def test_the_shelf_says_it_in_a_sentence(guest: Guest) -> None:
    path = kept_by(FORMAT + 1, guest)
    before = path.read_bytes()
    guest.enter(StartScene(guest.house))
    guest.click("continue")
    scene = guest.top
    assert isinstance(scene, StartScene)
    assert scene.notice == guest.house.words("error-record-newer", format=FORMAT + 1)
    assert left_alone(guest, path, before)
    guest.click("matches")
    assert isinstance(guest.top, MatchesScene)
    assert left_alone(guest, path, before)


def test_it_is_left_alone_wherever_it_lies(guest: Guest, tmp_path: Path) -> None:
    path = kept_by(1, guest).rename(tmp_path / NAME)
    assert isinstance(open_record(guest.house, path), ReplayScene)
    path.write_bytes(chained(HEAD % (FORMAT + 1)))
    before = path.read_bytes()
    with pytest.raises(NewerRecord):
        open_record(guest.house, path)
    assert left_alone(guest, path, before)
