"""Cards that change their place, and what a seat knows of where they are (FRA-420 to FRA-431).

Whoever does not see which card left a place forgets all they knew of it, unless everything went.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.cards import HIDDEN, Card, CardsMoved, Seat, Zone
from game.frantic import events as ev
from game.frantic.cards import GOLDEN_FUCK_YOU
from game.frantic.view import FranticView
from game.telling import with_one

Follow: TypeAlias = Callable[[FranticView, Any], FranticView]


def moved(view: FranticView, event: CardsMoved) -> FranticView:
    """Cards left a place and came to another one; what of them the seat knows comes along."""
    view, known = _left(view, event.source, event.cards)
    return _came(view, event, known)


def _left(
    view: FranticView, zone: Zone, cards: tuple[Card, ...]
) -> tuple[FranticView, Sequence[Card]]:
    """The view without these cards, and those of them that the seat knows."""
    owner = zone.owner
    match zone.kind:
        case "draw":
            return replace(view, draw=view.draw - len(cards)), cards
        case "pile":
            return replace(view, pile=_without(view.pile, cards)), cards
        case "row":
            return replace(view, row=_without(view.row, cards)), cards
        case "hand":
            count = view.counts[owner] - len(cards)
            rest, gone = _parted(view.known[owner], count, cards)
            view = replace(view, counts=with_one(view.counts, owner, count))
            return with_known(view, owner, rest), gone
        case "aside":
            count = len(view.aside[owner]) - len(cards)
            rest, gone = _parted(view.aside[owner], count, cards)
            rest += (HIDDEN,) * (count - len(rest))
            return replace(view, aside=with_one(view.aside, owner, rest)), gone
        case "incoming":
            _, gone = _parted(view.incoming[owner], 0, cards)
            return replace(view, incoming=with_one(view.incoming, owner, ())), gone
    return view, cards


def _parted(
    known: tuple[Card, ...], count: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], Sequence[Card]]:
    """What is known of a place where `count` cards are left, and of those that went."""
    if HIDDEN not in cards:
        return tuple(card for card in known if card != HIDDEN and card not in cards), cards
    return (), known if not count else ()


def _without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


def _came(view: FranticView, event: CardsMoved, known: Sequence[Card]) -> FranticView:
    """The view with the cards where they went."""
    zone, cards = event.target, event.cards
    owner, kept = zone.owner, tuple(card for card in known if card != HIDDEN)
    match zone.kind:
        case "draw":
            return replace(view, draw=view.draw + len(cards))
        case "pile" if event.under:
            return replace(view, pile=(*view.pile[:-1], *cards, *view.pile[-1:]))
        case "pile":
            return replace(view, pile=(*view.pile, *cards))
        case "row":
            return replace(view, row=(*view.row, *cards))
        case "hand":
            counts = with_one(view.counts, owner, view.counts[owner] + len(cards))
            return with_known(replace(view, counts=counts), owner, (*view.known[owner], *kept))
        case "aside":
            lying = _laid(view.aside[owner], kept, len(cards))
            if owner == view.seat:
                lying = (*view.aside[owner], *cards)
                lying = tuple(sorted(lying)) if event.source.kind == "hand" else lying
            return replace(view, aside=with_one(view.aside, owner, lying))
        case "incoming":
            lying = _laid(view.incoming[owner], kept, len(cards))
            return replace(view, incoming=with_one(view.incoming, owner, lying))
    return view


def _laid(lying: tuple[Card, ...], known: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """So many more cards in a place; the known ones first."""
    cards = tuple(sorted(card for card in (*lying, *known) if card != HIDDEN))
    return cards + (HIDDEN,) * (len(lying) + count - len(cards))


def with_known(view: FranticView, seat: Seat, cards: Iterable[Card]) -> FranticView:
    """The view in which these cards are known in a hand; the own one is known whole."""
    hand = tuple(sorted(set(cards)))
    view = replace(view, known=with_one(view.known, seat, hand))
    return replace(view, hand=hand) if seat == view.seat else view


def seen(view: FranticView, event: ev.HandSeen) -> FranticView:
    """Whoever looked into a hand knows it."""
    return view if HIDDEN in event.cards else with_known(view, event.owner, event.cards)


def opened(view: FranticView, event: ev.HandsOpened) -> FranticView:
    for seat, hand in zip(event.seats, event.hands, strict=True):
        view = with_known(view, seat, hand)
    return view


def played(view: FranticView, event: ev.CardPlayed) -> FranticView:
    """A Golden Fuck You that was played stays in the hand, and everybody knows it there."""
    if event.first:
        return replace(view, reversed="other_way_round" in view.rules)
    if event.card != GOLDEN_FUCK_YOU:
        return view
    return with_known(view, event.seat, (*view.known[event.seat], event.card))


CARDS: dict[type, Follow] = {
    CardsMoved: moved,
    ev.HandSeen: seen,
    ev.HandsOpened: opened,
    ev.CardPlayed: played,
}
