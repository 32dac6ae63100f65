"""Cards on their way: drawn, revealed, slid under, handed over; and who knows of it.

The events of single cards are made once: they are the same in every game.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from game.agenda import drop_to, push
from game.cards import Card, CardsMoved, Event, MovedAtOnce, Seat, Shuffled, Zone
from game.jetriko.cards import BACK_OF, BACK_PLAYING, NOTHING, PLAYING, TRAPS, mask_of
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
# Who gives what to whom.
Gift: TypeAlias = tuple[Seat, Seat, tuple[Card, ...]]
# At least so many, and at most so many.
Bounds: TypeAlias = tuple[int, int]
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
    if table.shuffles:
        table.fresh_least[seat] += 1
        table.fresh_most[seat] += 1
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
        table.shuffles += 1
        table.kept = mask_of(card for hand in table.hands for card in hand)
        table.forget_fresh()
    back = table.back
    if back != before:
        events.append(BACKS[back])


def put_down(table: Table, seat: Seat, card: Card, events: list[Event]) -> None:
    """A card is played: it becomes the top card (JET-83)."""
    leave_hand(table, seat, card)
    table.discard.append(card)
    events.append(PLAYED[seat][card])
    if not table.draw:
        refill(table, events)


def slide_under(table: Table, seat: Seat, cards: Sequence[Card], events: list[Event]) -> None:
    """Discard through an effect: under the pile, face up, chosen together (JET-86, JET-83)."""
    if not cards:
        return
    for card in cards:
        leave_hand(table, seat, card)
    table.discard[:0] = cards
    if len(cards) == 1:
        events.append(UNDER[seat][cards[0]])
    else:
        events.append(CardsMoved(tuple(cards), HAND[seat], DISCARD, under=True))
    if not table.draw:
        refill(table, events)


def leave_hand(table: Table, seat: Seat, card: Card) -> None:
    """A card goes from a hand to the discard pile, seen by all."""
    hand = table.hands[seat]
    hand.remove(card)
    if table.known:
        table.known.pop(card, None)
    if table.shuffles:
        fresh = not table.kept >> card & 1
        table.fresh_least[seat] = max(0, table.fresh_least[seat] - fresh)
        table.fresh_most[seat] = min(max(0, table.fresh_most[seat] - fresh), len(hand))


def pass_cards(table: Table, gifts: Sequence[Gift]) -> None:
    """Cards pass from giver to taker, all at once; only these two see which ones (JET-181).

    Each giver gives to one other player only. A hand that goes whole is known to whoever knew it.
    """
    hands, known = table.hands, table.known
    fresh = [_part_with(table, giver, len(cards)) for giver, _, cards in gifts]
    for giver, taker, cards in gifts:
        if known and len(hands[giver]) > len(cards):
            _mix_up(table, giver, taker)
        for card in cards:
            known[card] = (known.get(card, 0) | 1 << giver) & ~(1 << taker)
            hands[giver].remove(card)
    for (_, taker, cards), (least, most) in zip(gifts, fresh, strict=True):
        for card in cards:
            insort(hands[taker], card)
        table.fresh_least[taker] += least
        table.fresh_most[taker] += most


def _part_with(table: Table, giver: Seat, count: int) -> tuple[int, int]:
    """Of so many cards that a hand gives away, how many came to it since the last reshuffle."""
    before = table.fresh_least[giver], table.fresh_most[giver]
    kept, gone = split_fresh(before, count, len(table.hands[giver]) - count)
    table.fresh_least[giver], table.fresh_most[giver] = kept
    return gone


def split_fresh(fresh: Bounds, count: int, left: int) -> tuple[Bounds, Bounds]:
    """Of a hand with fresh cards `count` go and `left` stay: the fresh ones that stay, and that go.

    At least so many and at most so many, as far as anyone can tell who does not see them.
    """
    least, most = fresh
    surely, maybe = max(0, least - left), min(count, most)
    return (max(0, least - maybe), min(most - surely, left)), (surely, maybe)


def _mix_up(table: Table, giver: Seat, taker: Seat) -> None:
    """Part of a hand leaves it: all but these two no longer know what is left there."""
    two = 1 << giver | 1 << taker
    for card in table.hands[giver]:
        knew = table.known.pop(card, 0)
        if knew & two:
            table.known[card] = knew & two
        if knew & ~two:
            lost = knew & ~two
            table.loose = tuple(
                cards | 1 << card if lost >> looker & 1 else cards
                for looker, cards in enumerate(table.loose)
            )


def move_hands(table: Table, to: Sequence[Seat], events: list[Event]) -> None:
    """Whole hands change owners at once: the hand of each seat goes to `to[seat]` (JET-181)."""
    gifts = [
        (giver, taker, tuple(table.hands[giver]))
        for giver, taker in enumerate(to) if giver != taker and table.hands[giver]
    ]  # fmt: skip
    pass_cards(table, gifts)
    events += at_once(gifts)


def at_once(gifts: Sequence[Gift]) -> tuple[MovedAtOnce, ...]:
    """What is told of cards that pass from hand to hand at the same moment, if any do."""
    moves = tuple(
        CardsMoved(cards, HAND[giver], HAND[taker], False, known_to=(giver, taker))
        for giver, taker, cards in gifts
    )
    return (MovedAtOnce(moves),) if moves else ()


def show_cards(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """All see these cards of a hand and know them from now on."""
    everybody = (1 << table.seats + 1) - 1
    for card in cards:
        table.known[card] = everybody & ~(1 << seat)
