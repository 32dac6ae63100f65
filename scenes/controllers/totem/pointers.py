"""Mouse and fingers at Totem's table: the totem, decks, grab pads and the choice (TOT-745)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.totem.moves import Choose, Knock
from scenes.controllers.totem.controls import touch_hands
from scenes.input.bindings import MOUSE, TOUCH
from scenes.input.signals import Press

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller


class Pointing:
    """What a pointer that goes down or comes up means, by whose it is and where it is."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self._fingers: dict[int, frozenset[str]] = {}

    def bind(self) -> None:
        """The controls of the seats are others now."""
        state, controls = self.controller.state, self.controller.table.seating.controls
        self._fingers = touch_hands(controls, state.owners, state.sides)

    @property
    def touch_hands(self) -> tuple[int, ...]:
        """The hands of persons that fingers play now: each has a grab pad."""
        return tuple(hand for hand in self._fingers if not self._bot(hand))

    def heard(self, press: Press, t: int) -> None:
        """A pointer went down or came up; `t` is the time of the match."""
        assert press.pos is not None
        if not press.pressed:
            self.controller.let_go(press.device, t)
            return
        choice = self.controller.centre.choice_at(press.pos)
        if choice:
            self._choose(press, choice, t)
        elif press.control == TOUCH and self._on_pad(press, t):
            return
        elif press.control in (MOUSE, TOUCH):
            self._on_table(press, t)

    def _bot(self, hand: int) -> bool:
        return bool(self.controller.levels[self.controller.state.owners[hand]])

    def _choose(self, press: Press, what: str, t: int) -> None:
        """A button of the choice: for the chooser, unless the pointer is another seat's."""
        chooser = self.controller.view.chooser
        owners, seat = self.controller.state.owners, self._seat(press)
        if not self._bot(chooser) and seat in (None, owners[chooser]):
            self.controller.submit(chooser, Choose(chooser, what, t))

    def _on_pad(self, press: Press, t: int) -> bool:
        """A finger on a grab pad grabs; on the deck in it, where that is asked for, it turns."""
        assert press.pos is not None
        controller, own_key = self.controller, self.controller.state.options.flip_mode == "own_key"
        hand = controller.tabletop.pad_at(press.pos)
        if hand is None:
            return False
        actions = self._fingers[hand]
        on_deck = own_key and controller.tabletop.deck_at(press.pos) == hand
        action = "flip" if on_deck and "flip" in actions else "grab"
        if action in actions:
            controller.pressed(press.device, hand, action, t, press.t_ns)
        return True

    def _on_table(self, press: Press, t: int) -> None:
        """A press on the totem, on its rim (TOT-726), or on a deck of the pointer's own seat."""
        assert press.pos is not None
        controller, options = self.controller, self.controller.state.options
        deck = controller.tabletop.deck_at(press.pos)
        if controller.centre.on_totem(press.pos):
            hand = self._hand(press)
            if hand is not None:
                controller.pressed(press.device, hand, "grab", t, press.t_ns)
        elif options.knock_over and controller.centre.on_rim(press.pos):
            hand = self._hand(press)
            if hand is not None:
                controller.submit(hand, Knock(hand, t))
        elif (
            options.flip_mode == "own_key"
            and deck is not None
            and controller.state.owners[deck] == self._seat(press)
        ):
            controller.pressed(press.device, deck, "flip", t, press.t_ns)

    def _seat(self, press: Press) -> int | None:
        """The seat a pointer plays for: its own, else the only person's."""
        owners, people = self.controller.state.owners, self.controller.people
        if press.control == TOUCH:
            seats = {owners[hand] for hand in self.touch_hands}
            if seats:
                return seats.pop() if len(seats) == 1 else None
        else:
            bound = self.controller.bound.heard(press)
            if bound is not None:
                return owners[bound.who]
        return people[0] if len(people) == 1 else None

    def _hand(self, press: Press) -> int | None:
        """The hand that a press on the totem moves; with two, the half of the totem says which."""
        assert press.pos is not None
        state, seat = self.controller.state, self._seat(press)
        mine = [hand for hand, owner in enumerate(state.owners) if owner == seat]
        if len(mine) < 2:
            return mine[0] if mine else None
        left = press.pos[0] < self.controller.tabletop.ring.centre[0]
        return next(hand for hand in mine if (state.sides[hand] == "left") == left)
