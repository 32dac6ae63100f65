"""A line on the wooden rim: how a card is read."""

from __future__ import annotations

from pygame import Rect, Surface

from art import theme
from art.grid import mirrored
from art.text import Lettering
from scenes.table.layout import RIM

# Units: its letters, and how far from the corner it ends.
SIZE, AWAY = 13, 40


def foot_line(
    size: tuple[int, int], u: float, words: str, lettering: Lettering
) -> tuple[Surface, Rect]:
    """The line, and where it stands in a window of that size."""
    rim = round(u * RIM)
    room = (size[0] // 2, rim - max(2, round(u * 4)))
    fitting = lettering.fit_into(words, round(u * SIZE), room)
    line = lettering.line(words, fitting, theme.PAPER)
    place = line.get_rect(midright=(size[0] - round(u * AWAY), size[1] - rim // 2))
    return line, mirrored(place, Rect((0, 0), size)) if lettering.rtl else place
