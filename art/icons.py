"""Small pictures for buttons and plates, in one colour, in a box of 24 by 24."""

from __future__ import annotations

import pygame

from art.paint import picture
from art.svg import svg
from art.theme import RGB, css

# Filled figures (holes by even-odd), and lines drawn with a round pen.
FILLED: dict[str, str] = {
    "play": "M7 4.2c0-1 1-1.5 1.9-1L20 10.9c.8.5.8 1.7 0 2.2L8.9 20.8c-.9.5-1.9 0-1.9-1z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "person": "M12 2.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2z"
    "M12 13.5c5.2 0 8.5 3 8.5 7.5v.5h-17V21c0-4.5 3.3-7.5 8.5-7.5z",
    "keyboard": "M3 5.5h18c1.1 0 2 .9 2 2v9c0 1.1-.9 2-2 2H3c-1.1 0-2-.9-2-2v-9c0-1.1.9-2 2-2z"
    "M4 8.2h2.2v2.2H4zM8 8.2h2.2v2.2H8zM12 8.2h2.2v2.2H12zM16 8.2h4v2.2h-4z"
    "M4 13.6h2.2v2.2H4zM8 13.6h8v2.2H8zM17.8 13.6H20v2.2h-2.2z",
    "gamepad": "M7 6h10c3.3 0 5 2.2 5.6 5.5l.8 4.5c.4 2.3-2.6 3.8-4.2 2L16.8 15H7.2l-2.4 3"
    "c-1.6 1.8-4.6.3-4.2-2l.8-4.5C2 8.2 3.7 6 7 6zM6.4"
    " 8.3v1.9H4.5v1.8h1.9v1.9h1.8V12h1.9v-1.8H8.2V8.3z"
    "M15.3 9.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3zM18.5 7.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3z",
    "touch": "M10 10V4.2a1.9 1.9 0 1 1 3.8 0V10l5 1.3c1.3.4 2.1 1.6 1.9 2.9L19.5 22.5H9.5L4.3 15.8"
    "c-1.4-1.8.9-4 2.7-2.6L10 15.3z",
    "mouse": "M11 2.1V9.5H5V9c0-3.7 2.5-6.6 6-6.9zM13 2.1c3.5.3 6 3.2 6 6.9v.5h-6zM5 11.5h14V15"
    "c0 4-3 7-7 7s-7-3-7-7z",
    "lesson": "M12 3.2L0.8 8.8 12 14.4l8.2-4.1v6.4h2V9.3l1-.5zM5 12.7v4.5c0 1.8 3.1 3.6 7 3.6s7-1.8"
    " 7-3.6v-4.5l-7 3.5z",
    "lock": "M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10h.5c1.1 0 2 .9 2 2v8c0 1.1-.9 2-2 2H6c-1.1"
    " 0-2-.9-2-2v-8c0-1.1.9-2 2-2z"
    "M9 10h6V7.5a3 3 0 0 0-6 0zM12 13.5a1.7 1.7 0 0 0-.9 3.2V19h1.8v-2.3a1.7 1.7 0 0 0-.9-3.2z",
    "log": "M5 2h10.5L20 6.5V20c0 1.1-.9 2-2 2H5c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2zM6.5"
    " 8.5v1.8h10V8.5z"
    "M6.5 12.5v1.8h10v-1.8zM6.5 16.5v1.8h6.5v-1.8zM6.5 4.7v1.6h5V4.7z",
    "gear": "M10.3 1.5h3.4l.6 2.8 1.9.8 2.4-1.5 2.4 2.4-1.5 2.4.8 1.9 2.8.6v3.4l-2.8.6-.8 1.9"
    " 1.5 2.4-2.4 2.4-2.4-1.5-1.9.8-.6 2.8h-3.4l-.6-2.8-1.9-.8-2.4 1.5L3 19.2l1.5-2.4-.8-1.9"
    "-2.8-.6v-3.4l2.8-.6.8-1.9L3 6l2.4-2.4 2.4 1.5 1.9-.8zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8"
    " 0 1 0 0-7.6z",
    "crown": "M2 6.2l5 4.6L12 3l5 7.8 5-4.6-2 10.6H4zM4 18.6h16V21.5H4z",
    "eye": "M12 4.5c5 0 8.8 3.2 11 7.5-2.2 4.3-6 7.5-11 7.5S3.2 16.3 1 12C3.2 7.7 7 4.5 12 4.5z"
    "M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z",
    "clock": "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21zM10.9 6v6.7l4.8 3"
    " 1.2-1.9-3.7-2.3V6z",
    "laurel": "M5.5 3C2.5 6 1.5 9.5 2.5 13.3 3.5 17 6.5 19.8 10.5"
    " 20.8l.4-1.7c-1.7-.5-3.1-1.3-4.2-2.4"
    " 1.7.2 3-.3 3.9-1.5-1.7-1-3.5-1-5.2.1-.5-.8-.8-1.6-1-2.5 1.6-.3 2.7-1.3 3.1-2.8-1.6"
    " 0-2.7.5-3.2 1.6"
    "-.1-1 0-2 .3-3C6 7.8 6.7 6.7 6.7 5.2c-.9.3-1.5.8-1.9 1.5.2-1.2.4-2.4.7-3.7z"
    "M18.5 3c3 3 4 6.5 3 10.3-1 3.7-4 6.5-8 7.5l-.4-1.7c1.7-.5 3.1-1.3 4.2-2.4-1.7.2-3-.3-3.9-1.5"
    " 1.7-1 3.5-1 5.2.1.5-.8.8-1.6 1-2.5-1.6-.3-2.7-1.3-3.1-2.8 1.6 0 2.7.5 3.2 1.6.1-1 0-2-.3-3"
    "C18 7.8 17.3 6.7 17.3 5.2c.9.3 1.5.8 1.9 1.5-.2-1.2-.4-2.4-.7-3.7z",
}
DRAWN: dict[str, str] = {
    "sound": "M3.5 9.3v5.4h3.7l5 4.1V5.2l-5 4.1zM15.8 9c1.7 1.7 1.7 4.3 0 6M18.6 6.4c3.1 3.1"
    " 3.1 8.1 0 11.2",
    "silent": "M3.5 9.3v5.4h3.7l5 4.1V5.2l-5 4.1zM16 9.5l5 5M21 9.5l-5 5",
    "back": "M10.5 5L3.8 12l6.7 7M4.5 12H20.5",
    "lamp": "M12 3.5a6 6 0 0 0-3.4 10.9c.6.5.9 1 .9 1.7h5c0-.7.3-1.2.9-1.7A6 6 0 0 0 12 3.5z"
    "M9.8 19h4.4M10.8 21.6h2.4",
    "about": "M12 3 A9 9 0 1 0 12 21 A9 9 0 1 0 12 3 M12 11 V16.5 M12 7.4 V7.6",
    "rules": "M7.6 8.4a4.5 4.5 0 1 1 6.8 3.9c-1.6.9-2.4 1.8-2.4 3.5M12 20.1v.1",
    "undo": "M4.5 9.5h9.5a5.2 5.2 0 0 1 0 10.4H8M9.3 4.3L4.1 9.5l5.2 5.2",
    "redo": "M19.5 9.5H10a5.2 5.2 0 0 0 0 10.4h6M14.7 4.3l5.2 5.2-5.2 5.2",
    "plus": "M12 4.5v15M4.5 12h15",
    "minus": "M4.5 12h15",
    "bars": "M4 20 H20 M6.5 16 V12 M12 16 V5 M17.5 16 V9",
    "left": "M14.5 5 L7.5 12 L14.5 19",
    "right": "M9.5 5 L16.5 12 L9.5 19",
    "down": "M5 9 L12 16.5 L19 9",
    "up": "M12 20 V5 M5.5 11 L12 4.5 L18.5 11",
    "folder": "M3.5 6 H9.5 L12 8.5 H20.5 V19 H3.5 Z",
    "screen": "M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15",
    "door": "M13 4 H5 V20 H13 M10 12 H20 M16.5 8 L20.5 12 L16.5 16",
    "chance": "M5 5 H19 V19 H5 Z M9 9 H9.1 M15 15 H15.1 M12 12 H12.1",
    "again": "M19 12 A7 7 0 1 1 16.5 6.6 M17 3 V7 H13",
    "first": "M6 5 V19 M18 5 L10.5 12 L18 19",
    "turn-back": "M11.5 5 L4.5 12 L11.5 19 M19.5 5 L12.5 12 L19.5 19",
    "turn-on": "M4.5 5 L11.5 12 L4.5 19 M12.5 5 L19.5 12 L12.5 19",
    "last": "M18 5 V19 M6 5 L13.5 12 L6 19",
    "hand-over": "M12 15 V4 M7.5 8 L12 3.5 L16.5 8 M5 13 V20 H19 V13",
    "keep": "M5 4 H16 L20 8 V20 H5 Z M9 4 V9 H15 V4 M8.5 20 V14 H16.5 V20",
    "pen": "M4.5 19.5 L5.5 15.5 L15.5 5.5 L18.5 8.5 L8.5 18.5 Z M13.5 7.5 L16.5 10.5",
    "phone": "M7.5 2.5 H16.5 Q18 2.5 18 4 V20 Q18 21.5 16.5 21.5 H7.5 Q6 21.5 6 20 V4"
    " Q6 2.5 7.5 2.5 M11 18.4 H13",
    "speed-slow": "M3.5 17.5 A8.5 8.5 0 0 1 20.5 17.5 M12 17.5 L6.6 15",
    "speed-normal": "M3.5 17.5 A8.5 8.5 0 0 1 20.5 17.5 M12 17.5 L9.6 11.9",
    "speed-fast": "M3.5 17.5 A8.5 8.5 0 0 1 20.5 17.5 M12 17.5 L14.4 11.9",
    "speed-very-fast": "M3.5 17.5 A8.5 8.5 0 0 1 20.5 17.5 M12 17.5 L17.4 15",
    "skip": "M3.5 6 L9 12 L3.5 18 M11 6 L16.5 12 L11 18 M20.5 5.5 V18.5",
    "film": "M3.5 5 H20.5 V19 H3.5 Z M8 5 V19 M16 5 V19 M3.5 9.7 H8 M3.5 14.3 H8 M16 9.7 H20.5"
    " M16 14.3 H20.5",
    "bin": "M4.5 7 H19.5 M9 7 V4 H15 V7 M6.5 7 L7.5 20.5 H16.5 L17.5 7",
}
# What points the way one reads.
POINTING = ("back", "left", "right", "door")


def icon_svg(name: str, colour: RGB) -> str:
    """An icon as SVG in one colour."""
    if name in FILLED:
        return svg(24, 24, f'<path fill-rule="evenodd" fill="{css(colour)}" d="{FILLED[name]}"/>')
    pen = 'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
    return svg(24, 24, f'<path fill="none" stroke="{css(colour)}" {pen} d="{DRAWN[name]}"/>')


def icon(name: str, size: int, colour: RGB, rtl: bool = False) -> pygame.Surface:
    """An icon in a square of `size` px (shared: do not draw on it).

    Where one reads from right to left, what points a way points the other way.
    """
    if rtl and name in POINTING:
        return pygame.transform.flip(icon(name, size, colour), True, False)
    return picture(icon_svg(name, colour), (size, size))
