"""Emblems of the events of the first add-on, 100 by 100, to stand on black."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.curves import put, veiled
from art.faces.frantic.glyphs import BOLT
from art.faces.frantic.grins import eye, eyes, imp, mouth, visage
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    GOLD,
    LIME,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    VIOLET,
    WHITE,
)
from art.faces.frantic.numerals import creature, figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    card,
    curve,
    ellipse,
    flowing,
    glow,
    lamp,
    limbs,
    rounded_box,
    tube,
    turned,
)
from art.svg import Outline, box, circle, shape, stroke


def _black_hole() -> str:
    return (
        "".join(
            tube([[(50 + (r + 5.4 * n) * math.cos(0.42 * n + t), 54
                + (r + 5.4 * n) * math.sin(0.42 * n + t)) for n in range(5)]], tint, 4.4)
            for r, tints in ((29, (VIOLET, PINK, ORANGE, VIOLET, PINK, ORANGE)),)
            for t, tint in zip((0.3, 1.35, 2.4, 3.44, 4.5, 5.5), tints, strict=True)
        )
        + glow([circle(50, 54, 30, 44)], VIOLET, 9) + shape([circle(50, 54, 28, 44)], "#000000")
        + visage(50, 54, 38, "wild", "grin")
        + card(86, 16, 26, 30, WHITE) + card(64, 8, 18, 64, WHITE) + card(14, 14, 22, -20, WHITE)
    )  # fmt: skip


def _capitalism() -> str:
    """A coin with a hat and a glass, and more of itself."""
    return (
        "".join(lamp([ellipse(x, y, 17, 6)], GOLD, 3.4) for x in (20, 80) for y in (92, 83, 74))
        + lamp([circle(50, 60, 33, 44)], GOLD, 5.4)
        + eyes(50, 54, 32, 11, "bored")
        + tube([circle(66, 54, 14, 26)], WHITE, 3.4, closed=True)
        + tube([[(77, 62), (82, 82)]], WHITE, 2.4)
        + mouth(50, 77, 34, "grin")
        + lamp([rounded_box(32, 0, 36, 28, 3), rounded_box(20, 24, 60, 8, 4)], VIOLET, 4.4)
        + shape([box(35, 15, 30, 7)], PINK)
    )


def _crowdfunding() -> str:
    body = flowing([(18, 60), (22, 40), (46, 30), (74, 36), (88, 56), (80, 80), (52, 88), (26, 82)])
    legs = [rounded_box(30, 80, 12, 18, 4), rounded_box(62, 80, 12, 18, 4)]
    ear: Outline = [(26, 40), (20, 22), (40, 32)]
    return (
        tube([curve([(88, 56), (98, 52), (94, 44), (101, 40)])], PINK, 4)
        + lamp(legs, PINK, 4) + lamp([body], PINK, 5) + lamp([ear], PINK, 4)
        + tube([[(54, 36), (68, 38)]], WHITE, 4)
        + lamp([ellipse(20, 66, 10, 13)], PINK, 4)
        + shape([circle(17, 65, 2.6, 10), circle(23, 67, 2.6, 10)], WHITE)
        + eyes(42, 52, 24, 9, "up") + mouth(46, 72, 26, "grin")
        + lamp([circle(62, 14, 11, 22)], GOLD, 4) + figures("1", 62, 14, 13, GOLD)
        + glow([circle(86, 24, 5, 14), circle(38, 10, 5, 14)], GOLD, 4)
    )  # fmt: skip


def _distributor() -> str:
    piles = "".join(
        card(x + 3, y + 3, 28, turn, tint) + card(x, y, 28, turn, tint)
        for x, y, turn, tint in ((15, 17, -20, CYAN), (85, 17, 20, PINK), (15, 83, 20, LIME),
            (85, 83, -20, AMBER))
    )  # fmt: skip
    ways = [
        [(50 + 24 * a, 50 + 22 * b), (50 + 29 * a, 50 + 27 * b)] for a in (-1, 1) for b in (-1, 1)
    ]
    return (
        piles
        + "".join(arrow(way, 5.4, WHITE) for way in ways)
        + imp(50, 49, 50, VIOLET, "sly", "grin")
    )


def _double_taxation() -> str:
    """The bill has teeth, and two of them."""
    teeth = [(84 - 8.5 * n, 96 if n % 2 else 84) for n in range(9)]
    return (
        lamp([[(16, 4), (84, 4), *teeth]], AMBER, 5)
        + tube([[(28, 46), (58, 46)], [(28, 58), (50, 58)]], CYAN, 3.4)
        + eyes(50, 24, 36, 12, "sly")
        + mouth(50, 76, 52, "grin")
        + figures("x2", 72, 52, 22, RED)
    )


def _event_manager() -> str:
    def act(x: float, turn: float, tint: str, inner: str, high: float = 60) -> str:
        return card(x, 58, high, turn, tint, inner)

    return (
        act(18, -10, VIOLET, figures("?", 50, 50, 80, VIOLET))
        + act(82, 10, VIOLET, figures("?", 50, 50, 80, VIOLET))
        + veiled(shape([[(34, -4), (66, -4), (92, 104), (8, 104)]], AMBER), 0.2)
        + act(50, 0, AMBER, put(glow([BOLT], AMBER, 6), 50, 84, 60)
            + visage(50, 28, 80, "wild", "grin"), 84)
        + lamp([rounded_box(36, -4, 28, 12, 4)], WHITE, 3.4)
    )  # fmt: skip


def _identity_theft() -> str:
    """Two masks that change faces."""
    face = flowing([(4, 10), (50, 18), (96, 10), (94, 58), (74, 86), (50, 96), (26, 86), (6, 58)])
    return (
        arrow(curve([(24, 14), (50, 2), (74, 12)]), 6.4, AMBER)
        + arrow(curve([(76, 92), (50, 102), (26, 94)]), 6.4, AMBER)
        + put(lamp([face], PINK, 7) + eyes(50, 42, 44, 15, "glum")
            + mouth(50, 74, 40, "glum"), 72, 58, 52, 8)
        + put(lamp([face], CYAN, 7) + eyes(50, 42, 44, 15, "sly")
            + mouth(50, 70, 48, "grin"), 29, 48, 52, -8)
    )  # fmt: skip


def _last_chance() -> str:
    quarter = [
        [*bend(50, 50, 45, a, a + 45, 12), *bend(50, 50, 24, a + 45, a, 12)]
        for a in (22, 112, 202, 292)
    ]
    return (
        lamp([circle(50, 50, 45, 44)], WHITE, 5) + shape(quarter, RED)
        + lamp([circle(50, 50, 24, 32)], WHITE, 4) + visage(50, 51, 32, "up", "oh")
        + tube([curve([(6, 22), (-2, 50), (6, 78)]), curve([(94, 22), (102, 50), (94, 78)])],
            AMBER, 3.6)
    )  # fmt: skip


def _plague() -> str:
    """A doctor one would rather not call."""
    mask = flowing(
        [(30, 34), (56, 30), (70, 42), (82, 60), (92, 86), (84, 90), (64, 74), (44, 76), (28, 62)]
    )
    return (
        tube([curve([(30, 72), (14, 84), (10, 100)]), curve([(58, 78), (64, 90), (64, 100)])],
            VIOLET, 4.4)
        + lamp([mask], WHITE, 4.6) + tube([curve([(62, 66), (76, 74), (86, 88)])], WHITE, 2.4)
        + lamp([circle(48, 50, 12, 24)], LIME, 4) + eye(48, 50, 7.4, 0.4, 0.8, (0.2, 0.2), LIME)
        + lamp([ellipse(46, 32, 42, 7)], VIOLET, 4.4)
        + lamp([[(22, 30), (30, 6), (62, 6), (70, 30)]], VIOLET, 4.4)
        + shape([box(27, 19, 39, 6)], LIME)
        + glow([circle(88, 30, 6, 14), circle(98, 48, 3.6, 12), circle(8, 58, 5, 14)], LIME, 6)
    )  # fmt: skip


def _plus_one() -> str:
    return (
        figures("+", 22, 54, 58, LIME, NIGHT, 5)
        + creature("1", 68, 51, 92, PINK)
        + card(16, 14, 26, -16, CYAN)
        + card(28, 92, 22, 14, CYAN)
    )


def _repeat() -> str:
    """A record with a scratch."""
    return (
        lamp([circle(46, 54, 43, 48)], VIOLET, 5)
        + "".join(stroke([circle(46, 54, r, 40)], VIOLET, 1.6, True,
            'stroke-opacity="0.6"') for r in (34, 28))
        + glow([circle(46, 54, 21, 32)], PINK, 4) + eyes(46, 50, 20, 8.4, "sly")
        + mouth(46, 63, 24, "grin")
        + tube([[(94, 4), (94, 36), (74, 62)]], WHITE, 4.4)
        + glow([circle(94, 6, 7, 16)], AMBER, 4)
        + arrow(bend(46, 54, 34, 150, 232, 16), 5, CYAN)
    )  # fmt: skip


def _russian_roulette() -> str:
    """Six chambers, and somebody sits in one."""
    drum = [point for n in range(6) for point in bend(50, 50, 46, 60 * n - 21, 60 * n + 21, 6)]
    holes = "".join(
        lamp([circle(50 + 28 * _S[n], 50 - 28 * _C[n], 11, 22)], (RED if n == 0 else WHITE), 3.6)
        for n in range(6)
    )
    return (
        lamp([drum], CYAN, 5)
        + holes
        + eyes(50, 22, 11, 5, "wild")
        + lamp([circle(50, 50, 8, 18)], AMBER, 4)
        + arrow(bend(50, 50, 56, -46, -4, 12), 5, AMBER)
    )


_C = [1.0, 0.5, -0.5, -1.0, -0.5, 0.5]
_S = [0.0, 0.866, 0.866, 0.0, -0.866, -0.866]


def _seppuku() -> str:
    """A blade before a red sun: dare, or pay."""
    blade = [
        *curve([(18, 93), (52, 82), (82, 60), (102, 26)]),
        *curve([(102, 26), (74, 50), (46, 70), (14, 84)]),
    ]
    return (
        glow([circle(46, 42, 40, 48)], RED, 9)
        + eyes(42, 32, 34, 12, "wide") + shape([circle(42, 54, 6, 18)], NIGHT)
        + stroke([blade], NIGHT, 10, closed=True) + lamp([blade], WHITE, 3.6)
        + tube([[(10, 76), (22, 100)]], AMBER, 5.4) + limbs([[(13, 89), (0, 96)]], 5, AMBER, 2)
    )  # fmt: skip


def _trust_fall() -> str:
    """Somebody lets themselves fall; somebody else may catch them."""
    body: list[Outline] = [[(52, 88), (52, 60)], [(52, 66), (34, 56)], [(52, 66), (70, 56)]]
    hands = [[(8, 96), (22, 88), (52, 88)], [(30, 98), (62, 88), (92, 84)]]
    return (
        turned(
            limbs(body, 7, CYAN, 2.6) + lamp([circle(52, 38, 20, 32)], CYAN, 4.6)
            + visage(52, 39, 29, "shut", "grin"),
            -38, 52, 60,
        )
        + tube([curve([(20, 8), (12, 20), (10, 34)]), curve([(36, 2), (28, 10), (24, 18)])],
            WHITE, 3)
        + limbs(hands, 8, PINK, 2.8) + eyes(84, 68, 15, 7, "up")
    )  # fmt: skip


EMBLEMS: dict[str, Callable[[], str]] = {
    "black_hole": _black_hole,
    "capitalism": _capitalism,
    "crowdfunding": _crowdfunding,
    "distributor": _distributor,
    "double_taxation": _double_taxation,
    "event_manager": _event_manager,
    "identity_theft": _identity_theft,
    "last_chance": _last_chance,
    "plague": _plague,
    "plus_one": _plus_one,
    "repeat": _repeat,
    "russian_roulette": _russian_roulette,
    "seppuku": _seppuku,
    "trust_fall": _trust_fall,
}
