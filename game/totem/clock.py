"""What the clock carries out when it is due (TOT-702), and the two counts."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import NOBODY, Event
from game.totem.events import Began, Counted, Returned
from game.totem.groups import see_anew
from game.totem.judge import choose, close_window, decide
from game.totem.outcomes import lapse_rush, shuffle_dead_table
from game.totem.pauses import pause_if_wanted
from game.totem.reveal import reveal
from game.totem.state import Table
from game.totem.turning import lift, plan_next, raise_cards


def tick(table: Table, t: int, events: list[Event]) -> None:
    """Carry out all that is due at or before `t`, in order (TOT-702)."""
    while table.due <= t and not table.paused:
        HAPPENINGS[table.happening](table, table.due, events)


def count_to_start(table: Table, due: int, events: list[Event]) -> None:
    """3-2-1, then the game begins (TOT-109)."""
    if table.count == 1:
        table.count = 0
        events.append(Began())
        plan_next(table, due)
        return
    table.count = table.count - 1 if table.count else 3
    table.due = due + table.options.count_step_ms
    events.append(Counted("start", table.count))


def count_to_turn(table: Table, due: int, events: list[Event]) -> None:
    """1-2-3; on "3" every hand with a deck turns one card (TOT-521, TOT-722)."""
    table.count += 1
    table.due = due + table.options.count_step_ms
    events.append(Counted("turn", table.count))
    if table.count == 3:
        hands = tuple(hand for hand, deck in enumerate(table.decks) if deck)
        raise_cards(table, due, hands, events)


def end_grip(table: Table, due: int, events: list[Event]) -> None:
    """The totem was held long enough (TOT-727)."""
    decide(table, due, events)


def end_choice(table: Table, due: int, events: list[Event]) -> None:
    """No answer means the duel (TOT-721)."""
    choose(table, "duel", due, events)


def end_hold(table: Table, due: int, events: list[Event]) -> None:
    """The totem is back and turning goes on (TOT-720)."""
    table.holder = NOBODY
    events.append(Returned(table.pointer))
    if table.chances:
        see_anew(table, table.chances)
    plan_next(table, due)
    pause_if_wanted(table, events)


HAPPENINGS: dict[str, Callable[[Table, int, list[Event]], None]] = {
    "start_count": count_to_start,
    "lift": lift,
    "reveal": reveal,
    "turn_count": count_to_turn,
    "lapse": lapse_rush,
    "dead": shuffle_dead_table,
    "window": close_window,
    "grip": end_grip,
    "choice": end_choice,
    "hold": end_hold,
}
