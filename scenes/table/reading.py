"""What is read in full by choice: a card and all it does, over the table until it is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.input.signals import Press

if TYPE_CHECKING:
    from scenes.table.sitting import Sitting

# What asks for it: the key I, a pad's upper button, the right button of the mouse.
ASKS = (f"key:{pygame.KSCAN_I}", "button:3")
ASKS_MOUSE = "mouse:3"


class Reading:
    """What is read now, if anything; the table waits meanwhile. `Choosing.to_read` says what."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.what: Any | None = None

    def heard(self, press: Press) -> bool:
        """Something is to be read, or no more; whether the press was about that.

        A press on what cannot be chosen now asks for it too. Whatever is pressed next puts
        it away.
        """
        if self.what is not None:
            self._open(None)
            return True
        sitting = self.sitting
        if sitting.turns.curtain is not None or sitting.held or sitting.looking:
            return False
        if press.pos is None and not press.control.endswith(ASKS):
            return False
        choosing, asks = sitting.choosing, press.control == ASKS_MOUSE
        found = choosing.to_read(press.pos)
        chooses = press.pos is not None and choosing.targets.at(press.pos) is not None
        if found is None or (chooses and not asks):
            return asks
        self._open(found)
        return True

    def put_away(self) -> None:
        """Nothing is read any more."""
        if self.what is not None:
            self._open(None)

    def _open(self, what: Any | None) -> None:
        self.what, self.sitting.looking = what, what is not None
        self.sitting.table.dirty = True
