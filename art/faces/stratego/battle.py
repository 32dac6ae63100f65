"""What is laid over the line of battle: slot, spear, burst, laurels, and the fallen."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from art.faces.stratego.burin import cut, facing_left, pen, placed, shade, swell, traced
from art.faces.stratego.crests import crest
from art.faces.stratego.fronts import HEIGHT, WIDTH, rounded_box, tincture
from art.faces.stratego.inks import (
    CHALK,
    EMBER,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    LIVERIES,
    PALE,
    SAND,
    STEEL,
)
from art.svg import Outline, arc, circle, shape, spun, stroke, svg
from game.stratego.cards import Colour

SMOKE = "#e9dcc0"
# How long the tongues of a blast are, in turn.
TONGUES = (1.0, 0.78, 0.92, 0.7, 0.86)


@cache
def slot_svg(army: Colour) -> str:
    """A place in an army's line without a card, 210 by 300: stitched edge, faint crest."""
    livery = LIVERIES[army]
    edge = rounded_box(5, 5, WIDTH - 10, HEIGHT - 10, 15)
    corners = _corners(WIDTH, HEIGHT, ((12, 52), (12, 22), (22, 12), (52, 12)))
    return svg(
        WIDTH,
        HEIGHT,
        f'<g opacity="0.66">{shape([edge], livery.coat)}</g>'
        + stroke([edge], livery.dark, 3.4, True)
        + stroke([edge], PALE, 2, True, 'stroke-dasharray="9 8"')
        + stroke(corners, PALE, 5)
        + f'<g opacity="0.6">{crest(army, WIDTH / 2, HEIGHT / 2, 92, PALE, livery.dark)}</g>',
    )


@cache
def field_svg(army: Colour) -> str:
    """Where an army lays its fallen, 484 by 288: staked out on the map, with its crest."""
    livery, wide, high = LIVERIES[army], 484, 288
    edge = rounded_box(4, 4, wide - 8, high - 8, 12)
    stakes = _corners(wide, high, ((9, 48), (9, 9), (48, 9)))
    return svg(
        wide,
        high,
        f'<g opacity="0.34">{shape([edge], livery.dark)}</g>'
        + stroke([edge], INK, 2.4, True, 'stroke-dasharray="14 9"')
        + stroke(stakes, INK, 9)
        + stroke(stakes, PALE, 5)
        + f'<g opacity="0.5">{crest(army, wide / 2, high / 2, 150, PALE, livery.dark)}</g>',
    )


def _corners(
    wide: float, high: float, angle: tuple[tuple[float, float], ...]
) -> list[list[tuple[float, float]]]:
    """An angle as it lies in the upper left corner, in all four."""
    return [
        [(x if left else wide - x, y if top else high - y) for x, y in angle]
        for left in (True, False)
        for top in (True, False)
    ]


@lru_cache(maxsize=64)
def spear_svg(army: Colour, length: float) -> str:
    """An attack on its way to the right, `length` by 60: a swelling arrow as on staff maps."""
    livery, neck = LIVERIES[army], length - 58
    arrow: Outline = [
        (3, 30),
        (neck, 15),
        (neck - 10, 3),
        (length - 3, 30),
        (neck - 10, 57),
        (neck, 45),
    ]
    tail: Outline = [(20, 30), (neck + 4, 22), (neck + 4, 30)]
    return svg(
        length,
        60,
        shape([arrow], CHALK)
        + stroke([arrow], CHALK, 6, True)
        + cut(arrow, livery.coat, 3)
        + shape([tail], livery.light)
        + shade(arrow, 90, 0.4, 6, 2.6, livery.dark),
    )


@cache
def burst_svg() -> str:
    """Two cards clash, 300 by 300: fire and smoke."""
    puffs = [
        (150 + 88 * math.cos(turn), 150 + 84 * math.sin(turn), 34 + 9 * (n % 3))
        for n, turn in enumerate(math.tau * k / 9 + 0.3 for k in range(9))
    ]
    return svg(
        300,
        300,
        "".join(cut(circle(x, y, r, 30), SMOKE, 3.4) for x, y, r in puffs)
        + "".join(shape([circle(x, y, r - 1.5, 30)], SMOKE) for x, y, r in puffs)
        + "".join(shade(circle(x, y, r - 3, 30), 70, 0.4, 6, 2.4, "#b49a6c") for x, y, r in puffs)
        + cut(_blast(15, 140, 68), EMBER, 4)
        + cut(_blast(15, 106, 50), FIRE, 3)
        + shape([_blast(13, 66, 32)], CHALK),
    )


def _blast(points: int, far: float, near: float) -> Outline:
    """Tongues of several lengths round the middle, none quite straight."""
    outline: Outline = []
    for n in range(2 * points):
        turn = math.tau * n / (2 * points) + 0.06 * math.sin(5 * n)
        reach = near if n % 2 else far * TONGUES[n // 2 % len(TONGUES)]
        outline.append((150 + reach * math.sin(turn), 150 - reach * math.cos(turn)))
    return outline


@cache
def laurels_svg(army: Colour) -> str:
    """The winner's wreath, 200 by 200, empty in the middle; on its ribbon the army's crest."""
    livery = LIVERIES[army]
    bow = cut("100,176! 84,164 62,166 60,180 70,190 90,184! 74,200! 92,198! 100,184!", livery.coat)
    knot = cut(circle(100, 175, 22, 36), livery.coat) + crest(
        army, 100, 175, 34, CHALK, livery.coat
    )
    drawn = _branch() + facing_left(_branch(), 100) + bow + facing_left(bow, 100) + knot
    return svg(200, 200, placed(drawn, 6, 4, 0.94))


def _branch() -> str:
    """The left half of a wreath."""
    stem = arc((100, 100), 76, math.radians(100), math.radians(244), 24)
    leaves: list[Outline] = []
    for n in range(9):
        turn, size = math.radians(116 + 15.5 * n), 1 - 0.035 * n
        x, y = 100 + 76 * math.cos(turn), 100 + 76 * math.sin(turn)
        leaf = [(0.0, 0.0), (9, -9), (24, -8), (36, 0), (24, 8), (9, 9)]
        for lean in (34, -30):
            lies = spun(
                [(px, py * size) for px, py in leaf], math.degrees(turn) + 90 - lean, (0, 0)
            )
            leaves.append([(x + px * size, y + py * size) for px, py in lies])
    return (
        stroke([stem], INK, 5)
        + "".join(cut(leaf, GOLD, 2.2) for leaf in leaves)
        + stroke([[leaf[0], leaf[3]] for leaf in leaves], LEATHER, 1.6)
    )


@cache
def fallen_svg(army: Colour) -> str:
    """A broken shield in an army's colour and hatching, 100 by 100."""
    livery = LIVERIES[army]
    crack: Outline = [(53, 6), (43, 28), (56, 42), (44, 60), (54, 74), (48, 95)]
    left = [*reversed(crack), *traced("53,6! 30,12 12,8! 11,40 20,70 48,95!", False)[1:-1]]
    right = [*reversed(crack), *traced("53,6! 72,12 88,8! 89,40 80,70 48,95!", False)[1:-1]]
    halves = (
        [(x - 4, y + 2) for x, y in spun(left, -9, (40, 95))],
        [(x + 4, y + 1) for x, y in spun(right, 9, (58, 95))],
    )
    drawn = ""
    for half in halves:
        rim = [(50 + (x - 50) * 0.8, 50 + (y - 50) * 0.8) for x, y in half][len(crack) : -1]
        drawn += stroke([half], CHALK, 8, True) + cut(half, livery.coat, 3.4)
        drawn += tincture(army, half, livery) + stroke([rim], GOLD, 2.6)
    drawn += crest(army, 27, 43, 32, CHALK, livery.coat)
    return svg(100, 100, placed(drawn, 11, 8, 0.8))


@cache
def struck_svg() -> str:
    """To lay over a card that falls, 210 by 300: two strokes of a sabre."""
    strokes = ("24,38 80,108 128,176 190,268", "188,44 134,116 84,184 22,262")
    return svg(
        WIDTH,
        HEIGHT,
        "".join(swell(line, (3, 26, 32, 22, 3), CHALK) for line in strokes)
        + "".join(swell(line, (0.5, 16, 21, 14, 0.5), "#8f1714") for line in strokes)
        + pen("60,92 100,146", 2, SAND),
    )


def sabre() -> str:
    """A sabre from the lower left to the upper right, in a box of 100."""
    return (
        cut("29,70! 54,54 76,32 92,6! 84,36 64,60 37,79!", STEEL, 2.6)
        + pen("36,71 62,52 82,26", 1.4)
        + pen("22,64 7,80 15,94", 6.4)
        + pen("22,64 7,80 15,94", 3.2, GOLD)
        + cut("29,70! 38,79! 22,96! 12,86!", LEATHER, 2.4)
        + pen("18,63 30,70 45,86", 8.4)
        + pen("18,63 30,70 45,86", 4.8, GOLD)
        + cut(circle(15, 92, 5.4, 16), GOLD, 2)
    )
