"""The log: what happened, as sentences, one key away.

The table moves aside for it, but not where time is played against, nor where it would become so
small that letters could not be read and cards not be hit: there the log lies over it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect, Surface

from art import theme
from art.text import Lettering
from game.cards import Event
from scenes.input.signals import PointerMoved, Press, Scrolled, Signal
from scenes.table.layout import unit

KEPT = 200
# Units of the window: how wide the panel is, how wide at least beside the table, and how far from
# it the table speaks where it lies over it.
WIDE, NARROW, AIR = 288, 240, 10
# No table is narrower than that of the smallest window (px).
NARROWEST_TABLE = 1024


class Log:
    """The sentences of one match, the newest last, and the panel that shows them.

    `aside`: the table may move aside for it.
    """

    def __init__(self, lettering: Lettering, aside: bool) -> None:
        self.lettering = lettering
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.shown, self._aside = False, aside
        self._heard: deque[Callable[[], Iterable[str]]] = deque(maxlen=KEPT)
        self._panel: tuple[object, Surface] | None = None
        # The window, and the part of it in which the table lies.
        self.window = Rect(0, 0, 0, 0)
        self.table = self.window
        self._part: Surface | None = None

    def hear(self, event: Event, sentences: Callable[[Any], Iterable[str]]) -> None:
        """Write down what there is to say about an event."""
        self._heard.append(partial(sentences, event))
        self.lines.extend(self._heard[-1]())
        self._panel = None

    def clear(self) -> None:
        """Nothing has happened yet."""
        self.lines.clear()
        self._heard.clear()
        self._panel = None

    def retell(self) -> None:
        """Another language is spoken now: say everything again."""
        self.lines.clear()
        for say in self._heard:
            self.lines.extend(say())
        self._panel = None

    def lay_out(self, size: tuple[int, int]) -> None:
        """In a window of that size the panel takes the edge where lines end, if it is shown."""
        self.window, self._part = Rect((0, 0), size), None
        self.table = self.window.copy()
        room = min(round(self.unit * WIDE), size[0] - NARROWEST_TABLE)
        if self.shown and self._aside and room >= self.unit * NARROW:
            self.table.width -= room
            self.table.right = size[0] if self.lettering.rtl else self.table.width

    @property
    def unit(self) -> float:
        """The unit of the whole window: letters of the log do not shrink with the table."""
        return unit(self.window.size)

    @property
    def lies_over(self) -> bool:
        """Whether it is shown on the table and not beside it."""
        return self.shown and self.table == self.window

    @property
    def box(self) -> Rect:
        """Where the panel lies when it is shown."""
        wide = round(self.unit * WIDE) if self.lies_over else self.window.width - self.table.width
        left = 0 if self.lettering.rtl else self.window.width - wide
        return Rect(left, 0, wide, self.window.height)

    def beside(self, area: Rect) -> Rect:
        """The part of an area of the table on which the panel does not lie."""
        if not self.lies_over:
            return area
        air = round(self.unit * AIR)
        left = max(area.left, self.box.right + air) if self.lettering.rtl else area.left
        right = area.right if self.lettering.rtl else min(area.right, self.box.left - air)
        return Rect(left, area.top, right - left, area.height)

    def takes(self, signal: Signal) -> bool:
        """Whether a pointer presses the panel where it lies over the table.

        Against time it is in nobody's way: fingers press wherever they are.
        """
        lies = self._aside and self.lies_over
        if not lies or not isinstance(signal, Press) or signal.pos is None:
            return False
        return signal.pressed and self.box.collidepoint(signal.pos)

    def on_table(self, signal: Signal) -> Signal:
        """The same as it is heard at the table, of which all places are counted from its corner."""
        if isinstance(signal, Press | PointerMoved | Scrolled) and signal.pos is not None:
            x, y = signal.pos
            return replace(signal, pos=(x - self.table.left, y - self.table.top))
        return signal

    def forget(self) -> None:
        """The picture of a table that has not the whole window is not wanted for a while."""
        self._part = None

    def paint_beside(self, screen: Surface, table: Callable[[Surface], None]) -> None:
        """Draw the table where it lies: beside the log, and in a replay above its bar."""
        if self.table == screen.get_rect():
            table(screen)
            return
        # Not on a part of the window: while somebody drags its edge that is gone at any moment.
        if self._part is None:
            self._part = Surface(self.table.size, 0, screen)
        table(self._part)
        screen.blit(self._part, self.table)

    def paint(self, screen: Surface, title: str, note: str) -> None:
        """Draw the panel, the newest sentence at the bottom."""
        box, u = self.box, self.unit
        last = self.lines[-1] if self.lines else ""
        key = (
            box.size, self.lettering.scale, self.lettering.rtl, title, note, len(self.lines), last
        )  # fmt: skip
        if self._panel is None or self._panel[0] != key:
            self._panel = key, self._drawn(box, title, note, u)
        screen.blit(self._panel[1], box)

    def _drawn(self, box: Rect, title: str, note: str, u: float) -> Surface:
        panel = Surface(box.size)
        panel.fill((18, 14, 11))
        thick = max(1, round(u * 2))
        inner = box.width - thick if self.lettering.rtl else 0
        panel.fill(theme.BRASS, Rect(inner, 0, thick, box.height))
        pad = round(u * 20)
        size = self.lettering.fit(title, round(u * 24), box.width - 2 * pad, "title")
        head = self.lettering.line(title, size, theme.BRASS_LIGHT, "title")
        begin = box.width - pad - head.get_width() if self.lettering.rtl else pad
        panel.blit(head, (begin, pad))
        wide = box.width - 2 * pad
        top = pad + head.get_height() + round(u * 8)
        if note:
            text = self.lettering.paragraph(note, round(u * 15), theme.PAPER_DIM, wide)
            panel.blit(text, (pad, top))
            top += text.get_height()
        top += round(u * 12)
        y = box.height - pad
        for sentence in reversed(self.lines):
            text = self.lettering.paragraph(sentence, round(u * 16), theme.PAPER, wide)
            y -= text.get_height()
            if y < top:
                break
            panel.blit(text, (pad, y))
            y -= round(u * 8)
        return panel
