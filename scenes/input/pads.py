"""Gamepads: plugged in and out at any time, every button, trigger, stick and hat a control."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame
from pygame.joystick import JoystickType

from scenes.input.pad_parts import Parts, mapping_of, parts_of
from scenes.input.pump import Pump
from scenes.input.signals import DeviceChanged, Signal

log = logging.getLogger(__name__)

PRESSED_FROM, RELEASED_FROM = 0.6, 0.4
AT_REST = -0.95

HAT_WAYS = (("left", 0, -1), ("right", 0, 1), ("down", 1, -1), ("up", 1, 1))


@dataclass(slots=True)
class Pad:
    """One gamepad. `number` stays the same when it is unplugged and comes back."""

    number: int
    guid: str
    joystick: JoystickType | None
    parts: Parts
    triggers: set[int] = field(default_factory=set)
    axes: set[int] = field(default_factory=set)
    down: set[str] = field(default_factory=set)

    @property
    def device(self) -> str:
        return f"pad:{self.number}"


class Pads:
    """Turns joystick events into signals; keeps the pads open by instance id."""

    def __init__(
        self,
        open_pad: Callable[[int], JoystickType] = pygame.joystick.Joystick,
        known: Callable[[JoystickType], Mapping[str, str]] = mapping_of,
    ) -> None:
        self._open = open_pad
        self._known = known
        self._pads: dict[int, Pad] = {}
        self._gone: list[Pad] = []

    @property
    def present(self) -> tuple[str, ...]:
        """The devices of all pads that are plugged in."""
        return tuple(pad.device for pad in self._pads.values())

    def hear(self, event: pygame.Event, pump: Pump) -> list[Signal]:
        """The signals of one event; none if it is no pad's, or of a pad that is gone."""
        if event.type == pygame.JOYDEVICEADDED:
            return self._add(event.device_index, pump)
        pad = self._pads.get(event.dict.get("instance_id", -1))
        if pad is None:
            return []
        match event.type:
            case pygame.JOYDEVICEREMOVED:
                return self._remove(event.instance_id, pump)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                down = event.type == pygame.JOYBUTTONDOWN
                control = f"{pad.device}:{pad.parts.button(event.button)}"
                return [pump.press(pad.device, control, down)]
            case pygame.JOYAXISMOTION:
                return self._axis(pad, event.axis, event.value, pump)
            case pygame.JOYHATMOTION:
                return self._hat(pad, event.hat, event.value, pump)
        return []

    def _add(self, index: int, pump: Pump) -> list[Signal]:
        try:
            joystick = self._open(index)
        except pygame.error as error:
            log.warning("a gamepad came and could not be opened: %s", error)
            return []
        instance = joystick.get_instance_id()
        if instance in self._pads:
            return []
        pad = self._numbered(joystick)
        self._pads[instance] = pad
        return [DeviceChanged(pump.t_ns, pad.device, present=True)]

    def _numbered(self, joystick: JoystickType) -> Pad:
        """The pad under the number it had, so that what was bound to it still is."""
        guid = joystick.get_guid()
        back = next((pad for pad in self._gone if pad.guid == guid), None)
        if back is not None:
            self._gone.remove(back)
            return Pad(back.number, guid, joystick, back.parts)
        taken = {pad.number for pad in (*self._pads.values(), *self._gone)}
        number = next(n for n in range(len(taken) + 1) if n not in taken)
        return Pad(number, guid, joystick, parts_of(self._known(joystick)))

    def _remove(self, instance: int, pump: Pump) -> list[Signal]:
        pad = self._pads.pop(instance)
        pad.joystick = None
        self._gone.append(pad)
        return [DeviceChanged(pump.t_ns, pad.device, present=False)]

    def _axis(self, pad: Pad, axis: int, value: float, pump: Pump) -> list[Signal]:
        # A trigger lies at one end when nobody touches it and says so first of all; a
        # stick lies in the middle.
        if axis not in pad.axes:
            pad.axes.add(axis)
            if value <= AT_REST:
                pad.triggers.add(axis)
        sides = [("+", value)] if axis in pad.triggers else [("+", value), ("-", -value)]
        signals: list[Signal] = []
        for side, pushed in sides:
            control = f"{pad.device}:{pad.parts.axis(axis)}{side}"
            signals += self._turn(pad, control, pushed, pump)
        return sorted(signals, key=lambda signal: getattr(signal, "pressed", False))

    def _hat(self, pad: Pad, hat: int, value: tuple[int, int], pump: Pump) -> list[Signal]:
        signals: list[Signal] = []
        for way, side, sign in HAT_WAYS:
            control = f"{pad.device}:hat:{hat}:{way}"
            signals += self._turn(pad, control, value[side] * sign, pump)
        return sorted(signals, key=lambda signal: getattr(signal, "pressed", False))

    def _turn(self, pad: Pad, control: str, pushed: float, pump: Pump) -> list[Signal]:
        """A press or release when something is pushed far enough, with slack between."""
        if control not in pad.down and pushed >= PRESSED_FROM:
            pad.down.add(control)
            return [pump.press(pad.device, control, True)]
        if control in pad.down and pushed <= RELEASED_FROM:
            pad.down.discard(control)
            return [pump.press(pad.device, control, False)]
        return []
