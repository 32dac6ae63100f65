"""The fronts of the playing cards, 204 by 300: a colour, its emblem and a large figure."""

from __future__ import annotations

import math

from art.faces.nyet.emblems import emblem
from art.faces.nyet.inks import BLACK, CREAM, PALETTE, SAFE_PALETTE
from art.faces.nyet.numerals import centred, figures, width
from art.svg import Outline, band, box, circle, shape, spun, svg
from art.theme import css, mix

WIDTH, HEIGHT = 204.0, 300.0
MARGIN = 7.0
# What shows of a card in a fan: the index stands inside.
STRIP = 61.0
DISC = (122.0, 178.0)
RADIUS = 74.0


def front(colour: int, value: int, safe: bool) -> str:
    """A card by its colour (blue, red, yellow, green) and value 1-13; `safe`: colour-safe."""
    rgb = (SAFE_PALETTE if safe else PALETTE)[colour]
    ground, tone = css(rgb), css(mix(rgb, (0, 0, 0), 0.17))
    ink = index_ink(colour)
    if value == 1:
        body = _one(colour, ground, tone, ink)
    else:
        body = _plain(colour, value, ground, tone, ink)
    return svg(WIDTH, HEIGHT, body + frame(CREAM))


def index_ink(colour: int) -> str:
    """What is printed on a colour: cream on the dark two, black on the light two."""
    return CREAM if colour < 2 else BLACK


def frame(paper: str) -> str:
    """The unprinted margin, over whatever ran out into it."""
    inner = rounded_box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 9)
    return shape([box(-5, -5, WIDTH + 10, HEIGHT + 10), inner], paper)


def rounded_box(x: float, y: float, wide: float, high: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    corners = (
        (x + wide - radius, y + radius, -90),
        (x + wide - radius, y + high - radius, 0),
        (x + radius, y + high - radius, 90),
        (x + radius, y + radius, 180),
    )
    return [
        (
            cx + radius * math.cos(math.radians(start + 15 * step)),
            cy + radius * math.sin(math.radians(start + 15 * step)),
        )
        for cx, cy, start in corners
        for step in range(7)
    ]


def _plain(colour: int, value: int, ground: str, tone: str, ink: str) -> str:
    text = str(value)
    high = 94.0 if value > 9 else 114.0
    turned = [spun(line, -9, DISC) for line in centred(text, DISC, high)]
    fallen = [[(x + 5, y + 5) for x, y in line] for line in turned]
    bars = [
        band([(8 + off, 330), (196 + off, 0)], wide) for off, wide in ((0, 30), (29, 12), (46, 5))
    ]
    return (
        f'<rect width="204" height="300" fill="{ground}"/>'
        + _setting(colour, tone)
        + shape(bars, BLACK)
        + shape([circle(*DISC, RADIUS + 7, 72)], BLACK)
        + shape([circle(*DISC, RADIUS, 72)], CREAM)
        + shape(fallen, ground)
        + shape(turned, BLACK)
        + index(colour, text, ink)
        + emblem(colour, 162, 256, 28, ink)
    )


def _one(colour: int, ground: str, tone: str, ink: str) -> str:
    """Black, with rays: a 1 can be booty, and it can be the highest card of all."""
    rays = [
        band([DISC, spun([(DISC[0], DISC[1] - 330)], turn, DISC)[0]], _beam)
        for turn in range(0, 360, 20)
    ]
    turned = [spun(line, -9, DISC) for line in centred("1", DISC, 112)]
    corner: Outline = [(0, 0), (STRIP + 14, 0), (STRIP - 2, 120), (0, 132)]
    edge: Outline = [(0, 0), (STRIP + 20, 0), (STRIP + 3, 124.6), (0, 137)]
    return (
        f'<rect width="204" height="300" fill="{BLACK}"/>'
        + shape(rays, ground, "nonzero")
        + shape([circle(*DISC, RADIUS + 7, 72)], BLACK)
        + shape([_cog(DISC, RADIUS + 1, RADIUS - 7, 24)], CREAM)
        + shape([circle(*DISC, RADIUS - 13, 72)], ground)
        + shape([[(x + 5, y + 5) for x, y in line] for line in turned], tone)
        + shape(turned, ink)
        + shape([edge], CREAM)
        + shape([corner], ground)
        + index(colour, "1", ink)
    )


def _beam(place: float) -> float:
    return 1 + 58 * place


def _cog(centre: tuple[float, float], far: float, near: float, teeth: int) -> Outline:
    """A toothed disc, as a seal has it."""
    return [
        (centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn))
        for tooth in range(teeth)
        for reach, turn in (
            (near, math.tau * tooth / teeth),
            (far, math.tau * (tooth + 0.5) / teeth),
        )
    ]


def index(colour: int, text: str, ink: str) -> str:
    """Figure and emblem in the upper left corner, as one sees them in a fan."""
    narrow = 0.86 if len(text) > 1 else 1.12
    wide = width(text) * 0.5 * narrow
    middle = MARGIN + (STRIP - MARGIN) / 2
    return shape(figures(text, middle - wide / 2, 17, 50, narrow), ink) + emblem(
        colour, middle - 19, 77, 38, ink
    )


def _setting(colour: int, tone: str) -> str:
    """The colour's own pattern, in a darker tone of it."""
    lines: list[Outline]
    if colour == 0:
        lines = [
            ring
            for radius in range(60, 330, 54)
            for ring in (circle(0, 300, radius, 72), circle(0, 300, radius - 27, 72)[::-1])
        ]
    elif colour == 1:
        lines = [
            [
                (0, 300),
                *(spun([(420, 300)], -at, (0, 300))[0] for at in (turn, turn + 7.5)),
            ]
            for turn in range(0, 90, 15)
        ]
    elif colour == 2:
        lines = [band([(at, 310), (at + 220, -10)], 17) for at in range(-220, 204, 42)]
    else:
        lines = [
            [(102, top), (234, top + 132), (234, top + 156), (102, top + 24), (-30, top + 156),
             (-30, top + 132)]
            for top in range(-150, 300, 48)
        ]  # fmt: skip
    return shape(lines, tone, "nonzero")
