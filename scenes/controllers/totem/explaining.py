"""What lies where on Totem's table, in terms of the glossary. Never more than anybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import Card
from game.totem.cards import is_coloured, is_inward, is_outward
from scenes.controllers.totem.tabletop import deck_of, pile_of

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller


def explained(controller: Controller, pos: tuple[int, int]) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    if controller.view.phase == "paused":
        return ()
    for term, box in controller.centre.labels.items():
        if box.collidepoint(pos):
            return (term,)
    for hand, place in enumerate(controller.tabletop.ring.hands):
        if place.plate.collidepoint(pos):
            return _plate(controller, hand)
        heaps = controller.table.heaps
        if controller.view.hands[hand].deck and heaps[deck_of(hand)].rect().collidepoint(pos):
            return ("deck",)
        if heaps[pile_of(hand)].rect().collidepoint(pos):
            return _pile(controller, hand)
    return ()


def _plate(controller: Controller, hand: int) -> tuple[str, ...]:
    seen = controller.view.hands[hand]
    if seen.place:
        return ("out",)
    resting = seen.locked_until > controller.match_ms
    return ("deck", "pile", "resting") if resting else ("deck", "pile")


def _pile(controller: Controller, hand: int) -> tuple[str, ...]:
    top = controller.view.hands[hand].top
    if top is None:
        return ()
    if any(top in group for group in controller.view.spent):
        return ("pile", "spent")
    special = _special(top)
    return (special,) if special else ("pile",)


def _special(card: Card) -> str:
    if is_inward(card):
        return "inward"
    if is_outward(card):
        return "outward"
    return "coloured" if is_coloured(card) else ""
