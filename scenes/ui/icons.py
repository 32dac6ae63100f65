"""The small pictures on buttons: those of the house, and a few strokes only menus need."""

from __future__ import annotations

from pygame import Surface

from art import icons
from art.paint import picture
from art.svg import svg
from art.theme import RGB, css

STROKES = {
    "bars": "M4 20 H20 M6.5 16 V12 M12 16 V5 M17.5 16 V9",
    "left": "M14.5 5 L7.5 12 L14.5 19",
    "right": "M9.5 5 L16.5 12 L9.5 19",
    "screen": "M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15",
    "door": "M13 4 H5 V20 H13 M10 12 H20 M16.5 8 L20.5 12 L16.5 16",
    "chance": "M5 5 H19 V19 H5 Z M9 9 H9.1 M15 15 H15.1 M12 12 H12.1",
    "again": "M19 12 A7 7 0 1 1 16.5 6.6 M17 3 V7 H13",
    "first": "M6 5 V19 M18 5 L10.5 12 L18 19",
    "turn-back": "M11.5 5 L4.5 12 L11.5 19 M19.5 5 L12.5 12 L19.5 19",
    "turn-on": "M4.5 5 L11.5 12 L4.5 19 M12.5 5 L19.5 12 L12.5 19",
    "last": "M18 5 V19 M6 5 L13.5 12 L6 19",
    "hand-over": "M12 15 V4 M7.5 8 L12 3.5 L16.5 8 M5 13 V20 H19 V13",
    "bin": "M4.5 7 H19.5 M9 7 V4 H15 V7 M6.5 7 L7.5 20.5 H16.5 L17.5 7",
}


def icon(name: str, size: int, colour: RGB) -> Surface:
    """A small picture of that many pixels in one colour (shared: do not draw on it)."""
    if name not in STROKES:
        return icons.icon(name, size, colour)
    body = (
        f'<path d="{STROKES[name]}" fill="none" stroke="{css(colour)}" stroke-width="2.4"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return picture(svg(24, 24, body), (size, size))
