"""What never marches: the Bomb and the Flag."""

from __future__ import annotations

import math

from art.faces.stratego.burin import cut, pen, shade, swell
from art.faces.stratego.crests import crest
from art.faces.stratego.inks import (
    CHALK,
    EMBER,
    FIRE,
    GOLD,
    INK,
    IRON,
    LEATHER,
    SAND,
    STEEL,
    Livery,
)
from art.svg import Outline, circle, shape

GRASS = "#b9a468"


def bomb(army: int, livery: Livery) -> str:
    """A round of iron with its fuse alight."""
    x, y, radius = 118.0, 186.0, 68.0
    ball = circle(x, y, radius, 64)
    ground = "14,302! 14,262 60,250 118,256 176,248 208,256 208,302!"
    return (
        cut(ground, GRASS) + shade(ground, 90, 0.6, 7, 2)
        + cut("52,250 90,240 160,242 196,256 150,268 84,266", "#6b5a3c", 0.1)
        + swell("142,116 150,92 170,88 172,66", (11, 11, 10, 8))
        + swell("142,116 150,92 170,88 172,66", (6, 6, 5.4, 4), SAND)
        + _spark(172, 60)
        + cut(ball, "#4a4441")
        + shade(ball, 135, 0.42, 5, 3.2)
        + shade(circle(x, y, radius - 5, 64), 315, 0.2, 5, 2.2, "#9b8f86")
        + shape([[*_bow(x, y, radius - 12, 195, 262), *_bow(x, y, radius - 21, 195, 262)[::-1]]],
                "#d9d1c4")
        + cut("118,112! 142,104! 160,120! 154,134! 132,134! 116,126!", IRON)
        + pen("121,117 142,110 157,122", 2.2, STEEL)
        + shape([circle(x, y + 6, 37, 40)], livery.coat)
        + crest(army, x, y + 6, 62, CHALK, livery.coat)
    )  # fmt: skip


def _bow(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    return [
        (x + radius * math.cos(turn), y + radius * math.sin(turn))
        for turn in (math.radians(start + (end - start) * n / 14) for n in range(15))
    ]


def _spark(x: float, y: float) -> str:
    def burst(points: int, far: float, near: float) -> Outline:
        return [
            (
                x + r * math.sin(math.tau * n / (2 * points)),
                y - r * math.cos(math.tau * n / (2 * points)),
            )
            for n in range(2 * points)
            for r in (far * (0.8 if n % 4 == 2 else 1) if n % 2 == 0 else near,)
        ]

    return (
        cut(burst(10, 38, 15), EMBER)
        + shape([burst(10, 28, 11)], FIRE)
        + shape([burst(8, 15, 7)], CHALK)
    )


def flag(army: int, livery: Livery) -> str:
    """The banner of the army on its hill, in a glory of rays."""
    cloth = (
        "84,44! 106,32 130,48 156,42 194,50! 184,70 176,98! 184,124 194,158! 160,154 134,162 "
        "108,150 84,158!"
    )
    hill = "8,302! 8,250 44,230 88,220 136,230 208,262 208,302!"
    return (
        _glory(134, 98)
        + cut(hill, GRASS)
        + shade(hill, 100, 0.5, 7, 2.2)
        + cut("72,240! 72,32! 84,32! 84,240!", LEATHER)
        + pen("75,40 75,232", 2, SAND)
        + cut("78,12 88,24 83,34 73,34 68,24", GOLD)
        + cut(cloth, livery.coat)
        + shade("85,50! 106,40 119,47 117,146 108,144 85,150!", 0, 0.6, 5, 3, livery.dark)
        + shade(
            "148,46! 158,43! 178,47! 170,98 180,152! 160,151! 150,155!", 0, 0.6, 5, 3, livery.dark
        )
        + pen("88,52 107,42 130,58 156,51 184,57", 3.6, GOLD)
        + pen("88,148 108,141 134,152 160,145 184,149", 3.6, GOLD)
        + crest(army, 131, 101, 74, CHALK, livery.coat)
        + "".join(_tent(x, y, s) for x, y, s in ((98, 256, 1.0), (22, 274, 1.2), (128, 282, 0.9)))
    )


def _glory(x: float, y: float) -> str:
    rays = [
        [
            (x, y),
            *((x + 210 * math.cos(turn), y + 210 * math.sin(turn)) for turn in (at, at + 0.17)),
        ]
        for at in (math.tau * n / 18 for n in range(18))
    ]
    return shape(rays, "#efcf7d")


def _tent(x: float, y: float, s: float) -> str:
    top, right = f"{x + 20 * s},{y - 30 * s}!", f"{x + 40 * s},{y}!"
    return (
        cut(f"{x},{y}! {top} {right}", CHALK, 2)
        + shade(f"{top} {right} {x + 20 * s},{y}!", 0, 0.9, 4, 1.8)
        + cut(f"{x + 15 * s},{y}! {x + 20 * s},{y - 15 * s}! {x + 25 * s},{y}!", INK, 0.5)
    )
