"""What plates and piles say while cards are on their way: each counts where it is seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from game.cards import Zone
from scenes.table.motion import Flight

# By zone, how many cards more than lie there in the view are to be told of.
More: TypeAlias = tuple[tuple[Zone, int], ...]

# Nobody reads a number that stands for less time: where many cards fly, some count at once.
TELLS_NS = 50_000_000


@dataclass(slots=True)
class Counting:
    """Cards that have not left yet count where they were, and others where they came down."""

    _more: Counter[Zone] = field(default_factory=Counter)
    # When cards leave or come down, where, and whether there is one more or less then.
    _to_come: list[tuple[int, Zone, int]] = field(default_factory=list)
    _told_ns: int = -TELLS_NS

    @property
    def more(self) -> More:
        """What is to be told besides what the view says, in which none of them lies anywhere."""
        return tuple((zone, number) for zone, number in self._more.items() if number)

    def hold(self, sources: Iterable[Zone]) -> None:
        """For each of these zones one card is to leave it."""
        self._more.update(sources)

    def watch(self, flight: Flight, source: Zone, target: Zone) -> None:
        """One of them goes from zone to zone."""
        self._to_come += [(flight.begins_ns, source, -1), (flight.touches_ns, target, 1)]

    def renew(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; whether there is something else to be told."""
        due = [one for one in self._to_come if one[0] <= now_ns]
        if not due or now_ns < self._told_ns + TELLS_NS:
            return False
        self._told_ns = now_ns
        self._to_come = [one for one in self._to_come if one[0] > now_ns]
        for _, zone, by in due:
            self._more[zone] += by
        return True

    def forget(self) -> None:
        """The view says all again."""
        self._told_ns = -TELLS_NS
        self._more.clear()
        self._to_come.clear()
