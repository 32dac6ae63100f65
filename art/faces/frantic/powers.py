"""Emblems of the power cards, 100 by 100, to stand on black."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put
from art.faces.frantic.glyphs import BOLT, STAR
from art.faces.frantic.grins import eyes, mouth, visage
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    GOLD,
    LIME,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    TUBES,
    VIOLET,
    WHITE,
)
from art.faces.frantic.marks import mark
from art.faces.frantic.numerals import creature, figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    burst,
    card,
    curve,
    flowing,
    glow,
    lamp,
    limbs,
    rounded_box,
    sparks,
    tube,
    turned,
)
from art.svg import Outline, box, circle, shape, stroke


def _all_draw_one() -> str:
    ways = [
        [(50 + 22 * a, 52 + 22 * b), (50 + 34 * a, 52 + 34 * b)]
        for a, b in ((-1, -0.8), (1, -0.8), (-1, 0.8), (1, 0.8))
    ]
    return "".join(arrow(way, 6, AMBER) for way in ways) + card(
        50, 52, 70, 0, CYAN, eyes(50, 12, 60, 20, "wild") + figures("+1", 50, 76, 52, WHITE)
    )


def _anti_counter() -> str:
    glove = flowing(
        [(30, 44), (34, 22), (56, 8), (82, 12), (96, 32), (92, 56), (76, 68), (50, 68), (36, 60)]
    )
    return (
        put(lamp([glove], RED, 5) + lamp([[(36, 66), (72, 72), (68, 90), (32, 84)]], WHITE, 4)
            + visage(64, 40, 40, "glum", "glum"), 50, 50, 74)
        + tube([circle(50, 50, 45, 44)], PINK, 6, closed=True)
        + tube([[(19, 82), (82, 19)]], PINK, 6)
    )  # fmt: skip


def _open_hands() -> str:
    fan = "".join(
        card(50 + 36 * s, 40 - 9 * (1 - abs(s)), 46, 24 * s, tint, eyes(50, 50, 50, 23, "wide"))
        for s, tint in ((-1, TUBES[0]), (1, TUBES[1]), (-0.36, TUBES[2]), (0.36, TUBES[3]))
    )
    fingers = [[(50, 86), (50 + dx, y)] for dx, y in ((-24, 70), (-9, 62), (9, 62), (24, 70))]
    return fan + limbs(fingers, 8, WHITE, 2.6) + lamp([circle(50, 88, 13, 24)], WHITE, 4)


def _special_charge() -> str:
    return (
        put(glow([STAR], GOLD, 8), 50, 30, 66) + visage(50, 33, 27, "wide", "oh", NIGHT)
        + "".join(card(x, 80, 32, turn, CYAN, figures("+", 50, 50, 84, CYAN)) for x,
            turn in ((22, -10), (50, 0), (78, 10)))
    )  # fmt: skip


def _special_seal() -> str:
    blob = flowing(burst(50, 46, 45, 39, 9), 4)
    ribbons: list[Outline] = [
        [(30, 74), (18, 104), (34, 96), (44, 80)],
        [(70, 74), (82, 104), (66, 96), (56, 80)],
    ]
    return (
        lamp(ribbons, PINK, 4.4)
        + lamp([blob], RED, 5)
        + stroke([circle(50, 46, 31, 36)], RED, 2.4, closed=True)
        + put(glow([STAR], GOLD, 7), 50, 44, 52)
        + stroke([[(26, 68), (74, 22)]], NIGHT, 13)
        + tube([[(26, 68), (74, 22)]], WHITE, 5)
    )


def _black_wish() -> str:
    """What the bottle grants is black."""
    smoke = flowing([(50, 62), (34, 52), (40, 40), (22, 34), (24, 12), (46, 4), (70, 8), (82, 26),
        (70, 42), (58, 46)])  # fmt: skip
    lampion = [*curve([(14, 70), (34, 78), (60, 78), (84, 68)]),
        *curve([(100, 62), (86, 80), (66, 94), (40, 94), (24, 84)]), (14, 70)]  # fmt: skip
    return (
        lamp([smoke], WHITE, 4.6, "#000000")
        + visage(52, 26, 34, "wild", "grin")
        + lamp([lampion], GOLD, 5)
        + tube([[(36, 98), (70, 98)]], GOLD, 4.4)
        + tube([bend(14, 78, 9, 60, 300)], GOLD, 4)
    )


def _colour_blockade() -> str:
    stripes: list[Outline] = [
        [(12 + 22 * n, 40), (24 + 22 * n, 40), (16 + 22 * n, 62), (4 + 22 * n, 62)]
        for n in range(4)
    ]
    return (
        "".join(mark(n, 16 + 23 * n, 16, 21, TUBES[n]) for n in range(4))
        + tube([[(18, 62), (12, 98)], [(82, 62), (88, 98)]], WHITE, 5)
        + lamp([rounded_box(2, 40, 96, 22, 4)], RED, 5)
        + shape(stripes, WHITE)
        + eyes(50, 78, 26, 10, "bored")
        + mouth(50, 94, 22, "flat")
        + glow([circle(18, 34, 5, 14), circle(82, 34, 5, 14)], AMBER, 4)
    )


def _looping() -> str:
    """A car on its way through the loop."""
    cart = rounded_box(30, 12, 40, 18, 6)
    track = [*curve([(0, 92), (30, 92), (60, 84)]), *bend(50, 46, 38, 68, -272, 40),
        *curve([(52, 86), (76, 92), (100, 92)])]  # fmt: skip
    return (
        tube([track], VIOLET, 6)
        + turned(lamp([cart], PINK, 4.4) + eyes(50, 11, 18, 8, "wide"), 180, 50, 22)
        + arrow(bend(50, 46, 23, 10, 170, 20), 6, AMBER)
    )


def _number_wish() -> str:
    return (
        tube([[(6, 98), (50, 54)]], WHITE, 6) + put(glow([STAR], GOLD, 8), 60, 42, 34)
        + "".join(put(creature(text, 50, 50, 100, tint), x, y, size) for text, x, y, size,
            tint in (("7", 24, 28, 42, PINK), ("3", 84, 70, 40, CYAN), ("5", 86, 16, 34, LIME)))
        + glow([burst(60, 84, 7, 2.4, 4), burst(12, 62, 6, 2, 4)], WHITE, 4)
    )  # fmt: skip


def _random_chance() -> str:
    """A die that knows how it will fall."""
    top: Outline = [(50, 2), (94, 24), (50, 46), (6, 24)]
    left: Outline = [(6, 24), (50, 46), (50, 98), (6, 74)]
    right: Outline = [(94, 24), (50, 46), (50, 98), (94, 74)]
    return (
        lamp([top, left, right], CYAN, 5)
        + shape([circle(50, 24, 6, 16), circle(28, 24, 5, 14), circle(72, 24, 5, 14)], AMBER)
        + f'<g transform="translate(28 61) skewY(27)">{visage(0, 0, 34, "sly", "grin")}</g>'
        + figures("?", 72, 61, 36, PINK)
    )


def _recycling() -> str:
    """Round again, and into a hand."""
    turns = [bend(50, 52, 43, start, start + 72, 14) for start in (-140, -20, 100)]
    return "".join(arrow(line, 10, LIME) for line in turns) + card(
        50, 52, 46, 8, WHITE, visage(50, 50, 78, "wink", "grin")
    )


def _troublecharger() -> str:
    body = rounded_box(14, 24, 62, 66, 8)
    return (
        lamp([box(34, 12, 22, 12)], ORANGE, 4)
        + lamp([body], ORANGE, 5)
        + visage(45, 54, 46, "wild", "grin")
        + tube([curve([(76, 76), (94, 78), (94, 60)])], WHITE, 3.4)
        + put(glow([BOLT], AMBER, 9), 88, 34, 54, 10)
        + tube(sparks(45, 56, 46, 54, 10, 126)[:3], RED, 4)
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    "all_draw_one": _all_draw_one,
    "anti_counter": _anti_counter,
    "open_hands": _open_hands,
    "special_charge": _special_charge,
    "special_seal": _special_seal,
    "black_wish": _black_wish,
    "colour_blockade": _colour_blockade,
    "looping": _looping,
    "number_wish": _number_wish,
    "random_chance": _random_chance,
    "recycling": _recycling,
    "troublecharger": _troublecharger,
}
