"""A pointer that drags: cards of the hand into slots, a card of the line onto an enemy's."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any

from game.cards import Card
from game.stratego.asking import LAYING
from game.stratego.cards import Slot
from game.stratego.moves import Attack

if TYPE_CHECKING:
    from scenes.controllers.stratego.asking import Asking

Pos = tuple[int, int]

# Units: a pointer that moved so far with a card drags it.
DRAGGED = 10


class Dragging:
    """What hangs on the pointer. A press that does not move is a click."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        # What was taken up, where, and where it is now.
        self.held: tuple[Any, Pos, Pos] | None = None

    def take_up(self, pos: Pos) -> bool:
        """A pointer presses; whether on a card that can be dragged."""
        target = self.asking.targets.at(pos)
        if target is not None and isinstance(target.what, tuple) and target.what[0] != "enemy":
            self.held = (target.what, pos, pos)
            return True
        return False

    def drag(self, pos: Pos) -> bool:
        """The pointer moves; whether it holds something."""
        if self.held is None:
            return False
        what, start, _ = self.held
        self.held = (what, start, pos)
        self.asking.targets.hover(pos)
        return True

    def drop(self, pos: Pos) -> bool:
        """The pointer lets go: a click if it did not move, else what it was dragged to."""
        if self.held is None:
            return False
        what, start, _ = self.held
        self.held = None
        if self._near(start, pos):
            self.asking.choose(what)
            return True
        target = self.asking.targets.at(pos)
        self._dropped(what, target.what if target is not None else None)
        self.asking.controller.changed()
        return True

    @property
    def moved(self) -> bool:
        """Whether what hangs on the pointer has left its place."""
        return self.held is not None and not self._near(*self.held[1:])

    def let_go(self) -> None:
        """Nothing hangs on the pointer any more."""
        self.held = None

    @property
    def card(self) -> Card | None:
        """The card that hangs on the pointer while a line is laid, if one does."""
        asking = self.asking
        if self.held is None or asking.controller.shown.phase not in LAYING:
            return None
        (kind, value), start, now = self.held
        if self._near(start, now):
            return None
        return value if kind == "card" else asking.laid.get(value)

    @property
    def aim(self) -> tuple[Slot, Pos] | None:
        """The slot of the own line that is dragged against the enemy, and where the pointer is."""
        if self.held is None or self.held[0][0] != "own" or self._near(*self.held[1:]):
            return None
        return self.held[0][1], self.held[2]

    def _near(self, start: Pos, now: Pos) -> bool:
        unit = self.asking.controller.table.unit
        return hypot(now[0] - start[0], now[1] - start[1]) < DRAGGED * unit

    def _dropped(self, what: tuple[str, int], where: Any) -> None:
        asking, laid = self.asking, self.asking.laid
        match what, where:
            case ("card", card), ("slot", slot) if asking.controller.shown.phase in LAYING:
                asking.lay(card, slot)
            case ("slot", here), ("slot", there) if here in laid:
                card, other = laid.pop(here), laid.pop(there, None)
                laid[there] = card
                if other is not None:
                    laid[here] = other
            case ("slot", here), _:
                laid.pop(here, None)
            case ("own", slot), ("enemy", target) if asking.seat is not None:
                asking.controller.submit(Attack(asking.seat, slot, target))
