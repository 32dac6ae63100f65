"""Small signs of the table, 100 by 100 each unless said otherwise."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from art.faces.stratego.battle import sabre
from art.faces.stratego.burin import cut, facing_left, pen, placed, shade, traced
from art.faces.stratego.crests import around, crest
from art.faces.stratego.fronts import rounded_box, sign, tincture
from art.faces.stratego.inks import (
    ASH,
    CHALK,
    EMBER,
    FIRE,
    GOLD,
    INK,
    IRON,
    LEATHER,
    LIVERIES,
    PALE,
    SAND,
)
from art.svg import Outline, arc, band, circle, shape, stroke, svg
from game.stratego.cards import FLAG, RED, Colour, Rank

RAY = ((50.0, 0.0), (42.0, 0.5))
MERLON = ((50.0, -0.25), (50.0, 0.25), (43.5, 0.25), (43.5, 0.75))


@cache
def sabres_svg() -> str:
    """An attack: two crossed sabres."""
    return svg(100, 100, sabre() + facing_left(sabre(), 50))


@cache
def eye_svg() -> str:
    """A look: an open eye with its lashes."""
    return svg(100, 100, _eye(50, 54, 1.0))


def _eye(x: float, y: float, scale: float) -> str:
    lid = "-46,0! -24,-20 0,-26 24,-20 46,0! 24,17 0,22 -24,17"
    rays = [
        [(38 * math.cos(t), 34 * math.sin(t) - 2), (50 * math.cos(t), 48 * math.sin(t) - 2)]
        for t in (math.radians(a) for a in (-140, -115, -90, -65, -40))
    ]
    drawn = (
        stroke(rays, INK, 6.4)
        + stroke(rays, GOLD, 3)
        + cut(lid, CHALK, 4)
        + cut(circle(0, -2, 17, 32), "#6f8f96", 2.6)
        + shade(circle(0, -2, 16, 32), 270, 0.5, 4, 1.8)
        + shape([circle(0, -2, 8, 20)], INK)
        + shape([circle(-5, -8, 4, 14)], CHALK)
    )
    return placed(drawn, x, y, scale)


@cache
def crest_svg(army: Colour) -> str:
    """An army's crest on a disc of its colour."""
    livery = LIVERIES[army]
    return svg(
        100,
        100,
        shape([circle(50, 50, 49, 60)], INK)
        + shape([circle(50, 50, 46, 60)], GOLD)
        + shape([circle(50, 50, 41, 60)], INK)
        + shape([circle(50, 50, 39, 60)], livery.coat)
        + tincture(army, circle(50, 50, 39, 60), livery)
        + crest(army, 50, 50, 58, CHALK, livery.coat),
    )


@cache
def rank_svg(army: Colour, rank: Rank, gone: bool = False) -> str:
    """A card told in a list: its number, or flag or bomb, on a disc of the army's colour.

    Of those that are all `gone` the disc is ash, and struck out.
    """
    rim = around((50, 50), *((20, RAY) if army == RED else (12, MERLON)))
    coat, edge = (ASH, IRON) if gone else (LIVERIES[army].coat, GOLD)
    return svg(
        100,
        100,
        shape([rim], INK)
        + shape([circle(50, 50, 42, 60)], edge)
        + shape([circle(50, 50, 38.5, 60)], coat)
        + sign(rank, 49, 49, 50)
        + (pen("16,84 84,16", 11) + pen("16,84 84,16", 6, CHALK) if gone else ""),
    )


@cache
def seen_svg(rank: Rank | None = None) -> str:
    """A face-down card somebody has seen, 100 by 60: an eye, and its rank if it is known to you."""
    if rank is None:
        return svg(100, 60, _tab(20, 60) + _eye(50, 32, 0.5))
    return svg(100, 60, _tab(2, 96) + _eye(28, 33, 0.44) + sign(rank, 72, 30, 40, INK, PALE))


def _tab(x: float, width: float) -> str:
    return cut(rounded_box(x, 2, width, 56, 9), PALE, 3)


@cache
def standard_svg(army: Colour) -> str:
    """An army's banner as it hangs from its pole."""
    livery = LIVERIES[army]
    cloth = "20,16! 80,16! 80,80! 65,72 50,92! 35,72 20,80!"
    return svg(
        100,
        100,
        stroke([traced(cloth)], CHALK, 7, True)
        + cut(cloth, livery.coat, 3.2)
        + tincture(army, traced(cloth), livery)
        + pen("26,20! 26,70!", 2.4, GOLD)
        + pen("74,20! 74,70!", 2.4, GOLD)
        + crest(army, 50, 45, 42, CHALK, livery.coat)
        + cut("9,8! 91,8! 91,17! 9,17!", LEATHER, 2.6)
        + cut(circle(9, 12.5, 7, 18), GOLD, 2.4)
        + cut(circle(91, 12.5, 7, 18), GOLD, 2.4),
    )


@lru_cache(maxsize=64)
def banner_svg(army: Colour, width: float, height: float, stark: bool = False) -> str:
    """A ribbon to lay under words, any size; its ends carry the army's hatching and crest."""
    livery, h = LIVERIES[army], height
    cloth = livery.dark if stark else livery.coat
    end: Outline = [(3, 3), (h * 1.2, 3), (h * 1.2, h - 3), (3, h - 3), (h * 0.3, h / 2)]
    left: Outline = [(2, h - 2), (h * 0.3, h / 2), (2, 2)]
    whole = [*left, *((width - x, y) for x, y in left[::-1])]
    line = max(1.2, h * 0.05)
    ends = "".join(
        shade(side, 90 if army == RED else 0, 1, h * 0.1, h * 0.03, livery.dark)
        + crest(army, middle, h / 2, h * 0.6, CHALK, livery.coat)
        for side, middle in (
            (end, h * 0.82),
            ([(width - x, y) for x, y in end], width - h * 0.82),
        )
    )
    rails = [[(h * 0.28, y), (width - h * 0.28, y)] for y in (h * 0.12, h * 0.88)]
    return svg(width, height, cut(whole, cloth, line) + ends + stroke(rails, GOLD, line))


@cache
def danger_svg(army: Colour) -> str:
    """The Flag stands in the line and may be taken: a small banner in an alarm."""
    livery = LIVERIES[army]
    alarm = around((50, 50), 12, ((48, 0), (39, 0.5)))
    return svg(
        100,
        100,
        cut(alarm, EMBER, 2.6)
        + cut(circle(50, 50, 34, 48), FIRE, 2.4)
        + cut("29,20! 36,20! 36,80! 29,80!", LEATHER, 2.2)
        + cut("36,23! 50,18 64,27 82,22! 76,41 82,60! 64,64 50,55 36,60!", livery.coat, 2.6)
        + crest(army, 57, 41, 32, CHALK, livery.coat),
    )


@cache
def truce_svg(count: int, limit: int) -> str:
    """The draw count: a dial filled by so many turns of `limit`, a white flag in it."""
    part = min(1.0, count / limit)
    top = -math.pi / 2
    dial = circle(50, 50, 47, 72)
    filled = [(50.0, 50.0), *arc((50, 50), 44, top, top + math.tau * part, 60)]
    ticks = [
        [(50 + r * math.cos(t), 50 + r * math.sin(t)) for r in (38, 44)]
        for t in (top + math.tau * n / 20 for n in range(20))
    ]
    return svg(
        100,
        100,
        cut(dial, SAND, 3.4)
        + (shape([filled], EMBER) if part else "")
        + stroke(ticks, INK, 1.8)
        + cut(circle(50, 50, 33, 60), PALE, 2.6)
        + cut("35,26! 40,26! 40,76! 35,76!", LEATHER, 2)
        + cut("40,28! 50,24 60,32 72,28! 68,40 72,53! 60,56 50,49 40,53!", CHALK, 2.4)
        + shade("40,28! 50,24 60,32 72,28! 68,40 72,53! 60,56 50,49 40,53!", 0, 0.4, 5, 1.6),
    )


@cache
def regroup_svg() -> str:
    """The army is drawn up anew: two arrows round a flag."""
    parts = []
    for start in (200, 20):
        line = arc((50, 50), 37, math.radians(start), math.radians(start + 122), 24)
        end = math.radians(start + 122)
        tip = end + 0.52
        head: Outline = [
            (50 + 24 * math.cos(end), 50 + 24 * math.sin(end)),
            (50 + 37 * math.cos(tip), 50 + 37 * math.sin(tip)),
            (50 + 50 * math.cos(end), 50 + 50 * math.sin(end)),
        ]
        shaft = band(line, 11)
        half = len(line)
        parts.append(cut([*shaft[:half], *head[::-1], *shaft[half:]], GOLD, 3))
    return svg(100, 100, "".join(parts) + sign(FLAG, 52, 50, 38, CHALK, INK))
