"""Where a slip of paper can lie near something without covering what has to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

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
    wide, high = size
    kept = [box.inflate(2 * gap, 2 * gap) for box in avoid]
    never = list(never)
    lefts = {near.left, near.right - wide, near.centerx - wide // 2}
    tops = {near.top, near.bottom - high, near.centery - high // 2}
    lefts |= {inside.left, inside.right - wide}
    tops |= {inside.top, inside.bottom - high}
    for box in (near, *kept, *never):
        lefts |= {box.left - wide, box.right}
        tops |= {box.top - high, box.bottom}
    xs = [x for x in lefts if inside.left <= x <= inside.right - wide]
    ys = [y for y in tops if inside.top <= y <= inside.bottom - high]
    if not xs or not ys:
        return Rect(near.topleft, size).clamp(inside)
    places = _nearest_first(xs, ys, size, near)
    spot = Rect(0, 0, wide, high)
    off = [*kept, *never]
    for spot.topleft in places:
        if spot.collidelist(off) < 0:
            return spot
    spots = [Rect(place, size) for place in places]
    spots = [spot for spot in spots if spot.collidelist(never) < 0] or spots
    # Of those that cover as little, the first is the nearest.
    return min(spots, key=lambda spot: covers(spot, kept))


def _nearest_first(
    xs: list[int], ys: list[int], size: tuple[int, int], near: Rect
) -> list[tuple[int, int]]:
    """All corners of these left and upper edges, in the order of how `far` such a spot is.

    There may be a thousand in a frame: what depends on one edge alone is worked out once.
    """
    wide, high = size
    columns = [
        (x, max(0, x - near.right, near.left - x - wide), x + wide // 2 - near.centerx) for x in xs
    ]
    rows = [
        (y, max(0, y - near.bottom, near.top - y - high), y + high // 2 - near.centery) for y in ys
    ]
    found = sorted(
        (hypot(across, down) + hypot(aside, below) / 8, x, y)
        for x, across, aside in columns
        for y, down, below in rows
    )
    return [(x, y) for _, x, y in found]


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
