"""Drawing with scissors and brush: outlines as points, cut by hand, written as SVG.

An outline is a closed list of points. Nothing here knows a screen.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = list[Point]


def svg(width: float, height: float, body: str) -> str:
    """A whole SVG: a box of this size and what is drawn in it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return f"{head}{body}</svg>"


def path(outlines: Iterable[Sequence[Point]]) -> str:
    """Path data of closed outlines with straight edges."""
    return "".join(_closed(len(outline)) % (*chain.from_iterable(outline),) for outline in outlines)


@cache
def _closed(points: int) -> str:
    """What writes so many points at once: one by one took twice as long."""
    return f"M{' '.join(['%.1f %.1f'] * points)}z"


def shape(outlines: Iterable[Sequence[Point]], fill: str, rule: str = "evenodd") -> str:
    """A filled figure; outlines inside others are holes unless the rule is nonzero."""
    return f'<path fill-rule="{rule}" fill="{fill}" d="{path(outlines)}"/>'


def stroke(
    lines: Iterable[Sequence[Point]],
    colour: str,
    width: float,
    closed: bool = False,
    extra: str = "",
) -> str:
    """Lines drawn with a round pen."""
    data = path(lines) if closed else path(lines).replace("z", "")
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:.2f}" stroke-linecap="round" '
        f'stroke-linejoin="round" {extra} d="{data}"/>'
    )


def faint(body: str, share: float) -> str:
    """So much of a drawing as one sees through it; one within another counts alone."""
    return f'<g opacity="{share:g}">{body}</g>'


def line_gradient(name: str, start: Point, end: Point, stops: Sequence[tuple[float, str]]) -> str:
    """A gradient along a line, in the coordinates of the picture."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}">{_stops(stops)}</linearGradient>'
    )


def round_gradient(
    name: str, centre: Point, radius: float, stops: Sequence[tuple[float, str]]
) -> str:
    """A gradient round a point, in the coordinates of the picture."""
    x, y = centre
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'cx="{x:g}" cy="{y:g}" r="{radius:g}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: Sequence[tuple[float, str]]) -> str:
    return "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)


# Outlines.


def circle(x: float, y: float, radius: float, steps: int = 48) -> Outline:
    """A circle by its centre."""
    return [(x + radius * cos, y + radius * sin) for cos, sin in _round(steps)]


@cache
def _round(steps: int) -> tuple[Point, ...]:
    """A circle of radius 1 about nothing."""
    turns = [math.tau * step / steps for step in range(steps)]
    return tuple((math.cos(turn), math.sin(turn)) for turn in turns)


def polygon(x: float, y: float, radius: float, corners: int, turn: float = 0.0) -> Outline:
    """A regular polygon, its first corner at `turn` radians."""
    return [(px, py) for px, py in _spun(circle(x, y, radius, corners), (x, y), turn)]


def box(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle by its corner and size."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def square(x: float, y: float, half: float) -> Outline:
    """A square by its centre."""
    return box(x - half, y - half, 2 * half, 2 * half)


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 24) -> Outline:
    """Points along an arc, angles in radians, clockwise on screen if `end` > `start`."""
    x, y = centre
    return [
        (x + radius * math.cos(turn), y + radius * math.sin(turn))
        for turn in (start + (end - start) * step / steps for step in range(steps + 1))
    ]


def spun(outline: Sequence[Point], degrees: float, centre: Point = (100.0, 100.0)) -> Outline:
    """The outline turned clockwise about `centre`."""
    return _spun(outline, centre, math.radians(degrees))


def _spun(outline: Sequence[Point], centre: Point, turn: float) -> Outline:
    cx, cy = centre
    cos, sin = math.cos(turn), math.sin(turn)
    return [
        (cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos)
        for x, y in outline
    ]


def moved(outline: Sequence[Point], dx: float, dy: float) -> Outline:
    """The outline shifted."""
    return [(x + dx, y + dy) for x, y in outline]


def band(line: Sequence[Point], width: float | Callable[[float], float]) -> Outline:
    """A ribbon along an open line; `width` may depend on the place from 0 to 1."""
    left: Outline = []
    right: Outline = []
    last = len(line) - 1
    for place, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, place - 1)], line[min(last, place + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (width(place / last) if callable(width) else width) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


# The hand that cuts and inks.


def cut(outline: Sequence[Point], seed: str, wobble: float = 1.0, step: float = 8.0) -> Outline:
    """The outline as cut by hand: a little off wherever the scissors went.

    The same place is off in the same way for all outlines of one seed, so that pieces
    that touch still do.
    """
    off = _unsteady(seed)
    points: Outline = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        snips = max(1, round(math.hypot(bx - ax, by - ay) / step))
        for snip in range(snips):
            x, y = ax + (bx - ax) * snip / snips, ay + (by - ay) * snip / snips
            dx, dy = off(x, y)
            points.append((x + wobble * dx, y + wobble * dy))
    return points


def _unsteady(seed: str) -> Callable[[float, float], Point]:
    dice = random.Random(seed)
    waves = [
        (
            strength,
            dice.choice((-1, 1)) * dice.uniform(0.6, 1.4) / span,
            dice.choice((-1, 1)) * dice.uniform(0.6, 1.4) / span,
            dice.random() * math.tau,
            dice.random() * math.tau,
        )
        for strength, span in ((0.9, 34.0), (0.55, 19.0), (0.4, 10.0), (0.16, 5.0))
    ]

    def off(x: float, y: float) -> Point:
        dx = dy = 0.0
        for strength, kx, ky, p, q in waves:
            at = kx * x + ky * y
            dx += strength * math.sin(at + p)
            dy += strength * math.sin(at + q)
        return dx, dy

    return off


def inked(outline: Sequence[Point], seed: str, thin: float, thick: float) -> Outline:
    """A brush line just inside a closed outline: both its edges, to be filled even-odd.

    It swells on the lower right, where a right hand presses.
    """
    count = len(outline)
    side = 1.0 if area(outline) > 0 else -1.0
    dice = random.Random(seed)
    beats = [(n, dice.random() * math.tau) for n in (3, 7, 13)]
    inner: Outline = []
    for place, (x, y) in enumerate(outline):
        (ax, ay), (bx, by) = outline[place - 2], outline[(place + 2) % count]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * side, (bx - ax) / length * side
        pulse = sum(math.sin(math.tau * n * place / count + p) for n, p in beats) / 3
        press = 0.5 - 0.5 * (nx * 0.6 + ny * 0.8) + 0.3 * pulse
        depth = thin + (thick - thin) * min(1.0, max(0.0, press)) ** 1.6
        inner.append((x + nx * depth, y + ny * depth))
    return inner


def area(outline: Sequence[Point]) -> float:
    """Signed area: positive if the outline runs clockwise on screen."""
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2
