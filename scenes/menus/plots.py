"""Plots with their letters: how often each time came, and how it changed from game to game.

Axes run to the right in every language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import plots, theme
from art.paint import picture

if TYPE_CHECKING:
    from scenes.menus.page import Page

MOST_BARS = 16
STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
# Times slower than those of all but so many share the last bar.
SLOWEST = 0.95
SHOWN_GAMES = 40
TITLE, AXIS, BELOW = 34, 64, 34


@dataclass(frozen=True, slots=True)
class Bars:
    """Times sorted into bars: the first begins at `start`, each is `step` wide (ms).

    `open_end` says that the last one holds everything slower, too.
    """

    start: int
    step: int
    counts: tuple[int, ...]
    open_end: bool

    def place(self, ms: float) -> float:
        """Where a time lies between the left edge (0) and the right (1)."""
        return min(1.0, max(0.0, (ms - self.start) / (self.step * len(self.counts))))


def sorted_into_bars(times: Sequence[int]) -> Bars:
    """At most `MOST_BARS` bars with round borders for these times, of which there is one at least.

    A few very slow ones do not squeeze all others to the left.
    """
    ordered = sorted(times)
    low, high = ordered[0], ordered[round(SLOWEST * (len(ordered) - 1))]
    step = next(
        (step for step in STEPS if high // step - low // step < MOST_BARS), (high - low) // 8 + 1
    )
    start = low // step * step
    counts = [0] * (high // step - low // step + 1)
    for ms in ordered:
        counts[min(len(counts) - 1, (ms - start) // step)] += 1
    return Bars(start, step, tuple(counts), ordered[-1] >= start + step * len(counts))


def scale(values: Sequence[int]) -> tuple[int, int]:
    """A round lowest and highest value of an axis with four steps that shows all of these."""
    low, high = min(values), max(values)
    for step in STEPS:
        bottom = low // step * step
        if bottom + 4 * step >= high:
            return bottom, bottom + 4 * step
    return 0, -(-high // 4) * 4


def paint_bars(page: Page, screen: Surface, box: Rect, title: str, times: Sequence[int]) -> None:
    """How often each time came, with a line at the median."""
    brush, words = page.panel.brush, page.words
    grid = brush.grid
    found, middle = sorted_into_bars(times), median(times)
    field = _field(page, screen, box, title, 0)
    most = max(found.counts)
    shares = [count / most * 0.94 for count in found.counts]
    source = plots.bars(field.size, shares, found.place(middle))
    screen.blit(picture(source, field.size), field)
    end = found.start + found.step * (len(found.counts) - found.open_end)
    under = Rect(field.left, field.bottom + grid.px(4), field.width, grid.px(BELOW - 6))
    third, middle_wide = under.width * 27 // 100, under.width * 46 // 100
    last = "statistics-ms-or-more" if found.open_end else "statistics-ms"
    brush.write(screen, words("statistics-ms", ms=found.start), _part(under, 0, third), 15,
                theme.INK_SOFT, align=brush.lettering.side("left"))  # fmt: skip
    brush.write(screen, words(last, ms=end), _part(under, under.width - third, third), 15,
                theme.INK_SOFT, align=brush.lettering.side("right"))  # fmt: skip
    label = words("statistics-median", ms=round(middle))
    at = under.left + round(found.place(middle) * under.width)
    spot = Rect(0, under.top, middle_wide, under.height)
    spot.centerx = at
    spot.left = min(under.right - third - middle_wide, max(under.left + third, spot.left))
    brush.write(screen, label, spot, 15, theme.INK, "bold", "center")


def paint_trend(page: Page, screen: Surface, box: Rect, title: str, values: Sequence[int]) -> None:
    """How a time changed over the latest games."""
    brush, words = page.panel.brush, page.words
    grid, shown = brush.grid, values[-SHOWN_GAMES:]
    field = _field(page, screen, box, title, AXIS)
    bottom, top = scale(shown)
    points = [
        (
            number / max(1, len(shown) - 1) if len(shown) > 1 else 0.5,
            (value - bottom) / (top - bottom),
        )
        for number, value in enumerate(shown)
    ]
    screen.blit(picture(plots.trend(field.size, points), field.size), field)
    for part in range(5):
        ms = bottom + (top - bottom) * part // 4
        y = field.bottom - field.height * part // 4
        spot = Rect(box.left, y - grid.px(11), grid.px(AXIS - 8), grid.px(22))
        brush.write(screen, words("statistics-number", number=ms), spot, 14, theme.INK_SOFT,
                    align=brush.lettering.side("right"))  # fmt: skip
    under = Rect(field.left, field.bottom + grid.px(4), field.width, grid.px(BELOW - 6))
    label = words("statistics-latest-games", count=len(shown))
    brush.write(screen, label, under, 15, theme.INK_SOFT, align="center")


def _field(page: Page, screen: Surface, box: Rect, title: str, axis: float) -> Rect:
    """Write the title and return where the plot itself goes."""
    brush, px = page.panel.brush, page.panel.grid.px
    head = Rect(box.left + (px(axis) if axis else 0), box.top, box.width, px(TITLE))
    head.width = box.right - head.left
    brush.write(screen, title, head, 18, theme.INK, "bold")
    field = Rect(head.left, head.bottom + px(10), head.width, 0)
    field.height = box.bottom - field.top - px(BELOW)
    return field


def _part(box: Rect, left: int, wide: int) -> Rect:
    return Rect(box.left + left, box.top, wide, box.height)
