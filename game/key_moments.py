"""The moments of a match that are worth a mark on its timeline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from game.cards import NOBODY, Event, Seat


class Mark(IntEnum):
    """What kind of moment it is; of two in one move the higher counts."""

    TURN = 1
    GAIN = 2
    ERROR = 3
    WIN = 4


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """Something that a move brought about, whose it was, and the event to tell about."""

    mark: Mark
    event: Event
    seat: Seat = NOBODY


def most_telling(
    events: Sequence[Event], moment: Callable[[Event], KeyMoment | None]
) -> KeyMoment | None:
    """Of the moments that these events are, the one that counts most."""
    found = [one for event in events if (one := moment(event)) is not None]
    return max(found, key=lambda one: one.mark, default=None)
