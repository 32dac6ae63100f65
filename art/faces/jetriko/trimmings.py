"""What lies round the cards: direction, jaws, chain, brink, free play, and small signs."""

from __future__ import annotations

import math
from functools import cache

from art.curves import put
from art.faces.jetriko.effects import SHIELD, SIZES, chain, icon, padlock
from art.faces.jetriko.inks import (
    GOLD,
    HOT,
    INK,
    PALETTE,
    PAPER,
    SAFE_PALETTE,
    STEEL,
    STEEL_DARK,
    TRAP_COLOURS,
    darker,
)
from art.faces.jetriko.marks import mark
from art.faces.jetriko.pen import arrow, burst, card, edged, rounded_box
from art.faces.jetriko.prints import star
from art.faces.jetriko.whites import SHEET, WHITES, sign
from art.svg import Outline, arc, box, circle, shape, spun, stroke, svg
from art.theme import css


@cache
def direction_svg(clockwise: bool) -> str:
    """Arrows round two piles side by side, one at either side, 480 by 256."""
    bend = 40 if clockwise else -40
    sides = [
        arc((128, 128), 116, math.radians(side - bend), math.radians(side + bend), 32)
        for side in (0, 180)
    ]
    lines = [[(x * 480 / 256, y) for x, y in line] for line in sides]
    return svg(480, 256, "".join(arrow(line, 14, PAPER, INK, 4) for line in lines))


@cache
def turning_svg(clockwise: bool) -> str:
    """One way round as a sign, 100 by 100, to choose it."""
    start, end = (-215, 15) if clockwise else (35, -195)
    bend = arc((50, 54), 24, math.radians(start), math.radians(end), 36)
    return svg(100, 100, _disc(INK) + arrow(bend, 10, GOLD))


@cache
def jaw_svg(kind: str, upper: bool) -> str:
    """One jaw of a red, blue or green trap, 240 by 110; the two snap together over a card."""
    rgb = TRAP_COLOURS[kind]
    # The lower teeth stand where the upper ones leave gaps.
    start = 0 if upper else -20
    tips = [(x, (104, 88)[n % 2]) for n, x in enumerate(range(start, 240, 40))]
    steel: list[Outline] = [[(x, 42), (x + 40, 42), (x + 20, tip)] for x, tip in tips]
    lit: list[Outline] = [[(x, 42), (x + 20, 42), (x + 20, tip)] for x, tip in tips]
    bar = rounded_box(2, 6, 236, 42, 14)
    rivets = [circle(26 + 47 * n, 27, 7, 20) for n in range(5)]
    drawn = (
        edged(steel, STEEL_DARK, INK, 3.5, "nonzero")
        + shape(lit, STEEL, "nonzero")
        + edged([bar], css(rgb), INK, 4)
        + shape([rounded_box(8, 10, 224, 9, 4)], darker(rgb, 0.3))
        + edged(rivets, GOLD, INK, 2.6)
    )
    if not upper:
        drawn = f'<g transform="translate(0 110) scale(1 -1)">{drawn}</g>'
    return svg(240, 110, drawn)


@cache
def chain_svg(links: int) -> str:
    """A chain to lay across whoever is bound by Blank: 44 by 40 for each link."""
    wide = 44.0 * links
    return svg(wide, 40, chain((4, 20), (wide - 4, 20), GOLD, INK, links))


@cache
def bound_svg() -> str:
    """The lock on the chain of Blank, 100 by 100."""
    return svg(100, 100, padlock(50, 51, 92, GOLD, INK))


@cache
def brink_svg() -> str:
    """No cards left: the last one tips off an edge, 100 by 100."""
    cliff: Outline = [(4, 62), (52, 62), (58, 68), (50, 76), (54, 86), (44, 96), (4, 96)]
    grass: Outline = [(4, 58), (54, 58), (60, 68), (48, 70), (40, 66), (28, 72), (16, 66), (4, 71)]
    falls = [[(82, 66), (82, 80)], [(92, 58), (92, 70)], [(72, 76), (72, 86)]]
    return svg(
        100,
        100,
        edged([cliff], STEEL_DARK, INK, 3)
        + edged([grass], GOLD, INK, 3)
        + stroke(falls, INK, 9)
        + stroke(falls, PAPER, 4.4)
        + card(58, 34, 54, 38, PAPER, INK, shape([burst(50, 50, 44, 20, 5, -math.pi / 2)], HOT)),
    )


@cache
def free_play_svg() -> str:
    """Any card may be played: a fan of all five colours, 100 by 100."""
    fan = []
    for colour, rgb in enumerate(PALETTE):
        turn = -44 + 22 * colour
        x = 50 + 56 * math.sin(math.radians(turn))
        y = 104 - 56 * math.cos(math.radians(turn))
        fan.append(card(x, y, 54, turn, css(rgb), INK, mark(colour, 50, 30, 62, PAPER)))
    return svg(100, 100, put("".join(fan) + star(50, 84, 15), 50, 51, 84))


@cache
def share_svg() -> str:
    """Divide: one attack becomes two shares, 100 by 100."""
    forks = [[(50, 88), (50, 66), (24, 42), (24, 32)], [(50, 88), (50, 66), (76, 42), (76, 32)]]
    return svg(
        100,
        100,
        stroke(forks, INK, 19)
        + "".join(
            arrow(line, 12, fill, INK, 3.4) for line, fill in zip(forks, (GOLD, HOT), strict=True)
        )
        + stroke([[(50, 88), (50, 70)]], PAPER, 12),
    )


@cache
def shield_svg() -> str:
    """An attack was warded off, 100 by 100."""
    half = [(x, y) for x, y in SHIELD if x >= 50]
    return svg(
        100,
        100,
        put(
            edged([SHIELD], GOLD, INK, 4)
            + shape([half], "#e39a22")
            + put(stroke([SHIELD], PAPER, 5, closed=True), 50, 49, 78)
            + stroke([[(30, 48), (46, 64), (72, 32)]], INK, 17)
            + stroke([[(30, 48), (46, 64), (72, 32)]], PAPER, 10),
            50,
            50,
            92,
        ),
    )


@cache
def colour_svg(colour: int, safe: bool = False) -> str:
    """A card colour (0-4) with its shape, 100 by 100, to choose or to name it."""
    rgb = (SAFE_PALETTE if safe else PALETTE)[colour]
    return svg(100, 100, _disc(css(rgb)) + mark(colour, 50, 50, 54, PAPER, "", INK, 7))


@cache
def effect_svg(effect: str) -> str:
    """What a coloured or white card does, as a sign, 100 by 100."""
    if effect in WHITES:
        return svg(100, 100, _disc(SHEET) + put(sign(effect, INK, SHEET), 50, 50, 54))
    return svg(
        100, 100, _disc(INK) + put(icon(effect, PAPER, INK, GOLD), 50, 50, 0.58 * SIZES[effect])
    )


@cache
def dealer_svg() -> str:
    """The dealer's chip, 100 by 100."""
    notches = [spun(box(44.5, 4, 11, 9), turn, (50, 50)) for turn in range(0, 360, 45)]
    fan = "".join(
        card(50 + 0.6 * turn, 50, 38, turn, fill, INK)
        for turn, fill in ((-22, GOLD), (22, HOT), (0, PAPER))
    )
    return svg(100, 100, _disc("#128086") + shape(notches, PAPER) + fan)


@cache
def win_svg() -> str:
    """A round won, 100 by 100."""
    return svg(100, 100, star(50, 50, 45))


def _disc(fill: str) -> str:
    return (
        shape([circle(50, 50, 49, 60)], INK)
        + shape([circle(50, 50, 46, 60)], PAPER)
        + shape([circle(50, 50, 41, 60)], fill)
    )
