"""The events of SUPERCHARGE, one small function each (FRA-278 to FRA-290)."""

from __future__ import annotations

from game.agenda import push
from game.cards import CardsMoved, Event, Seat
from game.frantic.cards import FUCK_YOU
from game.frantic.event_cards.base import begin_lasting
from game.frantic.event_cards.steps import Rewound, Tsunami
from game.frantic.event_cards.who import counts, first_with, players, to_the_right
from game.frantic.events import DRAW, HANDS, PILE, PowersReturned
from game.frantic.hands import (
    count_specials,
    forget,
    hand_loses,
    lay_before,
    put_in_hand,
    remember,
    row_to_hand,
    row_under,
    specials,
    turn_over,
)
from game.frantic.points import points_of
from game.frantic.powers.in_front import deal_powers, set_powers
from game.frantic.state import EVERYBODY, Table, shuffled
from game.frantic.steps import Happening, TakeBlind

BLACK_JACK = 21
LOOTED = 3


def black_jack(table: Table, happening: Happening, events: list[Event]) -> None:
    """Cards are turned over; whose card lifts the sum above 21 takes the row (FRA-278, 279)."""
    order = players(table, happening)
    total = turn = 0
    while True:
        cards = turn_over(table, 1, events)
        if not cards:
            row_under(table, events)
            return
        total += points_of(table, cards[0])
        if total > BLACK_JACK:
            row_to_hand(table, order[turn], tuple(table.row), events)
            return
        turn = (turn + 1) % len(order)


def chargenado(table: Table, happening: Happening, events: list[Event]) -> None:
    """All power cards go back, everybody gets two new ones (FRA-280)."""
    order = players(table, happening)
    for seat in order:
        powers = table.powers[seat]
        if powers:
            table.power_deck = (*table.power_deck, *(power.name for power in powers))
            set_powers(table, seat, ())
            events.append(PowersReturned(seat, tuple(range(len(powers))), powers))
    table.power_deck = shuffled(table, table.power_deck)
    for seat in order:
        deal_powers(table, seat, 2, events)


def epic_fail(table: Table, happening: Happening, events: list[Event]) -> None:
    """Whoever has the fewest cards gets Fuck You, wherever it is (FRA-281)."""
    order = players(table, happening)
    held = counts(table, order)
    loser = first_with(order, held, min(held))
    fetch(table, loser, FUCK_YOU, order, events)


def fetch(table: Table, to: Seat, card: int, order: tuple[Seat, ...], events: list[Event]) -> None:
    """A card comes into a hand from where it is, but not from a protected player (FRA-502)."""
    if card in table.draw:
        table.draw.remove(card)
        table.chance.shuffle(table.draw)
        source = DRAW
    elif card in table.pile:
        table.pile.remove(card)
        source = PILE
    else:
        owner = next((seat for seat in order if card in table.hands[seat]), to)
        if owner == to:
            return
        hand_loses(table, owner, (card,), EVERYBODY, events)
        source = HANDS[owner]
    put_in_hand(table, to, (card,), EVERYBODY)
    forget(table, (card,))
    remember(table, (card,), EVERYBODY)
    events.append(CardsMoved((card,), source, HANDS[to]))


def loot(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody takes three cards blind from their right neighbour (FRA-282)."""
    taking = [
        TakeBlind(seat, to_the_right(table, happening, seat), LOOTED, later=True)
        for seat in players(table, happening)
    ]
    table.agenda = push(table.agenda, *taking)


def parasite(table: Table, happening: Happening, events: list[Event]) -> None:
    """Left neighbours of winners may discard before counting (FRA-283)."""
    begin_lasting(table, happening, events)


def rewind(table: Table, happening: Happening, events: list[Event]) -> None:
    """Twice round everybody takes the top card of the discard pile (FRA-284)."""
    for seat in players(table, happening) * 2:
        if table.pile:
            card = table.pile.pop()
            put_in_hand(table, seat, (card,), EVERYBODY)
            remember(table, (card,), EVERYBODY)
            events.append(CardsMoved((card,), PILE, HANDS[seat], known=True))
    table.agenda = push(table.agenda, Rewound(happening))


def riot(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody passes all special cards to the right (FRA-287)."""
    passed = {seat: specials(table.hands[seat]) for seat in players(table, happening)}
    count_specials(table, {seat: len(cards) for seat, cards in passed.items()}, events)
    for seat, cards in passed.items():
        lay_before(table, seat, to_the_right(table, happening, seat), cards, 1 << seat, events)


def supercharge(table: Table, happening: Happening, events: list[Event]) -> None:
    """Everybody gets one more power card (FRA-288)."""
    for seat in players(table, happening):
        deal_powers(table, seat, 1, events)


def tsunami(table: Table, happening: Happening, events: list[Event]) -> None:
    """Cards are laid, each at least as high as the one before (FRA-289)."""
    table.agenda = push(table.agenda, Tsunami(players(table, happening), 0))
