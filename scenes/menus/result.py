"""How it ended: places, points, what each seat did, and what to do now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.icons import icon
from art.looks import BRASS, PLATE, Look
from art.theme import mix
from scenes.input.signals import Press, Signal
from scenes.menus.page import Page
from scenes.menus.seat_card import paint_emblem
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

WIDE, NARROW = 1180, 900
HEAD, LABELS, FOOT, LINE = 106, 50, 100, 46
NAME_WIDE, PLACE_WIDE = 246, 64
# A fact below its seat where there is no room for columns.
FACT = 30
# What is pressed sooner was meant for the table, which was there a moment ago.
NOT_YET_NS = 600_000_000
WINNER = Look(mix(theme.PAPER, theme.BRASS_LIGHT, 0.9), mix(theme.PAPER, theme.BRASS_LIGHT, 0.6),
              theme.BRASS, theme.INK)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Finish:
    """How one seat ended. `colour` numbers a seat colour; `points` is "" where none count."""

    name: str
    colour: int
    place: int
    winner: bool
    points: str = ""


class ResultScene(Page):
    """The result over the table.

    `facts` are rows of a label and one value a finish, in the order of `finishes`.
    """

    see_through = True
    first = "again"
    # Ends the keys of what is said about leaving: see `PauseScene`.
    way_out = ""

    def __init__(
        self,
        house: House,
        headline: str,
        finishes: Sequence[Finish],
        facts: Sequence[tuple[str, Sequence[str]]],
        on_again: Callable[[], None],
        on_seats: Callable[[], None],
        on_shelf: Callable[[], None],
        subline: str = "",
    ) -> None:
        super().__init__(house)
        self.headline = headline
        self.subline = subline
        order = sorted(range(len(finishes)), key=lambda seat: (finishes[seat].place, seat))
        self.finishes = [finishes[seat] for seat in order]
        self.facts = [(label, [values[seat] for seat in order]) for label, values in facts]
        self._on_again, self._on_seats, self._on_shelf = on_again, on_seats, on_shelf
        self._since_ns: int | None = None

    def tick(self, now_ns: int) -> None:
        self._since_ns = self._since_ns or now_ns
        super().tick(now_ns)

    def handle(self, signal: Signal) -> None:
        if not (isinstance(signal, Press) and self._too_soon(signal.t_ns)):
            super().handle(signal)

    def _too_soon(self, t_ns: int) -> bool:
        return self._since_ns is None or t_ns < self._since_ns + NOT_YET_NS

    def go_back(self) -> None:
        """The match is over: back is to the shelf."""
        self._on_shelf()

    def build(self) -> None:
        panel, words, grid = self.panel, self.words, self.panel.grid
        x, y, wide, high = self._sheet()
        panel.reach(grid.rect(x, y, wide, high + 12))
        again, y = x + wide - 300, y + high - 80
        x, side = x + 40, 270.0
        if self._stacked:
            # What most people want stands above the others.
            again, side, wide = x, (wide - 100) / 2, wide - 80
            panel.add(self._again(grid.rect(again, y - 72, wide, 62)))
        else:
            panel.add(self._again(grid.rect(again, y - 4, 260, 62)))
        panel.add(Button(key="shelf", box=grid.rect(x, y + 2, side, 52), look=PLATE, size=19,
                         words=words(f"result-shelf{self.way_out}"),
                         on_press=self._on_shelf,
                         hint=words(f"result-shelf-hint{self.way_out}")))  # fmt: skip
        if not self.way_out:
            panel.add(Button(key="seats", box=grid.rect(x + side + 20, y + 2, min(side, 250), 52),
                             look=PLATE, size=19, words=words("result-seats"),
                             on_press=self._on_seats, hint=words("result-seats-hint")))  # fmt: skip

    def _again(self, box: Rect) -> Button:
        return Button(key="again", box=box, look=BRASS, size=27, words=self.words("result-again"),
                      icon="again", on_press=self._on_again,
                      hint=self.words("result-again-hint"))  # fmt: skip

    @property
    def _stacked(self) -> bool:
        """Whether facts stand below each seat, since there is no room for columns."""
        return self.panel.grid.wide < WIDE

    def _sheet(self) -> tuple[float, float, float, float]:
        """The sheet of paper in units."""
        high = self._head() + FOOT + len(self.finishes) * self._pitch()
        if self._stacked:
            x, y, wide = self.panel.grid.centred(NARROW, high + 72)
            return x, y, wide, high + 72
        x, y, wide = self.panel.grid.centred(WIDE, high)
        return x, max(12, y - 14), wide, high

    def _pitch(self) -> float:
        """How high a seat's row is, with its facts if they stand below it."""
        if self._stacked:
            return LINE + FACT * len(self.facts) + (8 if self.facts else 0)
        room = self.panel.grid.high - self._head() - FOOT - 84
        return min(LINE, room / len(self.finishes))

    def _row(self) -> float:
        """How high a seat's name stands."""
        return LINE if self._stacked else self._pitch()

    def _head(self) -> float:
        """The height of the headline and, if there are facts in columns, of their labels."""
        return HEAD + (LABELS + 6 if self.facts and not self._stacked else 0)

    def paint(self, screen: Surface, drain: Drain) -> None:
        grid = self.panel.grid
        x, y, wide, high = self._sheet()
        box = grid.rect(x, y, wide, high)
        self.lay_paper(screen, box)
        self._paint_head(screen, x, y, wide)
        top, pitch = y + self._head(), self._pitch()
        if self.facts and not self._stacked:
            self._paint_labels(screen, x, y + HEAD)
        for number, finish in enumerate(self.finishes):
            self._paint_row(screen, x, top + number * pitch, finish, number, wide)
            drain()

    def _paint_head(self, screen: Surface, x: float, y: float, wide: float) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        crown = icon("laurel", grid.px(74), mix(theme.BRASS, theme.BRASS_DARK, 0.25))
        middle = grid.rect(x + 40, y + 22, 74, 74)
        screen.blit(crown, crown.get_rect(center=middle.center))
        head = grid.rect(x + 132, y + 20, wide - 172, 54)
        tall = 84 if not self.subline else 54
        head.height = grid.px(tall)
        brush.write(screen, self.headline, head, 38, theme.INK, "title")
        if self.subline:
            sub = grid.rect(x + 132, y + 72, wide - 172, 28)
            brush.write(screen, self.subline, sub, 19, theme.INK_SOFT)

    def _columns(self, x: float) -> list[tuple[float, float]]:
        """Left edge and width of every column of facts."""
        left = x + 40 + PLACE_WIDE + NAME_WIDE + self._points_wide()
        each = (x + WIDE - 40 - left) / max(1, len(self.facts))
        return [(left + number * each, each) for number in range(len(self.facts))]

    def _points_wide(self) -> float:
        return 110 if any(finish.points for finish in self.finishes) else 20

    def _paint_labels(self, screen: Surface, x: float, y: float) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        boxes = [grid.rect(left + 4, y, wide - 8, LABELS) for left, wide in self._columns(x)]
        labels = [label for label, _ in self.facts]
        size = min(
            brush.wrapped_size(label, box, 16) for label, box in zip(labels, boxes, strict=True)
        )
        for label, box in zip(labels, boxes, strict=True):
            paragraph = brush.lettering.paragraph(
                label, size, theme.INK_SOFT, box.width, "center"
            )
            screen.blit(paragraph, paragraph.get_rect(midbottom=box.midbottom))

    def _paint_row(
        self, screen: Surface, x: float, y: float, finish: Finish, row: int, wide: float
    ) -> None:
        brush, grid, pitch = self.panel.brush, self.panel.grid, self._row()
        box = grid.rect(x + 28, y, wide - 56, pitch - 4)
        if finish.winner:
            brush.slab(screen, box, WINNER, 10)
            mark = icon("laurel", grid.px(pitch * 0.72), theme.BRASS_DARK)
            screen.blit(mark, mark.get_rect(center=grid.part(box, grid.px(34), 1).center))
        else:
            place = self.words("result-place", place=finish.place)
            spot = grid.rect(x + 40, y, 44, pitch - 4)
            brush.write(screen, place, spot, 20, theme.INK_SOFT, "bold", "center")
        disc = Rect(0, 0, grid.px(pitch * 0.66), grid.px(pitch * 0.66))
        disc.center = (grid.rect(x + 40 + PLACE_WIDE, y, 30, 1).centerx, box.centery)
        paint_emblem(screen, brush, disc, finish.colour)
        name = grid.rect(x + 40 + PLACE_WIDE + 40, y, NAME_WIDE - 46, pitch - 4)
        brush.write(screen, finish.name, name, 21, theme.INK, "bold")
        if finish.points:
            points = grid.rect(x + 40 + PLACE_WIDE + NAME_WIDE, y, 100, pitch - 4)
            brush.write(screen, finish.points, points, 24, theme.INK, "bold", "center")
        if self._stacked:
            self._paint_facts(screen, x + 40 + PLACE_WIDE, y + LINE, wide - 80 - PLACE_WIDE, row)
            return
        for (_, values), (left, room) in zip(self.facts, self._columns(x), strict=True):
            cell = grid.rect(left + 4, y, room - 8, pitch - 4)
            brush.write(screen, values[row], cell, 19, theme.INK, align="center")

    def _paint_facts(self, screen: Surface, x: float, y: float, wide: float, row: int) -> None:
        """What a seat did, a line each below its name."""
        brush, grid = self.panel.brush, self.panel.grid
        for number, (label, values) in enumerate(self.facts):
            line = grid.rect(x, y + number * FACT, wide, FACT)
            value = brush.write(screen, values[row], line, 19, theme.INK, "bold", "right")
            room = grid.part(line, 0, line.width - value.width - grid.px(12))
            brush.write(screen, label, room, 16, theme.INK_SOFT)
