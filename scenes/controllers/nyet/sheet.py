"""The score sheet: a line a round, how the last one was worked out, and the totals."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Face
from game.cards import NOBODY
from game.nyet.scoring import team_points
from game.nyet.teams import smaller_team
from game.nyet.view import NyetView
from scenes.table.plates import put

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller

LINES_SHOWN = 10
# Units: where the workings begin, a line of them, the space after them, and a row of the table.
HEAD, WORKING, AFTER, ROW, FOOT = 58, 28, 14, 32, 20


def paint_sheet(layer: Surface, box: Rect, controller: Controller, shown: NyetView) -> None:
    """Draw the sheet into its box."""
    u, words = controller.places.unit, controller.words
    lettering = controller.table.house.lettering
    pygame.draw.rect(layer, theme.SHADOW, box.move(0, round(u * 8)), border_radius=round(u * 16))
    pygame.draw.rect(layer, theme.PAPER, box, border_radius=round(u * 16))
    title = words("nyet-sheet-title", number=shown.number)
    room = box.width - round(u * 60)
    size = lettering.fit_into(title, round(u * 30), (room, round(u * 30)), "title")
    head = lettering.line(title, size, theme.INK, "title")
    place = head.get_rect(topleft=(box.left + round(u * 30), box.top + round(u * 16)))
    layer.blit(head, put(place, box, lettering))
    lines = workings(controller, shown)
    for number, sentence in enumerate(lines[: controller.revealed]):
        size = lettering.fit_into(sentence, round(u * 17), (room, round(u * (WORKING - 6))))
        line = lettering.line(sentence, size, theme.INK_SOFT)
        place = line.get_rect(
            topleft=(box.left + round(u * 30), box.top + round(u * (HEAD + WORKING * number)))
        )
        layer.blit(line, put(place, box, lettering))
    top = box.top + round(u * (HEAD + WORKING * len(lines) + AFTER))
    _table(layer, box, controller, shown, top)


def needed_high(shown: NyetView, lines: list[str]) -> int:
    """How high the sheet would be with all its rows, in units."""
    rows = min(LINES_SHOWN, len(shown.sheet)) + 2
    return HEAD + WORKING * len(lines) + AFTER + ROW * rows + FOOT


def workings(controller: Controller, shown: NyetView) -> list[str]:
    """How the round's points came about, a sentence a step (NYET-85 to NYET-88, O-3, O-4)."""
    result, options, words = shown.sheet[-1], shown.options, controller.words
    catches = tuple(map(sum, zip(result.tricks, result.loot, strict=True)))
    about = (catches, result.teams, result.bonus, result.terms.value)
    points = team_points(*about, replace(options, difference=False))
    held = result.bonus != NOBODY
    small = smaller_team(result.teams)
    sentences = []
    for side in (0, 1):
        seats = [seat for seat, team in enumerate(result.teams) if team == side]
        key, bonus = "nyet-sheet-working", 0
        if options.bonus == "shared" and held and result.bonus in seats:
            key, bonus = "nyet-sheet-working-shared", catches[result.bonus]
        elif options.bonus == "team" and small and small[0] in seats:
            key = "nyet-sheet-working-team"
        sentences.append(words(
            key, names=controller.talk.names(seats), bonus=bonus, value=result.terms.value,
            tricks=sum(result.tricks[seat] for seat in seats),
            loot=sum(result.loot[seat] for seat in seats), points=points[side],
        ))  # fmt: skip
    if options.difference:
        points = team_points(*about, options)
        sentences.append(words("nyet-sheet-difference", points=max(points)))
    if options.bonus == "holder" and held:
        single = points[result.teams[result.bonus]]
        sentences.append(words("nyet-sheet-bonus", name=controller.name(result.bonus),
                               single=single, points=2 * single))  # fmt: skip
    return sentences


def _table(layer: Surface, box: Rect, controller: Controller, shown: NyetView, top: int) -> None:
    """The rounds and the totals; while the last round is worked out, all but that."""
    u, lettering = controller.places.unit, controller.table.house.lettering
    seats = len(shown.scores)
    left = box.left + round(u * 30)
    first = round(u * 110)
    column = (box.width - round(u * 60) - first) // seats
    rows = shown.sheet[-LINES_SHOWN:]
    high = min(round(u * ROW), (box.bottom - round(u * FOOT) - top) // (len(rows) + 2))

    def write(text: str, row: int, seat: int | None, colour: theme.RGB, face: Face) -> None:
        room = (column - round(u * 8), round(high * 0.72))
        size = lettering.fit_into(text, round(high * 0.62), room, face)
        line = lettering.line(text, size, colour, face)
        x = left + first // 2 if seat is None else left + first + column * seat + column // 2
        place = line.get_rect(center=(x, top + high * row + high // 2))
        layer.blit(line, put(place, box, lettering))

    for seat in range(seats):
        write(controller.name(seat), 0, seat, theme.INK, "bold")
    for number, result in enumerate(rows, 1):
        at = len(shown.sheet) - len(rows) + number
        write(controller.words("nyet-sheet-round", number=at), number, None, theme.INK_SOFT, "text")
        if number == len(rows) and controller.revealed is not None:
            continue
        for seat in range(seats):
            write(f"{result.gains[seat]:+d}", number, seat, theme.INK, "text")
    foot = len(rows) + 1
    line_y = top + high * foot
    right = box.right - round(u * 30)
    pygame.draw.line(layer, theme.BRASS_DARK, (left, line_y), (right, line_y), 2)
    write(controller.words("nyet-sheet-total"), foot, None, theme.INK, "bold")
    if controller.revealed is not None:
        return
    for seat in range(seats):
        write(str(shown.scores[seat]), foot, seat, theme.INK, "bold")
