"""Fat figures as engravers cut them into map titles: 100 high, thick and thin."""

from __future__ import annotations

import math

from art.faces.stratego.burin import swelling
from art.svg import Outline, area, box, circle, moved

HEIGHT = 100.0
GAP = 7.0


def _ring(x: float, y: float, wide: float, high: float) -> list[Outline]:
    """A loop, thick at its sides: its outer edge, and its inner one the other way round."""
    turns = [math.tau * n / 36 for n in range(36)]
    outer, inner = (
        [
            (x + (wide + side * 12) * math.cos(t), y + (high + side * 5.5) * math.sin(t))
            for t in turns
        ]
        for side in (1, -1)
    )
    return [outer, inner[::-1]]


def _clockwise(outline: Outline) -> Outline:
    return outline if area(outline) > 0 else outline[::-1]


_SIX: list[Outline] = [
    *_ring(32, 67, 21, 28),
    swelling("11,70 13,36 26,12 44,6 57,16", (24, 23, 17, 11, 13)),
    circle(54, 19, 10, 24),
]

FIGURES: dict[str, list[Outline]] = {
    "0": _ring(32, 50, 20.5, 44.5),
    "1": [
        box(20, 0, 25, 100),
        [(22, 0), (22, 27), (2, 32), (2, 21)],
        box(4, 89, 56, 11),
    ],
    "2": [
        circle(13, 28, 11, 24),
        swelling("11,24 14,9 32,5 51,17 50,36 31,61 8,88", (8, 10, 11, 20, 24, 18, 11)),
        _clockwise([(2, 100), (2, 88), (12, 78), (26, 80), (44, 85), (53, 80), (56, 68), (64, 68),
                    (60, 100)]),
    ],
    "3": [
        circle(13, 23, 10.5, 24),
        swelling("11,20 15,7 32,5 47,13 47,32 36,44 22,47", (8, 10, 11, 21, 21, 13, 10)),
        swelling("22,47 40,51 51,68 46,87 30,95 15,93 11,82", (10, 13, 24, 22, 11, 10, 8)),
        circle(13, 78, 11, 24),
    ],
    "4": [
        box(35, 0, 24, 100),
        swelling("40,2 24,32 5,69", (14, 11, 11)),
        box(0, 62, 70, 13),
        box(24, 89, 45, 11),
    ],
    "5": [
        _clockwise([(10, 0), (20, 3), (48, 3), (57, 0), (54, 23), (10, 23)]),
        box(10, 2, 10, 50),
        swelling("16,52 31,40 48,51 50,72 42,89 26,95 11,83", (10, 11, 21, 25, 19, 11, 8)),
        circle(13, 79, 11, 24),
    ],
    "6": _SIX,
    "7": [
        _clockwise([(2, 0), (10, 0), (14, 3), (62, 3), (62, 12), (12, 25), (9, 36), (0, 36)]),
        swelling("58,10 42,36 34,62 33,100", (12, 17, 22, 27)),
        box(12, 3, 50, 21),
    ],
    "8": [*_ring(32, 26, 17, 20.5), *_ring(32, 71, 20.5, 23.5)],
    "9": [[(64 - x, 100 - y) for x, y in outline] for outline in _SIX],
}  # fmt: skip


def width(text: str) -> float:
    """How wide the figures stand at their height of 100."""
    return sum(_wide(sign) for sign in text) + GAP * (len(text) - 1)


def centred(text: str, x: float, y: float, height: float, narrow: float = 1.0) -> list[Outline]:
    """The outlines of figures about their middle, to be filled nonzero."""
    scale = height / HEIGHT
    left, top = x - width(text) * scale * narrow / 2, y - height / 2
    outlines: list[Outline] = []
    for sign in text:
        for outline in FIGURES[sign]:
            grown = [(px * scale * narrow, py * scale) for px, py in outline]
            outlines.append(moved(grown, left, top))
        left += (_wide(sign) + GAP) * scale * narrow
    return outlines


def _wide(sign: str) -> float:
    return max(x for outline in FIGURES[sign] for x, _ in outline)
