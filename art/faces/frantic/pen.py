"""Bending glass: soft curves, neon tubes, dark figures with lit edges, things put in place."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art import curves
from art.curves import arrow_head, put
from art.faces.frantic.inks import NIGHT, WHITE
from art.svg import Outline, Point, path, shape, stroke

WIDTH, HEIGHT = 210.0, 300.0


def flowing(points: Sequence[Point], steps: int = 6) -> Outline:
    """A closed soft line through all the points."""
    return curves.flowing(points, steps)


def curve(points: Sequence[Point], steps: int = 6) -> Outline:
    """An open soft line through all the points."""
    return curves.curve(points, steps)


def bend(x: float, y: float, radius: float, start: float, end: float, steps: int = 18) -> Outline:
    """Part of a circle, angles in degrees, clockwise on screen if `end` > `start`."""
    return ellipse(x, y, radius, radius, start, end, steps)


def ellipse(
    x: float,
    y: float,
    wide: float,
    high: float,
    start: float = 0,
    end: float = 360,
    steps: int = 30,
) -> Outline:
    """Part of an ellipse by its half axes, angles in degrees."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + wide * math.cos(turn), y + high * math.sin(turn)) for turn in turns]


def rounded_box(x: float, y: float, wide: float, high: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    corners = (
        (x + wide - radius, y + radius, -90),
        (x + wide - radius, y + high - radius, 0),
        (x + radius, y + high - radius, 90),
        (x + radius, y + radius, 180),
    )
    return [
        point for cx, cy, start in corners for point in bend(cx, cy, radius, start, start + 90, 6)
    ]


def burst(x: float, y: float, far: float, near: float, rays: int, turn: float = -90) -> Outline:
    """A star with many rays, its first at `turn` degrees."""
    start = math.radians(turn)
    return [
        (x + reach * math.cos(at), y + reach * math.sin(at))
        for ray in range(rays)
        for reach, at in (
            (far, start + math.tau * ray / rays),
            (near, start + math.tau * (ray + 0.5) / rays),
        )
    ]


def mirrored(outline: Sequence[Point], axis: float = 50.0) -> Outline:
    """The outline seen in a mirror that stands at x = `axis`."""
    return [(2 * axis - x, y) for x, y in outline]


def turned(body: str, degrees: float, x: float, y: float) -> str:
    """A drawing turned clockwise about a place in it."""
    return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{body}</g>'


def tube(
    lines: Sequence[Sequence[Point]], colour: str, width: float = 5.0, closed: bool = False
) -> str:
    """A glass tube: its halo, its light, and a white-hot core."""
    return (
        stroke(lines, colour, width * 2.7, closed, 'stroke-opacity="0.16"')
        + stroke(lines, colour, width * 1.7, closed, 'stroke-opacity="0.26"')
        + stroke(lines, colour, width, closed)
        + stroke(lines, WHITE, width * 0.36, closed, 'stroke-opacity="0.85"')
    )


def lamp(
    outlines: Sequence[Sequence[Point]],
    colour: str,
    width: float = 4.4,
    fill: str = NIGHT,
    rule: str = "nonzero",
) -> str:
    """A dark figure whose edge is a tube."""
    return shape(outlines, fill, rule) + tube(outlines, colour, width, closed=True)


def glow(
    outlines: Sequence[Sequence[Point]], colour: str, halo: float = 7.0, rule: str = "nonzero"
) -> str:
    """A figure that is all light, with a halo."""
    return stroke(outlines, colour, halo, True, 'stroke-opacity="0.22"') + shape(
        outlines, colour, rule
    )


def edged(outlines: Sequence[Sequence[Point]], fill: str, edge: str, width: float) -> str:
    """A flat figure with an edge so wide all round it."""
    under = (
        f'<path fill-rule="nonzero" fill="{edge}" stroke="{edge}" stroke-width="{2 * width:.2f}" '
        f'stroke-linejoin="round" d="{path(outlines)}"/>'
    )
    return under + shape(outlines, fill, "nonzero")


def limbs(lines: Sequence[Sequence[Point]], width: float, colour: str, rim: float = 3.4) -> str:
    """Dark arms, fingers and tails with a lit edge; what crosses grows together."""
    return (
        stroke(lines, colour, width + 2 * rim + 5, extra='stroke-opacity="0.22"')
        + stroke(lines, colour, width + 2 * rim)
        + stroke(lines, NIGHT, width)
    )


def card(
    x: float,
    y: float,
    high: float,
    degrees: float,
    colour: str,
    inner: str = "",
    fill: str = NIGHT,
) -> str:
    """A little card about its middle; `inner` is drawn on it, 100 by 100."""
    wide = high * 0.7
    sheet = rounded_box(x - wide / 2, y - high / 2, wide, high, high * 0.1)
    body = lamp([sheet], colour, max(2.6, high * 0.075), fill)
    body += put(inner, x, y, wide * 0.8) if inner else ""
    return turned(body, degrees, x, y)


def arrow(line: Sequence[Point], width: float, colour: str, edge: str = NIGHT) -> str:
    """An arrow of light along a line, its head at the end and more than twice as wide."""
    head = arrow_head(line, width)
    under = stroke([line], edge, width + 6) + edged([head], edge, edge, 4) if edge else ""
    return under + stroke([line], colour, width) + edged([head], colour, colour, 1)


def sparks(
    x: float, y: float, near: float, far: float, count: int, turn: float = 0
) -> list[Outline]:
    """Short lines that fly off a place."""
    return [
        [(x + reach * math.cos(at), y + reach * math.sin(at)) for reach in (near, far)]
        for at in (math.radians(turn) + math.tau * n / count for n in range(count))
    ]
