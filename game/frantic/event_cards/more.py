"""The events of PANDORA, FAN, PROMO and BLANK, one small function each (FRA-291 to FRA-302)."""

from __future__ import annotations

from game.agenda import push
from game.cards import CardsMoved, Event
from game.frantic.cards import LITTLE_BROTHER, SYMBOL
from game.frantic.event_cards.steps import (
    AskGive,
    AskResurrection,
    ComposedSteps,
    LuckyTen,
    SouthpoleDraw,
)
from game.frantic.event_cards.supercharge import fetch
from game.frantic.event_cards.troublemaker import change_totals
from game.frantic.event_cards.who import counts, first_with, is_trigger_free, others, players
from game.frantic.events import EVENT_CARDS, HANDS, LimitRaised
from game.frantic.hands import (
    count_specials,
    discard,
    lay_aside,
    lay_before,
    put_in_hand,
    remember,
    specials,
)
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import Happening

GIFTS = ("gift", "black_gift")
RAISE = 20


def composed_event(table: Table, happening: Happening, events: list[Event]) -> None:
    """Pandora's Box and the Blank event: the steps composed for them (FRA-291, FRA-302)."""
    steps = ComposedSteps(happening.event, 0, happening.trigger, happening=happening)
    table.agenda = push(table.agenda, steps)


def lucky_10(table: Table, happening: Happening, events: list[Event]) -> None:
    """Cards that add up to ten, or two more (FRA-292)."""
    table.agenda = push(table.agenda, *(LuckyTen(seat) for seat in players(table, happening)))


def take_them_out(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody discards all special cards (FRA-293)."""
    for seat in players(table, happening):
        discard(table, seat, specials(table.hands[seat]), events)


def times_two(table: Table, happening: Happening, events: list[Event]) -> None:
    """The lowest total is doubled, whatever it is (FRA-294, FRA-295)."""
    order = players(table, happening)
    lowest = min(table.totals[seat] for seat in order)
    if lowest and table.options.scores:
        changes = {seat: lowest for seat in order if table.totals[seat] == lowest}
        change_totals(table, "times_two", changes, events, counts=False)


def little_brother(table: Table, happening: Happening, events: list[Event]) -> None:
    """The event card goes into the trigger player's hand (FRA-296, FRA-560)."""
    if not is_trigger_free(happening):
        return
    seat = happening.trigger
    places = (*table.hands, table.draw, table.pile)
    if any(LITTLE_BROTHER in place for place in places):
        fetch(table, seat, LITTLE_BROTHER, players(table, happening), events)
        return
    put_in_hand(table, seat, (LITTLE_BROTHER,), EVERYBODY)
    remember(table, (LITTLE_BROTHER,), EVERYBODY)
    events.append(CardsMoved((LITTLE_BROTHER,), EVENT_CARDS, HANDS[seat], known=True))


def plus_20(table: Table, happening: Happening, events: list[Event]) -> None:
    """The limit rises by 20 (FRA-173, FRA-297)."""
    if table.options.scores:
        table.limit += RAISE
        events.append(LimitRaised(table.limit))


def special_gift(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody gives all special cards away as they like (FRA-298)."""
    given = {seat: specials(table.hands[seat]) for seat in players(table, happening)}
    count_specials(table, {seat: len(cards) for seat, cards in given.items()}, events)
    giving = []
    for seat, cards in given.items():
        lay_aside(table, seat, cards, events)
        if cards:
            giving.append(AskGive(seat, others(table, happening, seat)))
    table.agenda = push(table.agenda, *giving)


def resurrection(table: Table, happening: Happening, events: list[Event]) -> None:
    """Of the discard pile one card for oneself and one for another (FRA-299)."""
    below = tuple(table.pile[:-1])
    if below and is_trigger_free(happening):
        seat = happening.trigger
        among = others(table, happening, seat)
        table.agenda = push(table.agenda, AskResurrection(seat, among))


def eternal_love(table: Table, happening: Happening, events: list[Event]) -> None:
    """Whoever has the most cards receives all Gifts (FRA-300)."""
    order = players(table, happening)
    held = counts(table, order)
    lover = first_with(order, held, max(held))
    for seat in order:
        if seat != lover:
            cards = [card for card in table.hands[seat] if SYMBOL[card] in GIFTS]
            lay_before(table, seat, lover, cards, 1 << seat | 1 << lover, events)


def southpole(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody draws as many cards as there are players and gives them away (FRA-301)."""
    order = players(table, happening)
    drawing = [SouthpoleDraw(seat, others(table, happening, seat), len(order)) for seat in order]
    table.agenda = push(table.agenda, *drawing)
