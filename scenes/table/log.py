"""The log: what happened, as sentences, one key away."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Lettering
from game.cards import Event

KEPT = 200
# Units: how wide the panel is, and how far from it the table speaks.
WIDE, AIR = 360, 10


class Log:
    """The sentences of one match, the newest last, and the panel that shows them."""

    def __init__(self, lettering: Lettering) -> None:
        self.lettering = lettering
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.shown = False
        self._heard: deque[Callable[[], Iterable[str]]] = deque(maxlen=KEPT)
        self._panel: tuple[object, Surface] | None = None

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

    def box(self, size: tuple[int, int], u: float) -> Rect:
        """Where the panel lies when it is shown."""
        wide = round(u * WIDE)
        return Rect(0 if self.lettering.rtl else size[0] - wide, 0, wide, size[1])

    def beside(self, area: Rect, size: tuple[int, int], u: float) -> Rect:
        """The part of an area that the panel does not cover."""
        if not self.shown:
            return area
        panel, air = self.box(size, u), round(u * AIR)
        left = max(area.left, panel.right + air) if self.lettering.rtl else area.left
        right = area.right if self.lettering.rtl else min(area.right, panel.left - air)
        return Rect(left, area.top, right - left, area.height)

    def paint(self, screen: Surface, title: str, note: str, u: float) -> None:
        """Draw the panel at the edge where lines end, the newest sentence at the bottom."""
        box, rtl = self.box(screen.get_size(), u), self.lettering.rtl
        last = self.lines[-1] if self.lines else ""
        key = (box.size, self.lettering.scale, rtl, title, note, len(self.lines), last)
        if self._panel is None or self._panel[0] != key:
            self._panel = key, self._drawn(box, title, note, u)
        screen.blit(self._panel[1], box)

    def _drawn(self, box: Rect, title: str, note: str, u: float) -> Surface:
        panel = Surface(box.size, pygame.SRCALPHA)
        panel.fill((18, 14, 11, 252))
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
