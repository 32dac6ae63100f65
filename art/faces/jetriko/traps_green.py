"""What is in the green traps, 100 by 100: things that do their finder good."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.curves import curve, flowing
from art.faces.jetriko.inks import GOLD, HOT, INK, PALETTE, PAPER, STEEL
from art.faces.jetriko.marks import mark, printed
from art.faces.jetriko.pen import arrow, burst, card, edged, rounded_box
from art.svg import Outline, arc, box, circle, shape, stroke
from art.theme import css


def ballast() -> str:
    """A balloon that rises because a card goes over board."""
    hull = flowing(
        [(46, -16), (76, -4), (84, 24), (66, 52), (46, 62), (26, 52), (8, 24), (16, -4)], 8
    )
    stripes: list[Outline] = [
        [
            *curve([(46, -16), (46 + 2 * a, 22), (46 + a, 62)], 8),
            *curve([(46 + b, 62), (46 + 2 * b, 22), (46, -16)], 8),
        ]
        for a, b in ((-16, -8), (8, 16))
    ] + [[*curve([(46, -16), (38, 22), (43, 62)], 8), *curve([(49, 62), (54, 22), (46, -16)], 8)]]
    ropes = [[(30, 54), (37, 76)], [(62, 54), (55, 76)]]
    return (
        stroke(ropes, PAPER, 2.6)
        + edged([hull], HOT, INK, 3)
        + shape(stripes[:2], PAPER)
        + shape(stripes[2:], GOLD)
        + edged([rounded_box(33, 74, 26, 20, 4)], GOLD, INK, 3)
        + stroke([[(34, 81), (58, 81)], [(34, 88), (58, 88)]], INK, 1.8)
        + card(82, 84, 38, 28, PAPER, INK, printed(3))
        + stroke([[(74, 52), (76, 60)], [(86, 50), (87, 60)], [(97, 56), (97, 64)]], PAPER, 3)
    )


def colour_filter() -> str:
    """All colours go in, one comes out."""
    funnel: Outline = [(2, 40), (98, 40), (62, 70), (62, 84), (38, 84), (38, 70)]
    above = ((12, 14, 26, 0), (42, -6, 27, 1), (38, 24, 24, 2), (64, 20, 26, 3), (88, 10, 27, 4))
    return (
        "".join(
            mark(colour, x, y, size, css(PALETTE[colour]), "", PAPER, 8)
            for x, y, size, colour in above
        )
        + edged([funnel], STEEL, INK, 3)
        + shape([[(10, 46), (34, 46), (48, 66), (44, 72)]], PAPER)
        + edged([rounded_box(-2, 35, 104, 10, 5)], PAPER, INK, 2.6)
        + mark(1, 50, 101, 24, css(PALETTE[1]), "", PAPER, 8)
    )


def parting_gift() -> str:
    """A present that walks off by itself."""
    bows = [
        flowing([(50, 26), (50 + side * 12, 6), (50 + side * 32, 4), (50 + side * 30, 22)], 8)
        for side in (-1, 1)
    ]
    legs = [[(34, 86), (28, 100), (18, 100)], [(64, 86), (70, 98), (62, 102)]]
    face = [circle(x, 58, 3.6, 14) for x in (26, 74)]
    return (
        stroke(legs, INK, 11)
        + stroke(legs, PAPER, 6)
        + edged([box(12, 42, 76, 46)], HOT, INK, 3)
        + shape([box(42, 42, 16, 46)], GOLD)
        + edged([box(6, 28, 88, 16)], HOT, INK, 3)
        + shape([box(42, 28, 16, 16)], GOLD)
        + "".join(edged([bow], GOLD, INK, 3) for bow in bows)
        + edged([circle(50, 25, 8, 24)], GOLD, INK, 3)
        + shape(face, INK)
        + stroke(
            [curve([(20, 70), (28, 76), (36, 72)], 6), curve([(64, 72), (72, 76), (80, 70)], 6)],
            INK,
            3.4,
        )
    )


def counterblow() -> str:
    """A fist on a spring."""
    spring = [(-4.0, 66.0), *((4 + 7 * n, 54 if n % 2 else 78) for n in range(6)), (46.0, 66.0)]
    fist = flowing(
        [(46, 34), (62, 26), (84, 28), (94, 44), (92, 70), (80, 84), (58, 84), (46, 78)], 8
    )
    thumb = flowing([(54, 26), (70, 20), (80, 32), (74, 46), (58, 48), (48, 40)], 8)
    return (
        shape([burst(74, 50, 46, 30, 11, 0.15)], GOLD)
        + card(84, 2, 32, 34, PAPER, INK, printed(4))
        + card(88, 97, 32, -28, PAPER, INK, printed(0))
        + stroke([spring], INK, 11)
        + stroke([spring], STEEL, 6)
        + edged([rounded_box(-8, 44, 10, 44, 3)], STEEL, INK, 3)
        + edged([fist], HOT, INK, 3)
        + edged([thumb], HOT, INK, 3)
        + edged([rounded_box(38, 46, 14, 36, 4)], PAPER, INK, 3)
        + stroke([curve([(86, 46), (88, 58), (84, 70)], 6)], PAPER, 4)
    )


def trade_up() -> str:
    """A seesaw: the small hand goes up, the large one over to the other side."""
    plank = [(2.0, 66.0), (98.0, 88.0)]
    small = "".join(card(16 + 9 * n, 46 + 2 * n, 30, -10 + 20 * n, GOLD, INK) for n in range(2))
    large = "".join(
        card(64 + 8 * n, 62 + 3 * n + (n - 2) ** 2, 32, -24 + 16 * n, PAPER, INK) for n in range(5)
    )
    over = arc((50, 50), 50, math.radians(212), math.radians(318), 20)
    under = arc((50, 60), 40, math.radians(-50), math.radians(-118), 20)
    return (
        edged([[(50, 78), (66, 104), (34, 104)]], HOT, INK, 3)
        + small
        + large
        + stroke([plank], INK, 13)
        + stroke([plank], STEEL, 7)
        + arrow(over, 11, GOLD, INK)
        + arrow(under, 9, PAPER, INK)
    )


GREEN: dict[str, Callable[[], str]] = {
    "TG1": ballast,
    "TG2": colour_filter,
    "TG3": parting_gift,
    "TG4": counterblow,
    "TG5": trade_up,
}
