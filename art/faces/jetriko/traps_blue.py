"""What is in the blue traps, 100 by 100: things that turn the whole table over."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.curves import curve
from art.faces.jetriko.inks import GOLD, HOT, INK, PAPER, STEEL, STEEL_DARK
from art.faces.jetriko.marks import printed
from art.faces.jetriko.pen import arrow, card, edged, rounded_box
from art.faces.jetriko.people import pawn
from art.svg import Outline, arc, box, circle, shape, stroke

SKY = "#9fc3ff"


def merry_go_round() -> str:
    """A roundabout that carries cards."""
    roof: Outline = [
        *curve([(50, 0), (30, 18), (2, 32)], 6),
        *curve([(98, 32), (70, 18), (50, 0)], 6),
    ]
    panels: list[Outline] = [
        [(50, 0), (2 + 96 * n / 5, 32), (2 + 96 * (n + 1) / 5, 32)] for n in (0, 2, 4)
    ]
    flaps = [[*arc((11.6 + 19.2 * n, 31), 9.6, 0, math.pi, 10)] for n in range(5)]
    poles = [[(x, 34), (x, 88)] for x in (20, 50, 80)]
    rides = ((20, 66, 4, -8), (80, 58, 3, 8), (50, 62, 1, 0))
    return (
        stroke(poles, INK, 8)
        + stroke(poles, STEEL, 4)
        + "".join(card(x, y, 40, turn, PAPER, INK, printed(colour)) for x, y, colour, turn in rides)
        + edged([rounded_box(4, 86, 92, 12, 6)], HOT, INK, 3)
        + shape([circle(14 + 18 * n, 92, 3, 14) for n in range(5)], GOLD)
        + edged([roof], PAPER, INK, 3)
        + shape(panels, HOT)
        + "".join(edged([flap], GOLD if n % 2 else PAPER, INK, 2) for n, flap in enumerate(flaps))
        + edged([[(50, -14), (70, -8), (50, -2)]], GOLD, INK, 2)
        + stroke([[(50, -14), (50, 2)]], INK, 3)
    )


def topsy_turvy() -> str:
    """Who held much and who held little: as on a court card, each is the other's foot."""
    many = "".join(
        card(50 + 11 * n, 22 + 2.4 * n * n, 34, 15 * n, PAPER, INK) for n in (-3, 3, -2, 2)
    )
    one = card(80, 28, 34, 22, PAPER, INK)
    line = [[(-4, 50), (104, 50)]]
    turns = [
        arrow(arc((50, 50), 56, math.radians(start), math.radians(start + 34), 12), 8, HOT, INK, 3)
        for start in (-17, 163)
    ]
    return (
        many
        + pawn(50, 24, 54, GOLD, "shocked")
        + f'<g transform="rotate(180 50 50)">{one}{pawn(50, 24, 54, SKY, "glad")}</g>'
        + stroke(line, INK, 9)
        + stroke(line, PAPER, 4)
        + "".join(turns)
    )


def u_turn() -> str:
    """A road that turns back."""
    road = [(80.0, 92.0), (80.0, 34.0), *arc((54, 34), 26, 0, -math.pi, 24), (28.0, 54.0)]
    head: Outline = [(28, 98), (-8, 56), (64, 56)]
    return (
        stroke([road], INK, 38)
        + edged([head], PAPER, INK, 5)
        + stroke([road], PAPER, 29)
        + shape([head], PAPER)
        + stroke([road], HOT, 4.6, extra='stroke-dasharray="9 11" stroke-dashoffset="3"')
    )


def sorting_desk() -> str:
    """A clerk keeps the best and lets two go."""
    visor = [*arc((66, 22), 22, math.pi * 0.98, math.tau * 1.01, 20), (100, 27), (96, 31), (44, 26)]
    return (
        pawn(66, 40, 66, SKY, "sly")
        + edged([visor], HOT, INK, 2.6)
        + card(8, 42, 46, -12, PAPER, INK, printed(4))
        + card(28, 42, 46, 5, PAPER, INK, printed(1))
        + edged([box(-6, 66, 112, 12)], GOLD, INK, 3)
        + edged([box(2, 78, 11, 26), box(87, 78, 11, 26)], GOLD, INK, 3)
        + card(35, 94, 30, 64, PAPER, INK, printed(3))
        + card(64, 97, 30, 108, PAPER, INK, printed(0))
    )


def leveller() -> str:
    """A roller that leaves all hands alike."""
    smoke = [circle(71, -3, 7, 24), circle(82, -7, 5, 20), circle(91, -8, 3.6, 16)]
    cab: Outline = [
        (56, 22), (102, 22), (102, 30), (98, 30), (98, 74), (46, 74), (46, 48), (63, 48),
        (63, 30), (56, 30),
    ]  # fmt: skip
    high = [rounded_box(-14 + (n % 2) * 2, 92 - 11 * n, 32, 9, 3) for n in range(6)]
    flat = [rounded_box(66, 97, 42, 6, 3)]
    return (
        edged([*high, *flat], PAPER, INK, 2.6)
        + shape(smoke, STEEL)
        + edged([box(65, 4, 10, 20)], STEEL_DARK, INK, 2.6)
        + edged([cab], HOT, INK, 3)
        + shape([box(69, 32, 23, 18)], SKY)
        + edged([circle(86, 79, 17, 40)], STEEL_DARK, INK, 3)
        + shape([circle(86, 79, 7, 24)], GOLD)
        + edged([circle(44, 69, 28, 50)], STEEL, INK, 3)
        + shape([circle(44, 69, 20, 40), circle(44, 69, 15, 40)], STEEL_DARK)
        + stroke([[(44, 69), (70, 56)]], INK, 10)
        + stroke([[(44, 69), (70, 56)]], GOLD, 5)
    )


BLUE: dict[str, Callable[[], str]] = {
    "TB1": merry_go_round,
    "TB2": topsy_turvy,
    "TB3": u_turn,
    "TB4": sorting_desk,
    "TB5": leveller,
}
