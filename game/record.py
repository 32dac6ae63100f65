"""The record of a match: game, options, players, seed, moves. As a file it is JSON lines.

Every line is an array of two: what it says, and a checksum chained to the line before.

    [{"kibitz": 3, "app": "0.1.0", "game": "totem", "options": {...}, ...}, "5a0c11fe"]
    ["grab 2 @4810", "90b1d2aa"]           a move in its text form
    [null, "1c44e07b"]                     the last move is taken back
    [["", "easy"], "e3b00219"]             from now on a person and an easy bot sit there
    [2, "07a1f5d3"]                        player 2 asked what an expert would do

A file may be cut at any byte: an unfinished last line is as if it had never been written.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import msgspec

from game import __version__, registry
from game.reader import Limits, TooMuch, read
from game.rules import Args, Game

# 1 did not say who sits there now, 2 not who asked the expert.
FORMAT = 3
# Some fifty thousand moves: a game against time has as many in five hours, others never.
LIMITS = Limits(size=1_500_000, line=512_000, depth=8)
_BEGINNING = b'[{"kibitz":'


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat. `level` is "" for a person, else a bot's level.

    `face` is one of `game.cast`, or ""; records older than the cast have none.
    """

    name: str
    colour: int
    level: str = ""
    handicap_ms: int = 0
    face: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a match again. Moves are in their text form.

    `players` are those who sat down first. `levels` says who sits there now: for each player ""
    if it is a person, else a bot's level; nothing as long as nobody has changed. `lamps` says how
    often each asked what an expert would do; nothing as long as nobody has.
    """

    game: str
    options: Any
    players: tuple[Player, ...]
    seed: int
    moves: tuple[str, ...] = ()
    app: str = __version__
    levels: tuple[str, ...] = ()
    lamps: tuple[int, ...] = ()


class UnusableRecord(Exception):
    """A file that cannot be gone on with: the key of the sentence, and what to say in it."""

    def __init__(self, code: str, *args: tuple[str, str | int]) -> None:
        super().__init__(f"{code} {dict(args)}")
        self.code = code
        self.about: Args = args


class DamagedRecord(UnusableRecord):
    """A file that is no record, or a spoilt one."""


class NewerRecord(DamagedRecord):
    """A file of a newer Kibitz: nothing is wrong with it, but this one cannot read it."""


class RecordInUse(UnusableRecord):
    """A match that is being played in another window."""

    def __init__(self) -> None:
        super().__init__("error-record-in-use")


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    kibitz: int
    app: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    seed: int


class _Format(msgspec.Struct):
    """What every version of the first line has in common."""

    kibitz: int


def head_of(record: Record) -> _Head:
    """What the first line of the record's file says."""
    options = {item.name: getattr(record.options, item.name) for item in fields(record.options)}
    players = list(record.players)
    return _Head(FORMAT, record.app, record.game, options, players, record.seed)


def line_of(says: Any, checksum: int) -> tuple[bytes, int]:
    """A line of the file and its checksum, chained to the checksum of the line before."""
    body = msgspec.json.encode(says)
    checksum = crc32(body, checksum)
    return b'[%b,"%08x"]\n' % (body, checksum), checksum


@dataclass(frozen=True, slots=True)
class FileRead:
    """A record as found in a file: its sound part ends at byte `end` with `checksum`."""

    record: Record
    end: int
    checksum: int


def read_record(path: Path) -> Record:
    """The record in a file. Raises `DamagedRecord`, and OSError if it cannot be read."""
    return read_file(path).record


def read_file(path: Path) -> FileRead:
    """As `read_record`, with what is needed to go on writing."""
    lines = _sound_lines(_read(path))
    last = next(lines, _Line(1, b"", 0, 0))
    head = _read_head(last.body)
    options = _read_options(head)
    seats = len(head.players)
    told = _Told([], (), [0] * seats)
    for last in lines:
        _read_line(last, told)
    if len(told.levels) not in (0, seats):
        raise DamagedRecord("error-record-players")
    lamps = tuple(told.lamps) if any(told.lamps) else ()
    record = Record(head.game, options, tuple(head.players), head.seed, tuple(told.moves),
                    head.app, told.levels, lamps)  # fmt: skip
    return FileRead(record, last.end, last.checksum)


def _read(path: Path) -> bytes:
    try:
        return read(path, LIMITS)
    except TooMuch as beyond:
        raise DamagedRecord(beyond.code, *beyond.about) from beyond


@dataclass(frozen=True, slots=True)
class _Line:
    """A line whose checksum is right; `end` is the byte after it."""

    number: int
    body: bytes
    checksum: int
    end: int


def _sound_lines(data: bytes) -> Iterator[_Line]:
    """The lines one after the other; an unfinished last one is left out."""
    *lines, _torn = data.split(b"\n")
    checksum = end = 0
    for number, line in enumerate(lines, 1):
        end += len(line) + 1
        body, claimed = line[1:-12], line[-12:]
        checksum = crc32(body, checksum)
        if number == 1 and not line.startswith(_BEGINNING):
            raise DamagedRecord("error-record-foreign", ("line", 1))
        if line[:1] != b"[" or claimed != b',"%08x"]' % checksum:
            raise DamagedRecord("error-record-damaged", ("line", number))
        yield _Line(number, body, checksum, end)


@dataclass(slots=True)
class _Told:
    """What the lines after the first have said so far."""

    moves: list[str]
    levels: tuple[str, ...]
    lamps: list[int]


def _read_line(line: _Line, told: _Told) -> None:
    """A line after the first: a move, one taken back, who sits there now, or who asked."""
    try:
        match msgspec.json.decode(line.body, type=str | tuple[str, ...] | int | None):
            case str(move):
                told.moves.append(move)
            case tuple(levels):
                told.levels = levels or told.levels
            case None:
                told.moves.pop()
            case player:
                if player < 0:
                    raise IndexError(player)
                told.lamps[player] += 1
    except (msgspec.DecodeError, UnicodeDecodeError, IndexError) as error:
        raise DamagedRecord("error-record-damaged", ("line", line.number)) from error


def _read_head(body: bytes) -> _Head:
    try:
        found = msgspec.json.decode(body, type=_Format)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedRecord("error-record-foreign", ("line", 1)) from error
    if found.kibitz > FORMAT:
        raise NewerRecord("error-record-newer", ("format", found.kibitz))
    try:
        return msgspec.json.decode(body, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedRecord("error-record-head", ("why", str(error))) from error


def _read_options(head: _Head) -> Any:
    game = game_of(head.game)
    expected = {item.name for item in fields(game.Options)}
    wrong = sorted(expected ^ set(head.options))
    if wrong:
        raise DamagedRecord("error-record-options", ("names", ", ".join(wrong)))
    try:
        return msgspec.convert(head.options, game.Options)
    except msgspec.ValidationError as error:
        raise DamagedRecord("error-record-head", ("why", str(error))) from error


def game_of(game_id: str) -> Game:
    """The game of a record. Raises `DamagedRecord` if it is not on the shelf."""
    try:
        return registry.load(game_id)
    except KeyError as error:
        raise DamagedRecord("error-record-game", ("game", game_id)) from error
