"""The five shapes that go with the colours: leaf, sun, drop, moon and heart, 100 by 100."""

from __future__ import annotations

import math

from art.curves import curve, put
from art.faces.jetriko.inks import PALETTE
from art.faces.jetriko.pen import burst, edged
from art.svg import Outline, arc, band, circle, shape, spun
from art.theme import css

MARKS = ("leaf", "sun", "drop", "moon", "heart")
SUN = 1


def _leaf() -> Outline:
    left = curve([(50, 95), (27, 80), (19, 52), (29, 24), (50, -4)], 8)
    right = curve([(50, -4), (71, 24), (81, 52), (73, 80), (50, 95)], 8)
    stem = [(54, 94), (55, 106), (45, 106), (46, 94)]
    return [*left[1:], *right[1:-1], *stem]


def _leaf_veins() -> list[Outline]:
    middle = band([(50, 22), (50, 60), (50, 94)], lambda at: 2 + 5 * at)
    ribs = [
        band([(50, y), (50 + side * 20, y - 17)], lambda at: 5.4 - 2.6 * at)
        for y in (52, 72)
        for side in (-1, 1)
    ]
    return [middle, *ribs]


def _drop() -> Outline:
    low = arc((50, 65), 34, math.radians(-25), math.radians(205), 36)
    left, right = curve([low[-1], (33, 26), (50, -2)], 8), curve([(50, -2), (67, 26), low[0]], 8)
    return [*left[1:], *right[1:], *low[1:]]


def _moon() -> Outline:
    centre, bite = (46.0, 50.0), (66.0, 36.0)
    outer = arc(centre, 47, -0.61, math.tau - 0.61, 120)
    inner = arc(bite, 37, -0.61, math.tau - 0.61, 120)
    rim = [point for point in outer if math.dist(point, bite) > 37]
    hollow = [point for point in inner if math.dist(point, centre) < 47]
    return rim + hollow[::-1]


def _heart() -> Outline:
    return [
        (
            50 + 2.95 * 16 * math.sin(t) ** 3,
            46
            - 3.1
            * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
        )
        for t in (math.tau * n / 64 for n in range(64))
    ]


_RAYS = burst(50, 50, 52, 35, 12, -math.pi / 2)
_RING = (circle(50, 50, 29, 40), circle(50, 50, 23.5, 40))

# The whole outline of each, and what is cut out of it where it is printed large enough.
OUTLINES: tuple[Outline, ...] = (spun(_leaf(), 32, (50, 50)), _RAYS, _drop(), _moon(), _heart())
CUTS: tuple[list[Outline], ...] = (
    [spun(line, 32, (50, 50)) for line in _leaf_veins()],
    [*_RING],
    [band(arc((50, 65), 22, math.radians(100), math.radians(175), 14),
          lambda at: 1 + 8 * math.sin(math.pi * at))],
    [],
    [band(arc((30, 34), 14, math.radians(160), math.radians(275), 14),
          lambda at: 1 + 7 * math.sin(math.pi * at))],
)  # fmt: skip


def printed(colour: int) -> str:
    """The shape of a colour in its own ink, for the little cards in drawings."""
    return mark(colour, 50, 50, 84, css(PALETTE[colour]))


def mark(
    colour: int,
    x: float,
    y: float,
    size: float,
    ink: str,
    cut: str = "",
    edge: str = "",
    rim: float = 8.0,
) -> str:
    """The shape of a colour about its middle; `cut`: the ink of its veins and glints."""
    outline = [OUTLINES[colour]]
    body = edged(outline, ink, edge, rim) if edge else shape(outline, ink)
    if cut and CUTS[colour]:
        body += shape(CUTS[colour], cut, "evenodd" if colour == SUN else "nonzero")
    return put(body, x, y, size)
