"""How a print is made: soft curves, things put in place, dark edges, screens of dots."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.curves import arrow_head, put
from art.svg import Outline, Point, circle, path, shape, stroke

WIDTH, HEIGHT = 210.0, 300.0
MARGIN = 7.0


def rounded_box(x: float, y: float, wide: float, high: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    corners = (
        (x + wide - radius, y + radius, -90),
        (x + wide - radius, y + high - radius, 0),
        (x + radius, y + high - radius, 90),
        (x + radius, y + radius, 180),
    )
    return [
        (
            cx + radius * math.cos(math.radians(start + 10 * step)),
            cy + radius * math.sin(math.radians(start + 10 * step)),
        )
        for cx, cy, start in corners
        for step in range(10)
    ]


def edged(
    outlines: Sequence[Outline], fill: str, edge: str, width: float, rule: str = "evenodd"
) -> str:
    """A figure with an edge so wide all round it."""
    under = (
        f'<path fill-rule="nonzero" fill="{edge}" stroke="{edge}" stroke-width="{2 * width:.2f}" '
        f'stroke-linejoin="round" d="{path(outlines)}"/>'
    )
    return under + shape(outlines, fill, rule)


def card(
    x: float, y: float, high: float, degrees: float, fill: str, edge: str, inner: str = ""
) -> str:
    """A little playing card about its middle; `inner` is drawn on it, 100 by 100."""
    wide = high * 0.7
    sheet = rounded_box(x - wide / 2, y - high / 2, wide, high, high * 0.1)
    body = edged([sheet], fill, edge, 3.4) + (put(inner, x, y, wide * 0.72) if inner else "")
    return f'<g transform="rotate({degrees:g} {x:.1f} {y:.1f})">{body}</g>'


def arrow(line: Sequence[Point], width: float, fill: str, edge: str = "", rim: float = 3.4) -> str:
    """An arrow along a line, its head at the end and more than twice as wide."""
    head = arrow_head(line, width)
    under = ""
    if edge:
        under = stroke([line], edge, width + 2 * rim) + edged([head], edge, edge, rim + 1)
    return under + stroke([line], fill, width) + edged([head], fill, fill, 1)


def dots(
    colour: str,
    growth: Callable[[float], float],
    pitch: float = 13.0,
    size: tuple[float, float] = (WIDTH, HEIGHT),
) -> str:
    """A screen of dots; `growth` gives their radius by how far down they are, 0 to 1."""
    wide, high = size
    rows = [row * pitch / 1.55 for row in range(math.ceil(high / pitch * 1.55) + 1)]
    outlines = [
        circle(column * pitch + (pitch / 2 if row % 2 else 0), y, growth(y / high), 9)
        for row, y in enumerate(rows)
        if growth(y / high) >= 0.5
        for column in range(math.ceil(wide / pitch) + 1)
    ]
    return shape(outlines, colour, "nonzero")


def burst(x: float, y: float, far: float, near: float, rays: int, turn: float = 0.0) -> Outline:
    """A star with many rays."""
    return [
        (x + reach * math.cos(at), y + reach * math.sin(at))
        for ray in range(rays)
        for reach, at in (
            (far, turn + math.tau * ray / rays),
            (near, turn + math.tau * (ray + 0.5) / rays),
        )
    ]


def frame(paper: str) -> str:
    """The unprinted margin of a card, over whatever ran out into it."""
    inner = rounded_box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 11)
    outer: Outline = [(-9, -9), (WIDTH + 9, -9), (WIDTH + 9, HEIGHT + 9), (-9, HEIGHT + 9)]
    return shape([outer, inner], paper)
