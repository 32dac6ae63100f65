"""A record that is written while the match is played, so that nothing is lost with the program.

Each move is one write of one whole line, handed to the system at once: a program that is
killed loses at most the line it was writing. Only `sync` and `close` wait for the disk,
against loss of power.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Self

from game.record import Record, head_of, line_of, read_file


class Journal:
    """The open file of one record."""

    def __init__(self, path: Path, checksum: int) -> None:
        self.path = path
        self._checksum = checksum
        self._file = path.open("ab", buffering=0)

    @classmethod
    def create(cls, path: Path, record: Record) -> Self:
        """Write the record to a new file, which appears whole or not at all."""
        text, checksum = line_of(head_of(record), 0)
        for move in record.moves:
            line, checksum = line_of(move, checksum)
            text += line
        unfinished = path.with_name(path.name + ".new")
        unfinished.write_bytes(text)
        unfinished.replace(path)
        return cls(path, checksum)

    @classmethod
    def reopen(cls, path: Path) -> Self:
        """Go on with a record, after its last whole line. Raises `DamagedRecord`."""
        found = read_file(path)
        os.truncate(path, found.end)
        return cls(path, found.checksum)

    def append(self, move: Any) -> None:
        """Write one move."""
        self._write(str(move))

    def take_back(self) -> None:
        """Write that the last move is taken back."""
        self._write(None)

    def sync(self) -> None:
        """Wait until all of it is on the disk."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more is written."""
        if not self._file.closed:
            self.sync()
            self._file.close()

    def _write(self, says: str | None) -> None:
        line, self._checksum = line_of(says, self._checksum)
        self._file.write(line)
