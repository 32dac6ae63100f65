"""The totem itself, a carved and painted post seen from above and in front, and the hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias

from art.svg import (
    Outline,
    Point,
    arc,
    band,
    box,
    circle,
    cut,
    inked,
    line_gradient,
    moved,
    round_gradient,
    shape,
    stroke,
    svg,
)
from art.theme import RGB, css, mix

Points: TypeAlias = Sequence[Point]
Pose: TypeAlias = Literal["standing", "blinking", "wobble", "lying"]

# The box the totem is drawn in, and the middle of its foot.
BOX = (250.0, 260.0)
FOOT: Point = (125.0, 228.0)
LYING_BOX = (280.0, 200.0)
WOBBLE = 11.0

AXIS = 100.0
# How round things look from above: the height of a ring for its half width.
ROUND = 0.2

INK = "#2a120b"
CREAM = "#f6e6c4"
LID = "#b4743a"
PURPLE, GREEN, ORANGE, YELLOW = "#7a3cb0", "#1b9a6c", "#f26a1b", "#fbc52a"


@cache
def totem_svg(pose: Pose = "standing") -> str:
    """The totem in `BOX`, its foot at `FOOT`; lying, on its side in `LYING_BOX`."""
    turn = {
        "standing": "translate(25 0)",
        "blinking": "translate(25 0)",
        "wobble": f"translate(25 0) rotate({WOBBLE:g} 100 228)",
        "lying": "translate(-66 -122) rotate(84 100 228)",
    }[pose]
    return svg(*(LYING_BOX if pose == "lying" else BOX), post(turn, pose == "blinking"))


def post(transform: str, shut: bool = False) -> str:
    """The totem as a group, drawn round the axis x = 100 with its foot at y = 228."""
    return f'<defs>{_grains()}</defs><g transform="{transform}">{_post(shut)}</g>'


def _grains() -> str:
    """Light on round wood: one run of colour for each half width, and one for paint."""
    wood = [
        (0, "#3f1d0e"), (0.1, "#6d3819"), (0.34, "#c98645"), (0.46, "#eab873"),
        (0.6, "#c27d3d"), (0.85, "#713a1b"), (1, "#38190c"),
    ]  # fmt: skip
    dark = [
        (0, "#260f08"), (0.12, "#4a2412"), (0.4, "#8d5429"), (0.5, "#a8682f"),
        (0.85, "#4a2412"), (1, "#220d07"),
    ]  # fmt: skip
    top = [(0, "#f7d9a0"), (0.7, "#dca765"), (1, "#a4672f")]
    return (
        line_gradient("wood", (50, 0), (150, 0), wood)
        + line_gradient("dark", (50, 0), (150, 0), dark)
        + round_gradient("top", (94, 38), 44, top)
        + line_gradient("p", (50, 0), (150, 0), _painted((122, 60, 176)))
        + line_gradient("g", (50, 0), (150, 0), _painted((27, 154, 108)))
        + line_gradient("o", (50, 0), (150, 0), _painted((242, 106, 27)))
    )


def _painted(colour: RGB) -> list[tuple[float, str]]:
    night, day = (40, 12, 16), (255, 240, 200)
    tones = (
        (0, night, 0.66), (0.16, night, 0.3), (0.46, day, 0.3),
        (0.64, colour, 0), (0.9, night, 0.42), (1, night, 0.7),
    )  # fmt: skip
    return [(at, css(mix(colour, towards, share))) for at, towards, share in tones]


def drum(top: float, bottom: float, half_top: float, half: float, half_bottom: float) -> Outline:
    """A turned length of the post: its upper and lower edge are rings seen from above."""
    left: Outline = []
    for step in range(13):
        share = step / 12
        bulge = (half - (half_top + half_bottom) / 2) * math.sin(math.pi * share)
        left.append(
            (
                AXIS - (half_top + (half_bottom - half_top) * share + bulge),
                top + (bottom - top) * share,
            )
        )
    low = _ring(bottom, half_bottom, math.pi, 0)
    high = _ring(top, half_top, 0, -math.pi)
    right = [(2 * AXIS - x, y) for x, y in left[::-1]]
    return [*left, *low[1:-1], *right, *high[1:-1]]


def _ring(y: float, half: float, start: float, end: float) -> Outline:
    return [
        (AXIS + half * math.cos(turn), y + half * ROUND * math.sin(turn))
        for turn in (start + (end - start) * step / 20 for step in range(21))
    ]


def hoop(y: float, half: float, height: float) -> Outline:
    """A painted band round the post."""
    return _ring(y, half, math.pi, 0) + [(x, y + height) for x, y in _ring(y, half, 0, math.pi)]


def _post(shut: bool) -> str:
    return "".join(
        (
            _drum("dark", 214, 230, 47, 48, 49),
            _fill(hoop(216, 47.5, 5), "url(#o)"),
            _drum("wood", 132, 210, 38, 45, 43),
            _bear(shut),
            _drum("dark", 122, 131, 40, 42, 40),
            _fill(hoop(123.5, 40.6, 4.5), "url(#g)"),
            _wings(),
            _drum("wood", 52, 120, 34, 40, 36),
            _bird(shut),
            _drum("dark", 42, 50, 36, 38, 37),
            _fill(hoop(43.5, 37.2, 4.5), "url(#p)"),
            _crown(),
        )
    )


def _drum(grain: str, *edges: float) -> str:
    outline = drum(*edges)
    # A length throws a narrow shade on the one below it.
    shade = shape([moved(outline, 0, 5)], INK)
    return f'<g opacity="0.35">{shade}</g>' + _fill(outline, f"url(#{grain})", 1.6)


def _fill(outline: Points, fill: str, line: float = 1.1) -> str:
    return shape([outline], fill) + stroke([outline], INK, line, closed=True)


def _both(outline: Points, fill: str, line: float = 1.4) -> str:
    """The outline and its mirror image across the post."""
    return _fill(outline, fill, line) + _fill([(2 * AXIS - x, y) for x, y in outline], fill, line)


def _oval(x: float, y: float, rx: float, ry: float) -> Outline:
    return [(x + rx * (px - x), y + ry * (py - y)) for px, py in circle(x, y, 1.0, 28)]


def _lids(x: float, y: float, rx: float, ry: float) -> str:
    """Eyes that are shut: wood, and the line where the lids meet."""
    lash = [(x + rx * (n / 4 - 1), y + ry * (0.25 + 0.45 * math.sin(math.pi * n / 8)))
            for n in range(9)]  # fmt: skip
    return _both(_oval(x, y, rx, ry), LID) + "".join(
        stroke([line], INK, 2.4) for line in (lash, [(2 * AXIS - x, y) for x, y in lash])
    )


def _bird(shut: bool) -> str:
    """The upper face: round eyes under a brow, and a beak."""
    brow = [
        (100, 66),
        (88, 61),
        (74, 60),
        (65, 66),
        (64, 74),
        (72, 70),
        (84, 70),
        (94, 76),
        (100, 84),
    ]
    beak = [(100, 78), (109, 87), (110, 97), (100, 116), (90, 97), (91, 87)]
    ridge = [(100, 78), (109, 87), (110, 97), (100, 116)]
    eyes = (
        _both(_oval(80, 82, 11.5, 12), CREAM)
        + _both(_oval(81, 83, 6.4, 7.4), INK, 0)
        + _both(_oval(79, 80, 2.1, 2.3), CREAM, 0)
    )
    return (
        (_lids(80, 82, 11.5, 12) if shut else eyes)
        + _both(brow, GREEN)
        + _fill(beak, YELLOW)
        + shape([ridge], "#d98f12")
        + stroke([beak], INK, 1.6, closed=True)
        + stroke([[(91, 97), (95, 99), (100, 100), (105, 99), (109, 97)]], INK, 1.6)
    )


def _bear(shut: bool) -> str:
    """The lower face: a broad nose, and a mouth full of square teeth."""
    cheek = [(64, 172), (60, 186), (66, 200), (76, 204), (71, 190)]
    brow = [(96, 152), (84, 145), (70, 146), (61, 153), (63, 158), (74, 153), (86, 156), (94, 162)]
    nose = [(100, 152), (107, 158), (110, 171), (106, 177), (94, 177), (90, 171), (93, 158)]
    mouth = [
        (72, 184), (86, 187), (100, 188), (114, 187), (128, 184), (129, 195), (122, 206),
        (100, 210), (78, 206), (71, 195),
    ]  # fmt: skip
    upper = "".join(_tooth(76 + 10 * n, 185.6 + 2.2 * math.sin(math.pi * n / 4)) for n in range(5))
    lower = "".join(_tooth(81 + 10 * n, 199 + 1.6 * math.sin(math.pi * n / 3)) for n in range(4))
    eyes = _both(_oval(80, 166, 9, 8), CREAM) + _both(_oval(81.5, 166.5, 4.6, 5.4), INK, 0)
    return (
        (_lids(80, 166, 9, 8) if shut else eyes)
        + _both(brow, PURPLE)
        + _both(cheek, ORANGE)
        + _fill(nose, "#8d4a22")
        + shape([_oval(96, 172, 2.2, 2.6), _oval(104, 172, 2.2, 2.6)], INK)
        + _fill(mouth, "#3a130d")
        + upper
        + lower
    )


def _tooth(x: float, y: float) -> str:
    return shape([[(x, y), (x + 8, y), (x + 7.4, y + 8), (x + 0.6, y + 8)]], CREAM)


def _wings() -> str:
    """Short wings, three feathers each, spread to the sides."""
    feathers = []
    for number, (fill, reach) in enumerate(((PURPLE, 40), (GREEN, 47), (ORANGE, 52))):
        y = 104 - 14 * number
        tip = AXIS - 34 - reach
        feathers.append(
            _both(
                [(70, y - 6), (tip + 10, y - 20), (tip, y - 13), (tip + 4, y - 5), (70, y + 10)],
                fill,
                1.6,
            )
        )
    return "".join(feathers)


def _crown() -> str:
    """The top: tufts, and the end of the post with its rings."""
    tuft = [(68, 40), (60, 12), (72, 20), (82, 30), (86, 44)]
    rings = "".join(
        stroke([_oval(99, 37, 34 * s, 7.6 * s)], "#8f5526", 1.2, True, 'stroke-opacity="0.6"')
        for s in (0.8, 0.55, 0.28)
    )
    return _both(tuft, YELLOW, 1.6) + _fill(_oval(100, 38, 37, 8.6), "url(#top)") + rings


# The hand.

HAND_BOX = (170.0, 260.0)


@cache
def hand_svg(colour: RGB) -> str:
    """A hand of cut paper in a seat's colour, reaching up, in `HAND_BOX`."""
    return svg(*HAND_BOX, hand_group(colour))


def hand_group(colour: RGB) -> str:
    """The hand and its sleeve, to be put into a picture."""
    sleeve_ink, dark = css(mix(colour, (20, 8, 12), 0.72)), css(mix(colour, (20, 8, 12), 0.55))
    fill, light = css(colour), css(mix(colour, (255, 250, 235), 0.35))
    fingers: list[tuple[Outline, float]] = [
        ([(60, 136), (46, 96), (44, 58)], 25),
        ([(84, 126), (78, 72), (82, 26)], 27),
        ([(110, 126), (114, 68), (120, 22)], 27),
        ([(134, 134), (146, 86), (156, 50)], 25),
    ]
    thumb: tuple[Outline, float] = ([(64, 182), (30, 166), (12, 132)], 29)
    palm: Outline = [(50, 128), (92, 116), (148, 128), (150, 176), (136, 206), (74, 206), (52, 182)]
    cuff = box(56, 200, 98, 24)
    sleeve: Outline = [(62, 222), (150, 222), (160, 260), (50, 260)]
    parts: list[str] = []
    for outline, paper, ink in (
        *((_finger(line, width), fill, dark) for line, width in fingers),
        (_finger(*thumb), light, dark),
        (palm, fill, dark),
        (sleeve, sleeve_ink, INK),
        (cuff, CREAM, "#a58a5c"),
    ):
        edge = cut(outline, "hand", 1.2)
        parts.append(f'<g opacity="0.3">{shape([moved(edge, 2.4, 3.4)], INK)}</g>')
        parts.append(shape([edge], paper))
        parts.append(shape([edge, inked(edge, "hand", 0.6, 5.5)], ink))
    return "".join(parts)


def _finger(line: Outline, width: float) -> Outline:
    """A bent strip with a rounded tip."""
    bent = _bow(line)
    (ax, ay), (bx, by) = bent[-2], bent[-1]
    turn = math.atan2(by - ay, bx - ax)
    strip = band(bent, width)
    tip = arc(bent[-1], width / 2, turn - math.pi / 2, turn + math.pi / 2, 12)
    count = len(bent)
    left, right = strip[:count], strip[count:]
    return left + (tip if math.dist(left[-1], tip[0]) < 2 else tip[::-1]) + right


def _bow(line: Outline) -> Outline:
    """A smooth bend through three points."""
    (ax, ay), (mx, my), (bx, by) = line
    cx, cy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
    points: Outline = []
    for step in range(13):
        t = step / 12
        points.append(
            (
                (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
                (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
            )
        )
    return points
