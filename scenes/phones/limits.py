"""How much one may ask of the server, and how often."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """`connections` at once, and `of_one` address; of it also so many `requests` at once and then
    `requests_a_second`. A phone may say `burst` things at once and then so many `a_second`;
    `unheard` is what all of them have said and nobody heard yet, `untold` what one has not taken
    yet. One that is `silent_s` at the beginning, or does not take what it is told in `slow_s`, is
    dropped; so is one whose clock is asked, and that gives no answer for `dead_s`.
    """

    connections: int = 64
    of_one: int = 24
    requests: int = 60
    requests_a_second: float = 10.0
    burst: int = 40
    a_second: float = 30.0
    unheard: int = 512
    untold: int = 64
    pictures: int = 160
    silent_s: float = 5.0
    slow_s: float = 6.0
    dead_s: float = 2.5


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second after that. Times are in seconds of any clock."""

    most: float
    a_second: float
    clock: Callable[[], float]
    left: float = -1.0
    looked: float = 0.0

    def take(self) -> bool:
        """One more; whether that is allowed."""
        now = self.clock()
        if self.left < 0:
            self.left = self.most
        else:
            self.left = min(self.most, self.left + (now - self.looked) * self.a_second)
        self.looked = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
