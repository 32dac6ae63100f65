"""What lies where on Totem's table, in terms of the glossary. Never more than anybody sees."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.cards import Zone
from game.totem.cards import is_coloured, is_inward, is_outward
from game.totem.view import HandView, TotemView
from scenes.controllers.totem.heaps import Heap, deck_of, pile_of
from scenes.controllers.totem.ring import Ring


def explained(
    view: TotemView, labels: Mapping[str, Rect], heaps: Mapping[Zone, Heap], ring: Ring,
    pos: tuple[int, int], match_ms: int,
) -> tuple[str, ...]:  # fmt: skip
    """The terms for what is at `pos`, or none; `labels` are by the terms that explain them."""
    if view.phase == "paused":
        return ()
    for term, box in labels.items():
        if box.collidepoint(pos):
            return (term,)
    for hand, place in enumerate(ring.hands):
        if place.plate.collidepoint(pos):
            return _plate(view.hands[hand], match_ms)
        if view.hands[hand].deck and heaps[deck_of(hand)].rect().collidepoint(pos):
            return ("deck",)
        if heaps[pile_of(hand)].rect().collidepoint(pos):
            return _pile(view, hand)
    return ()


def _plate(seen: HandView, match_ms: int) -> tuple[str, ...]:
    if seen.place:
        return ("out",)
    resting = seen.locked_until > match_ms
    return ("deck", "pile", "resting") if resting else ("deck", "pile")


def _pile(view: TotemView, hand: int) -> tuple[str, ...]:
    top = view.hands[hand].top
    if top is None:
        return ()
    if any(top in group for group in view.spent):
        return ("pile", "spent")
    if is_inward(top):
        return ("inward",)
    if is_outward(top):
        return ("outward",)
    return ("coloured",) if is_coloured(top) else ("pile",)
