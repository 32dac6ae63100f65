"""The look of Stratego Cards: an engraved military map in sand and ink."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.svg import Outline, Point, arc, band, box, circle, polygon, shape, stroke, svg
from art.theme import World

WORLD = World(
    cloth=(146, 118, 78),
    cloth_light=(192, 164, 116),
    cloth_dark=(66, 50, 32),
    ink=(43, 34, 28),
    paper=(238, 222, 186),
    accent=(168, 44, 36),
)

INK, SAND, PALE, RED, BLUE = "#3a2c20", "#e6d3a6", "#f3e7c6", "#b2342a", "#2c5288"


def box_svg() -> str:
    """The lid, 300 by 400: two armies on a map, crossed sabres; the lowest quarter is plain."""
    return svg(
        300,
        400,
        f'<rect width="300" height="400" fill="{SAND}"/>'
        + _hills()
        + _river()
        + _grid()
        + _army(RED, 1)
        + _army(BLUE, -1)
        + _medal()
        + _border()
        + _cartouche(),
    )


def _line(
    points: Sequence[Point], width: float, colour: str = INK, closed: bool = False, dash: str = ""
) -> str:
    return stroke([points], colour, width, closed, f'stroke-dasharray="{dash}"' if dash else "")


def _hills() -> str:
    """Heights as rings, each drawn a little heavier on its shaded side."""
    dice = random.Random(8)
    drawn = []
    for x, y, size in ((66, 62, 70), (246, 92, 62), (58, 262, 60), (244, 282, 66)):
        waves = [(n, dice.uniform(0.04, 0.13), dice.random() * math.tau) for n in (2, 3, 5)]
        for ring in range(6):
            radius = size * (1 - ring / 6.4)
            outline = [
                (
                    x + radius * _swell(turn, waves) * math.cos(turn),
                    y + radius * 0.82 * _swell(turn, waves) * math.sin(turn),
                )
                for turn in (math.tau * step / 60 for step in range(60))
            ]
            drawn.append(shape([outline], PALE if ring % 2 else "#dcc792"))
            drawn.append(_line(outline, 0.8, INK, True))
            drawn.append(_line(outline[2:18], 1.7))
    return f'<g opacity="0.62">{"".join(drawn)}</g>'


def _swell(turn: float, waves: list[tuple[int, float, float]]) -> float:
    return 1 + sum(a * math.sin(n * turn + p) for n, a, p in waves)


def _river() -> str:
    middle = [(x, 166 + 26 * math.sin(x / 47) + 0.12 * x) for x in range(-10, 311, 6)]
    banks = band(middle, 25)
    stripes = "".join(
        _line([(x, y + shift) for x, y in middle], 0.9, "#34557e", dash=f"{14 + 5 * n} {5 + 3 * n}")
        for n, shift in enumerate((-7.5, -3, 2, 7))
    )
    return shape([banks], "#bccbcb") + _line(banks, 1.6, INK, True) + stripes


def _grid() -> str:
    lines = [_line([(x, 0), (x, 400)], 0.6) for x in range(30, 300, 48)]
    lines += [_line([(0, y), (300, y)], 0.6) for y in range(30, 400, 48)]
    return f'<g opacity="0.45">{"".join(lines)}</g>'


def _army(colour: str, side: int) -> str:
    """Formations as on staff maps, and an arrow of advance."""
    parts = []
    for x, y in ((-88, -100), (-30, -112), (30, -112), (88, -100)):
        px, py = 150 + x, 178 + side * y
        parts.append(shape([box(px - 17, py - 10, 34, 20)], colour))
        parts.append(_line(box(px - 17, py - 10, 34, 20), 1.5, INK, True))
        parts.append(_line([(px - 15, py - 8), (px + 15, py + 8)], 2.2, PALE))
        if x in (-30, 30):
            parts.append(_line([(px - 15, py + 8), (px + 15, py - 8)], 2.2, PALE))
    for flank in (-1, 1):
        advance = [(150 + flank * x, 178 + side * y) for x, y in ((88, -82), (106, -52), (92, -26))]
        parts.append(shape([_arrow(advance)], colour))
        parts.append(_line(_arrow(advance), 1.3, INK, True))
    return "".join(parts)


def _arrow(line: Sequence[Point]) -> Outline:
    (ax, ay), (mx, my), (bx, by) = line
    bend = [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
         (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in (step / 10 for step in range(11))
    ]  # fmt: skip
    shaft = band(bend, 11)
    count = len(bend)
    (px, py), (qx, qy) = bend[-2], bend[-1]
    length = math.hypot(qx - px, qy - py)
    ux, uy = (qx - px) / length, (qy - py) / length
    head = [
        (qx + uy * 12, qy - ux * 12),
        (qx + ux * 17, qy + uy * 17),
        (qx - uy * 12, qy + ux * 12),
    ]
    return shaft[:count] + head + shaft[count:]


def _medal() -> str:
    """Crossed sabres before a star, in the middle of the field."""
    x, y = 150.0, 178.0
    star = [
        (x + r * math.cos(turn), y + r * math.sin(turn))
        for r, turn in (
            (62 if n % 2 == 0 else 40, math.tau * n / 32 - math.pi / 2) for n in range(32)
        )
    ]
    sabres = "".join(_sabre(mirror) for mirror in (False, True))
    return (
        shape([star], "#caa04a")
        + _line(star, 1.5, INK, True)
        + shape([circle(x, y, 38, 60)], PALE)
        + _line(circle(x, y, 38, 60), 1.6, INK, True)
        + _line(circle(x, y, 34, 60), 0.8, INK, True)
        + shape([_half(x, y, 31, False)], RED)
        + shape([_half(x, y, 31, True)], BLUE)
        + sabres
        + shape([polygon(x, y + 1, 7, 6)], "#caa04a")
        + _line(polygon(x, y + 1, 7, 6), 1.2, INK, True)
    )


def _half(x: float, y: float, radius: float, right: bool) -> Outline:
    start = -math.pi / 2 if right else math.pi / 2
    return arc((x, y), radius, start, start + math.pi, 30)


def _sabre(mirror: bool) -> str:
    curve = [
        (88 + 124 * t, 234 - 112 * t + 15 * math.sin(math.pi * t))
        for t in (n / 16 for n in range(17))
    ]
    side = -1 if mirror else 1
    if mirror:
        curve = [(300 - x, y) for x, y in curve]
    blade = band(curve, lambda t: 8.5 * (1 - t) ** 0.45 + 0.6)
    hilt_x, hilt_y = curve[3]
    guard = [(hilt_x - 11 * side, hilt_y - 9), curve[3], (hilt_x + 9 * side, hilt_y + 9)]
    return (
        shape([blade], "#f4f1e6")
        + _line(blade, 1.3, INK, True)
        + _line(curve[4:-2], 0.7)
        + shape([band(curve[:4], 9)], INK)
        + _line(guard, 5.6)
        + _line(guard, 3.6, "#caa04a")
    )


def _border() -> str:
    """A graduated edge, black and pale in turn, as maps have."""
    ticks = []
    for n in range(0, 300, 20):
        ticks += [box(n, 0, 10, 6), box(n + 10, 394, 10, 6)]
    for n in range(0, 400, 20):
        ticks += [box(0, n, 6, 10), box(294, n + 10, 6, 10)]
    edge = shape([box(0, 0, 300, 400), box(6, 6, 288, 388)], PALE)
    return (
        edge
        + shape(ticks, INK)
        + _line(box(6.5, 6.5, 287, 387), 1.2, INK, True)
        + _line(box(10, 10, 280, 380), 0.7, INK, True)
    )


def _cartouche() -> str:
    """The quiet ground for the title."""
    plate = box(22, 312, 256, 68)
    return (
        shape([plate], PALE)
        + _line(plate, 1.8, INK, True)
        + _line(box(26, 316, 248, 60), 0.8, INK, True)
    )
