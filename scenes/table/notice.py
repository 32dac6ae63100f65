"""What a table says first of all, until it has been before somebody's eyes for long enough."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from art.text import Lettering
from scenes.table.rim_slip import rim_place, rim_slip

SHOWN_NS = 6_000_000_000


class Notice:
    """One sentence on the rim; while another scene lies over the table its time stands still."""

    def __init__(self, text: str, lettering: Lettering) -> None:
        self.text = text
        self.lettering = lettering
        self._left_ns = SHOWN_NS
        self._since_ns: int | None = None
        self._picture: Surface | None = None

    def rest(self) -> None:
        """The table was covered: until the next look at the clock no time has passed."""
        self._since_ns = None

    def lay_out(self, again: Callable[[str], str]) -> None:
        """The window or the letters have another size, or say it in another language."""
        self.text, self._picture = again(self.text), None

    def advance(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if it went."""
        if not self.text:
            return False
        if self._since_ns is not None:
            self._left_ns -= now_ns - self._since_ns
        self._since_ns = now_ns
        if self._left_ns > 0:
            return False
        self.text, self._picture = "", None
        return True

    def next_ns(self) -> int | None:
        """When it goes."""
        if not self.text or self._since_ns is None:
            return None
        return self._since_ns + self._left_ns

    def paint(self, screen: Surface, u: float) -> None:
        """Draw it over all that lies on the rim."""
        if not self.text:
            return
        if self._picture is None:
            self._picture = rim_slip(self.lettering, self.text, u, screen.get_width())
        screen.blit(self._picture, rim_place(self._picture, screen))
