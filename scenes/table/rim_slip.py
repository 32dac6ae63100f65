"""A slip on the upper rim of the table, where no cards lie: what all who sit here should know."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import INK_SHARE, Lettering
from art.theme import RGB

# Units: its letters, the air above and below them, the room it leaves beside it, and how high it is
# at most: plates begin below it, and their signs stand out above them.
SIZE, EDGE, BESIDE, HIGHEST = 16, 2, 40, 23


def rim_slip(
    lettering: Lettering, words: str, u: float, wide: int, edge: RGB = theme.ALERT
) -> Surface:
    """The sentence in one line, as large as it fits between the edges of a window so wide.

    It is hardly higher than its ink, for signs stand on the plates below it: letters that are
    enlarged grow as far as there is room.
    """
    room = (wide - 2 * round(u * BESIDE), round(u * (HIGHEST - 2 * EDGE)))
    size = lettering.fit_into(words, round(u * SIZE), room, "bold")
    line = lettering.line(words, size, theme.PAPER, "bold")
    high = round(line.get_height() * INK_SHARE) + round(u * 2 * EDGE)
    slip = Surface((line.get_width() + round(u * 32), high), pygame.SRCALPHA)
    area, corner = slip.get_rect(), round(u * 10)
    below = {"border_bottom_left_radius": corner, "border_bottom_right_radius": corner}
    pygame.draw.rect(slip, (20, 14, 10), area, **below)
    # It hangs from the window's edge: there is none above the letters.
    pen = max(1, round(u * 2))
    pygame.draw.rect(slip, edge, Rect(0, -pen, area.width, area.height + pen), pen, **below)
    slip.blit(line, line.get_rect(center=area.center))
    return slip


def rim_place(slip: Surface, screen: Surface) -> Rect:
    """In the middle, hanging from the upper edge."""
    return slip.get_rect(midtop=(screen.get_width() // 2, 0))
