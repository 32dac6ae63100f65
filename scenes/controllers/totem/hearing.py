"""Signals become moves on the match clock: who pressed what, and when (TOT-705, TOT-740)."""

from __future__ import annotations

from collections.abc import Callable

from game.totem.moves import Choose, Flip, Grab, Hand, Knock, Release, TotemMove
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.pointers import Pointing
from scenes.input.bindings import device_of, phone_of
from scenes.input.clock import FairStamps, TrueOrder
from scenes.input.signals import FocusChanged, Press, Signal

MS = 1_000_000
# The picture, as a device that is never late: next to a phone no stamp falls behind it.
PICTURE = "picture"
LET_GO_NS = 1000 * MS


class Hearing:
    """Listens to all devices. `submit` is handed what a hand did."""

    def __init__(
        self, desk: Desk, pointing: Pointing, submit: Callable[[Hand, TotemMove], None]
    ) -> None:
        self.desk = desk
        self.submit = submit
        self._pointing = pointing
        self._offsets = dict(desk.table.house.settings.device_offsets)
        self.stamps = FairStamps(self._offsets)
        # What is held down: whose hand that is, and since when.
        self.held: dict[str, tuple[Hand, int]] = {}
        self._scolded: set[str] = set()
        self.line_up()

    def line_up(self) -> None:
        """Only persons race by their devices: one alone, against bots, need not wait."""
        people = self.desk.people if len(self.desk.people) > 1 else ()
        controls = [text.partition("=")[2] for seat in people for text in self.desk.controls[seat]]
        devices = dict.fromkeys(map(device_of, controls))
        if any(map(phone_of, devices)):
            devices[PICTURE] = None
        self._order = TrueOrder(self._offsets, devices)

    def clock_known(self, device: str, unsure_ms: int) -> None:
        """How sure a phone is now: it tells of a press at most twice as much later (TOT-749)."""
        self._offsets[device] = 2 * unsure_ms

    def heard(self, signal: Signal) -> None:
        """A device was used, or the window is looked at no more."""
        if isinstance(signal, FocusChanged) and not signal.focused:
            self.held.clear()
            self._order.forget()
        elif isinstance(signal, Press) and not self.desk.clock.paused:
            self._order.put(signal)
            self.hear_due(signal.t_ns)

    def hear_due(self, now_ns: int) -> None:
        """Presses that have waited for slower devices, and those that need not (TOT-705)."""
        for press in self._order.due(now_ns):
            if not self.desk.clock.paused:
                self._press(press)

    def _press(self, press: Press) -> None:
        t = max(self.desk.clock.ms(self.stamps.ns(press)), self.desk.view.now)
        # A pointer is held as a whole: it may come up elsewhere.
        control = press.control if press.pos is None else press.device
        if not press.pressed:
            self.let_go(control, t)
        elif press.pos is not None:
            meant = self._pointing.meant(press)
            if meant is not None:
                self._pressed(control, *meant, t, press)
        else:
            bound = self.desk.bound.heard(press)
            if bound is not None:
                self._pressed(control, bound.who, bound.action, t, press)

    def _pressed(self, control: str, hand: Hand, action: str, t: int, press: Press) -> None:
        """Somebody did something: a grab, a turn, or an answer to the choice."""
        if self.desk.level(hand):
            return
        asked = self.desk.view.chooser == hand
        match action:
            case "duel" | "rush":
                self.submit(hand, Choose(hand, action, t))
            case "knock":
                self.submit(hand, Knock(hand, t))
            case "grab" | "flip" if asked:
                self.submit(hand, Choose(hand, "duel" if action == "grab" else "rush", t))
            case "grab":
                self.held[control] = (hand, press.t_ns)
                self.submit(hand, Grab(hand, t, _within_ms(press)))
            case "flip":
                self.submit(hand, Flip(hand, t))

    def let_go(self, control: str, t: int) -> None:
        """Something that was held came up."""
        hand, _ = self.held.pop(control, (None, 0))
        self._scolded.discard(control)
        if hand is not None:
            self.submit(hand, Release(hand, t))

    def let_all_go(self) -> None:
        """Keys that came up while nobody listened (TOT-746)."""
        for control in list(self.held):
            self.let_go(control, self.desk.view.now)

    def forget(self) -> None:
        """Another game begins: nothing is held."""
        self.held.clear()
        self._scolded.clear()

    def to_scold(self, now_ns: int) -> list[Hand]:
        """Whose key has just been down for too long: it can swallow the others' (TOT-743)."""
        new = {
            control: hand
            for control, (hand, since) in self.held.items()
            if now_ns - since >= LET_GO_NS and control not in self._scolded
        }
        self._scolded.update(new)
        return list(new.values())

    def next_ns(self) -> int | None:
        """When a press has waited long enough, or somebody is to be scolded."""
        soon = [
            when
            for _, since in self.held.values()
            if (when := since + LET_GO_NS) > self.desk.now_ns
        ]
        waits = self._order.next_ns()
        return min([*soon, waits] if waits is not None else soon, default=None)


def _within_ms(press: Press) -> int:
    """How much later than told a press may have been made."""
    return 0 if press.made is None else -(-press.made.within_ns // MS)
