"""Frantic in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Card, Event, Seat
from game.frantic import events as ev
from game.frantic.rules import FranticState
from scenes.controllers.frantic.controller import Controller
from scenes.table.key_moments import KeyMoment, Mark
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Frantic that shows a record."""

    def _ask_anew(self) -> None:
        """Nobody is asked, and whose view is shown is chosen."""

    def player_at(self, seat: Seat) -> int:
        player: int = self.table_view.persons[seat]
        return player

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """With every card open the hands of the others are seen too."""
        if self.all_open:
            return tuple(self.chair(seat).view.hand)
        return super().open_hand(seat)


def key_moment(state: FranticState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    found = [moment for event in events if (moment := _moment(event))]
    return max(found, key=lambda moment: moment.mark, default=None)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.RoundEnded(winners=winners):
            return KeyMoment(Mark.WIN, event, winners[0] if winners else NOBODY)
        case ev.Thrown(seat):
            return KeyMoment(Mark.ERROR, event, seat)
        case ev.EventTurned(trigger=trigger):
            return KeyMoment(Mark.GAIN, event, trigger)
        case ev.VictimsNamed(seat):
            return KeyMoment(Mark.TURN, event, seat)
    return None
