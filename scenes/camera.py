"""A key saves what the window shows as a picture, and the rim says where it went."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from scenes.input.keyboard import key
from scenes.storage.paths import at_home
from scenes.storage.screenshots import keep_screenshot, why_not
from scenes.table.layout import unit
from scenes.table.rim_slip import rim_place, rim_slip
from scenes.words.names import whole

if TYPE_CHECKING:
    from scenes.house import House

log = logging.getLogger(__name__)

CAMERA_KEY = key(pygame.KSCAN_F12)
STANDS_NS = 6_000_000_000
# How often it is looked whether a picture that is being written is on the disk.
LOOKS_NS = 50_000_000


def beside(work: Callable[[], None]) -> None:
    """Do it beside everything else: a large picture takes longer than many frames."""
    Thread(target=work).start()


class Camera:
    """Keeps pictures of the window. What the screen does not show is in none of them."""

    def __init__(self, house: House, aside: Callable[[Callable[[], None]], None] = beside) -> None:
        self.house = house
        self._aside = aside
        self._busy = False
        self._answer: tuple[str, Path] | None = None
        self.said = ""
        self._until_ns = 0
        self._slip: Surface | None = None
        self._wide = 0
        self._under: tuple[Surface, Rect] | None = None

    def take(self, screen: Surface) -> None:
        """Keep what is on the screen, without the sentence about the picture before."""
        if self._busy:
            return
        picture = screen.copy()
        if self._under is not None:
            picture.blit(*self._under)
        self._busy = True
        self._aside(lambda: self._keep(picture))

    def _keep(self, picture: Surface) -> None:
        try:
            self._answer = "screenshot-kept", keep_screenshot(self.house.paths, picture)
        except OSError as trouble:
            log.info("a picture of the window cannot be kept: %s", trouble)
            self._answer = why_not(trouble), self.house.paths.screenshots

    def tick(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; whether there is something else to be seen now."""
        if self._answer is not None:
            (said, place), self._answer, self._busy = self._answer, None, False
            self.said = self.house.words(said, place=whole(at_home(place)))
            self._until_ns, self._slip = now_ns + STANDS_NS, None
            return True
        if self.said and now_ns >= self._until_ns:
            self.said, self._under = "", None
            return True
        return False

    def next_ns(self, now_ns: int) -> int | None:
        """When it wants to be asked again."""
        if self._busy:
            return now_ns + LOOKS_NS
        return self._until_ns if self.said else None

    def paint(self, screen: Surface) -> None:
        """Say where the picture went, over whatever is there."""
        self._under = None
        if not self.said:
            return
        if self._slip is None or self._wide != screen.get_width():
            self._wide = screen.get_width()
            letters, u = self.house.lettering, unit(screen.get_size())
            self._slip = rim_slip(letters, self.said, u, self._wide, theme.BRASS_LIGHT)
        place = rim_place(self._slip, screen)
        self._under = screen.subsurface(place.clip(screen.get_rect())).copy(), place
        screen.blit(self._slip, place)
