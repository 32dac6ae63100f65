"""The time that whoever is asked has for a choice, where there is a limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.cards import Seat

MS = 1_000_000
LOOK_NS = 250 * MS


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a choice may take, and the move of whoever takes longer."""

    seconds: int
    out_of_time: Callable[[Seat], Any]


class Timer:
    """Counts from the moment a question is first seen; another question begins anew."""

    def __init__(self) -> None:
        self._about: Any = None
        self._begun_ns = 0
        self.left_s: int | None = None
        # Whether the seconds left have just become fewer.
        self.ticked = False

    def watch(self, about: Any, now_ns: int, seconds: int) -> bool:
        """Time has come to `now_ns`, and this is asked (None: nothing); whether time is up."""
        if about != self._about:
            self._about, self._begun_ns = about, now_ns
        left = None
        if about is not None:
            left = max(0, seconds - (now_ns - self._begun_ns) // (1000 * MS))
        self.ticked, self.left_s = left != self.left_s, left
        if about is None or now_ns - self._begun_ns < seconds * 1000 * MS:
            return False
        self.stop()
        return True

    def stop(self) -> None:
        """What is asked is asked anew."""
        self._about = self.left_s = None

    def next_ns(self, now_ns: int) -> int | None:
        """When to look again, if time runs."""
        return None if self._about is None else now_ns + LOOK_NS
