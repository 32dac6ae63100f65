"""The eighteen shapes of Totem as outlines in a box of 200 by 200 (TOT, Components).

A shape is a list of pieces of paper, cut out or a ribbon.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from art.faces.totem.ribbon import Ribbon, even
from art.svg import (
    Outline,
    arc,
    box,
    circle,
    moved,
    spun,
    square,
)


@dataclass(frozen=True, slots=True)
class Piece:
    """Paper cut along its first outline; further outlines are holes in it."""

    outlines: list[Outline]


Figure: TypeAlias = Callable[[float, float, float], Outline]
Shape: TypeAlias = list[Piece | Ribbon]

C = 100.0
QUARTERS = (0, 90, 180, 270)


# S: a star of four rays, straight or wavy, its core round or with four square teeth.

CORE, TOOTH, RAY, RAY_HALF = 45.0, 12.0, 94.0, 20.0


def star(wavy: bool, teeth: bool) -> Shape:
    """One outline round core, rays and teeth, with a round eye in the middle."""
    outline: Outline = []
    for quarter in QUARTERS:
        ray = _wavy_ray() if wavy else _straight_ray()
        gap = _toothed_gap() if teeth else _round_gap()
        outline += spun(ray + gap, quarter)
    return [Piece([outline, circle(C, C, 14, 32)])]


def _straight_ray() -> Outline:
    foot = math.sqrt(CORE**2 - RAY_HALF**2)
    return [(C - RAY_HALF, C - foot), (C, C - RAY), (C + RAY_HALF, C - foot)]


def _wavy_ray() -> Outline:
    """A flame that leans to one side and back, its sides bending together."""
    foot = math.sqrt(CORE**2 - RAY_HALF**2)
    steps = 14
    left: Outline = []
    right: Outline = []
    for step in range(steps + 1):
        up = step / steps
        sway = 15.0 * math.sin(up * math.pi * 1.75)
        half = RAY_HALF * (1 - up) ** 0.8
        y = C - foot - (RAY - foot) * up
        left.append((C + sway - half, y))
        right.append((C + sway + half, y))
    return left + right[-2::-1]


def _gap_angles() -> tuple[float, float]:
    start = math.atan2(-math.sqrt(CORE**2 - RAY_HALF**2), RAY_HALF)
    return start, start + math.pi / 2 - 2 * (start + math.pi / 2)


def _round_gap() -> Outline:
    start, end = _gap_angles()
    return arc((C, C), CORE, start, end, 8)[1:-1]


def _toothed_gap() -> Outline:
    start, end = _gap_angles()
    lean = math.asin(TOOTH / CORE)
    before = arc((C, C), CORE, start, -math.pi / 4 - lean, 4)[1:]
    after = arc((C, C), CORE, -math.pi / 4 + lean, end, 4)[:-1]
    out = CORE + 21
    tooth = spun([(C + out, C - TOOTH), (C + out, C + TOOTH)], -45)
    return before + tooth + after


# D: a disc with a slit cross that reaches the rim or not, and meets in the centre or not.

DISC, SLIT, HUB, RIM = 90.0, 9.5, 30.0, 64.0


def disc(rim: bool, meet: bool) -> Shape:
    """`rim`: the slits run out through the edge; `meet`: they cross in the middle."""
    if rim and meet:
        return [Piece([spun(_wedge(), quarter)]) for quarter in QUARTERS]
    if rim:
        outline: Outline = []
        for quarter in QUARTERS:
            outline += spun(_notched_quarter(), quarter)
        return [Piece([outline])]
    whole = circle(C, C, DISC, 72)
    if meet:
        return [Piece([whole, _plus(RIM)])]
    slot = box(C - SLIT, C - RIM - 6, 2 * SLIT, RIM + 6 - HUB + 6)
    return [Piece([whole, *(spun(slot, quarter) for quarter in QUARTERS)])]


def _wedge() -> Outline:
    lean = math.asin(SLIT / DISC)
    return [(C + SLIT, C - SLIT), *arc((C, C), DISC, lean - math.pi / 2, -lean, 18)]


def _notched_quarter() -> Outline:
    lean = math.asin(SLIT / DISC)
    rim = arc((C, C), DISC, lean - math.pi / 2, -lean, 18)
    return [(C - SLIT, C - HUB), (C + SLIT, C - HUB), *rim]


def _plus(reach: float) -> Outline:
    outline: Outline = []
    for quarter in QUARTERS:
        outline += spun(
            [(C - SLIT, C - reach), (C + SLIT, C - reach), (C + SLIT, C - SLIT)], quarter
        )
    return outline


# G: sixteen dots, or a field with sixteen holes.

PITCH, DOT = 44.0, 16.5


def dots(solid_field: bool) -> Shape:
    grid = [C + PITCH * (n - 1.5) for n in range(4)]
    sixteen = [circle(x, y, DOT, 26) for y in grid for x in grid]
    if solid_field:
        return [Piece([square(C, C, 91), *sixteen])]
    return [Piece([dot]) for dot in sixteen]


# T: a diagonal of three, big, small, big.


def _disc(x: float, y: float, half: float) -> Outline:
    return circle(x, y, half, 44)


def _octagon(x: float, y: float, half: float) -> Outline:
    """A square that lost its corners: half way between its two twins."""
    side = half * 0.5
    corner = [(x + side, y - half), (x + half, y - side)]
    return [point for quarter in QUARTERS for point in spun(corner, quarter, (x, y))]


def trio(big: Figure, small: Figure) -> Shape:
    """`big` in two opposite corners, `small` between them."""
    far = 46.5
    reaches: dict[Figure, float] = {square: 34.5, _disc: 39.0, _octagon: 37.5}
    middles: dict[Figure, float] = {square: 21.5, _disc: 23.0}
    reach = reaches[big]
    places = ((big, far, reach), (small, C, middles[small]), (big, 2 * C - far, reach))
    return [Piece([figure(at, at, half)]) for figure, at, half in places]


# K: a ribbon, knotted closed or open.

RIBBON = 21.0
SIDE, LOOP = 33.0, 24.0


def _corner_loop() -> Outline:
    """From the upper side, round the upper right corner, down to the right side."""
    centre = (C + SIDE + LOOP, C - SIDE - LOOP)
    return arc(centre, LOOP, math.pi / 2, -math.pi, 40)


def closed_knot() -> Shape:
    """Four loops at the corners of a square."""
    line: Outline = []
    for quarter in QUARTERS:
        line += spun([(C, C - SIDE), *_corner_loop(), (C + SIDE, C)], quarter)
    # The last stretch covers the first, so that no seam shows.
    return [Ribbon(even([*line, (C + 9, C - SIDE)]), RIBBON, closed=True)]


def open_knot() -> Shape:
    """Two opposite loops; one corner is a bend, and at the last the ends cross."""
    loop = _corner_loop()
    bend = arc((C + SIDE - 16, C + SIDE - 16), 16, 0, math.pi / 2, 10)
    end_left, end_top = (12.0, C - SIDE), (C - SIDE, 12.0)
    return [Ribbon(even([end_left, *loop, *bend, *spun(loop, 180), end_top]), RIBBON)]


def tall_loops(count: int) -> Shape:
    """A ribbon written from side to side with tall loops, like a row of the letter l."""
    reach, swing, width = {2: (73.0, 37.0, 20.0), 3: (73.0, 23.0, 15.5)}[count]
    ahead = 0.3
    line: Outline = []
    steps = 60 * count
    for step in range(steps + 1):
        turn = -ahead + (count * math.tau + 2 * ahead) * step / steps
        x = C - reach + 2 * reach * turn / (count * math.tau) + swing * math.sin(turn)
        line.append((x, C + 2 + 76 * math.cos(turn)))
    return [Ribbon(even(line), width)]


SHAPES: dict[str, Callable[[], Shape]] = {
    "S1": lambda: star(wavy=False, teeth=False),
    "S2": lambda: star(wavy=False, teeth=True),
    "S3": lambda: star(wavy=True, teeth=False),
    "S4": lambda: star(wavy=True, teeth=True),
    "D1": lambda: disc(rim=True, meet=True),
    "D2": lambda: disc(rim=True, meet=False),
    "D3": lambda: disc(rim=False, meet=True),
    "D4": lambda: disc(rim=False, meet=False),
    "G1": lambda: dots(solid_field=False),
    "G2": lambda: dots(solid_field=True),
    "T1": lambda: trio(square, _disc),
    "T2": lambda: trio(_disc, square),
    "T3": lambda: trio(_octagon, square),
    "T4": lambda: trio(_octagon, _disc),
    "K1": closed_knot,
    "K2": open_knot,
    "K3": lambda: tall_loops(2),
    "K4": lambda: tall_loops(3),
}


# The arrows of the special cards.


def arrow() -> Outline:
    """An arrow from the upper edge down towards the middle."""
    half, wide, neck = 13, 31, 46
    left = [(C - wide, neck), (C - half, neck), (C - half, 9)]
    return [*left, *((2 * C - x, y) for x, y in left[::-1]), (C, 85)]


def inward() -> list[Outline]:
    return [spun(arrow(), quarter) for quarter in QUARTERS]


def outward() -> list[Outline]:
    turned = spun(arrow(), 180, (C, 48))
    return [spun(moved(turned, 0, -16), quarter + 45) for quarter in QUARTERS]
