"""A record that is written while the match is played, so that nothing is lost with the program.

Each move is one write of one whole line, handed to the system at once: a program that is
killed loses at most the line it was writing. Only `sync` and `close` wait for the disk,
against loss of power.

A full or read-only disk stops no match: what could not be written waits, and is tried again
with the next move. A file never grows beyond what can be read again. While a journal is open,
no other can be opened on its file.
"""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Any, Self

from game.lock import take
from game.record import LIMITS, Record, RecordInUse, head_of, line_of, read_file

log = logging.getLogger(__name__)


class Journal:
    """The file of one record. `trouble` says why not all of it is written, while that is so."""

    def __init__(self, path: Path, checksum: int, waiting: bytes = b"", size: int = 0) -> None:
        self.path = path
        self._size = size + len(waiting)
        self.trouble: OSError | None = None
        self._checksum = checksum
        self._waiting = waiting
        self._file: FileIO | None = None

    @classmethod
    def create(cls, path: Path, record: Record) -> Self:
        """Write the record to a new file, which appears whole or not at all."""
        text, checksum = line_of(head_of(record), 0)
        for move in record.moves:
            line, checksum = line_of(move, checksum)
            text += line
        asked = [player for player, count in enumerate(record.lamps) for _ in range(count)]
        for says in (*([record.levels] if record.levels else []), *asked):
            line, checksum = line_of(says, checksum)
            text += line
        journal = cls(path, checksum, text)
        journal._flush()
        return journal

    @classmethod
    def reopen(cls, path: Path) -> tuple[Self, Record]:
        """Go on with a record, after its last whole line; and the record, read once.

        Raises `DamagedRecord`, and `RecordInUse` if a journal is open on it.
        """
        try:
            file, trouble = _opened(path), None
        except OSError as refused:
            file, trouble = None, refused
        try:
            found = read_file(path)
            journal = cls(path, found.checksum, size=found.end)
            if file is None:
                journal._waiting = path.read_bytes()[: found.end]
                journal._not_written(trouble)
            else:
                file.truncate(found.end)
        except BaseException:
            if file is not None:
                file.close()
            raise
        journal._file = file
        return journal, found.record

    def append(self, move: Any) -> None:
        """Write one move."""
        self._write(str(move))

    def take_back(self) -> None:
        """Write that the last move is taken back."""
        self._write(None)

    def sit(self, levels: Sequence[str]) -> None:
        """Write who sits there from now on: "" is a person."""
        self._write(tuple(levels))

    def light(self, player: int) -> None:
        """Write that this player asked what an expert would do."""
        self._write(player)

    def sync(self) -> None:
        """Wait until all of it is on the disk."""
        self._flush()
        if self._file is not None:
            try:
                os.fsync(self._file.fileno())
            except OSError as trouble:
                self._not_written(trouble)

    def close(self) -> None:
        """Nothing more is written."""
        if self._file is None or not self._file.closed:
            self.sync()
        if self._file is not None:
            self._file.close()

    def _write(self, says: str | tuple[str, ...] | int | None) -> None:
        line, self._checksum = line_of(says, self._checksum)
        self._size += len(line)
        if self._size > LIMITS.size:
            self._not_written(OSError(errno.EFBIG, "the match has too many moves"))
            return
        self._waiting += line
        self._flush()

    def _flush(self) -> None:
        """Write what waits. The system may take a part of it and refuse the rest."""
        try:
            if self._waiting and self._file is None:
                self._file = _begun(self.path, self._waiting)
                self._waiting = b""
            while self._waiting and self._file is not None:
                self._waiting = self._waiting[self._file.write(self._waiting) :]
        except OSError as trouble:
            self._not_written(trouble)
        else:
            if self._size <= LIMITS.size:
                self.trouble = None

    def _not_written(self, trouble: OSError | None) -> None:
        if self.trouble is None:
            log.warning("the match cannot be saved as %s: %s", self.path, trouble)
        self.trouble = trouble


def _begun(path: Path, text: bytes) -> FileIO:
    """A new file with that text, open for more. Raises OSError, and leaves nothing behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".new")
    try:
        unfinished.write_bytes(text)
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    return _opened(path)


def _opened(path: Path) -> FileIO:
    """The file, ours alone, to write at its end. Raises OSError and `RecordInUse`."""
    file = FileIO(path, "ab", opener=_there_already)
    if take(file):
        return file
    file.close()
    raise RecordInUse


def _there_already(path: str, flags: int) -> int:
    return os.open(path, flags & ~os.O_CREAT)


def in_use(path: Path) -> bool:
    """Whether a journal is open on that file, here or in another window."""
    try:
        _opened(path).close()
    except RecordInUse:
        return True
    except OSError:
        return False
    return False
