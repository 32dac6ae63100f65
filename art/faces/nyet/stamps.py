"""What is banged on the board: the tokens, and the marks for boxes out of play or settled."""

from __future__ import annotations

import math
import random
from functools import cache

from art.faces.nyet.beasts import Inks, beast
from art.faces.nyet.inks import BLACK, CHARACTER_COLOURS, CREAM, NEUTRAL, RED, WORLD
from art.faces.nyet.numerals import WORD, centred
from art.svg import Outline, Point, band, circle, cut, shape, spun, stroke, svg
from art.theme import css, mix

# How the hand that stamps was turned, by variant.
TILTS = (-13.0, 7.0, -5.0, 12.0, -9.0, 4.0)
MIDDLE: Point = (100.0, 100.0)


@cache
def token_svg(character: str | None, variant: int = 0) -> str:
    """A stamped token, 200 by 200, of an animal or neutral (None); variants differ in turn."""
    rgb = NEUTRAL if character is None else CHARACTER_COLOURS[character]
    seed = f"{character} {variant % len(TILTS)}"
    ink, deep = css(rgb), css(mix(rgb, (12, 8, 10), 0.62))
    pale = css(mix(rgb, WORLD.paper, 0.5))
    disc = cut(circle(*MIDDLE, 95, 72), seed, 1.3)
    groove = [cut(circle(*MIDDLE, radius, 72), seed, 1.0) for radius in (88, 83)]
    if character is None:
        figure = shape([spun(_slash(), turn) for turn in (45, 135)], CREAM, "nonzero")
    else:
        drawn = beast(character, Inks(CREAM, deep, pale))
        figure = f'<g transform="translate(38 14) scale(0.62)">{drawn}</g>'
    body = shape([disc], ink) + shape(groove, CREAM) + figure + _banner(deep) + _worn(seed)
    return svg(200, 200, f'<g transform="rotate({TILTS[variant % len(TILTS)]} 100 100)">{body}</g>')


def _slash() -> Outline:
    return band([(100, 44), (100, 156)], 26)


def _banner(dark: str) -> str:
    """The word across the lower part, on a strip that runs over the edge."""
    strip = [(3, 123), (197, 119), (194, 171), (6, 175)]
    lines = [
        [(3, 119), (197, 115), (197, 119), (3, 123)],
        [(6, 175), (194, 171), (193, 175), (8, 179)],
    ]
    letters = centred(WORD, (100, 147), 40, 1.12)
    return shape([strip], dark) + shape(lines, CREAM) + shape(letters, CREAM)


def _worn(seed: str) -> str:
    """Where the ink did not take: specks, most of them on one side of the rim."""
    dice = random.Random(seed)
    side = dice.random() * math.tau
    specks: list[Outline] = []
    for _ in range(46):
        turn = dice.gauss(side, 0.9)
        away = 97 - abs(dice.gauss(0, 26))
        x, y = 100 + away * math.cos(turn), 100 + away * math.sin(turn)
        size = dice.uniform(0.7, 2.6)
        specks.append(
            [
                (
                    x + size * dice.uniform(0.5, 1.3) * math.cos(at),
                    y + size * dice.uniform(0.5, 1.3) * math.sin(at),
                )
                for at in (math.tau * n / 6 for n in range(6))
            ]
        )
    return f'<g opacity="0.8">{shape(specks, CREAM, "nonzero")}</g>'


@cache
def character_svg(character: str) -> str:
    """An animal's badge, 200 by 200: its stencil on a round field of its colour."""
    rgb = CHARACTER_COLOURS[character]
    ground, tone = css(rgb), css(mix(rgb, (0, 0, 0), 0.2))
    beams = [
        [MIDDLE, *(spun([(100, 8)], turn + at, MIDDLE)[0] for at in (0, 6, 12))]
        for turn in range(0, 360, 24)
    ]
    drawn = beast(character, Inks(CREAM, BLACK, RED))
    return svg(
        200,
        200,
        shape([circle(*MIDDLE, 99, 90)], BLACK)
        + shape([circle(*MIDDLE, 95, 90)], CREAM)
        + shape([circle(*MIDDLE, 89, 90)], ground)
        + shape(beams, tone)
        + f'<g transform="translate(30 32) scale(0.7)">{drawn}</g>',
    )


@cache
def kept_svg() -> str:
    """A red crayon ring round a box that stays open, 200 by 200, its middle free."""
    line = [
        (
            100 + (88 + 5 * at) * math.cos(4.2 + math.tau * 1.06 * at),
            100 + (86 + 7 * at) * math.sin(4.2 + math.tau * 1.06 * at),
        )
        for at in (step / 60 for step in range(61))
    ]
    under = stroke([line], CREAM, 15)
    return svg(200, 200, under + stroke([line], RED, 9.5))


@cache
def barred_svg() -> str:
    """Black bars over the box of an animal that is not in the game, 200 by 200."""
    bars = [band([(at, 214), (at + 228, -14)], 15) for at in range(-200, 190, 42)]
    return svg(200, 200, f'<g opacity="0.82">{shape(bars, BLACK)}</g>')
