"""Where a slip of paper can lie near something without covering what has to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf

from pygame import Rect


@dataclass(frozen=True, slots=True)
class Beside:
    """What a slip speaks of, or whose it is, all that it must not cover, and what it covers only
    `if_need_be`.
    """

    near: Rect
    avoid: Sequence[Rect]
    if_need_be: Sequence[Rect] = ()


def free_spot(
    size: tuple[int, int], near: Rect, inside: Rect, avoid: Sequence[Rect], gap: int = 0,
    never: Sequence[Rect] = (),
) -> Rect:  # fmt: skip
    """The place `inside` that is nearest and at least `gap` pixels away from all to `avoid`.

    Where there is none, the one that covers least of it, and nothing of what it may `never`.
    """
    spot = nearest_free(size, near, inside, avoid, gap, never)
    if spot is not None:
        return spot
    kept, never = _with_gap(avoid, gap), list(never)
    lefts, tops = _edges(size, near, inside, [*kept, *never])
    spots = [Rect(x, y, *size) for x in lefts for y in tops]
    if not spots:
        return Rect(near.topleft, size).clamp(inside)
    spots = [spot for spot in spots if spot.collidelist(never) < 0] or spots
    return min(spots, key=lambda spot: (covers(spot, kept), far(spot, near), spot.topleft))


def nearest_free(
    size: tuple[int, int], near: Rect, inside: Rect, avoid: Sequence[Rect], gap: int = 0,
    never: Sequence[Rect] = (),
) -> Rect | None:  # fmt: skip
    """The place `inside` that is nearest and at least `gap` pixels away from all to `avoid`.

    None where there is no room. It covers nothing of what it may `never`.
    """
    (wide, high), off = size, [*_with_gap(avoid, gap), *never]
    lefts, tops = _edges(size, near, inside, off)
    # There may be thousands of places in a frame: none is looked at that is farther than one that
    # is free, by its column or its row alone.
    columns = sorted(_away(x, wide, near.left, near.width) for x in lefts)
    rows = sorted(_away(y, high, near.top, near.height) for y in tops)
    best, spot = (inf, 0, 0), Rect((0, 0), size)
    for least, across, aside, x in columns:
        if least > best[0]:
            break
        for low, down, below, y in rows:
            if low > best[0]:
                break
            found = (hypot(across, down) + hypot(aside, below) / 8, x, y)
            if found < best:
                spot.topleft = x, y
                if spot.collidelist(off) < 0:
                    best = found
    return None if best[0] == inf else Rect(best[1], best[2], wide, high)


def _with_gap(boxes: Sequence[Rect], gap: int) -> list[Rect]:
    return [box.inflate(2 * gap, 2 * gap) for box in boxes]


def _edges(
    size: tuple[int, int], near: Rect, inside: Rect, off: Sequence[Rect]
) -> tuple[set[int], set[int]]:
    """Where a place may begin at the left and at the top: where it touches something."""
    wide, high = size
    lefts = {near.left, near.right - wide, near.centerx - wide // 2}
    tops = {near.top, near.bottom - high, near.centery - high // 2}
    lefts |= {inside.left, inside.right - wide}
    tops |= {inside.top, inside.bottom - high}
    for box in (near, *off):
        lefts |= {box.left - wide, box.right}
        tops |= {box.top - high, box.bottom}
    return (
        {x for x in lefts if inside.left <= x <= inside.right - wide},
        {y for y in tops if inside.top <= y <= inside.bottom - high},
    )


def _away(begin: int, long: int, near: int, near_long: int) -> tuple[float, int, int, int]:
    """How `far` it is at least, between the nearest edges, and between the middles, one way only;
    and where it begins.
    """
    between = max(0, begin - near - near_long, near - begin - long)
    apart = begin + long // 2 - near - near_long // 2
    return between + abs(apart) / 8, between, apart, begin


def far(spot: Rect, near: Rect) -> float:
    """How far it is from one to the other, and a little for how far their middles are apart."""
    across = max(0, spot.left - near.right, near.left - spot.right)
    down = max(0, spot.top - near.bottom, near.top - spot.bottom)
    apart = hypot(spot.centerx - near.centerx, spot.centery - near.centery)
    return hypot(across, down) + apart / 8


def covers(spot: Rect, boxes: list[Rect]) -> int:
    """How many pixels of all these a place would cover."""
    covered = (spot.clip(boxes[at]) for at in spot.collidelistall(boxes))
    return sum(box.width * box.height for box in covered)
