"""What is settled for the whole house, on four pages; every change is seen and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from scenes.menus.comforts import (
    add_backs,
    add_cloth,
    add_contrast,
    add_effects,
    add_hints,
    add_language,
    add_marks,
    add_monitor,
    add_motion,
    add_screen,
    add_sound,
    add_text_size,
    add_volume,
    add_window_size,
)
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.brush import BRASS, SUNK
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

ROWS: dict[str, tuple[Callable[[Page, Rect], None], ...]] = {
    "sound": (add_sound, add_volume, add_effects),
    "table": (add_motion, add_cloth, add_backs, add_marks, add_hints),
    "reading": (add_text_size, add_contrast, add_language),
    "window": (add_screen, add_window_size, add_monitor),
}
WIDE, HIGH = 640, 566
ROW, PITCH = 54, 64
EDGE, GAP = 40, 8
# The table stays visible: what is chosen is to be seen.
VEIL = 80


class SettingsScene(Page):
    """A sheet of settings over the shelf or over a table. `on_back` instead of leaving it."""

    see_through = True

    def __init__(self, house: House, on_back: Callable[[], None] | None = None) -> None:
        super().__init__(house)
        self.sheet = next(iter(ROWS))
        self.first = f"tab-{self.sheet}"
        self._on_back = on_back

    def go_back(self) -> None:
        (self._on_back or self.stage.pop)()

    def _sheet(self) -> tuple[float, float, float]:
        """Left edge, top edge and width of the sheet, in units: the foot is below it."""
        x, y, wide = self.panel.grid.centred(WIDE, HIGH)
        return x, max(12, y - 16), wide

    def _high(self) -> float:
        """As high as the longest of the pages; or, where it is rolled, as the one that is open."""
        rows = len(ROWS[self.sheet])
        return HIGH if self.panel.grid.zoom == 1.0 else 152 + rows * PITCH + 94

    def build(self) -> None:
        grid, (x, y, sheet) = self.panel.grid, self._sheet()
        self.panel.reach(grid.rect(x, y, sheet, self._high() + 12))
        self.panel.add(Button(
            key="about", box=grid.rect(x + sheet - EDGE - 46, y + 24, 46, 46), icon="about",
            size=21, look=SUNK, on_press=self._about, hint=self.words("settings-about-hint"),
        ))  # fmt: skip
        wide = (sheet - 2 * EDGE + GAP) / len(ROWS)
        for number, name in enumerate(ROWS):
            self.panel.add(Button(
                key=f"tab-{name}", box=grid.rect(x + EDGE + number * wide, y + 86, wide - GAP, 46),
                words=self.words(f"settings-{name}"), size=18,
                look=BRASS if name == self.sheet else SUNK, on_press=partial(self._open, name),
                hint=self.words(f"settings-{name}-hint"),
            ))  # fmt: skip
        for number, add in enumerate(ROWS[self.sheet]):
            add(self, grid.rect(x + EDGE, y + 152 + number * PITCH, sheet - 2 * EDGE, ROW))
        self.panel.add(Button(
            key="done", box=grid.rect(x + (sheet - 260) / 2, y + self._high() - 80, 260, 58),
            look=BRASS, size=24, words=self.words("settings-done"), on_press=self.go_back,
        ))  # fmt: skip

    def _open(self, name: str) -> None:
        self.sheet = name
        self.changed()

    def _about(self) -> None:
        from scenes.menus.about import AboutScene

        self.stage.push(AboutScene(self.house))

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, (x, y, wide) = self.panel.brush, self.panel.grid, self._sheet()
        self.lay_paper(screen, grid.rect(x, y, wide, self._high()), VEIL)
        title = grid.rect(x + EDGE + 56, y + 20, wide - 2 * EDGE - 112, 56)
        words = self.words("settings-title")
        brush.write(screen, words, title, 40, theme.INK, "title", "center")
