"""The crests of the two armies: the sun of Red and the tower of Blue."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.svg import Outline, Point, box, circle, shape
from game.stratego.cards import RED, Colour


def crest(army: Colour, x: float, y: float, size: float, fill: str, hole: str) -> str:
    """An army's crest about its middle; what is cut out of it shows `hole`."""
    scale = size / 100
    solid, holes = (_sun if army == RED else _tower)()
    return "".join(
        shape(
            [[(x + px * scale, y + py * scale) for px, py in line] for line in lines],
            ink,
            "nonzero",
        )
        for lines, ink in ((solid, fill), (holes, hole))
    )


def around(centre: Point, teeth: int, tooth: Sequence[Point]) -> Outline:
    """A closed row of teeth; `tooth`: how far out, and how far on of the way to the next."""
    x, y = centre
    return [
        (x + reach * math.sin(turn), y - reach * math.cos(turn))
        for n in range(teeth)
        for reach, on in tooth
        for turn in (math.tau * (n + on) / teeth,)
    ]


def _sun() -> tuple[list[Outline], list[Outline]]:
    """Straight rays round a disc with a ring."""
    rays = around((0, 0), 12, ((29, -0.45), (50, 0), (29, 0.45)))
    return [rays, circle(0, 0, 32, 36)], [circle(0, 0, 23, 30), circle(0, 0, 14, 24)[::-1]]


def _tower() -> tuple[list[Outline], list[Outline]]:
    """A keep with three merlons and a gate."""
    wall = [(9, -34), (9, -46), (-9, -46), (-9, -34), (-18, -34), (-18, -46), (-38, -46),
            (-38, -18), (-29, -9), (-29, 34), (-42, 34), (-42, 48), (42, 48), (42, 34), (29, 34),
            (29, -9), (38, -18), (38, -46), (18, -46), (18, -34)]  # fmt: skip
    keep: Outline = [(float(x), float(y)) for x, y in wall]
    gate: Outline = [(-11, 48), (-11, 24), (-7, 14), (0, 10), (7, 14), (11, 24), (11, 48)]
    return [keep], [gate, box(-20, -9, 10, 13), box(10, -9, 10, 13)]
