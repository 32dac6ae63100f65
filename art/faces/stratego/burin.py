"""Drawing with a burin: traced outlines, swelling lines, and shade in slivers that taper off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from art.faces.stratego.inks import INK
from art.svg import Outline, Point, area, band, shape, stroke

# Points between two of a trace.
STEPS = 5
LINE = 2.6


@cache
def _points(trace: str) -> tuple[tuple[Point, bool], ...]:
    found: list[tuple[Point, bool]] = []
    for word in trace.split():
        x, y = word.rstrip("!").split(",")
        found.append(((float(x), float(y)), word.endswith("!")))
    return tuple(found)


def traced(trace: str, closed: bool = True) -> Outline:
    """A smooth line through the points "x,y x,y! …"; at one with a ! it has a corner."""
    points = _points(trace)
    count = len(points)
    outline: Outline = []
    for place in range(count if closed else count - 1):
        (b, b_sharp), (c, c_sharp) = points[place], points[(place + 1) % count]
        first, last = not closed and place == 0, not closed and place == count - 2
        a = b if b_sharp or first else points[place - 1][0]
        d = c if c_sharp or last else points[(place + 2) % count][0]
        straight = (b_sharp or first) and (c_sharp or last)
        outline += [b] if straight else [_between(a, b, c, d, n / STEPS) for n in range(STEPS)]
    if not closed:
        outline.append(points[-1][0])
    return outline


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A place on the curve from b to c that comes from a and goes on to d."""
    x, y = (
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * q - p - 3 * r + s)))
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def cut(trace: str | Sequence[Point], fill: str, line: float = LINE) -> str:
    """A closed figure, filled and edged with ink."""
    outline = traced(trace) if isinstance(trace, str) else trace
    return shape([outline], fill) + stroke([outline], INK, line, True)


def pen(trace: str, line: float = LINE, colour: str = INK) -> str:
    """An open line of one width."""
    return stroke([traced(trace, False)], colour, line)


def swell(trace: str, widths: Sequence[float], colour: str = INK) -> str:
    """An open line whose width goes through these."""
    return shape([swelling(trace, widths)], colour, "nonzero")


def swelling(trace: str, widths: Sequence[float]) -> Outline:
    """The outline of such a line, always turning the same way."""
    last = len(widths) - 1

    def width(place: float) -> float:
        n = min(last - 1, int(place * last))
        return widths[n] + (widths[n + 1] - widths[n]) * (place * last - n)

    outline = band(traced(trace, False), width)
    return outline if area(outline) > 0 else outline[::-1]


def shade(
    trace: str | Sequence[Point],
    degrees: float = 20,
    reach: float = 0.5,
    gap: float = 5.0,
    thick: float = 2.2,
    colour: str = INK,
) -> str:
    """Lines from the edge of a figure that lies towards `degrees`, tapering off inwards.

    `reach` is the part of the way across, 1 to the other edge.
    """
    outline = traced(trace) if isinstance(trace, str) else list(trace)
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    laid = [(x * cos + y * sin, y * cos - x * sin) for x, y in outline]
    slivers: list[Outline] = []
    low, high = min(y for _, y in laid), max(y for _, y in laid)
    for n in range(1, math.ceil((high - low) / gap)):
        y = low + n * gap
        xs = _crossings(laid, y)
        for near, far in zip(xs[::2], xs[1::2], strict=True):
            tip = far - (far - near) * reach
            middle = far - (far - near) * reach * 0.45
            end = thick if reach == 1 else 0.0
            below = [(far, y + thick / 2), (middle, y + thick * 0.36), (tip, y + end / 2)]
            sliver = [*below, *((px, 2 * y - py) for px, py in below[::-1])]
            slivers.append([(px * cos - py * sin, px * sin + py * cos) for px, py in sliver])
    return shape(slivers, colour, "nonzero")


def _crossings(outline: Sequence[Point], y: float) -> list[float]:
    return sorted(
        ax + (bx - ax) * (y - ay) / (by - ay)
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True)
        if (ay > y) != (by > y)
    )


def placed(body: str, x: float, y: float, scale: float = 1.0) -> str:
    """A drawing grown and then shifted."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'


def facing_left(body: str, axis: float) -> str:
    """A drawing as in a mirror that stands at x = `axis`."""
    return f'<g transform="matrix(-1 0 0 1 {2 * axis:g} 0)">{body}</g>'
