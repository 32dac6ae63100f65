"""What is worth a mark on the timeline of a match of Frantic."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Event
from game.frantic import events as ev
from game.frantic.rules import FranticState
from game.key_moments import KeyMoment, Mark, most_telling


def key_moment(state: FranticState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    return most_telling(events, _moment)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.RoundEnded(winners=winners):
            return KeyMoment(Mark.WIN, event, winners[0] if winners else NOBODY)
        case ev.Thrown(seat):
            return KeyMoment(Mark.ERROR, event, seat)
        case ev.EventTurned(trigger=trigger):
            return KeyMoment(Mark.TURN, event, trigger)
        case ev.VictimsNamed(seat):
            return KeyMoment(Mark.TURN, event, seat)
    return None
