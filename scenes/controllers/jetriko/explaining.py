"""What lies where on the table of Jetriko, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

Pos = tuple[int, int]


def explained(controller: Controller, pos: Pos) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    places, shown = controller.places, controller.shown
    if controller.turns.curtain is not None or controller.held or shown.phase == "scores":
        return ()
    if places.draw.collidepoint(pos):
        return ("back",)
    if places.discard.collidepoint(pos):
        return ("top", "free") if shown.free else ("top",)
    for seat, box in enumerate(places.around.plates):
        if box.collidepoint(pos):
            found = ["brink"] if seat in shown.brink else []
            if shown.attack is not None and shown.attack.victim == seat:
                found.append("attack")
            if shown.bound and shown.turn == seat:
                found.append("blank")
            return (*found, "dealer") if shown.dealer == seat else tuple(found)
    return ("direction",) if places.ring.collidepoint(pos) else ()
