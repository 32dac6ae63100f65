"""What was thought of finished matches, decision by decision, so that it need not be thought twice.

A file is named after its match. Its first line says which Kibitz thought so: another one thinks
anew. What a kill has torn off the last line is thought again; a file that cannot be read is begun
anew, for nothing in it is lost for good.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from game import __version__
from game.messages import Argument, Begun, Message, Player, Several
from game.reader import Limits, TooMuch, check, read_unchecked
from game.record import Record, head_of
from game.review import Grade, Judged, Option
from scenes.doorstep import Trouble
from scenes.storage.paths import Paths, write_whole

log = logging.getLogger(__name__)

ENDING = ".review"
LIMITS = Limits(size=8_000_000, line=64_000, depth=24)


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A decision as it stands in the file; messages as arrays."""

    move: int
    player: int
    players: tuple[int, ...]
    grade: str
    lost: float
    within: float
    chance: float | None
    played: Any
    best: Any
    why: Any
    options: list[tuple[Any, float]]


class Kept:
    """The file of one match's review. `trouble`: what was there could not be used."""

    def __init__(self, paths: Paths, record: Record) -> None:
        sums = crc32(msgspec.json.encode([head_of(record), list(record.moves)]))
        self.path: Path = paths.reviews / f"{record.game}-{len(record.moves)}-{sums:08x}{ENDING}"
        self._players, self._moves = len(record.players), len(record.moves)
        self.trouble: Trouble | None = None

    def read(self) -> list[Judged]:
        """What was thought so far; the file is put right if its end was torn off."""
        try:
            content = read_unchecked(self.path, LIMITS)
        except FileNotFoundError:
            return []
        except (OSError, TooMuch):
            return self._begin_anew("review-unreadable")
        head, *lines = content.split(b"\n")
        if head != _head():
            old = head.startswith(b'{"kibitz":')
            return self._begin_anew("review-other-version" if old else "review-unreadable")
        torn = lines.pop() if lines else b""
        try:
            judged = [self._judged(line) for line in lines]
        except (TooMuch, msgspec.DecodeError, ValueError, TypeError):
            log.warning("the review %s is damaged", self.path)
            return self._begin_anew("review-unreadable")
        if torn:
            self._write(judged)
        return judged

    def _judged(self, line: bytes) -> Judged:
        check(line, LIMITS)
        one = msgspec.json.decode(line, type=_Line)
        if not 0 <= one.move < self._moves or sorted(one.players) != list(range(self._players)):
            raise ValueError(one.move)
        if one.player not in one.players:
            raise ValueError(one.player)
        return Judged(
            one.move, one.player, one.players, Grade(one.grade), one.lost, one.within, one.chance,
            _message(one.played), _message(one.best), _message(one.why),
            tuple(Option(_message(name), behind) for name, behind in one.options),
        )  # fmt: skip

    def add(self, judged: Judged) -> None:
        """Write one more down; if that cannot be, it is thought again another time."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write((b"" if file.tell() else _head() + b"\n") + _line(judged))
        except OSError:
            log.exception("what was thought of a match cannot be kept")

    def _begin_anew(self, code: str) -> list[Judged]:
        self.trouble = Trouble(code)
        self._write([])
        return []

    def _write(self, judged: Iterable[Judged]) -> None:
        try:
            write_whole(self.path, b"".join([_head() + b"\n", *map(_line, judged)]))
        except OSError:
            log.exception("a review cannot be written")


def _head() -> bytes:
    return msgspec.json.encode({"kibitz": 1, "app": __version__})


def _line(one: Judged) -> bytes:
    line = _Line(
        one.move, one.player, one.players, one.grade.value, one.lost, one.within, one.chance,
        _as_json(one.played), _as_json(one.best), _as_json(one.why),
        [(_as_json(option.name), option.behind) for option in one.options],
    )  # fmt: skip
    return msgspec.json.encode(line) + b"\n"


def _as_json(said: Argument) -> Any:
    """A message in JSON's own types: an array that begins with what it is."""
    match said:
        case Message(key, args):
            return ["message", key, [[name, _as_json(value)] for name, value in args]]
        case Player(seat):
            return ["player", seat]
        case Several(parts, flat):
            return ["several", flat, list(map(_as_json, parts))]
        case Begun(words):
            return ["begun", _as_json(words)]
    return said


def _message(found: Any) -> Message:
    said = _said(found)
    if not isinstance(said, Message):
        raise ValueError(found)
    return said


def _said(found: Any) -> Argument:
    """The other way round. Raises ValueError for what is no message."""
    match found:
        case ["message", str(key), list(args)]:
            return Message(key, tuple(_named(arg) for arg in args))
        case ["player", int(seat)]:
            return Player(seat)
        case ["several", bool(flat), list(parts)]:
            return Several(tuple(map(_said, parts)), flat)
        case ["begun", words]:
            return Begun(_said(words))
        case str() | int() | float():
            return found
    raise ValueError(found)


def _named(arg: Sequence[Any]) -> tuple[str, Argument]:
    match arg:
        case [str(name), value]:
            return name, _said(value)
    raise ValueError(arg)
