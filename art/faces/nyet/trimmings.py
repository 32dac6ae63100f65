"""What lies round the cards: star, crown, dealer's chip, ribbons, booty and won tricks."""

from __future__ import annotations

import math
from functools import cache

from art.faces.nyet.fronts import HEIGHT, WIDTH, rounded_box
from art.faces.nyet.inks import BLACK, CREAM, GOLD, GREY, RED, SAND
from art.faces.nyet.numerals import centred
from art.svg import Outline, Point, box, circle, shape, spun, svg


def star_points(x: float, y: float, radius: float, core: float = 0.46) -> Outline:
    """A star with five rays, one of them up."""
    return [
        (x + reach * math.sin(math.tau * n / 10), y - reach * math.cos(math.tau * n / 10))
        for n in range(10)
        for reach in (radius if n % 2 == 0 else radius * core,)
    ]


def star(x: float, y: float, radius: float, light: str, dark: str) -> str:
    """A faceted star on a dark disc with a light ring."""
    far = star_points(x, y, radius * 0.8)
    facets = [[(x, y), far[n], far[(n + 1) % 10]] for n in range(0, 10, 2)]
    rings = [circle(x, y, radius * part, 60) for part in (1, 0.9)]
    return (
        shape([circle(x, y, radius, 60)], dark)
        + shape(rings, light)
        + shape([far], light)
        + f'<g opacity="0.3">{shape(facets, dark)}</g>'
    )


@cache
def supertrump_svg() -> str:
    """To lay over a supertrump, 204 by 300: a golden edge and the star under its index."""
    outer, inner, line = (
        rounded_box(at, at, WIDTH - 2 * at, HEIGHT - 2 * at, radius)
        for at, radius in ((0, 15), (9, 8), (12, 6))
    )
    return svg(
        WIDTH,
        HEIGHT,
        shape([outer, inner], GOLD) + shape([inner, line], BLACK) + star(35, 150, 25, GOLD, BLACK),
    )


@cache
def trump_svg() -> str:
    """To lay over a trump, 204 by 300: a chevron under its index."""
    chevrons = [_chevron(35, 138 + at, 17) for at in (0, 15)]
    return svg(
        WIDTH,
        HEIGHT,
        shape([circle(35, 150, 25, 48)], BLACK)
        + shape([circle(35, 150, 25, 48), circle(35, 150, 22.5, 48)], CREAM)
        + shape(chevrons, CREAM),
    )


def _chevron(x: float, y: float, half: float) -> Outline:
    return [(x, y - 4), (x + half, y + 9), (x + half, y + 17), (x, y + 4), (x - half, y + 17),
            (x - half, y + 9)]  # fmt: skip


def chevrons() -> list[Outline]:
    """Two chevrons, one over the other, in a box of 100."""
    return [
        [(50, top), (92, top + 34), (92, top + 54), (50, top + 20), (8, top + 54), (8, top + 34)]
        for top in (8, 40)
    ]


def crown(x: float, y: float, size: float, light: str) -> str:
    """A crown of three flat points in a square by its corner."""
    points: list[Outline] = [
        [(4, 20), (28, 46), (50, 10), (72, 46), (96, 20), (88, 72), (12, 72)],
        box(12, 78, 76, 13),
        circle(4, 16, 7, 20),
        circle(50, 8, 8, 20),
        circle(96, 16, 7, 20),
    ]
    scale = size / 100
    grown = [[(x + px * scale, y + py * scale) for px, py in line] for line in points]
    return shape(grown, light, "nonzero")


@cache
def crown_svg() -> str:
    """The first player's crown on a red disc, 100 by 100."""
    return svg(100, 100, _disc(RED) + crown(20, 21, 60, CREAM))


@cache
def dealer_svg() -> str:
    """The dealer's chip, 100 by 100: three cards fanned."""
    cards = []
    for turn, fill in ((-26, SAND), (0, CREAM), (26, RED)):
        card = spun(box(38, 24, 24, 38), turn, (50, 72))
        rim = spun(box(35.5, 21.5, 29, 43), turn, (50, 72))
        cards.append(shape([rim], BLACK) + shape([card], fill))
    notches = [spun(box(45, -2, 10, 13), turn, (50, 50)) for turn in range(0, 360, 45)]
    return svg(
        100,
        100,
        shape([circle(50, 50, 49, 60)], CREAM)
        + shape([circle(50, 50, 47, 60)], BLACK)
        + shape(notches, CREAM)
        + shape([circle(50, 50, 38, 60)], CREAM)
        + shape([circle(50, 50, 36, 60)], GREY)
        + "".join(cards),
    )


def _disc(fill: str) -> str:
    return (
        shape([circle(50, 50, 49, 60)], BLACK)
        + shape([circle(50, 50, 45, 60)], CREAM)
        + shape([circle(50, 50, 41, 60)], fill)
    )


# The two teams: the first player's in solid red with slashes, the other in checked black.


def _slash(x: float, height: float) -> Outline:
    wide = height * 0.13
    return [(x + height * 0.3, height * 0.16), (x + height * 0.3 + wide, height * 0.16),
            (x + wide, height * 0.84), (x, height * 0.84)]  # fmt: skip


@cache
def pennant_svg(team: int) -> str:
    """A small flag for plates and lists, 100 by 100."""
    cloth: Outline = [(18, 10), (96, 10), (78, 37), (96, 64), (18, 64)]
    pole = box(8, 4, 9, 94)
    if team == 0:
        ground, mark = RED, CREAM
        marks: list[Outline] = [
            [(x + 14, 16), (x + 23, 16), (x + 9, 58), (x, 58)] for x in (22, 37, 52)
        ]
    else:
        ground, mark = CREAM, BLACK
        marks = [box(18 + 15 * (n % 4), 14.5 + 15 * (n // 4), 15, 15) for n in (0, 2, 5, 7, 8, 10)]
    return svg(
        100, 100, shape([pole], BLACK) + shape([_grown(cloth)], BLACK) + shape([cloth], ground)
        + shape(marks, mark)
    )  # fmt: skip


def _grown(cloth: Outline) -> Outline:
    x, y = 57.0, 37.0
    return [(x + (px - x) * 1.08, y + (py - y) * 1.13) for px, py in cloth]


@cache
def loot_svg() -> str:
    """Booty, 100 by 100: a 1 run through by a red wedge."""
    centre: Point = (58.0, 50.0)
    card = [spun(line, 10, centre) for line in (box(30, 6, 58, 86), box(34, 10, 50, 78))]
    one = [spun(line, 10, centre) for line in centred("1", (64, 44), 54)]
    wedge: Outline = [(5, 92), (5, 50), (62, 70)]
    return svg(
        100,
        100,
        shape([card[0]], CREAM)
        + shape([card[1]], BLACK)
        + shape(one, CREAM)
        + shape([[(0, 99), (0, 43), (77, 70)]], CREAM)
        + shape([wedge], RED),
    )
