"""Frantic in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from game.cards import Seat
from scenes.controllers.frantic.controller import Controller
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Frantic that shows a record."""

    def _ask_anew(self) -> None:
        """Nobody is asked, and whose view is shown is chosen."""

    def player_at(self, seat: Seat) -> int:
        player: int = self.table_view.persons[seat]
        return player
