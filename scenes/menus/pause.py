"""The pause: the table is veiled, the clock stands still."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, PLATE
from scenes.menus import comforts
from scenes.menus.house_settings import SettingsScene
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button, nothing

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HIGH, PHONES_HIGH = 540, 480, 62


class PauseScene(Page):
    """Go on, quieten things, or leave; the match is kept either way."""

    see_through = True
    first = "on"

    def __init__(
        self,
        house: House,
        on_resume: Callable[[], None],
        on_leave: Callable[[], None],
        on_seats: Callable[[], None],
        on_rules: Callable[[], None] = nothing,
        timed: bool = True,
        way_out: str = "",
        on_phones: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(house)
        # Ends the keys of what is said about leaving: not every table is left for the shelf.
        self._way_out = way_out
        # Without a clock nothing is counted, and nothing stands still that did not before.
        self._way = "" if timed else "-untimed"
        self._on_seats = on_seats
        self._on_rules = on_rules
        self._on_resume = on_resume
        self._on_leave = on_leave
        # None where no phone can hold cards.
        self._on_phones = on_phones

    def go_back(self) -> None:
        self._on_resume()

    @property
    def about(self) -> str:
        """What is said of the match meanwhile."""
        return self.words(f"pause-about{self._way_out or self._way}")

    @property
    def _high(self) -> float:
        return HIGH if self._on_phones is None else HIGH + PHONES_HIGH

    def build(self) -> None:
        panel, words, grid = self.panel, self.words, self.panel.grid
        x, y, wide = grid.centred(WIDE, self._high)
        panel.reach(grid.rect(x, y, wide, self._high + 12))
        x, wide = x + 40, wide - 80
        panel.add(Button(key="on", box=grid.rect(x, y + 116, wide, 66), words=words("pause-on"),
                         look=BRASS, size=27, icon="play", on_press=self._on_resume,
                         hint=words(f"pause-on-hint{self._way}")))  # fmt: skip
        for number, row in enumerate((comforts.sound(self), comforts.volume(self, share=0.62))):
            row.box = grid.rect(x, y + 196 + number * 54, wide, 48)
            row.hint, row.help = row.help, ""
            panel.add(row)
        half, foot = (wide - 12) / 2, y + self._high - 88
        panel.add(Button(key="rules", box=grid.rect(x, y + 312, half, 54), size=19, icon="rules",
                         words=words("rules-open"), on_press=self._on_rules,
                         hint=words("rules-open-hint")))  # fmt: skip
        panel.add(Button(key="settings", box=grid.rect(x + half + 12, y + 312, half, 54), size=19,
                         words=words("pause-settings"), icon="gear", on_press=self._settings,
                         hint=words("pause-settings-hint")))  # fmt: skip
        if self._on_phones is not None:
            panel.add(Button(key="phones", box=grid.rect(x, y + 374, wide, 54), look=PLATE, size=19,
                             words=words("phones-pause"), icon="phone", on_press=self._on_phones,
                             hint=words("phones-pause-hint")))  # fmt: skip
        panel.add(Button(key="seats", box=grid.rect(x, foot, half, 54), look=PLATE, size=19,
                         words=words("pause-seats"), on_press=self._on_seats,
                         hint=words("pause-seats-hint")))  # fmt: skip
        panel.add(Button(key="leave", box=grid.rect(x + half + 12, foot, half, 54), look=PLATE,
                         size=19, words=words(f"pause-leave{self._way_out}"), icon="door",
                         on_press=self._on_leave,
                         hint=words(f"pause-leave-hint{self._way_out}")))  # fmt: skip

    def _settings(self) -> None:
        """Settings in the place of the pause, so that the table is seen behind them."""
        stage, self.first = self.stage, "settings"
        stage.replace(SettingsScene(self.house, lambda: stage.replace(self)))

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        x, y, _ = grid.centred(WIDE, self._high)
        self.lay_paper(screen, grid.rect(x, y, WIDE, self._high))
        title = grid.rect(x + 40, y + 20, WIDE - 80, 56)
        brush.write(screen, words("pause-title"), title, 42, theme.INK, "title", "center")
        about = grid.rect(x + 40, y + 74, WIDE - 80, 26)
        brush.write(screen, self.about, about, 18, theme.INK_SOFT, align="center")
        keys = grid.rect(x + 40, y + self._high - 31, WIDE - 80, 24)
        brush.write(screen, words("pause-keys"), keys, 15, theme.INK_SOFT, align="center")
