"""Name plates: who sits where, how many cards, which key, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from art import theme
from art.cast import Portrait, portrait
from art.faces.totem import WORLD
from art.grid import put
from art.grounds import shared_ground
from art.paint import rounded
from art.text import READABLE, Face, Lettering, emblem, shortened
from art.theme import RGB, mix
from game.directions import alone

# The ground of a plate, and how near to it the colours of a greyed one come: what is written
# there can still be read.
GROUND: RGB = (16, 12, 10)
DIM, INK_DIM, CAP_DIM = 0.5, 0.36, 0.3
# Units: how high a plate is, how wide a face, and the sign of the colour beside it.
HIGH, FACE, SIGN = 58, 50, 20
# Letters that have too little room become smaller by such steps of the scale; the number and what
# belongs to it have so much of the room at most.
STEP, SHARE = 0.1, 0.52


@dataclass(frozen=True, slots=True)
class Plate:
    """What one name plate says. `colour` numbers a seat colour.

    `big` is the number that decides, `small` what belongs to it, `key` the label of the
    seat's key, and `note` stands beside it, or in its place where there is none; `portrait` is the
    face that is shown.
    """

    name: str
    colour: int
    big: str
    small: str
    key: str
    note: str = ""
    active: bool = False
    greyed: bool = False
    portrait: Portrait | None = None


def plate_picture(
    size: tuple[int, int], plate: Plate, lettering: Lettering, stark: bool = False
) -> Surface:
    """A name plate of that size; `stark`: on plain black, with a rim that cannot be missed."""
    seat, u = theme.SEAT_COLOURS[plate.colour], size[1] / HIGH
    plate = _with_short_name(_with_its_key(plate, size, lettering, u), size, lettering, u)
    rim = theme.BRASS_LIGHT if plate.active else theme.PAPER if stark else (122, 92, 66)
    rim = _dimmed(rim, plate, DIM)
    thick = (3 if plate.active else 1) * (1.6 if stark else 1)
    ground = theme.STARK if stark else WORLD.ground
    body = shared_ground(ground, size, u, rim, thick).copy()
    area = body.get_rect()
    if plate.portrait is None:
        band = put(Rect(0, 0, round(u * 44), area.height), area, lettering)
        coloured = replace(ground, colour=_dimmed(seat.rgb, plate, DIM), alpha=255)
        body.blit(shared_ground(coloured, size, u, rim, thick), band, band)
    for mark, x, y in _marks(plate, seat, u):
        centre = (round(u * x), round(u * y))
        body.blit(mark, put(mark.get_rect(center=centre), area, lettering))
    _texts(body, area, plate, lettering, u)
    return body


def _with_its_key(plate: Plate, size: tuple[int, int], lettering: Lettering, u: float) -> Plate:
    """The plate without what belongs to its number where one could not read the key beside that."""
    sizes = _sizes(plate, Rect((0, 0), size), lettering.printed, u)
    crowded = plate.key and min(sizes.key, sizes.small) < READABLE
    return replace(plate, small="") if crowded else plate


def _with_short_name(
    plate: Plate, size: tuple[int, int], lettering: Lettering, u: float
) -> Plate:  # fmt: skip
    """The plate with as much of the name as can be read on it."""
    area = Rect((0, 0), size)

    def pixels(name: str) -> float:
        named = replace(plate, name=name)
        return _sizes(named, area, _letters(named, area, lettering, u), u).name

    return replace(plate, name=shortened(plate.name, pixels))


def note_is_read(plate: Plate, size: tuple[int, int], lettering: Lettering) -> bool:
    """Whether the note beside its key is large enough to be read."""
    return _sizes(plate, Rect((0, 0), size), lettering.printed, size[1] / HIGH).note >= READABLE


def _marks(
    plate: Plate, seat: theme.SeatColour, u: float
) -> Iterator[tuple[Surface, float, float]]:
    """What tells a seat apart, and where: its face with the emblem beside it, or that alone."""
    if plate.portrait is None:
        yield emblem(seat.emblem, round(u * 28), theme.INK), 22, 29
        return
    face = portrait(plate.portrait, round(u * FACE), seat.rgb)
    if plate.greyed:
        face = face.copy()
        face.fill((150, 150, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
    yield face, 26, 29
    side, ink = round(u * SIGN), _dimmed(seat.rgb, plate, DIM)
    yield rounded((side, side), side // 2, GROUND, max(1, round(u * 2)), ink), 11, 47
    yield emblem(seat.emblem, round(u * SIGN * 0.6), ink), 11, 47


def _dimmed(colour: RGB, plate: Plate, share: float) -> RGB:
    """The colour, or on a greyed plate what is left of it."""
    return mix(colour, GROUND, share) if plate.greyed else colour


@dataclass(frozen=True, slots=True)
class _Sizes:
    """How large everything on a plate is written (px)."""

    small: int
    big: int
    name: int
    key: int
    note: int

    def covers(self, other: _Sizes) -> bool:
        """Whether nothing is smaller than there; what is not written counts as large enough."""
        pairs = ((getattr(self, one), getattr(other, one)) for one in self.__slots__)
        return all(mine >= theirs for mine, theirs in pairs)


def _letters(plate: Plate, area: Rect, lettering: Lettering, u: float) -> Lettering:
    """The letters of a plate: enlarged as far as nothing on it becomes smaller by that."""
    letters, least = copy(lettering), _sizes(plate, area, lettering.printed, u)
    while letters.scale > 1 and not _sizes(plate, area, letters, u).covers(least):
        letters.scale = max(1.0, letters.scale - STEP)
    return letters


def _sizes(plate: Plate, area: Rect, lettering: Lettering, u: float) -> _Sizes:
    """Enlarged, no row takes more than its half of the plate, and no side more than its share."""
    left, right = _left(plate, u), area.right - round(u * 10)
    half, share = round(area.height * 0.4), round((right - left) * SHARE)

    def size(text: str, units: float, room: tuple[int, int], face: Face) -> int:
        return lettering.pixels(lettering.fit_into(text, round(u * units), room, face))

    def wide(text: str, px: int, face: Face) -> int:
        return lettering.measure(text, px / lettering.scale, face)[0]

    small = size(plate.small, 13, (share, half), "text")
    big = size(plate.big, 28, (share, round(half * 1.4)), "bold")
    room = right - left - round(u * 8)
    name = size(plate.name, 19, (room - wide(plate.big, big, "bold"), half), "bold")
    room -= wide(plate.small, small, "text")
    key = size(plate.key, 14, (room - round(u * 12), round(u * 19)), "bold")
    if plate.key:
        cap = wide(plate.key, key, "bold") + round(u * 12)
        room -= max(cap, round(u * 25)) + round(u * 7)
    note = size(plate.note, 14, (room, half), "text") if room > 0 else 0
    return _Sizes(small, big, name, key, note)


def _left(plate: Plate, u: float) -> int:
    """Where words begin."""
    return round(u * (52 if plate.portrait is None else 55))


def _texts(body: Surface, area: Rect, plate: Plate, lettering: Lettering, u: float) -> None:
    """Name and key where one begins to read, the number that decides where one ends."""
    upper, lower = round(area.height * 0.33), round(area.height * 0.72)
    left, right = _left(plate, u), area.right - round(u * 10)
    letters = _letters(plate, area, lettering, u)
    sizes = _sizes(plate, area, letters, u)
    ink = _dimmed(theme.PAPER, plate, INK_DIM)
    soft = ink if plate.greyed else theme.PAPER_DIM

    def write(text: str, px: int, colour: RGB, face: Face) -> Surface:
        return letters.line(text, px / letters.scale, colour, face)

    small = write(plate.small, sizes.small, soft, "text")
    number = write(plate.big, sizes.big, ink, "bold")
    body.blit(number, put(number.get_rect(midright=(right, upper)), area, lettering))
    body.blit(small, put(small.get_rect(midright=(right, lower)), area, lettering))
    name = write(alone(plate.name), sizes.name, ink, "bold")
    body.blit(name, put(name.get_rect(midleft=(left, upper)), area, lettering))
    if plate.key:
        cap = write(plate.key, sizes.key, theme.INK, "bold")
        left = _keycap(body, plate, (left, lower), cap, lettering, u) + round(u * 7)
    if plate.note and sizes.note:
        line = write(plate.note, sizes.note, soft, "text")
        body.blit(line, put(line.get_rect(midleft=(left, lower)), area, lettering))


def _keycap(
    body: Surface, plate: Plate, at: tuple[int, int], text: Surface, lettering: Lettering, u: float
) -> int:
    """A little key with its letter; where it ends."""
    cap = text.get_rect().inflate(round(u * 12), round(u * 4))
    cap.height = min(cap.height, round(u * 25))
    cap.width = max(cap.width, cap.height)
    cap.midleft = at
    end, cap = cap.right, put(cap, body.get_rect(), lettering)
    side, top = (_dimmed(one, plate, CAP_DIM) for one in (theme.BRASS_DARK, theme.PAPER))
    pygame.draw.rect(body, side, cap.move(0, round(u * 2)), border_radius=round(u * 5))
    pygame.draw.rect(body, top, cap, border_radius=round(u * 5))
    body.blit(text, text.get_rect(center=cap.center))
    return end
