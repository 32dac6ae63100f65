"""What is settled for the whole house: sound, motion, colours and the window."""

from __future__ import annotations

from pygame import Surface

from art import theme
from scenes.menus.comforts import add_marks, add_motion, add_screen, add_sound, add_volume
from scenes.menus.page import Page, veil
from scenes.stage import Drain
from scenes.ui.brush import BRASS, PAPER
from scenes.ui.widgets import Button

WIDE, HIGH = 560, 500
ROW, PITCH = 50, 58


class SettingsScene(Page):
    """A sheet of settings over the shelf."""

    see_through = True
    first = "done"

    def build(self) -> None:
        grid = self.panel.grid
        x, y = (grid.wide - WIDE) / 2 + 40, (grid.high - HIGH) / 2
        rows = (add_sound, add_volume, add_motion, add_marks, add_screen)
        for number, add in enumerate(rows):
            add(self, grid.rect(x, y + 100 + number * PITCH, WIDE - 80, ROW))
        self.panel.add(Button(
            key="done", box=grid.rect(x + 130, y + HIGH - 92, WIDE - 340, 60), look=BRASS, size=24,
            words=self.words("settings-done"), on_press=self.go_back,
        ))  # fmt: skip

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        veil(screen)
        x, y = (grid.wide - WIDE) / 2, (grid.high - HIGH) / 2
        box = grid.rect(x, y, WIDE, HIGH)
        brush.shade(screen, box, 18, 18)
        brush.slab(screen, box, PAPER, 18)
        title = grid.rect(x + 40, y + 24, WIDE - 80, 56)
        words = self.words("settings-title")
        brush.write(screen, words, title, 40, theme.INK, "title", "center")
        self.hint_plate(screen)
