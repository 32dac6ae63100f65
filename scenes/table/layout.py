"""The measures all tables share: the unit of the window, the wooden rim, the cloth inside it."""

from __future__ import annotations

from pygame import Rect

BASE_WIDTH, BASE_HEIGHT = 1280, 720
RIM = 24


def unit(size: tuple[int, int]) -> float:
    """How many window pixels one unit of the 1280x720 design has."""
    return min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT)


def inner(size: tuple[int, int], u: float) -> Rect:
    """The cloth inside the wooden rim, with a little air."""
    rim = round(u * RIM)
    return Rect(rim, rim, size[0] - 2 * rim, size[1] - 2 * rim)
