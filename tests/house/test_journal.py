"""A journal on a full disk, in a folder that is closed, and in two windows at once."""

from __future__ import annotations

import errno
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from game import journal as module
from game import registry
from game.journal import Journal, in_use
from game.record import LIMITS, DamagedRecord, RecordInUse, read_record
from tests.house import mischief
from tests.house.test_record import MOVES, RECORD

ExpectLog = Callable[[str], None]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "load", {"mischief": mischief.GAME}.__getitem__)


class Disk:
    """A disk with so many bytes of room. It takes a part of what is too much, as disks do."""

    room = 0

    def write(self, file: FileIO, data: bytes) -> int:
        if data and not self.room:
            raise OSError(errno.ENOSPC, "no room")
        taken = min(self.room, len(data))
        self.room -= taken
        return FileIO.write(file, data[:taken])


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()

    class File(FileIO):
        def write(self, data: Any) -> int:
            return disk.write(self, data)

    monkeypatch.setattr(module, "FileIO", File)
    yield disk


def test_a_disk_that_is_full_at_any_byte_loses_nothing_when_there_is_room_again(
    disk: Disk, tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("cannot be saved")
    for room in range(0, 120, 7):
        path = tmp_path / f"{room}.kibitz"
        disk.room = room
        journal = Journal.create(path, RECORD)
        for move in MOVES[:-1]:
            journal.append(move)
        assert journal.trouble is not None
        assert journal.trouble.errno == errno.ENOSPC
        known = read_record(path).moves
        assert known == MOVES[: len(known)]
        disk.room = 10_000
        journal.append(MOVES[-1])
        assert journal.trouble is None
        journal.close()
        assert read_record(path).moves == MOVES


def test_a_match_that_ends_on_a_full_disk_is_a_sound_shorter_one(
    disk: Disk, tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("cannot be saved")
    path = tmp_path / "match.kibitz"
    disk.room = 70
    journal = Journal.create(path, RECORD)
    for move in MOVES:
        journal.append(move)
    journal.close()
    assert journal.trouble is not None
    assert 0 < len(read_record(path).moves) < len(MOVES)


def test_a_folder_that_is_closed_at_first_gets_the_whole_match_later(
    tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("cannot be saved")
    folder = tmp_path / "matches"
    folder.write_bytes(b"in the way")
    journal = Journal.create(folder / "match.kibitz", RECORD)
    journal.append(MOVES[0])
    journal.sync()
    assert journal.trouble is not None
    folder.unlink()
    journal.append(MOVES[1])
    journal.close()
    assert journal.trouble is None
    assert read_record(journal.path).moves == MOVES[:2]


def test_a_file_that_cannot_be_written_to_is_played_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("cannot be saved")
    path = tmp_path / "match.kibitz"
    Journal.create(path, RECORD).close()
    before = path.read_bytes()

    def closed(path: Path) -> FileIO:
        raise PermissionError(errno.EACCES, "closed")

    with monkeypatch.context() as patch:
        patch.setattr(module, "_opened", closed)
        patch.setattr(module, "_begun", lambda path, text: closed(path))
        journal, _ = Journal.reopen(path)
        journal.append(MOVES[0])
        assert isinstance(journal.trouble, PermissionError)
        assert path.read_bytes() == before
    journal.append(MOVES[1])
    journal.close()
    assert read_record(path).moves == MOVES[:2]


def test_a_match_never_grows_beyond_what_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("too many moves")
    path = tmp_path / "long.kibitz"
    journal = Journal.create(path, RECORD)
    limits = replace(LIMITS, size=path.stat().st_size + 100)
    monkeypatch.setattr(module, "LIMITS", limits)
    monkeypatch.setattr("game.record.LIMITS", limits)
    for move in MOVES:
        journal.append(move)
    journal.close()
    assert journal.trouble is not None
    assert 0 < len(read_record(path).moves) < len(MOVES)


def test_one_journal_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "match.kibitz"
    first = Journal.create(path, RECORD)
    assert in_use(path)
    with pytest.raises(RecordInUse, match="error-record-in-use"):
        Journal.reopen(path)
    first.append(MOVES[0])
    first.close()
    assert not in_use(path)
    second, _ = Journal.reopen(path)
    second.append(MOVES[1])
    second.close()
    assert read_record(path).moves == MOVES[:2]


def test_a_damaged_file_is_not_kept_locked(tmp_path: Path) -> None:
    path = tmp_path / "match.kibitz"
    path.write_bytes(b"nonsense\n")
    with pytest.raises(DamagedRecord):
        Journal.reopen(path)
    assert not in_use(path)
    assert path.read_bytes() == b"nonsense\n"


def test_a_file_that_is_gone_does_not_come_back_empty(tmp_path: Path) -> None:
    path = tmp_path / "match.kibitz"
    assert not in_use(path)
    with pytest.raises(FileNotFoundError):
        Journal.reopen(path)
    assert not path.exists()


HELD = """
import sys
from pathlib import Path
from game import registry
from game.journal import Journal
from tests.house import mischief
registry.load = {"mischief": mischief.GAME}.__getitem__
journal, _ = Journal.reopen(Path(sys.argv[1]))
journal.append("1 play 1")
print("open", flush=True)
sys.stdin.read()
"""


def test_the_system_lets_go_of_a_file_when_the_program_is_killed(
    tmp_path: Path, root: Path
) -> None:
    path = tmp_path / "match.kibitz"
    Journal.create(path, RECORD).close()
    command = [sys.executable, "-c", HELD, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(RecordInUse):
            Journal.reopen(path)
        other.kill()
        other.wait()
        Journal.reopen(path)[0].close()
    assert read_record(path).moves == ("1 play 1",)
