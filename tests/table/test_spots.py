"""Where slips lie: at the nearest place that is free, or else where least is covered."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pygame import Rect

from scenes.table.spots import covers, far, free_spot, nearest_free

WINDOW = Rect(7, 3, 1000, 600)
TABLES = 60


def _table(seed: int, boxes: int) -> tuple[tuple[int, int], Rect, list[Rect]]:
    """The size of a slip, what it speaks of, and what lies on the table."""
    dice = random.Random(seed)

    def box() -> Rect:
        corner = dice.randrange(1000), dice.randrange(600)
        return Rect(corner, (dice.randrange(5, 200), dice.randrange(5, 100)))

    return (dice.randrange(60, 300), dice.randrange(30, 90)), box(), [box() for _ in range(boxes)]


def _touching(size: tuple[int, int], near: Rect, off: list[Rect]) -> Iterator[Rect]:
    """All places in the window that touch something each way, or are level with `near`."""
    wide, high = size
    touched = [near, *off]
    lefts = {WINDOW.left, WINDOW.right - wide, near.left, near.right - wide}
    tops = {WINDOW.top, WINDOW.bottom - high, near.top, near.bottom - high}
    lefts |= {near.centerx - wide // 2} | {x for b in touched for x in (b.left - wide, b.right)}
    tops |= {near.centery - high // 2} | {y for b in touched for y in (b.top - high, b.bottom)}
    spots = (Rect(left, top, wide, high) for left in lefts for top in tops)
    return (spot for spot in spots if WINDOW.contains(spot))


@pytest.mark.parametrize("seed", range(TABLES))
def test_no_free_place_is_nearer(seed: int) -> None:
    size, near, boxes = _table(seed, boxes=12)
    avoid, never = boxes[:10], boxes[10:]
    kept = [box.inflate(8, 8) for box in avoid]
    free = [
        spot for spot in _touching(size, near, [*kept, *never])
        if spot.collidelist([*kept, *never]) < 0
    ]  # fmt: skip
    found = nearest_free(size, near, WINDOW, avoid, 4, never)
    assert found in free
    assert found is not None
    assert far(found, near) == min(far(spot, near) for spot in free)


@pytest.mark.parametrize("seed", range(TABLES))
def test_where_nothing_is_free_least_is_covered_and_never_what_may_not(seed: int) -> None:
    size, near, boxes = _table(seed, boxes=10)
    never, avoid = boxes[:3], [*boxes[3:], WINDOW]
    assert nearest_free(size, near, WINDOW, avoid, 0, never) is None
    found = free_spot(size, near, WINDOW, avoid, 0, never)
    allowed = [
        spot for spot in _touching(size, near, boxes) if spot.collidelist(never) < 0
    ]  # fmt: skip
    assert found in allowed
    assert covers(found, avoid) == min(covers(spot, avoid) for spot in allowed)


def test_a_slip_larger_than_the_window_lies_in_it_as_far_as_it_goes() -> None:
    near = Rect(900, 500, 10, 10)
    assert nearest_free((2000, 50), near, WINDOW, []) is None
    assert free_spot((2000, 50), near, WINDOW, []).size == (2000, 50)
