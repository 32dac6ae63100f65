"""Emblems of the events of the later add-ons and the single cards, 100 by 100, on black."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.curves import put, veiled
from art.faces.frantic.base_events import HEART
from art.faces.frantic.glyphs import BOLT, STAR
from art.faces.frantic.grins import eye, eyes, imp, mouth, visage
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
from art.faces.frantic.marks import OUTLINES
from art.faces.frantic.numerals import creature, figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    burst,
    card,
    curve,
    ellipse,
    flowing,
    glow,
    lamp,
    limbs,
    mirrored,
    rounded_box,
    sparks,
    tube,
    turned,
)
from art.faces.frantic.plain import gift_box
from art.faces.frantic.uniques import little_brother
from art.faces.frantic.wishes import blank
from art.svg import Outline, box, circle, shape, stroke


def _black_jack() -> str:
    spade = flowing(
        [(50, 4), (74, 32), (94, 52), (84, 74), (60, 66), (40, 66), (16, 74), (6, 52), (26, 32)], 4
    )
    foot: Outline = [(46, 58), (54, 58), (64, 96), (36, 96)]
    return (
        card(28, 46, 74, -16, PINK, put(shape([spade, foot], PINK, "nonzero"), 50, 54, 84))
        + card(70, 50, 78, 10, CYAN, visage(50, 14, 76, "wild", "grin"))
        + figures("21", 68, 70, 32, AMBER, NIGHT, 4)
    )


def _chargenado() -> str:
    funnel: Outline = [(4, 12), (96, 12), (86, 36), (70, 58), (58, 78), (54, 98), (46, 92),
        (40, 76), (28, 60), (14, 36)]  # fmt: skip
    swirls = [
        ellipse(x, y, wide, 8, -12, 192, 22)
        for x, y, wide in ((52, 50, 29), (46, 66, 20), (48, 80, 12), (54, 91, 6))
    ]
    return (
        shape([funnel], NIGHT) + tube([ellipse(50, 12, 46, 10)], LIME, 4.6, closed=True)
        + tube(swirls, LIME, 4.6)
        + eyes(50, 30, 34, 12, "wild") + mouth(50, 47, 30, "fangs")
        + "".join(put(glow([BOLT], AMBER, 8), x, y, size, turn) for x, y, size,
            turn in ((90, 60, 40, 12), (10, 62, 36, -16), (80, 88, 28, 22)))
    )  # fmt: skip


def _epic_fail() -> str:
    """The peel has been waiting for this."""
    left = flowing([(46, 34), (30, 48), (8, 62), (2, 88), (16, 80), (30, 68), (46, 62)], 5)
    low = flowing([(42, 52), (36, 78), (48, 102), (62, 78), (58, 52)], 5)
    return (
        lamp([left, mirrored(left)], GOLD, 4.6) + lamp([low], GOLD, 4.6)
        + lamp([flowing([(40, 14), (44, 2), (56, 2), (60, 14), (68, 40), (60, 58), (40, 58),
            (32, 40)])], GOLD, 5)
        + eyes(50, 30, 24, 9, "sly") + mouth(50, 47, 25, "grin")
        + tube(sparks(50, 46, 46, 54, 14, -160)[1:5], RED, 4)
    )  # fmt: skip


def _loot() -> str:
    lid = ellipse(50, 32, 42, 34, 180, 360, 24)
    return (
        turned(lamp([lid], ORANGE, 5), -9, 50, 42)
        + shape([circle(x, 52, 8, 16) for x in (24, 40, 60, 76)], GOLD)
        + eyes(50, 46, 34, 12, "wild")
        + lamp([rounded_box(8, 56, 84, 40, 4)], ORANGE, 5)
        + lamp([rounded_box(40, 52, 20, 22, 4)], GOLD, 4)
        + shape([circle(50, 60, 3.4, 12), box(48.6, 60, 2.8, 8)], GOLD)
        + mouth(50, 86, 36, "grin")
    )


def _parasite() -> str:
    legs = [
        [(50 + s * 24, y), (50 + s * 40, y - 8 + 5 * n), (50 + s * 48, y + 8 + 2 * n)]
        for s in (-1, 1)
        for n, y in enumerate((52, 64, 76))
    ]
    return (
        tube(legs, LIME, 4) + tube([curve([(40, 24), (32, 10), (22, 8)]),
            curve([(60, 24), (68, 10), (78, 8)])], LIME, 4)
        + glow([circle(21, 8, 5, 14), circle(79, 8, 5, 14)], PINK, 4)
        + lamp([flowing([(50, 40), (76, 50), (82, 72), (68, 92), (50, 97), (32, 92), (18, 72),
            (24, 50)])], LIME, 5)
        + tube([curve([(24, 70), (50, 78), (76, 70)]), curve([(30, 84), (50, 90), (70, 84)])],
            LIME, 3)
        + lamp([circle(50, 36, 22, 34)], LIME, 4.6) + eyes(50, 30, 24, 10, "wild")
        + mouth(50, 47, 26, "fangs")
    )  # fmt: skip


def _rewind() -> str:
    back: list[Outline] = [[(50, 70), (26, 84), (50, 98)], [(26, 70), (2, 84), (26, 98)]]
    return (
        lamp([rounded_box(2, 4, 96, 60, 7)], CYAN, 5)
        + lamp([circle(29, 32, 15, 28), circle(71, 32, 15, 28)], PINK, 3.6)
        + eye(29, 32, 10, 0.3, 0.9, (-0.35, 0))
        + eye(71, 32, 10, -0.3, 0.9, (-0.35, 0))
        + mouth(50, 53, 24, "smirk")
        + f'<g transform="translate(24 0)">{glow(back, AMBER, 6)}</g>'
    )


def _riot() -> str:
    fingers = [rounded_box(24 + 14 * n, 16 + (4, 0, 2, 7)[n], 14, 34, 6) for n in range(4)]
    return (
        tube(sparks(50, 48, 46, 55, 16, 0)[9:16], AMBER, 4.4)
        + lamp([[(34, 70), (70, 70), (74, 102), (30, 102)]], RED, 4.6)
        + lamp([rounded_box(22, 42, 60, 36, 12)], RED, 5)
        + lamp(fingers, RED, 4)
        + lamp([rounded_box(20, 46, 42, 15, 7)], RED, 4)
        + eyes(52, 32, 30, 11, "wild")
        + mouth(54, 70, 32, "grin")
    )


def _supercharge() -> str:
    return (
        put(glow([BOLT], AMBER, 10), 50, 50, 112, 4) + put(shape([BOLT], NIGHT), 50, 50, 92, 4)
        + put(stroke([BOLT], WHITE, 2.6, closed=True), 50, 50, 112, 4)
        + eyes(54, 42, 24, 10, "wild") + mouth(50, 62, 26, "grin")
        + figures("+", 86, 82, 30, CYAN, NIGHT, 4) + figures("+", 14, 20, 20, CYAN)
    )  # fmt: skip


def _tsunami() -> str:
    wave = [(0, 98), *curve([(0, 72), (10, 34), (40, 8), (72, 10), (90, 32), (84, 52)]),
        *curve([(84, 52), (76, 38), (60, 40), (58, 58), (72, 80), (100, 86)]),
        (100, 98)]  # fmt: skip
    foam = [curve([(14, 64), (22, 36), (46, 20), (66, 22)]), curve([(28, 84), (34, 62), (44, 46)])]
    return (
        lamp([wave], CYAN, 5.4) + tube(foam[:1], BLUE, 3)
        + eyes(38, 48, 24, 10, "wild") + mouth(40, 70, 30, "grin")
        + shape([circle(x, y, 4, 14) for x, y in ((94, 14), (100, 28), (84, 2), (94, 56))], WHITE)
        + card(84, 78, 26, 40, AMBER) + card(68, 92, 20, -30, PINK)
    )  # fmt: skip


def _pandoras_box() -> str:
    imps = (
        imp(30, 30, 38, PINK, "wild", "grin", degrees=-14)
        + imp(70, 28, 38, LIME, "sly", "tongue", degrees=14)
        + imp(50, 14, 26, CYAN, "wide", "oh")
    )
    return (
        veiled(shape([[(20, 60), (4, 0), (96, 0), (80, 60)]], VIOLET), 0.26)
        + imps
        + lamp([rounded_box(10, 52, 80, 46, 4)], VIOLET, 5)
        + tube([[(12, 66), (88, 66)]], AMBER, 3.4)
        + eyes(50, 80, 30, 10, "side")
        + lamp([[(0, 52), (10, 40), (22, 52)], [(100, 52), (90, 40), (78, 52)]], VIOLET, 4)
    )


def _lucky_10() -> str:
    return (
        put(glow(OUTLINES[3], "#1d5a2c", 5), 54, 50, 108)
        + creature("10", 50, 52, 66, LIME)
        + glow([burst(12, 16, 12, 4, 4), burst(92, 86, 10, 3, 4)], AMBER, 4)
    )


def _take_them_out() -> str:
    """All specials go where they belong."""
    can: Outline = [(22, 48), (78, 48), (72, 98), (28, 98)]
    ribs = [[(38 + 12 * n, 84), (38.5 + 11.5 * n, 94)] for n in range(3)]
    return (
        put(glow([STAR], GOLD, 8) + visage(50, 56, 44, "wide", "oh", NIGHT), 34, 16, 38, -14)
        + put(glow([BOLT], PINK, 8), 72, 14, 30, 18)
        + lamp([can], CYAN, 5)
        + turned(lamp([rounded_box(16, 34, 68, 10, 4)], CYAN, 4.6), 14, 80, 40)
        + eyes(50, 60, 26, 10, "wild")
        + mouth(50, 77, 34, "grin")
        + tube(ribs, CYAN, 2)
    )


def _times_two() -> str:
    return figures("x", 14, 60, 44, PINK) + creature("2", 68, 51, 84, CYAN)


def _plus_20() -> str:
    flag: Outline = [(72, 8), (98, 17), (72, 26)]
    return (
        figures("+", 11, 68, 30, AMBER) + creature("20", 63, 68, 47, LIME)
        + tube([[(72, 4), (72, 36)]], WHITE, 3.4) + glow([flag], PINK, 5)
        + tube([[(28, 36), (98, 36)]], WHITE, 3) + arrow([(42, 30), (42, 14)], 7, AMBER)
    )  # fmt: skip


def _special_gift() -> str:
    return put(gift_box(GOLD, PINK, "wild", 16), 50, 60, 84) + "".join(
        put(glow([STAR], tint, 9), x, y, size)
        for x, y, size, tint in ((16, 20, 28, CYAN), (84, 14, 34, LIME), (54, 6, 18, PINK))
    )


def _resurrection() -> str:
    """It was not quite dead."""
    stone = [(10, 78), (10, 34), *bend(34, 34, 24, 180, 360, 20), (58, 78)]
    fingers = [
        [(80, 60), (80 + dx, 60 - dy)] for dx, dy in ((-13, 16), (-5, 24), (5, 24), (14, 14))
    ]
    return (
        lamp([stone], VIOLET, 5) + eyes(34, 40, 24, 10, "cross")
        + tube([[(24, 60), (44, 60)]], WHITE, 3.4)
        + limbs([[(80, 90), (80, 60)], *fingers, [(80, 70), (94, 60)]], 7, LIME, 2.8)
        + card(80, 22, 30, 8, AMBER, visage(50, 50, 70, "wide", "grin"))
        + limbs([[(75, 36), (74, 30)], [(85, 36), (86, 30)]], 5, LIME, 2)
        + lamp([flowing([(2, 92), (20, 80), (50, 84), (74, 78), (98, 90), (98, 102), (2, 102)],
            4)], ORANGE, 4.4)
    )  # fmt: skip


def _eternal_love() -> str:
    loop = [(50 + 46 * math.cos(t) / (1 + math.sin(t) ** 2), 80
        + 50 * math.sin(t) * math.cos(t) / (1
        + math.sin(t) ** 2)) for t in (math.tau * n / 60 for n in range(60))]  # fmt: skip
    return (
        tube([loop], PINK, 5, closed=True)
        + put(lamp([HEART], RED, 6) + visage(50, 46, 48, "shut", "grin"), 36, 34, 62, -12)
        + put(lamp([HEART], VIOLET, 8) + visage(50, 46, 48, "wide", "oh"), 80, 32, 40, 14)
    )


def _southpole() -> str:
    """A penguin with a hand of cards."""
    body = flowing([(50, 6), (72, 18), (78, 46), (82, 76), (66, 94), (50, 96), (34, 94), (18, 76),
        (22, 46), (28, 18)])  # fmt: skip
    belly = flowing([(50, 40), (64, 48), (68, 70), (58, 88), (42, 88), (32, 70), (36, 48)])
    flip = flowing([(76, 46), (92, 52), (102, 44), (94, 62), (80, 64)], 4)
    return (
        lamp([flip, mirrored(flip)], CYAN, 4.4) + lamp([body], CYAN, 5) + shape([belly], WHITE)
        + eyes(50, 26, 24, 10, "wild") + glow([[(40, 36), (60, 36), (50, 50)]], ORANGE, 4)
        + glow([ellipse(36, 97, 13, 4.6), ellipse(64, 97, 13, 4.6)], ORANGE, 4)
        + "".join(card(x, 66, 30, turn, tint) for x, turn,
            tint in ((84, -14, PINK), (92, 2, AMBER), (100, 18, LIME)))
        + shape([burst(14, 14, 9, 2.6, 6), burst(90, 18, 7, 2, 6)], WHITE)
    )  # fmt: skip


def _blank_event() -> str:
    return blank(put(glow([BOLT], VIOLET, 7), 47, 30, 38) + mouth(47, 66, 36, "grin")
        + eyes(47, 50, 24, 8, "sly"))  # fmt: skip


EMBLEMS: dict[str, Callable[[], str]] = {
    "black_jack": _black_jack,
    "chargenado": _chargenado,
    "epic_fail": _epic_fail,
    "loot": _loot,
    "parasite": _parasite,
    "rewind": _rewind,
    "riot": _riot,
    "supercharge": _supercharge,
    "tsunami": _tsunami,
    "pandoras_box": _pandoras_box,
    "lucky_10": _lucky_10,
    "take_them_out": _take_them_out,
    "times_two": _times_two,
    "little_brother": little_brother,
    "plus_20": _plus_20,
    "special_gift": _special_gift,
    "resurrection": _resurrection,
    "eternal_love": _eternal_love,
    "southpole": _southpole,
    "blank_event": _blank_event,
}
