"""What is worth a mark on the timeline of a match of Stratego Cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Event
from game.key_moments import KeyMoment, Mark, most_telling
from game.stratego import events as ev
from game.stratego.cards import FLAG
from game.stratego.rules import StrategoState


def key_moment(state: StrategoState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, or the end of the match."""
    found = most_telling(events, _moment)
    if found is not None or state.outcome is None:
        return found
    winners = state.outcome.winners
    return KeyMoment(Mark.WIN, events[-1], winners[0] if len(winners) == 1 else NOBODY)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.GameEnded(winner):
            return KeyMoment(Mark.WIN, event, winner)
        case ev.Attacked(seat, defender=defender) if defender == FLAG:
            return KeyMoment(Mark.GAIN, event, seat)
        case ev.Attacked(seat, attacker_fell=True, defender_fell=False):
            return KeyMoment(Mark.ERROR, event, seat)
        case ev.Attacked(seat, defender_fell=True):
            return KeyMoment(Mark.GAIN, event, seat)
        case ev.Regrouped(seat) | ev.HandSeen(seat) | ev.SlotsSeen(seat):
            return KeyMoment(Mark.TURN, event, seat)
    return None
