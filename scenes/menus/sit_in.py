"""Who plays each seat from now on: its person, or a bot that sits in (TOT-733)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.looks import BRASS
from game.directions import alone
from scenes.forms import one_of
from scenes.menus.page import Page
from scenes.menus.seat_card import paint_disc
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HEAD, FOOT, LINE = 560, 126, 86, 46


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat: its name, and the number of its colour.

    `face` is one of the cast, or "".
    """

    name: str
    colour: int
    face: str = ""


class SitInScene(Page):
    """A sheet with a line a seat. `levels` are the bots there are, `names` what they are called.

    `playing` is who plays each seat now ("" is a person): phones change it, too.
    `on_change(seat, level)` is called at once for every change; a sentence it returns says
    why nothing is changed.
    """

    see_through = True
    first = "done"

    def __init__(
        self,
        house: House,
        sitters: Sequence[Sitter],
        playing: Sequence[str],
        levels: Sequence[str],
        names: Sequence[str],
        on_change: Callable[[int, str], str | None],
    ) -> None:
        super().__init__(house)
        self.sitters = sitters
        self._levels = ["", *levels]
        self._names = [house.words("sit-in-person"), *names]
        self._on_change = on_change
        self.playing, self._shown = playing, list(playing)

    def _sheet(self) -> tuple[float, float, float]:
        """Left edge, top edge and height of the sheet, in units."""
        high = HEAD + FOOT + LINE * len(self.sitters)
        x, y, _ = self.panel.grid.centred(WIDE, high)
        return x, y, high

    def build(self) -> None:
        self._shown = list(self.playing)
        panel, grid = self.panel, self.panel.grid
        x, y, high = self._sheet()
        panel.reach(grid.rect(x, y, WIDE, high + 12))
        for seat, level in enumerate(self._shown):
            panel.add(one_of(self._levels)(
                key=f"seat-{seat}", box=grid.rect(x + 290, y + HEAD + seat * LINE, 230, LINE - 8),
                values=self._levels, names=self._names, value=level, size=18,
                on_change=partial(self._change, seat),
            ))  # fmt: skip
        panel.add(Button(
            key="done", box=grid.rect(x + WIDE - 220, y + high - 72, 180, 52), look=BRASS, size=22,
            words=self.words("sit-in-done"), on_press=self.go_back,
        ))  # fmt: skip

    def _change(self, seat: int, level: str) -> None:
        """Another plays that seat, or it is said why not."""
        refused = self._on_change(seat, level)
        if refused:
            self.refuse(refused)
            self.changed()
        else:
            self.tell("")
            self._shown[seat] = level

    def tick(self, now_ns: int) -> None:
        if self._shown != list(self.playing):
            self.changed()
        super().tick(now_ns)

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        x, y, high = self._sheet()
        box = grid.rect(x, y, WIDE, high)
        self.lay_paper(screen, box)
        head = grid.rect(x + 40, y + 18, WIDE - 80, 46)
        brush.write(screen, words("sit-in-title"), head, 34, theme.INK, "title")
        about = grid.rect(x + 40, y + 66, WIDE - 80, 50)
        brush.wrap(screen, words("sit-in-about"), about, 16, theme.INK_SOFT)
        for seat, sitter in enumerate(self.sitters):
            line = y + HEAD + seat * LINE
            disc = Rect(0, 0, grid.px(32), grid.px(32))
            disc.center = grid.rect(x + 40, line, 36, LINE - 8).center
            paint_disc(screen, brush, disc, sitter.colour, sitter.face)
            name = grid.rect(x + 90, line, 190, LINE - 8)
            brush.write(screen, alone(sitter.name), name, 20, theme.INK, "bold")
