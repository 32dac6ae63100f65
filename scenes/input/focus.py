"""What moves the focus, and where it goes: to the nearest box in a direction, or to the next.

A page that is longer than what is seen of it is rolled so that the focus is in sight.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from scenes.input.keyboard import key

Step = tuple[int, int]

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
STEPS: dict[str, Step] = {
    f"key:{pygame.KSCAN_LEFT}": LEFT, f"key:{pygame.KSCAN_RIGHT}": RIGHT,
    f"key:{pygame.KSCAN_UP}": UP, f"key:{pygame.KSCAN_DOWN}": DOWN,
    "hat:0:left": LEFT, "hat:0:right": RIGHT, "hat:0:up": UP, "hat:0:down": DOWN,
    "axis:0-": LEFT, "axis:0+": RIGHT, "axis:1-": UP, "axis:1+": DOWN,
    "button:13": LEFT, "button:14": RIGHT, "button:11": UP, "button:12": DOWN,
}  # fmt: skip
TAB = f"key:{pygame.KSCAN_TAB}"
SHIFTS = (f"key:{pygame.KSCAN_LSHIFT}", f"key:{pygame.KSCAN_RSHIFT}")
ACT = (f"key:{pygame.KSCAN_RETURN}", f"key:{pygame.KSCAN_KP_ENTER}", f"key:{pygame.KSCAN_SPACE}",
       "button:0")  # fmt: skip
BACK = (f"key:{pygame.KSCAN_BACKSPACE}", "button:2")
LEAVE = (f"key:{pygame.KSCAN_ESCAPE}", "button:1")
USUAL = (*STEPS, TAB, *ACT, *BACK)
# What rolls by a page, and how many; the ends are further away than any page is long.
ENDS = 1000.0
PAGES = {
    key(pygame.KSCAN_PAGEUP): -1.0, key(pygame.KSCAN_PAGEDOWN): 1.0,
    key(pygame.KSCAN_HOME): -ENDS, key(pygame.KSCAN_END): ENDS,
    "button:4": -1.0, "button:5": 1.0, "button:9": -1.0, "button:10": 1.0,
}  # fmt: skip
# A box that is not in line counts as this much further away than one that is.
ASIDE = 3


def plain(control: str) -> str:
    """A gamepad's control without its number: any pad may work a menu."""
    return control.split(":", 2)[2] if control.startswith("pad:") else control


def nearest(here: Rect, boxes: Sequence[Rect], step: Step) -> int | None:
    """The index of the box that lies next to `here` in the direction of `step`, or None."""
    best: tuple[float, int] | None = None
    for index, box in enumerate(boxes):
        way = _distance(here, box, step)
        if way is not None and (best is None or way < best[0]):
            best = (way, index)
    return None if best is None else best[1]


def _distance(here: Rect, box: Rect, step: Step) -> float | None:
    """How far `box` is in that direction, or None if it does not lie there."""
    if step[0]:
        ahead = (box.centerx - here.centerx) * step[0]
        gap = box.left - here.right if step[0] > 0 else here.left - box.right
        aside = max(box.top - here.bottom, here.top - box.bottom, 0)
        slant = abs(box.centery - here.centery)
    else:
        ahead = (box.centery - here.centery) * step[1]
        gap = box.top - here.bottom if step[1] > 0 else here.top - box.bottom
        aside = max(box.left - here.right, here.left - box.right, 0)
        slant = abs(box.centerx - here.centerx)
    if ahead <= 0 or gap < -min(here.w, here.h, box.w, box.h) / 2:
        return None
    return max(gap, 0) + ASIDE * aside + slant / 4


def reading_order(boxes: Sequence[Rect]) -> list[int]:
    """The indices row by row, each row from left to right."""
    left = sorted(range(len(boxes)), key=lambda index: (boxes[index].top, boxes[index].left))
    order: list[int] = []
    while left:
        first = boxes[left[0]]
        # In the smallest windows a box is a pixel high, and has no middle below its top.
        middle = max(first.centery, first.top + 1)
        row = [index for index in left if boxes[index].top < middle]
        order += sorted(row, key=lambda index: boxes[index].left)
        left = [index for index in left if index not in row]
    return order


def in_sight(box: Rect, seen: int, top: int, air: int) -> int:
    """How far a page must be rolled up so that a box is seen that lies there now (px).

    `seen` is the height of what is seen, `top` how far it is rolled up already.
    """
    if box.bottom + air > seen:
        top += box.bottom + air - seen
        box = box.move(0, seen - air - box.bottom)
    return top + min(0, box.top - air)


def showing(box: Rect, boxes: Sequence[Rect], area: Rect, top: int, air: int) -> int:
    """The same for one of all the `boxes` that are rolled within an area.

    What stands above the first of them and below the last is seen with them.
    """
    at = box.move(0, -area.top)
    rolled = in_sight(at, area.height, top, air)
    if box.top <= min(other.top for other in boxes):
        return min(rolled, top + at.bottom + air - area.height)
    if box.bottom >= max(other.bottom for other in boxes):
        return max(rolled, top + at.top - air)
    return rolled
