"""The score sheet: how the round was counted, a line a round, the totals, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.grid import put
from art.paint import picture
from art.text import Face
from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece

# Units: the title, a line of the workings, the space after them, a row, and what is left below;
# the first column, and the margin at both sides.
HEAD, WORKING, AFTER, ROW, FOOT, FIRST, SIDE = 58, 28, 14, 32, 20, 120, 28
# The part of a row's height that is a letter's size, and that ink may fill.
LETTER, INKED = 0.6, 0.76


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a sheet: of its ground, of what counts, of what stands beside, of the best."""

    ground: theme.RGB | None
    title: theme.RGB
    strong: theme.RGB
    soft: theme.RGB
    best: theme.RGB


# On paper, and on a dark panel.
PAPER = Ink(theme.PAPER, theme.INK, theme.INK, theme.INK_SOFT, theme.INK)
DARK = Ink(None, theme.BRASS_LIGHT, theme.PAPER, theme.PAPER_DIM, theme.BRASS_LIGHT)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: its name, and what each seat has; the `best` stand out by a sign."""

    name: str
    cells: tuple[str, ...]
    best: tuple[int, ...] = ()
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that stands on the sheet.

    `workings` are sentences, of which so many have been `read`; `total` stands below a line,
    `foot` (with its sign) at the bottom.
    """

    title: str
    rows: tuple[Row, ...]
    total: Row | None = None
    workings: tuple[str, ...] = ()
    read: int | None = None
    foot: str = ""
    foot_sign: str = ""

    @property
    def high(self) -> float:
        """How high it is with all its rows, in units."""
        rows = 1 + len(self.rows) + (self.total is not None) + bool(self.foot)
        return HEAD + WORKING * len(self.workings) + AFTER + ROW * rows + FOOT


def fitted(area: Rect, sheet: Sheet, brush: Brush) -> Rect:
    """The sheet at the top of the room there is for it: as high as its lines are many."""
    return Rect(area.left, area.top, area.width, min(area.height, brush.px(sheet.high)))


def sheet_piece(area: Rect, sheet: Sheet, brush: Brush, ink: Ink = DARK) -> Piece:
    """The sheet, as high as it needs, at the top of its area."""
    box = fitted(area, sheet, brush)
    draw = partial(paint_sheet, area=area, sheet=sheet, brush=brush, ink=ink)
    # With its shadow.
    return Piece(box.inflate(0, brush.px(24)), (sheet, brush.seated), draw)


def paint_sheet(surface: Surface, area: Rect, sheet: Sheet, brush: Brush, ink: Ink = DARK) -> None:
    """Draw the whole sheet at the top of its area."""
    box = fitted(area, sheet, brush)
    if ink.ground is None:
        brush.panel(surface, box)
    else:
        corner = brush.px(16)
        pygame.draw.rect(surface, theme.SHADOW, box.move(0, brush.px(8)), border_radius=corner)
        pygame.draw.rect(surface, ink.ground, box, border_radius=corner)
    side, wide = brush.px(SIDE), box.width - 2 * brush.px(SIDE)
    title = Rect(box.left + side, box.top + brush.px(10), wide, brush.px(HEAD - 16))
    brush.write(surface, sheet.title, title, 28, ink.title, brush.ground.title, within=box)
    line = Rect(box.left + side, box.top + brush.px(HEAD), wide, brush.px(WORKING))
    for sentence in sheet.workings[: sheet.read]:
        brush.write(surface, sentence, line, 17, ink.soft, "text", "start", within=box)
        line.top += brush.px(WORKING)
    top = box.top + brush.px(HEAD + WORKING * len(sheet.workings) + AFTER)
    _Table(surface, box, sheet, brush, ink, top).paint()


class _Table:
    """The rows of a sheet: a column for their names, and one for each seat."""

    def __init__(
        self, surface: Surface, box: Rect, sheet: Sheet, brush: Brush, ink: Ink, top: int
    ) -> None:
        self.surface, self.box, self.sheet, self.brush, self.ink = surface, box, sheet, brush, ink
        self.left, self.top = box.left + brush.px(SIDE), top
        lines = 1 + len(sheet.rows) + (sheet.total is not None) + bool(sheet.foot)
        self.high = min(brush.px(ROW), (box.bottom - brush.px(FOOT) - top) // lines)
        self.first = brush.px(FIRST)
        rest = box.width - 2 * brush.px(SIDE) - self.first
        self.column = rest // max(1, len(brush.seated))

    def paint(self) -> None:
        brush, ink, dark = self.brush, self.ink, self.ink.ground is None
        for seat, person in enumerate(brush.seated):
            colour = theme.SEAT_COLOURS[person.colour].rgb if dark else ink.strong
            self._write(person.name, self._cell(0, seat), colour, "bold")
        for number, row in enumerate(self.sheet.rows, 1):
            self._row(row, number, "text")
        at = len(self.sheet.rows) + 1
        if self.sheet.total is not None:
            y, right = self.top + self.high * at, self.box.right - brush.px(SIDE)
            pygame.draw.line(self.surface, theme.BRASS_DARK, (self.left, y), (right, y), 2)
            self._row(self.sheet.total, at, "bold")
            at += 1
        if self.sheet.foot:
            room = self._cell(at, None)
            room.width = self.box.width - 2 * brush.px(SIDE)
            place = self._write(self.sheet.foot, room, ink.soft, "text")
            self._sign(self.sheet.foot_sign, place)

    def _row(self, row: Row, number: int, face: Face) -> None:
        ink = self.ink.strong if face == "bold" else self.ink.soft
        self._write(row.name, self._cell(number, None), ink, face)
        for seat, text in enumerate(row.cells):
            best = seat in row.best
            place = self._write(
                text, self._cell(number, seat), self.ink.best if best else self.ink.strong, face
            )
            if best:
                self._sign(row.sign, place)

    def _cell(self, number: int, seat: int | None) -> Rect:
        """Where a cell stands, or (None) the name of a row; as if one read to the right."""
        left = self.left if seat is None else self.left + self.first + self.column * seat
        wide = self.first if seat is None else self.column
        return Rect(left, self.top + self.high * number, wide, self.high)

    def _write(self, text: str, cell: Rect, ink: theme.RGB, face: Face) -> Rect:
        room = cell.inflate(-self.brush.px(8), -round(self.high * (1 - INKED)))
        units = self.high * LETTER / self.brush.unit
        return self.brush.write(self.surface, text, room, units, ink, face, within=self.box)

    def _sign(self, source: str, beside: Rect) -> None:
        if not source:
            return
        side, gap = round(self.high * 0.9), self.brush.px(4)
        drawn = picture(source, (side, side))
        place = drawn.get_rect(midright=(beside.left - gap, beside.centery))
        self.surface.blit(drawn, put(place, Rect(beside), self.brush.lettering))
