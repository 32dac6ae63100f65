"""Backs of cards a player may choose in the place of a game's own: four patterns of the house."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias, get_args

from art.svg import Outline, Point, arc, box, circle, line_gradient, polygon, shape, stroke, svg
from art.theme import BRASS, BRASS_DARK, BRASS_LIGHT, PAPER, RGB, css, mix

Back: TypeAlias = Literal["own", "lozenges", "rays", "stars", "scales"]
BACKS: tuple[Back, ...] = get_args(Back)

WIDE = 200.0
# How far from the edge the frame and its line reach.
FRAME, LINE = 13.0, 3.0
BLUE: RGB = (28, 62, 128)
RED: RGB = (158, 36, 40)
GREEN: RGB = (18, 92, 72)
NIGHT: RGB = (30, 26, 34)


def back_svg(name: Back, aspect: float) -> str:
    """A back other than "own", so much wider than high. It is the same upside down."""
    high = round(WIDE / aspect)
    colour, light, pattern = PATTERNS[name]
    shade = line_gradient("ground", (0, 0), (WIDE, high), [
        (0, css(mix(colour, (255, 255, 255), 0.1))), (0.5, css(colour)),
        (1, css(mix(colour, (255, 255, 255), 0.1))),
    ])  # fmt: skip
    field = box(FRAME, FRAME, WIDE - 2 * FRAME, high - 2 * FRAME)
    inner = box(FRAME + LINE, FRAME + LINE, WIDE - 2 * (FRAME + LINE), high - 2 * (FRAME + LINE))
    body = (
        f"<defs>{shade}</defs>"
        + shape([box(0, 0, WIDE, high)], "url(#ground)")
        + pattern(high, colour, light)
        # The frame hides what reaches beyond the field.
        + shape([box(0, 0, WIDE, high), field], css(mix(PAPER, light, 0.2)))
        + shape([field, inner], css(mix(colour, (0, 0, 0), 0.35)))
    )
    return svg(WIDE, high, body)


def _grid(high: float, across: float, down: float) -> Iterator[tuple[int, Point]]:
    """Places in staggered rows about the middle; the number of the row, and the point."""
    rows, columns = math.ceil(high / 2 / down) + 1, math.ceil(WIDE / 2 / across) + 1
    for row in range(-rows, rows + 1):
        shift = across / 2 if row % 2 else 0
        for column in range(-columns, columns + 1):
            yield row, (WIDE / 2 + column * across + shift, high / 2 + row * down)


def _lozenge(middle: Point, wide: float, tall: float) -> Outline:
    x, y = middle
    return [(x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)]


def _lozenges(high: float, colour: RGB, light: RGB) -> str:
    """A lattice, with a small lozenge in every mesh."""
    meshes = [place for _, place in _grid(high, 29, 20)]
    lattice = [_lozenge(place, 14.5, 20) for place in meshes]
    return (
        stroke(lattice, css(mix(colour, light, 0.75)), 2.2, closed=True)
        + shape([_lozenge(place, 7.5, 10.5) for place in meshes], css(mix(colour, light, 0.4)))
        + shape([_lozenge(place, 3.2, 4.6) for place in meshes], css(light))
    )


def _rays(high: float, colour: RGB, light: RGB) -> str:
    """Rays from the middle, and a sun."""
    x, y, far = WIDE / 2, high / 2, WIDE + high
    rays, count = [], 24
    for ray in range(count):
        begin, end = (math.tau * (ray + share) / count for share in (-0.25, 0.25))
        ends = [(x + far * math.cos(turn), y + far * math.sin(turn)) for turn in (begin, end)]
        rays.append([(x, y), *ends])
    points = [polygon(x, y, 40, 3, math.tau * n / 12) for n in range(12)]
    return (
        shape(rays, css(mix(colour, light, 0.32)), "nonzero")
        + shape([circle(x, y, 52)], css(mix(colour, (0, 0, 0), 0.3)))
        + shape([circle(x, y, 48)], css(colour))
        + shape(points, css(light), "nonzero")
        + shape([circle(x, y, 25)], css(colour))
        + shape([circle(x, y, 20)], css(light))
        + shape([circle(x, y, 10)], css(colour))
    )


def _star(middle: Point, radius: float) -> Outline:
    x, y = middle
    return [
        (x + reach * math.sin(turn), y - reach * math.cos(turn))
        for n in range(16)
        for reach, turn in [
            ((radius, 0.36 * radius, 0.6 * radius, 0.36 * radius)[n % 4], math.tau * n / 16)
        ]
    ]


def _stars(high: float, colour: RGB, light: RGB) -> str:
    """Stars in staggered rows, with dots between them."""
    places = [place for _, place in _grid(high, 48, 26)]
    dots = [(x + 24, y) for x, y in places]
    return (
        shape([circle(*dot, 3.4, 20) for dot in dots], css(mix(colour, light, 0.55)))
        + shape([circle(*place, 17, 32) for place in places], css(mix(colour, (0, 0, 0), 0.28)))
        + shape([_star(place, 14) for place in places], css(light))
    )


def _scales(high: float, colour: RGB, light: RGB) -> str:
    """Fans that overlap like scales, from either end to a brass band in the middle."""
    fans, radius = [], 26.0
    rows = math.ceil(high / 2 / 14) + 1
    for row in reversed(range(1, rows)):
        for side in (-1, 1):
            y = high / 2 + side * row * 14
            for x in (n * radius + radius / 2 * (row % 2) for n in range(-1, 10)):
                begin, end = (math.pi, math.tau) if side > 0 else (0.0, math.pi)
                fans += [
                    shape([arc((x, y), radius * 0.5 * part, begin, end)], css(shade))
                    for part, shade in (
                        (1.0, mix(colour, light, 0.85)), (0.86, colour),
                        (0.64, mix(colour, light, 0.55)), (0.5, colour), (0.24, light),
                    )
                ]  # fmt: skip
    y = high / 2
    return (
        "".join(fans)
        + shape([box(0, y - 14, WIDE, 28)], css(BRASS_DARK))
        + shape([box(0, y - 11, WIDE, 22)], css(BRASS))
        + shape([_lozenge((WIDE / 2 + n * 22, y), 8, 8) for n in range(-5, 6)], css(BRASS_LIGHT))
    )


Pattern: TypeAlias = Callable[[float, RGB, RGB], str]
PATTERNS: dict[Back, tuple[RGB, RGB, Pattern]] = {
    "lozenges": (BLUE, (222, 232, 250), _lozenges),
    "rays": (RED, (252, 224, 168), _rays),
    "stars": (GREEN, (244, 226, 160), _stars),
    "scales": (NIGHT, BRASS, _scales),
}
