"""The dust of light that a card raises where it lands: a soft rim that widens, and motes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from art.paint import Size, blank
from art.theme import RGB, WHITE, mix

# A picture, and where it is laid, seen from the left upper corner of what landed.
Grain: TypeAlias = tuple[Surface, tuple[float, float]]

# So many pictures of it follow each other.
STEPS = 10
MOTES, RIM = 22, 5
# How far motes are carried, and how large they are, in the shorter side of what landed.
FAR, LARGE = 0.3, 0.036
# How strong it shines where it begins, 0 to 255.
LIGHT = 170
# A mote is drawn so large and made smaller.
DRAWN = 32
# What lands next is most often as large as this one, and the motes of all are alike.
KEPT, MOTES_KEPT = 2 * STEPS, 256


@lru_cache(maxsize=KEPT)
def dust(size: Size, step: int, colour: RGB) -> tuple[Grain, ...]:
    """Round something of that size, the step from 0 to `STEPS` - 1 (shared: draw on none)."""
    way, light = (step + 1) / STEPS, mix(colour, WHITE, 0.5)
    left, carried = (1 - way) ** 1.5, 1 - (1 - way) ** 2
    return (*_rim(size, carried, left, light), *_motes(size, carried, left, mix(light, WHITE, 0.5)))


def _rim(size: Size, carried: float, left: float, colour: RGB) -> Iterator[Grain]:
    """A breath of light that goes outwards, weaker the wider it is: its four sides."""
    short = min(size)
    wide = short * FAR * 0.5 * carried
    edge = round(wide) + 2
    whole = blank((size[0] + 2 * edge, size[1] + 2 * edge))
    body = Rect((edge, edge), size)
    for ring in range(RIM, 0, -1):
        area = body.inflate(*(round(2 * wide * ring / RIM) + 2,) * 2)
        alpha = round(LIGHT * 0.6 * left * (1 - (ring - 1) / RIM))
        round_ = round(short * 0.075 + wide * ring / RIM)
        pygame.draw.rect(whole, (*colour, alpha), area, border_radius=round_)
    within = body.inflate(-4, -4)
    right, low = whole.get_size()
    for side in (
        Rect(0, 0, right, within.top),
        Rect(0, within.bottom, right, low - within.bottom),
        Rect(0, within.top, within.left, within.height),
        Rect(within.right, within.top, right - within.right, within.height),
    ):
        yield whole.subsurface(side).copy(), (side.x - edge, side.y - edge)


def _motes(size: Size, carried: float, left: float, colour: RGB) -> Iterator[Grain]:
    """Grains of dust that leave the edge and go out as they go."""
    chance, short = Random(f"{size}"), min(size)
    for number in range(MOTES):
        x, y, dx, dy = _leaves(size, (number + chance.random()) / MOTES, chance.uniform(-0.4, 0.4))
        speed, large = chance.uniform(0.35, 1), chance.uniform(0.5, 1)
        wide = max(3, round(5 * short * LARGE * large * (0.4 + left)))
        # Nothing of it lies on the card itself.
        way = wide / 2 + short * FAR * speed * carried
        yield (_mote(wide, round(255 * left), colour),
               (x + dx * way - wide / 2, y + dy * way - wide / 2))  # fmt: skip


def _leaves(size: Size, part: float, aside: float) -> tuple[float, float, float, float]:
    """Where the edge is left after a part of the way round it, and in which direction."""
    wide, high = size
    along = part * 2 * (wide + high)
    if along < 2 * wide:
        down = along >= wide
        return along % wide, high if down else 0, aside, 1 if down else -1
    along -= 2 * wide
    after = along >= high
    return wide if after else 0, along % high, 1 if after else -1, aside


@lru_cache(maxsize=MOTES_KEPT)
def _mote(wide: int, alpha: int, colour: RGB) -> Surface:
    """A point of light in its haze, smooth at any size."""
    large = blank((DRAWN, DRAWN))
    for share, strength in ((0.5, 0.25), (0.36, 0.4), (0.22, 1.0)):
        light = (*colour, round(alpha * strength))
        pygame.draw.circle(large, light, (DRAWN / 2, DRAWN / 2), DRAWN * share)
    return pygame.transform.smoothscale(large, (wide, wide))
