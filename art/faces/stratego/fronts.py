"""The fronts of the cards, 210 by 300: an army's colours round a portrait on a map."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.faces.stratego import engines, irregulars, ranks, staff
from art.faces.stratego.burin import facing_left, shade
from art.faces.stratego.busts import Portrait
from art.faces.stratego.crests import crest
from art.faces.stratego.inks import CHALK, GOLD, INK, LIVERIES, PALE, SAFE_LIVERIES, Livery
from art.faces.stratego.numerals import centred
from art.svg import Outline, arc, box, circle, moved, shape, stroke, svg
from game.stratego.cards import (
    BLUE,
    BOMB,
    CAPTAIN,
    COLONEL,
    FLAG,
    GENERAL,
    LETTERS,
    LIEUTENANT,
    MAJOR,
    MARSHAL,
    MINER,
    RED,
    SCOUT,
    SERGEANT,
    SPY,
    Colour,
    Rank,
)

WIDTH, HEIGHT = 210.0, 300.0
MARGIN = 11.0
# What shows of a card in a fan: number and crest stand inside.
STRIP = 66.0
AXIS = 122.0
ROUND = [math.tau * n / 40 for n in range(40)]

SOLDIERS: dict[Rank, Callable[[Colour, Livery], Portrait]] = {
    SPY: irregulars.spy,
    SCOUT: irregulars.scout,
    MINER: irregulars.miner,
    SERGEANT: ranks.sergeant,
    LIEUTENANT: ranks.lieutenant,
    CAPTAIN: ranks.captain,
    MAJOR: staff.major,
    COLONEL: staff.colonel,
    GENERAL: staff.general,
    MARSHAL: staff.marshal,
}
THINGS: dict[Rank, Callable[[Colour, Livery], str]] = {FLAG: engines.flag, BOMB: engines.bomb}


def front(army: Colour, rank: Rank, safe: bool) -> str:
    """A card by its army and rank, as in game/stratego/cards.py; `safe`: colour-safe."""
    livery = (SAFE_LIVERIES if safe else LIVERIES)[army]
    drawn = _map(rank) + figure(army, rank, livery) + _frame(army, livery)
    return svg(WIDTH, HEIGHT, drawn + _indices(army, rank, livery))


def figure(army: Colour, rank: Rank, livery: Livery) -> str:
    """Who or what a card shows. Red's soldiers look right, Blue's look left."""
    if rank in THINGS:
        return THINGS[rank](army, livery)
    soldier = SOLDIERS[rank](army, livery)
    return soldier.body + (facing_left(soldier.head, AXIS) if army == BLUE else soldier.head)


def panel() -> Outline:
    """The window the portrait stands in: its corners for the two indices are left out."""
    m, r = MARGIN, 9.0
    right, low = WIDTH - m, HEIGHT - m
    sx, sy, tx, ty = STRIP, 124.0, WIDTH - 50, HEIGHT - 62
    return [
        *arc((sx + r, m + r), r, math.pi, math.pi * 1.5, 6),
        *arc((right - r, m + r), r, -math.pi / 2, 0, 6),
        *arc((right - r, ty - r), r, 0, math.pi / 2, 6),
        *arc((tx + r, ty + r), r, -math.pi / 2, -math.pi, 6),
        *arc((tx - r, low - r), r, 0, math.pi / 2, 6),
        *arc((m + r, low - r), r, math.pi / 2, math.pi, 6),
        *arc((m + r, sy + r), r, math.pi, math.pi * 1.5, 6),
        *arc((sx - r, sy - r), r, math.pi / 2, 0, 6),
    ]


def rounded_box(x: float, y: float, wide: float, high: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    left, right, top, low = x + radius, x + wide - radius, y + radius, y + high - radius
    corners = ((left, top, 2), (right, top, 3), (right, low, 0), (left, low, 1))
    return [
        point
        for cx, cy, quarter in corners
        for point in arc((cx, cy), radius, quarter * math.pi / 2, (quarter + 1) * math.pi / 2, 6)
    ]


def _map(rank: Rank) -> str:
    """Heights and a grid, faint."""
    dice = random.Random(str(rank))
    rings: list[Outline] = []
    for x, y in ((dice.uniform(90, 190), dice.uniform(20, 90)), (dice.uniform(20, 70), 190.0)):
        waves = [(n, dice.uniform(0.04, 0.12), dice.random() * math.tau) for n in (2, 3, 5)]
        swells = [1 + sum(a * math.sin(n * t + p) for n, a, p in waves) for t in ROUND]
        rings += [
            [
                (x + 17 * ring * swell * math.cos(t), y + 15 * ring * swell * math.sin(t))
                for t, swell in zip(ROUND, swells, strict=True)
            ]
            for ring in range(1, 6)
        ]
    grid = [[(x, 0), (x, 300)] for x in range(42, 210, 42)]
    grid += [[(0, y), (210, y)] for y in range(42, 300, 42)]
    return (
        f'<rect width="210" height="300" fill="{PALE}"/>'
        + stroke(rings, "#cfb173", 1.6, True)
        + stroke(grid, "#dcc795", 1)
    )


def _frame(army: Colour, livery: Livery) -> str:
    """The army's colour round the window."""
    edge, window = box(-5, -5, WIDTH + 10, HEIGHT + 10), panel()
    return (
        shape([edge, window], livery.coat)
        + tincture(army, [*edge, edge[0], *window, window[0]], livery)
        + stroke([window], INK, 5.4, True)
        + stroke([window], GOLD, 2.4, True)
        + shape([edge, rounded_box(3.5, 3.5, WIDTH - 7, HEIGHT - 7, 13)], CHALK)
    )


def tincture(army: Colour, field: Outline, livery: Livery) -> str:
    """A field hatched as heralds do: red upright, blue level."""
    return shade(field, 90 if army == RED else 0, 1, 5, 1.1, livery.dark)


def _indices(army: Colour, rank: Rank, livery: Livery) -> str:
    """Number and crest in one corner, the number once more in the other."""
    x, y = STRIP / 2 + 2, 46.0
    far_x, far_y = WIDTH - 25, HEIGHT - 33
    far = sign(rank, far_x, far_y, 40)
    return (
        sign(rank, x, y, 64)
        + crest(army, x, 102, 35, CHALK, livery.coat)
        + f'<g transform="rotate(180 {far_x:g} {far_y:g})">{far}</g>'
    )


def sign(rank: Rank, x: float, y: float, height: float, ink: str = CHALK, fallen: str = INK) -> str:
    """A rank's number, or the small flag or bomb, about its middle, with its shadow."""
    if rank in SIGNS:
        scale = height / 110
        lines = [[(x + px * scale, y + py * scale) for px, py in line] for line in SIGNS[rank]]
    else:
        lines = centred(LETTERS[rank], x, y, height, 0.63 if rank == MARSHAL else 1.0)
    below = [moved(line, height / 32, height / 26) for line in lines]
    return shape(below, fallen, "nonzero") + shape(lines, ink, "nonzero")


# In a box of 110 about its middle.
SIGNS: dict[Rank, list[Outline]] = {
    FLAG: [
        box(-40, -50, 11, 100),
        [(-29, -46), (40, -46), (24, -20), (40, 8), (-29, 8)],
    ],
    BOMB: [
        circle(-7, 17, 33, 36),
        [(2, -18), (12, -32), (30, -18), (20, -4)],
        [(16, -22), (25, -39), (34, -34), (26, -18)],
        [
            (30 + reach * math.sin(math.tau * n / 14), -36 - reach * math.cos(math.tau * n / 14))
            for n in range(14)
            for reach in (17 if n % 2 == 0 else 7,)
        ],
    ],
}
