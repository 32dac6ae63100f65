"""The events of BASE, one small function each (FRA-229 to FRA-254)."""

from __future__ import annotations

from collections import Counter

from game.agenda import push
from game.cards import Card, CardsMoved, Event, Zone
from game.frantic.cards import COLOUR, IS_NUMBER, KIND, NONE, NUMBER, Colour, Kind
from game.frantic.event_cards.laying import lay_in_secret
from game.frantic.event_cards.steps import AskGive, AskMarket, AskOpen, AskReceiver
from game.frantic.event_cards.who import counts, first_with, others, players, to_the_right
from game.frantic.events import HANDS, LastingBegan
from game.frantic.hands import (
    discard,
    draw,
    end_by,
    forget,
    hand_loses,
    lay_aside,
    open_up,
    pass_whole_hand,
    put_in_hand,
    tell,
    turn_over,
)
from game.frantic.matching import shown
from game.frantic.state import EVERYBODY, Table, seats_in
from game.frantic.steps import DiscardAside, Happening, LayAside, TakeBlind
from game.frantic.values import Lasting

STORM = Zone("storm")


def charity(table: Table, happening: Happening, events: list[Event]) -> None:
    """Those with most cards are robbed of one by everybody else (FRA-229)."""
    order = players(table, happening)
    held = counts(table, order)
    rich = [seat for seat, count in zip(order, held, strict=True) if count == max(held)]
    if len(rich) == len(order):
        return
    taking = [
        TakeBlind(taker, giver, 1, later=True)
        for taker in order
        if taker not in rich
        for giver in rich
    ]
    table.agenda = push(table.agenda, *taking)


def communism(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody draws up to the fullest hand (FRA-230)."""
    order = players(table, happening)
    held = counts(table, order)
    for seat, count in zip(order, held, strict=True):
        draw(table, seat, max(held) - count, events)


def doomsday(table: Table, happening: Happening, events: list[Event]) -> None:
    """The round ends; everybody gets 50 points (FRA-231)."""
    end_by(table, "doomsday", happening.protected, events)


def earthquake(table: Table, happening: Happening, events: list[Event]) -> None:
    """Every hand goes to the right neighbour (FRA-232)."""
    for seat in players(table, happening):
        pass_whole_hand(table, seat, to_the_right(table, happening, seat), events)


def expansion(table: Table, happening: Happening, events: list[Event]) -> None:
    """One card, two cards, three cards… (FRA-233)."""
    for count, seat in enumerate(players(table, happening), 1):
        draw(table, seat, count, events)


def finish_line(table: Table, happening: Happening, events: list[Event]) -> None:
    """The round ends; hands are counted (FRA-234)."""
    if table.ending != "doomsday":
        end_by(table, "finish_line", happening.protected, events)


def friday_the_13th(table: Table, happening: Happening, events: list[Event]) -> None:
    """Nothing happens (FRA-235)."""


def gambling_man(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody puts a card face down; whose is the second-lowest takes all (FRA-236 to 239).

    By the old rule (FRA-356) it must be a number of the last colour, and the highest takes all.
    """
    order = players(table, happening)
    if table.options.gambling_man == "new":
        lay_in_secret(table, happening, order, events)
        return
    last = table.last_colour
    if last == NONE:
        return
    able = [seat for seat in order if any(number_of(last, card) for card in table.hands[seat])]
    for seat in order:
        if seat not in able:
            draw(table, seat, 2, events)
    lay_in_secret(table, happening, tuple(able), events)


def number_of(colour: Colour, card: Card) -> bool:
    """Whether a card is a number of that colour."""
    return KIND[card] is Kind.NUMBER and COLOUR[card] == colour


def market(table: Table, happening: Happening, events: list[Event]) -> None:
    """As many cards as players are turned over; in order everybody takes one (FRA-240, FRA-241)."""
    order = players(table, happening)
    cards = turn_over(table, len(order), events)
    asking = [AskMarket(seat) for seat in order[: len(cards)]]
    table.agenda = push(table.agenda, *asking)


def mating_season(table: Table, happening: Happening, events: list[Event]) -> None:
    """Number cards held twice or more are discarded (FRA-242)."""
    for seat in players(table, happening):
        numbers = [card for card in table.hands[seat] if IS_NUMBER[card]]
        held = Counter(NUMBER[card] for card in numbers)
        discard(table, seat, [card for card in numbers if held[NUMBER[card]] > 1], events)


def merry_christmas(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody gives all cards away as they like (FRA-243)."""
    order = players(table, happening)
    for seat in order:
        lay_aside(table, seat, table.hands[seat][:], events)
    giving = [AskGive(seat, others(table, happening, seat)) for seat in order if table.aside[seat]]
    table.agenda = push(table.agenda, *giving)


def mexican_standoff(table: Table, happening: Happening, events: list[Event]) -> None:
    """All hands are discarded, then everybody draws three (FRA-244)."""
    order = players(table, happening)
    for seat in order:
        discard(table, seat, table.hands[seat][:], events)
    for seat in order:
        draw(table, seat, 3, events)


def recession(table: Table, happening: Happening, events: list[Event]) -> None:
    """Discard one card, two cards, three cards… (FRA-245)."""
    for count, seat in reversed([*enumerate(players(table, happening), 1)]):
        table.agenda = push(table.agenda, LayAside(seat, count), DiscardAside(seat))


def robin_hood(table: Table, happening: Happening, events: list[Event]) -> None:
    """The fullest and the smallest hand change places (FRA-246)."""
    order = players(table, happening)
    held = counts(table, order)
    most, fewest = first_with(order, held, max(held)), first_with(order, held, min(held))
    if most != fewest:
        pass_whole_hand(table, most, fewest, events)
        pass_whole_hand(table, fewest, most, events)


def surprise_party(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody gives one card to one player (FRA-247)."""
    for seat in reversed(players(table, happening)):
        if table.hands[seat]:
            receiver = AskReceiver(seat, others(table, happening, seat), "surprise_party")
            table.agenda = push(table.agenda, LayAside(seat, 1), receiver)


def the_all_seeing_eye(table: Table, happening: Happening, events: list[Event]) -> None:
    """All hands lie open until everybody has confirmed (FRA-248)."""
    seats = tuple(sorted(players(table, happening)))
    open_hands(table, seats, events)


def open_hands(table: Table, seats: tuple[int, ...], events: list[Event]) -> None:
    """These hands lie open until everybody has seen them."""
    open_up(table, seats, events)
    table.agenda = push(table.agenda, AskOpen(tuple(range(table.seats)), seats))


def third_time_lucky(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody draws three (FRA-249)."""
    for seat in players(table, happening):
        draw(table, seat, 3, events)


def time_bomb(table: Table, happening: Happening, events: list[Event]) -> None:
    """Three more turns for everybody (FRA-250); once more, counting starts anew (FRA-143)."""
    begin_lasting(table, happening, events)
    table.bomb = (0,) * table.seats


def begin_lasting(table: Table, happening: Happening, events: list[Event]) -> None:
    """It lasts until the round ends; the newest protection counts (FRA-143, FRA-550)."""
    table.lasting = with_lasting(table.lasting, Lasting(happening.event, happening.protected))
    events.append(LastingBegan(happening.event, seats_in(happening.protected)))


def with_lasting(lasting: tuple[Lasting, ...], fresh: Lasting) -> tuple[Lasting, ...]:
    return (*(one for one in lasting if one.event != fresh.event), fresh)


def tornado(table: Table, happening: Happening, events: list[Event]) -> None:
    """All hands are shuffled together and dealt out again (FRA-253)."""
    order = players(table, happening)
    storm: list[Card] = []
    for seat in order:
        cards = tuple(table.hands[seat])
        if cards:
            events.append(CardsMoved(cards, HANDS[seat], STORM, open=False, known=True))
            hand_loses(table, seat, cards, EVERYBODY, events)
            forget(table, cards)
            storm += cards
    table.chance.shuffle(storm)
    for at, seat in enumerate(order):
        dealt = sorted(storm[at :: len(order)])
        if dealt:
            seers = put_in_hand(table, seat, dealt, 1 << seat)
            tell(events, dealt, STORM, HANDS[seat], seers)


def vandalism(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody discards all cards of the last colour (FRA-254)."""
    colour = table.last_colour
    if colour == NONE:
        return
    for seat in players(table, happening):
        cards = [card for card in table.hands[seat] if colour in shown(card, table.bar.blank)]
        discard(table, seat, cards, events)
