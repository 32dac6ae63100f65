"""The look of Frantic: black with neon and mischief."""

from __future__ import annotations

import math

from art.svg import Outline, arc, box, circle, round_gradient, shape, stroke, svg
from art.theme import World

WORLD = World(
    cloth=(27, 24, 34),
    cloth_light=(52, 44, 66),
    cloth_dark=(9, 8, 12),
    ink=(12, 10, 16),
    paper=(244, 240, 250),
    accent=(255, 61, 154),
)

PINK, CYAN, LIME, AMBER, VIOLET = "#ff3d9a", "#2ee6ff", "#9dff4a", "#ffc13d", "#a56bff"


def box_svg() -> str:
    """The lid, 300 by 400: a grin in neon; the lowest quarter is plain."""
    wall = round_gradient(
        "wall", (150, 170), 240, [(0, "#3a1f4d"), (0.5, "#1a1024"), (1, "#08060b")]
    )
    return svg(
        300,
        400,
        f'<defs>{wall}</defs><rect width="300" height="400" fill="url(#wall)"/>'
        + _bricks()
        + _ring()
        + _neon(_flash(34, 236, 0.85), CYAN, 5)
        + _neon(_flash(254, 44, 0.8), LIME, 5)
        + _eyes()
        + _grin()
        + shape([box(0, 312, 300, 88)], "#08060b")
        + _neon([[(20, 312), (280, 312)]], PINK, 3.4, closed=False),
    )


def _bricks() -> str:
    lines = []
    for row in range(14):
        y = 24 * row
        lines.append(f"M0 {y} H300")
        shift = 26 if row % 2 else 0
        lines += [f"M{x + shift} {y} v24" for x in range(0, 300, 52)]
    data = "".join(lines)
    return f'<path fill="none" stroke="#000" stroke-opacity="0.38" stroke-width="2.4" d="{data}"/>'


def _neon(lines: list[Outline], colour: str, width: float, closed: bool = True) -> str:
    """A glass tube: glow in ever wider and fainter strokes, and a white-hot core."""
    glow = ((6.4, 0.05), (4.4, 0.08), (3.0, 0.13), (1.9, 0.26), (1.0, 1.0))
    return "".join(
        stroke(lines, colour, width * broad, closed, f'stroke-opacity="{light:g}"')
        for broad, light in glow
    ) + stroke(lines, "#fff6fb", width * 0.42, closed, 'stroke-opacity="0.9"')


def _ring() -> str:
    """Four arcs, one in each colour, round the face."""
    return "".join(
        _neon(
            [arc((150, 158), 126, math.radians(start + 9), math.radians(start + 81), 30)],
            colour,
            6,
            False,
        )
        for start, colour in ((0, PINK), (90, AMBER), (180, VIOLET), (270, CYAN))
    )


def _flash(x: float, y: float, size: float) -> list[Outline]:
    points = ((6, -30), (-16, 6), (-2, 6), (-8, 32), (16, -6), (2, -6))
    return [[(x + size * px, y + size * py) for px, py in points]]


def _eyes() -> str:
    """One wide open, one winking."""
    lid = _neon([arc((198, 132), 28, math.radians(200), math.radians(340), 20)], LIME, 6, False)
    return (
        _neon([circle(102, 124, 29, 50)], LIME, 6)
        + shape([circle(108, 130, 11, 30)], LIME)
        + shape([circle(112, 126, 4, 20)], "#08060b")
        + lid
        + _neon([[(168, 92), (226, 80)]], PINK, 5, False)
        + _neon([[(72, 76), (122, 86)]], PINK, 5, False)
    )


def _grin() -> str:
    upper = [
        (52 + 196 * t, 178 + 26 * math.sin(math.pi * t) - 16 * t)
        for t in (n / 30 for n in range(31))
    ]
    lower = [
        (52 + 196 * t, 178 + 92 * math.sin(math.pi * t) ** 0.8 - 16 * t)
        for t in (n / 30 for n in range(31))
    ]
    mouth = upper + lower[::-1]
    teeth = [[upper[n], lower[n]] for n in (5, 10, 15, 20, 25)]
    bite = [
        ((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(upper, lower, strict=True)
    ][1:-1]
    return (
        shape([mouth], "#f7f2ff")
        + f'<g opacity="0.22">{shape([mouth], PINK)}</g>'
        + _neon([*teeth, bite], "#7d2c62", 1.2, False)
        + _neon([mouth], PINK, 6)
    )
