"""What a player has chosen once and for all, kept in a TOML file that may be edited by hand."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from art.backs import Back
from art.cloth import Tint
from game.reader import Limits, TooMuch, read
from scenes.doorstep import Trouble
from scenes.storage.paths import Paths, aside, write_whole

log = logging.getLogger(__name__)

# Hundreds of presets, and all seats of all games with the longest names.
LIMITS = Limits(size=256_000, line=256_000, depth=8, toml=True)
DAMAGED = (TooMuch, msgspec.DecodeError, UnicodeDecodeError)
_LINE = re.compile(r"\(at line (\d+), column \d+\)$")

Volume: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
Motion: TypeAlias = Literal["normal", "off", "reduced", "fast", "slow"]
# The motions in which nothing flies.
STILL: tuple[Motion, ...] = ("reduced", "off")
Speed: TypeAlias = Literal["slow", "normal", "fast", "very-fast"]
# How long bots wait before they answer.
Pauses: TypeAlias = Literal["short", "normal", "long"]
TextSize: TypeAlias = Annotated[int, msgspec.Meta(ge=100, le=200)]
Screen: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=320, le=16384)]
Handicap: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=400)]
SeatColour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
# How much later a device tells of a press than others do, in ms (TOT-705).
Offset: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=120)]
# How often a hint was shown.
Times: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
# The options of a game by their names.
Values: TypeAlias = dict[str, bool | int | str]
Control: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d+/\w+=.+$")]
# So many companies are remembered for each game.
RECENT = 5


@dataclass(slots=True)
class LastPlayer:
    """Who sat on a seat last time; `colour` numbers a seat colour, `level` "" is a person.

    `handicap_ms` is in ms. `controls` are the bound ones, each as "hand/action=control",
    such as "0/grab=key:4". `face` is one of the cast, or "".
    """

    name: str
    colour: SeatColour
    level: str = ""
    handicap_ms: Handicap = 0
    controls: list[Control] = field(default_factory=list)
    face: str = ""


@dataclass(slots=True)
class LastSeating:
    """The seats and the options a game was played with last time."""

    players: list[LastPlayer] = field(default_factory=list)
    options: Values = field(default_factory=dict)

    @property
    def company(self) -> list[tuple[str, str]]:
        """Who plays: the same company with other keys or options is no other company."""
        return [(player.name, player.level) for player in self.players]


def different(seatings: Iterable[LastSeating]) -> list[LastSeating]:
    """The first few with different companies: so many are remembered for each game."""
    found: list[LastSeating] = []
    for one in seatings:
        if all(one.company != other.company for other in found):
            found.append(one)
    return found[:RECENT]


class _Known:
    """What a window knows to be on file: not a setting, and never written."""

    known: dict[str, Any]


@dataclass(slots=True)
class Settings(_Known):
    """Everything the settings screen offers, and what is remembered between matches.

    Volumes go from 0 to 1; `text_size` is in percent; `window` is the size in pixels when
    not in full screen; `screen` numbers the monitor from 0; `seatings` has the last seating
    of each game by its id, `recent_seatings` the last few that differ, the latest first;
    `presets` has options under names of the player's, by game;
    `device_offsets` is in ms by device, such as "keyboard", "touch" or "pad:0"; `hints_seen`
    says how often each hint was shown, `boxes_opened` whose lessons were offered,
    `moves_found` how far one has come in the positions of a game.
    """

    language: str = "en"
    volume: Volume = 0.8
    effects: Volume = 1.0
    music: Volume = 0.5
    muted: bool = False
    motion: Motion = "normal"
    speed: Speed = "normal"
    pauses: Pauses = "normal"
    text_size: TextSize = 100
    contrast: bool = False
    colour_safe: bool = False
    cloth: Tint = "own"
    back: Back = "own"
    hints: bool = True
    talk: bool = True
    window: tuple[Pixels, Pixels] = (1280, 800)
    full_screen: bool = False
    screen: Screen = 0
    seatings: dict[str, LastSeating] = field(default_factory=dict)
    recent_seatings: dict[str, list[LastSeating]] = field(default_factory=dict)
    presets: dict[str, dict[str, Values]] = field(default_factory=dict)
    device_offsets: dict[str, Offset] = field(default_factory=dict)
    boxes_opened: set[str] = field(default_factory=set)
    hints_seen: dict[str, Times] = field(default_factory=dict)
    moves_found: dict[str, Times] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """What version 0.1 called a fast or slow motion is the speed of the table."""
        if self.motion == "fast" or self.motion == "slow":
            self.motion, self.speed = "normal", self.motion
        self.known = self.chosen()

    def chosen(self) -> dict[str, Any]:
        """A copy of all of them by their names."""
        return {one.name: deepcopy(getattr(self, one.name)) for one in fields(self)}

    @property
    def still(self) -> bool:
        """Whether nothing moves that need not."""
        return self.motion in STILL


def load(paths: Paths) -> tuple[Settings, Trouble | None]:
    """The settings on file, and what to tell the player if they are not as they left them.

    A file that cannot be understood is set aside, not lost; the defaults come instead.
    """
    try:
        return _read(paths), None
    except FileNotFoundError:
        return Settings(), None
    except DAMAGED as fault:
        return Settings(), _damaged(paths, fault)
    except OSError:
        return Settings(), _unreadable(paths)


def _read(paths: Paths) -> Settings:
    return msgspec.toml.decode(read(paths.settings, LIMITS), type=Settings)


def _set_aside(paths: Paths, fault: Exception) -> Path:
    kept = aside(paths.settings, paths.set_aside)
    log.warning("damaged settings (%s) were set aside as %s", fault, kept)
    return kept


def _damaged(paths: Paths, fault: Exception) -> Trouble:
    try:
        kept = _set_aside(paths, fault)
    except OSError:
        return _unreadable(paths)
    line = _line_of(fault)
    if line:
        return Trouble("error-settings-line", line=line, file=kept)
    return Trouble("error-settings-set-aside", file=kept)


def _line_of(fault: Exception) -> int:
    """The line in which something is wrong, or 0 if nobody can tell."""
    if isinstance(fault, TooMuch):
        return int(dict(fault.about).get("line", 0))
    place = _LINE.search(str(fault))
    return int(place.group(1)) if place else 0


def _unreadable(paths: Paths) -> Trouble:
    log.exception("the settings cannot be opened")
    return Trouble("error-settings-unreadable", log=paths.log)


def has_room(settings: Settings) -> bool:
    """Whether more can be kept in them before they are too large to be read again."""
    return len(msgspec.toml.encode(settings.chosen())) < LIMITS.size // 2


def save(settings: Settings, paths: Paths) -> bool:
    """Write what was changed here since it was last read or written; the rest stays as it is there.

    Another window may have changed that. A full or read-only disk is told to the log and by False.
    """
    chosen = settings.chosen()
    try:
        there = _on_file(paths)
        merged = chosen if there is None else _merged(chosen, settings.known, there)
        write_whole(paths.settings, msgspec.toml.encode(merged))
    except OSError:
        log.exception("the settings cannot be written")
        return False
    settings.known = chosen
    return True


def _on_file(paths: Paths) -> dict[str, Any] | None:
    """The settings as they are there now, None if nothing is; what is damaged is set aside."""
    try:
        return _read(paths).chosen()
    except FileNotFoundError:
        return None
    except (PermissionError, *DAMAGED) as fault:
        _set_aside(paths, fault)
        return None


def _merged(mine: Any, known: Any, theirs: Any) -> Any:
    """What is there, with what is other here than it was known to be."""
    if mine == known:
        return theirs
    if isinstance(mine, set):
        return theirs - known | mine
    if isinstance(mine, list):
        known, theirs = known or [], theirs or []
        # Who sat down here comes first; whoever sat down again was known.
        return different([*mine[:1], *(one for one in mine if one not in known), *theirs])
    if not isinstance(mine, dict):
        return mine
    known, theirs = known or {}, theirs or {}
    changed = {name: one for name, one in mine.items() if one != known.get(name)}
    return {name: one for name, one in theirs.items() if name in mine or name not in known} | {
        name: _merged(one, known.get(name), theirs.get(name)) for name, one in changed.items()
    }
