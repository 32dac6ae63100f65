"""Whose turn it is and when the next card goes up (TOT-2xx, TOT-706 to TOT-709)."""

from __future__ import annotations

from game.cards import NOBODY, Event
from game.totem.events import Lifted, PutBack
from game.totem.moves import Hand
from game.totem.state import NEVER, Table

# From outward arrows to "1" (ms, TOT-722).
BEFORE_ONE = 400
# How far the wait between two cards varies, so that nobody can time it (TOT-708).
VARIATION = 0.15
# The longest that `wait_for_duel` keeps the next card down (ms).
LONGEST_WAIT = 6000


def plan_next(table: Table, base: int, *, varied: bool = True, double: bool = False) -> None:
    """Play goes on from `base` (ms): a rush, a countdown, the next card, or new decks.

    `varied` and `double` are for the wait for the next card alone (TOT-708).
    """
    options = table.options
    table.flip_wanted = False
    if table.rush_owners:
        # A slip leaves the rush open; it had stood still meanwhile (TOT-723, TOT-727).
        table.stage, table.happening, table.due = "rush", "lapse", max(table.rush_until, base)
        return
    if table.count_owner != NOBODY:
        table.stage, table.count = "countdown", 0
        table.happening, table.due = "turn_count", base + BEFORE_ONE
        return
    table.stage = "turning"
    if table.three_live:
        # Nothing shows it but that no card is turned (TOT-601, TOT-747).
        table.happening, table.due = "lapse", base + options.rush_ms
        return
    if not any(table.decks):
        table.happening, table.due = "dead", base + options.dead_ms
        return
    table.happening = "lift"
    if options.flip_mode == "auto":
        wait = options.turn_ms * (2 if double else 1)
        if varied:
            wait = int(wait * table.chance.between(1 - VARIATION, 1 + VARIATION))
        table.due = base + wait
    else:
        table.gap_until = base + options.min_gap_ms
        table.due = base + options.flip_timeout_ms if options.flip_timeout else NEVER
    if options.wait_for_duel and table.chances:
        hold_back = table.newest_chance + LONGEST_WAIT
        table.due = max(table.due, hold_back)
        table.gap_until = max(table.gap_until, hold_back)


def lift(table: Table, due: int, events: list[Event]) -> None:
    """The hand at the pointer takes its top card into the air (TOT-706)."""
    raise_cards(table, due, (table.pointer,), events)


def raise_cards(table: Table, due: int, hands: tuple[Hand, ...], events: list[Event]) -> None:
    """These hands' top cards go up; they become visible `air_ms` later in one frame."""
    table.air = hands
    table.flip_wanted = False
    table.happening, table.due = "reveal", due + table.options.air_ms
    events.append(Lifted(hands))


def put_back(table: Table, events: list[Event]) -> None:
    """Cards in the air go back on their decks, unseen (TOT-707)."""
    if table.air:
        events.append(PutBack(table.air))
        table.air = ()


def flip(table: Table, t: int) -> None:
    """A flip key was pressed: the card goes up, but not before the gap is over (TOT-709)."""
    table.flip_wanted = True
    table.due = max(t, table.gap_until)
