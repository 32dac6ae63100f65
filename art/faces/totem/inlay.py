"""What is worked into the cloth of Totem: a ring of teeth round the totem, and two carved posts."""

from __future__ import annotations

import math

from art.svg import Outline, Point, arc, circle, faint, shape, stroke

TALL = 1000.0
THREAD, SEEN = "#ffc46a", 0.13
RINGS, TEETH = (196.0, 312.0, 330.0), 44


def inlay(wide: float) -> str:
    """In a box so wide and 1000 high."""
    centre = (wide / 2, TALL / 2)
    parts = [stroke([circle(*centre, radius, 96)], THREAD, 4, closed=True) for radius in RINGS]
    parts.append(shape(_teeth(centre, 340, 376) + _teeth(centre, 306, 280), THREAD))
    parts.append(stroke(_feathers(centre), THREAD, 3))
    posts = [_post(wide / 2 + side * (wide / 2 - 118), side) for side in (-1, 1)]
    parts += [shape(post, THREAD) for post in posts]
    return faint("".join(parts), SEEN)


def _teeth(centre: Point, near: float, far: float) -> list[Outline]:
    """Triangles all round, from one circle to the other."""
    x, y = centre
    half = math.pi / TEETH * 0.82
    found = []
    for number in range(TEETH):
        turn = math.tau * number / TEETH
        corners = ((near, turn - half), (far, turn), (near, turn + half))
        found.append([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in corners])
    return found


def _feathers(centre: Point) -> list[Outline]:
    """Rays of three lines between the inner rings, eight times."""
    x, y = centre
    found: list[Outline] = []
    for number in range(8):
        for off in (-0.1, 0.0, 0.1):
            turn = math.tau * (number + 0.5) / 8 + off
            far = 262 if off else 276
            found.append([(x + r * math.cos(turn), y + r * math.sin(turn)) for r in (212, far)])
    return found


def _post(x: float, side: int) -> list[Outline]:
    """Masks above one another, from the upper edge to the lower."""
    found: list[Outline] = []
    for number in range(5):
        y = 150 + 175 * number
        found.append([(x - 46, y - 62), (x + 46, y - 62), (x + 34, y + 50), (x - 34, y + 50)])
        found += [circle(x + eye, y - 28, 12, 20) for eye in (-20, 20)]
        found.append([(x - 8, y - 10), (x + 8, y - 10), (x, y + 12)])
        found.append(arc((x, y + 18), 22, 0.15, math.pi - 0.15, 12))
        wing = x - side * 52
        found.append([(wing, y - 52), (wing - side * 40, y - 30), (wing, y - 14)])
    return found
