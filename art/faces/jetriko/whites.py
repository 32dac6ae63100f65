"""The white cards, 210 by 300: nothing but a sign, printed in three inks that missed each other."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from art.curves import put, veiled
from art.faces.jetriko.inks import INK, PALETTE
from art.faces.jetriko.marks import MARKS, mark
from art.faces.jetriko.numerals import PEN, lines
from art.faces.jetriko.pen import HEIGHT, WIDTH, arrow, dots, frame, rounded_box
from art.svg import Outline, circle, polygon, shape, stroke, svg
from art.theme import css

WHITES = ("divide", "more", "stop", "target", "times-two")
CYAN, RED = css(PALETTE[2]), "#f2545b"
SHEET, GREY = "#fffdf6", "#e6e4da"
MIDDLE = (108.0, 156.0)
SIZES = {"divide": 150, "more": 148, "stop": 158, "target": 164, "times-two": 142}


@cache
def white(name: str) -> str:
    """A white card by its name."""
    x, y = MIDDLE
    printed, size = _SIGNS[name], SIZES[name]
    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="210" height="300" fill="{SHEET}"/>'
        + dots(GREY, lambda down: 6.2 * max(0.0, down - 0.3) ** 0.9)
        + put(printed(CYAN, SHEET), x - 6, y - 4, size)
        + veiled(put(printed(RED, SHEET), x + 6, y + 6, size), 0.86)
        + put(printed(INK, SHEET), x, y, size)
        + put(printed(INK, SHEET), 40, 43, 0.31 * size)
        + _five()
        + frame(SHEET)
        + stroke([rounded_box(7, 7, WIDTH - 14, HEIGHT - 14, 11)], INK, 3, closed=True),
    )


def sign(name: str, ink: str, ground: str) -> str:
    """The sign of a white card, 100 by 100; `ground` shows through its holes."""
    return _SIGNS[name](ink, ground)


def _five() -> str:
    """A white card goes on every colour: all five at its foot."""
    return "".join(
        mark(colour, 105 + 21 * (colour - 2), 268, 16, css(PALETTE[colour]), "", INK, 7)
        for colour in range(len(MARKS))
    )


def _written(text: str, high: float) -> Callable[[str, str], str]:
    written = lines(text, 50, 50, high)
    return lambda ink, ground: stroke(written, ink, PEN * high / 100)


def _divide(ink: str, ground: str) -> str:
    return stroke([[(12, 50), (88, 50)]], ink, 20) + shape(
        [circle(50, 17, 14, 40), circle(50, 83, 14, 40)], ink
    )


def _stop(ink: str, ground: str) -> str:
    """A hand held up in an eight-sided sign."""
    fingers = [
        [(x, 58), (x, top)] for x, top in ((36.0, 34.0), (46.5, 25.0), (57.0, 27.0), (67.0, 37.0))
    ]
    thumb = [(44, 76), (29, 62), (26, 54)]
    palm: Outline = [(31.5, 56), (71.5, 56), (71.5, 66), (64, 80), (46, 80), (36, 72)]
    return (
        shape([polygon(50, 50, 52, 8, math.pi / 8)], ink)
        + stroke([*fingers, thumb], ground, 9)
        + shape([palm], ground)
    )


def _target(ink: str, ground: str) -> str:
    rings = [circle(46, 54, radius, 60) for radius in (46, 34, 24, 12)]
    return shape(rings, ink) + arrow([(98, 2), (66, 34)], 10, ink, ground, 5)


_SIGNS: dict[str, Callable[[str, str], str]] = {
    "divide": _divide,
    "more": _written("+1", 82),
    "stop": _stop,
    "target": _target,
    "times-two": _written("x2", 82),
}
