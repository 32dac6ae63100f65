"""What is worth a mark on the timeline of a match of Totem."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.cards import NOBODY, Event, Seat
from game.key_moments import KeyMoment, Mark, most_telling
from game.totem import events as ev
from game.totem.rules import TotemState


def key_moment(state: TotemState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    return most_telling(events, partial(_moment, state.owners))


def _moment(owners: Sequence[Seat], event: Event) -> KeyMoment | None:
    match event:
        case ev.Revealed():
            return KeyMoment(Mark.TURN, event)
        case ev.Grabbed(hand, _, "correct") | ev.DuelWon(hand) | ev.RushWon(hand):
            return KeyMoment(Mark.GAIN, event, owners[hand])
        case ev.Punished(hand):
            return KeyMoment(Mark.ERROR, event, owners[hand])
        case ev.GameOver(winners):
            return KeyMoment(Mark.WIN, event, winners[0] if winners else NOBODY)
    return None
