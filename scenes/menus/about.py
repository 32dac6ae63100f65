"""About Kibitz: which one it is, whom it thanks, where its files lie, and a report to copy."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from art import theme
from art.looks import BRASS, SUNK
from game import __version__
from scenes.failures.report import folders, report
from scenes.menus.licences import LicencesScene
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.storage.file_manager import show_folder
from scenes.storage.paths import at_home
from scenes.ui.widgets import Button
from scenes.words.names import whole

if TYPE_CHECKING:
    from scenes.house import House

WIDE, EDGE = 640, 40
# Where the folders begin, and what is below the last of them.
FOLDERS, ROW, PITCH, BELOW = 300, 46, 54, 162


class AboutScene(Page):
    """A sheet over whatever is below."""

    see_through = True
    first = "done"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._folders = folders(house.paths)

    def _sheet(self) -> tuple[float, float, float]:
        """Left edge, top edge and width of the sheet, in units: the foot is below it."""
        x, y, wide = self.panel.grid.centred(WIDE, self._high())
        return x, max(12, y - 24), wide

    def _high(self) -> float:
        return FOLDERS + len(self._folders) * PITCH + BELOW

    def build(self) -> None:
        grid, words, (x, y, sheet) = self.panel.grid, self.words, self._sheet()
        self.panel.reach(grid.rect(x, y, sheet, self._high() + 12))
        inside = sheet - 2 * EDGE
        for number, (name, folder) in enumerate(self._folders.items()):
            self.panel.add(Button(
                key=name, box=grid.rect(x + EDGE, y + FOLDERS + number * PITCH, inside, ROW),
                words=words(f"about-{name}", folder=whole(at_home(folder))), icon="folder", size=17,
                look=SUNK, on_press=partial(self._show, folder), hint=words("about-folder-hint"),
            ))  # fmt: skip
        half, below = (inside - 16) / 2, y + FOLDERS + len(self._folders) * PITCH + 12
        self.panel.add(Button(
            key="licences", box=grid.rect(x + EDGE, below, half, 50), look=SUNK, size=18,
            words=words("about-licences"), on_press=self._open_licences,
            hint=words("about-licences-hint"),
        ))  # fmt: skip
        self.panel.add(Button(
            key="report", box=grid.rect(x + EDGE + half + 16, below, half, 50), look=SUNK, size=18,
            words=words("about-report"), on_press=self._copy, hint=words("about-report-hint"),
        ))  # fmt: skip
        self.panel.add(Button(
            key="done", box=grid.rect(x + (sheet - 260) / 2, y + self._high() - 76, 260, 56),
            look=BRASS, size=24, words=words("settings-done"), on_press=self.go_back,
        ))  # fmt: skip

    def _show(self, folder: Path) -> None:
        if not show_folder(folder):
            self.refuse(self.words("about-no-program", folder=whole(at_home(folder))))

    def _open_licences(self) -> None:
        self.stage.push(LicencesScene(self.house))

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(report(self.house.settings, self.house.paths))
        except pygame.error:
            self.refuse(self.words("about-not-copied"))
            return
        self.tell(self.words("about-copied"))

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        x, y, sheet = self._sheet()
        self.lay_paper(screen, grid.rect(x, y, sheet, self._high()))
        x, wide = x + EDGE, sheet - 2 * EDGE
        title = grid.rect(x, y + 18, wide, 54)
        brush.write(screen, words("app-title"), title, 44, theme.INK, "title", "center")
        made = "built" if getattr(sys, "frozen", False) else "source"
        version = words("about-version", version=__version__, made=made)
        box = grid.rect(x, y + 74, wide, 30)
        brush.write(screen, version, box, 20, theme.INK, "bold", "center")
        thanks = grid.rect(x, y + 112, wide, 140)
        brush.wrap(screen, words("about-thanks"), thanks, 18, theme.INK_SOFT, align="center")
        head = grid.rect(x, y + 262, wide, 30)
        brush.write(screen, words("about-files"), head, 18, theme.INK, "bold")
