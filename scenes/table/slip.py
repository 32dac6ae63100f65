"""A slip of dark paper with a few words on it."""

from __future__ import annotations

from pygame import Surface

from art.grounds import ground_of
from art.theme import Ground

# Units: how thick its rim is.
RIM = 2


def slip(
    text: Surface, air: tuple[float, float], most: tuple[int, int], u: float, ground: Ground
) -> Surface:
    """A slip round written words with so much air (units), no larger than `most` (px)."""
    wide = min(most[0], text.get_bounding_rect().width + round(u * air[0]))
    high = min(most[1], text.get_height() + round(u * air[1]))
    body = ground_of(ground, (wide, high), u, ground.rim, RIM)
    body.blit(text, text.get_rect(center=body.get_rect().center))
    return body
