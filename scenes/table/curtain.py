"""The curtain between people who share a screen: whose turn it is, and nothing of a hand."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Lettering, emblem
from scenes.table.panels import panel
from scenes.ui.grid import mirrored


def curtain_box(window: tuple[int, int], u: float) -> Rect:
    """Where it hangs, and is pressed, in a window of that size and unit."""
    box = Rect(0, 0, round(u * 520), round(u * 132))
    box.midbottom = window[0] // 2, window[1] - round(u * 46)
    return box


def paint_curtain(
    screen: Surface, lettering: Lettering, u: float, name: str, colour: int, asks: str
) -> None:
    """Draw it over the lower part of the table."""
    box = curtain_box(screen.get_size(), u)
    size = box.size
    seat = theme.SEAT_COLOURS[colour]
    body = panel(size, u, seat.rgb)
    mark = emblem(seat.emblem, round(u * 54), seat.rgb)
    pieces = [(mark, mark.get_rect(center=(round(u * 58), size[1] // 2)))]
    wide = size[0] - round(u * 130)
    fitting = lettering.fit(name, round(u * 30), wide, "bold")
    head = lettering.line(name, fitting, theme.PAPER, "bold")
    pieces.append((head, head.get_rect(midleft=(round(u * 108), round(size[1] * 0.36)))))
    line = lettering.line(asks, lettering.fit(asks, round(u * 19), wide), theme.PAPER_DIM)
    pieces.append((line, line.get_rect(midleft=(round(u * 108), round(size[1] * 0.7)))))
    for picture, place in pieces:
        body.blit(picture, mirrored(place, body.get_rect()) if lettering.rtl else place)
    veil = Surface((screen.get_width(), box.height + round(u * 120)), pygame.SRCALPHA)
    veil.fill((*theme.SHADOW, 120))
    screen.blit(veil, veil.get_rect(midbottom=screen.get_rect().midbottom))
    screen.blit(body, box)
