"""Seat emblems: a shape that goes with every seat's colour."""

from __future__ import annotations

import pygame

from art.paint import picture
from art.svg import svg
from art.theme import RGB, css

# Each in a box of 24 by 24, one filled shape, holes by winding the other way.
EMBLEMS: dict[str, str] = {
    "heart": "M12 21.5C5.2 16.6 2 12.9 2 8.6 2 5.4 4.4 3 7.4 3c1.9 0 3.6 1 4.6 2.6C13 4"
    " 14.7 3 16.6 3"
    " 19.6 3 22 5.4 22 8.6c0 4.3-3.2 8-10 12.9z",
    "drop": "M12 1.5C16.4 7 19.6 11 19.6 15A7.6 7.6 0 0 1 4.4 15C4.4 11 7.6 7 12 1.5z",
    "crown": "M2 6.2l5 4.6L12 3l5 7.8 5-4.6-2 10.6H4zM4 18.6h16V21.5H4z",
    "tree": "M12 1.5l6 7.3h-2.8l4.4 5.4h-3l4.4 4.6H13.6V22.5h-3.2V18.8H3L7.4 14.2h-3L8.8 8.8H6z",
    "moon": "M15.8 2.4A10 10 0 1 0 22 16.9 8.6 8.6 0 0 1 15.8 2.4z",
    "flame": "M12.6 1.5c.6 4.4 6.6 6.6 6.6 12.7C19.2 18.7 16 22.3 12 22.3S4.8 18.7 4.8 14.5"
    "c0-3 1.6-4.9 3-6.3.2 1.8.9 2.8 2 3.3C9.4 7.8 10 4.2 12.6 1.5z",
    "wave": "M1.5 16.5C4 9 8.5 4.6 13.6 4.6c4.4 0 7.4 2.7 7.4 6.2 0 2.7-1.9 4.6-4.2 4.6-1.8"
    " 0-3-1.2-3-2.7"
    " 0-1.1.7-1.9 1.6-2.2-3.4-.4-5.2 1.6-5.2 4 0 2.8 2.6 4.6 6.2 4.6 2.3 0 4.3-.6"
    " 6.1-1.7V21.5H1.5z",
    "flower": "M12 2a3.9 3.9 0 0 1 3.8 4.9 3.9 3.9 0 1 1 2.4 7.4 3.9 3.9 0 1 1-6.2 4.6"
    " 3.9 3.9 0 1 1-6.2-4.6 3.9 3.9 0 1 1 2.4-7.4A3.9 3.9 0 0 1 12 2z"
    "M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4z",
    "leaf": "M21.5 2.5C21.9 13 18 20 10.8 20c-1.6 0-2.9-.4-4-1L4 22.5 2 20.8 5 17.2C2.4 9"
    " 9.5 3 21.5 2.5z"
    "M16.8 6.9C12.2 9.2 8.9 12.3 7 15.8c3.6-2.6 7.2-5.6 9.8-8.9z",
    "feather": "M21.5 2.5C13 2.6 6.5 7.6 5.3 15.8L2.4 20.7l1.8 1.1 2.7-4.2c2.7.5 5.1-.1"
    " 7-1.8l-2.3-.9"
    "c2.3 0 4.3-1 5.8-3L15 11.4c4.2-1 6.2-4.3 6.5-8.9z",
}


def emblem_svg(kind: str, colour: RGB) -> str:
    """An emblem as SVG in one colour."""
    fill = css(colour)
    return svg(24, 24, f'<path fill-rule="evenodd" fill="{fill}" d="{EMBLEMS[kind]}"/>')


def emblem(kind: str, size: int, colour: RGB) -> pygame.Surface:
    """An emblem in a square of `size` px (shared: do not draw on it)."""
    return picture(emblem_svg(kind, colour), (size, size))
