"""Piles: cards face down with their count, and an open one of which the last cards are seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import Card
from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece

# A pile shows how high it is by an edge for so many cards, and by so many edges at most.
CARDS_AN_EDGE, EDGES = 12, 7
# Units: the size of the count below a pile and how far below it stands.
COUNT, BELOW = 19, 5
# How far the card below the top one peeps out.
PEEPS = (4, 3)


def face_down(
    box: Rect, count: int, brush: Brush, kind: int = 0, under: int | None = None,
    below: float = BELOW,
) -> Piece:  # fmt: skip
    """A pile, its count so far `below` it; `kind` is the back on top, `under` of those below."""
    area = brush.shaded(box).inflate(brush.px(16), brush.px(64))
    lower = kind if under is None else under
    lies = (box.centerx, box.bottom + brush.px(below))
    draw = partial(
        _paint_face_down, box=box, count=count, lies=lies, brush=brush, kinds=(kind, lower)
    )
    return Piece(area, (count, kind, lower), draw)


def _paint_face_down(
    layer: Surface, box: Rect, count: int, lies: tuple[int, int], brush: Brush,
    kinds: tuple[int, int],
) -> None:  # fmt: skip
    edges = min(EDGES, 1 + count // CARDS_AN_EDGE) if count else 0
    if edges:
        brush.shadow(layer, box)
    else:
        empty(layer, box, brush)
    for edge in range(edges):
        back = brush.pictures.back(box.width, kinds[0] if edge == edges - 1 else kinds[1])
        layer.blit(back, box.move(0, -edge * brush.px(1)))
    brush.slip(layer, str(count), lies, box.width, COUNT)


def face_up(box: Rect, cards: Sequence[Card], brush: Brush) -> Piece:
    """An open pile: its top card, and the one below peeping out."""
    shown = tuple(cards[-2:])
    area = brush.shaded(box).inflate(brush.px(16), brush.px(16))
    return Piece(
        area, (shown, brush.marks), partial(_paint_face_up, box=box, cards=shown, brush=brush)
    )


def _paint_face_up(layer: Surface, box: Rect, cards: Sequence[Card], brush: Brush) -> None:
    if not cards:
        empty(layer, box, brush)
    for number, card in enumerate(cards):
        last = number == len(cards) - 1
        place = box if last else box.move(brush.px(PEEPS[0]), brush.px(PEEPS[1]))
        brush.shadow(layer, place)
        brush.card(layer, card, place)


def sign_beside(box: Rect, source: str, brush: Brush, units: float = 48) -> Piece:
    """A square sign to the right of a pile."""
    side = brush.px(units)
    place = Rect(box.right + side // 3, box.centery - side // 2, side, side)

    def draw(layer: Surface) -> None:
        brush.sign(layer, source, place.center, units)

    return Piece(place, source, draw)


def empty(layer: Surface, box: Rect, brush: Brush) -> None:
    """The frame of a place where no card lies."""
    pygame.draw.rect(layer, theme.PAPER_DIM, box, max(1, brush.px(2)), brush.px(8))
