"""A clock, gamepads and a queue that tests hold in their hands."""

from __future__ import annotations

from typing import Any, cast

import pygame
from pygame.joystick import JoystickType

from scenes.input.signals import Press, Signal
from scenes.input.source import Inputs

SIZE = (1280, 720)
MS = 1_000_000


class Clock:
    """Shows what it is told to show, in ns."""

    def __init__(self, now: int = 10_000 * MS) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def forward(self, ms: float) -> int:
        self.now += round(ms * MS)
        return self.now


class FakePad:
    """What a gamepad tells about itself."""

    def __init__(
        self, instance: int, guid: str = "one", mapping: dict[str, str] | None = None
    ) -> None:
        self.instance = instance
        self.guid = guid
        self.mapping = mapping or {}

    def get_instance_id(self) -> int:
        return self.instance

    def get_guid(self) -> str:
        return self.guid


class Desk:
    """Inputs with a clock and a queue of their own."""

    def __init__(self) -> None:
        pygame.event.clear()
        self.clock = Clock()
        self.plugged: dict[int, FakePad] = {}
        self.inputs = Inputs(SIZE, self.clock, self._open, _known)

    def _open(self, index: int) -> JoystickType:
        if index not in self.plugged:
            raise pygame.error("no such device")
        return cast(JoystickType, self.plugged[index])

    def post(self, kind: int, **facts: Any) -> None:
        pygame.event.post(pygame.Event(kind, facts))

    def hear(self, kind: int, **facts: Any) -> list[Signal]:
        """The signals of one event."""
        self.post(kind, **facts)
        return self.signals()

    def signals(self) -> list[Signal]:
        return [one.signal for one in self.inputs.drain() if one.signal is not None]

    def plug(
        self, instance: int, guid: str = "one", mapping: dict[str, str] | None = None
    ) -> list[Signal]:
        self.plugged[0] = FakePad(instance, guid, mapping)
        return self.hear(pygame.JOYDEVICEADDED, device_index=0, guid=guid)

    def key(self, scancode: int, down: bool = True) -> list[Signal]:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        return self.hear(kind, scancode=scancode, key=0, mod=0, unicode="")


def _known(joystick: JoystickType) -> dict[str, str]:
    return cast(FakePad, joystick).mapping


def told(signals: list[Signal]) -> list[tuple[str, bool]]:
    """Control and direction of the presses among signals."""
    return [(s.control, s.pressed) for s in signals if isinstance(s, Press)]


def press(
    t_ms: float,
    control: str = "key:4",
    pressed: bool = True,
    *,
    batch: int = 0,
    device: str = "keyboard",
    slack_ms: float = 0.4,
) -> Press:
    """A press heard at `t_ms`, in a look `slack_ms` after the one before."""
    t_ns = round(t_ms * MS)
    return Press(t_ns, batch, device, control, pressed, None, t_ns - round(slack_ms * MS))
