"""Who is there blinks now and then: a sign of life that costs two pictures every few seconds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

MS = 1_000_000
SHUT_MS = 150
# From one blink at the table to the next; some come in pairs.
LONGEST_MS, SHORTEST_MS, TWICE_MS, TWICE = 5200, 2400, 330, 0.18


class Blinks:
    """Whose eyes are shut. It goes by the clock alone, so that nobody's blink tells anything."""

    def __init__(self) -> None:
        self._chance = Random(7)
        self.who: int | None = None
        self._due_ns: int | None = None

    def advance(self, now_ns: int, those: Sequence[int]) -> bool:
        """Time has come to `now_ns`; whether one of `those` has shut or opened their eyes."""
        if not those:
            self._due_ns = None
            return False
        if self._due_ns is None:
            self._due_ns = now_ns + self._gap_ns()
        if now_ns < self._due_ns:
            return False
        if self.who is None:
            self.who = self._chance.choice(those)
            self._due_ns = now_ns + SHUT_MS * MS
        else:
            self.who, self._due_ns = None, now_ns + self._gap_ns()
        return True

    def _gap_ns(self) -> int:
        if self._chance.random() < TWICE:
            return TWICE_MS * MS
        return round(self._chance.uniform(SHORTEST_MS, LONGEST_MS)) * MS

    def next_ns(self) -> int | None:
        """When somebody shuts or opens their eyes next, if there is anybody."""
        return self._due_ns
