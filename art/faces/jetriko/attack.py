"""An attack on its way: a comet that grows with its strength, its badge, and where it strikes."""

from __future__ import annotations

import math
from functools import cache

from art.curves import curve, put, veiled
from art.faces.jetriko.effects import BADGES, small
from art.faces.jetriko.inks import GOLD, INK, PAPER
from art.faces.jetriko.numerals import figures, fitted
from art.faces.jetriko.pen import burst, edged
from art.svg import Outline, circle, shape, stroke, svg

# The comet flies to the right; this is its picture and where its head is in it.
COMET = (320.0, 140.0)
HEAD = (252.0, 70.0)
STRONGEST = 12

# The three inks of each kind's fire, from its edge inwards.
FIRES = {
    "plus": ("#e8391f", "#ff8a2b", "#ffd95a"),
    "steal": ("#6a37c9", "#a775ff", "#e6d2ff"),
    "redraw": ("#0c8a72", "#2fcf9c", "#c4f7d6"),
}


def strength(value: int) -> float:
    """How large an attack looks, from 0 to 1; it grows ever more slowly."""
    return 1 - 0.8 ** (min(value, STRONGEST) - 1)


@cache
def comet_svg(effect: str, value: int) -> str:
    """An attack (plus, steal or redraw) in flight, 320 by 140, its head at `HEAD`."""
    power = strength(value)
    x, y = HEAD
    radius = 25 + 17 * power
    long = 104 + 92 * power + radius
    outer, middle, inner = FIRES[effect]
    tongues = 3 + round(4 * power)
    rush = [
        [
            (x - long * (0.55 + 0.2 * (n % 3)), y + side * (radius + 5 + 7 * n)),
            (x - long * (0.2 + 0.1 * (n % 3)), y + side * (radius + 5 + 7 * n)),
        ]
        for n in range(1 + round(2 * power))
        for side in (-1, 1)
    ]
    return svg(
        *COMET,
        veiled(stroke(rush, PAPER, 3.4), 0.75)
        + edged([_flame(radius + 3, long, tongues)], outer, INK, 4)
        + shape([_flame(radius * 0.82, long * 0.74, tongues)], middle)
        + shape([_flame(radius * 0.55, long * 0.5, max(2, tongues - 2))], inner)
        + edged([circle(x, y, radius, 48)], INK, PAPER, 3.4)
        + shape([circle(x, y, radius * 0.84, 48)], middle)
        + shape([circle(x + radius * 0.22, y - radius * 0.26, radius * 0.4, 30)], inner),
    )


def _flame(radius: float, long: float, tongues: int) -> Outline:
    """A round head with tongues of fire behind it."""
    x, y = HEAD
    outline: Outline = [
        (x + radius * math.cos(turn), y + radius * math.sin(turn))
        for turn in (math.radians(-100 + 200 * step / 24) for step in range(25))
    ]
    for n in range(tongues):
        part = (n + 0.5) / tongues
        tip_y = y + radius * (1 - 2 * part) * 1.12
        reach = long * (1.0 - 0.42 * abs(2 * part - 1)) * (1.0, 0.8, 0.93)[n % 3]
        outline += curve(
            [outline[-1], (x - reach * 0.45, tip_y + radius / tongues * 0.7), (x - reach, tip_y)], 6
        )
        if n < tongues - 1:
            dip_y = y + radius * (1 - 2 * (n + 1) / tongues)
            outline.append((x - reach * 0.38, dip_y))
    return outline


@cache
def badge_svg(effect: str, value: int) -> str:
    """An attack's kind and value, upright and 120 by 120, for its head and for banners."""
    outer, _, inner = FIRES[effect]
    badge = [BADGES[effect]]
    text = f"+{value}" if effect == "plus" else str(value)
    room, y = (86.0, 60.0) if effect == "plus" else (64.0, 74.0)
    high = fitted(text, 58 if effect == "plus" else 52, room)
    sign = "" if effect == "plus" else small(effect, 60, 32, 36, inner)
    return svg(
        120,
        120,
        veiled(put(edged(badge, INK, INK, 4), 63, 64, 104), 0.45)
        + put(edged(badge, INK, PAPER, 4.4), 60, 60, 104)
        + put(shape(badge, outer), 60, 60, 94)
        + sign
        + figures(text, 60, y, high, PAPER, INK, 5),
    )


@cache
def strike_svg(effect: str) -> str:
    """The flash where an attack hits, 200 by 200, its middle free."""
    fire = zip(FIRES[effect], ((96, 62, 0.0), (84, 56, 0.06), (72, 52, 0.1)), strict=True)
    sparks = [burst(x, y, 9, 3, 4, 0.4) for x, y in ((20, 40), (180, 52), (168, 168), (30, 160))]
    return svg(
        200,
        200,
        shape([burst(100, 100, 100, 66, 14), circle(100, 100, 40, 48)], INK)
        + "".join(
            shape([burst(100, 100, far, near, 14, turn), circle(100, 100, 44, 48)], ink)
            for ink, (far, near, turn) in fire
        )
        + shape(sparks, GOLD),
    )
