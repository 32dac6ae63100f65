"""Hints for a first game: one sentence on a note, until it was read twice or is understood.

A note stays until somebody presses it, or what it speaks of is over; and long enough to be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.grid import mirrored
from art.icons import icon
from scenes.outfit import outfit
from scenes.storage.settings import save
from scenes.table.layout import RIM
from scenes.table.panels import paper

if TYPE_CHECKING:
    from scenes.house import House

# The hint that says what a game is about: of no use to anybody who took its lesson.
AIM = "aim"
TIMES = 2
LEAST_NS = 9_000_000_000
WIDE, HIGHEST, SIZE = 292, 106, 16


def hint_area(size: tuple[int, int], u: float, rtl: bool) -> Rect:
    """All that a note may cover: the upper corner across from the buttons."""
    edge = round(u * (RIM + 14))
    area = Rect(0, 0, round(u * WIDE), round(u * HIGHEST)).move_to(topright=(size[0] - edge, edge))
    return mirrored(area, Rect((0, 0), size)) if rtl else area


class Hints:
    """The hints of one game: which are still of use, and the one that is shown now."""

    def __init__(self, house: House, game_id: str) -> None:
        self.house = house
        self.game_id = game_id
        self.text = self._name = ""
        self.box = Rect(0, 0, 0, 0)
        # Until when it stays at least, and whether what it speaks of is over.
        self._until_ns = 0
        self._over = False
        self._picture: Surface | None = None
        self._fresh = False

    def wants(self, name: str) -> bool:
        """Whether that hint may still be shown."""
        settings = self.house.settings
        return settings.hints and settings.hints_seen.get(self._key(name), 0) < TIMES

    def first(self, wanted: Iterable[tuple[str, bool]]) -> str:
        """The first of these hints that fits and may still be shown, or ""."""
        return next((name for name, fits in wanted if fits and self.wants(name)), "")

    def _words(self, name: str) -> str:
        return self.house.words(f"{self.game_id}-hint-{name}")

    def _key(self, name: str) -> str:
        return f"{self.game_id}-{name}"

    def show(self, name: str, now_ns: int) -> bool:
        """Put the hint of that name up; False if it may not be shown, or another is there."""
        if self.text or not self.wants(name):
            return False
        self.recall(name, now_ns)
        seen = self.house.settings.hints_seen
        seen[self._key(name)] = seen.get(self._key(name), 0) + 1
        self._fresh = True
        return True

    def recall(self, name: str, now_ns: int) -> None:
        """Put the hint of that name up, however often it was read; another one goes."""
        self._name, self.text = name, self._words(name)
        self._until_ns, self._over, self._picture = now_ns + LEAST_NS, False, None

    @property
    def last(self) -> str:
        """The name of the hint that was put up last, or ""."""
        return self._name

    def passed(self) -> None:
        """What was spoken of is over: the note goes as soon as it can have been read."""
        self._over = True

    def understood(self, name: str) -> None:
        """Somebody did the thing: that hint is not needed any more."""
        self.withdraw(name)
        if self.house.settings.hints_seen.get(self._key(name), 0) < TIMES:
            self.house.settings.hints_seen[self._key(name)] = TIMES
            self._fresh = True

    def withdraw(self, name: str) -> None:
        """That hint is not true any more."""
        if self._name == name:
            self.put_away()

    def put_away(self) -> None:
        """The note goes."""
        self.text, self._picture = "", None

    def keep(self) -> None:
        """Write down what was seen; not in the middle of a game, where it would take time."""
        if self._fresh:
            self._fresh = False
            save(self.house.settings, self.house.paths)

    # The note

    def lay_out(self) -> None:
        """The window or the letters have another size, or say it in another language."""
        self._picture = None
        if self.text:
            self.text = self._words(self._name)

    def at(self, pos: tuple[int, int]) -> bool:
        """Whether the note is there."""
        return bool(self.text) and self.box.collidepoint(pos)

    def advance(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if the note went."""
        if not self.text or not self._over or now_ns < self._until_ns:
            return False
        self.put_away()
        return True

    def next_ns(self) -> int | None:
        """When the note goes."""
        return self._until_ns if self.text and self._over else None

    def paint(self, screen: Surface, u: float) -> None:
        """Draw the note in the upper corner across from the buttons, where no cards lie."""
        if not self.text:
            return
        if self._picture is None:
            self._picture = self._note(u)
        area = hint_area(screen.get_size(), u, self.house.lettering.rtl)
        self.box = self._picture.get_rect(topleft=area.topleft)
        screen.blit(self._picture, self.box)

    def _note(self, u: float) -> Surface:
        lettering, edge, lamp = self.house.lettering, round(u * 10), round(u * 24)
        wide = round(u * WIDE)
        room = (wide - 3 * edge - lamp, round(u * HIGHEST) - 2 * edge)
        size = lettering.fit_lines(self.text, round(u * SIZE), room)
        words = lettering.paragraph(self.text, size, theme.INK, room[0])
        high = min(max(words.get_height(), lamp) + 2 * edge, round(u * HIGHEST))
        ground = outfit(self.game_id).face.WORLD.ground_for(self.house.settings.contrast)
        note = paper(ground, (wide, high), u).copy()
        area = note.get_rect()
        sign = icon("lamp", lamp, theme.BRASS_DARK)
        places = (
            sign.get_rect(midleft=(edge, area.centery)),
            words.get_rect(midleft=(2 * edge + lamp, area.centery)),
        )
        for picture, place in zip((sign, words), places, strict=True):
            note.blit(picture, mirrored(place, area) if lettering.rtl else place)
        return note


class NoHints(Hints):
    """Where nothing is to be hinted at: a lesson says itself what is to be known, and a replay
    asks nobody.
    """

    def wants(self, name: str) -> bool:
        return False
