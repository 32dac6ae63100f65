"""Stratego Cards in a replay: the same table and events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Event, Seat
from scenes.controllers.stratego.controller import Controller
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Stratego Cards that shows a record."""

    def told(self, event: Event) -> Iterable[str]:
        """What was seen in a look stays with the one who looked, whoever watches."""
        return self.sentences(event.seen_by(None))

    def open_line(self, seat: Seat) -> tuple[int, ...]:
        """With every card open the other line is seen too."""
        return tuple(self.chair(seat).view.lines[seat]) if self.all_open else ()
