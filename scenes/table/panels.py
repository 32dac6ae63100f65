"""Dark panels with a rim, for what stands over the table for a while."""

from __future__ import annotations

import pygame
from pygame import Surface


def panel(size: tuple[int, int], u: float, rim: tuple[int, int, int]) -> Surface:
    """An empty dark panel with a rim."""
    body = Surface(size, pygame.SRCALPHA)
    radius = round(u * 16)
    pygame.draw.rect(body, (18, 12, 9, 240), body.get_rect(), border_radius=radius)
    pygame.draw.rect(body, rim, body.get_rect(), max(2, round(u * 3)), border_radius=radius)
    return body
