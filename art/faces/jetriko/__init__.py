"""The look of Jetriko: bold silkscreen, flat inks that overlap, on teal."""

from __future__ import annotations

import math

from art.svg import Outline, Point, arc, band, circle, shape, svg
from art.theme import World

WORLD = World(
    cloth=(18, 104, 108),
    cloth_light=(44, 148, 146),
    cloth_dark=(6, 44, 52),
    ink=(10, 42, 50),
    paper=(250, 244, 228),
    accent=(255, 196, 61),
)

INK, PAPER = "#0b2d38", "#faf4e4"
LEAF, SUN, DROP, MOON, HEART = "#3fae5a", "#ffc53d", "#3c8fe0", "#8a5bd6", "#f2545b"


def box_svg() -> str:
    """The lid, 300 by 400: the five shapes printed over each other; the lowest quarter is plain."""
    leaf, veins = _leaf()
    return svg(
        300,
        400,
        '<rect width="300" height="400" fill="#128086"/>'
        + _dots()
        + _printed(_sun(), SUN)
        + _printed(leaf, LEAF)
        + shape(veins, PAPER, "nonzero")
        + _printed(_moon(), MOON)
        + _printed(_heart(), HEART)
        + _printed(_drop(), DROP)
        + shape([[(0, 306), (300, 306), (300, 400), (0, 400)]], INK)
        + shape([[(0, 298), (300, 298), (300, 303), (0, 303)]], PAPER),
    )


def _dots() -> str:
    """A screen of dots that grow downwards, as light ink over dark."""
    outlines = []
    for row in range(24):
        for column in range(19):
            x = 16.6 * column + (8.3 if row % 2 else 0)
            outlines.append(circle(x, 13 * row, 0.9 + 5.2 * (row / 24) ** 1.4, 14))
    return f'<g opacity="0.42">{shape(outlines, "#0b4f5b", "nonzero")}</g>'


def _printed(outlines: list[Outline], ink: str) -> str:
    """One ink: a dark edge printed a little off, the colour, and a lit edge."""
    off = [[(x + 6, y + 7) for x, y in outline] for outline in outlines]
    light = [[(x - 2.5, y - 3) for x, y in outline] for outline in outlines]
    return f'<g opacity="0.75">{shape(off, INK)}</g>' + shape(light, PAPER) + shape(outlines, ink)


def _sun() -> list[Outline]:
    x, y = 150.0, 152.0
    rays = [
        (x + radius * math.cos(turn), y + radius * math.sin(turn))
        for radius, turn in ((90 if n % 2 else 64, math.tau * n / 32) for n in range(32))
    ]
    return [rays, circle(x, y, 54, 60), circle(x, y, 46, 60)]


def _leaf() -> tuple[list[Outline], list[Outline]]:
    """The leaf, and its veins."""
    tip, stem = (26.0, 26.0), (120.0, 126.0)
    left, right = _curve(stem, (8, 132), tip), _curve(tip, (136, 14), stem)
    vein = band(_curve((48, 48), (72, 76), (112, 116)), lambda place: 1.5 + 6.5 * place)
    ribs = [
        band([(52 + 17 * n, 52 + 18 * n), (52 + 17 * n + dx, 52 + 18 * n + dy)], 3.4)
        for n in (1, 2)
        for dx, dy in ((1, -22), (-23, 1))
    ]
    return [[*left, *right]], [vein, *ribs]


def _drop() -> list[Outline]:
    x, y, radius = 226.0, 226.0, 44.0
    low = [
        (x + radius * math.cos(turn), y + radius * math.sin(turn))
        for turn in (math.radians(-24 + 228 * n / 40) for n in range(41))
    ]
    tip = (x, y - 96)
    sides = [*_curve(low[-1], (x - 22, y - 50), tip), *_curve(tip, (x + 22, y - 50), low[0])]
    return [[*low, *sides], _glint((x, y), 30, math.radians(95), math.radians(165))]


def _glint(centre: Point, radius: float, start: float, end: float) -> Outline:
    line = arc(centre, radius, start, end, 16)
    return band(line, lambda place: 1 + 8 * math.sin(math.pi * place))


def _moon() -> list[Outline]:
    """A crescent: what a second circle leaves of the first."""
    centre, bite = (226.0, 76.0), (244.0, 60.0)
    outer, inner = (
        arc(centre, 56, -0.73, math.tau - 0.73, 120),
        arc(bite, 46, -0.73, math.tau - 0.73, 120),
    )
    rim = [point for point in outer if math.dist(point, bite) > 46]
    hollow = [point for point in inner if math.dist(point, centre) < 56]
    return [rim + hollow[::-1]]


def _heart() -> list[Outline]:
    x, y, size = 78.0, 220.0, 3.7
    return [
        [
            (
                x + size * 16 * math.sin(t) ** 3,
                y
                - size
                * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
            )
            for t in (math.tau * n / 72 for n in range(72))
        ]
    ]


def _curve(a: Point, bend: Point, b: Point) -> Outline:
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * bend[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * bend[1] + t * t * b[1],
        )
        for t in (n / 20 for n in range(21))
    ]
