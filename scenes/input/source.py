"""The only reader of pygame's queue: events in, time-stamped signals out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame.joystick import JoystickType

from scenes.input.keyboard import forget_layout, key
from scenes.input.pad_parts import mapping_of
from scenes.input.pads import Pads
from scenes.input.pointers import Pointers
from scenes.input.pump import Pump
from scenes.input.signals import (
    DeviceChanged,
    Dropped,
    Exposed,
    FocusChanged,
    Press,
    Quit,
    Resized,
    Signal,
    Typed,
)

# How long nobody looks at the devices: while somebody may be first, while time counts at all (250
# looks a second or more, TOT-703), and elsewhere.
RACING_NAP_S, TIMED_NAP_S, CALM_NAP_S = 0.002, 0.0038, 0.01
SETTLED_NS = 100_000_000
GHOSTS_NS = 150_000_000


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing out of the queue: the event as pygame tells it, and what it means to us.

    Either may be missing: many events mean nothing, some mean two things, and a window
    that has settled on a size is not told by any one event.
    """

    signal: Signal | None
    raw: pygame.Event | None = None


class Inputs:
    """All devices of the computer. Times are ns of `clock`, `size` is the window's.

    `keen`: look at the devices every two milliseconds while waiting, as a game against time
    needs it, and not only often enough for a hand on a menu. `nap` sleeps for so many s.
    """

    def __init__(
        self,
        size: tuple[int, int],
        clock: Callable[[], int] = time.perf_counter_ns,
        open_pad: Callable[[int], JoystickType] = pygame.joystick.Joystick,
        known_pad: Callable[[JoystickType], Mapping[str, str]] = mapping_of,
        nap: Callable[[float], None] = time.sleep,
    ) -> None:
        self.nap_s = CALM_NAP_S
        self.held: set[tuple[str, str]] = set()
        self.pointers = Pointers(size)
        self.pads = Pads(open_pad, known_pad)
        self._clock = clock
        self._nap = nap
        self._looked_ns = clock()
        self._batch = 0
        self._told_size = size
        self._settles_ns: int | None = None
        self._away = False
        self._back_ns: int | None = None

    def wait(self, until_ns: int) -> list[Heard]:
        """What is heard first, as soon as it is heard; nothing if it is `until_ns` by then."""
        heard = self.drain()
        while not heard:
            left = (until_ns - self._clock()) / 1e9
            if left <= 0:
                break
            self._nap(min(self.nap_s, left))
            heard = self.drain()
        return heard

    def drain(self) -> list[Heard]:
        """All that happened since the last look, in the order of the queue."""
        since, self._looked_ns = self._looked_ns, self._clock()
        events = pygame.event.get()
        if not events and self._settles_ns is None:
            return []
        self._batch += 1
        pump = Pump(self._clock(), since, self._batch)
        heard: list[Heard] = []
        for event in events:
            signals = self._alternating(self._translate(event, pump), pump)
            heard.append(Heard(signals[0] if signals else None, event))
            heard += [Heard(signal) for signal in signals[1:]]
        return heard + self._settled(pump.t_ns)

    def _translate(self, event: pygame.Event, pump: Pump) -> list[Signal]:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event, pump)
            case pygame.KEYUP:
                return [pump.press("keyboard", key(event.scancode), False)]
            case pygame.TEXTINPUT:
                return [Typed(pump.t_ns, event.text)]
            case pygame.WINDOWFOCUSLOST:
                self._away = True
                return [FocusChanged(pump.t_ns, focused=False)]
            case pygame.WINDOWFOCUSGAINED:
                if self._away:
                    self._back_ns = pump.t_ns
                self._away = False
                forget_layout()
                return [FocusChanged(pump.t_ns, focused=True)]
            case pygame.KEYMAPCHANGED:
                forget_layout()
            case pygame.WINDOWSIZECHANGED:
                self.pointers.size = (event.x, event.y)
                self._settles_ns = pump.t_ns + SETTLED_NS
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                return [Exposed(pump.t_ns)]
            case pygame.DROPFILE:
                return [Dropped(pump.t_ns, Path(event.file))]
            case pygame.QUIT:
                return [Quit(pump.t_ns)]
            case _:
                return self.pads.hear(event, pump) or self.pointers.hear(event, pump)
        return []

    def _key_down(self, event: pygame.Event, pump: Pump) -> list[Signal]:
        # When the window gets the focus back, some systems press again what is held anyway.
        if self._back_ns is not None and pump.t_ns - self._back_ns < GHOSTS_NS:
            return []
        return [pump.press("keyboard", key(event.scancode), True)]

    def _alternating(self, signals: list[Signal], pump: Pump) -> list[Signal]:
        """Only presses of what is up and releases of what is down (TOT-746)."""
        kept: list[Signal] = []
        for signal in signals:
            if isinstance(signal, DeviceChanged) and not signal.present:
                kept += self._let_go(pump, signal.device)
            if isinstance(signal, FocusChanged) and not signal.focused:
                kept += self._let_go(pump)
            if isinstance(signal, Press):
                thing = (signal.device, signal.control)
                if signal.pressed == (thing in self.held):
                    continue
                (self.held.add if signal.pressed else self.held.discard)(thing)
            kept.append(signal)
        return kept

    def _let_go(self, pump: Pump, device: str = "") -> list[Signal]:
        """Releases of all that is held, or all that is held on one device."""
        gone = sorted(thing for thing in self.held if device in ("", thing[0]))
        self.held.difference_update(gone)
        return [pump.press(thing[0], thing[1], False) for thing in gone]

    def _settled(self, now_ns: int) -> list[Heard]:
        """The new size of the window, once it has stopped changing."""
        if self._settles_ns is None or now_ns < self._settles_ns:
            return []
        self._settles_ns = None
        if self.pointers.size == self._told_size:
            return []
        self._told_size = self.pointers.size
        return [Heard(Resized(now_ns, self._told_size))]
