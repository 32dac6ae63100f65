"""A page that is longer than its window: pygame_gui's container, and the bar beside it."""

from __future__ import annotations

import pygame
from pygame import Rect
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIScrollingContainer, UIVerticalScrollBar

from scenes.input.keyboard import key
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

# What rolls by a page, by the name of a key or a gamepad's button; the ends are further away.
ENDS = 1000.0
PAGES = {
    key(pygame.KSCAN_PAGEUP): -1.0, key(pygame.KSCAN_PAGEDOWN): 1.0,
    key(pygame.KSCAN_HOME): -ENDS, key(pygame.KSCAN_END): ENDS,
    "button:4": -1.0, "button:5": 1.0, "button:9": -1.0, "button:10": 1.0,
}  # fmt: skip


class Roll(UIScrollingContainer):
    """Shows what lies in `area` of a page that can be rolled up `most` pixels.

    The bars of the library's own container are 20 pixels wide at every size of window, and on
    the right in every language: this one
    stands in `track` beside it, its knob no shorter than `knob`.
    """

    def __init__(self, gui: Gui, area: Rect, most: int, track: Rect, knob: int) -> None:
        super().__init__(area, gui, allow_scroll_x=False, allow_scroll_y=False)
        long = area.height + most
        self.page.set_dimensions((area.width, long))
        self.most = most
        self._share = min(0.9, max(area.height / long, knob / max(1, track.height)))
        self.bar = UIVerticalScrollBar(track, self._share, gui)

    @property
    def page(self) -> UIContainer:
        """What is rolled: elements are put into it."""
        page: UIContainer = self.scrollable_container
        return page

    @property
    def top(self) -> int:
        """How far the page is rolled up, by the bar (px)."""
        begins: float = self.bar.start_percentage
        return round(begins / (1 - self._share) * self.most)

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
        return self.top


def in_sight(box: Rect, seen: int, top: int, air: int) -> int:
    """How far a page must be rolled up so that a box is seen that lies there now (px).

    `seen` is the height of what is seen, `top` how far it is rolled up already.
    """
    if box.bottom + air > seen:
        top += box.bottom + air - seen
        box = box.move(0, seen - air - box.bottom)
    if box.top - air < 0:
        top += box.top - air
    return top
