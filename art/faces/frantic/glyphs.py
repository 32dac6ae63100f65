"""Every special as a sign in one ink, to be read at the size of a letter, 100 by 100."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put
from art.faces.frantic.inks import NIGHT
from art.faces.frantic.marks import OUTLINES
from art.faces.frantic.numerals import figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    burst,
    curve,
    ellipse,
    flowing,
    mirrored,
    rounded_box,
)
from art.svg import Outline, box, circle, shape, spun, stroke


def glyph(symbol: str, x: float, y: float, size: float, ink: str, dark: str = NIGHT) -> str:
    """The sign of a special by its symbol, about its middle; `dark`: what shows through it."""
    return put(_GLYPHS[symbol](ink, dark), x, y, size)


BOLT: Outline = [(60, 0), (16, 58), (46, 58), (36, 100), (84, 38), (54, 38), (70, 0)]
STAR: Outline = burst(50, 53, 54, 23, 5)
SKULL: Outline = flowing(
    [(50, 4), (82, 16), (92, 46), (78, 68), (74, 92), (50, 96), (26, 92), (22, 68), (8, 46),
        (18, 16)]
)  # fmt: skip
_HEAD: Outline = flowing(
    [(50, 24), (78, 30), (88, 58), (74, 88), (50, 96), (26, 88), (12, 58), (22, 30)]
)
_HORN: Outline = [(64, 32), (80, 20), (88, 2), (98, 24), (86, 48)]


def _shades(ink: str, dark: str) -> str:
    glass: Outline = [(29, 42), (48, 42), (46, 54), (40, 58), (32, 54)]
    return put(
        shape([STAR], ink)
        + shape([glass, mirrored(glass)], dark)
        + stroke([[(30, 43), (70, 43)]], dark, 4)
        + stroke([curve([(40, 68), (50, 72), (60, 66)])], dark, 5),
        50,
        50,
        112,
    )


def _gift(ink: str, dark: str) -> str:
    bows = [ellipse(34, 20, 15, 11), ellipse(66, 20, 15, 11)]
    return (
        stroke(bows, ink, 10, closed=True)
        + shape([box(6, 32, 88, 20), box(14, 56, 72, 40)], ink)
        + shape([box(44, 32, 12, 64)], dark)
    )


def _second_chance(ink: str, dark: str) -> str:
    return (
        stroke([bend(50, 50, 42, -60, 215, 30)], ink, 14)
        + shape([[(52, -6), (84, 12), (54, 34)]], ink)
        + figures("2", 49, 51, 50, ink)
    )


def _exchange(ink: str, dark: str) -> str:
    return arrow([(8, 30), (68, 30)], 17, ink, "") + arrow([(92, 72), (32, 72)], 17, ink, "")


def _skip(ink: str, dark: str) -> str:
    return shape([circle(50, 50, 48, 40)], ink) + shape([box(18, 40, 64, 20)], dark)


def _thief(ink: str, dark: str) -> str:
    mask = flowing([(50, 36), (66, 28), (90, 28), (100, 38), (97, 62), (80, 74), (62, 68), (50, 60),
                    (38, 68), (20, 74), (3, 62), (0, 38), (10, 28), (34, 28)])  # fmt: skip
    holes = [ellipse(75, 50, 13, 9, 0, 360, 16), ellipse(25, 50, 13, 9, 0, 360, 16)]
    return shape([mask], ink) + shape(holes, dark)


def _imp(ink: str, dark: str) -> str:
    lids: list[Outline] = [[(22, 48), (46, 60), (42, 68), (28, 66)]]
    grin = [*curve([(26, 74), (50, 79), (74, 74)]), *curve([(74, 74), (50, 93), (26, 74)])]
    return shape([_HEAD, _HORN, mirrored(_HORN)], ink, "nonzero") + shape(
        [*lids, mirrored(lids[0]), grin], dark, "nonzero"
    )


def _battery(ink: str, dark: str) -> str:
    body: list[Outline] = [rounded_box(20, 14, 60, 84, 9), box(36, 2, 28, 14)]
    return shape(body, ink, "nonzero") + put(shape([BOLT], dark), 50, 56, 58)


def _swap(ink: str, dark: str) -> str:
    arrows = "".join(arrow(bend(50, 50, 41, at, at + 44, 10), 9, ink, "") for at in (-72, 108))
    one, other = put(shape(OUTLINES[1], ink), 27, 27, 44), put(shape(OUTLINES[2], ink), 73, 74, 52)
    return arrows + one + other


def _boomerang(ink: str, dark: str) -> str:
    back = curve([(10, 84), (52, 78), (80, 54), (66, 28), (34, 30)], 8)
    return arrow(back, 17, ink, "")


def _equal(ink: str, dark: str) -> str:
    return shape([rounded_box(10, 22, 80, 21, 6), rounded_box(10, 58, 80, 21, 6)], ink)


def _thumb(ink: str, dark: str) -> str:
    hand = flowing([(34, 42), (46, 30), (48, 6), (64, 6), (66, 34), (92, 38), (94, 84), (80, 94),
        (40, 92), (34, 84)], 5)  # fmt: skip
    folds = [[(72, y), (92, y)] for y in (54, 70)]
    return shape([hand, box(6, 42, 20, 52)], ink, "nonzero") + stroke(folds, dark, 5)


def _tongue(ink: str, dark: str) -> str:
    face, lash = (
        circle(50, 42, 42, 40),
        [[(26, 24), (42, 34), (26, 42)], [(74, 24), (58, 34), (74, 42)]],
    )
    tongue = flowing([(34, 60), (66, 60), (68, 86), (50, 100), (32, 86)])
    return (
        shape([face], ink)
        + stroke(lash, dark, 8)
        + stroke([curve([(20, 56), (50, 60), (80, 56)])], dark, 7)
        + shape([tongue], ink)
        + stroke([tongue], dark, 5, closed=True)
        + stroke([[(50, 68), (50, 84)]], dark, 5)
    )


def _handshake(ink: str, dark: str) -> str:
    arrows = "".join(arrow(bend(50, 50, 42, at, at + 40, 10), 9, ink, "") for at in (-70, 110))
    return arrows + put(shape([STAR], ink), 27, 30, 58) + put(shape([STAR], ink), 73, 72, 58)


def _chameleon(ink: str, dark: str) -> str:
    turns = [
        (50 + (6 + n * 1.16) * _COS[n % 12], 50 + (6 + n * 1.16) * _COS[(n + 9) % 12])
        for n in range(31)
    ]
    return stroke([turns], ink, 13)


_COS = [1, 0.866, 0.5, 0, -0.5, -0.866, -1, -0.866, -0.5, 0, 0.5, 0.866]


def _skull(ink: str, dark: str) -> str:
    gaps = [[(x, 80), (x, 96)] for x in (40, 50, 60)]
    return (
        shape([SKULL], ink)
        + shape(
            [circle(33, 44, 12, 18), circle(67, 44, 12, 18), [(50, 56), (56, 68), (44, 68)]], dark
        )
        + stroke(gaps, dark, 5)
    )


def _update(ink: str, dark: str) -> str:
    return arrow([(50, 72), (50, 34)], 24, ink, "") + shape([box(10, 82, 80, 15)], ink)


def _bulb(ink: str, dark: str) -> str:
    return shape(
        [circle(50, 38, 36, 36), box(34, 66, 32, 14), rounded_box(36, 84, 28, 14, 5)],
        ink,
        "nonzero",
    ) + put(shape([BOLT], dark), 50, 40, 44)


def _scythe(ink: str, dark: str) -> str:
    blade = [
        *curve([(20, 14), (56, 4), (84, 20), (98, 52)]),
        *curve([(98, 52), (72, 32), (26, 28)]),
    ]
    return shape([blade], ink) + stroke([[(24, 10), (46, 96)]], ink, 12)


def _wrench(ink: str, dark: str) -> str:
    jaw = [*bend(27, 27, 25, -20, 290, 26), (30, 26)]
    return (
        stroke([[(36, 36), (84, 84)]], ink, 22)
        + shape([spun(jaw, 0, (27, 27))], ink)
        + shape([circle(84, 84, 5, 10)], dark)
    )


def _spark_star(ink: str, dark: str) -> str:
    return (
        put(shape([STAR], ink), 36, 38, 78)
        + put(stroke([BOLT], dark, 16, closed=True), 68, 62, 76)
        + put(shape([BOLT], ink), 68, 62, 76)
    )


def _ask_star(ink: str, dark: str) -> str:
    return shape([STAR], ink) + put(figures("?", 50, 50, 100, dark), 50, 55, 40)


def _crown(ink: str, dark: str) -> str:
    crown: Outline = [(8, 26), (30, 48), (50, 12), (70, 48), (92, 26), (84, 84), (16, 84)]
    return shape([crown], ink) + shape([circle(x, 68, 6, 14) for x in (30, 50, 70)], dark)


def _screen(ink: str, dark: str) -> str:
    cross: list[Outline] = [[(x - 8, 40), (x + 8, 56)] for x in (34, 66)]
    other: list[Outline] = [[(x + 8, 40), (x - 8, 56)] for x in (34, 66)]
    return shape([rounded_box(4, 14, 92, 72, 10)], ink) + stroke(
        [*cross, *other, [(36, 72), (64, 72)]], dark, 8
    )


def _blank(ink: str, dark: str) -> str:
    left: list[Outline] = [[(22, 30 + n * 26), (22, 44 + n * 26)] for n in range(2)]
    dashes = [*left, *(mirrored(line) for line in left)]
    dashes += [[(36 + n * 20, y), (44 + n * 20, y)] for n in range(2) for y in (6, 94)]
    return stroke(dashes, ink, 11) + figures("?", 50, 50, 48, ink)


def _baby(ink: str, dark: str) -> str:
    return (
        _imp(ink, dark)
        + shape([circle(50, 78, 17, 24)], dark)
        + stroke([circle(50, 80, 11, 20)], ink, 7, closed=True)
    )


_GLYPHS: dict[str, Callable[[str, str], str]] = {
    "second_chance": _second_chance,
    "exchange": _exchange,
    "gift": _gift,
    "black_gift": _gift,
    "skip": _skip,
    "thief": _thief,
    "troublemaker": _imp,
    "recharge": _battery,
    "colour_swap": _swap,
    "fantastic": _shades,
    "fantastic_four": lambda ink, dark: figures("4", 50, 50, 100, ink),
    "counterattack": _boomerang,
    "equality": _equal,
    "inequality": lambda ink, dark: _equal(ink, dark) + stroke([[(30, 92), (70, 8)]], ink, 16),
    "nice_try": _thumb,
    "fuck_you": _tongue,
    "golden_fuck_you": _tongue,
    "special_favours": _handshake,
    "lucky_bastard": lambda ink, dark: shape(OUTLINES[3], ink, "nonzero"),
    "mimicry": _chameleon,
    "curse": _skull,
    "update": _update,
    "edison": _bulb,
    "the_end": _scythe,
    "do_it_yourself": _wrench,
    "special_fantastic": _ask_star,
    "fantastic_event": _spark_star,
    "gambling_champ": _crown,
    "error_404": _screen,
    "blank_play": _blank,
    "little_brother": _baby,
}
