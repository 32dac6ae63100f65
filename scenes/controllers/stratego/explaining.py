"""What lies where on the table of Stratego Cards, in terms of the glossary. Nothing is secret."""

from __future__ import annotations

from game.stratego.cards import GAP, SLOTS
from game.stratego.view import StrategoView
from scenes.controllers.stratego.places import Places

Pos = tuple[int, int]


def explained(shown: StrategoView, places: Places, pos: Pos) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    for seat in (0, 1):
        for slot in SLOTS:
            if places.slots[seat][slot].collidepoint(pos):
                return ("line", "gap") if shown.lines[seat][slot] == GAP else ("line",)
        if places.decks[seat].collidepoint(pos):
            return ("deck",)
        if places.tallies[seat].collidepoint(pos) or places.fields[seat].collidepoint(pos):
            return ("casualties",)
        if places.plates[seat].collidepoint(pos):
            return ("movable",)
    return ("hand",) if places.enemy_hand.collidepoint(pos) else ()
