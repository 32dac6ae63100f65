"""From the moments of the computer's clock to the milliseconds of a match."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from scenes.input.signals import Press

MS = 1_000_000
# No table lets presses tie that are further apart than 20 ms.
REACH_NS = 25 * MS

T = TypeVar("T")


class MatchClock:
    """Milliseconds of a match: stands still in pauses, never goes back (TOT-701, TOT-730)."""

    def __init__(self, start_ns: int, at_ms: int = 0) -> None:
        self._zero_ns = start_ns - at_ms * MS
        self._paused_ns: int | None = None
        self._latest_ms = at_ms

    @property
    def paused(self) -> bool:
        return self._paused_ns is not None

    def ms(self, now_ns: int) -> int:
        """The time of the match at `now_ns`, or the latest one told if that is later."""
        if self._paused_ns is not None:
            now_ns = min(now_ns, self._paused_ns)
        self._latest_ms = max(self._latest_ms, (now_ns - self._zero_ns) // MS)
        return self._latest_ms

    def ns(self, ms: int) -> int | None:
        """When it will be that time of the match; None while the clock stands."""
        return None if self.paused else self._zero_ns + ms * MS

    def pause(self, now_ns: int) -> None:
        """Stop at `now_ns`; nothing if the clock stands already."""
        if self._paused_ns is None:
            self._paused_ns = now_ns

    def resume(self, now_ns: int) -> None:
        """Go on at `now_ns` from where the clock stood; nothing if it runs."""
        if self._paused_ns is not None:
            self._zero_ns += max(0, now_ns - self._paused_ns)
            self._paused_ns = None


def offset_ns(offsets_ms: Mapping[str, int], device: str) -> int:
    """How late a device tells of a press; a kind of device may stand for all of them."""
    kind = device.partition(":")[0]
    return offsets_ms.get(device, offsets_ms.get(kind, 0)) * MS


class TrueOrder:
    """Presses in the order in which they were made, not in which devices tell of them (TOT-705).

    In a race the quicker of `devices` wait for the slowest, as a hand with a handicap waits:
    else its press would come too late, for the match does not go back. All are moved on by
    as much as devices differ, so that none is stamped before what the match has reached.
    """

    def __init__(
        self, offsets_ms: Mapping[str, int] | None = None, devices: Iterable[str] = ()
    ) -> None:
        self._offsets = {} if offsets_ms is None else offsets_ms
        self._devices = tuple(devices)
        self._waiting: list[tuple[int, int, Press]] = []
        self._count = 0

    def put(self, press: Press) -> None:
        """A device told of a press or a release."""
        late = [offset_ns(self._offsets, device) for device in self._devices] or [0]
        slowest = max(late)
        wait = max(0, slowest - offset_ns(self._offsets, press.device)) if self._devices else 0
        spread = slowest - max(0, min(late))
        since = None if press.since_ns is None else press.since_ns + spread
        told_ns = press.t_ns
        if press.made is not None:
            # It has a clock: however long it took, it counts as if it took as long as it may.
            told_ns = press.made.ns + offset_ns(self._offsets, press.device)
        moved = replace(press, t_ns=told_ns + spread, since_ns=since)
        heapq.heappush(self._waiting, (told_ns + wait, self._count, moved))
        self._count += 1

    def next_ns(self) -> int | None:
        """When a press has waited long enough."""
        return self._waiting[0][0] if self._waiting else None

    def due(self, now_ns: int) -> list[Press]:
        """All that have waited long enough, in the order in which they were made."""
        found = []
        while self._waiting and self._waiting[0][0] <= now_ns:
            found.append(heapq.heappop(self._waiting)[2])
        return found

    def forget(self) -> None:
        """Nothing that waits counts any more."""
        self._waiting.clear()


class FairStamps:
    """The moment of a press that a match should reckon with, in ns, never decreasing.

    Every device has an offset in ms that is taken off its stamps (TOT-705). And however
    long a busy computer did not look: a press is taken to have come as early, and those
    after it as late, as they can have come. So two presses tie only if they surely were
    that close together (TOT-718), and the one that came first is never the loser for it.
    Presses that different devices told in one look have no order: they stay as close. A phone
    tells how sure it is, and the match allows for that itself (TOT-749).
    """

    def __init__(self, offsets_ms: Mapping[str, int] | None = None) -> None:
        self._offsets = {} if offsets_ms is None else offsets_ms
        self._recent: list[tuple[Press, int]] = []
        self._latest_ns = 0

    def ns(self, press: Press) -> int:
        """The moment of a press or a release; to be asked once for each, in their order."""
        offset = self._offset(press)
        stamp = max(press.t_ns - offset, self._latest_ns)
        self._recent = [
            (other, at) for other, at in self._recent if _earliest(press) - other.t_ns < REACH_NS
        ]
        for other, at in self._recent:
            if press.made is not None or other.made is not None:
                continue
            if other.batch == press.batch and other.device != press.device:
                continue
            apart = (press.t_ns - offset) - (_earliest(other) - self._offset(other))
            stamp = max(stamp, at + apart)
        if press.pressed:
            self._recent.append((press, stamp))
        self._latest_ns = stamp
        return stamp

    def _offset(self, press: Press) -> int:
        return offset_ns(self._offsets, press.device)


def _earliest(press: Press) -> int:
    return press.t_ns if press.since_ns is None else press.since_ns


@dataclass(slots=True)
class Delayed(Generic[T]):
    """Presses and releases that reach the match only later (TOT-748). Times are match ms."""

    _waiting: list[tuple[int, int, T]] = field(default_factory=list)
    _count: int = 0

    def put(self, t: int, handicap_ms: int, what: T) -> None:
        """Something done at `t` by a hand that is heard so much later."""
        heapq.heappush(self._waiting, (t + handicap_ms, self._count, what))
        self._count += 1

    def next(self) -> int | None:
        """When something is due next."""
        return self._waiting[0][0] if self._waiting else None

    def due(self, now: int) -> list[tuple[int, T]]:
        """All that is due at `now`, each with its time, in the order of time."""
        found = []
        while self._waiting and self._waiting[0][0] <= now:
            t, _, what = heapq.heappop(self._waiting)
            found.append((t, what))
        return found
