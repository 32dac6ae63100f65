"""What is printed on the cloth of NYET!: the rays of a poster and the wheel they come from."""

from __future__ import annotations

import math

from art.svg import Outline, Point, circle, faint, shape

TALL = 1000.0
CREAM, RED = "#f0e3c8", "#d3321f"
RAYS, COGS = 22, 16


def inlay(wide: float) -> str:
    """In a box so wide and 1000 high."""
    centre = (wide / 2, 470.0)
    far = math.hypot(wide, TALL)
    rays = [_ray(centre, number, far) for number in range(RAYS)]
    wheel = [_cog(centre), circle(*centre, 214, 72), circle(*centre, 190, 72)]
    hub = [circle(*centre, 92, 48), circle(*centre, 70, 48)]
    return faint(shape(rays, CREAM), 0.055) + faint(shape(wheel, RED) + shape(hub, RED), 0.16)


def _at(centre: Point, turn: float, radius: float) -> Point:
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def _ray(centre: Point, number: int, far: float) -> Outline:
    """A wedge from round the wheel to beyond the edge."""
    middle, half = math.tau * (number + 0.5) / RAYS, math.pi / RAYS / 2
    turns = (middle - half, middle + half)
    near = [_at(centre, turn, 292) for turn in turns]
    return [*near, *[_at(centre, turn, far) for turn in reversed(turns)]]


def _cog(centre: Point) -> Outline:
    """The outer edge of a wheel with cogs."""
    found: Outline = []
    for number in range(COGS):
        start, step = math.tau * number / COGS, math.tau / COGS
        for share, radius in ((0.0, 236), (0.3, 236), (0.38, 268), (0.92, 268)):
            found.append(_at(centre, start + share * step, radius))
    return found
