"""What is worth a mark on the timeline of a match of Jetriko."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Event
from game.jetriko import events as ev
from game.jetriko.rules import JetrikoState
from game.key_moments import KeyMoment, Mark, most_telling

# An attack of this strength is worth a mark of its own.
STRONG = 4


def key_moment(state: JetrikoState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    return most_telling(events, _moment)


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
