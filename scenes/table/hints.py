"""Hints for a first game: one sentence on a note, until it was read twice or is understood.

A note stays until somebody presses it, or what it speaks of is over; and long enough to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect, Surface

from art import theme
from art.grid import mirrored
from art.icons import icon
from scenes.outfit import outfit
from scenes.storage.settings import save
from scenes.table.layout import RIM
from scenes.table.panels import paper
from scenes.table.spots import Beside, far, nearest_free

if TYPE_CHECKING:
    from scenes.house import House

# The hint that says what a game is about: of no use to anybody who took its lesson.
AIM = "aim"
TIMES = 2
LEAST_NS = 9_000_000_000
WIDE, HIGHEST, SIZE = 292, 106, 16
# How wide and how high a note may be where it lies beside what it speaks of, the air round it, and
# how much nearer one has to lie to be preferred to a wider one.
SHAPES, AIR, NEARER = ((WIDE, HIGHEST), (240, 132), (200, 164)), 8, 60
# How much wider and higher a note may be whose letters are enlarged, and how much nearer one has to
# lie to be preferred to one with larger letters.
LARGER, NEARER_ENLARGED = (1.3, 1.6), 240
# What it may be besides: beside a line of cards and below a field there is room that is narrow, but
# high.
TALL = ((268, 186), (240, 250))

Shape: TypeAlias = tuple[int, int]
Boxes: TypeAlias = tuple[tuple[int, ...], ...]


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
        # What is put into its words.
        self.facts: Callable[[], Mapping[str, str]] = dict
        self.text = self._name = ""
        self.box = Rect(0, 0, 0, 0)
        # Until when it stays at least, and whether what it speaks of is over.
        self._until_ns = 0
        self._over = False
        self._picture: Surface | None = None
        # What it was to keep off when it was laid, and what it should keep off if it could.
        self._kept_off: tuple[Boxes, Boxes] = (), ()
        self._fresh = False

    def wants(self, name: str) -> bool:
        """Whether that hint may still be shown."""
        settings = self.house.settings
        return settings.hints and self._times(name) < TIMES

    def first(self, wanted: Iterable[tuple[str, bool]]) -> str:
        """Of the hints that fit and may still be shown the first that was shown least, or ""."""
        fitting = (name for name, fits in wanted if fits and self.wants(name))
        return min(fitting, key=self._times, default="")

    def _times(self, name: str) -> int:
        """How often that hint was shown."""
        return self.house.settings.hints_seen.get(self._key(name), 0)

    def _words(self, name: str) -> str:
        return self.house.words(f"{self.game_id}-hint-{name}", **self.facts())

    def _key(self, name: str) -> str:
        return f"{self.game_id}-{name}"

    def show(self, name: str, now_ns: int) -> bool:
        """Put the hint of that name up; False if it may not be shown, or another is there."""
        if self.text or not self.wants(name):
            return False
        self.recall(name, now_ns)
        self.house.settings.hints_seen[self._key(name)] = self._times(name) + 1
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
        if self._times(name) < TIMES:
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

    def paint(self, screen: Surface, u: float, where: Beside | None) -> None:
        """Draw the note beside what it speaks of; it stays there as long as it covers nothing."""
        off = ((), ()) if where is None else (_boxes(where.avoid), _boxes(where.if_need_be))
        moved = any(
            now != then and self.box.collidelist(now) >= 0
            for now, then in zip(off, self._kept_off, strict=True)
        )
        if self._picture is None or moved:
            self._lie(screen.get_rect(), u, where)
            self._kept_off = off
        assert self._picture is not None
        screen.blit(self._picture, self.box)

    def _lie(self, window: Rect, u: float, where: Beside | None) -> None:
        """Where nothing is covered, as near as can be; else in the corner, where no cards lie."""
        corner = hint_area(window.size, u, self.house.lettering.rtl)
        notes = []
        if where is not None:
            clear = replace(where, avoid=[*where.avoid, *where.if_need_be])
            notes = self._beside(window, u, clear) or self._beside(window, u, where)
        if where is not None and notes:
            shape, self.box = min(notes, key=lambda note: self._rank(u, note, where.near))
            self._picture = self._note(u, *shape)
        else:
            self._picture = self._note(u, *SHAPES[0])
            self.box = self._picture.get_rect(topleft=corner.topleft)

    def _rank(self, u: float, note: tuple[Shape, Rect], near: Rect) -> tuple[float, float]:
        """The nearest first; of those about as near one that lies wholly on what it speaks of, or,
        enlarged, the one with the largest letters.
        """
        shape, spot = note
        if self.house.lettering.scale <= 1:
            return far(spot, near) // (u * NEARER), float(not near.contains(spot))
        return far(spot, near) // (u * NEARER_ENLARGED), -self._measured(u, *shape)[0]

    @property
    def _shapes(self) -> list[Shape]:
        """How wide and how high a note may be (units)."""
        grown = LARGER if self.house.lettering.scale > 1 else ()
        more = ((round(wide * by), round(high * by)) for by in grown for wide, high in SHAPES)
        return [*SHAPES, *more, *(TALL if grown else ())]

    def _beside(self, window: Rect, u: float, where: Beside) -> list[tuple[Shape, Rect]]:
        """Notes of several shapes, each where it lies nearest, if there is room for it."""
        edge, air = round(u * (RIM + 4)), round(u * AIR)
        inside, found = window.inflate(-2 * edge, -2 * edge), []
        for shape in self._shapes:
            size = self._measured(u, *shape)[1]
            for gap in (air, 0):
                spot = nearest_free(size, where.near, inside, where.avoid, gap)
                if spot is not None:
                    found.append((shape, spot))
                    break
        return found

    def _measured(self, u: float, units: int, highest: int) -> tuple[float, tuple[int, int]]:
        """How large the letters of a note of that shape are, and how large it is itself."""
        lettering, edge, lamp = self.house.lettering, round(u * 10), round(u * 24)
        wide, most = round(u * units), round(u * highest)
        room = (wide - 3 * edge - lamp, most - 2 * edge)
        size = lettering.fit_lines(self.text, round(u * SIZE), room)
        high = lettering.high(self.text, size, room[0])
        return size, (wide, min(max(high, lamp) + 2 * edge, most))

    def _note(self, u: float, units: int, highest: int) -> Surface:
        lettering, edge, lamp = self.house.lettering, round(u * 10), round(u * 24)
        size, (wide, high) = self._measured(u, units, highest)
        words = lettering.paragraph(self.text, size, theme.INK, wide - 3 * edge - lamp)
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


def _boxes(some: Sequence[Rect]) -> Boxes:
    """These as they are now: some of them move."""
    return tuple(map(tuple, some))


class NoHints(Hints):
    """Where nothing is to be hinted at: a lesson says itself what is to be known, and a replay
    asks nobody.
    """

    def wants(self, name: str) -> bool:
        return False
