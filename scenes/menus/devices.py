"""Devices on the seats screen: a press binds a control, a gamepad sits down, goes and comes."""

from __future__ import annotations

import pygame
from pygame import Surface

from art import theme
from art.looks import BRASS
from scenes.input.bindings import (
    MOST_PEOPLE_ON_A_KEYBOARD,
    MOUSE,
    POINTERS,
    Recorder,
    awkward,
    cap_label,
    device_name,
    label,
    pad_of,
)
from scenes.input.focus import plain
from scenes.input.keyboard import key
from scenes.input.signals import DeviceChanged, FocusChanged, Press, Signal
from scenes.menus.ask import AskScene
from scenes.menus.seats_contract import SeatsPage

# Keys that Kibitz itself listens to at the table.
HOUSE_KEYS = frozenset(
    key(code)
    for code in (*range(pygame.KSCAN_F1, pygame.KSCAN_F4 + 1), pygame.KSCAN_F11, pygame.KSCAN_F12)
)
# The parts of a gamepad that say "I play too"; the others move about the menu, or leave it.
JOINING = frozenset(
    ("button:0", "button:2", "button:3", "button:6", "button:9", "button:10", "axis:4+", "axis:5+")
)


class Devices:
    """What the devices of those who sit down do before the game begins (TOT-742, TOT-745)."""

    def __init__(self, scene: SeatsPage) -> None:
        self.scene = scene
        self.words = scene.words
        self.listening: tuple[int, str] | None = None
        self._recorder = Recorder()
        bound = (pad_of(control) for _, _, control in scene.roster.bound())
        # A gamepad sits down once; if its seat is given away it still works the menu.
        self._seated = {device for device in bound if device}
        # Somebody works this screen by keys, mouse or finger: the first seat is meant for them.
        self._host = False
        self._at_keyboard = scene.roster.at_keyboard()

    # Hearing

    def hear(self, signal: Signal) -> bool:
        """Something was heard; whether it was meant for the seats and not for the menu."""
        if isinstance(signal, DeviceChanged):
            self._came_or_went(signal)
        if not isinstance(signal, Press | FocusChanged):
            return False
        if self.listening is not None:
            self._record(signal)
            return True
        if not isinstance(signal, Press) or not signal.pressed:
            return False
        device = pad_of(signal.control)
        self._host = self._host or not device
        if not device or device in self._seated or plain(signal.control) not in JOINING:
            return False
        if not self.scene.roster.binds:
            return False
        self._sit_down(device)
        return True

    # A gamepad

    def _sit_down(self, device: str) -> None:
        roster, name = self.scene.roster, device_name(device, self.words)
        seat = roster.join(device, self._host)
        if seat is None:
            self.scene.refuse(self.words("seats-full", device=name))
            return
        self._seated.add(device)
        self.scene.tell(self.words("seats-joined", device=name, name=roster.places[seat].name))
        self.scene.changed()

    def _came_or_went(self, change: DeviceChanged) -> None:
        roster = self.scene.roster
        seat, name = roster.seat_of(change.device), device_name(change.device, self.words)
        if seat is None:
            if change.present:
                self.scene.tell(self.words("seats-pad-new", device=name))
            return
        what = "seats-pad-back" if change.present else "seats-pad-gone"
        self.scene.tell(self.words(what, device=name, name=roster.places[seat].name))

    def missing(self) -> str:
        """A sentence about the first gamepad that a seat needs and that is not there, or ""."""
        present = self.scene.house.pads.present
        for seat, _, control in self.scene.roster.bound():
            device = pad_of(control)
            if device and device not in present:
                name = self.scene.roster.places[seat].name
                return self.words(
                    "seats-pad-missing", device=device_name(device, self.words), name=name
                )
        return ""

    # A press to be bound

    def listen(self, seat: int, slot: str) -> None:
        """Wait for the control that seat wants to use."""
        self.listening = (seat, slot)
        self._recorder = Recorder()

    def waits(self, seat: int, slot: str) -> bool:
        """Whether this is the control that is waited for."""
        return self.listening == (seat, slot)

    def cap(self, seat: int, slot: str) -> str:
        """What stands on the key cap of a slot."""
        if self.waits(seat, slot):
            return self.words("seats-press-key")
        controls = self.scene.roster.places[seat].controls.get(slot, ())
        return cap_label(controls, self.words) or self.words("seats-no-key")

    def _record(self, signal: Press | FocusChanged) -> None:
        """A key or a button is bound, or a pointer on the field itself; all else gives up."""
        assert self.listening is not None
        seat, slot = self.listening
        if isinstance(signal, FocusChanged):
            self.listening = None
        elif signal.pos is not None:
            if signal.pressed:
                self.listening = None
                field = self.scene.panel[f"key-{seat}-{slot}"].box
                if signal.control in POINTERS and field.collidepoint(signal.pos):
                    self._bind(seat, slot, signal.control)
        else:
            self._recorder.handle(signal)
            if self._recorder.done:
                self.listening = None
            if self._recorder.control is not None:
                self._bind(seat, slot, self._recorder.control)

    def _bind(self, seat: int, slot: str, control: str) -> None:
        roster, name = self.scene.roster, label(control, self.words)
        if control in HOUSE_KEYS:
            self.scene.refuse(self.words("key-of-the-house", key=name))
            return
        other = roster.bind(seat, slot, control)
        if other is not None:
            self._taken(seat, slot, control, other)
            return
        if pad_of(control):
            self._seated.add(pad_of(control))
        if awkward(control):
            self.scene.tell(self.words("key-awkward", key=name))
        self.advise()

    def _taken(self, seat: int, slot: str, control: str, other: int) -> None:
        """Another hand has that key: both may swap. There is nothing to give for a mouse."""
        roster, words, name = self.scene.roster, self.words, label(control, self.words)
        theirs = roster.places[other].name
        mine = cap_label(roster.places[seat].controls.get(slot, ()), words)
        if control == MOUSE or not mine:
            what = "mouse-taken" if control == MOUSE else "key-taken"
            self.scene.refuse(words(what, key=name, name=theirs))
            return

        def swap() -> None:
            roster.swap(seat, slot, control)
            self.advise()

        self.scene.stage.push(AskScene(
            self.scene.house, words("key-swap", key=name, name=theirs),
            words("key-swap-about", key=name, mine=mine, name=theirs,
                  own=roster.places[seat].name),
            words("key-swap-yes"), words("key-swap-no"), swap,
        ))  # fmt: skip

    def advise(self) -> None:
        """Recommend other devices as soon as too many people share the keyboard (TOT-742)."""
        before, self._at_keyboard = self._at_keyboard, self.scene.roster.at_keyboard()
        if self._at_keyboard > max(before, MOST_PEOPLE_ON_A_KEYBOARD):
            self.scene.tell(self.words("key-crowded"))

    # The picture

    def paint(self, screen: Surface) -> None:
        """Beside the field that waits: what can be pressed."""
        if self.listening is None:
            return
        brush, grid, seat = self.scene.panel.brush, self.scene.panel.grid, self.listening[0]
        x, y = self.scene.spots()[seat]
        box = grid.rect(x + 6, y + 6, 254, 86)
        brush.slab(screen, box, BRASS, 9)
        room = box.inflate(-grid.px(20), -grid.px(10))
        brush.wrap(screen, self.words("seats-bind"), room, 16, theme.INK, "bold")
