"""Finished matches that go from one player to another, a file each."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from pathlib import Path

from art.bidi import INVISIBLE
from game.journal import Journal
from game.record import DamagedRecord, Player, Record, read_record
from scenes.storage.matches import fresh_name
from scenes.storage.on_file import ENDING, FINISHED, LONGEST_HEAD, finished
from scenes.storage.paths import Paths, unused, write_whole
from scenes.words.names import short

FILM = ".gif"
# What no system takes in the name of a file, and how long a name all of them take.
NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
LONGEST_NAME = 80


def name_of(players: Sequence[Player], title: str, ending: str) -> str:
    """The name of a file that says what was played, by whom, and when it was shared."""
    names = ", ".join(short(player.name) for player in players)
    said = f"{title}, {names}".translate(INVISIBLE)
    plain = " ".join(NOT_IN_NAMES.sub(" ", said).split())[:LONGEST_NAME].strip(" .")
    return f"{time.strftime('%Y-%m-%d')} {plain}{ending}"


def share(paths: Paths, record: Record, title: str) -> Path:
    """Lay a match down as one file to be sent; where it is. Raises OSError."""
    path = unused(paths.shared / name_of(record.players, title, ENDING))
    journal = Journal.create(path, record)
    journal.close()
    if journal.trouble is not None:
        path.unlink(missing_ok=True)
        raise journal.trouble
    return path


def keep_film(paths: Paths, record: Record, title: str, film: bytes) -> Path:
    """Lay a film of a match down to be sent; where it is. Raises OSError."""
    path = unused(paths.shared / name_of(record.players, title, FILM))
    write_whole(path, film)
    return path


def let_in(paths: Paths, record: Record) -> bool:
    """Put a finished match among one's own; False if it stood there already. Raises OSError."""
    if any(_is_there(path, record) for path in finished(paths)):
        return False
    path = fresh_name(paths, record.game)
    journal = Journal.create(path.parent / FINISHED / path.name, record)
    journal.close()
    if journal.trouble is not None:
        raise journal.trouble
    return True


def _is_there(path: Path, record: Record) -> bool:
    """Whether that file holds the same match."""
    if str(record.seed).encode() not in _first_line(path):
        return False
    try:
        there = read_record(path)
    except (DamagedRecord, OSError):
        return False
    return (there.game, there.seed, there.players, there.options, there.moves) == (
        record.game, record.seed, record.players, record.options, record.moves
    )  # fmt: skip


def _first_line(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.readline(LONGEST_HEAD)
    except OSError:
        return b""
