"""Whether what is remembered of somebody, or of everybody, is to be forgotten."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, PLATE
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.storage.statistics import erase
from scenes.ui.widgets import Button
from scenes.words.names import short

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HIGH = 640, 380


class EraseScene(Page):
    """Asks once more; keeping everything is what Enter and Escape do."""

    see_through = True
    first = "keep"

    def __init__(self, house: House, name: str) -> None:
        super().__init__(house)
        self.name = name

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        x, half = x + 40, (wide - 96) / 2
        self.panel.add(Button(
            key="keep", box=grid.rect(x, y + 182, wide - 80, 62), look=BRASS, size=24,
            words=words("statistics-keep"), on_press=self.go_back,
        ))  # fmt: skip
        if self.name:
            shown = short(self.name)
            self.panel.add(Button(
                key="one", box=grid.rect(x, y + 274, half, 54), look=PLATE, size=18,
                words=words("statistics-erase-one", name=shown),
                on_press=partial(self._erase, self.name),
                hint=words("statistics-erase-one-hint", name=shown),
            ))  # fmt: skip
        self.panel.add(Button(
            key="all", box=grid.rect(x + half + 16, y + 274, half, 54), look=PLATE, size=18,
            words=words("statistics-erase-all"), on_press=self._erase,
            hint=words("statistics-erase-all-hint"),
        ))  # fmt: skip

    def _erase(self, name: str = "") -> None:
        erase(self.house.paths, name)
        self.stage.pop()

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        x, y, wide = grid.centred(WIDE, HIGH)
        self.lay_paper(screen, grid.rect(x, y, wide, HIGH))
        title = grid.rect(x + 40, y + 20, wide - 80, 56)
        brush.write(screen, words("statistics-erase-ask"), title, 34, theme.INK, "title", "center")
        about = grid.rect(x + 40, y + 84, wide - 80, 74)
        brush.wrap(
            screen, words("statistics-erase-about"), about, 20, theme.INK_SOFT, align="center"
        )
