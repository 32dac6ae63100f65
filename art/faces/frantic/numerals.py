"""Fat figures drawn with one wide pen, 100 high; the large ones look at you."""

from __future__ import annotations

from art.curves import Numerals
from art.faces.frantic.grins import eyes, mouth
from art.faces.frantic.inks import NIGHT, WHITE
from art.faces.frantic.pen import bend, curve
from art.svg import Outline, circle, stroke

HEIGHT, PEN, GAP = 100.0, 25.0, 5.0

_SIX: list[Outline] = [
    [*curve([(54, 14), (32, 22), (17, 42), (13, 63)]), *bend(37, 63, 24, 180, 540, 34)]
]
# Each a list of lines for the pen, and how wide they stand with it.
FIGURES: dict[str, tuple[list[Outline], float]] = {
    "0": ([[*bend(37, 36, 24, 180, 360), *bend(37, 64, 24, 0, 180), (13, 36)]], 74),
    "1": ([[(13, 31), (34, 13), (34, 87)], [(14, 87), (54, 87)]], 67),
    "2": ([[*bend(36, 36, 23, 190, 392, 26), (13, 87), (60, 87)]], 73),
    "3": ([[*bend(33, 32, 20, 200, 445, 26), *bend(34, 65, 22.5, 280, 518, 28)]], 70),
    "4": ([[(48, 87), (48, 13), (13, 64), (67, 64)]], 80),
    "5": ([[(57, 13), (20, 13), (17, 48), *bend(34, 63, 24, 228, 508, 30)]], 72),
    "6": (_SIX, 74),
    "7": ([[(13, 13), (60, 13), (30, 87)]], 73),
    "8": ([circle(36, 31, 19, 36), circle(36, 66, 22.5, 40)], 72),
    "9": ([[(74 - x, 100 - y) for x, y in line] for line in _SIX], 74),
    "+": ([[(13, 52), (61, 52)], [(37, 28), (37, 76)]], 74),
    "-": ([[(13, 52), (53, 52)]], 66),
    "x": ([[(14, 33), (52, 71)], [(52, 33), (14, 71)]], 66),
    "?": ([[*bend(34, 33, 20, 190, 400), (34, 60)], [(34, 86), (34, 86.2)]], 67),
    "!": ([[(14, 13), (14, 56)], [(14, 86), (14, 86.2)]], 28),
    "%": ([[(66, 13), (22, 87)], circle(21, 25, 8, 14), circle(67, 75, 8, 14)], 88),
}
_NUMERALS = Numerals(FIGURES, PEN, GAP)
width, lines = _NUMERALS.width, _NUMERALS.lines
figures, fitted = _NUMERALS.figures, _NUMERALS.fitted
# Where a large figure has its eyes (middle, how far apart) and its mouth (middle, width).
_FACES: dict[str, tuple[float, float, float, float, float, float, str]] = {
    "1": (34, 19, 20, 34, 87, 28, "wide"),
    "2": (38, 17, 24, 37, 87, 34, "sly"),
    "3": (33, 15, 24, 34, 87, 30, "up"),
    "4": (47, 18, 22, 46, 65, 30, "side"),
    "5": (38, 14, 25, 35, 87, 30, "sly"),
    "6": (37, 41, 26, 37, 87, 31, "wild"),
    "7": (37, 14, 26, 47, 44, 20, "bored"),
    "8": (36, 15, 25, 36, 88, 31, "wild"),
    "9": (37, 15, 26, 37, 62, 30, "sly"),
    "0": (37, 18, 25, 37, 86, 31, "wild"),
}


def creature(text: str, x: float, y: float, height: float, tube: str, body: str = NIGHT) -> str:
    """Figures as dark beasts with a lit edge; the last of them has a face."""
    drawn = lines(text, x, y, height)
    scale = height / HEIGHT
    pen = PEN * scale
    left = x + width(text, height) / 2 - FIGURES[text[-1]][1] * scale
    ex, ey, apart, mx, my, wide, mood = _FACES[text[-1]]
    ex, ey = left + ex * scale, y + (ey - 50) * scale
    # The dark round the eyes, where they are wider than the figure.
    drawn += [[(at, ey), (at, ey + 0.1)] for at in (ex - apart * scale / 2, ex + apart * scale / 2)]
    return (
        stroke(drawn, tube, pen + 22, extra='stroke-opacity="0.16"')
        + stroke(drawn, tube, pen + 15, extra='stroke-opacity="0.3"')
        + stroke(drawn, tube, pen + 9)
        + stroke(drawn, WHITE, pen + 5, extra='stroke-opacity="0.8"')
        + stroke(drawn, body, pen + 2)
        + eyes(ex, ey, apart * scale, 11 * scale, mood)
        + mouth(left + mx * scale, y + (my - 50) * scale, wide * scale, "grin")
    )
