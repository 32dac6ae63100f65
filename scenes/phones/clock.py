"""When a press on a phone was made, by the table's clock: from round trips, kept running.

The table asks a phone for its time. The answer was given between question and arrival, so the
phone's clock is known to half a round trip; the best trip of the last seconds counts.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from scenes.input.signals import Span

MS, SECOND = 1_000_000, 1_000_000_000
# Clocks drift apart and networks change: older trips say nothing any more.
KEPT_NS = 10 * SECOND
# Browsers tell the time no better than that.
LEAST_NS = 1 * MS
# Before so many trips nothing is known.
ENOUGH = 5
# Whoever is farther away plays with what is left of their time (TOT-749).
MOST_NS = 120 * MS


@dataclass(frozen=True, slots=True)
class Trip:
    """A question and its answer: when it was asked and came back here, and the time there (ns)."""

    asked_ns: int
    there_ns: int
    back_ns: int

    @property
    def wide_ns(self) -> int:
        """How long it took."""
        return self.back_ns - self.asked_ns

    @property
    def ahead_ns(self) -> int:
        """How far the table's clock is ahead, if both ways took equally long."""
        return (self.asked_ns + self.back_ns) // 2 - self.there_ns


@dataclass(slots=True)
class PhoneClock:
    """The clock of one phone, as well as the table knows it."""

    _trips: deque[Trip] = field(default_factory=deque)

    def add(self, trip: Trip) -> None:
        """Another answer came."""
        self._trips.append(trip)
        while trip.back_ns - self._trips[0].back_ns > KEPT_NS:
            self._trips.popleft()

    @property
    def _best(self) -> Trip | None:
        return min(self._trips, key=lambda trip: trip.wide_ns) if self.is_known else None

    @property
    def is_known(self) -> bool:
        """Whether presses can be told apart by it."""
        return len(self._trips) >= ENOUGH

    @property
    def unsure_ns(self) -> int:
        """Half of the best trip; the most there may be, as long as nothing is known."""
        best = self._best
        return MOST_NS if best is None else max(LEAST_NS, min(MOST_NS, best.wide_ns // 2))

    def span(self, there_ns: int, arrived_ns: int) -> Span | None:
        """When a press was made that has that stamp; None: nobody knows yet.

        A stamp may lie before its arrival by no more than it is unsure: a forged one says no
        more than the arrival does.
        """
        best, unsure = self._best, self.unsure_ns
        if best is None:
            return None
        made = max(arrived_ns - unsure, min(arrived_ns, there_ns + best.ahead_ns))
        return Span(made - unsure, min(2 * unsure, arrived_ns - made + unsure))
