"""The wooden rim of the table: four planks with mitred corners and a brass inlay."""

from __future__ import annotations

import random
from itertools import pairwise

import pygame

from art.paint import Size, blank, draw, plate, ready, stretched
from art.svg import svg
from art.theme import BRASS, BRASS_LIGHT, WOOD, WOOD_DARK, WOOD_LIGHT, css, mix

# The light on the wood from the outer edge of the rim to the inner one.
PROFILE = (
    (0.0, 0.5),
    (0.05, 1.0),
    (0.14, 0.78),
    (0.5, 0.66),
    (0.74, 0.62),
    (0.9, 0.4),
    (1.0, 0.14),
)


def rim_width(size: Size) -> int:
    """How broad the wooden rim is (px)."""
    return max(16, round(min(size) * 0.04))


def corner(rim: int) -> int:
    """The radius of the rim's inner corners (px)."""
    return round(rim * 0.8)


def frame(size: Size, rim: int) -> pygame.Surface:
    """The rim on a transparent ground."""
    w, h = size
    thick = rim + corner(rim)
    whole = blank(size)
    grain = _grain(thick, rim)
    across = _mitred(ready(pygame.transform.smoothscale(grain, (w, thick))))
    upright = pygame.transform.rotate(pygame.transform.smoothscale(grain, (h, thick)), 90)
    whole.blit(upright, (0, 0))
    whole.blit(pygame.transform.flip(upright, True, True), (w - thick, 0))
    whole.blit(across, (0, 0))
    whole.blit(pygame.transform.flip(across, True, True), (0, h - thick))
    corner_size = 2 * thick + 4
    edges = draw(_edges((corner_size, corner_size), rim), (corner_size, corner_size))
    whole.blit(stretched(edges, thick, size), (0, 0))
    hole = whole.get_rect().inflate(-2 * rim, -2 * rim)
    cutter = plate(hole.size, corner(rim), (0, 0, 0))
    whole.blit(cutter, hole, special_flags=pygame.BLEND_RGBA_SUB)
    return ready(whole)


def _mitred(plank: pygame.Surface) -> pygame.Surface:
    """The plank with its ends cut at 45 degrees, the longer edge up."""
    w, thick = plank.get_size()
    piece = blank((w, thick))
    corners = [(0, 0), (w, 0), (w - thick, thick), (thick, thick)]
    pygame.draw.polygon(piece, (255, 255, 255, 255), corners)
    piece.blit(plank, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for a, b in ((corners[0], corners[3]), (corners[1], corners[2])):
        pygame.draw.aaline(piece, mix(WOOD_DARK, (0, 0, 0), 0.3), a, b)
    return piece


def _grain(thick: int, rim: int) -> pygame.Surface:
    """Wood to be drawn out into planks: grain along the length, the outer edge up."""
    dice = random.Random(5)
    spots = 18
    grain = pygame.Surface((spots, thick), 0, 24)
    pale = mix(WOOD, WOOD_LIGHT, 0.9)
    for y in range(thick):
        streak = dice.uniform(-0.14, 0.14)
        light = min(1.0, _profile(y / rim) * 1.15)
        for x in range(spots):
            share = 0.56 + streak + dice.uniform(-0.06, 0.06)
            r, g, b = mix(WOOD_DARK, pale, share)
            grain.set_at((x, y), (round(r * light), round(g * light), round(b * light)))
    return grain


def _profile(place: float) -> float:
    for (a, light), (b, next_light) in pairwise(PROFILE):
        if place <= b:
            return light + (next_light - light) * (place - a) / (b - a)
    return PROFILE[-1][1]


def _edges(size: Size, rim: int) -> str:
    """The outer edge, the brass inlay with its groove, and the lip over the cloth."""
    line = max(1.0, rim / 15)
    inlay, radius = rim * 0.66, corner(rim) * 1.32
    return svg(
        *size,
        _ring(size, line / 2, 0, "#0d0603", line, 1)
        + _ring(size, inlay + line * 0.55, radius, "#0d0603", line * 1.7, 0.8)
        + _ring(size, inlay, radius, css(BRASS), line, 1)
        + _ring(size, inlay - line * 0.3, radius, css(BRASS_LIGHT), line * 0.35, 0.8)
        + _ring(size, rim - line * 0.6, corner(rim) + line, "#0a0402", line * 1.3, 0.9)
        + _ring(size, rim - line * 1.8, corner(rim) + line * 2, css(WOOD_LIGHT), line * 0.6, 0.4),
    )


def _ring(
    size: Size, inset: float, radius: float, colour: str, width: float, strength: float
) -> str:
    w, h = size[0] - 2 * inset, size[1] - 2 * inset
    return (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}" '
        f'fill="none" stroke="{colour}" stroke-opacity="{strength}" stroke-width="{width:.2f}"/>'
    )
