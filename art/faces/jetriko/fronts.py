"""The fronts of the coloured cards, 210 by 300: a colour with its shape, a number, an effect."""

from __future__ import annotations

from functools import cache

from art.curves import put, veiled
from art.faces.jetriko.effects import BADGES, SIZES, icon, small
from art.faces.jetriko.inks import GOLD, INK, PALETTE, PAPER, SAFE_PALETTE, darker, lighter
from art.faces.jetriko.marks import mark
from art.faces.jetriko.numerals import figures
from art.faces.jetriko.pen import HEIGHT, WIDTH, dots, edged, frame
from art.svg import circle, shape, svg
from art.theme import css, luminance

# Where the large picture stands.
MIDDLE = (122.0, 178.0)
LOW = (123.0, 207.0)


def front(colour: int, number: int, effect: str, safe: bool = False) -> str:
    """A card by its colour (0-4), number (1-5) and effect ("" is plain); `safe`: colour-safe."""
    rgb = (SAFE_PALETTE if safe else PALETTE)[colour]
    ground, light = css(rgb), lighter(rgb, 0.5)
    tone = lighter(rgb, 0.16) if luminance(rgb) < 0.08 else darker(rgb, 0.2)
    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="210" height="300" fill="{ground}"/>'
        + _screen(tone)
        + (_effect(colour, effect) if effect else _plain(colour, number, light, ground))
        + _index(colour, number, effect)
        + frame(PAPER),
    )


@cache
def _screen(tone: str) -> str:
    """The dots on the ground of every card of a colour."""
    return dots(tone, lambda down: 6.4 * max(0.0, down - 0.22) ** 0.9)


def _plain(colour: int, number: int, light: str, ground: str) -> str:
    (x, y), size = MIDDLE, 168.0
    return (
        veiled(mark(colour, x + 8, y + 10, size, INK, "", INK, 3), 0.5)
        + mark(colour, x, y, size, light, ground, PAPER, 3)
        + figures(str(number), x + 6, y + 9, 112, INK, INK, 7)
        + figures(str(number), x, y + 3, 112, PAPER, INK, 7)
    )


def _effect(colour: int, effect: str) -> str:
    (x, y), size = LOW, 138.0
    badge = [BADGES[effect]]
    return (
        veiled(mark(colour, 148, 73, 96, PAPER), 0.72)
        + veiled(put(edged(badge, INK, INK, 3), x + 6, y + 8, size), 0.45)
        + put(edged(badge, INK, PAPER, 3), x, y, size)
        + put(icon(effect, PAPER, INK, GOLD), x, y, SIZES[effect])
    )


def _index(colour: int, number: int, effect: str) -> str:
    """Number, shape and effect down the left side, as one sees them in a fan."""
    sign = ""
    if effect:
        sign = shape([circle(37, 153, 20, 30)], INK) + small(effect, 37, 153, 25, PAPER)
    return (
        figures(str(number), 38, 47, 60, PAPER, INK, 5)
        + mark(colour, 37, 107, 37, PAPER, "", INK, 10)
        + sign
    )
