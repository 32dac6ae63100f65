"""The four backs, 210 by 300: of playing, event, power and rule cards."""

from __future__ import annotations

from functools import cache

from art.curves import put, veiled
from art.faces.frantic.fronts import FIELD, disco, rays, sheet
from art.faces.frantic.glyphs import BOLT
from art.faces.frantic.grins import eyes
from art.faces.frantic.inks import AMBER, CYAN, NIGHT, PINK, VIOLET, WHITE
from art.faces.frantic.pen import (
    burst,
    curve,
    flowing,
    glow,
    lamp,
    mirrored,
    rounded_box,
    tube,
)
from art.svg import circle, round_gradient, shape, stroke


def _both(body: str) -> str:
    return body + f'<g transform="rotate(180 105 150)">{body}</g>'


def _glow_of(middle: str) -> str:
    return round_gradient("lit", (105, 150), 190, [(0, middle), (0.6, "#1b1429"), (1, NIGHT)])


@cache
def playing() -> str:
    """Two imps with one grin between them."""
    horn = [(150, 84), *curve([(160, 80), (174, 62), (168, 34)]),
        *curve([(168, 34), (192, 62), (188, 98), (168, 118)])]  # fmt: skip
    head = flowing([(105, 70), (150, 84), (174, 122), (174, 178), (150, 216), (105, 230),
        (60, 216), (36, 178), (36, 122), (60, 84)])  # fmt: skip
    mouth = [
        *curve([(46, 150), (64, 134), (105, 128), (146, 134), (164, 150)], 8),
        *curve([(164, 150), (146, 166), (105, 172), (64, 166), (46, 150)], 8),
    ]
    teeth = [[(x, 130), (x, 170)] for x in (70, 87.5, 105, 122.5, 140)]
    return sheet(
        shape([FIELD], "url(#lit)")
        + disco(105, 150)
        + _both(lamp([horn, mirrored(horn, 105)], PINK, 6))
        + lamp([head], PINK, 6)
        + _both(eyes(105, 104, 62, 21, "wild"))
        + shape([mouth], WHITE)
        + stroke([*teeth, [(50, 150), (160, 150)]], NIGHT, 3)
        + tube([mouth], CYAN, 4, closed=True)
        + tube([FIELD], CYAN, 3, closed=True),
        _glow_of("#4a2c66"),
    )


@cache
def event() -> str:
    """A bolt that cannot wait."""
    star = burst(105, 150, 92, 60, 14)
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(shape([rays(105, 150, 200, 20)], AMBER, "nonzero"), 0.26)
        + lamp([star], AMBER, 5)
        + lamp([burst(105, 150, 70, 46, 14)], PINK, 3.4)
        + put(glow([BOLT], AMBER, 7), 105, 150, 96)
        + eyes(103, 140, 26, 11, "wild")
        + tube([FIELD], AMBER, 3.4, closed=True)
        + _both(
            put(glow([BOLT], AMBER, 8), 32, 38, 28, 8)
            + put(glow([BOLT], AMBER, 8), 178, 38, 28, -8)
        ),
        _glow_of("#5a3c1c"),
    )


@cache
def power() -> str:
    """A battery with a plug at either end."""
    body = rounded_box(48, 66, 114, 168, 16)
    bars = "".join(glow([rounded_box(62, 206 - 22 * n, 86, 13, 4)], CYAN, 5) for n in range(2))
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(stroke([rounded_box(48 - 11 * n, 66 - 11 * n, 114 + 22 * n, 168
            + 22 * n, 16) for n in range(1, 4)], CYAN, 2.4, True), 0.4)
        + _both(lamp([rounded_box(84, 48, 42, 18, 4)], CYAN, 5))
        + lamp([body], CYAN, 6)
        + _both(bars)
        + eyes(105, 142, 46, 17, "wild")
        + stroke([curve([(84, 170), (105, 176), (126, 170)])], WHITE, 4)
        + tube([FIELD], CYAN, 3.4, closed=True),
        _glow_of("#164a5e"),
    )  # fmt: skip


@cache
def rule() -> str:
    """An eye that watches over the keyhole of the law."""
    lid = [
        *curve([(34, 150), (64, 116), (105, 104), (146, 116), (176, 150)], 8),
        *curve([(176, 150), (146, 184), (105, 196), (64, 184), (34, 150)], 8),
    ]
    return sheet(
        shape([FIELD], "url(#lit)")
        + tube([rounded_box(22, 22, 166, 256, 5)], AMBER, 2.4, closed=True)
        + _both(tube([[(x, 46 + abs(x - 105) * 0.16),
            (x + (x - 105) * -0.12, 84 + abs(x - 105) * 0.3)] for x in (45, 75, 105, 135, 165)],
            VIOLET, 4.4))
        + lamp([lid], VIOLET, 6)
        + glow([circle(105, 150, 34, 44)], AMBER, 7)
        + shape([circle(105, 150, 26, 36)], NIGHT)
        + shape([circle(105, 145, 9, 22), [(101, 148), (109, 148), (112, 168), (98, 168)]], AMBER,
            "nonzero")
        + tube([FIELD], VIOLET, 3.4, closed=True),
        _glow_of("#4a2c7a"),
    )  # fmt: skip


def back(kind: int) -> str:
    """The back of a kind of card: 0 playing, 1 event, 2 power, 3 rule."""
    return (playing, event, power, rule)[kind]()
