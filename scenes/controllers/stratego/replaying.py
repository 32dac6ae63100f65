"""Stratego Cards in a replay: the same table and events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import NOBODY, Event, Seat
from game.stratego import events as ev
from game.stratego.cards import FLAG
from game.stratego.rules import StrategoState
from scenes.controllers.stratego.controller import Controller
from scenes.table.key_moments import KeyMoment, Mark
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Stratego Cards that shows a record."""

    @property
    def alone(self) -> bool:
        """A replay is of a chosen seat's eyes: nobody has to look away."""
        return True

    def told(self, event: Event) -> Iterable[str]:
        """What was seen in a look stays with the one who looked, whoever watches."""
        return self.sentences(event.seen_by(None))

    def open_line(self, seat: Seat) -> tuple[int, ...]:
        """With every card open the other line is seen too."""
        return tuple(self.chair(seat).view.lines[seat]) if self.all_open else ()

    def open_hand(self, seat: Seat) -> tuple[int, ...]:
        """With every card open the other hand is seen too."""
        return tuple(self.chair(seat).view.hand) if self.all_open else ()


def key_moment(state: StrategoState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    found = [moment for event in events if (moment := _moment(event))]
    if state.outcome is not None:
        winner = state.outcome.winners[0] if len(state.outcome.winners) == 1 else NOBODY
        found.append(KeyMoment(Mark.WIN, events[-1], winner))
    return max(found, key=lambda moment: moment.mark, default=None)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.GameEnded(winner):
            return KeyMoment(Mark.WIN, event, winner)
        case ev.Attacked(seat, defender=defender) if defender == FLAG:
            return KeyMoment(Mark.WIN, event, seat)
        case ev.Attacked(seat, attacker_fell=True, defender_fell=False):
            return KeyMoment(Mark.ERROR, event, seat)
        case ev.Attacked(seat, defender_fell=True):
            return KeyMoment(Mark.GAIN, event, seat)
        case ev.Regrouped(seat) | ev.HandSeen(seat) | ev.SlotsSeen(seat):
            return KeyMoment(Mark.TURN, event, seat)
    return None
