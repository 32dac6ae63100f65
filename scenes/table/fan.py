"""A hand of cards in a row: where each lies. Pure functions; lengths are pixels."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect

# Neighbours show at least this part of their width before they overlap.
LOOSE = 1.06


def row(middle: int, bottom: int, card: tuple[int, int], count: int, widest: int) -> list[Rect]:
    """The boxes of `count` cards in a row no wider than `widest`, the last one on top."""
    if not count:
        return []
    wide, high = card
    step = wide * LOOSE
    if count > 1:
        step = min(step, (widest - wide) / (count - 1))
    left = middle - (step * (count - 1) + wide) / 2
    return [Rect(round(left + step * n), bottom - high, wide, high) for n in range(count)]


def parts_seen(boxes: list[Rect]) -> list[Rect]:
    """The part of each box that no later one covers, for pointers."""
    seen = [
        Rect(box.left, box.top, min(box.right, after.left) - box.left, box.height)
        for box, after in pairwise(boxes)
    ]
    return [*seen, *boxes[-1:]]
