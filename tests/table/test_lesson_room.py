"""The slip of a lesson finds its room without looking for it where there is none."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pygame import Rect

from scenes.table import lesson_room, spots
from scenes.table.lesson_room import Shape, Surroundings, roomiest

WINDOW = Rect(0, 0, 1000, 600)


def _large(shape: Shape) -> tuple[int, int]:
    return round(shape[1] * shape[0]), round(60_000 * shape[0] / shape[1])


def _around(*lying: Rect) -> Surroundings:
    return Surroundings(Rect(500, 300, 9, 9), WINDOW, [], lying, [Rect(0, 0, 30, 30)], 1.0)


def test_a_shape_that_has_no_room_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing had room each was looked for four times: a quarter of a second."""
    looked = Counter[tuple[int, int]]()

    def nearest_free(size: tuple[int, int], *about: Any) -> Rect | None:
        looked[size] += 1
        return spots.nearest_free(size, *about)

    monkeypatch.setattr(lesson_room, "nearest_free", nearest_free)
    _, spot = roomiest(_large, 2.0, _around(WINDOW))
    assert WINDOW.contains(spot)
    assert looked and set(looked.values()) == {1}


def test_smaller_letters_find_the_room_that_larger_ones_lack() -> None:
    room = Rect(100, 100, *_large((1.2, 300))).inflate(8, 8)
    lying = [Rect(0, 0, 1000, room.top), Rect(0, room.bottom, 1000, 600),
             Rect(0, 0, room.left, 600), Rect(room.right, 0, 1000, 600)]  # fmt: skip
    shape, spot = roomiest(_large, 2.0, _around(*lying))
    assert shape == (1.2, 300) and room.contains(spot)
