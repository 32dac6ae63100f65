"""Fat round figures and signs, drawn with one wide pen, 100 high."""

from __future__ import annotations

import math

from art.curves import Numerals, curve
from art.svg import Outline, arc, circle

HEIGHT, PEN, GAP = 100.0, 26.0, 8.0


def _bend(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    return arc((x, y), radius, math.radians(start), math.radians(end), 20)


_SIX: list[Outline] = [
    [*curve([(46, 13), (28, 27), (15, 48), (13, 66)], 6), *_bend(33, 66, 20.5, 180, 540)],
]

# Each a list of lines for the pen, and how wide they stand with it.
FIGURES: dict[str, tuple[list[Outline], float]] = {
    "0": ([[*_bend(33, 34, 20, 180, 360), *_bend(33, 66, 20, 0, 180), (13, 34)]], 66),
    "1": ([[(13, 28), (32, 13), (32, 87)]], 46),
    "2": ([[*_bend(32, 33, 20, 195, 395), (13, 87), (53, 87)]], 66),
    "3": ([[*_bend(30, 31.5, 18.5, 205, 440), *_bend(31, 66, 21, 285, 515)]], 65),
    "4": ([[(42, 87), (42, 13), (13, 64), (57, 64)]], 70),
    "5": ([[(51, 13), (19, 13), (16, 46), *_bend(31, 65, 22, 232, 505)]], 66),
    "6": (_SIX, 66),
    "7": ([[(13, 13), (54, 13), (27, 87)]], 66),
    "8": ([circle(32, 30.5, 17.5, 40), circle(32, 67, 20, 40)], 65),
    "9": ([[(66 - x, 100 - y) for x, y in line] for line in _SIX], 66),
    "+": ([[(13, 52), (61, 52)], [(37, 28), (37, 76)]], 74),
    "-": ([[(13, 52), (53, 52)]], 66),
    "x": ([[(14, 33), (52, 71)], [(52, 33), (14, 71)]], 66),
    "÷": ([[(13, 51), (69, 51)], [(41, 17), (41, 17.2)], [(41, 85), (41, 85.2)]], 82),
    "?": ([[*_bend(32, 33, 19, 190, 400), (32, 58)], [(32, 86), (32, 86.2)]], 64),
    "!": ([[(14, 13), (14, 56)], [(14, 86), (14, 86.2)]], 28),
}
_NUMERALS = Numerals(FIGURES, PEN, GAP)
width, lines = _NUMERALS.width, _NUMERALS.lines
figures, fitted = _NUMERALS.figures, _NUMERALS.fitted
