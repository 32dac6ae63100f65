"""The slip of a lesson: what is said now, how far one has come, and what can be done besides."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import hypot
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.brush import Brush
from art.grid import Grid, mirrored
from art.theme import Ground
from scenes.table.panels import paint_button, paper

if TYPE_CHECKING:
    from scenes.house import House

REPEAT, SKIP, GO_ON = "repeat", "skip", "go-on"
# Units: the letters, the air, and the buttons.
SIZE, SMALL, AIR, BUTTON, GAP = 19, 14, 16, 36, 8
NAMED, SIDE = 16, 6
CORNER, DOT, LINE, ROUND = 12, 6, 3, 10
# What each of the two buttons takes of the row at most, if the number stands there, too.
PART = 0.38


class Slip:
    """Written for one step, then laid somewhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.letters = house.lettering
        self.box = Rect(0, 0, 0, 0)
        self.buttons: dict[str, Rect] = {}
        self.lit = ""
        self.said = self._number = ""
        self._spoken: Sequence[Rect] = ()

    def write(
        self, said: str, number: str, only_read: bool, units: float, u: float, scale: float
    ) -> tuple[int, int]:
        """What the step says; how large a slip of that width is then, in pixels.

        Its letters are enlarged by `scale`.
        """
        self.said, self._number = said, number
        names = (REPEAT, GO_ON) if only_read else (REPEAT, SKIP)
        self.buttons = {name: Rect(0, 0, 0, 0) for name in names}
        self.letters = copy(self.house.lettering)
        self.letters.scale = scale
        wide = round(u * units * max(1.0, min(1.6, scale)))
        room = wide - 2 * round(u * AIR)
        lines = self.letters.high(said, round(u * SIZE), room)
        return wide, lines + round(u * (2 * AIR + self._button + GAP))

    @property
    def _named(self) -> list[str]:
        """What stands on the buttons."""
        return [self.house.words(f"lesson-{name}") for name in self.buttons]

    def _needed(self, u: float) -> list[int]:
        """How wide the buttons are whose words stand there as large as they should."""
        size, air = round(u * NAMED), 2 * round(u * SIDE)
        return [self.letters.measure(words, size, "bold")[0] + air for words in self._named]

    @property
    def _button(self) -> float:
        """How high a button is, in units."""
        return BUTTON * max(1.0, min(1.5, self.letters.scale))

    def lay(self, box: Rect, spoken: Sequence[Rect]) -> None:
        """It lies there from now on; no line crosses what is `spoken` elsewhere."""
        self.box, self._spoken = box, spoken

    def at(self, pos: tuple[int, int]) -> str:
        """The button there; the slip itself, where nothing else is pressed either; or ""."""
        found = next((name for name, box in self.buttons.items() if box.collidepoint(pos)), "")
        return found or ("slip" if self.box.collidepoint(pos) else "")

    def hover(self, pos: tuple[int, int]) -> bool:
        """The pointer is there; whether another button is lit now."""
        before, found = self.lit, self.at(pos)
        self.lit = found if found in self.buttons else ""
        return before != self.lit

    def paint(self, screen: Surface, target: Rect | None, ground: Ground, u: float) -> None:
        """Draw it on paper of the game, with a line to what it speaks of."""
        lettering = self.letters
        brush = Brush(
            Grid(screen.get_size(), lettering.rtl), lettering, self.house.settings.contrast
        )
        if target is not None:
            self._point(screen, target, u)
        brush.shade(screen, self.box, 10, CORNER)
        screen.blit(paper(ground, self.box.size, u), self.box)
        air = round(u * AIR)
        inner = self.box.inflate(-2 * air, -2 * air)
        text = lettering.paragraph(
            self.said,
            round(u * SIZE),
            brush.ink(theme.INK),
            inner.width,
            "right" if lettering.rtl else "left",
        )
        screen.blit(text, text.get_rect(topright=inner.topright) if lettering.rtl else inner)
        self._paint_buttons(screen, brush, inner, ground, u)

    def _paint_buttons(
        self, screen: Surface, brush: Brush, inner: Rect, ground: Ground, u: float
    ) -> None:
        row = Rect(inner.left, 0, inner.width, round(u * self._button))
        row.bottom = inner.bottom
        rtl, air = self.house.lettering.rtl, round(u * SIDE)
        number, *places = self._places(row, u)
        named = list(zip(self._named, places, strict=True))
        fits = (self.letters.fit(words, u * NAMED, box.w - 2 * air, "bold") for words, box in named)
        units = min(fits) / u
        for name, (words, place) in zip(self.buttons, named, strict=True):
            box = mirrored(place, row) if rtl else place
            self.buttons[name] = box
            ink = paint_button(screen, box, ground, u, name == self.lit)
            brush.write(screen, words, box, units, ink, "bold", "center")
            if name == self.lit:
                brush.ring(screen, box, 9)
        if number.width:
            number = mirrored(number, row) if rtl else number
            brush.write(screen, self._number, number, SMALL, theme.INK_SOFT)

    def _places(self, row: Rect, u: float) -> tuple[Rect, Rect, Rect]:
        """Where the number and the buttons are: these alike, if all their words have room so.

        On a narrow slip, where the buttons need the whole row, there is no number.
        """
        gap, needed = round(u * GAP), self._needed(u)
        number = self.letters.measure(self._number, round(u * SMALL))[0] + gap
        beside = number + sum(needed) + gap <= row.width
        free = row.width - gap - (number if beside else 0)
        each = min(free // 2, round(row.width * PART)) if beside else free // 2
        wide = [each, each] if max(needed) <= each else [free * n // sum(needed) for n in needed]
        last = Rect(row.right - wide[1], row.top, wide[1], row.height)
        first = Rect(last.left - gap - wide[0], row.top, wide[0], row.height)
        return Rect(row.left, row.top, number if beside else 0, row.height), first, last

    def _point(self, screen: Surface, target: Rect, u: float) -> None:
        """A frame round what is spoken of, and a line to it."""
        pen = max(2, round(u * LINE))
        frame = target.inflate(4 * pen, 4 * pen).clip(screen.get_rect())
        for grown, colour in ((2, theme.SHADOW), (0, theme.BRASS_LIGHT)):
            pygame.draw.rect(
                screen, colour, frame.inflate(grown, grown), pen + grown, round(u * ROUND)
            )
        start, end = _between(self.box, frame)
        crossed = any(box.clipline(start, end) for box in self._spoken)
        if crossed or hypot(end[0] - start[0], end[1] - start[1]) <= 2 * pen:
            return
        pygame.draw.line(screen, theme.SHADOW, start, end, pen + 2)
        pygame.draw.line(screen, theme.BRASS_LIGHT, start, end, pen)
        pygame.draw.circle(screen, theme.BRASS_LIGHT, end, round(u * DOT))


def _between(one: Rect, other: Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """The shortest way from a box to another."""
    left, right = max(one.left, other.left), min(one.right, other.right)
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    if left < right:
        x0 = x1 = (left + right) // 2
    else:
        x0, x1 = (one.right, other.left) if one.right <= other.left else (one.left, other.right)
    if top < bottom:
        y0 = y1 = (top + bottom) // 2
    else:
        y0, y1 = (one.bottom, other.top) if one.bottom <= other.top else (one.top, other.bottom)
    return (x0, y0), (x1, y1)
