"""The room the menus are in: a panelled wall under a warm lamp, with or without a shelf."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from art.shelf import shelf


@lru_cache(maxsize=2)
def wall(size: tuple[int, int], rows: tuple[int, ...] = ()) -> Surface:
    """The wall at this size, with a board below every y of `rows` (shared: do not draw on it)."""
    return shelf(size, rows).convert()
