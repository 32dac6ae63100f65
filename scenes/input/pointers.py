"""Mouse and fingers. Every finger is a pointer of its own."""

from __future__ import annotations

import pygame

from scenes.input.pump import Pump
from scenes.input.signals import PointerMoved, Scrolled, Signal

WHEEL_BUTTONS = (4, 5)
ECHO_NS = 50_000_000
ECHO_PX = 20


class Pointers:
    """Turns mouse and finger events into signals. `size` is the window's, in pixels."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._mouse = (0, 0)
        self._last_finger: tuple[int, tuple[int, int]] | None = None

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
                return [PointerMoved(pump.t_ns, "mouse", event.pos)]
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._button(event, pump)
        return []

    def _finger(self, event: pygame.Event, pump: Pump) -> Signal:
        pos = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        device = f"touch:{event.finger_id}"
        if event.type == pygame.FINGERMOTION:
            return PointerMoved(pump.t_ns, device, pos)
        down = event.type == pygame.FINGERDOWN
        if down:
            self._last_finger = (pump.t_ns, pos)
        return pump.press(device, "touch", down, pos)

    def _button(self, event: pygame.Event, pump: Pump) -> list[Signal]:
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.dict.get("touch") or event.button in WHEEL_BUTTONS:
            return []
        if down and self._echoes_finger(event.pos, pump.t_ns):
            return []
        self._mouse = event.pos
        return [pump.press("mouse", f"mouse:{event.button}", down, event.pos)]

    def _echoes_finger(self, pos: tuple[int, int], t_ns: int) -> bool:
        """Some systems send a finger's click a second time, as if a mouse had made it."""
        if self._last_finger is None:
            return False
        then, (x, y) = self._last_finger
        near = abs(pos[0] - x) <= ECHO_PX and abs(pos[1] - y) <= ECHO_PX
        return near and t_ns - then <= ECHO_NS
