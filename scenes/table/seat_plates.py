"""The plate of a seat at a table of choices: badge, name, what is known of it, and its number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from pygame import Rect, Surface

from art import theme
from art.cast import Portrait, portrait
from art.emblems import emblem_svg
from art.grid import put
from art.grounds import shared_ground
from art.paint import picture, rounded
from art.text import READABLE, Lettering, shortened
from game.cards import Seat
from game.directions import alone
from game.rules import Outcome

# Units: how high a plate is.
HIGH = 62
# How large the badge is, a face in its place, and the small badge beside that face.
BADGE, EMBLEM, FACE, SMALL = 50, 34, 58, 22
BACK: theme.RGB = (16, 14, 16)


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What the plate says. `number` decides the match or the round, `note` stands small.

    `badge` is the SVG source of what tells the seat apart, else the emblem of its colour does; it
    is small where there is a face.
    """

    name: str
    colour: int
    number: str = ""
    note: str = ""
    active: bool = False
    badge: str = ""
    portrait: Portrait | None = None


class Decided(Protocol):
    """A view that says how the match ended, once it has."""

    @property
    def outcome(self) -> Outcome | None: ...


def has_won(view: Decided, seat: Seat) -> bool:
    """Whether the light stays on that seat: it has won the match."""
    return view.outcome is not None and seat in view.outcome.winners


def paint_seat_plate(
    layer: Surface, box: Rect, plate: SeatPlate, lettering: Lettering, ground: theme.Ground
) -> None:
    """Draw it into `box` on that ground, from where one begins to read."""
    u = box.height / HIGH
    rim = theme.BRASS_LIGHT if plate.active else theme.SEAT_COLOURS[plate.colour].rgb
    # Nothing of the cards that are tucked under it shines through.
    thick = 4 if plate.active else 2
    body = shared_ground(replace(ground, alpha=255), box.size, u, rim, thick).copy()
    _badge(body, plate, lettering, u)
    _words(body, plate, lettering, u)
    layer.blit(body, box)


def _badge(body: Surface, plate: SeatPlate, lettering: Lettering, u: float) -> None:
    """The face of the seat with its badge beside it, or the badge alone."""
    area, seat = body.get_rect(), theme.SEAT_COLOURS[plate.colour]

    def stand(drawn: Surface, x: float, y: float) -> None:
        place = drawn.get_rect(center=(round(u * x), round(u * y)))
        body.blit(drawn, put(place, area, lettering))

    def sign(units: float) -> Surface:
        source, wide = plate.badge, round(u * units)
        if not source:
            source, wide = emblem_svg(seat.emblem, seat.rgb), round(u * units * EMBLEM / BADGE)
        return picture(source, (wide, wide))

    if plate.portrait is None:
        stand(sign(BADGE), 31, HIGH / 2)
        return
    stand(portrait(plate.portrait, round(u * FACE), seat.rgb), 31, HIGH / 2)
    small = round(u * (SMALL + 6))
    stand(rounded((small, small), small // 2, BACK, max(1, round(u * 2)), seat.rgb), 14, 47)
    stand(sign(SMALL), 14, 47)


def _words(body: Surface, plate: SeatPlate, lettering: Lettering, u: float) -> None:
    """The name and the note below it; the number beside both, or beside the name alone.

    As much of the name as can be read.
    """
    area, colour = body.get_rect(), theme.SEAT_COLOURS[plate.colour].rgb
    (left, right), upper = _room(area, u), round(area.height * 0.32)
    laid = cache(lambda name: _laid(replace(plate, name=name), lettering, u, right - left))
    shown = shortened(plate.name, lambda name: lettering.pixels(laid(name)[1][1]))
    beside_both, sizes = laid(shown)
    number = lettering.line(plate.number, sizes[0], theme.PAPER, "bold")
    # Signs may stand on either edge.
    middle = area.centery if beside_both else round(area.height * 0.36)
    body.blit(number, put(number.get_rect(midright=(right, middle)), area, lettering))
    name = lettering.line(alone(shown), sizes[1], colour, "bold")
    middle = upper if plate.note else area.centery
    body.blit(name, put(name.get_rect(midleft=(left, middle)), area, lettering))
    note = lettering.line(plate.note, sizes[2], theme.PAPER_DIM)
    lower = note.get_rect(midleft=(left, round(area.height * (0.7 if beside_both else 0.69))))
    body.blit(note, put(lower, area, lettering))


def stands_high(plate: SeatPlate, box: Rect, lettering: Lettering) -> bool:
    """Whether the number stands beside the name alone: there is no room for it beside the note.

    Enlarged there is none, nor where the note could not be read any more.
    """
    u = box.height / HIGH
    left, right = _room(box.move_to(topleft=(0, 0)), u)
    return not _laid(plate, lettering, u, right - left)[0]


def _laid(
    plate: SeatPlate, lettering: Lettering, u: float, wide: int
) -> tuple[bool, tuple[float, float, float]]:
    """Whether the number stands beside both name and note, and the sizes of all three."""
    if lettering.scale == 1 or not plate.note:
        sizes = _sizes(plate, lettering, u, wide, True)
        if not plate.note or lettering.pixels(sizes[2]) >= READABLE:
            return True, sizes
    return False, _sizes(plate, lettering, u, wide, False)


def _room(area: Rect, u: float) -> tuple[int, int]:
    """Where words begin on a plate, and where they end."""
    return round(u * 62), area.right - round(u * 10)


def _sizes(
    plate: SeatPlate, lettering: Lettering, u: float, wide: int, beside_both: bool
) -> tuple[float, float, float]:
    """Of number, name and note: enlarged, the number leaves the words at least their own size."""
    half, enlarged = round(u * HIGH * 0.42), lettering.scale > 1
    room = (round(wide * 0.4), round(u * HIGH * (0.7 if beside_both else 0.36)))
    plain = lettering.printed if enlarged else lettering
    # What is enlarged is never smaller than where there is more room.
    large = round(u * (26 if beside_both or enlarged else 21))
    number = lettering.fit_into(plate.number, large, room, "bold")
    least = (number, 0.0, 0.0)
    if enlarged:
        least = _laid(plate, plain, u, wide)[1]
    while True:
        taken = lettering.measure(plate.number, number, "bold")[0] + round(u * 10)
        name = lettering.fit_into(plate.name, round(u * 18), (wide - taken, half), "bold")
        rest = (wide - taken, half) if beside_both else (wide, round(u * HIGH * 0.36))
        note = lettering.fit_into(plate.note, round(u * 14), rest)
        words = (name, note)
        kept = all(
            lettering.pixels(size) >= plain.pixels(own)
            for size, own in zip(words, least[1:], strict=True)
        )
        if kept or lettering.pixels(number) <= plain.pixels(least[0]):
            return number, name, note
        number -= 1 / lettering.scale
