"""The plate of a seat at a table of choices: badge, name, what is known of it, and its number."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Lettering, emblem
from scenes.table.plates import put

GROUND = (16, 14, 16, 232)
STARK = (0, 0, 0, 255)


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What the plate says. `number` decides the match or the round, `note` stands small."""

    name: str
    colour: int
    number: str = ""
    note: str = ""
    active: bool = False
    badge: Surface | None = None


def paint_seat_plate(
    layer: Surface, box: Rect, plate: SeatPlate, lettering: Lettering, stark: bool = False
) -> None:
    """Draw it into `box`, from where one begins to read; `stark`: on plain black."""
    body = Surface(box.size, pygame.SRCALPHA)
    area = body.get_rect()
    u = area.height / 62
    seat, corner = theme.SEAT_COLOURS[plate.colour], round(u * 12)
    pygame.draw.rect(body, STARK if stark else GROUND, area, border_radius=corner)
    rim = theme.BRASS_LIGHT if plate.active else seat.rgb
    pygame.draw.rect(body, rim, area, round(u * (4 if plate.active else 2)), corner)
    badge = plate.badge or emblem(seat.emblem, round(u * 34), seat.rgb)
    body.blit(badge, put(badge.get_rect(center=(round(u * 31), area.centery)), area, lettering))
    left, right, half = round(u * 62), area.right - round(u * 10), round(area.height * 0.42)
    number_room = (round((right - left) * 0.4), round(area.height * 0.7))
    size = lettering.fit_into(plate.number, round(u * 26), number_room, "bold")
    number = lettering.line(plate.number, size, theme.PAPER, "bold")
    body.blit(number, put(number.get_rect(midright=(right, area.centery)), area, lettering))
    room = right - number.get_width() - round(u * 10) - left
    size = lettering.fit_into(plate.name, round(u * 18), (room, half), "bold")
    name = lettering.line(plate.name, size, seat.rgb, "bold")
    middle = area.centery if not plate.note else round(area.height * 0.32)
    upper = name.get_rect(midleft=(left, middle))
    body.blit(name, put(upper, area, lettering))
    size = lettering.fit_into(plate.note, round(u * 14), (room, half))
    note = lettering.line(plate.note, size, theme.PAPER_DIM)
    lower = note.get_rect(midleft=(left, round(area.height * 0.7)))
    body.blit(note, put(lower, area, lettering))
    layer.blit(body, box)
