"""Mouse and fingers at Totem's table: the totem, decks, grab pads and the choice (TOT-745)."""

from __future__ import annotations

from game.totem.moves import Hand
from scenes.controllers.totem.centre import Centre
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.tabletop import Tabletop
from scenes.input.bindings import MOUSE, TOUCH
from scenes.input.signals import Press


class Pointing:
    """What a pointer that goes down means, by whose it is and where it is."""

    def __init__(self, desk: Desk, centre: Centre, tabletop: Tabletop) -> None:
        self.desk = desk
        self.centre = centre
        self.tabletop = tabletop

    def meant(self, press: Press) -> tuple[Hand, str] | None:
        """Which hand does what: duel, rush, grab, flip or knock; None: nothing."""
        assert press.pos is not None
        choice = self.centre.choice_at(press.pos)
        if choice:
            return self._chosen(press, choice)
        pad = self.tabletop.pad_at(press.pos) if press.control == TOUCH else None
        if pad is not None:
            return self._on_pad(press.pos, pad)
        return self._on_table(press, press.pos) if press.control in (MOUSE, TOUCH) else None

    def _chosen(self, press: Press, what: str) -> tuple[Hand, str] | None:
        """A button of the choice: for the chooser, unless the pointer is another seat's."""
        chooser = self.desk.view.chooser
        whose = (None, self.desk.owners[chooser])
        mine = not self.desk.level(chooser) and self._seat(press) in whose
        return (chooser, what) if mine else None

    def _on_pad(self, pos: tuple[int, int], hand: Hand) -> tuple[Hand, str] | None:
        """A finger on a grab pad grabs; on the deck in it, where that is asked for, it turns."""
        does = self.desk.touched.get(hand, frozenset())
        on_deck = self._own_key and self.tabletop.deck_at(pos) == hand
        action = "flip" if on_deck and "flip" in does else "grab"
        return (hand, action) if action in does else None

    def _on_table(self, press: Press, pos: tuple[int, int]) -> tuple[Hand, str] | None:
        """A press on the totem, on its rim (TOT-726), or on a deck of the pointer's own seat."""
        hand = self._hand(press, pos)
        if self.centre.on_totem(pos):
            return None if hand is None else (hand, "grab")
        if self.desk.options.knock_over and self.centre.on_rim(pos):
            return None if hand is None else (hand, "knock")
        deck = self.tabletop.deck_at(pos) if self._own_key else None
        own = deck is not None and self.desk.owners[deck] == self._seat(press)
        return (deck, "flip") if deck is not None and own else None

    @property
    def _own_key(self) -> bool:
        """Whether players turn their cards themselves (TOT-709)."""
        return self.desk.options.flip_mode == "own_key"

    def _seat(self, press: Press) -> int | None:
        """The seat a pointer plays for: its own, else the only person's."""
        owners, people = self.desk.owners, self.desk.people
        if press.control == TOUCH:
            seats = {owners[hand] for hand in self.desk.touched}
            if seats:
                return seats.pop() if len(seats) == 1 else None
        else:
            bound = self.desk.bound.heard(press)
            if bound is not None:
                return owners[bound.who]
        return people[0] if len(people) == 1 else None

    def _hand(self, press: Press, pos: tuple[int, int]) -> Hand | None:
        """The hand that a press on the totem moves; with two, the half of the totem says which."""
        seat = self._seat(press)
        mine = [hand for hand, owner in enumerate(self.desk.owners) if owner == seat]
        if len(mine) < 2:
            return mine[0] if mine else None
        left = pos[0] < self.tabletop.ring.centre[0]
        return next(hand for hand in mine if (self.desk.sides[hand] == "left") == left)
