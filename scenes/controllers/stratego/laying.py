"""Where everything lies that can be chosen, and which card in which slot while a line is laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from pygame import Rect

from game.cards import Card
from game.prompts import Thing
from game.stratego.asking import to_lay
from game.stratego.cards import GAP, SLOTS, Slot
from game.stratego.view import StrategoView
from scenes.controllers.stratego.places import Places

Laid: TypeAlias = dict[Slot, Card]


def gaps(view: StrategoView) -> list[Slot]:
    """The slots of the own line without a card."""
    return [] if view.seat is None else [at for at in SLOTS if view.lines[view.seat][at] == GAP]


def kept(laid: Laid, view: StrategoView) -> Laid:
    """What of it can still lie there."""
    there = gaps(view)
    return {at: card for at, card in laid.items() if card in view.hand and at in there}


def free(laid: Laid, view: StrategoView) -> list[Slot]:
    """Where a card more can lie; nowhere if all lies there that has to."""
    if view.seat is None or len(laid) >= to_lay(view, view.seat):
        return []
    return [at for at in gaps(view) if at not in laid]


def with_card(laid: Laid, view: StrategoView, card: Card, slot: Slot | None = None) -> Laid:
    """With that card in a slot, or in the first that is free; one too many ousts the first."""
    laid = {at: held for at, held in laid.items() if held != card}
    there = [slot] if slot is not None else free(laid, view) or list(laid)
    if there and view.seat is not None:
        laid = {at: held for at, held in laid.items() if at != there[0]} | {there[0]: card}
        for at in list(laid)[: max(0, len(laid) - to_lay(view, view.seat))]:
            del laid[at]
    return laid


def exchanged(laid: Laid, here: Slot, there: Slot) -> Laid:
    """With the card of one slot in another, and what lay there in its place."""
    other = {here: there, there: here}
    return {other.get(at, at): card for at, card in laid.items()}


def boxes(
    places: Places, view: StrategoView, own: Iterable[tuple[Card, Rect]]
) -> dict[Thing, Rect]:
    """Where everything lies that can be pointed at: both lines, gaps, and the own hand."""
    if view.seat is None:
        return {}
    gap = gaps(view)
    found = {Thing("enemy", slot): box for slot, box in enumerate(places.slots[view.enemy])}
    found |= {
        Thing("slot" if slot in gap else "own", slot): box
        for slot, box in enumerate(places.slots[view.seat])
    }
    return found | {Thing("card", card): box for card, box in own}
