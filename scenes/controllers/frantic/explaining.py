"""What lies where on the table of Frantic, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

Pos = tuple[int, int]


def explained(controller: Controller, pos: Pos) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    places, shown = controller.places, controller.shown
    if controller.turns.curtain is not None or controller.held:
        return ()
    if places.pile.collidepoint(pos) or places.badge.collidepoint(pos):
        return ("requirement", "wish")
    if places.events.collidepoint(pos):
        return ("event", "trigger")
    if shown.lasting and places.lasting.collidepoint(pos):
        return ("lasting",)
    for box in places.around.plates:
        if box.collidepoint(pos):
            return ("limit", "out") if shown.options.scores else ("out",)
    return ()
