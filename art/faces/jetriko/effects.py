"""The six effects as icons, 100 by 100: light shapes with dark lines, on any dark ground."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.curves import curve, flowing, put
from art.faces.jetriko.numerals import figures
from art.faces.jetriko.pen import arrow, burst, card, edged, rounded_box
from art.faces.jetriko.people import pawn
from art.svg import Outline, arc, circle, shape, stroke

EFFECTS = ("plus", "steal", "redraw", "deflect", "skip", "blank")


def icon(effect: str, light: str, dark: str, tint: str) -> str:
    """An effect, large enough for its small lines; `tint`: its third ink."""
    return _ICONS[effect](light, dark, tint)


def small(effect: str, x: float, y: float, size: float, ink: str) -> str:
    """An effect in one ink, to be read at the size of a letter."""
    return put(_SMALL[effect](ink), x, y, size)


MASK: Outline = flowing(
    [
        (50, 38), (64, 31), (84, 30), (97, 38), (96, 56), (84, 70), (68, 70), (57, 59), (50, 56),
        (43, 59), (32, 70), (16, 70), (4, 56), (3, 38), (16, 30), (36, 31),
    ],
    6,
)  # fmt: skip
EYES: list[Outline] = [
    flowing([(61, 50), (70, 43), (83, 44), (86, 51), (78, 58), (67, 57)], 6),
    flowing([(39, 50), (30, 43), (17, 44), (14, 51), (22, 58), (33, 57)], 6),
]
SHIELD: Outline = [
    *curve([(50, 2), (70, 13), (92, 16)], 6),
    *curve([(92, 16), (90, 52), (76, 80), (50, 98)], 6)[1:],
    *curve([(50, 98), (24, 80), (10, 52), (8, 16)], 6)[1:],
    *curve([(8, 16), (30, 13), (50, 2)], 6)[1:-1],
]


def _turns(radius: float) -> list[Outline]:
    """Two bends that chase each other round the middle."""
    return [
        arc((50, 50), radius, math.radians(start), math.radians(start + 112), 18)
        for start in (200, 20)
    ]


def _plus(light: str, dark: str, tint: str) -> str:
    return figures("+2", 53, 56, 70, dark, dark, 6) + figures("+2", 50, 52, 70, light)


def _steal(light: str, dark: str, tint: str) -> str:
    """A burglar, and whose card is that?"""
    head = flowing([(47, 12), (76, 26), (82, 58), (68, 86), (47, 96), (26, 86), (12, 58), (18, 26)])
    cap = [*arc((47, 32), 33, math.pi, math.tau, 24), (80, 42), (14, 42)]
    ribs = [[(x, 16 + abs(x - 47) * 0.22), (x, 40)] for x in (31, 47, 63)]
    grin = curve([(34, 79), (48, 85), (64, 76)], 6)
    return (
        edged([head], light, dark, 3)
        + edged([cap, circle(47, 2, 8, 20)], tint, dark, 3, "nonzero")
        + stroke(ribs, dark, 4)
        + stroke([grin], dark, 5)
        + put(edged([MASK], dark, light, 2.4) + shape(EYES, light), 47, 56, 88)
        + shape([circle(x, 57, 4, 14) for x in (30, 74)], dark)
        + card(87, 78, 48, 16, tint, dark)
        + stroke([[(74, 82 + 8 * n), (82, 80 + 8 * n)] for n in range(3)], dark, 13)
        + stroke([[(74, 82 + 8 * n), (82, 80 + 8 * n)] for n in range(3)], light, 7.4)
    )


def _redraw(light: str, dark: str, tint: str) -> str:
    return card(50, 50, 46, 10, tint, dark) + "".join(
        arrow(line, 13, light, dark) for line in _turns(38)
    )


def _deflect(light: str, dark: str, tint: str) -> str:
    """It comes from the left, strikes, and leaves to the right."""
    comes = [[(4, 8), (9, 17)], [(18, 33), (23, 42)], [(32, 57), (37, 66)]]
    return (
        edged([burst(48, 84, 31, 16, 11, 0.3)], tint, dark, 2)
        + stroke(comes, light, 15)
        + arrow([(48, 82), (80, 30)], 16, light, dark, 3)
    )


def _skip(light: str, dark: str, tint: str) -> str:
    hop = curve([(4, 74), (12, 36), (44, 8), (78, 22), (92, 52)], 10)
    return pawn(47, 68, 62, tint, "glum") + arrow(hop, 13, light, dark)


def _blank(light: str, dark: str, tint: str) -> str:
    return (
        card(50, 50, 98, 0, light, dark)
        + chain((-2, 82), (102, 18), tint, dark, 4)
        + chain((-2, 18), (102, 82), tint, dark, 4)
        + padlock(50, 50, 40, tint, dark)
    )


def padlock(x: float, y: float, size: float, fill: str, dark: str) -> str:
    """A closed lock about its middle."""
    bow = [(32, 50), *arc((50, 36), 18, math.pi, math.tau, 16), (68, 50)]
    hole: list[Outline] = [circle(50, 66, 7.5, 16), [(47, 66), (53, 66), (55, 84), (45, 84)]]
    return put(
        stroke([bow], dark, 24)
        + stroke([bow], fill, 12)
        + edged([rounded_box(18, 44, 64, 50, 9)], fill, dark, 6)
        + shape(hole, dark, "nonzero"),
        x,
        y,
        size,
    )


def chain(
    start: tuple[float, float], end: tuple[float, float], fill: str, dark: str, links: int
) -> str:
    """So many links from one place to another."""
    long = math.dist(start, end) / links
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    body = []
    for n in range(links):
        part = (n + 0.5) / links
        x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        flat = n % 2 == 1
        half = long * 0.32
        line = [(x - half, y), (x + half, y)]
        if flat:
            drawn = stroke([line], dark, long * 0.46) + stroke([line], fill, long * 0.26)
        else:
            high = long * 0.19
            loop = [
                *arc((x + half * 0.8, y), high, -math.pi / 2, math.pi / 2, 10),
                *arc((x - half * 0.8, y), high, math.pi / 2, math.pi * 1.5, 10),
            ]
            drawn = stroke([loop], dark, long * 0.4, closed=True)
            drawn += stroke([loop], fill, long * 0.2, closed=True)
        body.append((flat, f'<g transform="rotate({turn:.1f} {x:.1f} {y:.1f})">{drawn}</g>'))
    return "".join(text for _, text in sorted(body, key=lambda part: part[0]))


# As small as a letter its eyes must not eat the mask up.
_LARGE_MASK: list[Outline] = [
    [(x, 50 + high * (y - 50)) for x, y in outline]
    for outline, high in ((MASK, 1.45), (EYES[0], 0.86), (EYES[1], 0.86))
]

_ICONS: dict[str, Callable[[str, str, str], str]] = {
    "plus": _plus,
    "steal": _steal,
    "redraw": _redraw,
    "deflect": _deflect,
    "skip": _skip,
    "blank": _blank,
}


def _small_blank(ink: str) -> str:
    sheet = [(22.0, 8.0), (78.0, 8.0), (78.0, 92.0), (22.0, 92.0)]
    return stroke([sheet], ink, 12, closed=True) + stroke([[(8, 66), (92, 34)]], ink, 12)


_SMALL: dict[str, Callable[[str], str]] = {
    "plus": lambda ink: stroke([[(12, 50), (88, 50)], [(50, 12), (50, 88)]], ink, 24),
    "steal": lambda ink: put(shape(_LARGE_MASK, ink), 50, 50, 108),
    "redraw": lambda ink: "".join(arrow(line, 15, ink) for line in _turns(36)),
    "deflect": lambda ink: arrow([(8, 14), (40, 82), (78, 34)], 16, ink),
    "skip": lambda ink: (
        shape([circle(48, 78, 15, 24)], ink)
        + arrow(curve([(8, 62), (22, 28), (50, 18), (76, 34), (82, 52)], 8), 15, ink)
    ),
    "blank": _small_blank,
}

# What each effect is printed on, told apart from afar, and how large it stands there.
BADGES: dict[str, Outline] = {
    "plus": burst(50, 50, 54, 42, 14, 0.2),
    "steal": circle(50, 50, 50, 60),
    "redraw": flowing(burst(50, 50, 53, 46, 10), 5),
    "deflect": SHIELD,
    "skip": [*arc((50, 48), 50, math.pi, math.tau, 40), (100, 92), (0, 92)],
    "blank": rounded_box(10, 0, 80, 100, 10),
}
SIZES = {"plus": 90, "steal": 106, "redraw": 98, "deflect": 88, "skip": 102, "blank": 110}
