"""The sentence that stands at the table for as long as its match cannot be saved."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from art import theme
from game.journal import Journal

if TYPE_CHECKING:
    from scenes.house import House

FULL = (errno.ENOSPC, errno.EDQUOT)
CLOSED = (errno.EACCES, errno.EPERM, errno.EROFS)
SIZE, EDGE = 17, 5


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
            self._picture = self._slip(u, screen.get_width() - round(u * 80))
        screen.blit(self._picture, self._picture.get_rect(midtop=(screen.get_width() // 2, 0)))

    def _slip(self, u: float, room: int) -> Surface:
        lettering, words = self.house.lettering, self.house.words(self.key)
        size = lettering.fit(words, round(u * SIZE), room, "bold")
        line = lettering.line(words, size, theme.PAPER, "bold")
        slip = Surface(
            line.get_rect().inflate(round(u * 32), round(u * 2 * EDGE)).size, pygame.SRCALPHA
        )
        area, corner = slip.get_rect(), round(u * 10)
        below = {"border_bottom_left_radius": corner, "border_bottom_right_radius": corner}
        pygame.draw.rect(slip, (20, 14, 10), area, **below)
        pygame.draw.rect(slip, theme.ALERT, area, max(1, round(u * 2)), **below)
        slip.blit(line, line.get_rect(center=area.center))
        return slip


def _key(trouble: OSError) -> str:
    if trouble.errno in FULL:
        return "table-unsaved-full"
    return "table-unsaved-closed" if trouble.errno in CLOSED else "table-unsaved"
