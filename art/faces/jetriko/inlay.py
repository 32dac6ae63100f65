"""What is printed on the cloth of Jetriko: dots as in a comic, thicker towards the edges."""

from __future__ import annotations

import math

from art.svg import Outline, faint, polygon, shape

TALL = 1000.0
THREAD, SEEN = "#9ff0d8", 0.12
STEP = 44.0
# How far from the middle the dots begin, and how large they are at most.
BEGIN, MOST = 0.42, 17.0


def inlay(wide: float) -> str:
    """In a box so wide and 1000 high."""
    dots: list[Outline] = []
    for row in range(-1, round(TALL / STEP) + 2):
        for place in range(-1, round(wide / STEP) + 2):
            x, y = (place + 0.5 * (row % 2)) * STEP, row * STEP * 0.866
            away = math.hypot((x - wide / 2) / wide * 1.5, (y - 440) / TALL * 1.15)
            radius = MOST * min(1.0, max(0.0, (away - BEGIN) / 0.42))
            if radius > 1:
                dots.append(polygon(x, y, radius, 14))
    return faint(shape(dots, THREAD, "nonzero"), SEEN)
