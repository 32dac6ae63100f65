"""What was played and how it went: a file of lines, one a finished game, and sums of them.

A line is JSON and written at once when a game ends. A line that a crash has torn is
dropped when the file is read next; a damaged one is set aside, and the others stay.
"""

from __future__ import annotations

import csv
import io
import logging
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from errno import ENOSPC
from pathlib import Path
from statistics import median

import msgspec

from game.figures import Figure, Value
from game.reader import Limits, TooMuch, check, read_unchecked
from scenes.doorstep import Trouble
from scenes.storage.paths import Paths, aside, write_whole

log = logging.getLogger(__name__)

# What is kept of every game besides its own figures: how often the expert was asked.
LAMP = Figure("lamp")

# Thousands of games; each seat has a time for everything it did.
LIMITS = Limits(size=4_000_000, line=100_000, depth=8)


@dataclass(frozen=True, slots=True)
class SeatPlayed:
    """How one seat fared. `level` "" is a person; `figures` are those of the game by name."""

    name: str
    level: str
    place: int
    won: bool
    figures: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game. `when` is ISO time in UTC; `match` and `moves` tell games apart."""

    when: str
    game: str
    match: str
    moves: int
    seats: tuple[SeatPlayed, ...]


# The file


@dataclass(frozen=True, slots=True)
class _Found:
    """What is in the file. `rest` comes after the last whole line: a game if it is not `torn`."""

    played: list[Played]
    damaged: list[bytes]
    rest: bytes = b""
    torn: bool = False


def load(paths: Paths) -> list[Played]:
    """Every finished game on file, the oldest first. What is torn or damaged is put right."""
    return taken_in(paths)[0]


def known(paths: Paths) -> list[Played]:
    """The same, but the file stays as it is; nothing where it cannot be read."""
    try:
        return _found(paths).played
    except (OSError, TooMuch):
        log.exception("the statistics cannot be opened")
        return []


def taken_in(paths: Paths) -> tuple[list[Played], Trouble | None]:
    """The same, with what to tell the player if something had to be set aside."""
    try:
        trouble = _made_room(paths)
        found = _found(paths)
    except OSError:
        log.exception("the statistics cannot be opened")
        return [], Trouble("statistics-unreadable", log=paths.log)
    if found.damaged:
        trouble = _set_aside(paths, found.damaged)
    if found.rest:
        log.info("the last line of the statistics was %s", "torn" if found.torn else "not ended")
    if found.damaged or found.rest:
        _write(paths, found.played)
    return found.played, trouble


def _found(paths: Paths) -> _Found:
    """What is in the file, which stays as it is. Raises `TooMuch` and OSError."""
    try:
        content = read_unchecked(paths.statistics, LIMITS)
    except FileNotFoundError:
        return _Found([], [])
    *lines, rest = content.split(b"\n")
    played, damaged = _decoded(lines)
    last, torn = _decoded([rest] if rest else [])
    return _Found(played + last, damaged, rest, bool(torn))


def _made_room(paths: Paths) -> Trouble | None:
    """A file that takes too long to read is set aside; its latest games begin the next one."""
    if not paths.statistics.is_file() or paths.statistics.stat().st_size <= LIMITS.size:
        return None
    with paths.statistics.open("rb") as file:
        file.seek(-LIMITS.size // 2, os.SEEK_END)
        latest = file.read(LIMITS.size // 2).partition(b"\n")[2]
    kept = aside(paths.statistics, paths.set_aside)
    write_whole(paths.statistics, latest)
    log.warning("the statistics had grown too large and were set aside as %s", kept)
    return Trouble("statistics-large", file=kept)


def _decoded(lines: Iterable[bytes]) -> tuple[list[Played], list[bytes]]:
    """The games in these lines, and the lines that are none."""
    played, damaged = [], []
    for line in lines:
        try:
            check(line, LIMITS)
            played.append(msgspec.json.decode(line, type=Played))
        except (TooMuch, msgspec.DecodeError, UnicodeDecodeError):
            damaged.append(line)
    return played, damaged


def _set_aside(paths: Paths, lines: Sequence[bytes]) -> Trouble:
    """Keep damaged lines in a file of their own."""
    scrap = paths.statistics.with_name("statistics-damaged.jsonl")
    try:
        write_whole(scrap, b"".join(line + b"\n" for line in lines))
        kept = aside(scrap, paths.set_aside)
    except OSError:
        log.exception("%d damaged lines of the statistics cannot be set aside", len(lines))
        return Trouble("statistics-unreadable", log=paths.log)
    log.warning("%d damaged lines of the statistics were set aside as %s", len(lines), kept)
    return Trouble("statistics-damaged", count=len(lines), file=kept)


def _write(paths: Paths, played: Iterable[Played]) -> bool:
    try:
        write_whole(paths.statistics, b"".join(map(_line, played)))
    except OSError:
        log.exception("the statistics cannot be written")
        return False
    return True


def _line(one: Played) -> bytes:
    return msgspec.json.encode(one) + b"\n"


def add(paths: Paths, one: Played) -> bool:
    """Write a game down, once; a full or read-only disk is told to the log and by False.

    What is damaged stays until somebody opens the statistics and can be told of it.
    """
    try:
        found = _found(paths)
    except TooMuch:
        found = _Found([], [])
    except OSError:
        log.exception("the statistics cannot be opened")
        return False
    if any((old.match, old.moves) == (one.match, one.moves) for old in found.played):
        return True
    line = _line(one) if found.torn or not found.rest else b"\n" + _line(one)
    try:
        paths.statistics.parent.mkdir(parents=True, exist_ok=True)
        with paths.statistics.open("ab", buffering=0) as file:
            whole = file.truncate(file.tell() - (len(found.rest) if found.torn else 0))
            try:
                if file.write(line) < len(line):
                    raise OSError(ENOSPC, "a part of the line was taken")
                os.fsync(file.fileno())
            except OSError:
                file.truncate(whole)
                raise
    except OSError:
        log.exception("the statistics cannot be written")
        return False
    return True


def erase(paths: Paths, name: str = "") -> bool:
    """Forget everything, or ("name") what that person did in every game."""
    if not name:
        return _write(paths, [])
    left = [
        replace(one, seats=tuple(seat for seat in one.seats if seat.level or seat.name != name))
        for one in load(paths)
    ]
    return _write(paths, [one for one in left if any(not seat.level for seat in one.seats)])


def export(paths: Paths) -> list[Path]:
    """Write a CSV table for each game, a row a seat and game. Raises OSError."""
    by_game: dict[str, list[Played]] = {}
    for one in load(paths):
        by_game.setdefault(one.game, []).append(one)
    files = []
    for game_id, played in sorted(by_game.items()):
        path = paths.exports / f"{game_id}.csv"
        write_whole(path, _table(played).encode("utf-8-sig"))
        files.append(path)
    return files


def _table(played: Sequence[Played]) -> str:
    names = list(dict.fromkeys(name for one in played for s in one.seats for name in s.figures))
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(["when", "match", "name", "level", "place", "won", *names])
    for one in played:
        for seat in one.seats:
            own = [_cell(seat.figures.get(name, "")) for name in names]
            rows.writerow(
                [one.when, one.match, _safe(seat.name), seat.level, seat.place, int(seat.won), *own]
            )
    return text.getvalue()


def _cell(value: Value | str) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


# Sums


@dataclass(frozen=True, slots=True)
class Sums:
    """One person in one game. `results` says for each game whether it was won, oldest first;
    `counts` are added up, `records` the highest of each; `times` are those of each game (ms).
    """

    results: tuple[bool, ...]
    counts: dict[str, int]
    records: dict[str, int]
    times: dict[str, list[list[int]]]

    @property
    def played(self) -> int:
        return len(self.results)

    @property
    def won(self) -> int:
        return sum(self.results)

    @property
    def streak(self) -> int:
        """How many games in a row were won up to now."""
        return streaks(self.results)[-1]

    @property
    def best_streak(self) -> int:
        """The most games ever won in a row."""
        return max(streaks(self.results))

    def medians(self, name: str) -> list[int]:
        """The median of each game in which there was a time."""
        return [round(median(times)) for times in self.times.get(name, []) if times]

    def all_times(self, name: str) -> list[int]:
        """All times of all games."""
        return [ms for times in self.times.get(name, []) for ms in times]


def streaks(results: Iterable[bool]) -> list[int]:
    """How many in a row were won before the first game and after each."""
    runs = [0]
    for won in results:
        runs.append(runs[-1] + 1 if won else 0)
    return runs


def people(played: Sequence[Played], game_id: str) -> list[str]:
    """Who has finished that game, the latest first; bots are not kept company with."""
    names = [
        seat.name
        for one in reversed(played)
        if one.game == game_id
        for seat in one.seats
        if not seat.level
    ]
    return list(dict.fromkeys(names))


def sums(played: Iterable[Played], game_id: str, name: str) -> Sums:
    """What that person did in all games of that kind."""
    seats = [
        next(seat for seat in one.seats if not seat.level and seat.name == name)
        for one in played
        if one.game == game_id and any(not s.level and s.name == name for s in one.seats)
    ]
    counts: dict[str, int] = {}
    records: dict[str, int] = {}
    times: dict[str, list[list[int]]] = {}
    for seat in seats:
        for figure, value in seat.figures.items():
            if isinstance(value, list):
                times.setdefault(figure, []).append(value)
            else:
                counts[figure] = counts.get(figure, 0) + value
                records[figure] = max(records.get(figure, value), value)
    return Sums(tuple(seat.won for seat in seats), counts, records, times)
