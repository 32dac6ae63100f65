"""The room the menus are in: a panelled wall under a warm lamp, with or without a shelf."""

from __future__ import annotations

from functools import lru_cache

from pygame import BLEND_RGB_MULT, Surface

from art.shelf import shelf


@lru_cache(maxsize=2)
def wall(size: tuple[int, int], rows: tuple[int, ...] = (), dark: bool = False) -> Surface:
    """The wall at this size, with a board below every y of `rows` (shared: do not draw on it).

    In the `dark` it is hardly seen, and all that is written on it is.
    """
    whole = shelf(size, rows)
    if dark:
        whole.fill((56, 56, 56), special_flags=BLEND_RGB_MULT)
    return whole
