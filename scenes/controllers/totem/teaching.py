"""Which hint a first game of Totem needs: the aim, and then only after a grab (TOT-747).

What it is about is said before the first card, to those who have not learnt it. What somebody
could have used is remembered, and told while the totem is held: then there is nothing to grab
for, and no hint can tell of a match. What is said of the grab itself is said at once or never,
and what is said of the table only while it is so.
"""

from __future__ import annotations

from game.cards import Event
from game.totem import events as ev
from scenes.controllers.totem.desk import Desk
from scenes.input.bindings import label
from scenes.seats.controls import parted
from scenes.table.hints import AIM

# In this order, if there are several at once.
NAMES = ("wrong", "duel", "rush", "three", "tie", "outward", "colours", "deck", "hand")
OF_THIS_GRAB = frozenset(("duel", "tie"))
OF_THE_TABLE = frozenset(("colours", "deck", "hand"))


class Teaching:
    """Listens for what the persons at the table have not understood yet."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hints = desk.table.hints
        self.hints.facts = self._facts
        self.wanted: set[str] = set()
        self._inward = False

    def begin(self) -> None:
        """A match is laid: say what it is about."""
        if self._persons():
            self.hints.show(AIM, self.desk.now_ns)

    def hear(self, events: list[Event]) -> None:
        """Something happened; if the totem is held now, show one hint that is wanted."""
        mine = self._persons()
        if not mine:
            return
        for event in events:
            self._note(event, mine)
        if any(isinstance(event, ev.Grabbed) for event in events):
            self.hints.withdraw(AIM)
            self.hints.passed()
        true_now = self._true_now(mine)
        for name in OF_THE_TABLE - true_now:
            self.hints.withdraw(name)
        if any(isinstance(event, ev.DuelWon | ev.RushWon | ev.Punished) for event in events):
            self._show(true_now)

    def again(self) -> None:
        """The last hint once more; nothing on the table tells which one it is."""
        self.hints.recall(self.hints.last or NAMES[1], self.desk.now_ns)

    def _facts(self) -> dict[str, str]:
        """With what to grab: its name, if one person plays with one control."""
        words, controls = self.desk.words, self.desk.controls
        seats = {self.desk.owners[hand] for hand in self._persons()}
        own = [parted(control) for seat in seats for control in controls[seat]]
        grabs = [control for meaning, control in own if meaning.endswith("grab")]
        alone = len(grabs) == 1
        return {"key": label(grabs[0], words) if alone else words("totem-your-key")}

    def _persons(self) -> frozenset[int]:
        """The hands that persons play now."""
        return frozenset(hand for hand in range(len(self.desk.owners)) if not self.desk.level(hand))

    def _note(self, event: Event, mine: frozenset[int]) -> None:
        match event:
            case ev.DuelWon(winner, losers, _):
                self._learn("duel", bool(mine & set(losers)), winner in mine)
            case ev.RushOpened():
                self._inward = True
            case ev.RushWon(winner):
                self._learn(self._rush(), winner not in mine, True)
            case ev.RushLapsed():
                self._learn(self._rush(), True)
            case ev.Punished(hand, _):
                self._learn("wrong", hand in mine)
            case ev.Grabbed(tie=True, presses=presses):
                self._learn("tie", any(hand in mine for hand, _, _ in presses))
            case ev.Counted("turn", _):
                self.wanted.add("outward")

    def _rush(self) -> str:
        """What the rush that is over was for: inward arrows or three of a colour (TOT-601)."""
        inward, self._inward = self._inward, False
        return "rush" if inward else "three"

    def _learn(self, name: str, missed: bool, done: bool = False) -> None:
        """A person could have used that hint, or has done without."""
        if missed:
            self.wanted.add(name)
        elif done:
            self.hints.understood(name)
            self.wanted.discard(name)

    def _true_now(self, mine: frozenset[int]) -> frozenset[str]:
        """Which of the hints about the table are true of it."""
        view = self.desk.view
        true_now = {"colours"} if view.rule == "colour" else set()
        if any(view.hands[hand].deck == 0 and view.hands[hand].pile for hand in mine):
            true_now.add("hand" if view.hands[0].side else "deck")
        return frozenset(true_now)

    def _show(self, true_now: frozenset[str]) -> None:
        useful = self.wanted | true_now
        self.wanted -= OF_THIS_GRAB
        for name in NAMES:
            if name in useful and self.hints.show(name, self.desk.now_ns):
                self.wanted.discard(name)
                self.desk.table.dirty = True
                return
