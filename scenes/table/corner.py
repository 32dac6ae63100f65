"""The buttons in the table's corner, for those who play without a keyboard."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from art import theme
from art.icons import icon
from scenes.table.layout import RIM


class Corner:
    """Round buttons in a row in the upper left corner, each with an icon."""

    def __init__(self, names: Sequence[str] = ("pause", "log", "sound", "rules")) -> None:
        self.names = names
        self.boxes: dict[str, Rect] = {}

    def lay_out(self, u: float) -> None:
        """Place the buttons for a window of that unit."""
        wide, gap, edge = round(u * 40), round(u * 10), round(u * (RIM + 14))
        self.boxes = {
            name: Rect(edge + place * (wide + gap), edge, wide, wide)
            for place, name in enumerate(self.names)
        }

    def at(self, pos: tuple[int, int]) -> str:
        """The name of the button there, or ""."""
        return next((name for name, box in self.boxes.items() if box.collidepoint(pos)), "")

    def area(self) -> Rect:
        """All that the buttons cover."""
        first, *others = self.boxes.values()
        return first.unionall(others)

    def paint(self, surface: Surface, muted: bool) -> None:
        """Draw the buttons."""
        for name, box in self.boxes.items():
            disc = Surface(box.size, pygame.SRCALPHA)
            middle, radius = (box.width // 2, box.width // 2), box.width // 2
            pygame.draw.circle(disc, (20, 14, 10, 190), middle, radius)
            pygame.draw.circle(disc, theme.BRASS_DARK, middle, radius, max(1, box.width // 24))
            shape = "silent" if name == "sound" and muted else name
            picture = icon(shape, round(box.width * 0.5), theme.BRASS_LIGHT)
            disc.blit(picture, picture.get_rect(center=middle))
            surface.blit(disc, box)
