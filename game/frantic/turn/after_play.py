"""Steps 6 to 9 of a played card (FRA-82 to FRA-85), and how the round ends in them."""

from __future__ import annotations

from game.agenda import push
from game.cards import Event
from game.frantic.hands import owe
from game.frantic.powers.turned_up import second_powers
from game.frantic.reactions.windows import nice_try_window
from game.frantic.rule_cards import renew_rules
from game.frantic.state import Table
from game.frantic.steps import (
    EndRound,
    LastChances,
    OutCheck,
    OwedEvents,
    SecondPowers,
    Trigger,
)
from game.frantic.turn.turns import NEXT_TURN

END_ROUND, LAST_CHANCES = EndRound(), LastChances()


def step_6(table: Table, step: SecondPowers, events: list[Event]) -> None:
    """Second powers act; left out when an event has ended the round (FRA-82, FRA-153)."""
    renew_rules(table, events)
    if table.turn.turned_up and not table.ending:
        second_powers(table)


def step_7(table: Table, step: OwedEvents, events: list[Event]) -> None:
    """The events of Troublecharger (FRA-83, FRA-151)."""
    renew_rules(table, events)
    if table.ending or table.ran_out:
        return
    if step.done < table.turn.turned_up.count("troublecharger"):
        again = OwedEvents(step.done + 1)
        table.agenda = push(table.agenda, Trigger(table.active), again)


def step_8(table: Table, step: LastChances, events: list[Event]) -> None:
    """Whoever lost their last card triggers an event, until nobody owes one (FRA-266, FRA-563)."""
    renew_rules(table, events)
    if not table.owing or table.ending or table.ran_out:
        return
    lasting = table.lasts("last_chance")
    if lasting is None:
        return
    owing = table.owing & ~lasting.protected
    order = table.order_from(table.active)
    for seat in (order[-1], *order[:-1]):
        if owing >> seat & 1 and not table.hands[seat]:
            owe(table, seat, False, events)
            table.agenda = push(table.agenda, Trigger(seat), LAST_CHANCES)
            return


def step_9(table: Table, step: OutCheck, events: list[Event]) -> None:
    """Is anybody out? Then Nice Try, or the end of the round (FRA-85, FRA-124, FRA-148)."""
    renew_rules(table, events)
    if table.ending or table.ran_out:
        table.agenda = (END_ROUND,)
    elif all(table.hands):
        table.agenda = push(table.agenda, NEXT_TURN)
    else:
        table.agenda = push(table.agenda, nice_try_window(table), END_ROUND)
