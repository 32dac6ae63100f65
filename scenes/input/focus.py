"""What moves the focus, and where it goes: to the nearest box in a direction, or to the next."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

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
