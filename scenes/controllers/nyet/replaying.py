"""NYET! in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Card, Event, Seat
from game.nyet import events as ev
from game.nyet.rules import NyetState
from scenes.controllers.nyet.controller import Controller
from scenes.table.key_moments import KeyMoment, Mark
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of NYET! that shows a record."""

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """With every card open the hands of the others are seen too."""
        return tuple(self.chair(seat).view.hand) if self.all_open else ()


def key_moment(state: NyetState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    found = [moment for event in events if (moment := _moment(event))]
    if state.outcome is not None:
        found.append(KeyMoment(Mark.WIN, events[-1], state.outcome.winners[0]))
    return max(found, key=lambda moment: moment.mark, default=None)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.TrickTaken(winner, loot):
            return KeyMoment(Mark.GAIN if loot else Mark.TURN, event, winner)
        case ev.TermsRead() | ev.RoundScored():
            return KeyMoment(Mark.GAIN, event, NOBODY)
    return None
