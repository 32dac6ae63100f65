"""What hangs on a pointer at the table of Stratego Cards: a card of the hand or of the line."""

from __future__ import annotations

from math import hypot

from game.prompts import Thing

Pos = tuple[int, int]

# Units: a pointer that moved so far with a card drags it.
DRAGGED = 10
DRAGS = ("card", "slot", "own")


class Dragging:
    """What a pointer took up, and where it is. A press that does not move is a click."""

    def __init__(self) -> None:
        self.what: Thing | None = None
        self.pos: Pos = (0, 0)
        self._start: Pos = (0, 0)
        # Whether it has left its place.
        self.moved = False

    def take_up(self, what: Thing | None, pos: Pos) -> bool:
        """A pointer presses there; whether on something that can be dragged."""
        if what is None or what.kind not in DRAGS:
            return False
        self.what, self.pos, self._start, self.moved = what, pos, pos, False
        return True

    def drag(self, pos: Pos, unit: float) -> None:
        """The pointer that holds something moves."""
        self.pos = pos
        away = hypot(pos[0] - self._start[0], pos[1] - self._start[1])
        self.moved = away >= DRAGGED * unit

    def let_go(self) -> None:
        """Nothing hangs on the pointer any more."""
        self.what = None
