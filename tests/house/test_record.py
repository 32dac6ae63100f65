"""Records on disk: nothing is lost, nothing damaged is believed, nothing is deleted."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import registry
from game.chance import Chance
from game.journal import Journal
from game.match import Player
from game.record import FORMAT, DamagedRecord, Record, line_of, read_record
from scenes.words import Words
from tests.house import mischief
from tests.house.mischief import MischiefOptions

PLAYERS = (Player("Ada Löwe", 0), Player('quote " \n line', 1, "random", 30))
RECORD = Record("mischief", MischiefOptions(turns=9), PLAYERS, 2**64 - 1)
OPTIONS = {"hand_size": 4, "traps": True, "turns": 9}
MOVES = tuple(f"{n % 2} play {n}" for n in range(12))


@pytest.fixture(autouse=True, scope="module")
def _on_the_shelf() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "load", {"mischief": mischief.GAME}.__getitem__)
        yield


def written(path: Path, moves: tuple[str, ...] = MOVES) -> bytes:
    """The bytes of a journal of these moves."""
    journal = Journal.create(path, RECORD)
    for move in moves:
        journal.append(move)
    journal.close()
    return path.read_bytes()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return written(tmp_path_factory.mktemp("sound") / "match")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "match"


def code_of(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    with pytest.raises(DamagedRecord) as raised:
        read_record(path)
    return raised.value.code


def first_line(says: dict[str, Any]) -> bytes:
    """A first line with these contents and the right checksum."""
    return line_of(says, 0)[0]


def head(sound: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sound.splitlines()[0])[0]
    return found


def test_what_was_written_is_read(path: Path, sound: bytes) -> None:
    path.write_bytes(sound)
    assert read_record(path) == replace(RECORD, moves=MOVES)


def test_a_journal_may_begin_with_moves(path: Path) -> None:
    Journal.create(path, replace(RECORD, moves=MOVES)).close()
    assert read_record(path) == replace(RECORD, moves=MOVES)


def test_who_sits_there_now_is_kept_between_the_moves(path: Path) -> None:
    journal = Journal.create(path, RECORD)
    assert read_record(path).levels == ()
    for levels in (("random", "random"), ("random", ""), ("", "random")):
        journal.append(MOVES[0])
        journal.sit(levels)
        assert read_record(path).levels == levels
    journal.close()
    assert read_record(path).moves == MOVES[:1] * 3
    copy = path.with_name("copy")
    Journal.create(copy, read_record(path)).close()
    assert read_record(copy) == read_record(path)


def test_a_seat_too_many_is_not_believed(path: Path) -> None:
    journal = Journal.create(path, RECORD)
    journal.sit(("", "", ""))
    journal.close()
    assert code_of(path, path.read_bytes()) == "error-record-players"


def test_a_record_of_the_first_format_is_read(path: Path, sound: bytes) -> None:
    path.write_bytes(first_line(head(sound) | {"kibitz": 1}))
    assert read_record(path).levels == ()


def test_every_line_is_on_disk_before_the_next_move(path: Path) -> None:
    journal = Journal.create(path, RECORD)
    for count, move in enumerate(MOVES, 1):
        journal.append(move)
        assert read_record(path).moves == MOVES[:count]
    journal.close()


def test_a_file_cut_at_any_byte_loses_at_most_the_unfinished_line(path: Path, sound: bytes) -> None:
    first = sound.index(b"\n") + 1
    for cut in range(first, len(sound) + 1):
        path.write_bytes(sound[:cut])
        whole = sound[:cut].count(b"\n") - 1
        assert read_record(path).moves == MOVES[:whole]


def test_a_file_without_a_whole_first_line_is_no_record(path: Path, sound: bytes) -> None:
    for cut in (0, 1, 20, sound.index(b"\n")):
        assert code_of(path, sound[:cut]) == "error-record-foreign"


@given(data=st.data())
def test_after_a_cut_it_goes_on_where_it_was(path: Path, sound: bytes, data: Any) -> None:
    cut = data.draw(st.integers(sound.index(b"\n") + 1, len(sound)))
    path.write_bytes(sound[:cut])
    whole = sound[:cut].count(b"\n") - 1
    journal, _ = Journal.reopen(path)
    for move in MOVES[whole:]:
        journal.append(move)
    journal.close()
    assert path.read_bytes() == sound


@given(data=st.data())
def test_a_changed_byte_is_never_believed(path: Path, sound: bytes, data: Any) -> None:
    at = data.draw(st.integers(0, len(sound) - 1))
    bits = data.draw(st.integers(1, 255))
    path.write_bytes(sound[:at] + bytes([sound[at] ^ bits]) + sound[at + 1 :])
    try:
        moves = read_record(path).moves
    except DamagedRecord as damage:
        assert damage.code in ("error-record-foreign", "error-record-damaged")
    else:
        # Only the end of the last line can go unnoticed: that line was then never finished.
        assert moves == MOVES[:-1]


def test_lines_in_another_order_are_damage(path: Path, sound: bytes) -> None:
    lines = sound.splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]
    path.write_bytes(b"".join(lines))
    with pytest.raises(DamagedRecord) as raised:
        read_record(path)
    assert dict(raised.value.about) == {"line": 4}


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"PK\x03\x04\n", b"{}\n", b"[]\n", b"\xff\xfe\n", b'[{"kibitz":"x"},"0"]\n'],
)
def test_a_foreign_file_is_no_record(path: Path, data: bytes) -> None:
    assert code_of(path, data) in ("error-record-foreign", "error-record-damaged")


def test_a_newer_format_says_so(path: Path) -> None:
    data = first_line({"kibitz": FORMAT + 1, "all": "different"})
    assert code_of(path, data) == "error-record-newer"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "error-record-game"),
        ({"seed": "seven"}, "error-record-head"),
        ({"players": [{"name": "Ada"}]}, "error-record-head"),
        ({"more": 1}, "error-record-head"),
        ({"options": {}}, "error-record-options"),
        ({"options": OPTIONS | {"wind": 1}}, "error-record-options"),
        ({"options": OPTIONS | {"hand_size": "4"}}, "error-record-head"),
    ],
)
def test_a_first_line_that_makes_no_sense_says_why(
    path: Path, sound: bytes, change: dict[str, Any], code: str
) -> None:
    assert code_of(path, first_line(head(sound) | change)) == code


def test_every_code_has_its_sentence(path: Path, sound: bytes, root: Path) -> None:
    words = Words()
    path.write_bytes(first_line(head(sound) | {"seed": "seven"}))
    with pytest.raises(DamagedRecord) as raised:
        read_record(path)
    assert "$.seed" in words(raised.value.code, **dict(raised.value.about))
    source = "".join((root / "game" / name).read_text() for name in ("record.py", "match.py"))
    codes = {part.split('"')[0] for part in source.split('"') if part.startswith("error-")}
    assert len(codes) == 9
    assert all(words.has(code) for code in codes)


KILLED = """
import sys
from pathlib import Path
from game.journal import Journal
from tests.house.test_record import RECORD
journal = Journal.create(Path(sys.argv[1]), RECORD)
n = 0
while True:
    journal.append(f"move {n}")
    print(n, flush=True)
    n += 1
"""


def test_a_killed_program_loses_no_move_it_had_played(tmp_path: Path, root: Path) -> None:
    path = tmp_path / "match.kibitz"
    command = [sys.executable, "-c", KILLED, str(path)]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        wait_for = 300 + Chance(1).below(100)
        told = [next(process.stdout) for _ in range(wait_for)]
        process.kill()
    moves = read_record(path).moves
    assert len(moves) >= len(told)
    assert moves == tuple(f"move {n}" for n in range(len(moves)))
