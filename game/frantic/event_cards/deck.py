"""The event cards as a deck (FRA-145)."""

from __future__ import annotations

from game.cards import Event, Shuffled
from game.frantic.events import EVENT_CARDS, EventsShuffled
from game.frantic.state import Table, shuffled


def top_events(table: Table, count: int, events: list[Event]) -> tuple[str, ...]:
    """Take event cards off the deck; the event discard becomes the deck when it is empty."""
    taken: tuple[str, ...] = ()
    while len(taken) < count:
        if not table.event_deck and table.event_discard:
            events += (EventsShuffled(len(table.event_discard)), Shuffled(EVENT_CARDS))
            table.event_deck, table.event_discard = shuffled(table, table.event_discard), ()
        if not table.event_deck:
            break
        taken = (*taken, table.event_deck[-1])
        table.event_deck = table.event_deck[:-1]
    return taken
