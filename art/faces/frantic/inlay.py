"""What glows in the cloth of Frantic: a floor of lines towards the horizon, and a sun behind it."""

from __future__ import annotations

import math

from art.svg import Outline, arc, faint, stroke

TALL = 1000.0
CYAN, PINK = "#43e7ff", "#ff4fa3"
HORIZON = 500.0
LANES, BARS = 16, 9


def inlay(wide: float) -> str:
    """In a box so wide and 1000 high."""
    middle = wide / 2
    floor: list[Outline] = [[(0, HORIZON), (wide, HORIZON)]]
    for number in range(1, BARS + 1):
        y = HORIZON + (TALL - HORIZON) * (number / BARS) ** 1.9
        floor.append([(0, y), (wide, y)])
    floor += [
        [(middle + lane * wide * 0.045, HORIZON), (middle + lane * wide * 0.17, TALL)]
        for lane in range(-LANES, LANES + 1)
    ]
    sun = [arc((middle, HORIZON), radius, math.pi, math.tau, 64) for radius in (300.0, 316.0)]
    for number in range(1, 6):
        y = HORIZON - 250 * (number / 6) ** 1.4
        half = math.sqrt(300.0**2 - (HORIZON - y) ** 2)
        sun.append([(middle - half, y), (middle + half, y)])
    for side in (-1, 1):
        for peak, (away, high) in enumerate(((0.30, 150), (0.40, 230), (0.5, 120))):
            x = middle + side * wide * away
            reach = 130 + 20 * peak
            sun.append([(x - reach, HORIZON), (x, HORIZON - high), (x + reach, HORIZON)])
    lines = faint(stroke(floor, CYAN, 2.6), 0.13) + faint(stroke(sun, PINK, 3.4), 0.2)
    return lines + faint(_grin(middle), 0.23)


def _grin(middle: float) -> str:
    """What shines on the floor between the piles and the hand: somebody is up to something."""
    upper, lower = (_smile(middle, *ends) for ends in ((556.0, 606.0), (556.0, 660.0)))
    teeth: list[Outline] = [[a, b] for a, b in zip(upper[4:-4:4], lower[4:-4:4], strict=True)]
    eyes = [
        [
            (middle + side * x, y)
            for x, y in ((70, 558), (112, 522), (196, 514), (176, 556), (70, 558))
        ]
        for side in (-1, 1)
    ]
    pupils = [arc((middle + side * 132, 541), 8.0, 0, math.tau, 16) for side in (-1, 1)]
    return stroke([upper, lower, *teeth, *eyes, *pupils], PINK, 4.4)


def _smile(middle: float, high: float, low: float) -> Outline:
    """A line that hangs from side to side."""
    return [
        (middle + 330 * share, low - (low - high) * share**2)
        for share in (number / 16 for number in range(-16, 17))
    ]
