"""The measure of a menu: 1280 by 720 units or more fill the window, whatever its size."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from art.text import Lettering

WIDE, HIGH = 1280, 720


@dataclass(frozen=True, slots=True)
class Grid:
    """Units to pixels. The page is as wide as the window; its shorter side decides the unit.

    Units are counted from where one begins to read: from the right edge if `rtl`. Those who
    need larger letters see everything larger by `zoom`, and fewer units at once: a page that is
    higher than the window is rolled up by `top` pixels.
    """

    size: tuple[int, int]
    rtl: bool = False
    zoom: float = 1.0
    top: int = 0

    @property
    def unit(self) -> float:
        """Pixels a unit."""
        return min(self.size[0] / WIDE, self.size[1] / HIGH) * self.zoom

    @property
    def wide(self) -> float:
        """The page's width in units, never below 1280 divided by the zoom."""
        return self.size[0] / self.unit

    @property
    def high(self) -> float:
        """How much is seen at once from top to bottom in units, never below 720 over the zoom."""
        return self.size[1] / self.unit

    def centred(self, wide: float, high: float, edge: float = 12) -> tuple[float, float, float]:
        """Left edge, top edge and width of a sheet in the middle of the window.

        It is no wider than the window, and begins at the top if it is higher.
        """
        wide = min(wide, self.wide - 2 * edge)
        return (self.wide - wide) / 2, max(edge, (self.high - high) / 2), wide

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.unit))

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A box in pixels; boxes that share an edge in units share it in pixels."""
        left, top = round(x * self.unit), round(y * self.unit)
        box = Rect(left, top, round((x + w) * self.unit) - left, round((y + h) * self.unit) - top)
        box.top -= self.top
        return mirrored(box, Rect((0, 0), self.size)) if self.rtl else box

    def part(self, box: Rect, start: int, wide: int) -> Rect:
        """So many pixels of a box, `start` pixels from where one begins to read."""
        part = Rect(box.left + start, box.top, max(1, wide), box.height)
        return mirrored(part, box) if self.rtl else part

    def rest(self, box: Rect, taken: Rect, gap: int = 0) -> Rect:
        """What one reads of a box `gap` pixels after a part that is taken."""
        used = (box.right - taken.left if self.rtl else taken.right - box.left) + gap
        return self.part(box, used, box.width - used)


def mirrored(box: Rect, around: Rect) -> Rect:
    """A box on the other side of what is `around` it."""
    return Rect(around.left + around.right - box.right, box.top, box.width, box.height)


def put(box: Rect, area: Rect, lettering: Lettering) -> Rect:
    """A box in an area, on its other side where one reads from right to left."""
    return mirrored(box, area) if lettering.rtl else box
