"""Pictures on record in tests/images, and how a new one is held against them."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

IMAGES = Path(__file__).parents[1] / "images"
# What other builds may smooth otherwise: so far in a channel, in so many of the pixels.
FAR = 40
PART = 0.002


def compare(surface: pygame.Surface, name: str) -> None:
    """Fail unless the surface looks like tests/images/`name`.png.

    With KIBITZ_RECORD set the surface becomes the record. On a failure the new picture
    is put beside the old one as `name`.new.png.
    """
    path = IMAGES / f"{name}.png"
    if os.environ.get("KIBITZ_RECORD"):
        pygame.image.save(surface, path)
    kept = pygame.image.load(path).convert(24)
    assert kept.get_size() == surface.get_size(), f"{name}: another size"
    off = different(kept, surface.convert(24))
    if off > PART:
        pygame.image.save(surface, path.with_suffix(".new.png"))
    assert off <= PART, f"{name}: {off:.2%} of the pixels look otherwise"


def different(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of the pixels that differ plainly."""
    above, below = one.copy(), other.copy()
    above.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    below.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    above.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    w, h = above.get_size()
    far = sum(max(above.get_at((x, y))[:3]) > FAR for x in range(w) for y in range(h))
    return far / (w * h)
