"""The verdict of a grab, tie windows, the grip and the choice (TOT-710 to TOT-727)."""

from __future__ import annotations

from game.cards import NOBODY, Event
from game.totem.events import (
    ChoiceOpened,
    Chosen,
    CountdownVoided,
    Grabbed,
    Judged,
    Slipped,
)
from game.totem.groups import spend_all, spent_groups
from game.totem.moves import Grab, Hand, Knock
from game.totem.outcomes import carry_out_duel, carry_out_rush, costs_nothing, punish
from game.totem.pauses import pause_if_wanted
from game.totem.state import Table
from game.totem.turning import plan_next, put_back

CORRECT, ERROR, IGNORED = "correct", "error", "ignored"
CLOSED = frozenset(("start", "grip", "choice", "hold", "game_over"))
# Who lets the totem slip is locked so long (ms, TOT-727).
SLIP_LOCK = 1000


def is_closed(table: Table, t: int) -> bool:
    """Line 1 of the verdict: nobody can grab now (TOT-710, TOT-718)."""
    if table.stage == "window":
        return t > table.window_end or table.paused
    return table.stage in CLOSED or table.paused


def is_locked(table: Table, hand: Hand, t: int) -> bool:
    """Line 3: the hand is locked, its key is still down, or it was pressed just now."""
    return bool(
        t < table.locked_until[hand]
        or table.keys_down >> hand & 1
        or t - table.last_press[hand] < table.options.debounce_ms
    )


def verdict(table: Table, hand: Hand, t: int, knock: bool) -> tuple[str, str]:
    """The verdict of a press and why: the first line of TOT-710 that applies."""
    if is_closed(table, t):
        return IGNORED, "closed"
    if table.places[hand]:
        return IGNORED, "out"
    if is_locked(table, hand, t):
        return IGNORED, "locked"
    if knock:
        return ERROR, "knock"
    may_duel = table.chances >> hand & 1
    if table.rush_owners:
        return CORRECT, "choice" if may_duel else "rush"
    if may_duel:
        return CORRECT, "rush" if table.three_live else "duel"
    if t <= table.grace_until[hand]:
        return IGNORED, "late"
    if any(mask >> hand & 1 for mask in spent_groups(table)):
        return IGNORED, "spent"
    if other_hand_matches(table, hand):
        softened = table.options.wrong_hand == "ignore"
        return (IGNORED if softened else ERROR), "wrong_hand"
    return ERROR, "stranger"


def other_hand_matches(table: Table, hand: Hand) -> bool:
    """Whether the same player's other hand is in a live group (TOT-653)."""
    return table.two_hands and any(
        table.chances >> other & 1 for other in table.hands_of(table.owners[hand])
    )


def press(table: Table, move: Grab | Knock, events: list[Event]) -> None:
    """A grab key went down, or the totem was knocked over: judge it on the visible table.

    A press that is not quite sure counts as made in the middle of its time (TOT-749).
    """
    hand, t, knock = move.hand, move.t, isinstance(move, Knock)
    within = move.within if isinstance(move, Grab) else 0
    judged, why = verdict(table, hand, t, knock)
    made = t + within // 2
    table.last_press[hand] = t
    if not knock:
        table.keys_down |= 1 << hand
    events.append(Judged(hand, made, judged, why, reaction(table, hand, made)))
    options = table.options
    if judged == IGNORED:
        if why == "spent":
            table.locked_until[hand] = t + options.spent_lock_ms
        elif why == "wrong_hand":
            table.locked_until[hand] = t + options.error_lock_ms
    elif table.stage == "window":
        table.presses += ((hand, made, judged),)
        if judged == CORRECT:
            narrow_window(table, t + within)
    elif judged == ERROR and costs_nothing(table, hand):
        table.locked_until[hand] = t + options.error_lock_ms
    else:
        open_window(table, t + within, events)
        table.presses = ((hand, made, judged),)


def reaction(table: Table, hand: Hand, t: int) -> int:
    """The time since the hand's opportunity became visible; -1 if it has none."""
    if table.rush_owners:
        return t - table.rush_since
    return t - table.since[hand] if table.chances >> hand & 1 else -1


def open_window(table: Table, latest: int, events: list[Event]) -> None:
    """The table stands still until the grab is resolved (TOT-717, TOT-723).

    Tied is whoever may have been as early as the opener at their `latest` (TOT-749).
    """
    put_back(table, events)
    if table.stage == "countdown":
        table.count_owner, table.count = NOBODY, 0
        events.append(CountdownVoided())
    table.flip_wanted = False
    table.stage, table.happening = "window", "window"
    table.window_end = table.due = latest + table.options.tie_ms


def narrow_window(table: Table, latest: int) -> None:
    """Nobody ties who was surely later than a right press in the window (TOT-749)."""
    table.window_end = table.due = min(table.window_end, latest + table.options.tie_ms)


def close_window(table: Table, due: int, events: list[Event]) -> None:
    """Of all presses in the window one is accepted (TOT-717 to TOT-719)."""
    presses = table.presses
    right = [press for press in presses if press[2] == CORRECT]
    hand, pressed, judged = first_right(table, right) if right else first_wrong(table)
    order = tuple(table.right_of_way)
    tie = len(right) > 1
    if tie:
        table.right_of_way.remove(hand)
        table.right_of_way.append(hand)
    table.presses, table.turned_in_vain = (), 0
    table.holder, table.held_since = hand, pressed
    told = []
    for other, t, said in presses:
        if other != hand:
            why = "second_error" if judged == ERROR else "tied" if said == CORRECT else "forgiven"
            events.append(Judged(other, t, IGNORED, why, reaction(table, other, t)))
        told.append((other, t - presses[0][1], said if other == hand else IGNORED))
    took = reaction(table, hand, pressed)
    events.append(Grabbed(hand, pressed, judged, tuple(told), tie, order, took))
    if judged == ERROR:
        punish(table, hand, pressed, due, events)
    elif table.options.steady_grip:
        begin_grip(table, due, events)
    else:
        decide(table, due, events)


def first_right(table: Table, right: list[tuple[Hand, int, str]]) -> tuple[Hand, int, str]:
    """Of the tied right presses, the one highest in the right-of-way list (TOT-718)."""
    return min(right, key=lambda press: table.right_of_way.index(press[0]))


def first_wrong(table: Table) -> tuple[Hand, int, str]:
    """Of errors alone the earliest that costs something; then clockwise (TOT-323, TOT-719)."""
    hands = len(table.owners)
    dear = [press for press in table.presses if not costs_nothing(table, press[0])]
    return min(dear, key=lambda press: (press[1], (press[0] - table.last_turner - 1) % hands))


def begin_grip(table: Table, due: int, events: list[Event]) -> None:
    """A right grab must be held for `grip_ms` from its press (TOT-727)."""
    if not table.keys_down >> table.holder & 1:
        slip(table, due, events)
        return
    table.stage, table.happening = "grip", "grip"
    table.due = max(due, table.held_since + table.options.grip_ms)


def release(table: Table, hand: Hand, t: int, events: list[Event]) -> None:
    """A grab key came up; too soon in a grip, and the totem slips off the table (TOT-727)."""
    table.keys_down &= ~(1 << hand)
    if table.stage == "grip" and hand == table.holder and t < table.due:
        slip(table, t, events)


def slip(table: Table, t: int, events: list[Event]) -> None:
    """The duel is cancelled and all groups are spent; an inward rush stays open (TOT-727)."""
    hand = table.holder
    events.append(Slipped(hand))
    table.locked_until[hand] = t + SLIP_LOCK
    table.holder = NOBODY
    spend_all(table, events)
    plan_next(table, t)
    pause_if_wanted(table, events)


def decide(table: Table, base: int, events: list[Event]) -> None:
    """Carry out what the holder of the totem won, or ask which (TOT-516)."""
    hand = table.holder
    if table.rush_owners and table.chances >> hand & 1:
        table.stage, table.happening = "choice", "choice"
        table.due = base + table.options.choice_ms
        events.append(ChoiceOpened(hand, table.due))
    elif table.rush_owners or table.three_live:
        carry_out_rush(table, hand, base, events)
    else:
        carry_out_duel(table, hand, base, events)


def choose(table: Table, what: str, base: int, events: list[Event]) -> None:
    """The grabber chose, or silence means the duel (TOT-516, TOT-721)."""
    events.append(Chosen(table.holder, what))
    if what == "duel":
        carry_out_duel(table, table.holder, base, events)
    else:
        carry_out_rush(table, table.holder, base, events)
