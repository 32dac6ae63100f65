"""What is worth a mark on the timeline of a match of NYET!."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Event
from game.key_moments import KeyMoment, Mark, most_telling
from game.nyet import events as ev
from game.nyet.rules import NyetState


def key_moment(state: NyetState, events: Sequence[Event]) -> KeyMoment | None:
    """The end of the match, or the most telling of the events after which `state` stands."""
    if state.outcome is not None:
        return KeyMoment(Mark.WIN, events[-1], state.outcome.winners[0])
    return most_telling(events, _moment)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.TrickTaken(winner, loot):
            return KeyMoment(Mark.GAIN if loot else Mark.TURN, event, winner)
        case ev.TermsRead() | ev.RoundScored():
            return KeyMoment(Mark.GAIN, event, NOBODY)
    return None
