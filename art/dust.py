"""The dust of light that a card raises where it lands: a soft rim that widens, and motes."""

from __future__ import annotations

from random import Random

import pygame
from pygame import Rect, Surface

from art.paint import MEGABYTE, Pictures, Size, blank, ready
from art.theme import RGB, WHITE, mix

# So many pictures of it follow each other.
STEPS = 10
MOTES, RIM = 22, 5
# How far motes are carried, and how large they are, in the shorter side of what landed.
FAR, LARGE = 0.3, 0.036
# How strong it shines where it begins, 0 to 255.
LIGHT = 170
# A grain is drawn so large and made smaller.
GRAIN = 32
# All steps have no room at once: those of one landing follow each other, and are packed small.
_kept = Pictures(MEGABYTE, packs=MEGABYTE // 2)


def margin(size: Size) -> int:
    """How far it reaches beyond what landed (px)."""
    return round(min(size) * (FAR + 3 * LARGE))


def dust(size: Size, step: int, colour: RGB) -> Surface:
    """Round something of that size, the step from 0 to `STEPS` - 1 (shared: do not draw on it)."""
    key = (size, step, colour)
    return _kept.get(key, lambda: _drawn(size, (step + 1) / STEPS, mix(colour, WHITE, 0.5)))


def _drawn(size: Size, way: float, colour: RGB) -> Surface:
    edge = margin(size)
    surface = blank((size[0] + 2 * edge, size[1] + 2 * edge))
    body = Rect((edge, edge), size)
    left, carried = (1 - way) ** 1.5, 1 - (1 - way) ** 2
    _rim(surface, body, carried, left, colour)
    chance, short = Random(f"{size}"), min(size)
    for number in range(MOTES):
        _mote(surface, body, number, carried, left, short, chance, mix(colour, WHITE, 0.5))
    # Nothing of it lies on the card itself.
    surface.fill((0, 0, 0, 0), body.inflate(-4, -4))
    return ready(surface)


def _rim(surface: Surface, body: Rect, carried: float, left: float, colour: RGB) -> None:
    """A breath of light that goes outwards, weaker the wider it is."""
    wide = min(body.size) * FAR * 0.5 * carried
    for ring in range(RIM, 0, -1):
        area = body.inflate(*(round(2 * wide * ring / RIM) + 2,) * 2)
        alpha = round(LIGHT * 0.6 * left * (1 - (ring - 1) / RIM))
        round_ = round(min(body.size) * 0.075 + wide * ring / RIM)
        pygame.draw.rect(surface, (*colour, alpha), area, border_radius=round_)


def _mote(
    surface: Surface, body: Rect, number: int, carried: float, left: float, short: int,
    chance: Random, colour: RGB,
) -> None:  # fmt: skip
    """A grain of dust that leaves the edge and goes out as it goes."""
    x, y, dx, dy = _leaves(body, (number + chance.random()) / MOTES, chance.uniform(-0.4, 0.4))
    speed, large = chance.uniform(0.35, 1), chance.uniform(0.5, 1)
    way, wide = short * FAR * speed * carried, short * LARGE * large * (0.4 + left)
    grain = _grain(max(3, round(5 * wide)), colour)
    grain.set_alpha(round(255 * left))
    surface.blit(grain, grain.get_rect(center=(x + dx * way, y + dy * way)))


def _leaves(body: Rect, part: float, aside: float) -> tuple[float, float, float, float]:
    """Where the edge is left after a part of the way round it, and in which direction."""
    along = part * 2 * (body.width + body.height)
    if along < 2 * body.width:
        down = along >= body.width
        edge = body.bottom if down else body.top
        return body.left + along % body.width, edge, aside, 1 if down else -1
    along -= 2 * body.width
    after = along >= body.height
    edge = body.right if after else body.left
    return edge, body.top + along % body.height, 1 if after else -1, aside


def _grain(wide: int, colour: RGB) -> Surface:
    """A point of light in its haze, smooth at any size."""
    large = blank((GRAIN, GRAIN))
    for share, strength in ((0.5, 0.25), (0.36, 0.4), (0.22, 1.0)):
        light = (*colour, round(255 * strength))
        pygame.draw.circle(large, light, (GRAIN / 2, GRAIN / 2), GRAIN * share)
    return pygame.transform.smoothscale(large, (wide, wide))
