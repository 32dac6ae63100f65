"""What is on file of a match, for those who look for one: how far it came, and when."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path

from platformdirs import user_desktop_path, user_downloads_path

from game.match import Match
from game.record import DamagedRecord
from game.registry import kit
from scenes.storage.matches import read_match
from scenes.storage.paths import Paths, unused
from scenes.words import Words

SECOND, MINUTE = 1000, 60
LAST_WEEK = 6
# A file may be from a year that no calendar has (s).
LATEST = 32_000_000_000


@dataclass(frozen=True, slots=True)
class Kept:
    """A match on file as it was left `when`, or why it cannot be read."""

    path: Path
    when: datetime
    match: Match | None = None
    damage: DamagedRecord | None = None

    @property
    def finished(self) -> bool:
        return self.match is not None and self.match.outcome is not None

    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody while the match is not over."""
        outcome = self.match.outcome if self.match is not None else None
        return outcome.winners if outcome is not None else ()

    def minutes(self) -> tuple[int, int] | None:
        """Minutes and seconds played; None if the game has no clock."""
        if self.match is None:
            return None
        time_of, moves = kit(self.match.game.id).time_of, self.match.moves
        if time_of is None:
            return None
        return divmod((time_of(moves[-1]) if moves else 0) // SECOND, MINUTE)


def look(path: Path) -> Kept:
    """What is in a file; a spoilt one stays where it is. Raises OSError if it is gone."""
    when = datetime.fromtimestamp(min(max(0, path.stat().st_mtime), LATEST))
    try:
        return Kept(path, when, match=Match.resume(read_match(path)))
    except DamagedRecord as damage:
        return Kept(path, when, damage=damage)


def handed_over(path: Path, paths: Paths) -> Path:
    """Copy a match to where a player finds it; where the copy is. Raises OSError."""
    places = (user_desktop_path(), user_downloads_path())
    folder = next((place for place in places if place.is_dir()), paths.exports)
    folder.mkdir(parents=True, exist_ok=True)
    copy = unused(folder / path.name)
    shutil.copyfile(path, copy)
    return copy


def in_words(when: datetime, today: date, words: Words) -> str:
    """A day and a time as one would say it."""
    time = words("matches-time", hour=when.hour, minute=f"{when.minute:02}")
    day = when.date()
    if day == today:
        return words("matches-today", time=time)
    if day == today - timedelta(days=1):
        return words("matches-yesterday", time=time)
    if today - timedelta(days=LAST_WEEK) <= day < today:
        return words("matches-weekday", day=words(f"matches-day-{day.isoweekday()}"), time=time)
    month = words(f"matches-month-{day.month}")
    return words("matches-date", day=day.day, month=month, year=str(day.year))
