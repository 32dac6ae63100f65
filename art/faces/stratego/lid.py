"""The lid of the box: on a map of sand and ink a spy of Red meets the Marshal of Blue."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.faces.stratego.battle import sabre
from art.faces.stratego.burin import cut, facing_left, placed
from art.faces.stratego.crests import around
from art.faces.stratego.fronts import AXIS, figure
from art.faces.stratego.inks import CHALK, GOLD, INK, LIVERIES, PALE, SAND
from art.svg import Outline, Point, arc, band, box, circle, shape, stroke, svg
from game.stratego.cards import BLUE, MARSHAL, RED, SPY, Rank

SCALE = 0.86
FOOT = 306


def lid() -> str:
    """The lid, 300 by 400: the lowest quarter is plain."""
    return svg(
        300,
        400,
        f'<rect width="300" height="400" fill="{SAND}"/>'
        + _hills()
        + _river()
        + _grid()
        + _medal()
        + _soldier(BLUE, MARSHAL, 222)
        + _soldier(RED, SPY, 78)
        + shape([box(0, FOOT, 300, 100)], SAND)
        + _line([(0, FOOT), (300, FOOT)], 2.4)
        + _border()
        + _cartouche(),
    )


def _soldier(army: int, rank: Rank, x: float) -> str:
    """A soldier as on their card, the head about x, down to the foot of the picture."""
    drawn = figure(army, rank, LIVERIES[army])
    return placed(drawn, x - AXIS * SCALE, FOOT + 2 - 296 * SCALE, SCALE)


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


def _medal() -> str:
    """Crossed sabres before a star, above the two."""
    x, y = 150.0, 74.0
    return (
        cut(around((x, y), 16, ((60, 0), (43, 0.5))), GOLD, 2)
        + shape([_half(x, y, 36, False)], LIVERIES[RED].coat)
        + shape([_half(x, y, 36, True)], LIVERIES[BLUE].coat)
        + _line(circle(x, y, 36, 60), 2.2, INK, True)
        + _line(circle(x, y, 31.5, 60), 1.2, CHALK, True)
        + placed(sabre() + facing_left(sabre(), 50), x - 49, y - 49, 0.98)
    )


def _half(x: float, y: float, radius: float, right: bool) -> Outline:
    start = -math.pi / 2 if right else math.pi / 2
    return arc((x, y), radius, start, start + math.pi, 30)


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
