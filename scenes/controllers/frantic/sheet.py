"""The score sheet of Frantic: a line a round, the totals, the limit, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.faces.frantic.trimmings import dealer_svg, win_svg
from art.paint import picture
from game.cards import Seat
from game.frantic.view import FranticView
from scenes.table.panels import panel
from scenes.table.plates import put

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

LINES_SHOWN = 5
# Units: a line's height, the column of the rounds' names, and what stands above and below.
LINE, FIRST, HEAD, FOOT = 30, 120, 58, 14
# The part of a line's height that ink may fill.
INKED = 0.8


class Sheet:
    """Draws the sheet of `controller.shown`; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.lettering = controller.table.house.lettering

    def box(self) -> Rect:
        """Where the sheet lies: as high as its lines are many."""
        shown, places = self.controller.shown, self.controller.places
        lines, box = min(LINES_SHOWN, len(shown.sheet)) + 2, places.sheet.copy()
        # Who deals next.
        below = FOOT if shown.phase == "over" else LINE + FOOT
        box.height = min(box.height, round(places.unit * (HEAD + LINE * lines + below)))
        return box

    def paint(self, screen: Surface, shown: FranticView) -> None:
        """The whole sheet."""
        controller, u, box = self.controller, self.controller.places.unit, self.box()
        lettering = self.lettering
        ground = panel(box.size, u, theme.BRASS)
        screen.blit(ground, box)
        screen.blit(ground, box)
        title = controller.talk.sheet_title(shown)
        room = (box.width - round(u * 60), round(u * HEAD * 0.6))
        size = lettering.fit_into(title, round(u * 26), room, "title")
        head = lettering.line(title, size, theme.BRASS_LIGHT, "title")
        screen.blit(head, head.get_rect(midtop=(box.centerx, box.top + round(u * 14))))
        rows = shown.sheet[-LINES_SHOWN:]
        seats = range(len(shown.totals))
        for seat in seats:
            colour = theme.SEAT_COLOURS[controller.colour(seat)].rgb
            self._write(screen, controller.name(seat), 0, seat, colour)
        for number, result in enumerate(rows, 1):
            at = len(shown.sheet) - len(rows) + number
            self._write(screen, self.words("frantic-sheet-round", number=at), number, None,
                        theme.PAPER_DIM)  # fmt: skip
            for seat in seats:
                won = seat in result.winners
                ink = theme.BRASS_LIGHT if won else theme.PAPER
                place = self._write(screen, f"{result.points[seat]:+d}", number, seat, ink)
                if won:
                    self._sign(screen, win_svg(), place)
        if shown.options.scores:
            self._totals(screen, shown, len(rows) + 1)

    def _totals(self, screen: Surface, shown: FranticView, at: int) -> None:
        """The last line, the lowest total in light; and who deals next."""
        self._write(screen, self.words("frantic-sheet-total"), at, None, theme.PAPER)
        for seat, total in enumerate(shown.totals):
            ink = theme.BRASS_LIGHT if total == min(shown.totals) else theme.PAPER
            self._write(screen, str(total), at, seat, ink)
        if shown.phase == "over":
            return
        next_one = self.words("frantic-sheet-dealer", name=self.controller.name(shown.dealer))
        box = self._cell(at + 1, None)
        box.width = self.box().width - round(self.controller.places.unit * 40)
        box = put(box, self.box(), self.lettering)
        room = (box.width - 2 * box.height, round(box.height * INKED))
        size = self.lettering.fit_into(next_one, round(box.height * 0.58), room)
        line = self.lettering.line(next_one, size, theme.PAPER_DIM)
        place = line.get_rect(center=box.center)
        screen.blit(line, place)
        self._sign(screen, dealer_svg(), place)

    def _sign(self, screen: Surface, source: str, beside: Rect) -> None:
        side = self._line_high()
        sign = picture(source, (side, side))
        gap = round(self.controller.places.unit * 4)
        place = sign.get_rect(midright=(beside.left - gap, beside.centery))
        if self.lettering.rtl:
            place = sign.get_rect(midleft=(beside.right + gap, beside.centery))
        screen.blit(sign, place)

    def _line_high(self) -> int:
        return round(self.controller.places.unit * LINE)

    def _cell(self, number: int, seat: Seat | None) -> Rect:
        """Where a line's number of a seat stands, or its name; as if one read to the right."""
        box, u = self.box(), self.controller.places.unit
        high, first = self._line_high(), round(u * FIRST)
        column = (box.width - round(u * 40) - first) // len(self.controller.shown.totals)
        left = box.left + round(u * 20) + (0 if seat is None else first + column * seat)
        wide = first if seat is None else column
        return Rect(left, box.top + round(u * HEAD) + high * number, wide, high)

    def _write(
        self, screen: Surface, text: str, number: int, seat: Seat | None, ink: theme.RGB
    ) -> Rect:
        """Write into a cell; where it came to stand."""
        cell = put(self._cell(number, seat), self.box(), self.lettering)
        room = (cell.width - round(self.controller.places.unit * 8), round(cell.height * INKED))
        size = self.lettering.fit_into(text, round(cell.height * 0.62), room, "bold")
        line = self.lettering.line(text, size, ink, "bold")
        place = line.get_rect(center=cell.center)
        screen.blit(line, place)
        return place
