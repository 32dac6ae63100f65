"""How a page that is higher than its window is rolled: where to, and the bar that shows where."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from art import theme
from art.theme import mix
from scenes.input.keyboard import key
from scenes.ui.brush import Look

# The wheel rolls so many units a line; a page turned by a key keeps so much of what was seen.
LINE, KEPT = 56, 0.2
# What has the focus has so many units of air above and below it.
AIR = 26
# A pointer that goes further than this while pressed drags the page (units).
DRAG = 9
BAR, LEAST_THUMB = 7, 36
THUMB = Look(theme.BRASS_LIGHT, theme.BRASS, theme.BRASS_DARK, theme.INK)
GROOVE = mix(theme.PLATE, theme.SHADOW, 0.4)

# What rolls by a page, by the name of a key or a gamepad's button; the ends are further away.
ENDS = 1000.0
PAGES = {
    key(pygame.KSCAN_PAGEUP): -1.0, key(pygame.KSCAN_PAGEDOWN): 1.0,
    key(pygame.KSCAN_HOME): -ENDS, key(pygame.KSCAN_END): ENDS,
    "button:4": -1.0, "button:5": 1.0, "button:9": -1.0, "button:10": 1.0,
}  # fmt: skip


def in_sight(box: Rect, seen: int, top: int, air: int) -> int:
    """How far a page must be rolled up so that a box is seen that lies there now (px).

    `seen` is the height of what is seen, `top` how far it is rolled up already.
    """
    if box.bottom + air > seen:
        top += box.bottom + air - seen
        box = box.move(0, seen - air - box.bottom)
    if box.top - air < 0:
        top += box.top - air
    return top


def thumb(seen: int, whole: int, top: int, least: int) -> tuple[int, int]:
    """Where the thumb of the bar begins, and how long it is (px)."""
    long = max(least, seen * seen // whole)
    return (seen - long) * top // max(1, whole - seen), long


def paint_bar(screen: Surface, track: Rect, begins: int, long: int) -> None:
    """The bar beside the page."""
    pygame.draw.rect(screen, GROOVE, track, border_radius=track.width)
    part = Rect(track.left, track.top + begins, track.width, long)
    pygame.draw.rect(screen, THUMB.bottom, part, border_radius=track.width)
    pygame.draw.rect(screen, THUMB.rim, part, 1, border_radius=track.width)
