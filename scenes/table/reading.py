"""What is read in full by choice: a card and all it does, over the table until it is put away."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from scenes.input.signals import Press
from scenes.stage import Scene
from scenes.table.targets import Targets
from scenes.table.turns import Turns

MS = 1_000_000
# A finger that rests on what can be chosen for so long wants to read it, not to choose it.
RESTS_MS = 450
# What asks for it: the key I, a pad's upper button, the right button of the mouse.
ASKS = (f"key:{pygame.KSCAN_I}", "button:3")
ASKS_MOUSE = "mouse:3"
FINGER = "touch"


class Readers(Protocol):
    """Those at a table, and what they can read there."""

    turns: Turns
    held: bool
    looking: bool

    @property
    def table(self) -> Scene:
        """The table they sit at."""

    @property
    def targets(self) -> Targets:
        """What can be chosen now."""

    def to_read(self, pos: tuple[int, int] | None) -> Any | None:
        """What there is to read there, or (None) at what has the focus."""

    def press_at(self, pos: tuple[int, int]) -> None:
        """A finger went up that wanted to read nothing."""


class Reading:
    """What is read now, if anything; the table waits meanwhile. `Sitting.to_read` says what."""

    def __init__(self, sitting: Readers) -> None:
        self.sitting = sitting
        self.what: Any | None = None
        # A finger on something that can be chosen and read, and what there is to read.
        self._finger: Press | None = None
        self._under: Any | None = None

    def heard(self, press: Press) -> bool:
        """Something is to be read; whether the press was about that.

        A press on what cannot be chosen now asks for it too, and a finger that rests on what
        can be. Whatever is pressed next puts it away (`Sitting.puts_away`).
        """
        sitting = self.sitting
        if sitting.turns.curtain is not None or sitting.held or sitting.looking:
            return False
        if press.pos is None and not press.control.endswith(ASKS):
            return False
        targets, asks = sitting.targets, press.control == ASKS_MOUSE
        found = sitting.to_read(press.pos)
        chooses = press.pos is not None and targets.at(press.pos) is not None
        if chooses and self.rests(press):
            return True
        if found is None or (chooses and not asks):
            return asks
        self.open(found)
        return True

    def rests(self, press: Press) -> bool:
        """Whether this is a finger on something to be read: it may rest there long enough."""
        found = self.sitting.to_read(press.pos)
        if found is None or not press.device.startswith(FINGER):
            return False
        self._finger, self._under = press, found
        return True

    def forget(self) -> None:
        """The finger went up or on: it wants to read nothing."""
        self._finger = None

    def let_go(self, press: Press) -> bool:
        """A finger that had not rested long goes up: it chose; whether it was that one."""
        finger, self._finger = self._finger, None
        if finger is None or finger.device != press.device or finger.pos is None:
            return False
        self.sitting.press_at(finger.pos)
        return True

    def tick(self, now_ns: int) -> None:
        """Time has come to `now_ns`: a finger may have rested long enough."""
        due = self.next_ns()
        if due is not None and now_ns >= due:
            self.forget()
            self.open(self._under)

    def next_ns(self) -> int | None:
        """When a finger will have rested long enough, if one rests."""
        return None if self._finger is None else self._finger.t_ns + RESTS_MS * MS

    def put_away(self) -> None:
        """Nothing is read any more."""
        self.forget()
        if self.what is not None:
            self.open(None)

    def open(self, what: Any | None) -> None:
        """This is read now, or (None) nothing is."""
        self.what, self.sitting.looking = what, what is not None
        self.sitting.table.dirty = True
