"""Name plates: who sits where, how many cards, which key, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Lettering, emblem

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Plate:
    """What one name plate says. `colour` numbers a seat colour.

    `big` is the number that decides, `small` what belongs to it, `key` the label of the
    seat's key, and `note` stands beside it, or in its place where there is none.
    """

    name: str
    colour: int
    big: str
    small: str
    key: str
    note: str = ""
    active: bool = False
    greyed: bool = False


def plate_picture(
    size: tuple[int, int], plate: Plate, lettering: Lettering, stark: bool = False
) -> Surface:
    """A name plate of that size; `stark`: on plain black, with a rim that cannot be missed."""
    seat = theme.SEAT_COLOURS[plate.colour]
    body = Surface(size, pygame.SRCALPHA)
    area = body.get_rect()
    u = area.height / 58
    radius = round(u * 12)
    ground = (0, 0, 0, 255) if stark else (16, 12, 10, 226)
    pygame.draw.rect(body, ground, area, border_radius=radius)
    pygame.draw.rect(body, (*seat.rgb, 255), Rect(0, 0, round(u * 44), area.height),
                     border_top_left_radius=radius, border_bottom_left_radius=radius)  # fmt: skip
    rim = theme.BRASS_LIGHT if plate.active else theme.PAPER if stark else (92, 80, 66)
    thick = max(1, round(u * (3 if plate.active else 1) * (1.6 if stark else 1)))
    pygame.draw.rect(body, rim, area, width=thick, border_radius=radius)
    mark = emblem(seat.emblem, round(u * 28), theme.INK)
    body.blit(mark, mark.get_rect(center=(round(u * 22), area.centery)))
    _texts(body, area, plate, lettering, u)
    if plate.greyed:
        body.fill((120, 120, 120, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return body


def _texts(body: Surface, area: Rect, plate: Plate, lettering: Lettering, u: float) -> None:
    """Name and key on the left, the number that decides on the right."""
    upper, lower = round(area.height * 0.33), round(area.height * 0.72)
    left, right = round(u * 52), area.right - round(u * 10)
    # Enlarged, no row takes more than its half of the plate, and no side more than its share.
    half, share = round(area.height * 0.4), round((right - left) * 0.45)
    size = lettering.fit_into(plate.small, round(u * 13), (share, half), "text")
    small = lettering.line(plate.small, size, theme.PAPER_DIM, "text")
    size = lettering.fit_into(plate.big, round(u * 28), (share, round(half * 1.4)), "bold")
    number = lettering.line(plate.big, size, theme.PAPER, "bold")
    body.blit(number, number.get_rect(midright=(right, upper)))
    body.blit(small, small.get_rect(midright=(right, lower)))
    room = right - max(small.get_width(), number.get_width()) - round(u * 8) - left
    size = lettering.fit_into(plate.name, round(u * 19), (room, half), "bold")
    name = lettering.line(plate.name, size, theme.PAPER, "bold")
    body.blit(name, name.get_rect(midleft=(left, upper)))
    end = left + room
    if plate.key:
        left = _keycap(body, plate.key, (left, lower), room, lettering, u) + round(u * 7)
    if plate.note and end > left:
        size = lettering.fit_into(plate.note, round(u * 14), (end - left, half), "text")
        line = lettering.line(plate.note, size, theme.PAPER_DIM, "text")
        body.blit(line, line.get_rect(midleft=(left, lower)))


def _keycap(
    body: Surface, label: str, at: tuple[int, int], room: int, lettering: Lettering, u: float
) -> int:
    """A little key with its letter; where it ends."""
    size = lettering.fit_into(label, round(u * 14), (room - round(u * 12), round(u * 19)), "bold")
    text = lettering.line(label, size, theme.INK, "bold")
    cap = text.get_rect().inflate(round(u * 12), round(u * 4))
    cap.height = min(cap.height, round(u * 25))
    cap.width = max(cap.width, cap.height)
    cap.midleft = at
    pygame.draw.rect(body, theme.BRASS_DARK, cap.move(0, round(u * 2)), border_radius=round(u * 5))
    pygame.draw.rect(body, theme.PAPER, cap, border_radius=round(u * 5))
    body.blit(text, text.get_rect(center=cap.center))
    return cap.right
