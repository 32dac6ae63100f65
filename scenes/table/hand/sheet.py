"""The score sheet: how the round was counted, a line a round, the totals, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import inf

import pygame
from pygame import Rect, Surface

from art import theme
from art.grid import put
from art.opening import LineByLine, fold_out, grown, slid
from art.paint import picture
from art.text import Face
from game.cards import Seat
from game.directions import alone
from game.numerals import plain, signed
from scenes.table.hand.brush import Brush
from scenes.table.panels import RIM

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
    """A line of the table: its name, and what each seat has; the `best` stand out by a sign.

    Numbers that are `signed` say plus, too. Those that are counted up begin `since` these.
    """

    name: str
    numbers: tuple[int, ...]
    best: tuple[Seat, ...] = ()
    sign: str = ""
    signed: bool = False
    since: tuple[int, ...] = ()

    def says(self, seat: Seat, counted: float = 1.0) -> str:
        """What a seat has, when so much of it is counted."""
        number = self.numbers[seat]
        if self.since:
            number = round(self.since[seat] + (number - self.since[seat]) * counted)
        return signed(number) if self.signed else plain(number)


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that stands on the sheet, line by line below its title.

    `workings` are sentences; `total` stands below a rule, `foot` (with its sign) at the bottom.
    """

    title: str
    rows: tuple[Row, ...]
    total: Row | None = None
    workings: tuple[str, ...] = ()
    foot: str = ""
    foot_sign: str = ""

    @property
    def lines(self) -> int:
        """How many lines follow the title and the names of the seats."""
        return len(self.workings) + self.high_rows - 1

    @property
    def high_rows(self) -> int:
        """How many lines there are on the table, the names of the seats among them."""
        return 1 + len(self.rows) + (self.total is not None) + bool(self.foot)

    @property
    def high(self) -> float:
        """How high it is with all its lines, in units."""
        return HEAD + WORKING * len(self.workings) + AFTER + ROW * self.high_rows + FOOT


def fitted(area: Rect, sheet: Sheet, brush: Brush) -> Rect:
    """The sheet at the top of the room there is for it: as high as its lines are many."""
    return Rect(area.left, area.top, area.width, min(area.height, brush.px(sheet.high)))


def paint_sheet(
    surface: Surface, area: Rect, sheet: Sheet, brush: Brush, coming: LineByLine, ink: Ink = DARK
) -> None:
    """Draw the sheet at the top of its area, as far as it has come."""
    box = fitted(area, sheet, brush)
    seen = _ground(surface, box, brush, coming.opened, ink)
    side, wide = brush.px(SIDE), box.width - 2 * brush.px(SIDE)
    if coming.opened < 1:
        surface.set_clip(seen.inflate(0, -2 * brush.px(RIM)))
    title = Rect(box.left + side, box.top + brush.px(10), wide, brush.px(HEAD - 16))
    brush.write(surface, sheet.title, title, 28, ink.title, brush.ground.title, within=box)
    _Table(surface, box, sheet, brush, coming, ink).paint()
    surface.set_clip(None)


def paint_line_by_line(
    surface: Surface, area: Rect, sheet: Sheet, brush: Brush, opened_ms: float
) -> None:
    """Draw a sheet that comes line by line, as far as it has come in so many ms."""
    paint_sheet(surface, area, sheet, brush, LineByLine(opened_ms, sheet.lines))


def sheet_to_come(
    area: Rect, sheet: Sheet, brush: Brush, ink: Ink = DARK
) -> Iterator[Callable[[], object]]:
    """What to call so that nothing of such a sheet is late: it is painted nowhere, part by part."""
    nowhere = Surface((1, 1))
    if ink.ground is None:
        yield partial(brush.bare_panel, fitted(area, sheet, brush).size)
    for lines in range(sheet.lines + 1):
        coming = LineByLine(inf, lines)
        yield partial(paint_sheet, nowhere, area, sheet, brush, coming, ink)


def _ground(surface: Surface, box: Rect, brush: Brush, opened: float, ink: Ink) -> Rect:
    """What the lines stand on, of which so much has opened; what it covers."""
    if ink.ground is None:
        return fold_out(surface, brush.bare_panel(box.size), box, opened)
    corner, seen = brush.px(16), box.inflate(0, -round(box.height * (1 - opened)))
    pygame.draw.rect(surface, theme.SHADOW, seen.move(0, brush.px(8)), border_radius=corner)
    pygame.draw.rect(surface, ink.ground, seen, border_radius=corner)
    return seen


class _Table:
    """The lines of a sheet: sentences, then a column for names, and one for each seat."""

    def __init__(
        self, surface: Surface, box: Rect, sheet: Sheet, brush: Brush, coming: LineByLine, ink: Ink
    ) -> None:
        self.surface, self.box, self.sheet, self.brush, self.ink = surface, box, sheet, brush, ink
        self.coming = coming
        self.left, self.wide = box.left + brush.px(SIDE), box.width - 2 * brush.px(SIDE)
        self.top = box.top + brush.px(HEAD + WORKING * len(sheet.workings) + AFTER)
        self.high = min(brush.px(ROW), (box.bottom - brush.px(FOOT) - self.top) // sheet.high_rows)
        self.first = min(brush.px(FIRST), self._named)
        self.column = (self.wide - self.first) // max(1, len(brush.seated))

    @property
    def _named(self) -> int:
        """How wide the names of the rows are: the less, the more room there is for many seats."""
        rows = (*self.sheet.rows, *([self.sheet.total] if self.sheet.total else []))
        measure, size = self.brush.lettering.measure, round(self.high * LETTER)
        names = (measure(row.name, size, "bold")[0] for row in rows)
        return max(names, default=0) + self.brush.px(SIDE)

    @property
    def _last(self) -> Row | None:
        """The row that tells in the end who is best."""
        return self.sheet.total or next(reversed(self.sheet.rows), None)

    def _large(self, seat: Seat) -> float:
        """How large who is best looks now, if not all are."""
        best = () if self._last is None else self._last.best
        stands_out = seat in best and len(best) < len(self.brush.seated)
        return self.coming.larger if stands_out else 1.0

    def paint(self) -> None:
        dark = self.ink.ground is None
        for seat, person in enumerate(self.brush.seated):
            colour = theme.SEAT_COLOURS[person.colour].rgb if dark else self.ink.strong
            cell = self._cell(self.top, seat)
            self._write(alone(person.name), cell, colour, "bold", large=self._large(seat))
        for number in range(min(self.sheet.lines, self.coming.lines)):
            comes = self.coming.comes(number)
            if comes:
                self._line(number, comes)

    def _line(self, number: int, comes: float) -> None:
        """One of them, of which so much is seen: it comes down from the one above."""
        read = len(self.sheet.workings)
        at = number - read + 1
        room = Rect(self.left, self.top + self.high * at, self.wide, self.high)
        if number < read:
            high = self.brush.px(WORKING)
            room.update(self.left, self.box.top + self.brush.px(HEAD) + high * number,
                        self.wide, high)  # fmt: skip
        if comes < 1:
            self.surface.set_clip(room)
        room = room.move(0, -slid(room, comes))
        rows = len(self.sheet.rows)
        if number < read:
            self.brush.write(self.surface, self.sheet.workings[number], room, 17, self.ink.soft,
                             "text", "start", within=self.box)  # fmt: skip
        elif at <= rows:
            self._row(self.sheet.rows[at - 1], number, room.top, "text")
        elif self.sheet.total is not None and at == rows + 1:
            rule = (self.left, room.top), (self.left + self.wide, room.top)
            pygame.draw.line(self.surface, theme.BRASS_DARK, *rule, 2)
            self._row(self.sheet.total, number, room.top, "bold")
        else:
            place = self._write(self.sheet.foot, room, self.ink.soft, "text")
            self._sign(self.sheet.foot_sign, place)
        self.surface.set_clip(None)

    def _row(self, row: Row, number: int, top: int, face: Face) -> None:
        coming, lit = self.coming, self.coming.pops(number)
        if row is self._last:
            lit = coming.crown
        ink = self.ink.strong if face == "bold" else self.ink.soft
        self._write(row.name, self._cell(top, None), ink, face)
        for seat in range(len(row.numbers)):
            best = seat in row.best and lit > 0
            large = self._large(seat) if row is self._last else 1.0
            place = self._write(
                row.says(seat, coming.counted(number)), self._cell(top, seat),
                self.ink.best if best else self.ink.strong, face, row.says(seat), large,
            )  # fmt: skip
            if best:
                self._sign(row.sign, place, lit)

    def _cell(self, top: int, seat: Seat | None) -> Rect:
        """Where a cell stands, or (None) the name of a row; as if one read to the right."""
        left = self.left if seat is None else self.left + self.first + self.column * seat
        wide = self.first if seat is None else self.column
        return Rect(left, top, wide, self.high)

    def _write(
        self, text: str, cell: Rect, ink: theme.RGB, face: Face, like: str = "", large: float = 1.0
    ) -> Rect:
        """Write as large as fits, or as `like` that does, and so many times as large as it is."""
        lettering, off = self.brush.lettering, round(self.high * (1 - INKED))
        room = cell.inflate(-self.brush.px(8), -off)
        size = lettering.fit_into(like or text, round(self.high * LETTER), room.size, face)
        line = lettering.line(text, size, ink, face)
        place = put(line.get_rect(center=room.center), self.box, lettering)
        drawn = grown(line, large)
        self.surface.blit(drawn, drawn.get_rect(center=place.center))
        return place

    def _sign(self, source: str, beside: Rect, large: float = 1.0) -> None:
        if not source:
            return
        side, gap = round(self.high * 0.9), self.brush.px(4)
        drawn = picture(source, (side, side))
        place = drawn.get_rect(midright=(beside.left - gap, beside.centery))
        seen = grown(drawn, large)
        centre = put(place, Rect(beside), self.brush.lettering).center
        self.surface.blit(seen, seen.get_rect(center=centre))
