"""Telling what happened: events that are told often are made once, and the game keeps a history."""

from __future__ import annotations

from functools import cache

from game.cards import Card, CardsMoved, Event, Seat, Zone
from game.stratego.cards import CLASH, HAND_SIZE, RANK_OF, Rank, Slot
from game.stratego.events import Attacked, Refilled, SlotsSeen, TurnBegan
from game.stratego.state import BOTH, Table

DECK = tuple(Zone("deck", seat) for seat in BOTH)
HAND = tuple(Zone("hand", seat) for seat in BOTH)
CASUALTIES = tuple(Zone("casualties", seat) for seat in BOTH)
SLOT = tuple(tuple(Zone(f"slot-{slot}", seat) for slot in range(1, 6)) for seat in BOTH)

CARDS = range(len(RANK_OF))

turn_began = cache(TurnBegan)
# By seat and number of cards.
REFILLED = tuple(tuple(Refilled(seat, count) for count in range(HAND_SIZE + 1)) for seat in BOTH)
slots_seen = cache(SlotsSeen)


def tell(table: Table, event: Event, events: list[Event]) -> None:
    """An event that the players remember while the game goes on."""
    events.append(event)
    table.history.append(event)


@cache
def attacked(seat: Seat, slot: Slot, target: Slot, attacker: Rank, defender: Rank) -> Attacked:
    """A card attacked a card, and this came of it (STR-26)."""
    return Attacked(seat, slot, target, attacker, defender, *CLASH[attacker][defender])


@cache
def lifted(card: Card, seat: Seat, slot: Slot) -> CardsMoved:
    """A regroup takes a card out of the line (STR-61)."""
    return _own((card,), SLOT[seat][slot], DECK[seat], seat)


def put_back(cards: list[Card], seat: Seat) -> CardsMoved:
    """A regroup takes the hand (STR-61)."""
    return _own(tuple(cards), HAND[seat], DECK[seat], seat)


def drawn(cards: list[Card], seat: Seat) -> CardsMoved:
    """Cards come from the deck into the hand; only their owner sees them."""
    return CardsMoved(tuple(cards), DECK[seat], HAND[seat], open=False, known_to=(seat,))


def _own(cards: tuple[Card, ...], source: Zone, target: Zone, seat: Seat) -> CardsMoved:
    return CardsMoved(cards, source, target, open=False, known_to=(seat,), known=True)


# By seat and card: it is drawn, and nothing else.
DRAWN = tuple(tuple(drawn([card], seat) for card in CARDS) for seat in BOTH)
# By seat, slot and card: a card of the hand goes face down into a slot; one that was turned up
# becomes a casualty (STR-27).
PLACED = tuple(
    tuple(tuple(_own((card,), HAND[seat], slot, seat) for card in CARDS) for slot in SLOT[seat])
    for seat in BOTH
)
FALLEN = tuple(
    tuple(
        tuple(CardsMoved((card,), slot, CASUALTIES[seat], known=True) for card in CARDS)
        for slot in SLOT[seat]
    )
    for seat in BOTH
)
