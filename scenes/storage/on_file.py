"""Which matches are on file, without looking further than into their first line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

import msgspec

from scenes.storage.paths import Paths, listed
from scenes.words.names import short

ENDING = ".kibitz"
FINISHED = "finished"
# No first line is longer than this.
LONGEST_HEAD = 20_000


class Name(msgspec.Struct):
    """What is read of a player."""

    name: str


class Playing(msgspec.Struct):
    """What a match is: its game, and who plays it."""

    game: str
    players: list[Name]

    @property
    def names(self) -> list[str]:
        """The names of all players."""
        return [short(player.name) for player in self.players]


def unfinished(paths: Paths) -> list[Path]:
    """The matches that can be gone on with, the one played last first."""
    return _latest_first(paths.matches)


def finished(paths: Paths) -> list[Path]:
    """The matches that were played to their end, the latest first."""
    return _latest_first(paths.matches / FINISHED)


def who_plays(path: Path) -> Playing | None:
    """What the first line of a match says, None if that cannot be told."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(LONGEST_HEAD), type=tuple[Playing, str])[0]
    except (OSError, ValueError, RecursionError):
        return None


def _latest_first(folder: Path) -> list[Path]:
    found = []
    for path in listed(folder, ENDING):
        # Another window may just have put it elsewhere.
        with suppress(OSError):
            about = path.stat()
            # Whatever else goes by that name, such as a pipe, might be waited for without end.
            if S_ISREG(about.st_mode):
                found.append((about.st_mtime_ns, path.name, path))
    return [path for *_, path in sorted(found, reverse=True)]
