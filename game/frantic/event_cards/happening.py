"""An event from its trigger to its end (FRA-131 to FRA-147)."""

from __future__ import annotations

from game.agenda import push
from game.cards import Event
from game.frantic.cards import LITTLE_BROTHER
from game.frantic.event_cards.by_name import CHOOSING, HAPPENINGS, NEEDS_TWO
from game.frantic.event_cards.deck import top_events
from game.frantic.events import EventOver, EventTriggered, EventTurned
from game.frantic.hands import take_up
from game.frantic.reactions.windows import event_window
from game.frantic.rule_cards import renew_rules
from game.frantic.state import Table, seats_in
from game.frantic.steps import EventWindow, Happening, TakeUp, Trigger


def trigger(table: Table, step: Trigger, events: list[Event]) -> None:
    """The window opens before the card is turned over (FRA-111, FRA-132)."""
    renew_rules(table, events)
    events.append(EventTriggered(step.seat))
    table.agenda = push(table.agenda, event_window(table, step.seat))


def after_window(table: Table, step: EventWindow, events: list[Event]) -> None:
    """The window is closed: turn the top event over, or let the trigger player choose one."""
    if step.source == "deck":
        for event in top_events(table, 1, events):
            happen(table, Happening(event, step.trigger, step.protected), events)
    else:
        choosing = CHOOSING[step.source]
        choosing(table, Happening(step.source, step.trigger, step.protected), events)


def happen(table: Table, happening: Happening, events: list[Event], drawn: bool = True) -> None:
    """Carry an event out; nested ones are finished before the outer goes on (FRA-146, FRA-551)."""
    event = happening.event
    # One that Repeat calls may have been shuffled back (FRA-145).
    drawn = drawn or event in table.event_deck
    table.event_deck = without(table.event_deck, event)
    table.event_discard = without(table.event_discard, event)
    table.resolving = (*table.resolving, event)
    table.turned = (*without(table.turned, event), event)
    protected = seats_in(happening.protected)
    events.append(EventTurned(event, happening.trigger, protected, drawn))
    table.agenda = push(table.agenda, TakeUp(event))
    alone = table.seats - len(protected) == 1
    if not (alone and event in NEEDS_TWO):
        HAPPENINGS[event](table, happening, events)


def without(cards: tuple[str, ...], event: str) -> tuple[str, ...]:
    return tuple(card for card in cards if card != event) if event in cards else cards


def without_innermost(resolving: tuple[str, ...], event: str) -> tuple[str, ...]:
    """What is still being carried out when the innermost event of that name is over (FRA-146)."""
    at = len(resolving) - 1 - resolving[::-1].index(event)
    return (*resolving[:at], *resolving[at + 1 :])


def event_over(table: Table, step: TakeUp, events: list[Event]) -> None:
    """What was handed over is taken up; the card is put away (FRA-137, FRA-144)."""
    for seat in range(table.seats):
        if table.incoming[seat]:
            take_up(table, seat, events)
    table.resolving = without_innermost(table.resolving, step.event)
    put_away = not (
        table.lasts(step.event)
        or step.event in table.resolving
        or (step.event == "little_brother" and is_card_somewhere(table))
    )
    if put_away:
        table.event_discard = (*without(table.event_discard, step.event), step.event)
    events.append(EventOver(step.event, put_away))


def is_card_somewhere(table: Table) -> bool:
    """Whether Little Brother is a playing card now (FRA-296)."""
    places = (*table.hands, *table.aside, *table.incoming, table.draw, table.pile, table.row)
    return any(LITTLE_BROTHER in place for place in places)
