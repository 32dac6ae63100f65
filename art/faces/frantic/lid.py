"""The lid of the box: a grin in neon on a brick wall."""

from __future__ import annotations

import math

from art.faces.frantic.inks import AMBER, CYAN, LIME, PINK, VIOLET
from art.faces.frantic.pen import tube
from art.svg import Outline, arc, box, circle, round_gradient, shape, svg


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
        + tube(_flash(34, 236, 0.85), CYAN, 5, closed=True)
        + tube(_flash(254, 44, 0.8), LIME, 5, closed=True)
        + _eyes()
        + _grin()
        + shape([box(0, 312, 300, 88)], "#08060b")
        + tube([[(20, 312), (280, 312)]], PINK, 3.4, closed=False),
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


def _ring() -> str:
    """Four arcs, one in each colour, round the face."""
    return "".join(
        tube(
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
    lid = tube([arc((198, 132), 28, math.radians(200), math.radians(340), 20)], LIME, 6, False)
    return (
        tube([circle(102, 124, 29, 50)], LIME, 6, closed=True)
        + shape([circle(108, 130, 11, 30)], LIME)
        + shape([circle(112, 126, 4, 20)], "#08060b")
        + lid
        + tube([[(168, 92), (226, 80)]], PINK, 5, False)
        + tube([[(72, 76), (122, 86)]], PINK, 5, False)
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
        shape([mouth], "#fff8fb")
        + f'<g opacity="0.22">{shape([mouth], PINK)}</g>'
        + tube([*teeth, bite], "#7d2c62", 1.2, False)
        + tube([mouth], PINK, 6, closed=True)
    )
