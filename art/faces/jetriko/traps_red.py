"""What is in the red traps, 100 by 100: things that make a hand grow."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.curves import curve
from art.faces.jetriko.inks import GOLD, HOT, INK, PALETTE, PAPER
from art.faces.jetriko.marks import mark, printed
from art.faces.jetriko.numerals import figures
from art.faces.jetriko.pen import arrow, burst, card, edged, rounded_box
from art.faces.jetriko.people import hand, pawn
from art.svg import Outline, circle, shape, stroke
from art.theme import css


def pile_up() -> str:
    """Three cards come down on somebody's head."""
    cards = ((52, 42, 78, PAPER), (45, 27, 103, GOLD), (54, 11, 80, PAPER))
    stars = [burst(x, y, 8, 3, 4, turn) for x, y, turn in ((10, 62, 0.2), (90, 58, 0.5))]
    return (
        pawn(50, 80, 60, HOT, "crushed")
        + "".join(card(x, y, 60, turn, fill, INK) for x, y, turn, fill in cards)
        + figures("+3", 54, 11, 22, INK)
        + shape(stars, GOLD)
    )


def catch_up() -> str:
    """A low pile that grows as high as the one beside it."""

    def slabs(x: float, first: int, last: int) -> list[Outline]:
        return [rounded_box(x, 88 - 15 * n, 36, 11, 3) for n in range(first, last)]

    return (
        edged(slabs(62, 0, 6), GOLD, INK, 2.6)
        + edged(slabs(2, 0, 2), PAPER, INK, 2.6)
        + edged(slabs(2, 2, 5), HOT, INK, 2.6)
        + arrow([(20, 14), (20, 0)], 12, PAPER, INK)
        + stroke([[(46, 18), (54, 18)], [(46, 93), (54, 93)], [(50, 18), (50, 93)]], PAPER, 2.6)
    )


def lucky_dip() -> str:
    """A tub of sawdust, and in it who knows what."""
    tub: Outline = [(14, 62), (86, 62), (78, 100), (22, 100)]
    staves: list[Outline] = [
        [(14 + 72 * a, 62), (14 + 72 * b, 62), (22 + 56 * b, 100), (22 + 56 * a, 100)]
        for a, b in ((0, 0.17), (0.34, 0.51), (0.68, 0.85))
    ]
    stars = [burst(x, y, 9, 3.4, 4, 0.3) for x, y in ((14, 26), (87, 22), (80, 47))]
    return (
        shape([burst(50, 34, 52, 30, 12, 0.1)], HOT)
        + card(31, 48, 50, -24, PAPER, INK, printed(3))
        + card(54, 34, 66, 9, PAPER, INK)
        + figures("?", 54, 30, 40, INK)
        + edged([tub], GOLD, INK, 3)
        + shape(staves, HOT)
        + edged([rounded_box(8, 58, 84, 14, 6)], PAPER, INK, 3)
        + shape(stars, GOLD)
    )


def hand_me_down() -> str:
    """A large hand lets a card go into a small one."""
    return (
        stroke([[(16, 40), (16, 54)], [(84, 44), (84, 58)], [(26, 30), (26, 38)]], PAPER, 3.6)
        + hand(57, 10, 54, PAPER, HOT, 10)
        + card(52, 54, 40, 16, PAPER, INK, printed(4))
        + hand(45, 90, 42, PAPER, HOT, 186)
    )


def glass_hand() -> str:
    """Cards one can look through, and an eye that does."""
    fan = []
    for n, colour in enumerate((4, 1, 0)):
        turn = -34 + 34 * n
        x = 50 + 58 * math.sin(math.radians(turn))
        y = 128 - 58 * math.cos(math.radians(turn))
        sheet = rounded_box(x - 18, y - 25, 36, 50, 5)
        glints = [[(x - 11, y + 18), (x + 1, y + 6)], [(x - 3, y + 18), (x + 3, y + 12)]]
        drawn = (
            edged([sheet], "#2b5f74", "#bfeaf4", 2.4)
            + mark(colour, x, y - 7, 25, css(PALETTE[colour]), "", PAPER, 6)
            + stroke(glints, "#bfeaf4", 2.6)
        )
        fan.append(f'<g transform="rotate({turn} {x:.1f} {y:.1f})">{drawn}</g>')
    eye = [
        *curve([(6, 22), (28, 2), (50, -4), (72, 2), (94, 22)], 6),
        *curve([(94, 22), (72, 41), (50, 47), (28, 41), (6, 22)], 6)[1:-1],
    ]
    return (
        "".join(fan)
        + edged([eye], PAPER, INK, 3)
        + shape([circle(50, 22, 20, 36)], HOT)
        + shape([circle(50, 25, 11, 24)], INK)
        + shape([circle(44, 16, 5, 16)], PAPER)
    )


RED: dict[str, Callable[[], str]] = {
    "TR1": pile_up,
    "TR2": catch_up,
    "TR3": lucky_dip,
    "TR4": hand_me_down,
    "TR5": glass_hand,
}
