"""Cards on their way: drawn, revealed, slid under, handed over.

The events of single cards are made once: they are the same in every game.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from game.agenda import drop_to, push
from game.cards import Card, CardsMoved, Event, MovedAtOnce, Seat, Shuffled, Zone
from game.jetriko.cards import BACK_OF, BACK_PLAYING, NOTHING, PLAYING, TRAPS
from game.jetriko.events import (
    AttackEnded,
    BackShown,
    NothingToDraw,
    OnTheBrink,
    TrapDropped,
    TrapRevealed,
)
from game.jetriko.offers import SEATS
from game.jetriko.state import Table
from game.jetriko.steps import EndTurn, TrapText

# Who gives what to whom.
Gift: TypeAlias = tuple[Seat, Seat, tuple[Card, ...]]
DRAW, DISCARD = Zone("draw"), Zone("discard")
HAND = tuple(Zone("hand", seat) for seat in SEATS)
ASIDE = tuple(Zone("aside", seat) for seat in SEATS)
SHUFFLED = Shuffled(DRAW)
BACKS = {back: BackShown(back) for back in range(-1, 4)}
# By seat and card.
DRAWN = tuple(
    tuple(CardsMoved((card,), DRAW, HAND[seat], False, known_to=(seat,)) for card in PLAYING)
    for seat in SEATS
)
PLAYED = tuple(
    tuple(CardsMoved((card,), HAND[seat], DISCARD) for card in PLAYING) for seat in SEATS
)
UNDER = tuple(
    tuple(CardsMoved((card,), HAND[seat], DISCARD, under=True) for card in PLAYING)
    for seat in SEATS
)
REVEALED = {trap: CardsMoved((trap,), DRAW, DISCARD) for trap in TRAPS}
CANNOT_DRAW = tuple(map(NothingToDraw, SEATS))
CUT_BY_TRAP = AttackEnded("trap")
# The same few come again and again: each is made once.
revealed, dropped, text_of = cache(TrapRevealed), cache(TrapDropped), cache(TrapText)
ON_THE_BRINK = tuple(map(OnTheBrink, SEATS))


@cache
def handed(giver: Seat, taker: Seat, card: Card) -> CardsMoved:
    """One card goes from hand to hand, seen by these two."""
    return CardsMoved((card,), HAND[giver], HAND[taker], False, known_to=(giver, taker))


def draw_one(table: Table, seat: Seat, events: list[Event]) -> Card:
    """Draw a card into the hand (JET-80). A trap is revealed instead: then all else has stopped.

    Returns the card, or -1 if the draw was void (JET-85).
    """
    pile = table.draw
    if not pile:
        events.append(CANNOT_DRAW[seat])
        return NOTHING
    card = pile.pop()
    if card >= TRAPS[0]:
        reveal(table, seat, card, events)
        return card
    insort(table.hands[seat], card)
    events.append(DRAWN[seat][card])
    if not pile:
        refill(table, events, BACK_OF[card])
    elif BACK_OF[pile[-1]] and table.options.backs:
        events.append(BACKS[BACK_OF[pile[-1]]])
    return card


def draw_cards(table: Table, seat: Seat, count: int, events: list[Event]) -> int:
    """Draw so many, one after the other; a trap stops it. Returns how many came to the hand."""
    for drawn in range(count):
        if not 0 <= draw_one(table, seat, events) < TRAPS[0]:
            return drawn
    return count


def reveal(table: Table, seat: Seat, trap: Card, events: list[Event]) -> None:
    """A trap is drawn: everything under way stops, its text is next (JET-90, JET-91, JET-94)."""
    before = BACK_OF[trap] if table.options.backs else BACK_PLAYING
    table.discard.append(trap)
    events += (REVEALED[trap], revealed(seat, trap))
    if table.traps:
        events.append(dropped(table.traps[-1]))
    if table.attack is not None:
        table.attack = None
        events.append(CUT_BY_TRAP)
    table.bound = False
    table.passes = 0
    table.traps = (*table.traps, trap)
    if not table.draw:
        refill(table, events, before)
    elif table.back != before:
        events.append(BACKS[table.back])
    table.agenda = push(drop_to(table.agenda, EndTurn), text_of(trap, seat))


def refill(table: Table, events: list[Event], before: int = -1) -> None:
    """Shuffle the discard pile but its top card and this turn's traps (JET-82, JET-87).

    Done whenever the draw pile is empty; `before` is the back last seen on it.
    """
    top, traps = table.discard[-1:], table.traps
    pile = [card for card in table.discard[:-1] if card not in traps]
    if pile:
        table.discard = [card for card in table.discard[:-1] if card in traps] + top
        pile.sort()
        table.chance.mix(pile)
        table.draw = pile
        events += (CardsMoved(tuple(sorted(pile)), DISCARD, DRAW, known=True), SHUFFLED)
    back = table.back
    if back != before:
        events.append(BACKS[back])


def put_down(table: Table, seat: Seat, card: Card, events: list[Event]) -> None:
    """A card is played: it becomes the top card (JET-83)."""
    table.hands[seat].remove(card)
    table.discard.append(card)
    events.append(PLAYED[seat][card])
    if not table.draw:
        refill(table, events)


def slide_under(table: Table, seat: Seat, cards: Sequence[Card], events: list[Event]) -> None:
    """Discard through an effect: under the pile, face up, chosen together (JET-86, JET-83)."""
    if not cards:
        return
    for card in cards:
        table.hands[seat].remove(card)
    table.discard[:0] = cards
    if len(cards) == 1:
        events.append(UNDER[seat][cards[0]])
    else:
        events.append(CardsMoved(tuple(cards), HAND[seat], DISCARD, under=True))
    if not table.draw:
        refill(table, events)


def pass_cards(table: Table, gifts: Sequence[Gift]) -> None:
    """Cards pass from giver to taker, all at once; only these two see which ones (JET-181).

    Each giver gives to one other player only.
    """
    for giver, _, cards in gifts:
        for card in cards:
            table.hands[giver].remove(card)
    for _, taker, cards in gifts:
        for card in cards:
            insort(table.hands[taker], card)


def move_hands(table: Table, to: Sequence[Seat], events: list[Event]) -> None:
    """Whole hands change owners at once: the hand of each seat goes to `to[seat]` (JET-181)."""
    gifts = [
        (giver, taker, tuple(table.hands[giver]))
        for giver, taker in enumerate(to)
        if giver != taker and table.hands[giver]
    ]
    pass_cards(table, gifts)
    events += at_once(gifts)


def at_once(gifts: Sequence[Gift]) -> tuple[MovedAtOnce, ...]:
    """What is told of cards that pass from hand to hand at the same moment, if any do."""
    moves = tuple(
        CardsMoved(cards, HAND[giver], HAND[taker], False, known_to=(giver, taker))
        for giver, taker, cards in gifts
    )
    return (MovedAtOnce(moves),) if moves else ()
