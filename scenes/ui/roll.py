"""A page that is longer than its window: pygame_gui's container, and the bar beside it."""

from __future__ import annotations

from pygame import Rect
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIScrollingContainer, UIVerticalScrollBar

from art.grid import Grid
from scenes.ui.gui import Gui

# The wheel rolls so many units a line; a page turned by a key keeps so much of what was seen.
LINE, KEPT = 56, 0.2
# What has the focus has so many units of air above and below it.
AIR = 26
# A pointer that goes further than this while pressed drags the page (units).
DRAG = 9
# How wide the bar is, how far from the window's edge, and how long its knob at least (units).
BAR, EDGE, KNOB = 9, 2, 36
# In the smallest windows it is so wide, for its rim and its corners need room (px).
THINNEST = 8


class Roll(UIScrollingContainer):
    """Shows what lies in `area` of a page that can be rolled up `most` pixels.

    The bars of the library's own container are 20 pixels wide at every size of window, and on
    the right in every language: this one stands beside it, with a knob that can be held.
    """

    def __init__(self, gui: Gui, area: Rect, most: int, grid: Grid) -> None:
        super().__init__(area, gui, allow_scroll_x=False, allow_scroll_y=False)
        self.page: UIContainer = self.scrollable_container
        self.page.set_dimensions((area.width, area.height + most))
        wide, edge = max(THINNEST, grid.px(BAR)), grid.px(EDGE)
        track = Rect(area.right - wide - edge, area.top + edge, wide, area.height - 2 * edge)
        track.left = area.left + edge if grid.rtl else track.left
        knob = max(2 * THINNEST, grid.px(KNOB)) / max(1, track.height)
        self.most, self._share = most, min(0.9, max(area.height / (area.height + most), knob))
        self.bar = UIVerticalScrollBar(track, self._share, gui)

    @property
    def is_dragged(self) -> bool:
        """Whether somebody holds the bar."""
        knob = self.bar.sliding_button
        return knob is not None and knob.held

    def to(self, top: int) -> None:
        """Roll the page up so many pixels."""
        self.page.set_relative_position((0, -top))
        if not self.is_dragged:
            self.bar.set_scroll_from_start_percentage(top / self.most * (1 - self._share))

    def dragged(self) -> int:
        """How far up the page goes with the bar that was just moved (px)."""
        self.bar.update(0.0)
        begins: float = self.bar.start_percentage
        return round(begins / (1 - self._share) * self.most)
