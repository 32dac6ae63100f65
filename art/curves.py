"""Soft lines through points, things put in place, and figures drawn with one wide pen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from art.svg import Outline, Point, stroke

# How high figures are drawn.
HIGH = 100.0


def flowing(points: Sequence[Point], steps: int = 8) -> Outline:
    """A closed soft line through all the points, in so many steps from one to the next."""
    count = len(points)
    return [
        _between([points[(at + off) % count] for off in (-1, 0, 1, 2)], step / steps)
        for at in range(count)
        for step in range(steps)
    ]


def curve(points: Sequence[Point], steps: int = 8) -> Outline:
    """An open soft line through all the points, in so many steps from one to the next."""
    last = len(points) - 1
    line = [
        _between([points[min(last, max(0, at + off))] for off in (-1, 0, 1, 2)], step / steps)
        for at in range(last)
        for step in range(steps)
    ]
    return [*line, points[-1]]


def _between(four: Sequence[Point], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = four

    def soft(a: float, b: float, c: float, d: float) -> float:
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

    return soft(ax, bx, cx, dx), soft(ay, by, cy, dy)


def put(body: str, x: float, y: float, size: float, degrees: float = 0.0) -> str:
    """A drawing of 100 by 100 with its middle at a place, `size` wide, turned clockwise."""
    scale = size / 100
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({degrees:g}) scale({scale:.4f}) '
        f'translate(-50 -50)">{body}</g>'
    )


def veiled(body: str, opacity: float) -> str:
    """A drawing through which what lies under it is seen."""
    return f'<g opacity="{opacity:g}">{body}</g>'


def arrow_head(line: Sequence[Point], width: float) -> Outline:
    """The head of an arrow along a line, more than twice as wide as it."""
    (ax, ay), (bx, by) = line[-2], line[-1]
    length = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / length, (by - ay) / length
    half, long = width * 1.25, width * 1.5
    return [
        (bx + dx * long, by + dy * long),
        (bx - dy * half, by + dx * half),
        (bx + dy * half, by - dx * half),
    ]


@dataclass(frozen=True, slots=True)
class Numerals:
    """Figures 100 high: each has the lines of the pen and its width; how wide pen and gaps are."""

    signs: Mapping[str, tuple[Sequence[Outline], float]]
    pen: float
    gap: float

    def width(self, text: str, height: float = HIGH) -> float:
        """How wide figures of a height stand."""
        wide = sum(self.signs[sign][1] for sign in text) + self.gap * (len(text) - 1)
        return wide * height / HIGH

    def lines(self, text: str, x: float, y: float, height: float) -> list[Outline]:
        """The pen's lines of figures whose middle is at (x, y)."""
        scale = height / HIGH
        left = x - self.width(text, height) / 2
        written: list[Outline] = []
        for sign in text:
            drawn, wide = self.signs[sign]
            written += [
                [(left + px * scale, y + (py - 50) * scale) for px, py in line] for line in drawn
            ]
            left += (wide + self.gap) * scale
        return written

    def figures(
        self, text: str, x: float, y: float, height: float,
        ink: str, edge: str = "", rim: float = 0.0,
    ) -> str:  # fmt: skip
        """Figures about their middle, with an edge so wide if asked."""
        drawn, pen = self.lines(text, x, y, height), self.pen * height / HIGH
        under = stroke(drawn, edge, pen + 2 * rim) if edge else ""
        return under + stroke(drawn, ink, pen)

    def fitted(self, text: str, height: float, room: float) -> float:
        """The height at which figures are no wider than `room`, and at most `height`."""
        return min(height, height * room / self.width(text, height))
