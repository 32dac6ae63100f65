"""Paper that rains for whoever has won, in the colours of the game and of the winners."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin
from random import Random

import pygame
from pygame import Surface

from art.theme import RGB

# How many pieces there are, and how long they fall (ms).
PIECES, RAINS_MS = 90, 3600
# Points are counted from so many on.
FEWEST = 2
# Units: the size of a piece, how far it sways; ms: how long a piece takes, and how late it begins.
SIZE, SWAY, FALLS, LATEST = (7, 15), (12, 46), (1500, 2300), 1300


def rain(screen: Surface, ms: float, colours: Sequence[RGB], u: float) -> None:
    """Draw the paper as it is so long after the first piece began to fall."""
    wide, high = screen.get_size()
    chance = Random(PIECES)
    for number in range(PIECES):
        begins, falls = chance.uniform(0, LATEST), chance.uniform(*FALLS)
        x, sway, turn = chance.random() * wide, chance.uniform(*SWAY), chance.uniform(3, 9)
        across, along = chance.uniform(*SIZE) * u, chance.uniform(*SIZE) * u
        gone = (ms - begins) / falls
        if not 0 <= gone <= 1:
            continue
        x += sway * u * sin(gone * turn)
        y = (1.1 * gone - 0.05) * high
        _piece(screen, (x, y), across, along * cos(gone * turn * 2.3), gone * turn,
               colours[number % len(colours)])  # fmt: skip


def _piece(
    screen: Surface, at: tuple[float, float], wide: float, high: float, angle: float, colour: RGB
) -> None:
    """A slip of paper that tumbles: its height is as much of it as is seen."""
    c, s = cos(angle), sin(angle)
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    pygame.draw.polygon(
        screen,
        colour,
        [(at[0] + (x * c - y * s) / 2, at[1] + (x * s + y * c) / 2) for x, y in corners],
    )


def counted(points: str, share: float) -> str:
    """Points as they are counted up: the first number in them, when so much of it is counted.

    From two on, for what stands beside it may be said of many: "2 games".
    """
    digits = next((part for part in points.split() if part.isdecimal()), "")
    if not digits or share >= 1 or int(digits) <= FEWEST:
        return points
    so_far = FEWEST + (int(digits) - FEWEST) * share
    return points.replace(digits, str(round(so_far)), 1)
