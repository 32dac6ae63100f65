"""The score sheet: a line a round, how the last one was worked out, and the totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Face
from game.nyet.view import NyetView

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller

LINES_SHOWN = 10


def paint_sheet(layer: Surface, box: Rect, controller: Controller, shown: NyetView) -> None:
    """Draw the sheet into its box."""
    u, words = controller.places.unit, controller.words
    lettering = controller.table.house.lettering
    pygame.draw.rect(layer, theme.SHADOW, box.move(0, round(u * 8)), border_radius=round(u * 16))
    pygame.draw.rect(layer, theme.PAPER, box, border_radius=round(u * 16))
    title = words("nyet-sheet-title", number=shown.number)
    head = lettering.line(title, round(u * 30), theme.INK, "title")
    layer.blit(head, head.get_rect(topleft=(box.left + round(u * 30), box.top + round(u * 16))))
    for number, sentence in enumerate(workings(controller, shown)):
        size = lettering.fit(sentence, round(u * 17), box.width - round(u * 60))
        line = lettering.line(sentence, size, theme.INK_SOFT)
        layer.blit(line, (box.left + round(u * 30), box.top + round(u * (58 + 24 * number))))
    _table(layer, box, controller, shown)


def workings(controller: Controller, shown: NyetView) -> list[str]:
    """How each team's points came about: (tricks + loot) x value (NYET-85, NYET-86)."""
    result = shown.sheet[-1]
    value = result.terms.value
    sentences = []
    for side in (0, 1):
        seats = [seat for seat, team in enumerate(result.teams) if team == side]
        tricks = sum(result.tricks[seat] for seat in seats)
        loot = sum(result.loot[seat] for seat in seats)
        sentences.append(controller.words(
            "nyet-sheet-working", names=controller.talk.names(seats), tricks=tricks, loot=loot,
            value=value, points=(tricks + loot) * value,
        ))  # fmt: skip
    return sentences


def _table(layer: Surface, box: Rect, controller: Controller, shown: NyetView) -> None:
    u, lettering = controller.places.unit, controller.table.house.lettering
    seats = len(shown.scores)
    left, top = box.left + round(u * 30), box.top + round(u * 122)
    first = round(u * 110)
    column = (box.width - round(u * 60) - first) // seats
    rows = shown.sheet[-LINES_SHOWN:]
    high = min(round(u * 32), (box.bottom - round(u * 20) - top) // (len(rows) + 2))

    def write(text: str, row: int, seat: int | None, colour: theme.RGB, face: Face) -> None:
        size = lettering.fit(text, round(high * 0.62), column - round(u * 8), face)
        line = lettering.line(text, size, colour, face)
        x = left + first // 2 if seat is None else left + first + column * seat + column // 2
        layer.blit(line, line.get_rect(center=(x, top + high * row + high // 2)))

    for seat in range(seats):
        write(controller.name(seat), 0, seat, theme.INK, "bold")
    for number, result in enumerate(rows, 1):
        at = len(shown.sheet) - len(rows) + number
        write(controller.words("nyet-sheet-round", number=at), number, None, theme.INK_SOFT, "text")
        for seat in range(seats):
            write(f"{result.gains[seat]:+d}", number, seat, theme.INK, "text")
    foot = len(rows) + 1
    line_y = top + high * foot
    right = box.right - round(u * 30)
    pygame.draw.line(layer, theme.BRASS_DARK, (left, line_y), (right, line_y), 2)
    write(controller.words("nyet-sheet-total"), foot, None, theme.INK, "bold")
    for seat in range(seats):
        write(str(shown.scores[seat]), foot, seat, theme.INK, "bold")
