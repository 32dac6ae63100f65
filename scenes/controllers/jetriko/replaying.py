"""Jetriko in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from game.cards import Card, Seat
from scenes.controllers.jetriko.controller import Controller
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Jetriko that shows a record."""

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """With every card open the hands of the others are seen too."""
        if self.all_open:
            return tuple(self.chair(seat).view.hand)
        return super().open_hand(seat)
