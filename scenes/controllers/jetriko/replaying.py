"""Jetriko in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Card, Event, Seat
from game.jetriko import events as ev
from game.jetriko.rules import JetrikoState
from scenes.controllers.jetriko.controller import Controller
from scenes.table.key_moments import KeyMoment, Mark
from scenes.table.replayed import ReplayedSitting

# An attack of this strength is worth a mark of its own.
STRONG = 4


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Jetriko that shows a record."""

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """With every card open the hands of the others are seen too."""
        if self.all_open:
            return tuple(self.chair(seat).view.hand)
        return super().open_hand(seat)


def key_moment(state: JetrikoState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    found = [moment for event in events if (moment := _moment(event))]
    return max(found, key=lambda moment: moment.mark, default=None)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.RoundWon(seat):
            return KeyMoment(Mark.WIN, event, seat)
        case ev.RoundBlocked(winner):
            return KeyMoment(Mark.WIN, event, winner)
        case ev.TrapRevealed(seat):
            return KeyMoment(Mark.ERROR, event, seat)
        case ev.AttackHits(value=value, victim=victim) if value >= STRONG:
            return KeyMoment(Mark.GAIN, event, victim)
        case ev.OnTheBrink(seat):
            return KeyMoment(Mark.GAIN, event, seat)
        case ev.AttackHits(victim=victim) | ev.AttackSent(victim=victim):
            return KeyMoment(Mark.TURN, event, victim)
        case ev.DirectionSet():
            return KeyMoment(Mark.TURN, event, NOBODY)
    return None
