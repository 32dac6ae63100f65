"""What faces at a table show for a while after something befell them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from game.cards import Event, Seat
from game.cast import Feelings, Mood

# So long a face shows what was felt.
FELT_NS = 3_000_000_000
FOREVER = sys.maxsize


class Moods:
    """The moods of the seats of one table, each until it lapses.

    Where they are `lasting`, as in a replay, that is until something else is felt: then each place
    of the tape has its faces, however one comes there.
    """

    def __init__(self, lasting: bool = False) -> None:
        self._lasting = lasting
        self._felt: dict[Seat, tuple[Mood, int]] = {}

    def feel(self, feelings: Feelings, now_ns: int) -> None:
        """Something was seen to happen that these seats feel."""
        if self._lasting and feelings:
            self._felt.clear()
        until = FOREVER if self._lasting else now_ns + FELT_NS
        self._felt.update({seat: (mood, until) for seat, mood in feelings.items()})

    def stand(self, past: Sequence[Sequence[Event]], feel: Callable[[Event], Feelings]) -> None:
        """The match stands elsewhere, after `past`."""
        self.forget()
        if self._lasting:
            events = (event for events in reversed(past) for event in reversed(events))
            self.feel(next(filter(None, map(feel, events)), {}), 0)

    def of(self, seat: Seat, now_ns: int) -> Mood | None:
        """What a seat still feels, if anything."""
        mood, until = self._felt.get(seat, (None, 0))
        return mood if until > now_ns else None

    def lapse(self, now_ns: int) -> bool:
        """Forget what was felt long enough; whether there was any of it."""
        gone = [seat for seat, (_, until) in self._felt.items() if until <= now_ns]
        for seat in gone:
            del self._felt[seat]
        return bool(gone)

    def forget(self) -> None:
        """Nothing is felt any more."""
        self._felt.clear()

    def next_ns(self) -> int | None:
        """When a face changes by itself again, if one does."""
        soon = min((until for _, until in self._felt.values()), default=FOREVER)
        return None if soon == FOREVER else soon
