"""The large prints: the back of the playing cards and the lid of the box."""

from __future__ import annotations

import math
from functools import cache

from art.curves import veiled
from art.faces.jetriko.inks import GOLD, INK, PALETTE, PAPER, darker, lighter
from art.faces.jetriko.marks import mark
from art.faces.jetriko.pen import HEIGHT, WIDTH, burst, dots, edged, frame, rounded_box
from art.svg import Outline, circle, shape, stroke, svg
from art.theme import css


@cache
def back() -> str:
    """The back of coloured and white cards: all five inks round a star."""
    x, y = 105.0, 150.0
    fields, signs = [], []
    for colour, rgb in enumerate(PALETTE):
        start = math.tau * colour / 5 - math.pi / 2 - math.pi / 5
        for half, tone in ((0, css(rgb)), (1, darker(rgb, 0.16))):
            ends = [start + math.pi / 5 * (half + at) for at in (0, 1.01)]
            wedge: Outline = [
                (x, y),
                *((x + 260 * math.cos(a), y + 260 * math.sin(a)) for a in ends),
            ]
            fields.append(shape([wedge], tone))
        middle = start + math.pi / 5
        far = (94, 70, 92, 92, 70)[colour]
        px, py = x + far * math.cos(middle), y + far * math.sin(middle)
        signs.append(mark(colour, px, py, 44, lighter(rgb, 0.88), "", INK, 7))
    return svg(
        WIDTH,
        HEIGHT,
        "".join(fields)
        + veiled(dots(INK, lambda down: 4.6 * abs(down - 0.5) ** 0.9), 0.28)
        + "".join(signs)
        + star(x, y, 38)
        + veiled(
            stroke([rounded_box(14, 14, WIDTH - 28, HEIGHT - 28, 7)], INK, 2.4, closed=True), 0.8
        )
        + frame(PAPER),
    )


def star(x: float, y: float, radius: float) -> str:
    """Five points in a dark disc, the mark of the game."""
    points = burst(x, y, radius * 0.76, radius * 0.36, 5, -math.pi / 2)
    facets = [[(x, y), points[n], points[(n + 1) % 10]] for n in range(0, 10, 2)]
    return (
        edged([circle(x, y, radius, 60)], INK, PAPER, radius * 0.07)
        + edged([points], GOLD, GOLD, radius * 0.05)
        + veiled(shape(facets, "#b86a14"), 0.45)
    )


def lid() -> str:
    """The lid, 300 by 400: the five shapes over each other; the lowest quarter is plain."""
    places = ((84, 84, 124, -8), (150, 156, 190, 0), (236, 224, 120, 6), (228, 74, 124, 8),
              (74, 228, 126, -8))  # fmt: skip
    order = (1, 0, 3, 4, 2)
    return svg(
        300,
        400,
        '<rect width="300" height="400" fill="#128086"/>'
        + veiled(dots("#0b4f5b", lambda down: 6.4 * down**1.2, 16, (300, 330)), 0.5)
        + "".join(_printed(colour, *places[colour]) for colour in order)
        + shape([[(0, 306), (300, 306), (300, 400), (0, 400)]], INK)
        + edged(_teeth(), PAPER, INK, 3, "nonzero")
        + shape([[(0, 302), (300, 302), (300, 309), (0, 309)]], PAPER),
    )


def _teeth() -> list[Outline]:
    """A trap waits under the shapes."""
    return [
        [(x, 306), (x + 30, 306), (x + 15, 306 - (27, 18, 23)[n % 3])]
        for n, x in enumerate(range(0, 300, 30))
    ]


def _printed(colour: int, x: float, y: float, size: float, turn: float) -> str:
    """One ink: a dark edge printed a little off, a lit edge, and the colour."""
    rgb = PALETTE[colour]
    body = veiled(mark(colour, x + 7, y + 8, size, INK, "", INK, 2), 0.7) + mark(
        colour, x, y, size, css(rgb), lighter(rgb, 0.55), PAPER, 3
    )
    return f'<g transform="rotate({turn} {x} {y})">{body}</g>'
