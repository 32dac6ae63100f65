"""A sheet that asks for a name."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, PLATE
from scenes.forms import TextField
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HIGH = 620, 250


class NameScene(Page):
    """Begins with a name that will do; one that is `taken` is refused with a sentence."""

    see_through = True
    first = "keep"

    def __init__(
        self, house: House, title: str, name: str, limit: int, taken: Collection[str],
        on_name: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(house)
        self.title, self.name, self.limit, self.taken = title, name, limit, taken
        self._on_name = on_name

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        x, half = x + 40, (wide - 80 - 20) / 2
        self.panel.add(TextField(
            key="name", box=grid.rect(x, y + 86, wide - 80, 54), text=self.name, size=22,
            limit=self.limit, on_change=self._named, hint=words("name-hint"),
        ))  # fmt: skip
        self.panel.add(Button(
            key="keep", box=grid.rect(x, y + HIGH - 84, half, 54), look=BRASS, size=20,
            words=words("name-keep"), on_press=self._keep,
        ))  # fmt: skip
        self.panel.add(Button(
            key="cancel", box=grid.rect(x + half + 20, y + HIGH - 84, half, 54), look=PLATE,
            size=20, words=words("name-cancel"), on_press=self.go_back,
        ))  # fmt: skip

    def _named(self, name: str) -> None:
        self.name, self.notice = name, ""

    def _keep(self) -> None:
        if self.name in self.taken:
            self.refuse(self.words("name-taken", name=self.name))
            return
        self._on_name(self.name)
        self.stage.pop()

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.lay_paper(screen, grid.rect(x, y, wide, HIGH))
        head = grid.rect(x + 40, y + 22, wide - 80, 50)
        brush.write(screen, self.title, head, 32, theme.INK, "title", "center")
