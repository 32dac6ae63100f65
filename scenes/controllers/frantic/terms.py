"""What lies where on the table of Frantic, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from game.frantic.view import FranticView
from scenes.controllers.frantic.places import Places


def terms(view: FranticView, pos: tuple[int, int], places: Places) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    if places.pile.collidepoint(pos) or places.badge.collidepoint(pos):
        return ("requirement", "wish")
    if places.events.collidepoint(pos):
        return ("event", "trigger")
    if view.lasting and places.lasting.collidepoint(pos):
        return ("lasting",)
    for box in places.around.plates:
        if box.collidepoint(pos):
            return ("limit", "out") if view.options.scores else ("out",)
    return ()
