"""Dark panels with a rim, for what stands over the table for a while."""

from __future__ import annotations

import pygame
from pygame import Surface

# How large a panel may be, in units.
WIDEST, HIGHEST = 520, 560


def panel(size: tuple[int, int], u: float, rim: tuple[int, int, int]) -> Surface:
    """An empty dark panel with a rim."""
    body = Surface(size, pygame.SRCALPHA)
    radius = round(u * 16)
    pygame.draw.rect(body, (18, 12, 9, 240), body.get_rect(), border_radius=radius)
    pygame.draw.rect(body, rim, body.get_rect(), max(2, round(u * 3)), border_radius=radius)
    return body


def stacked(rows: list[Surface], u: float, rim: tuple[int, int, int]) -> Surface:
    """Rows of text one below the other, in the middle of a panel that covers no more than
    its share of the table: with enlarged letters it is brought to that size.
    """
    gap, pad = round(u * 6), round(u * 18)
    width = max(row.get_width() for row in rows) + 2 * pad
    height = sum(row.get_height() for row in rows) + gap * (len(rows) - 1) + 2 * round(u * 14)
    body = panel((width, height), u, rim)
    y = round(u * 14)
    for row in rows:
        body.blit(row, row.get_rect(midtop=(width // 2, y)))
        y += row.get_height() + gap
    share = min(1.0, u * WIDEST / width, u * HIGHEST / height)
    return body if share == 1.0 else pygame.transform.smoothscale_by(body, share)
