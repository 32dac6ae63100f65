"""What the parts of a gamepad are called, whatever numbers its maker gave them.

Kibitz numbers them as SDL does for the gamepads it knows: buttons 0 to 3 are the face,
9 and 10 the shoulders, 11 to 14 the cross; axes 4 and 5 are the triggers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame
from pygame._sdl2 import controller
from pygame.joystick import JoystickType

BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick",
    "leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")
# Where most gamepads that SDL does not know have their parts.
USUAL = {
    "a": "b0", "b": "b1", "x": "b2", "y": "b3", "leftshoulder": "b4", "rightshoulder": "b5",
    "lefttrigger": "b6", "righttrigger": "b7", "back": "b8", "start": "b9", "leftstick": "b10",
    "rightstick": "b11",
}  # fmt: skip
# Parts without a name are numbered behind those that have one.
UNNAMED = 32


@dataclass(frozen=True, slots=True)
class Parts:
    """From the numbers of one gamepad to ours: "b5" is "button:10", "a2" is "axis:4"."""

    ours: Mapping[str, str]

    def button(self, number: int) -> str:
        """The control of a button; some gamepads have buttons for triggers."""
        return self.ours.get(f"b{number}") or self._spare("button", number)

    def axis(self, number: int) -> str:
        """The control of an axis, without its side."""
        return self.ours.get(f"a{number}") or self._spare("axis", number)

    def _spare(self, kind: str, number: int) -> str:
        plain = f"{kind}:{number}"
        return plain if plain not in self.ours.values() else f"{kind}:{number + UNNAMED}"


def parts_of(mapping: Mapping[str, str]) -> Parts:
    """The parts of a gamepad from what SDL says about it; the usual ones if it says nothing."""
    ours = {}
    for name, theirs in (mapping or USUAL).items():
        theirs = theirs.strip("+-~")
        if name in BUTTONS and theirs[:1] == "b":
            ours[theirs] = f"button:{BUTTONS.index(name)}"
        elif name in AXES and theirs[:1] == "a":
            ours[theirs] = f"axis:{AXES.index(name)}"
        elif name in AXES and theirs[:1] == "b":
            ours[theirs] = f"axis:{AXES.index(name)}+"
    return Parts(ours)


def mapping_of(joystick: JoystickType) -> Mapping[str, str]:
    """What SDL knows about a gamepad, such as {"a": "b0"}; nothing if it does not know it."""
    try:
        controller.init()
        known = controller.Controller.from_joystick(joystick)
        mapping = known.get_mapping()
        known.quit()
    except pygame.error:
        return {}
    return mapping
