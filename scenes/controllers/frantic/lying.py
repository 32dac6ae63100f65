"""Where the cards on the table of Frantic lie: pure functions of what is to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.cards import HIDDEN, Card, Seat
from game.frantic.values import Power
from game.frantic.view import FranticView
from scenes.controllers.frantic.places import Places
from scenes.table.fan import row, seen_of
from scenes.table.hand.hands import backs_in

# How wide the cards of others are: face down, open beside power cards, open with more room; and
# those that lie before somebody, or over the hand of who sits above the piles (units).
BACK_WIDE, OPEN_WIDE, OPEN_WIDER, BEFORE_WIDE, ABOVE_WIDE = 40, 36, 46, 36, 28

Lying = list[tuple[Card, Rect]]


def ended(view: FranticView) -> bool:
    """Whether the round has ended."""
    return view.phase in ("scores", "over")


def giving(view: FranticView, bottom: Seat) -> tuple[Card, ...]:
    """What the one at the screen gives away lies where their hand was, if that is empty."""
    cards = view.aside[bottom]
    return cards if not view.hand and HIDDEN not in cards else ()


def own_cards(view: FranticView, bottom: Seat, places: Places) -> Lying:
    """The cards of the one at the screen, or all that they give away."""
    cards = view.hand or giving(view, bottom)
    return list(zip(cards, places.own_hand(len(cards)), strict=True))


def row_cards(view: FranticView, places: Places) -> Lying:
    """The open cards beside the pile."""
    cards, area = view.row, places.row
    boxes = row(area.centerx, area.bottom, places.small, len(cards), area.width)
    return list(zip(cards, boxes, strict=True))


def hand_of(view: FranticView, seat: Seat, opened: Sequence[Card], places: Places) -> Lying:
    """The hand of another under their plate: face down, unless it lies open."""
    powers = len(view.powers[seat]) if seat < len(view.powers) else 0
    area = places.backs(seat, powers)
    if not opened:
        boxes = backs_in(view.counts[seat], area, places.card_size(BACK_WIDE))
        return [(HIDDEN, box) for box in boxes]
    size = places.card_size(OPEN_WIDE if any(view.powers) else OPEN_WIDER)
    bottom = area.top + size[1] + round(places.unit * 6)
    boxes = row(area.centerx, bottom, size, len(opened), area.width)
    return list(zip(opened, boxes, strict=True))


def before(view: FranticView, seat: Seat, own: bool, places: Places) -> Lying:
    """Cards a seat has laid aside, and those that lie before it to be taken up."""
    aside = () if own and giving(view, seat) else view.aside[seat]
    cards = (*aside, *view.incoming[seat])
    above = places.above(seat) and not own
    area = places.own_aside if own else places.around.hands[seat]
    size = places.card_size(ABOVE_WIDE if above else BEFORE_WIDE)
    low = area.bottom if own or above else area.bottom + size[1] + round(places.unit * 4)
    return list(zip(cards, row(area.centerx, low, size, len(cards), area.width), strict=True))


def powers_of(view: FranticView, seat: Seat, places: Places) -> list[tuple[Power, Rect]]:
    """The power cards before a seat; those one may not see have no name."""
    powers = view.powers[seat] if seat < len(view.powers) else ()
    return [
        (power, places.power_box(seat, number, len(powers))) for number, power in enumerate(powers)
    ]


def parts(cards: Lying) -> Iterator[tuple[Card, Rect]]:
    """The open ones among cards, each by the part that is seen."""
    return ((card, part) for card, part in seen_of(cards) if card != HIDDEN)
