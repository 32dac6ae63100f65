"""What is drawn on the cloth of Stratego Cards: a map with its heights, and a compass."""

from __future__ import annotations

import math

from art.svg import Outline, Point, circle, faint, shape, stroke

TALL = 1000.0
THREAD, SEEN = "#3a2410", 0.2
# Hills by their place from the nearer edge, how far down they lie, how wide they are, and how many
# lines go round them.
HILLS = ((150.0, 800.0, 300.0, 6), (-60.0, 300.0, 240.0, 4))


def inlay(wide: float) -> str:
    """In a box so wide and 1000 high."""
    lines = [
        _height(_hill_at(wide, away, down, side), reach * (line + 1) / count, 3.0 * side + line)
        for side in (-1, 1)
        for away, down, reach, count in HILLS
        for line in range(count)
    ]
    rose = (wide - 190, 795.0)
    drawn = (
        stroke(lines, THREAD, 3.2, closed=True)
        + stroke(_front(wide), THREAD, 5)
        + shape(_rose(rose), THREAD)
        + stroke([circle(*rose, 62, 48), circle(*rose, 70, 48)], THREAD, 2.5, closed=True)
    )
    return faint(drawn, SEEN)


def _hill_at(wide: float, away: float, down: float, side: int) -> Point:
    """The same on both sides, turned round as the two armies see it."""
    x = away if side < 0 else wide - away
    return x, down if side < 0 else TALL - down + 120


def _height(centre: Point, reach: float, phase: float) -> Outline:
    """All that lies equally high, as somebody rode round it."""
    found = []
    for step in range(90):
        turn = math.tau * step / 90
        folds = 0.13 * math.sin(3 * turn + 0.35 * phase) + 0.06 * math.sin(5 * turn - 0.5 * phase)
        radius = reach * (1 + folds)
        x, y = 1.25 * radius * math.cos(turn), radius * math.sin(turn)
        found.append((centre[0] + x, centre[1] + y))
    return found


def _front(wide: float) -> list[Outline]:
    """The line between the armies, in dashes."""
    dash, gap, y = 34.0, 26.0, 368.0
    count = int((wide * 0.5) // (dash + gap))
    left = wide / 2 - count * (dash + gap) / 2
    return [
        [(left + n * (dash + gap), y), (left + n * (dash + gap) + dash, y)] for n in range(count)
    ]


def _rose(centre: Point) -> list[Outline]:
    """A star of eight points: four far ones between four near ones."""
    x, y = centre
    found = []
    for number in range(8):
        turn = math.tau * number / 8
        far = 118 if number % 2 == 0 else 74
        side = math.pi / 8
        corners = ((turn, far), (turn + side, 26), (turn, 0), (turn - side, 26))
        found.append([(x + r * math.sin(a), y - r * math.cos(a)) for a, r in corners])
    return found
