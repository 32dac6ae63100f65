"""What something means, in a slip beside the pointer that rests on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from art import theme
from art.text import Lettering

# The pointer rests so long before anything is explained.
REST_NS = 550_000_000
WIDE, SIZE, AWAY = 330, 16, 18

Pos = tuple[int, int]
# The names of the terms that explain what lies at a place; none if there is nothing to say.
Explain = Callable[[Pos], tuple[str, ...]]
# What a term is called, and what it means.
Meaning = Callable[[str], tuple[str, str]]


def nothing_there(pos: Pos) -> tuple[str, ...]:
    """Explains nothing anywhere."""
    return ()


@dataclass(slots=True)
class Tip:
    """One slip, which comes when the pointer has rested and goes when it moves on."""

    lettering: Lettering
    meaning: Meaning
    terms: tuple[str, ...] = ()
    pos: Pos = (0, 0)
    shown: bool = False
    _since_ns: int = 0
    _picture: Surface | None = field(default=None, repr=False)

    def point(self, pos: Pos, terms: tuple[str, ...], now_ns: int) -> bool:
        """The pointer is at `pos`, where these terms explain what lies there.

        True if the slip went.
        """
        if self.shown and terms == self.terms:
            return False
        was, self.shown = self.shown, False
        self.pos, self.terms, self._since_ns, self._picture = pos, terms, now_ns, None
        return was

    def hide(self) -> bool:
        """Take the slip away until the pointer moves again; True if it was there."""
        was, self.shown = self.shown, False
        self.terms, self._picture = (), None
        return was

    def advance(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if the slip came."""
        if self.shown or not self.terms or now_ns - self._since_ns < REST_NS:
            return False
        self.shown = True
        return True

    def next_ns(self) -> int | None:
        """When the slip comes."""
        return self._since_ns + REST_NS if self.terms and not self.shown else None

    def paint(self, screen: Surface, u: float) -> None:
        """Draw it beside the pointer, towards the edge of the window: cards lie in the middle."""
        if not self.shown:
            return
        if self._picture is None:
            self._picture = self._slip(u)
        away = round(u * AWAY)
        box = self._picture.get_rect(topleft=(self.pos[0] + away, self.pos[1] + away))
        if self.pos[0] < screen.get_width() // 2:
            box.right = self.pos[0] - away
        inside = screen.get_rect().inflate(-round(u * 12), -round(u * 12))
        if box.bottom > inside.bottom:
            box.bottom = self.pos[1] - away // 2
        screen.blit(self._picture, box.clamp(inside))

    def _slip(self, u: float) -> Surface:
        rows: list[Surface] = []
        for term in self.terms:
            name, means = self.meaning(term)
            # Enlarged letters make it wider, not only longer.
            wide = round(u * WIDE * min(self.lettering.scale, 1.5))
            rows.append(self.lettering.line(name, round(u * SIZE), theme.BRASS_LIGHT, "bold"))
            rows.append(self.lettering.paragraph(means, round(u * SIZE), theme.PAPER, wide))
        edge, gap = round(u * 12), round(u * 3)
        size = (max(row.get_width() for row in rows) + 2 * edge,
                sum(row.get_height() + gap for row in rows) + 2 * edge - gap)  # fmt: skip
        slip = Surface(size, pygame.SRCALPHA)
        corner = round(u * 10)
        pygame.draw.rect(slip, (20, 14, 10, 240), slip.get_rect(), border_radius=corner)
        pygame.draw.rect(slip, theme.BRASS_DARK, slip.get_rect(), max(1, round(u * 1.5)), corner)
        y = edge
        for row in rows:
            slip.blit(row, (edge, y))
            y += row.get_height() + gap
        return slip
