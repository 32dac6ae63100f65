"""What lies where on the table of NYET!, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import NOBODY
from game.nyet.board import DISCARD, FIRST, LINE_WORDS, LINES, SUPERTRUMP, line_of
from game.nyet.cards import is_super

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller

Pos = tuple[int, int]


def explained(controller: Controller, pos: Pos) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    places, shown = controller.places, controller.shown
    if shown.phase in ("scores", "over") or controller.turns.curtain is not None:
        return ()
    for seat, box in enumerate(places.plates):
        if box.collidepoint(pos):
            return _plate(controller, seat)
    if shown.phase == "vetoes":
        return _board(controller, pos)
    if shown.terms is not None and places.terms.collidepoint(pos):
        line = (pos[1] - places.terms.top) * len(LINES) // places.terms.height
        return _line(line)
    wide = places.trick_card
    for number, card in enumerate(shown.trick):
        x, y = places.played[(shown.leader + number) % len(shown.counts)]
        if abs(pos[0] - x) < wide // 2 and abs(pos[1] - y) < wide * 3 // 4:
            above = shown.terms is not None and is_super(card, shown.terms.supertrump)
            return ("trick", LINE_WORDS[SUPERTRUMP]) if above else ("trick",)
    return ()


def _plate(controller: Controller, seat: int) -> tuple[str, ...]:
    shown = controller.shown
    found = []
    if shown.phase == "vetoes":
        found.append("token")
    if shown.dealer == seat:
        found.append("dealer")
    if shown.terms is not None and shown.terms.first == seat:
        found.append("first")
    if shown.bonus == seat and shown.bonus != NOBODY:
        found.append("bonus")
    if shown.teams:
        found.append("catch")
    return tuple(found)


def _board(controller: Controller, pos: Pos) -> tuple[str, ...]:
    plan = controller.painter.plan()
    for line, head in enumerate(plan.heads):
        if head.collidepoint(pos):
            return _line(line)
    for box, spot in plan.boxes.items():
        if spot.collidepoint(pos):
            return ("token",) if box in controller.shown.covered else _line(line_of(box))
    return ()


def _line(line: int) -> tuple[str, ...]:
    if line == DISCARD:
        return ("line",)
    return ("line", "first") if line == FIRST else (LINE_WORDS[line],)
