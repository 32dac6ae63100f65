"""The buttons in the table's corner, for those who play without a keyboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame
from pygame import Rect, Surface

from art import theme
from art.icons import icon
from scenes.table.layout import RIM
from scenes.ui.grid import mirrored

GREY = theme.mix(theme.BRASS_DARK, theme.SHADOW, 0.35)


class Corner:
    """Round buttons in a row in the upper corner where one begins to read, each with an icon."""

    def __init__(self, names: Sequence[str] = ("pause", "log", "sound", "rules")) -> None:
        self.names = names
        self.boxes: dict[str, Rect] = {}

    def lay_out(self, size: tuple[int, int], u: float, rtl: bool = False) -> None:
        """Place the buttons for a window of that size and unit."""
        wide, gap, edge = round(u * 40), round(u * 10), round(u * (RIM + 14))
        self.boxes = {
            name: Rect(edge + place * (wide + gap), edge, wide, wide)
            for place, name in enumerate(self.names)
        }
        if rtl:
            window = Rect((0, 0), size)
            self.boxes = {name: mirrored(box, window) for name, box in self.boxes.items()}

    def at(self, pos: tuple[int, int]) -> str:
        """The name of the button there, or ""."""
        return next((name for name, box in self.boxes.items() if box.collidepoint(pos)), "")

    def area(self) -> Rect:
        """All that the buttons cover."""
        first, *others = self.boxes.values()
        return first.unionall(others)

    def paint(self, surface: Surface, muted: bool, grey: Collection[str] = ()) -> None:
        """Draw the buttons; those in `grey` would be refused."""
        for name, box in self.boxes.items():
            disc = Surface(box.size, pygame.SRCALPHA)
            middle, radius = (box.width // 2, box.width // 2), box.width // 2
            pygame.draw.circle(disc, (20, 14, 10, 190), middle, radius)
            pygame.draw.circle(disc, theme.BRASS_DARK, middle, radius, max(1, box.width // 24))
            shape = "silent" if name == "sound" and muted else name
            ink = GREY if name in grey else theme.BRASS_LIGHT
            picture = icon(shape, round(box.width * 0.5), ink)
            disc.blit(picture, picture.get_rect(center=middle))
            surface.blit(disc, box)
