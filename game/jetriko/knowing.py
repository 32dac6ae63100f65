"""Who knows what of others' hands (Who sees what); what the fields mean stands in `state.Table`.

Whoever sees a card go knows where it is. Whoever does not see which card left a hand forgets what
they knew of that hand, unless it went whole. A reshuffle tells which cards were in hands then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.cards import Card, Seat
from game.jetriko.cards import mask_of
from game.jetriko.state import Table

# Who gives what to whom.
Gift: TypeAlias = tuple[Seat, Seat, tuple[Card, ...]]
# At least so many, and at most so many.
Bounds: TypeAlias = tuple[int, int]


def knowing_nothing(table: Table) -> None:
    """A round begins."""
    table.shuffles, table.known, table.kept = 0, {}, 0
    table.forget_fresh()


def reshuffled(table: Table) -> None:
    """The discard pile went into the draw pile: what is in neither is in hands (JET-82)."""
    table.shuffles += 1
    table.kept = mask_of(card for hand in table.hands for card in hand)
    table.forget_fresh()


def drew(table: Table, seat: Seat) -> None:
    """A card came from the draw pile to a hand, after a reshuffle."""
    table.fresh_least[seat] += 1
    table.fresh_most[seat] += 1


def left(table: Table, seat: Seat, card: Card) -> None:
    """A card has left a hand for the discard pile, seen by all."""
    if table.known:
        table.known.pop(card, None)
    if table.shuffles:
        fresh = not table.kept >> card & 1
        table.fresh_least[seat] = max(0, table.fresh_least[seat] - fresh)
        most = max(0, table.fresh_most[seat] - fresh)
        table.fresh_most[seat] = min(most, len(table.hands[seat]))


def passed(table: Table, gifts: Sequence[Gift]) -> None:
    """Cards are about to pass from hand to hand at once, seen by giver and taker."""
    known = table.known
    fresh = [_part_with(table, giver, len(cards)) for giver, _, cards in gifts]
    for giver, taker, cards in gifts:
        if known and len(table.hands[giver]) > len(cards):
            _mix_up(table, giver, taker)
        for card in cards:
            known[card] = (known.get(card, 0) | 1 << giver) & ~(1 << taker)
    for (_, taker, _), (least, most) in zip(gifts, fresh, strict=True):
        table.fresh_least[taker] += least
        table.fresh_most[taker] += most


def shown(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """All see these cards of a hand and know them from now on."""
    everybody = (1 << table.seats + 1) - 1
    for card in cards:
        table.known[card] = everybody & ~(1 << seat)


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
