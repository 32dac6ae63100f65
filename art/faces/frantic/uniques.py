"""The cards there is only one of, as neon drawings, 100 by 100, to stand on black."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put
from art.faces.frantic.glyphs import SKULL
from art.faces.frantic.grins import eye, eyes, imp, mouth, visage
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    GOLD,
    LIME,
    NIGHT,
    PINK,
    RED,
    TUBES,
    VIOLET,
    WHITE,
)
from art.faces.frantic.numerals import figures
from art.faces.frantic.pen import (
    bend,
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
from art.svg import Outline, circle, shape, stroke


def raspberry(colour: str, tongue: str) -> str:
    """Tongue out, thumbs in the ears: rude, and as harmless as that."""
    head = flowing([(50, 10), (76, 18), (86, 44), (74, 72), (50, 82), (26, 72), (14, 44), (24, 18)])
    fingers = [
        [(86, 46), (92 + dx, 46 + dy)] for dx, dy in ((2, -22), (14, -16), (19, -4), (16, 9))
    ]
    lick = flowing([(33, 60), (66, 58), (72, 84), (60, 102), (44, 102), (34, 84)])
    return (
        limbs([*fingers, *(mirrored(line) for line in fingers)], 5.4, colour, 2.6)
        + lamp([head], colour, 5)
        + eye(36, 36, 14, 0.3, 0.86, (0.3, 0.25))
        + stroke([[(58, 28), (74, 35), (58, 43)]], WHITE, 6)
        + shape([[*curve([(22, 56), (50, 60), (78, 54)]),
            *curve([(78, 54), (66, 68), (34, 70), (22, 56)])]], WHITE)
        + glow([lick], tongue, 5) + stroke([[(51, 66), (52, 90)]], "#7a0f48", 4)
    )  # fmt: skip


def _fuck_you() -> str:
    return raspberry(PINK, RED)


def _golden() -> str:
    crown: Outline = [(22, 22), (16, -8), (36, 6), (50, -14), (64, 6), (84, -8), (78, 22)]
    return put(raspberry(GOLD, PINK), 50, 58, 92) + put(
        lamp([crown], GOLD, 5) + glow([circle(x, 12, 4, 12) for x in (34, 50, 66)], PINK, 3),
        50,
        52,
        74,
    )


def _mimicry() -> str:
    """A chameleon on its branch: no two parts of it in one colour."""
    back = curve([(10, 62), (20, 36), (46, 22), (72, 28), (88, 46), (98, 58)], 8)
    belly = curve([(98, 58), (84, 66), (60, 68), (34, 74), (14, 72)], 8)
    crest: Outline = [(58, 26), (76, 8), (90, 46)]
    swirl = curve([(16, 66), (4, 78), (10, 94), (26, 94), (30, 82), (20, 78), (17, 86)], 6)
    count = len(back) // 5
    lines = [back[n * count : (n + 1) * count + 2] for n in range(5)]
    return (
        stroke([[(2, 88), (100, 84)]], "#8a5a36", 7)
        + shape([[*back, *belly]], NIGHT)
        + shape([crest], NIGHT)
        + tube([crest], TUBES[3], 4)
        + "".join(tube([line], TUBES[n], 5) for n, line in enumerate(lines))
        + tube([belly], CYAN, 4.4)
        + tube([[(44, 72), (42, 84), (50, 85)], [(72, 67), (74, 83), (82, 82)]], LIME, 4.4)
        + tube([swirl], VIOLET, 5)
        + lamp([circle(72, 42, 14, 26)], AMBER, 4)
        + eye(72, 42, 8.5, 0, 1, (0.4, 0.1))
        + tube([curve([(98, 58), (88, 58), (76, 61)])], WHITE, 3)
        + tube([curve([(98, 60), (108, 54), (106, 44)])], PINK, 4)
    )


def _curse() -> str:
    horn = [(62, 14), *curve([(74, 12), (88, 4), (88, -14)]),
        *curve([(88, -14), (104, 2), (98, 24), (84, 32)])]  # fmt: skip
    gaps = [[(x, 80), (x, 95)] for x in (38, 50, 62)]
    nose: list[Outline] = [[(50, 54), (56, 66), (44, 66)]]
    return put(
        lamp([horn, mirrored(horn)], VIOLET, 4.6)
        + lamp([SKULL], LIME, 5)
        + eyes(50, 44, 38, 15, "wild", LIME)
        + shape(nose, LIME)
        + stroke(curve_grin(), LIME, 4)
        + stroke(gaps, LIME, 3.4),
        50,
        56,
        86,
    )


def curve_grin() -> list[Outline]:
    """A wide stitched mouth."""
    return [curve([(24, 72), (36, 80), (50, 82), (64, 80), (76, 72)])]


def _the_end() -> str:
    """Somebody with a scythe who enjoys the work."""
    hood = flowing(
        [(44, 4), (66, 16), (76, 42), (80, 74), (84, 100), (10, 100), (14, 72), (16, 40), (24, 16)]
    )
    hollow = flowing(
        [(44, 22), (60, 32), (64, 50), (56, 68), (44, 74), (32, 68), (24, 50), (28, 32)]
    )
    blade = [
        *curve([(96, 6), (70, -8), (40, -6), (20, 8)]),
        *curve([(20, 8), (48, 6), (74, 10), (94, 20)]),
    ]
    return (
        tube([[(94, 2), (82, 104)]], AMBER, 4.4)
        + lamp([hood], VIOLET, 5)
        + lamp([blade], WHITE, 4)
        + lamp([hollow], CYAN, 3.4)
        + visage(44, 50, 36, "wild", "grin")
        + limbs([[(80, 66), (92, 68)], [(80, 74), (91, 76)]], 4.6, WHITE, 2.2)
    )


def _gambling_champ() -> str:
    reels = "".join(
        lamp([rounded_box(16 + 20.5 * n, 44, 17, 24, 3)], CYAN, 2.6)
        + figures("7", 24.5 + 20.5 * n, 56, 17, (RED, GOLD, RED)[n])
        for n in range(3)
    )
    crown: Outline = [(24, 14), (20, -8), (36, 4), (47, -12), (58, 4), (74, -8), (70, 14)]
    return (
        tube([[(86, 62), (98, 52), (98, 30)]], WHITE, 4)
        + glow([circle(98, 26, 7, 18)], RED, 5)
        + lamp([rounded_box(8, 12, 78, 84, 12)], GOLD, 5)
        + eyes(47, 28, 32, 11, "sly")
        + reels
        + mouth(47, 82, 44, "grin")
        + lamp([crown], AMBER, 4)
    )


def little_brother() -> str:
    """Small, sweet, and into everything."""
    cap = [*bend(50, 34, 30, 180, 360, 20)]
    return (
        imp(50, 56, 88, CYAN, "up", "flat", horns=False)
        + lamp([cap], PINK, 4.4)
        + tube([[(50, 6), (50, -4)]], AMBER, 3.4)
        + lamp(
            [ellipse(36, -4, 14, 4.6, 0, 360, 18), ellipse(64, -4, 14, 4.6, 0, 360, 18)], AMBER, 3
        )
        + lamp([ellipse(50, 75, 18, 11)], AMBER, 4)
        + lamp([circle(50, 78, 6, 16)], AMBER, 3)
    )


UNIQUES: dict[str, Callable[[], str]] = {
    "fuck_you": _fuck_you,
    "golden_fuck_you": _golden,
    "mimicry": _mimicry,
    "curse": _curse,
    "the_end": _the_end,
    "gambling_champ": _gambling_champ,
    "little_brother": little_brother,
}


def unique(symbol: str) -> str:
    """The drawing of a card there is only one of."""
    return UNIQUES[symbol]()
