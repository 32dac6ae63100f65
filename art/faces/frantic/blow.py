"""A blow on its way: a grinning ball of light with a tail of neon."""

from __future__ import annotations

from functools import cache

from art.curves import veiled
from art.faces.frantic.grins import visage
from art.faces.frantic.inks import AMBER, CYAN, GOLD, LIME, NIGHT, PINK, RED, VIOLET
from art.faces.frantic.pen import burst, curve, glow, tube
from art.svg import Outline, circle, shape, svg

# The blow flies to the right; its picture, with its head in the middle, and how wide its face is.
BLOW = (460.0, 140.0)
FACE = 60.0
RADIUS = 40.0
# What light it has, by the card that deals it; others are pink.
LIGHTS = {
    "gift": LIME, "exchange": CYAN, "thief": VIOLET, "skip": RED, "fantastic_four": GOLD,
    "troublemaker": AMBER, "inequality": AMBER, "counterattack": RED, "edison": CYAN,
}  # fmt: skip


@cache
def blow_svg(effect: str) -> str:
    """The blow that a card deals, 460 by 140, without its face."""
    light = LIGHTS.get(effect, PINK)
    x, y = BLOW[0] / 2, BLOW[1] / 2
    tails = [
        _tail(y + side * RADIUS * part, x, long, side * bend)
        for side in (-1, 1)
        for part, long, bend in ((0.86, 150, 10), (0.45, 196, 4))
    ]
    flame: Outline = [(x, y - RADIUS), (x - 150, y), (x, y + RADIUS)]
    return svg(
        *BLOW,
        veiled(shape([flame], light), 0.22)
        + tube([*tails, _tail(y, x, 218, 0)], light, 5)
        + glow([burst(x, y, RADIUS + 12, RADIUS - 2, 15)], light, 9)
        + shape([circle(x, y, RADIUS - 2, 40)], NIGHT)
        + tube([circle(x, y, RADIUS - 3, 40)], light, 4, closed=True),
    )


@cache
def face_svg() -> str:
    """Its face, which is upright whichever way it goes, 60 by 60."""
    return svg(FACE, FACE, visage(FACE / 2, FACE / 2, FACE * 0.86, "wild", "grin"))


def _tail(y: float, x: float, long: float, bend: float) -> Outline:
    """A line of light behind the head."""
    return curve([(x - RADIUS * 0.7, y), (x - long * 0.6, y + bend), (x - long, y + bend * 0.4)], 6)
