"""The one- and two-coloured specials as neon drawings, 100 by 100, to stand on black."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put
from art.faces.frantic.glyphs import BOLT
from art.faces.frantic.grins import eye, eyes, imp, mouth, visage
from art.faces.frantic.inks import AMBER, NIGHT, PINK, WHITE
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
    mirrored,
    rounded_box,
    tube,
)
from art.svg import Outline, box, circle, shape, stroke


def plain(symbol: str, lamp_colour: str) -> str:
    """A plain special in the tubes of its colour."""
    return _ICONS[symbol](lamp_colour)


def _second_chance(c: str) -> str:
    """Down, and up again: a cat has more than one life."""
    ears: list[Outline] = [[(22, 44), (24, 14), (46, 30)]]
    head = flowing([(50, 28), (74, 34), (84, 56), (72, 78), (50, 84), (28, 78), (16, 56), (26, 34)])
    whiskers: list[Outline] = [[(20, 62), (2, 58)], [(20, 68), (3, 72)]]
    return (
        arrow(bend(50, 54, 49, 108, 256, 30), 7, c)
        + arrow(bend(50, 54, 49, -72, 76, 30), 7, WHITE)
        + lamp([*ears, mirrored(ears[0])], c, 4)
        + lamp([head], c, 4.4)
        + tube([*whiskers, *(mirrored(line) for line in whiskers)], WHITE, 2.4)
        + eyes(50, 50, 27, 10, "wink")
        + mouth(50, 70, 28, "grin")
    )


def _exchange(c: str) -> str:
    return (
        card(28, 50, 62, -12, c, visage(50, 50, 76, "sly", "grin"))
        + card(72, 50, 62, 12, WHITE, visage(50, 50, 76, "glum", "glum"))
        + arrow(curve([(22, 14), (50, 4), (76, 12)]), 7.5, AMBER)
        + arrow(curve([(78, 87), (50, 97), (24, 89)]), 7.5, AMBER)
    )


def gift_box(c: str, ribbon: str, look: str = "wild", ajar: float = 12.0) -> str:
    """A box whose lid is lifted by what waits in it."""
    bows = [ellipse(37, 14, 13, 9, 0, 360, 18), ellipse(63, 14, 13, 9, 0, 360, 18)]
    lid = lamp([rounded_box(6, 22, 88, 20, 4)], c, 4.6) + tube([[(50, 24), (50, 40)]], ribbon, 5)
    lid += tube(bows, ribbon, 4.4, closed=True)
    return (
        lamp([rounded_box(13, 48, 74, 48, 4)], c, 4.6)
        + shape([[(15, 42), (85, 42), (85, 62), (15, 62)]], NIGHT)
        + eyes(50, 54, 32, 12, look)
        + tube([[(15, 66), (85, 66)]], c, 3.4)
        + tube([[(50, 68), (50, 94)]], ribbon, 5)
        + f'<g transform="rotate({-ajar} 94 40) translate(0 -3)">{lid}</g>'
    )


def _gift(c: str) -> str:
    return put(gift_box(c, PINK if c != PINK else AMBER), 50, 54, 98)


def _skip(c: str) -> str:
    """No entry, and bored by it."""
    return (
        lamp([circle(50, 50, 44, 40)], c, 7)
        + eyes(50, 36, 33, 14, "bored")
        + glow([rounded_box(20, 55, 60, 18, 5)], c, 6)
        + stroke([curve([(34, 66), (50, 62), (66, 66)])], NIGHT, 4)
    )


def _thief(c: str) -> str:
    head = flowing([(46, 22), (72, 32), (78, 58), (66, 82), (46, 90), (26, 82), (14, 58), (20, 32)])
    cap = [*bend(46, 34, 31, 180, 360, 20), (80, 42), (12, 42)]
    mask = flowing([(46, 50), (60, 44), (78, 46), (80, 58), (66, 66), (52, 62), (46, 58),
                    (40, 62), (26, 66), (12, 58), (14, 46), (32, 44)])  # fmt: skip
    fingers = [[(76 - n, 74 + 8 * n), (90 - n, 72 + 8 * n)] for n in range(3)]
    return (
        lamp([head], c, 4.4)
        + lamp([cap], WHITE, 4)
        + shape([mask], c)
        + eyes(46, 55, 30, 8.4, "side")
        + mouth(46, 77, 30, "grin")
        + card(82, 72, 50, 14, AMBER, eyes(50, 30, 44, 20, "wide", AMBER)
            + mouth(50, 74, 60, "oh", AMBER))
        + limbs(fingers, 5, WHITE, 2.4)
    )  # fmt: skip


def _troublemaker(c: str) -> str:
    bolts = put(shape([BOLT], AMBER), 10, 34, 34, -24) + put(shape([BOLT], AMBER), 90, 34, 34, 24)
    tail = curve([(70, 90), (88, 98), (97, 86), (90, 74)])
    return (
        tube([tail], c, 4.4)
        + glow([[(90, 60), (99, 78), (82, 76)]], c, 4)
        + imp(50, 55, 92, c, "wild", "grin")
        + bolts
    )


def _recharge(c: str) -> str:
    return (
        tube([curve([(50, 2), (50, -10), (72, -10), (92, 4), (90, 30)])], WHITE, 3.4)
        + lamp([box(37, 4, 26, 12)], c, 4)
        + lamp([rounded_box(20, 16, 60, 82, 9)], c, 5)
        + glow([rounded_box(28, 72, 44, 18, 3)], c, 5)
        + visage(50, 46, 46, "wide", "grin")
        + put(shape([BOLT], AMBER), 96, 48, 42, 14)
        + put(shape([BOLT], AMBER), 4, 52, 42, -14)
    )


_ICONS: dict[str, Callable[[str], str]] = {
    "second_chance": _second_chance,
    "exchange": _exchange,
    "gift": _gift,
    "skip": _skip,
    "thief": _thief,
    "troublemaker": _troublemaker,
    "recharge": _recharge,
}


def swap(colours: tuple[int, int], tubes: tuple[str, str]) -> str:
    """A head of two colours that chase each other."""
    halves = [bend(50, 50, 30, start, start + 180, 24) for start in (120, -60)]
    arrows = [bend(50, 50, 45, start, start + 128, 24) for start in (130, -50)]
    return (
        "".join(arrow(line, 8, tint) for line, tint in zip(arrows, tubes, strict=True))
        + shape([circle(50, 50, 31, 40)], NIGHT)
        + "".join(tube([line], tint, 5) for line, tint in zip(halves, tubes, strict=True))
        + eye(38, 42, 10, 0.4, 0.75, (0.2, 0.1), tubes[0])
        + eye(62, 42, 10, -0.4, 0.75, (-0.2, 0.1), tubes[1])
        + mouth(50, 61, 32, "grin")
    )
