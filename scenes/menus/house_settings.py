"""What is settled for the whole house, on five pages; every change is seen and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, SUNK
from scenes.forms import Row
from scenes.menus import comforts
from scenes.menus.comforts import lay_rows
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

ROWS: dict[str, tuple[Callable[[Page], Row], ...]] = {
    "sound": (comforts.sound, comforts.volume, comforts.effects, comforts.music),
    "pace": (comforts.motion, comforts.speed, comforts.pauses),
    "table": (comforts.cloth, comforts.backs, comforts.hints, comforts.talk),
    "reading": (comforts.text_size, comforts.contrast, comforts.marks, comforts.language),
    "window": (comforts.screen, comforts.window_size, comforts.monitor),
}
WIDE, HIGH = 800, 648
# Where the rows begin, and how much of the sheet is below them (units).
ROWS_TOP, BELOW = 148, 92
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
        self._rows_end = 0

    def go_back(self) -> None:
        (self._on_back or self.stage.pop)()

    def _sheet(self) -> tuple[float, float, float]:
        """Left edge, top edge and width of the sheet, in units: the foot is below it."""
        x, y, wide = self.panel.grid.centred(WIDE, HIGH)
        return x, max(12, y - 16), wide

    def _high(self) -> float:
        """As high as the window has room for; or, where it is rolled, as all that is on it."""
        grid, top = self.panel.grid, self._sheet()[1]
        return HIGH if grid.zoom == 1.0 else self._rows_end / grid.unit - top + BELOW

    def build(self) -> None:
        grid, (x, y, sheet) = self.panel.grid, self._sheet()
        rows = [row(self) for row in ROWS[self.sheet]]
        inside = grid.rect(x + EDGE, y + ROWS_TOP, sheet - 2 * EDGE, 1)
        self._rows_end = lay_rows(self, rows, inside)
        self._add_head(x, y, sheet)
        self.panel.add(Button(
            key="done", box=grid.rect(x + (sheet - 260) / 2, y + self._high() - 80, 260, 58),
            look=BRASS, size=24, words=self.words("settings-done"), on_press=self.go_back,
        ))  # fmt: skip
        if grid.zoom > 1.0:
            self.panel.reach(grid.rect(x, y, sheet, self._high() + 12))
            return
        self.panel.roll_within(grid.rect(x, y + ROWS_TOP - 6, sheet, HIGH - ROWS_TOP - BELOW + 6))
        for widget in self.panel.widgets:
            widget.fixed = widget not in rows

    def _add_head(self, x: float, y: float, sheet: float) -> None:
        """What is on every page: the way to what Kibitz is, and the tabs."""
        grid = self.panel.grid
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
