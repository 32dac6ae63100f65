"""Cards that change place other than by turning: taken, shared, put into the pot, made a deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from game.cards import NOBODY, Card, CardsMoved, Event, Zone
from game.totem.cards import SHAPE_CARDS
from game.totem.events import NewDeck, PotDealtOut
from game.totem.moves import Hand
from game.totem.state import Table

# Cards off the table, with the zones they came from.
Taken: TypeAlias = list[tuple[Zone, list[Card]]]

POT = Zone("pot")
# How often every card comes round before the pot is dealt out (TOT-208).
ROUNDS_IN_VAIN = 3
DECK = tuple(Zone("deck", hand) for hand in range(10))
PILE = tuple(Zone("pile", hand) for hand in range(10))


def to_pot(table: Table, hand: Hand, events: list[Event]) -> None:
    """The hand's whole discard pile goes to the pot."""
    pile = table.piles[hand]
    if pile:
        events.append(CardsMoved(tuple(pile), PILE[hand], POT, open=False))
        table.pot += pile
        pile.clear()


def pick_up(table: Table, hands: Iterable[Hand], *, pot: bool) -> Taken:
    """Take these discard piles, and the pot if told so, off the table."""
    taken: Taken = []
    for hand in hands:
        if table.piles[hand]:
            taken.append((PILE[hand], table.piles[hand]))
            table.piles[hand] = []
    if pot and table.pot:
        taken.append((POT, table.pot))
        table.pot = []
    return taken


def put_under(table: Table, hand: Hand, taken: Taken, events: list[Event]) -> int:
    """Shuffle what the hand took and put it face down under its deck; how many cards."""
    cards: list[Card] = []
    for zone, part in taken:
        if part:
            cards += part
            events.append(CardsMoved(tuple(part), zone, DECK[hand], open=False, under=True))
    table.chance.shuffle(cards)
    table.decks[hand][:0] = cards
    return len(cards)


def share_out(table: Table, taken: Taken, takers: list[Hand], events: list[Event]) -> None:
    """One taker takes it all; several get it shuffled and dealt, the first of them first.

    All take their own discard piles too, where they are still there (TOT-311 to TOT-313, TOT-519).
    """
    if len(takers) > 1:
        taken = [(POT, gather(table, taken, events))]
    for place, taker in enumerate(takers):
        shares = [(zone, cards[place :: len(takers)]) for zone, cards in taken]
        put_under(table, taker, pick_up(table, (taker,), pot=False) + shares, events)


def gather(table: Table, taken: Taken, events: list[Event]) -> list[Card]:
    """Shuffle all that was taken together, in the pot's place."""
    pool: list[Card] = []
    for zone, cards in taken:
        pool += cards
        if zone != POT:
            events.append(CardsMoved(tuple(cards), zone, POT, open=False))
    table.chance.shuffle(pool)
    return pool


def new_deck(table: Table, hand: Hand, why: str, events: list[Event]) -> None:
    """The hand shuffles its own discard pile into a new deck (TOT-208, TOT-535, TOT-540)."""
    events.append(NewDeck(hand, why))
    put_under(table, hand, pick_up(table, (hand,), pot=False), events)


def renew_special_tops(table: Table, events: list[Event]) -> bool:
    """No hand is left with an empty deck and a special card on top; whether one was (TOT-540)."""
    renewed = False
    for hand, deck in enumerate(table.decks):
        pile = table.piles[hand]
        if not deck and pile and pile[-1] >= SHAPE_CARDS:
            new_deck(table, hand, "special", events)
            renewed = True
    return renewed


def deal_out_pot(table: Table, events: list[Event]) -> bool:
    """Cards that come round in vain may hold no match at all: the pot goes to all (TOT-208).

    Whether cards moved. Where there is no pot the discard piles become one, unless a rush or a
    countdown goes on.
    """
    cards = sum(map(len, table.decks)) + sum(map(len, table.piles))
    if table.turned_in_vain < ROUNDS_IN_VAIN * cards:
        return False
    takers = [hand for hand in table.after(table.last_turner) if table.cards_of(hand)]
    if not table.pot:
        if table.rush_owners or table.three_live or table.count_owner != NOBODY:
            return False
        # Nobody is left without a card.
        takers.sort(key=lambda hand: bool(table.decks[hand]))
        for hand in takers:
            to_pot(table, hand, events)
    table.turned_in_vain = 0
    events.append(PotDealtOut(len(table.pot)))
    pot = gather(table, pick_up(table, (), pot=True), events)
    for place, taker in enumerate(takers):
        put_under(table, taker, [(POT, pot[place :: len(takers)])], events)
    return True
