"""The backs: an army's crest on a medal, before crossed sabres."""

from __future__ import annotations

import math
from functools import cache

from art.faces.stratego.burin import cut, shade
from art.faces.stratego.crests import around, crest
from art.faces.stratego.fronts import HEIGHT, WIDTH, tincture
from art.faces.stratego.inks import CHALK, GOLD, INK, LIVERIES, STEEL, Livery
from art.svg import Outline, box, circle, shape, spun, stroke, svg
from game.stratego.cards import RED, Colour

MIDDLE = (WIDTH / 2, HEIGHT / 2)


@cache
def back(army: Colour) -> str:
    """The back of every card of an army, 210 by 300."""
    livery = LIVERIES[army]
    inner = box(12, 12, WIDTH - 24, HEIGHT - 24)
    edge = box(-5, -5, WIDTH + 10, HEIGHT + 10)
    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{livery.coat}"/>'
        + tincture(army, inner, livery)
        + _lattice(army, livery)
        + shape([edge, inner], CHALK)
        + stroke([box(6, 6, WIDTH - 12, HEIGHT - 12)], livery.dark, 1.8, True)
        + stroke([inner], INK, 2.4, True)
        + stroke([box(16.5, 16.5, WIDTH - 33, HEIGHT - 33)], GOLD, 2.2, True)
        + _corners(army, livery)
        + _medal(army, livery),
    )


def _lattice(army: Colour, livery: Livery) -> str:
    """The field strewn with the army's crest, or for Blue laid with bricks."""
    if army == RED:
        return "".join(
            crest(
                army,
                33 + 36 * column,
                30 + 40 * row + 20 * (column % 2),
                21,
                livery.light,
                livery.coat,
            )
            for row in range(7)
            for column in range(5)
        )
    courses: list[Outline] = [[(12, y), (198, y)] for y in range(30, 300, 20)]
    courses += [
        [(x, 30 + 20 * row), (x, 50 + 20 * row)]
        for row in range(-1, 14)
        for x in range(20 if row % 2 else 37, 200, 34)
    ]
    return stroke(courses, livery.light, 2)


def _corners(army: Colour, livery: Livery) -> str:
    """A quarter disc in every corner."""
    parts = []
    for x, y in ((17, 17), (WIDTH - 17, 17), (WIDTH - 17, HEIGHT - 17), (17, HEIGHT - 17)):
        dx, dy = (1 if x < 100 else -1), (1 if y < 150 else -1)
        quarter = [(x, y), *((x + dx * 30 * math.cos(t), y + dy * 30 * math.sin(t))
                   for t in (math.pi / 2 * n / 10 for n in range(11)))]  # fmt: skip
        parts.append(
            cut(quarter, livery.dark, 2.4)
            + crest(army, x + dx * 11.5, y + dy * 11.5, 15, GOLD, livery.dark)
        )
    return "".join(parts)


def _medal(army: Colour, livery: Livery) -> str:
    """The crest on a star of rays before crossed sabres."""
    x, y = MIDDLE
    # Red's medal shines like the sun, Blue's has merlons like the tower.
    rays = (
        around(MIDDLE, 24, ((82, 0), (66, 0.5)))
        if army == RED
        else around(MIDDLE, 16, ((79, -0.25), (79, 0.25), (68, 0.25), (68, 0.75)))
    )
    return (
        "".join(_sabre(turn) for turn in (35, 145, 215, 325))
        + cut(rays, GOLD, 2.2)
        + cut(circle(x, y, 62, 64), livery.dark, 2.6)
        + cut(circle(x, y, 56, 64), CHALK, 2)
        + shade(circle(x, y, 55, 64), 45, 0.16, 4, 1.6)
        + crest(army, x, y, 84, livery.coat, CHALK)
    )


def _sabre(turn: float) -> str:
    """A point that looks out from behind the medal."""
    x, y = MIDDLE
    blade = [(x - 6, y - 60), (x - 5, y - 112), (x + 4, y - 134), (x + 6, y - 110), (x + 6, y - 60)]
    lies = spun(blade, turn, MIDDLE)
    return cut(lies, STEEL, 2.2) + stroke(
        [spun([(x + 1, y - 62), (x + 1, y - 118)], turn, MIDDLE)], INK, 1.2
    )
