"""A hand of cards in rows or as a fan: where each lies. Pure functions; lengths are pixels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise, zip_longest
from math import asin, degrees, sqrt

from pygame import Rect

from game.cards import Card

# Neighbours show at least this part of their width before they overlap.
LOOSE = 1.06
# In a fan this part of each is seen beside the next, if there is room. It turns round a point so
# many card heights above it.
SPREAD, ARM = 0.62, 3.6


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


def fan(middle: int, bottom: int, card: tuple[int, int], count: int, widest: int) -> list[Rect]:
    """The boxes of `count` cards that hang down side by side, those at the sides higher.

    `leaning` says how each is turned.
    """
    wide, high = card
    # The lower ends of those at the sides stand out farther than their middles.
    room = (widest - wide) / (1 + 1 / (2 * ARM))
    step = min(wide * SPREAD, room / max(1, count - 1))
    found = []
    for number in range(count):
        off = step * (number - (count - 1) / 2)
        up = ARM * high - sqrt((ARM * high) ** 2 - off**2)
        found.append(Rect(round(middle + off - wide / 2), round(bottom - high - up), wide, high))
    return found


def leaning(boxes: Sequence[Rect]) -> list[float]:
    """By how many degrees each card of a fan is turned clockwise."""
    if not boxes:
        return []
    middle, arm = (boxes[0].centerx + boxes[-1].centerx) / 2, ARM * boxes[0].height
    return [-degrees(asin((box.centerx - middle) / arm)) for box in boxes]


def two_rows(area: Rect, card: tuple[int, int], count: int, raised: int) -> list[Rect]:
    """The boxes of `count` cards in two rows at the foot of `area`, the upper so much higher."""
    upper = (count + 1) // 2
    return [
        *row(area.centerx, area.bottom - raised, card, upper, area.width),
        *row(area.centerx, area.bottom, card, count - upper, area.width),
    ]


def seen_of(cards: Sequence[tuple[Card, Rect]]) -> list[tuple[Card, Rect]]:
    """Cards that lie there, each with the part of it that is seen."""
    parts = parts_seen([box for _, box in cards])
    return [(card, part) for (card, _), part in zip(cards, parts, strict=True)]


def parts_seen(boxes: list[Rect]) -> list[Rect]:
    """The part of each box, row by row, that no later one covers, for pointers."""
    rows = [list(same) for _, same in groupby(boxes, lambda box: box.top)]
    found = []
    for here, below in zip_longest(rows, rows[1:]):
        covered = below is not None and here[0].top < below[0].top < here[0].bottom
        low = below[0].top if covered else here[0].bottom
        for box, after in pairwise((*here, here[-1].move(here[-1].width, 0))):
            right = min(box.right, after.left)
            found.append(Rect(box.left, box.top, right - box.left, low - box.top))
    return found
