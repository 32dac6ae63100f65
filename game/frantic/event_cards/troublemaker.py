"""The events of TROUBLEMAKER, one small function each (FRA-255 to FRA-277)."""

from __future__ import annotations

from game.agenda import push
from game.cards import Event
from game.frantic.cards import KIND, Kind
from game.frantic.event_cards.base import begin_lasting
from game.frantic.event_cards.deck import top_events
from game.frantic.event_cards.laying import lay_in_secret
from game.frantic.event_cards.steps import AskEvent, AskIdentities, AskPile, AskTrust, Seppuku
from game.frantic.event_cards.who import counts, first_with, is_trigger_free, others, players
from game.frantic.events import EventsLaidOut, HandSeen, SeatsSwapped, TotalsChanged
from game.frantic.hands import draw, lay_before, see
from game.frantic.points import points_of
from game.frantic.reactions.windows import event_window
from game.frantic.state import Table
from game.frantic.steps import GiveAside, Happening, LayAside, Trigger

BLACK = (Kind.BLACK_NUMBER, Kind.BLACK_SPECIAL)


def black_hole(table: Table, happening: Happening, events: list[Event]) -> None:
    """The trigger player receives all black cards of the others (FRA-255)."""
    if not is_trigger_free(happening):
        return
    for seat in others(table, happening, happening.trigger):
        cards = [card for card in table.hands[seat] if KIND[card] in BLACK]
        both = 1 << seat | 1 << happening.trigger
        lay_before(table, seat, happening.trigger, cards, both, events)


def capitalism(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody draws as many cards as they hold (FRA-256)."""
    order = players(table, happening)
    for seat, count in zip(order, counts(table, order), strict=True):
        draw(table, seat, count, events)


def crowdfunding(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody else gives each of those with fewest cards one (FRA-257)."""
    order = players(table, happening)
    held = counts(table, order)
    poor = [seat for seat, count in zip(order, held, strict=True) if count == min(held)]
    if len(poor) == len(order):
        return
    giving = []
    for giver in order:
        if giver not in poor:
            for receiver in poor:
                giving += [LayAside(giver, 1), GiveAside(giver, receiver, later=True)]
    table.agenda = push(table.agenda, *giving)


def distributor(table: Table, happening: Happening, events: list[Event]) -> None:
    """The trigger player deals all hands out anew, as piles (FRA-258)."""
    if not is_trigger_free(happening):
        return
    trigger = happening.trigger
    order = players(table, happening)
    for seat in order:
        if seat != trigger:
            events.append(HandSeen(trigger, seat, tuple(table.hands[seat])))
            see(table, trigger, seat)
    to = (trigger, *order[:-1])
    table.agenda = push(table.agenda, AskPile(trigger, to, tuple(sorted(order))))


def double_taxation(table: Table, happening: Happening, events: list[Event]) -> None:
    """The three highest cards count at once; or the richest draw most (FRA-259, FRA-260)."""
    order = players(table, happening)
    sums = {}
    for seat in order:
        points = sorted((points_of(table, card) for card in table.hands[seat]), reverse=True)
        sums[seat] = sum(points[:3])
    if table.options.scores:
        change_totals(table, "double_taxation", sums, events)
        return
    places = sorted(set(sums.values()))
    for seat in order:
        draw(table, seat, places.index(sums[seat]) + 1, events)


def change_totals(
    table: Table, why: str, changes: dict[int, int], events: list[Event], counts: bool = True
) -> None:
    """Totals change at once; it counts for the next dealer or not (FRA-166, FRA-168)."""
    by_seat = tuple(changes.get(seat, 0) for seat in range(table.seats))
    table.totals = tuple(map(sum, zip(table.totals, by_seat, strict=True)))
    if counts:
        table.changes = tuple(map(sum, zip(table.changes, by_seat, strict=True)))
    events.append(TotalsChanged(why, by_seat, table.totals, counts))


def event_manager(table: Table, happening: Happening, events: list[Event]) -> None:
    """The window for the event to be chosen opens before the three are turned over (FRA-120)."""
    table.agenda = push(table.agenda, event_window(table, happening.trigger, "event_manager"))


def manage(table: Table, happening: Happening, events: list[Event]) -> None:
    """The trigger player chooses one of three events (FRA-261, FRA-262)."""
    three = top_events(table, 3, events)
    if three:
        events.append(EventsLaidOut(three))
        table.agenda = push(table.agenda, AskEvent(happening.trigger, three, happening))


def identity_theft(table: Table, happening: Happening, events: list[Event]) -> None:
    """Highest and lowest total change places; or two persons do (FRA-263, FRA-264, FRA-558)."""
    order = players(table, happening)
    if not table.options.scores:
        among = tuple(sorted(order))
        if len(among) == 2:
            swap_persons(table, *among, events)
            return
        table.agenda = push(table.agenda, AskIdentities(happening.trigger, among))
        return
    totals = [table.totals[seat] for seat in order]
    high = first_with(order, totals, max(totals))
    low = first_with(order, totals, min(totals))
    gap = table.totals[high] - table.totals[low]
    if gap:
        change_totals(table, "identity_theft", {high: -gap, low: gap}, events, counts=False)


def swap_persons(table: Table, one: int, other: int, events: list[Event]) -> None:
    """Only the persons change seats (FRA-564)."""
    persons = list(table.persons)
    persons[one], persons[other] = persons[other], persons[one]
    table.persons = tuple(persons)
    events.append(SeatsSwapped(one, other))


def last_chance(table: Table, happening: Happening, events: list[Event]) -> None:
    """Whoever loses their last card other than by an event triggers one (FRA-265)."""
    begin_lasting(table, happening, events)


def plague(table: Table, happening: Happening, events: list[Event]) -> None:
    """Two more events, the second whatever the first does (FRA-269)."""
    more = Trigger(happening.trigger)
    table.agenda = push(table.agenda, more, more)


def plus_one(table: Table, happening: Happening, events: list[Event]) -> None:
    """Every draw brings one card more (FRA-270)."""
    begin_lasting(table, happening, events)


def repeat(table: Table, happening: Happening, events: list[Event]) -> None:
    """An event of this round again; the window opens before it is named (FRA-120, FRA-272)."""
    if any(event != "repeat" for event in table.turned):
        table.agenda = push(table.agenda, event_window(table, happening.trigger, "repeat"))


def name_again(table: Table, happening: Happening, events: list[Event]) -> None:
    """The trigger player names it; Repeat itself cannot be named (FRA-272, FRA-559)."""
    named = tuple(sorted(event for event in table.turned if event != "repeat"))
    table.agenda = push(table.agenda, AskEvent(happening.trigger, named, happening))


def russian_roulette(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody puts a card on top of the draw pile, shuffled (FRA-273)."""
    lay_in_secret(table, happening, players(table, happening), events)


def seppuku(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody decides to risk or not (FRA-274)."""
    table.agenda = push(table.agenda, *(Seppuku(seat) for seat in players(table, happening)))


def trust_fall(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody names a player who gives them two cards (FRA-277)."""
    asking = [AskTrust(seat, others(table, happening, seat)) for seat in players(table, happening)]
    table.agenda = push(table.agenda, *asking)
