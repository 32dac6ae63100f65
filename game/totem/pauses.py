"""Pausing and going on: nothing is won or lost by it (TOT-730 to TOT-732)."""

from __future__ import annotations

from game.cards import Event
from game.totem.events import Paused, Resumed
from game.totem.groups import see_anew
from game.totem.state import LONG_AGO, Table
from game.totem.turning import BEFORE_ONE, plan_next, put_back

# While one of these runs, a pause waits for its end (TOT-732).
NO_PAUSE = frozenset(("window", "grip", "choice", "hold"))


def pause(table: Table, events: list[Event]) -> None:
    """Somebody pauses: at once, or when the totem is back (TOT-730, TOT-732)."""
    if table.paused or table.stage == "game_over":
        return
    table.pause_wanted = True
    if table.stage not in NO_PAUSE:
        pause_if_wanted(table, events)


def pause_if_wanted(table: Table, events: list[Event]) -> None:
    """Hide all faces and stop the clock if somebody asked for it."""
    if table.pause_wanted:
        table.pause_wanted = False
        table.paused = True
        put_back(table, events)
        events.append(Paused())


def resume(table: Table, t: int, events: list[Event]) -> None:
    """The faces return in one frame; nothing was won or lost by the pause (TOT-731)."""
    if not table.paused:
        return
    table.paused = False
    table.visible_since = t
    table.grace_until = [LONG_AGO] * len(table.grace_until)
    if table.chances:
        see_anew(table, table.chances)
    if table.rush_owners:
        table.rush_since = t
    if table.stage == "start":
        table.count, table.due = 0, t
    elif table.stage == "countdown":
        table.count = 0
        table.happening, table.due = "turn_count", t + BEFORE_ONE
    elif table.stage == "turning" and table.happening not in ("dead", "lapse"):
        plan_next(table, t)
    events.append(Resumed())
