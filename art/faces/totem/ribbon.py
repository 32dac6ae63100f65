"""A ribbon laid along a line: where it crosses itself, it goes over and under in turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from art.svg import Outline, Point, band


@dataclass(frozen=True, slots=True)
class Ribbon:
    """A paper ribbon along a line of points about three apart."""

    line: Outline
    width: float
    closed: bool = False

    def outline(self) -> Outline:
        """Its edge; open ends are cut like swallows' tails."""
        outline = band(self.line, self.width)
        if self.closed:
            return outline
        count, notch = len(self.line), self.width * 0.42
        tail = _towards(self.line[-1], self.line[-4], notch)
        head = _towards(self.line[0], self.line[3], notch)
        return [*outline[:count], tail, *outline[count:], head]

    def overs(self) -> list[Outline]:
        """The short lengths that lie above another length of the ribbon."""
        passes = sorted(
            (place, number) for number, pair in enumerate(crossings(self.line)) for place in pair
        )
        reach = math.ceil(self.width * 0.85 / _pace(self.line))
        return [
            self.line[max(0, place - reach) : place + reach + 1]
            for turn, (place, _) in enumerate(passes)
            if turn % 2 == 0
        ]


def _pace(line: Outline) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line)) / (len(line) - 1)


def crossings(line: Outline) -> list[tuple[int, int]]:
    """The pairs of places at which a line crosses itself."""
    last = len(line) - 1
    stride = max(math.dist(a, b) for a, b in pairwise(line))
    found = []
    for first in range(last):
        second = first + 2
        while second < last:
            if _cross(line[first], line[first + 1], line[second], line[second + 1]):
                found.append((first, second))
            # From far away the line needs some strides to come back.
            away = math.dist(line[first], line[second])
            second += max(1, math.ceil(away / stride) - 2)
    return found


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b)


def _side(a: Point, b: Point, p: Point) -> bool:
    return (b[0] - a[0]) * (p[1] - a[1]) > (b[1] - a[1]) * (p[0] - a[0])


def even(line: Outline, pace: float = 3.0) -> Outline:
    """The same line with points at equal distances."""
    points = [line[0]]
    left = pace
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        while left <= length:
            share = left / length
            points.append((ax + (bx - ax) * share, ay + (by - ay) * share))
            left += pace
        left -= length
    return points


def _towards(end: Point, inside: Point, far: float) -> Point:
    share = far / math.dist(end, inside)
    return (end[0] + (inside[0] - end[0]) * share, end[1] + (inside[1] - end[1]) * share)


def sides(line: Outline, width: float, depth: Callable[[float, float], float]) -> list[Outline]:
    """An inked strip inside each side of the ribbon; `depth` is told which way it faces."""
    strips = []
    for sign in (1.0, -1.0):
        outer: Outline = []
        inner: Outline = []
        for place, (x, y) in enumerate(line):
            (ax, ay), (bx, by) = line[max(0, place - 1)], line[min(len(line) - 1, place + 1)]
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / length * sign, (bx - ax) / length * sign
            rim, core = width / 2, width / 2 - depth(nx, ny)
            outer.append((x + nx * rim, y + ny * rim))
            inner.append((x + nx * core, y + ny * core))
        strips.append(outer + inner[::-1])
    return strips
