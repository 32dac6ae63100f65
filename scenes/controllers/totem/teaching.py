"""Which hint a first game of Totem needs: only after a grab, never before one (TOT-747).

What somebody could have used is remembered, and told while the totem is held: then there
is nothing to grab for, and no hint can tell of a match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import Event
from game.totem import events as ev

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller

# In this order, if there are several at once.
NAMES = ("wrong", "duel", "rush", "tie", "outward", "colours", "deck")


class Teaching:
    """Listens for what the persons at the table have not understood yet."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.hints = controller.table.hints
        self.wanted: set[str] = set()

    def hear(self, events: list[Event]) -> None:
        """Something happened; if the totem is held now, show one hint that is wanted."""
        mine = self._persons()
        if not mine:
            return
        for event in events:
            self._note(event, mine)
        if any(isinstance(event, ev.DuelWon | ev.RushWon | ev.Punished) for event in events):
            self._look_at_decks(mine)
            self._show()

    def _persons(self) -> frozenset[int]:
        """The hands that persons play now."""
        controller = self.controller
        owners = enumerate(controller.state.owners)
        return frozenset(hand for hand, owner in owners if owner in controller.people)

    def _note(self, event: Event, mine: frozenset[int]) -> None:
        match event:
            case ev.DuelWon(winner, losers, _):
                self._learn("duel", bool(mine & set(losers)), winner in mine)
            case ev.RushWon(winner):
                self._learn("rush", winner not in mine, True)
            case ev.RushLapsed():
                self._learn("rush", True)
            case ev.Punished(hand, _):
                self._learn("wrong", hand in mine)
            case ev.Grabbed(tie=True, presses=presses):
                self._learn("tie", any(hand in mine for hand, _, _ in presses))
            case ev.Counted("turn", _):
                self.wanted.add("outward")
            case ev.RuleChanged("colour"):
                self.wanted.add("colours")

    def _learn(self, name: str, missed: bool, done: bool = False) -> None:
        """A person could have used that hint, or has done without."""
        if missed:
            self.wanted.add(name)
        elif done:
            self.hints.understood(name)
            self.wanted.discard(name)

    def _look_at_decks(self, mine: frozenset[int]) -> None:
        hands = self.controller.view.hands
        if any(hands[hand].deck == 0 and hands[hand].pile for hand in mine):
            self.wanted.add("deck")

    def _show(self) -> None:
        for name in NAMES:
            if name in self.wanted and self.hints.show(name, self.controller.now_ns):
                self.wanted.discard(name)
                self.controller.table.dirty = True
                return
