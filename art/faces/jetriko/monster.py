"""What hides in a trap: its face is the back of the card, its open mouth the front."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

from art.curves import curve, flowing
from art.faces.jetriko.inks import GOLD, INK, PAPER, TRAP_COLOURS, darker
from art.faces.jetriko.pen import HEIGHT, WIDTH, dots, edged, frame
from art.svg import Outline, Point, arc, circle, shape, stroke, svg
from art.theme import RGB, css


@cache
def trap_back(kind: str) -> str:
    """The back of a red, blue or green trap: cross, dizzy or sly, its mouth shut."""
    rgb = TRAP_COLOURS[kind]
    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="210" height="300" fill="{css(rgb)}"/>'
        + dots(darker(rgb, 0.28), lambda down: 5.6 * abs(down - 0.45) ** 0.8)
        + _horns(rgb, kind)
        + _eyes(kind, 112, 1.0)
        + _shut(kind)
        + frame(PAPER),
    )


def maw(kind: str, inside: str) -> str:
    """The front of a trap: the mouth wide open, and what is in it (210 by 300)."""
    rgb = TRAP_COLOURS[kind]
    mouth = flowing(
        [(20, 104), (60, 84), (105, 79), (150, 84), (190, 104), (196, 180), (190, 258),
         (150, 281), (105, 285), (60, 281), (20, 258), (14, 180)], 8,
    )  # fmt: skip
    upper = [(x, 104 - 25 * math.cos((x - 105) / 56) + 1) for x in range(21, 190, 24)]
    lower = [(x, 258 + 27 * math.cos((x - 105) / 58) - 1) for x in range(21, 190, 24)]
    deep = darker(rgb, 0.86)
    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="210" height="300" fill="{css(rgb)}"/>'
        + dots(darker(rgb, 0.28), lambda down: 4.6 * (1 - down))
        + _eyes(kind, 47, 0.66)
        + edged([mouth], deep, INK, 4)
        + _glow(rgb)
        + inside
        + _teeth(upper, 1, 22)
        + _teeth(lower, -1, 15)
        + frame(PAPER),
    )


def _glow(rgb: RGB) -> str:
    """The throat: lighter towards its middle, so that things stand out before it."""
    return "".join(
        shape([circle(105, 184, radius, 60)], darker(rgb, dark))
        for radius, dark in ((86, 0.76), (70, 0.67), (52, 0.58))
    )


def _teeth(line: Sequence[Point], way: int, long: float) -> str:
    """A row of pointed teeth that stand on a line of points, `way` 1 down, -1 up."""
    teeth = []
    for n, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        reach = long * (1.0, 0.7, 1.15, 0.8)[n % 4]
        tip = ((ax + bx) / 2, (ay + by) / 2 + way * reach)
        teeth.append([(ax + 1.5, ay - 2 * way), (bx - 1.5, by - 2 * way), tip])
    return edged(teeth, PAPER, INK, 2.6, "nonzero")


def _horns(rgb: RGB, kind: str) -> str:
    """What stands up on its head: spikes, a whirl, or a sprout."""
    dark = darker(rgb, 0.5)
    if kind == "red":
        spikes: list[Outline] = [
            [(x - 17, -4), (x + 17, -4), (x, 34 + 14 * (n % 2))]
            for n, x in enumerate((28, 67, 105, 143, 182))
        ]
        return shape(spikes, dark)
    if kind == "blue":
        waves = [
            curve([(-6, y), (26, y + 12), (58, y), (90, y + 12), (122, y), (154, y + 12),
                   (186, y), (218, y + 12)], 6)
            for y in (12, 34)
        ]  # fmt: skip
        return stroke(waves, dark, 10)
    leaves = [
        flowing([(105, 50), (105 + side * 12, 20), (105 + side * 50, 12), (105 + side * 40, 42)], 8)
        for side in (-1, 1)
    ]
    return shape([*leaves], dark, "nonzero") + stroke([[(105, 46), (105, 66)]], dark, 8)


def _eyes(kind: str, y: float, size: float) -> str:
    """Its two eyes about the middle of the card, at a height."""
    return "".join(
        _eye(kind, side, 105 + side * 46 * (0.7 + 0.3 * size), y, 36 * size) for side in (-1, 1)
    )


def _eye(kind: str, side: int, x: float, y: float, r: float) -> str:
    ball = circle(x, y, r, 40)
    if kind == "red":
        lid: Outline = [
            (x - 1.25 * r, y - 1.3 * r),
            (x + 1.25 * r, y - 1.3 * r),
            (x + 1.25 * r, y - (0.15 if side < 0 else 0.85) * r + (0.35 * r if side < 0 else 0)),
            (x - 1.25 * r, y - (0.85 if side < 0 else 0.15) * r + (0 if side < 0 else 0.35 * r)),
        ]
        return (
            edged([ball], GOLD, INK, 0.12 * r)
            + shape([circle(x - side * 0.3 * r, y + 0.3 * r, 0.36 * r, 30)], INK)
            + shape([circle(x - side * 0.3 * r - 0.12 * r, y + 0.2 * r, 0.11 * r, 16)], PAPER)
            + shape([lid], INK)
        )
    if kind == "blue":
        grown = 1.12 if side < 0 else 0.84
        line = [
            (
                x + r * grown * 0.8 * at * math.cos(15 * at),
                y + r * grown * 0.8 * at * math.sin(15 * at),
            )
            for at in (step / 60 for step in range(61))
        ]
        return edged([circle(x, y, r * grown, 40)], PAPER, INK, 0.12 * r) + stroke(
            [line], INK, 0.17 * r
        )
    lid = [*arc((x, y), 1.06 * r, math.pi + 0.1, math.tau - 0.1, 24)]
    return (
        edged([ball], PAPER, INK, 0.12 * r)
        + shape([circle(x + 0.34 * r, y + 0.34 * r, 0.38 * r, 30)], INK)
        + shape([circle(x + 0.2 * r, y + 0.22 * r, 0.12 * r, 16)], PAPER)
        + shape([lid], darker(TRAP_COLOURS[kind], 0.45))
        + stroke([[(x - 1.08 * r, y - 0.1 * r), (x + 1.08 * r, y - 0.1 * r)]], INK, 0.2 * r)
    )


# How the mouth bends, by how far along it is.
_LIPS: dict[str, Callable[[float], float]] = {
    "red": lambda at: -34 * math.sin(math.pi * at),
    "blue": lambda at: 15 * math.sin(math.tau * 1.5 * at),
    "green": lambda at: 46 * math.sin(math.pi * at) - 10,
}


def _shut(kind: str) -> str:
    """Its mouth, shut: two rows of teeth that fit."""
    y, teeth = {"red": 236.0, "blue": 218.0, "green": 200.0}[kind], 8
    high = 24.0
    bend = _LIPS[kind]
    along = [step / 48 for step in range(49)]
    upper = [(24 + 162 * at, y - high + bend(at)) for at in along]
    lower = [(24 + 162 * at, y + high + bend(at)) for at in along]
    zigzag = [
        (
            24 + 162 * n / (2 * teeth),
            y + bend(n / (2 * teeth)) + (high * 0.62 if n % 2 else -high * 0.62),
        )
        for n in range(2 * teeth + 1)
    ]
    corners = [
        [(24 + 162 * at, y - high - 9 + bend(at)), (24 + 162 * at, y + high + 9 + bend(at))]
        for at in (0.0, 1.0)
    ]
    return (
        edged([[*upper, *lower[::-1]]], PAPER, INK, 6)
        + stroke([zigzag], INK, 6)
        + stroke(corners, INK, 9)
    )
