"""The five shapes that go with the colours: flame, gem, star, clover and moon, 100 by 100."""

from __future__ import annotations

import math

from art.curves import put
from art.faces.frantic.pen import burst, curve, edged
from art.svg import Outline, arc, band, box, circle, shape

MARKS = ("flame", "gem", "star", "clover", "moon")


def _flame() -> Outline:
    left = curve([(52, 100), (22, 92), (10, 66), (20, 40), (30, 28)], 6)
    tongue = curve([(30, 28), (34, 44), (42, 48), (46, 24), (62, -2)], 6)
    right = curve([(62, -2), (64, 22), (84, 42), (90, 66), (80, 90), (52, 100)], 6)
    return [*left, *tongue[1:], *right[1:-1]]


def _gem() -> Outline:
    return [(50, 0), (93, 50), (50, 100), (7, 50)]


def _clover() -> list[Outline]:
    leaves = [circle(x, y, 24, 26) for x in (27, 73) for y in (23, 69)]
    stem = band(curve([(50, 46), (52, 78), (64, 102)]), lambda at: 8 + 7 * at)[::-1]
    return [*leaves, box(36, 32, 28, 28), stem]


def _moon() -> Outline:
    centre, bite = (46.0, 50.0), (68.0, 36.0)
    outer = arc(centre, 48, -0.61, math.tau - 0.61, 60)
    inner = arc(bite, 37, -0.61, math.tau - 0.61, 60)
    rim = [point for point in outer if math.dist(point, bite) > 37]
    hollow = [point for point in inner if math.dist(point, centre) < 48]
    return rim + hollow[::-1]


OUTLINES: tuple[list[Outline], ...] = (
    [_flame()], [_gem()], [burst(50, 54, 56, 25, 5)], _clover(), [_moon()],
)  # fmt: skip


def mark(
    colour: int, x: float, y: float, size: float, ink: str, edge: str = "", rim: float = 8.0
) -> str:
    """The shape of a colour about its middle, with an edge so wide if asked."""
    outlines = OUTLINES[colour]
    body = edged(outlines, ink, edge, rim) if edge else shape(outlines, ink, "nonzero")
    return put(body, x, y, size)
