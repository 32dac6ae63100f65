"""A question before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, PLATE
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button, nothing

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HIGH = 620, 250


class AskScene(Page):
    """A sheet with a question over the page below; no answer is no."""

    see_through = True
    first = "no"

    def __init__(
        self,
        house: House,
        question: str,
        about: str,
        yes: str,
        no: str,
        on_yes: Callable[[], None],
        on_no: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(house)
        self.question, self.about = question, about
        self._yes, self._no = yes, no
        self._on_yes, self._on_no = on_yes, on_no

    def build(self) -> None:
        grid = self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        half, y = (wide - 80 - 20) / 2, y + HIGH - 84
        self.panel.add(Button(key="yes", box=grid.rect(x + 40, y, half, 54), look=PLATE, size=20,
                              words=self._yes, on_press=self._agreed))  # fmt: skip
        self.panel.add(Button(key="no", box=grid.rect(x + 60 + half, y, half, 54), look=BRASS,
                              size=20, words=self._no, on_press=self.go_back))  # fmt: skip

    def go_back(self) -> None:
        self._on_no()
        super().go_back()

    def _agreed(self) -> None:
        self._on_yes()
        self.stage.pop()

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.lay_paper(screen, grid.rect(x, y, wide, HIGH))
        head = grid.rect(x + 40, y + 24, wide - 80, 46)
        brush.write(screen, self.question, head, 32, theme.INK, "title", "center")
        about = grid.rect(x + 40, y + 84, wide - 80, 60)
        brush.wrap(screen, self.about, about, 19, theme.INK_SOFT, align="center")
