"""Mouse and fingers. Every finger is a pointer of its own."""

from __future__ import annotations

from typing import TypeAlias

import pygame

from scenes.input.pump import Pump
from scenes.input.signals import PointerMoved, Scrolled, Signal

WHEEL_BUTTONS = (4, 5)
# A copy of a finger's press comes so soon after it, and so near to it.
ECHO_NS = 50_000_000
ECHO_PX = 20
# A pointer that lies still may tell of a place this far beside the one it has.
STILL_PX = 3

Place: TypeAlias = tuple[int, int]


class Pointers:
    """Turns mouse and finger events into signals. `size` is the window's, in pixels."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._mouse = (0, 0)
        # Where the mouse itself was brought, not a finger's copy of it.
        self._moved_to: Place | None = None
        self._finger_at: Place | None = None
        self._finger_down: tuple[int, Place] | None = None

    def hear(self, event: pygame.Event, pump: Pump) -> list[Signal]:
        """The signals of one event; none if it is no pointer's or only a finger's echo."""
        match event.type:
            case pygame.FINGERDOWN | pygame.FINGERUP | pygame.FINGERMOTION:
                return [self._finger(event, pump)]
            case pygame.MOUSEWHEEL if not event.dict.get("touch"):
                lines = event.dict.get("precise_y", event.y)
                return [Scrolled(pump.t_ns, lines, self._mouse)]
            case pygame.MOUSEMOTION if not event.dict.get("touch"):
                self._mouse = event.pos
                if not _near(event.pos, self._finger_at, STILL_PX):
                    self._moved_to = event.pos
                return [PointerMoved(pump.t_ns, "mouse", event.pos)]
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._button(event, pump)
        return []

    def _finger(self, event: pygame.Event, pump: Pump) -> Signal:
        pos = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        device = f"touch:{event.finger_id}"
        self._finger_at = pos
        if event.type == pygame.FINGERMOTION:
            return PointerMoved(pump.t_ns, device, pos)
        down = event.type == pygame.FINGERDOWN
        if down:
            self._finger_down = (pump.t_ns, pos)
        return pump.press(device, "touch", down, pos)

    def _button(self, event: pygame.Event, pump: Pump) -> list[Signal]:
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.dict.get("touch") or event.button in WHEEL_BUTTONS:
            return []
        if down and self._echoes_finger(event.pos, pump.t_ns):
            self._finger_down = None
            return []
        self._mouse = event.pos
        return [pump.press("mouse", f"mouse:{event.button}", down, event.pos)]

    def _echoes_finger(self, pos: Place, t_ns: int) -> bool:
        """Some systems send a finger's click a second time, as if a mouse had made it.

        The copy jumps to the finger; a mouse that is played beside it clicks where it lay.
        """
        if self._finger_down is None or _near(pos, self._moved_to, STILL_PX):
            return False
        then, there = self._finger_down
        return _near(pos, there, ECHO_PX) and t_ns - then <= ECHO_NS


def _near(pos: Place, other: Place | None, px: int) -> bool:
    if other is None:
        return False
    return abs(pos[0] - other[0]) <= px and abs(pos[1] - other[1]) <= px
