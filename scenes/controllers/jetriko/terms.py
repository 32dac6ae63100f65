"""What lies where on the table of Jetriko, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from game.cards import Seat
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.places import Places


def terms(view: JetrikoView, pos: tuple[int, int], places: Places) -> tuple[str, ...]:
    """The terms for what is at `pos` besides cards, or none."""
    if places.draw.collidepoint(pos):
        return ("back",)
    if places.discard.collidepoint(pos):
        return ("free",) if view.free else ("top",)
    for seat, box in enumerate(places.around.plates):
        if box.collidepoint(pos):
            return _of_seat(view, seat)
    piles = places.draw.union(places.discard)
    beside = places.ring.collidepoint(pos) and not piles.left <= pos[0] < piles.right
    return ("direction",) if beside else ()


def _of_seat(view: JetrikoView, seat: Seat) -> tuple[str, ...]:
    """What befalls a seat."""
    found = (
        ("brink", seat in view.brink),
        ("attack", view.attack is not None and view.attack.victim == seat),
        ("blank", view.bound and view.turn == seat),
        ("dealer", view.dealer == seat),
    )
    return tuple(name for name, stands in found if stands)
