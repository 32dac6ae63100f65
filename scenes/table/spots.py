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
    xs = {near.left, near.right - wide, near.centerx - wide // 2, inside.left, inside.right - wide}
    ys = {near.top, near.bottom - high, near.centery - high // 2, inside.top, inside.bottom - high}
    for box in (near, *kept, *never):
        xs |= {box.left - wide, box.right}
        ys |= {box.top - high, box.bottom}
    spots = [
        Rect(x, y, wide, high)
        for x in xs
        if inside.left <= x <= inside.right - wide
        for y in ys
        if inside.top <= y <= inside.bottom - high
    ]
    spots = [spot for spot in spots if spot.collidelist(never) < 0] or spots
    if not spots:
        return Rect(near.topleft, size).clamp(inside)
    free = [spot for spot in spots if spot.collidelist(kept) < 0]
    if free:
        return min(free, key=lambda spot: (far(spot, near), spot.topleft))
    least = [(covers(spot, kept), spot) for spot in spots]
    fewest = min(covered for covered, _ in least)
    spots = [spot for covered, spot in least if covered == fewest]
    return min(spots, key=lambda spot: (far(spot, near), spot.topleft))


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
