"""The tricks that may be looked at again (NYET-81, O-6), laid out over the table."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from game.nyet.state import Trick
from scenes.table.fan import row
from scenes.table.panels import panel

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller

COLUMNS = 4
# The width of a card, units: of a single trick, and of one of many.
LARGE, SMALL = 104, 44
# The room for a sentence over its cards, and between two tricks.
HEAD, GAP = 30, 16


def paint_tricks(screen: Surface, controller: Controller, tricks: tuple[Trick, ...]) -> Rect:
    """Draw the tricks in the order they were played; returns the panel's box."""
    u, lettering = controller.places.unit, controller.table.house.lettering
    one = len(tricks) == 1
    wide, high = controller.table.pictures.size(round(u * (LARGE if one else SMALL)))
    seats = len(controller.shown.counts)
    cell_wide = max(round(wide * 1.06 * seats), round(u * (300 if one else 236)))
    cell_high = high + round(u * HEAD)
    columns, gap = min(len(tricks), COLUMNS), round(u * GAP)
    rows = ceil(len(tricks) / columns)
    title = controller.words("nyet-look-back", what=controller.shown.options.look_back)
    head = lettering.line(title, round(u * 24), theme.PAPER, "bold")
    size = (columns * (cell_wide + gap) + gap * 2,
            rows * (cell_high + gap) + gap * 2 + head.get_height())  # fmt: skip
    body = panel(size, u, theme.BRASS)
    around = body.get_rect(center=(screen.get_width() // 2, screen.get_height() // 2))
    around.clamp_ip(screen.get_rect())
    screen.blit(body, around)
    screen.blit(head, head.get_rect(midtop=(around.centerx, around.top + gap)))
    for number, trick in enumerate(tricks):
        cell = Rect(0, 0, cell_wide, cell_high)
        cell.left = around.left + gap + gap // 2 + number % columns * (cell_wide + gap)
        cell.top = around.top + 2 * gap + head.get_height() - gap // 2
        cell.top += number // columns * (cell_high + gap)
        _trick(screen, controller, trick, cell, (wide, high))
    return around


def _trick(
    screen: Surface, controller: Controller, trick: Trick, cell: Rect, card_size: tuple[int, int]
) -> None:
    """Who led and who took it, and the cards; the winner's has a rim."""
    u, lettering = controller.places.unit, controller.table.house.lettering
    name, seats = controller.name, len(controller.shown.counts)
    text = controller.words("nyet-look-trick", leader=name(trick.leader), winner=name(trick.winner))
    line = lettering.line(text, lettering.fit(text, round(u * 16), cell.width), theme.PAPER_DIM)
    screen.blit(line, line.get_rect(midtop=cell.midtop))
    for number, (card, box) in enumerate(zip(
        trick.cards, row(cell.centerx, cell.bottom, card_size, seats, cell.width), strict=True
    )):  # fmt: skip
        if (trick.leader + number) % seats == trick.winner:
            edge = box.inflate(round(u * 6), round(u * 6))
            pygame.draw.rect(screen, theme.BRASS_LIGHT, edge, border_radius=round(u * 6))
        controller.painter.card(screen, card, box)
