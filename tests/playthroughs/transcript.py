"""A game written down move by move: what was done, what happened, what each seat then sees.

Of a view only the fields that changed are written. Where all views say the same it is
written once, for "all". A line that changes in a stored game is a change of the rules,
or of what somebody may see: a decision, never an accident.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

from game.cards import CLOCK, Event, Seat
from tests.house.games import TABLES

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A seeded random game, as far as `steps` moves; idle ticks of the clock do not count."""

    game_id: str
    seats: int
    seed: int
    steps: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game_id}-{self.seats}-seats-{self.seed}.txt"


PLAYTHROUGHS = (
    Playthrough("mischief", 3, 1, 200),
    Playthrough("totem", 2, 1, 110),
    Playthrough("totem", 4, 2, 140, (("pace", "brisk"),)),
    Playthrough("totem", 7, 3, 110, (("flip_mode", "own_key"), ("knock_over", True))),
    Playthrough("nyet", 2, 1, 70, (("length", "short"),)),
    Playthrough("nyet", 3, 2, 100, (("no_trump", True), ("bonus", "shared"))),
    Playthrough("nyet", 4, 3, 110, (("anonymous", True), ("play_forced", True))),
    Playthrough("nyet", 5, 4, 110, (("difference", True), ("look_back", "all"))),
    Playthrough("stratego", 2, 32, 44),
    Playthrough("stratego", 2, 37, 50, (("wins", 2), ("memory", "first"), ("army", "B"))),
    Playthrough("stratego", 2, 33, 40, (("keep_attacking", True), ("regroup_saves", True))),
    Playthrough("jetriko", 2, 1, 60, (("length", "first-2"), ("hand", 3))),
    Playthrough("jetriko", 3, 2, 60, (("length", "open"), ("after_drawing", "drawn"))),
    Playthrough("jetriko", 4, 3, 60),
    Playthrough("jetriko", 6, 4, 50, (("backs", False), ("deflect", "matching"))),
    Playthrough("frantic", 2, 1, 60, (("preset", "first"),)),
    Playthrough("frantic", 4, 2, 70),
    Playthrough("frantic", 3, 3, 70, (("preset", "pandemonium"),)),
    Playthrough("frantic", 5, 4, 60, (("preset", "everything"), ("powers", "any"))),
)


def write_down(play: Playthrough) -> str:
    """The whole transcript."""
    table = TABLES[play.game_id]
    options = table.game.Options(**dict(play.options))
    lines = [f"{play.game_id}, {play.seats} seats, seed {play.seed}, {short(options)}", ""]
    shown: dict[Seat | None, dict[str, str]] = {}
    written = 0
    for state, move, events in table.walk(play.seats, play.seed, options):
        if not shown:
            lines += changes(state, play.seats, shown)
        if written == play.steps or move is None:
            break
        if events or getattr(move, "seat", None) != CLOCK:
            written += 1
            after = state.copy()
            after.play(move)
            lines += ["", f"> {move}", *map(told, events), *changes(after, play.seats, shown)]
    return "\n".join((*lines, ""))


def told(event: Event) -> str:
    """What happened, all of it; `!` marks what some may not see."""
    secret = event.seen_by(None) != event
    return f"  {'!' if secret else '-'} {short(event)}"


def changes(state: Any, seats: int, shown: dict[Seat | None, dict[str, str]]) -> Iterator[str]:
    """The fields of all views that are not as they were."""
    now = {seat: fields_of(state.view(seat)) for seat in (None, *range(seats))}
    new = {seat: _changed(shown.get(seat, {}), view) for seat, view in now.items()}
    common = [line for line in new[None] if all(line in lines for lines in new.values())]
    shown.update(now)
    yield from (f"    all {line}" for line in common)
    for seat, lines in new.items():
        who = "onlooker" if seat is None else f"seat {seat}"
        yield from (f"    {who} {line}" for line in lines if line not in common)


# What never changes, and what follows from the events that are told.
LEFT_OUT = ("options", "hints")


def fields_of(view: Any) -> dict[str, str]:
    """Every field of a view in short; of a tuple of dataclasses each field of each one."""
    found: dict[str, str] = {}
    for item in fields(view):
        value = getattr(view, item.name)
        if isinstance(value, tuple) and value and all(map(is_dataclass, value)):
            for at, one in enumerate(value):
                where = f"{item.name}[{at}]"
                found[where] = type(one).__name__
                found |= {
                    f"{where}.{f.name}": short(getattr(one, f.name)) for f in fields(one) if f.init
                }
        elif item.name not in LEFT_OUT:
            found[item.name] = short(value)
    return found


def _changed(before: dict[str, str], now: dict[str, str]) -> list[str]:
    return [f"{name} = {text}" for name, text in now.items() if before.get(name) != text]


def short(value: Any) -> str:
    """A value without the words that are the same everywhere."""
    if isinstance(value, tuple | list):
        return "(" + " ".join(map(short, value)) + ")"
    if not is_dataclass(value):
        return repr(value)
    inner: Iterable[str] = (
        f"{item.name}={short(got)}"
        for item in fields(value)
        if (got := getattr(value, item.name)) != item.default
    )
    return f"{type(value).__name__}({', '.join(inner)})"
