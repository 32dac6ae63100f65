"""A slip of dark paper with a few words on it."""

from __future__ import annotations

import pygame
from pygame import Surface

from art.theme import RGB, RGBA

# Units: how far its corners are rounded, and how thick its rim is.
ROUND, RIM = 18, 2


def slip(
    text: Surface, air: tuple[float, float], most: tuple[int, int], u: float,
    ground: RGBA, rim: RGB | None = None,
) -> Surface:  # fmt: skip
    """A slip round written words with so much air (units), no larger than `most` (px)."""
    wide = min(most[0], text.get_bounding_rect().width + round(u * air[0]))
    high = min(most[1], text.get_height() + round(u * air[1]))
    body = Surface((wide, high), pygame.SRCALPHA)
    area, corner = body.get_rect(), min(high // 2, round(u * ROUND))
    pygame.draw.rect(body, ground, area, border_radius=corner)
    if rim is not None:
        pygame.draw.rect(body, rim, area, max(1, round(u * RIM)), border_radius=corner)
    body.blit(text, text.get_rect(center=area.center))
    return body
