"""Which control does what for whom, and what to call it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

import pygame

from scenes.input.keyboard import printed, scancode
from scenes.input.signals import Press, Signal
from scenes.words import Words

Who = TypeVar("Who", bound=Hashable)

ESCAPE = f"key:{pygame.KSCAN_ESCAPE}"
MOUSE, TOUCH, PHONE = "mouse:1", "touch", "phone"
POINTERS = (MOUSE, TOUCH)
MOST_PEOPLE_ON_A_KEYBOARD = 4

# Keys the system itself may react to (TOT-742).
AWKWARD = frozenset(
    (
        pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT, pygame.KSCAN_LALT, pygame.KSCAN_RALT,
        pygame.KSCAN_LGUI, pygame.KSCAN_RGUI, pygame.KSCAN_LCTRL, pygame.KSCAN_RCTRL,
        pygame.KSCAN_CAPSLOCK, pygame.KSCAN_TAB,
    )
)  # fmt: skip

# Keys with a name instead of a sign, by the last part of their message's key.
NAMED = {
    pygame.KSCAN_SPACE: "space", pygame.KSCAN_RETURN: "return", pygame.KSCAN_TAB: "tab",
    pygame.KSCAN_ESCAPE: "escape", pygame.KSCAN_BACKSPACE: "backspace",
    pygame.KSCAN_UP: "up", pygame.KSCAN_DOWN: "down",
    pygame.KSCAN_LEFT: "left", pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_INSERT: "insert", pygame.KSCAN_DELETE: "delete",
    pygame.KSCAN_HOME: "home", pygame.KSCAN_END: "end",
    pygame.KSCAN_PAGEUP: "page-up", pygame.KSCAN_PAGEDOWN: "page-down",
    pygame.KSCAN_LSHIFT: "left-shift", pygame.KSCAN_RSHIFT: "right-shift",
    pygame.KSCAN_LCTRL: "left-control", pygame.KSCAN_RCTRL: "right-control",
    pygame.KSCAN_LALT: "left-alt", pygame.KSCAN_RALT: "right-alt",
    pygame.KSCAN_LGUI: "left-super", pygame.KSCAN_RGUI: "right-super",
    pygame.KSCAN_CAPSLOCK: "caps-lock", pygame.KSCAN_KP_ENTER: "keypad-enter",
}  # fmt: skip
KEYPAD = {
    pygame.KSCAN_KP_0: "0", pygame.KSCAN_KP_1: "1", pygame.KSCAN_KP_2: "2",
    pygame.KSCAN_KP_3: "3", pygame.KSCAN_KP_4: "4", pygame.KSCAN_KP_5: "5",
    pygame.KSCAN_KP_6: "6", pygame.KSCAN_KP_7: "7", pygame.KSCAN_KP_8: "8",
    pygame.KSCAN_KP_9: "9", pygame.KSCAN_KP_PLUS: "+", pygame.KSCAN_KP_MINUS: "-",
    pygame.KSCAN_KP_MULTIPLY: "*", pygame.KSCAN_KP_DIVIDE: "/", pygame.KSCAN_KP_PERIOD: ".",
}  # fmt: skip
MOUSE_BUTTONS = {"1": "left", "2": "middle", "3": "right"}
PAD_BUTTONS = {"9": "left-shoulder", "10": "right-shoulder"}
PAD_AXES = {"4": "left-trigger", "5": "right-trigger"}


@dataclass(frozen=True, slots=True)
class Bound(Generic[Who]):
    """What a control is for."""

    who: Who
    action: str


@dataclass(frozen=True, slots=True)
class Taken(Generic[Who]):
    """Why a control cannot be given away: it serves somebody already (TOT-740)."""

    code: ClassVar[str] = "key-taken"
    control: str
    who: Who
    action: str


class Bindings(Generic[Who]):
    """Controls and what they do for whom. A control serves one purpose of one `who`."""

    def __init__(self) -> None:
        self._bound: dict[str, Bound[Who]] = {}

    def __iter__(self) -> Iterator[tuple[str, Bound[Who]]]:
        return iter(self._bound.items())

    def __getitem__(self, control: str) -> Bound[Who] | None:
        """What a control is for, None if it is free."""
        return self._bound.get(control)

    def of(self, who: Who, action: str) -> list[str]:
        """The controls somebody has for an action, oldest first."""
        return [control for control, bound in self if bound == Bound(who, action)]

    def add(self, control: str, who: Who, action: str) -> Taken[Who] | None:
        """Give a control to somebody beside those they have; or who has it already."""
        bound = self._bound.setdefault(control, Bound(who, action))
        if bound == Bound(who, action):
            return None
        return Taken(control, bound.who, bound.action)

    def change(self, control: str, who: Who, action: str) -> Taken[Who] | None:
        """Give a control to somebody in the place of those they have; or who has it already."""
        taken = self.add(control, who, action)
        if taken is None:
            for old in self.of(who, action):
                if old != control:
                    self.free(old)
        return taken

    def free(self, control: str) -> None:
        """Take a control from whoever has it."""
        self._bound.pop(control, None)

    def heard(self, press: Press) -> Bound[Who] | None:
        """What a press or a release is for."""
        return self._bound.get(press.control)


class Recorder:
    """Waits for the control somebody wants to use. Escape and focus loss give up."""

    def __init__(self) -> None:
        self.control: str | None = None
        self.given_up = False

    @property
    def done(self) -> bool:
        return self.control is not None or self.given_up

    def handle(self, signal: Signal) -> None:
        """Take the first press; later ones change nothing."""
        if self.done or not isinstance(signal, Press) or not signal.pressed:
            return
        if signal.control == ESCAPE:
            self.given_up = True
        else:
            self.control = signal.control


def pad_of(control: str) -> str:
    """The device of a gamepad's control, such as "pad:0"; "" if it is no gamepad's."""
    return _one_of_several(control, "pad")


def phone_of(control: str) -> str:
    """The device of a phone's control, such as "phone:2"; "" if it is no phone's."""
    return _one_of_several(control, PHONE)


def _one_of_several(control: str, kind: str) -> str:
    first, _, rest = control.partition(":")
    return f"{first}:{rest.partition(':')[0]}" if first == kind else ""


def clash(control: str, same_seat: bool) -> bool:
    """Whether a control cannot serve two purposes, of one seat or of two (TOT-740).

    Where a pointer goes down tells what it means: fingers may serve every seat, each at a
    place of its own, and the mouse all purposes of one seat (TOT-745).
    """
    return control != TOUCH and not (control == MOUSE and same_seat)


def awkward(control: str) -> bool:
    """Whether the system may react to that key itself (TOT-742)."""
    return scancode(control) in AWKWARD


def device_of(control: str) -> str:
    """The device a control is on: "keyboard", "mouse", "touch", "pad:0" or "phone:2"."""
    kind = control.partition(":")[0]
    return "keyboard" if kind == "key" else pad_of(control) or phone_of(control) or kind


def device_name(device: str, words: Words) -> str:
    """What to call a device: "keyboard", "mouse", "touch" with or without a finger, "pad:0"."""
    kind, _, rest = device.partition(":")
    if kind == "pad":
        return words("input-pad", pad=int(rest) + 1)
    return words(f"input-device-{kind}")


def cap_label(controls: Sequence[str], words: Words) -> str:
    """What stands on a key cap for all controls that do the same; "" if there are none."""
    if not controls:
        return ""
    first, pad = controls[0], pad_of(controls[0])
    if phone_of(first):
        return words("input-cap-phone")
    if first in POINTERS:
        return words(f"input-cap-{'mouse' if first == MOUSE else 'touch'}")
    if not pad:
        return label(first, words)
    number = int(pad.partition(":")[2]) + 1
    if len(controls) > 1:
        return words("input-cap-pad", pad=number)
    kind, which, *way = first.split(":")[2:]
    if kind == "hat":
        return words("input-cap-hat", pad=number, way=way[0])
    named = (PAD_BUTTONS if kind == "button" else PAD_AXES).get(which.rstrip("+-"))
    if named:
        return words(f"input-cap-{named}", pad=number)
    return words(f"input-cap-{kind}", pad=number, number=int(which.rstrip("+-")) + 1)


def label(control: str, words: Words) -> str:
    """What to call a control: what is printed on it under the layout in use (TOT-740)."""
    kind, _, rest = control.partition(":")
    match kind:
        case "key":
            return _key_label(int(rest), words)
        case "mouse" if rest in MOUSE_BUTTONS:
            return words(f"input-mouse-{MOUSE_BUTTONS[rest]}")
        case "mouse":
            return words("input-mouse-other", number=rest)
        case "touch":
            return words("input-touch")
        case "phone":
            return words("input-cap-phone")
    return _pad_label(rest.split(":"), words)


def _key_label(code: int, words: Words) -> str:
    if code in NAMED:
        return words(f"input-key-{NAMED[code]}")
    if code in KEYPAD:
        return words("input-key-keypad", sign=KEYPAD[code])
    name = printed(code)
    if name:
        return name
    if pygame.KSCAN_F1 <= code <= pygame.KSCAN_F12:
        return f"F{code - pygame.KSCAN_F1 + 1}"
    return words("input-key-other", number=code)


def _pad_label(parts: list[str], words: Words) -> str:
    """Players count from one, machines from nought."""
    pad = int(parts[0]) + 1
    match parts[1:]:
        case ["button", number] if number in PAD_BUTTONS:
            return words(f"input-pad-{PAD_BUTTONS[number]}", pad=pad)
        case ["axis", side] if side[:-1] in PAD_AXES:
            return words(f"input-pad-{PAD_AXES[side[:-1]]}", pad=pad)
        case ["button", number]:
            return words("input-pad-button", pad=pad, number=int(number) + 1)
        case ["hat", _, way]:
            return words("input-pad-hat", pad=pad, way=way)
        case ["axis", side]:
            return words("input-pad-axis", pad=pad, number=int(side[:-1]) + 1, side=side[-1])
    return words("input-pad", pad=pad)
