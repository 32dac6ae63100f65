"""Hands of cards: the own one, which is chosen from, and those of the others."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import HIDDEN, Card
from scenes.table.fan import fan, leaning, row
from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece
from scenes.table.targets import Targets

# How far a card that is picked or pointed at rises, in its height.
LIFT = 0.06
# A hand that lies open: so many cards in a row, of which the next row shows so much.
OPEN_ROW, OPEN_SEEN = 8, 0.58


def paint_hand(
    screen: Surface, own: Sequence[tuple[Card, Rect]], brush: Brush, asked: Mapping[Card, bool],
    risen: Mapping[Card, float],
) -> None:  # fmt: skip
    """The own cards. Of those that are `asked` for the open ones glow, the others are dim.

    Each has `risen` by so much of its height.
    """
    for card, box in own:
        place = box.move(0, -round(box.height * risen[card]))
        legal = asked.get(card, False)
        brush.card(screen, card, place, dim=bool(asked) and not legal, glow=legal)


def paint_focus(screen: Surface, targets: Targets, brush: Brush) -> None:
    """The ring round what keys or a gamepad point at."""
    if targets.focused is not None and targets.by_keys:
        ring = targets.focused.box.inflate(brush.px(8), brush.px(8))
        pygame.draw.rect(screen, theme.BRASS_LIGHT, ring, brush.px(3), brush.px(8))


def of_another(
    count: int, opened: Sequence[Card], area: Rect, brush: Brush, back: float, open_: float,
    a_row: int = OPEN_ROW,
) -> list[tuple[Card, Rect]]:  # fmt: skip
    """The hand of another in `area`: a fan of backs so wide, or open cards in rows."""
    if not opened:
        return [(HIDDEN, box) for box in backs_in(count, area, brush.size(back))]
    size = brush.size(open_)
    found: list[tuple[Card, Rect]] = []
    for first in range(0, len(opened), a_row):
        cards = opened[first : first + a_row]
        low = area.top + brush.px(6) + size[1] + first // a_row * round(size[1] * OPEN_SEEN)
        found += zip(cards, row(area.centerx, low, size, len(cards), area.width), strict=True)
    return found


def backs_in(count: int, area: Rect, size: tuple[int, int]) -> list[Rect]:
    """Where so many cards hang down face down, their tops under what lies above `area`."""
    return fan(area.centerx, area.bottom, size, count, area.width)


def held(cards: Sequence[tuple[Card, Rect]], brush: Brush, kind: int = 0) -> list[Piece]:
    """The hand of another: a fan if all its cards are face down."""
    if not cards or any(card != HIDDEN for card, _ in cards):
        return lying_cards(cards, brush, kind)
    boxes = [box for _, box in cards]
    margin = brush.pictures.shadow_margin(boxes[0].width)
    around = [_turned(box, turn, margin) for box, turn in zip(boxes, leaning(boxes), strict=True)]
    area = around[0].unionall(around)
    draw = partial(_fan, boxes=boxes, brush=brush, kind=kind)
    return [Piece(area, (kind, *map(tuple, boxes)), draw)]


def _turned(box: Rect, degrees: float, margin: int) -> Rect:
    """What a card covers that is turned about its middle, with its shadow."""
    wide, high = box.width + 2 * margin, box.height + 2 * margin
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(abs(degrees)))
    size = (math.ceil(wide * cos + high * sin), math.ceil(wide * sin + high * cos))
    return Rect((0, 0), size).move_to(center=box.center).inflate(4, 4)


def _fan(layer: Surface, boxes: Sequence[Rect], brush: Brush, kind: int) -> None:
    """Each card over the shadow that it throws on the one before."""
    pictures = brush.pictures
    for box, turn in zip(boxes, leaning(boxes), strict=True):
        for flat in (pictures.shadow(box.width), pictures.back(box.width, kind)):
            turned = pictures.turned(flat, turn)
            layer.blit(turned, turned.get_rect(center=box.center))


def lying_cards(cards: Sequence[tuple[Card, Rect]], brush: Brush, kind: int = 0) -> list[Piece]:
    """Cards side by side, if there are any."""
    if not cards:
        return []
    boxes = [box for _, box in cards]
    area = boxes[0].unionall(boxes).inflate(4, 4)
    look = (kind, *((card, *box, brush.over(card)) for card, box in cards))
    return [Piece(area, look, partial(brush.cards, cards=cards, kind=kind))]


def lying_card(card: Card, box: Rect, brush: Brush, kind: int = 0) -> Piece:
    """One card with its shadow."""
    look = (kind, card, brush.over(card))
    draw = partial(_lone, card=card, box=box, brush=brush, kind=kind)
    return Piece(brush.shaded(box), look, draw)


def _lone(layer: Surface, card: Card, box: Rect, brush: Brush, kind: int) -> None:
    brush.shadow(layer, box)
    brush.card(layer, card, box, kind=kind)
