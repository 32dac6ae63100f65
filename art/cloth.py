"""The table all games share: a woven cloth in a wooden rim, light from above."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Literal, TypeAlias, get_args

import pygame

from art import rim
from art.paint import Size, blank, draw, give_way
from art.svg import svg
from art.theme import RGB, WHITE, World, mix, no_inlay

Tint: TypeAlias = Literal["own", "dark", "light"]
TINTS: tuple[Tint, ...] = get_args(Tint)

BITS = 24
WEAVE = 256
MEAN = 5
# What a cloth is dyed with to be darker.
NIGHT: RGB = (12, 8, 9)
# How high the box is in which an inlay is drawn.
INLAY_HIGH = 1000
# How far the pool of light reaches, as a part of the cloth.
POOL = 0.34


def table(size: Size, world: World) -> pygame.Surface:
    """The whole bare table, opaque."""
    surface = pygame.Surface(size)
    width = rim.rim_width(size)
    field = surface.get_rect().inflate(4 - 2 * width, 4 - 2 * width)
    for part in (_cloth, _inlay, _stitching, _shade_of_the_rim):
        part(surface, field, world)
        give_way.get()()
    surface.blit(rim.frame(size, width), (0, 0))
    # It is held as long as a table stands; nothing shines through that a fourth byte would be for.
    return surface.convert(BITS)


def tinted(world: World, tint: Tint, stark: bool = False) -> World:
    """The world with its cloth darker or lighter; `stark`: so dark that all stands out on it."""
    shade, share = (WHITE, 0.26) if tint == "light" else (NIGHT, 0.5 if tint == "dark" else 0.0)

    def dyed(colour: RGB) -> RGB:
        return mix(mix(colour, shade, share), NIGHT, 0.62 if stark else 0.0)

    return replace(
        world,
        cloth=dyed(world.cloth),
        cloth_light=dyed(world.cloth_light),
        cloth_dark=dyed(world.cloth_dark),
        inlay=no_inlay if stark else world.inlay,
    )


def _cloth(surface: pygame.Surface, field: pygame.Rect, world: World) -> None:
    surface.blit(pygame.transform.smoothscale(_light(field.size, world), field.size), field)
    threads = _threads()
    surface.set_clip(field)
    for y in range(field.top, field.bottom, WEAVE):
        for x in range(field.left, field.right, WEAVE):
            surface.blit(threads, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    # The threads only add light: take their mean away again.
    surface.fill((MEAN, MEAN, MEAN), field, pygame.BLEND_RGB_SUB)
    surface.set_clip(None)


def _light(size: Size, world: World) -> pygame.Surface:
    """The pool of light over the cloth, small: it is stretched to the field."""
    width, height = 64, max(8, round(64 * size[1] / size[0]))
    small = pygame.Surface((width, height), 0, 24)
    for y in range(height):
        for x in range(width):
            away = math.hypot((x + 0.5) / width - 0.5, ((y + 0.5) / height - 0.47) * 0.92)
            small.set_at((x, y), _lit(away, world))
    return small


def _lit(away: float, world: World) -> RGB:
    near = min(1.0, away / POOL)
    if away < POOL:
        return mix(world.cloth_light, world.cloth, near * near * (3 - 2 * near))
    far = min(1.0, (away - POOL) / 0.3)
    return mix(world.cloth, world.cloth_dark, far * far * (3 - 2 * far) * 0.95)


def _threads() -> pygame.Surface:
    """A tile of woven threads and fluff, to add to the cloth."""
    dice = random.Random(17)
    fluff = dice.randbytes(WEAVE * WEAVE).translate(bytes(level % 9 for level in range(256)))
    tile = pygame.image.frombytes(fluff, (WEAVE, WEAVE), "P")
    tile.set_palette([(level, level, level) for level in range(256)])
    tile = tile.convert(24)
    for n in range(0, WEAVE, 4):
        tone = dice.randrange(3)
        pygame.draw.line(tile, (tone + 6,) * 3, (n, 0), (n, WEAVE))
        pygame.draw.line(tile, (8 - tone,) * 3, (0, n + 2), (WEAVE, n + 2))
    for n in range(2, WEAVE, 8):
        for m in range(0, WEAVE, 8):
            pygame.draw.line(tile, (9, 9, 9), (m, n), (m + 3, n))
            pygame.draw.line(tile, (9, 9, 9), (n, m + 4), (n, m + 7))
    return tile


def _inlay(surface: pygame.Surface, field: pygame.Rect, world: World) -> None:
    """What the game has worked into its cloth."""
    wide = INLAY_HIGH * field.width / field.height
    if body := world.inlay(wide):
        give_way.get()()
        surface.blit(draw(svg(wide, INLAY_HIGH, body), field.size), field)


def _stitching(surface: pygame.Surface, field: pygame.Rect, world: World) -> None:
    """A line of thread along the edge of the cloth."""
    inset = max(12, round(min(field.size) * 0.026))
    seam = field.inflate(-2 * inset, -2 * inset)
    thread = mix(world.cloth, mix(world.cloth_light, world.accent, 0.4), 0.4)
    stitch, line = max(6, inset * 2 // 3), max(1, inset // 10)
    corner = rim.corner(rim.rim_width(surface.get_size()))
    for end in (seam.top, seam.bottom):
        for x in _stitches(seam.left + corner, seam.right - corner, stitch):
            pygame.draw.line(surface, thread, (x, end), (x + stitch, end), line)
    for end in (seam.left, seam.right):
        for y in _stitches(seam.top + corner, seam.bottom - corner, stitch):
            pygame.draw.line(surface, thread, (end, y), (end, y + stitch), line)


def _stitches(start: int, end: int, stitch: int) -> list[int]:
    """Where stitches begin so that a whole number of them fills the way."""
    count = max(1, round((end - start) / (stitch * 1.7)))
    return [round(start + (end - start - stitch) * n / max(1, count - 1)) for n in range(count)]


def _shade_of_the_rim(surface: pygame.Surface, field: pygame.Rect, world: World) -> None:
    width = rim.rim_width(surface.get_size())
    # A blur hides detail: it is made small and stretched.
    shrink = max(2, width // 8)
    w, h = surface.get_size()
    small = blank((math.ceil(w / shrink), math.ceil(h / shrink)))
    small.fill((8, 3, 2, 205))
    across, down = small.get_width() / w, small.get_height() / h
    inset = width / 2
    # The light hangs over the middle and a little up, so the upper rim throws more shade.
    left, top = (field.left + inset) * across, (field.top + inset * 1.5) * down
    right, bottom = (field.right - inset) * across, (field.bottom - inset) * down
    hole = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
    pygame.draw.rect(small, (8, 3, 2, 0), hole, border_radius=max(2, width // shrink))
    soft = pygame.transform.gaussian_blur(small, max(1, width // shrink))
    surface.blit(pygame.transform.smoothscale(soft, surface.get_size()), (0, 0))
