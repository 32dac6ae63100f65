"""The sentence that stands at the table for as long as its match cannot be saved."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from pygame import Surface

from game.journal import Journal
from scenes.table.rim_slip import rim_place, rim_slip

if TYPE_CHECKING:
    from scenes.house import House

FULL = (errno.ENOSPC, errno.EDQUOT)
CLOSED = (errno.EACCES, errno.EPERM, errno.EROFS)


class Unsaved:
    """Nothing while all goes well; else why the match is not being saved."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.key = ""
        self._picture: Surface | None = None

    def look(self, journal: Journal | None) -> bool:
        """See how the journal fares; True if there is something else to say now."""
        key = "" if journal is None or journal.trouble is None else _key(journal.trouble)
        if key == self.key:
            return False
        self.key, self._picture = key, None
        return True

    def lay_out(self) -> None:
        """The window or the letters have another size."""
        self._picture = None

    def paint(self, screen: Surface, u: float) -> None:
        """Draw the sentence on the upper rim of the table, where no cards lie."""
        if not self.key:
            return
        if self._picture is None:
            lettering, words = self.house.lettering, self.house.words(self.key)
            self._picture = rim_slip(lettering, words, u, screen.get_width())
        screen.blit(self._picture, rim_place(self._picture, screen))


def _key(trouble: OSError) -> str:
    if trouble.errno in FULL:
        return "table-unsaved-full"
    return "table-unsaved-closed" if trouble.errno in CLOSED else "table-unsaved"
