"""Emblems of the rule cards, 100 by 100, to stand on black."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put, veiled
from art.faces.frantic.glyphs import BOLT, STAR
from art.faces.frantic.grins import eyes, imp, mouth, visage
from art.faces.frantic.inks import (
    AMBER,
    BLUE,
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
    burst,
    card,
    curve,
    ellipse,
    glow,
    lamp,
    rounded_box,
    tube,
)
from art.faces.frantic.plain import gift_box
from art.faces.frantic.wishes import wish
from art.svg import Outline, shape, stroke


def _the_nicest_try() -> str:
    return put(wish("nice_try"), 44, 44, 82) + figures("+6", 76, 86, 36, LIME, NIGHT, 4)


def _generous_gift() -> str:
    return put(gift_box(PINK, LIME, "wild", 14), 46, 46, 80) + figures(
        "3", 84, 80, 44, AMBER, NIGHT, 5
    )


def _other_way_round() -> str:
    return arrow(bend(50, 50, 43, 150, 395, 40), 10, CYAN) + imp(
        50, 52, 52, PINK, "wide", "oh", True, 180
    )


def _thirsty() -> str:
    """One glass, two straws."""
    drink: Outline = [(24, 52), (76, 52), (70, 94), (30, 94)]
    return (
        tube([[(44, 66), (30, 4), (14, 8)]], PINK, 4.4)
        + tube([[(56, 66), (68, 6), (86, 4)]], LIME, 4.4)
        + veiled(shape([drink], CYAN), 0.4)
        + tube([[(18, 28), (28, 98), (72, 98), (82, 28)]], CYAN, 5)
        + tube([[(23, 52), (77, 52)]], CYAN, 3)
        + visage(50, 74, 34, "wide", "tongue")
    )


def _until_it_fits() -> str:
    knob = [(30, 30), (44, 30), *bend(50, 20, 12, 130, 410, 20), (56, 30), (70, 30), (70, 44),
        *bend(80, 50, 12, 220, 500, 20),
        (70, 56), (70, 70), (30, 70), (30, 56), *bend(36, 50, 10, 130, -130, 20),
        (30, 44)]  # fmt: skip
    cards = card(12, 14, 22, -8, VIOLET) + card(28, 14, 22, 0, CYAN)
    return put(lamp([knob], LIME, 4) + visage(50, 52, 24, "wild", "grin"), 46, 54, 130) + cards


def _black_on_black() -> str:
    return card(36, 46, 74, -12, VIOLET, "", "#000000") + card(
        62, 54, 78, 8, WHITE, visage(50, 50, 86, "sly", "grin"), "#000000"
    )


def _calm_round() -> str:
    """A bolt sleeps."""
    zzz = [[(70, 30), (84, 30), (70, 46), (84, 46)], [(86, 8), (97, 8), (86, 21), (97, 21)],
        [(60, 50), (69, 50), (60, 60), (69, 60)]]  # fmt: skip
    return (
        tube([bend(44, 54, 46, 60, 300, 40)], BLUE, 3)
        + put(lamp([BOLT], VIOLET, 5), 40, 56, 84, -14)
        + eyes(38, 50, 22, 9, "shut")
        + mouth(40, 68, 22, "smirk")
        + tube(zzz, CYAN, 4)
    )


def _lucky_sevens() -> str:
    return "".join(
        put(creature("7", 50, 50, 100, tint), x, y, size, turn)
        for x, y, size, turn, tint in ((22, 38, 54, -10, PINK), (80, 38, 54, 10, CYAN),
            (51, 58, 76, 0, AMBER))
    ) + put(glow([BOLT], AMBER, 8), 90, 88, 30)  # fmt: skip


def _twins() -> str:
    return (
        imp(31, 46, 60, CYAN, "wild", "grin")
        + imp(70, 58, 60, CYAN, "wild", "grin")
        + tube([[(14, 96), (86, 96)]], AMBER, 4)
    )


def _glass_table() -> str:
    """All hands lie open."""
    return (
        veiled(shape([ellipse(50, 40, 48, 20)], CYAN), 0.25)
        + tube([ellipse(50, 40, 48, 20)], CYAN, 4.6, closed=True)
        + tube([[(20, 57), (14, 98)], [(80, 57), (86, 98)]], CYAN, 5)
        + "".join(
            card(x, y, 26, turn, tint, eyes(50, 50, 56, 26, "wide"))
            for x, y, turn, tint in ((28, 36, -14, PINK), (50, 43, 0, LIME), (72, 36, 14, AMBER))
        )
        + eyes(50, 80, 28, 11, "up")
    )


def _swap_meet() -> str:
    return (
        creature("1", 50, 51, 62, AMBER)
        + arrow(curve([(8, 62), (12, 26), (42, 6)]), 8, CYAN)
        + arrow(curve([(92, 40), (88, 76), (58, 96)]), 8, PINK)
        + card(14, 82, 30, -14, PINK)
        + card(86, 18, 30, 14, CYAN)
    )


def _merry_go_round() -> str:
    roof: Outline = [(50, 0), (98, 28), (2, 28)]
    scallops = [
        [(2 + 16 * n, 28), (18 + 16 * n, 28), *bend(10 + 16 * n, 28, 8, 0, 180, 8)]
        for n in range(6)
    ]
    return (
        lamp([roof], PINK, 5)
        + "".join(glow([line], (AMBER, WHITE)[n % 2], 3) for n, line in enumerate(scallops))
        + tube([[(20, 36), (20, 84)], [(80, 36), (80, 84)]], WHITE, 3.4)
        + creature("9", 50, 62, 46, CYAN)
        + card(20, 60, 26, 0, LIME)
        + card(80, 60, 26, 0, VIOLET)
        + tube([ellipse(50, 92, 46, 7)], PINK, 4.6, closed=True)
    )


def _fantastic_six() -> str:
    return (
        put(glow([STAR], "#7a5a10", 6), 50, 48, 116)
        + put(stroke([STAR], GOLD, 3, closed=True), 50, 48, 116)
        + creature("6", 50, 54, 66, PINK)
    )


def _heavy_baggage() -> str:
    """Somebody has to carry the specials."""
    return (
        tube([[(34, 34), (34, 16), (66, 16), (66, 34)]], AMBER, 5)
        + lamp([rounded_box(4, 32, 92, 62, 9)], ORANGE, 5)
        + tube([[(20, 34), (20, 92)], [(80, 34), (80, 92)]], ORANGE, 3)
        + eyes(50, 50, 30, 10, "glum")
        + figures("10", 50, 77, 27, WHITE)
        + put(glow([STAR], GOLD, 8), 92, 20, 26)
    )


def _peace_treaty() -> str:
    """A glove hung on its nail."""
    scroll = [*curve([(18, 6), (20, 40), (16, 90)]), *curve([(82, 94), (80, 60), (84, 10)])]
    return (
        lamp([scroll], WHITE, 4.6)
        + lamp([rounded_box(8, -2, 84, 13, 6), rounded_box(8, 88, 84, 13, 6)], AMBER, 4.4)
        + visage(50, 34, 40, "shut", "grin")
        + tube([[(28, 62), (58, 62)], [(28, 72), (50, 72)]], CYAN, 3)
        + glow([burst(68, 74, 12, 9, 10)], RED, 5)
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    "the_nicest_try": _the_nicest_try,
    "generous_gift": _generous_gift,
    "other_way_round": _other_way_round,
    "thirsty": _thirsty,
    "until_it_fits": _until_it_fits,
    "black_on_black": _black_on_black,
    "calm_round": _calm_round,
    "lucky_sevens": _lucky_sevens,
    "twins": _twins,
    "glass_table": _glass_table,
    "swap_meet": _swap_meet,
    "merry_go_round": _merry_go_round,
    "fantastic_six": _fantastic_six,
    "heavy_baggage": _heavy_baggage,
    "peace_treaty": _peace_treaty,
}
