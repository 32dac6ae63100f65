"""The robot's play at a table against time: it looks, is startled, and its hands react."""

from __future__ import annotations

from random import Random
from typing import Any

from game.totem.cards import COLOUR_OF, SHAPE_OF
from scenes.input.bindings import MOUSE, TOUCH
from scenes.seats.controls import parted
from scenes.table.scene import TableScene
from tests.played.clock import MS
from tests.played.hands import PAD_WAYS, Hands

# What Kibitz calls the parts of a gamepad (`scenes.input.pad_parts`), and the robot.
PAD_PARTS = {
    "button:0": "a", "button:1": "b", "button:2": "x", "button:3": "y",
    "button:9": "leftshoulder", "button:10": "rightshoulder",
    "axis:4+": "lefttrigger", "axis:5+": "righttrigger",
    "button:11": "up", "button:12": "down", "button:13": "left", "button:14": "right",
    "hat:0:up": "up", "hat:0:down": "down", "hat:0:left": "left", "hat:0:right": "right",
}  # fmt: skip

# How long a hand takes, in ms, and how often in a hundred it sees what it should.
FASTEST, SLOWEST, SEES = 140, 900, 80
# What was overlooked is looked at again after so long.
AGAIN_MS = 1500
# So often in a thousand looks a hand does something for no reason.
SLIPS = 15


class Reflexes:
    """Every hand of a person: what it will do, and when."""

    def __init__(self, hands: Hands, rng: Random) -> None:
        self.hands = hands
        self.rng = rng
        self._planned: dict[tuple[int, str], int] = {}
        self._seen: Any = None
        self._seen_ns = 0

    @property
    def next_ns(self) -> int | None:
        """When a hand moves next."""
        return min(self._planned.values(), default=None)

    def act(self, table: TableScene) -> int:
        """Look at the table, and do what is due; how many things were done."""
        controller: Any = table.controller
        view, now = controller.view, self.hands.clock()
        people = [hand for hand, seen in enumerate(view.hands)
                  if not controller.desk.levels[seen.owner]]  # fmt: skip
        picture = (view.phase, view.pointer, view.reveals, view.chooser, view.rush_open,
                   tuple(hand.top for hand in view.hands), view.count)  # fmt: skip
        if picture != self._seen or now - self._seen_ns > AGAIN_MS * MS:
            self._seen, self._seen_ns = picture, now
            self._planned.clear()
            for hand in people:
                self._plan(view, hand, now)
        due = [plan for plan, when in self._planned.items() if when <= now]
        for hand, action in due:
            del self._planned[hand, action]
            if hand in people:
                self._move(table, hand, action)
        return len(due)

    def _plan(self, view: Any, hand: int, now: int) -> None:
        """What that hand will do about what it sees now."""
        if self.rng.randrange(1000) < SLIPS:
            self._soon(hand, self.rng.choice(("grab", "flip", "knock")), now)
        if self.rng.randrange(100) >= SEES:
            return
        if view.chooser == hand:
            self._soon(hand, "choose", now)
        elif view.rush_open or hand in matching(view):
            self._soon(hand, "grab", now)
        elif view.phase == "turning" and view.pointer == hand:
            self._soon(hand, "flip", now)

    def _soon(self, hand: int, action: str, now: int) -> None:
        self._planned[hand, action] = now + self.rng.randint(FASTEST, SLOWEST) * MS

    def _move(self, table: TableScene, hand: int, action: str) -> None:
        controller: Any = table.controller
        if action == "choose":
            buttons = list(controller.centre.buttons.values())
            if buttons and self.rng.random() < 0.5:
                self.hands.click(self.rng.choice(buttons).center)
                return
            action = self.rng.choice(("grab", "flip"))
        if action == "knock":
            x, y = controller.tabletop.ring.centre
            self.hands.click((x + round(controller.centre.size * 0.55), y))
            return
        held_ms = self.rng.choice((30, 80, 150, 150, 1200))
        self._press(table, hand, action, held_ms)

    def _press(self, table: TableScene, hand: int, action: str, held_ms: int) -> None:
        """By the control that the hand's plate names."""
        controller: Any = table.controller
        seen = controller.view.hands[hand]
        own = "1" if seen.side == "left" else "0"
        controls = dict(map(parted, table.seating.controls[seen.owner]))
        control = controls.get(f"{own}/{action}", "")
        deck, totem = controller.tabletop.ring.hands[hand].deck, controller.tabletop.ring.centre
        if control.startswith("key:"):
            self.hands.key(int(control.removeprefix("key:")), held_ms)
        elif control == MOUSE:
            self.hands.click(totem if action == "grab" else deck, held_ms=held_ms)
        elif control == TOUCH:
            pad = controller.tabletop.pads.get(hand)
            spot = pad.center if pad is not None and action == "grab" else deck
            self.hands.tap(spot, hand, held_ms)
        elif control.startswith("pad:"):
            part = PAD_PARTS[control.split(":", 2)[2]]
            if part in PAD_WAYS:
                self.hands.way("pad", part)
            else:
                self.hands.button(part, held_ms)


def matching(view: Any) -> set[int]:
    """The hands whose open cards match another's under the rule in force, and may be fought for."""
    feature = SHAPE_OF if view.rule == "shape" else COLOUR_OF
    seen: dict[int, list[int]] = {}
    for hand, one in enumerate(view.hands):
        if one.top is not None and feature[one.top] >= 0:
            seen.setdefault(feature[one.top], []).append(hand)
    spent = [set(group) for group in view.spent]
    return {
        hand for hands in seen.values() if len(hands) > 1
        if {view.hands[hand].top for hand in hands} not in spent for hand in hands
    }  # fmt: skip
