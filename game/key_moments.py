"""The moments of a match that are worth a mark on its timeline."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice
from typing import Any

from game.cards import NOBODY, Event, Seat
from game.rules import State


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


def the_end(state: State, events: Sequence[Event]) -> KeyMoment | None:
    """The end of the match, and nothing else."""
    if state.outcome is None or not events:
        return None
    return KeyMoment(Mark.WIN, events[-1], next(iter(state.outcome.winners), NOBODY))


class Deciding:
    """Looks for what the winners of a match gained last, some positions at a time.

    A round that was won is gained, too; that the match was won is no reason for it.
    """

    def __init__(
        self,
        positions: Iterable[tuple[State, Sequence[Event]]],
        winners: Collection[Seat],
        moment: Callable[[Any, Sequence[Event]], KeyMoment | None],
    ) -> None:
        self._positions, self._winners, self._moment = iter(positions), winners, moment
        # What was found so far, and whether all has been looked at.
        self.last: KeyMoment | None = None
        self.done = False

    def look(self, most: int | None = None) -> None:
        """Look at so many more positions, or at all that are left."""
        looked = 0
        for state, events in islice(self._positions, most):
            # One by one: what decides a match often ends it, too.
            alone = (self._moment(state, [event]) for event in events)
            wins = Mark.GAIN, *([Mark.WIN] if state.outcome is None else [])
            gained = (one for one in alone if one and one.mark in wins)
            self.last = next((one for one in gained if one.seat in self._winners), self.last)
            looked += 1
        self.done = most is None or looked < most


def most_telling(
    events: Sequence[Event], moment: Callable[[Event], KeyMoment | None]
) -> KeyMoment | None:
    """Of the moments that these events are, the one that counts most."""
    found = [one for event in events if (one := moment(event)) is not None]
    return max(found, key=lambda one: one.mark, default=None)
