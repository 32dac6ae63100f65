"""What lies where on the table of NYET!, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from game.cards import NOBODY, Seat
from game.nyet.board import DISCARD, FIRST, LINE_WORDS, SUPERTRUMP, line_of
from game.nyet.cards import is_super
from game.nyet.view import NyetView
from scenes.controllers.nyet.board import law_rows, plan
from scenes.controllers.nyet.picture import trick_cards
from scenes.controllers.nyet.places import Places
from scenes.table.hand.brush import Brush

Pos = tuple[int, int]


def terms(view: NyetView, pos: Pos, places: Places, brush: Brush) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    for seat, box in enumerate(places.plates):
        if box.collidepoint(pos):
            return _of_seat(view, seat)
    if view.phase == "vetoes":
        return _on_the_board(view, pos, places, brush)
    if view.terms is not None and places.terms.collidepoint(pos):
        rows = law_rows(places.terms).items()
        return next((_of_line(line) for line, row in rows if row.collidepoint(pos)), ())
    for card, box in trick_cards(view, places, brush):
        if box.collidepoint(pos):
            above = view.terms is not None and is_super(card, view.terms.supertrump)
            return ("trick", LINE_WORDS[SUPERTRUMP]) if above else ("trick",)
    return ()


def _of_seat(view: NyetView, seat: Seat) -> tuple[str, ...]:
    found = (
        ("token", view.phase == "vetoes"),
        ("dealer", view.dealer == seat),
        ("first", view.terms is not None and view.terms.first == seat),
        ("bonus", view.bonus == seat != NOBODY),
        ("catch", bool(view.teams)),
    )
    return tuple(name for name, stands in found if stands)


def _on_the_board(view: NyetView, pos: Pos, places: Places, brush: Brush) -> tuple[str, ...]:
    found = plan(view, places, brush.lettering.rtl)
    for line, head in enumerate(found.heads):
        if head.collidepoint(pos):
            return _of_line(line)
    for box, spot in found.boxes.items():
        if spot.collidepoint(pos):
            return ("token",) if box in view.covered else _of_line(line_of(box))
    return ()


def _of_line(line: int) -> tuple[str, ...]:
    if line == DISCARD:
        return ("line",)
    return ("line", "first") if line == FIRST else (LINE_WORDS[line],)
