"""What is drawn in parts is drawn whole, and whoever leaves before leaves nothing behind."""

from __future__ import annotations

import threading
from collections.abc import Generator

import pygame
import pytest
from pygame import Surface

from art.cloth import table
from art.faces.jetriko import WORLD
from art.paint import Pictures, blank, give_way
from scenes.table.in_parts import in_parts

SIZE = (4, 4)


def drawn(kept: Pictures, keys: str, done: list[str]) -> str:
    for key in keys:
        kept.get(key, lambda: blank(SIZE))
        done.append(key)
    return keys


def step(parts: Generator[None, None, str]) -> str | None:
    """What came of it, if it has come to its end."""
    try:
        next(parts)
    except StopIteration as end:
        answer: str = end.value
        return answer
    return None


def test_it_stands_still_wherever_a_picture_was_made() -> None:
    kept, done = Pictures(1 << 20), list[str]()
    parts = in_parts(lambda: drawn(kept, "abac", done))
    assert step(parts) is None
    assert (len(kept), done) == (1, [])
    assert step(parts) is None
    assert (len(kept), done) == (2, ["a"])
    assert step(parts) is None
    assert (len(kept), done) == (3, ["a", "b", "a"])
    assert step(parts) == "abac"


def test_a_cloth_is_laid_in_parts_as_it_is_at_once() -> None:
    laid: list[Surface] = []
    parts = in_parts(lambda: laid.append(table((320, 180), WORLD)))
    assert sum(1 for _ in parts) >= 5
    at_once = table((320, 180), WORLD)
    assert pygame.image.tobytes(laid[0], "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_whoever_draws_meanwhile_does_not_stand_still() -> None:
    kept = Pictures(1 << 20)
    parts = in_parts(lambda: drawn(kept, "ab", []))
    step(parts)
    assert drawn(kept, "xyz", []) == "xyz"
    assert step(parts) is None
    assert step(parts) == "ab"


def test_a_picture_that_somebody_else_made_meanwhile_counts_once() -> None:
    kept, mine = Pictures(1 << 20), blank(SIZE)

    def slow() -> Surface:
        give_way.get()()
        return blank(SIZE)

    parts = in_parts(lambda: kept.get("a", slow) is mine)
    next(parts)
    kept.get("a", lambda: mine)
    used = kept.used
    with pytest.raises(StopIteration) as end:
        next(parts)
    assert end.value.value is True
    assert kept.used == used


def test_what_breaks_breaks_the_step() -> None:
    def breaks() -> str:
        give_way.get()()
        raise ValueError("broken")

    parts = in_parts(breaks)
    assert step(parts) is None
    with pytest.raises(ValueError, match="broken"):
        step(parts)


def test_who_leaves_leaves_no_thread() -> None:
    threads, done = threading.active_count(), list[str]()
    parts = in_parts(lambda: drawn(Pictures(1 << 20), "abc", done))
    step(parts)
    step(parts)
    assert threading.active_count() == threads + 1
    parts.close()
    assert threading.active_count() == threads
    assert done == ["a"]
