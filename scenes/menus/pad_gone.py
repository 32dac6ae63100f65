"""A gamepad that somebody plays with is gone: the table waits for it (TOT-733)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.icons import icon
from art.looks import BRASS
from scenes.input.bindings import device_name
from scenes.input.signals import DeviceChanged, Signal
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HIGH = 620, 270


class PadGoneScene(Page):
    """A sheet over the pause. It goes when the gamepad is back; or the table goes on without."""

    see_through = True
    first = "back"

    def __init__(self, house: House, device: str, name: str, on_anyway: Callable[[], None]) -> None:
        super().__init__(house)
        self.device = device
        self.title = house.words("gone-title", device=device_name(device, house.words))
        self.sentence = house.words("gone-about", name=name)
        self._on_anyway = on_anyway

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        half, y = (wide - 100) / 2, y + HIGH - 84
        self.panel.add(Button(
            key="anyway", box=grid.rect(x + 40, y, half, 54), words=words("gone-anyway"), size=20,
            on_press=self._anyway,
        ))  # fmt: skip
        self.panel.add(Button(
            key="back", box=grid.rect(x + 60 + half, y, half, 54), words=words("gone-back"),
            size=20, look=BRASS, on_press=self.go_back,
        ))  # fmt: skip

    def _anyway(self) -> None:
        self.stage.pop()
        self._on_anyway()

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, DeviceChanged) and signal.present and signal.device == self.device:
            self.go_back()
        else:
            super().handle(signal)

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.lay_paper(screen, grid.rect(x, y, wide, HIGH))
        mark = icon("gamepad", grid.px(58), theme.INK_SOFT)
        screen.blit(mark, mark.get_rect(center=grid.rect(x + 32, y + 26, 76, 60).center))
        head = grid.rect(x + 124, y + 28, wide - 164, 52)
        brush.write(screen, self.title, head, 32, theme.INK, "title")
        about = grid.rect(x + 40, y + 98, wide - 80, 70)
        brush.wrap(screen, self.sentence, about, 19, theme.INK_SOFT)
