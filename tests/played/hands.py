"""The robot's hands: keyboard, mouse, fingers and gamepad, as pygame tells of them.

What a hand does goes into pygame's queue and is read by the real inputs. Something that is
held is let go later: `let_go` says when the time has come.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pygame
from pygame.joystick import JoystickType

from scenes.input.source import Inputs
from tests.input.fakes import FakePad
from tests.played.clock import MS, Clock

Pos = tuple[int, int]

DEVICES = ("keyboard", "mouse", "touch", "pad")
MOUSE_BUTTON, RIGHT_BUTTON = 1, 3
# As a gamepad that SDL does not know numbers them.
PAD_BUTTONS = {
    "a": 0, "b": 1, "x": 2, "y": 3,
    "leftshoulder": 4, "rightshoulder": 5, "lefttrigger": 6, "righttrigger": 7,
}  # fmt: skip
PAD_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
KEY_WAYS = {
    "left": pygame.KSCAN_LEFT, "right": pygame.KSCAN_RIGHT,
    "up": pygame.KSCAN_UP, "down": pygame.KSCAN_DOWN,
}  # fmt: skip


class Hands:
    """All devices on the desk. `size` is the window's, in pixels."""

    def __init__(self, clock: Clock, size: Pos, rng: Random) -> None:
        pygame.event.clear()
        self.clock = clock
        self.size = size
        self.rng = rng
        self.pad: FakePad | None = None
        self.inputs = self.plugged_in()
        # What is held, and when it is let go.
        self._held: list[tuple[int, int, dict[str, Any]]] = []

    def plugged_in(self) -> Inputs:
        """Fresh inputs on the same desk, as after a new start of the program."""
        pygame.event.clear()
        self._held = []
        self.inputs = Inputs(self.size, self.clock, self._open, _known)
        if self.pad is not None:
            self._post(pygame.JOYDEVICEADDED, device_index=0, guid=self.pad.guid)
            self.inputs.drain()
        return self.inputs

    def _open(self, index: int) -> JoystickType:
        assert self.pad is not None
        return cast(JoystickType, self.pad)

    def _post(self, kind: int, **facts: Any) -> None:
        pygame.event.post(pygame.Event(kind, facts))

    # Holding and letting go

    def _down_and_up(
        self, down: int, up: int, held_ms: float, facts: dict[str, Any], **pressed: Any
    ) -> None:
        """Something goes down now, and up at once or after so long."""
        self._post(down, **facts, **pressed)
        if held_ms:
            self._held.append((self.clock() + round(held_ms * MS), up, facts))
        else:
            self._post(up, **facts)

    def let_go(self) -> None:
        """Lift what was held long enough."""
        now = self.clock()
        due = [held for held in self._held if held[0] <= now]
        self._held = [held for held in self._held if held[0] > now]
        for _, kind, facts in due:
            self._post(kind, **facts)

    @property
    def next_ns(self) -> int | None:
        """When the next thing is let go."""
        return min((when for when, _, _ in self._held), default=None)

    # The devices

    def key(self, scancode: int, held_ms: float = 0) -> None:
        facts = {"scancode": scancode, "key": 0, "mod": 0, "unicode": ""}
        self._down_and_up(pygame.KEYDOWN, pygame.KEYUP, held_ms, facts)

    def point(self, pos: Pos) -> None:
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, pos: Pos, button: int = MOUSE_BUTTON, held_ms: float = 0) -> None:
        facts = {"pos": pos, "button": button}
        self._down_and_up(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, held_ms, facts)

    def drag(self, start: Pos, end: Pos) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=MOUSE_BUTTON)
        middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        for pos in (middle, end):
            self.point(pos)
        self._post(pygame.MOUSEBUTTONUP, pos=end, button=MOUSE_BUTTON)

    def tap(self, pos: Pos, finger: int = 0, held_ms: float = 0) -> None:
        """A finger; its place is told in parts of the window."""
        x, y = pos[0] / self.size[0], pos[1] / self.size[1]
        facts = {"finger_id": finger, "x": x, "y": y}
        self._down_and_up(pygame.FINGERDOWN, pygame.FINGERUP, held_ms, facts)

    def scroll(self, lines: int) -> None:
        self._post(pygame.MOUSEWHEEL, x=0, y=lines, precise_y=float(lines))

    def swipe(self, start: Pos, end: Pos, finger: int = 0) -> None:
        """A finger goes down, moves and goes up again."""
        spots = [(pos[0] / self.size[0], pos[1] / self.size[1]) for pos in (start, end, end)]
        kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
        for kind, (x, y) in zip(kinds, spots, strict=True):
            self._post(kind, finger_id=finger, x=x, y=y)

    def plug_in(self) -> None:
        if self.pad is None:
            self.pad = FakePad(0)
            self._post(pygame.JOYDEVICEADDED, device_index=0, guid=self.pad.guid)

    def unplug(self) -> None:
        if self.pad is not None:
            self.pad = None
            self._post(pygame.JOYDEVICEREMOVED, instance_id=0)

    def button(self, name: str, held_ms: float = 0) -> None:
        facts = {"instance_id": 0, "button": PAD_BUTTONS[name]}
        self._down_and_up(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, held_ms, facts)

    def way(self, device: str, way: str) -> None:
        """A step with the arrows, or with the cross of the gamepad."""
        if device == "pad":
            for value in (PAD_WAYS[way], (0, 0)):
                self._post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=value)
        else:
            self.key(KEY_WAYS[way])

    def accept(self, device: str, held_ms: float = 0) -> None:
        """Enter or Space, or the pad's lower button."""
        if device == "pad":
            self.button("a", held_ms)
        else:
            self.key(self.rng.choice((pygame.KSCAN_RETURN, pygame.KSCAN_SPACE)), held_ms)

    # The window

    def resize(self, size: Pos) -> None:
        self.size = size
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def look_away(self) -> None:
        """Another window has the keyboard for a moment."""
        self._post(pygame.WINDOWFOCUSLOST)
        self._post(pygame.WINDOWFOCUSGAINED)


def _known(joystick: JoystickType) -> dict[str, str]:
    return cast(FakePad, joystick).mapping
