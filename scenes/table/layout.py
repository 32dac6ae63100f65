"""The measures all tables share: the unit of the window, the wooden rim, the cloth inside it."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from art.grid import mirrored

BASE_WIDTH, BASE_HEIGHT = 1280, 720
RIM = 24


def unit(size: tuple[int, int]) -> float:
    """How many window pixels one unit of the 1280x720 design has."""
    return min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT)


def inner(size: tuple[int, int], u: float) -> Rect:
    """The cloth inside the wooden rim, with a little air."""
    rim = round(u * RIM)
    return Rect(rim, rim, size[0] - 2 * rim, size[1] - 2 * rim)


@dataclass(frozen=True, slots=True)
class Design:
    """The 1280x720 design in the middle of a window of that size."""

    size: tuple[int, int]
    rtl: bool = False

    @property
    def unit(self) -> float:
        return unit(self.size)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the design in pixels."""
        u = self.unit
        left, top = (self.size[0] - BASE_WIDTH * u) / 2, (self.size[1] - BASE_HEIGHT * u) / 2
        return round(left + x * u), round(top + y * u)

    def box(self, x: float, y: float, wide: float, high: float) -> Rect:
        """A box of the design in pixels."""
        return Rect(self.at(x, y), (round(wide * self.unit), round(high * self.unit)))

    def written(self, x: float, y: float, wide: float, high: float) -> Rect:
        """The same for what is written or counted: on the other side where one reads from right."""
        made = self.box(x, y, wide, high)
        return mirrored(made, Rect((0, 0), self.size)) if self.rtl else made
