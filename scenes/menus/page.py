"""What all menus share: a panel that is built anew when its contents change, and a backdrop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from scenes.input.signals import Signal
from scenes.menus.backdrop import wall
from scenes.stage import Drain, Scene, Stage
from scenes.ui.brush import PAPER, PLATE
from scenes.ui.panel import Panel

if TYPE_CHECKING:
    from scenes.house import House

SOUNDS = {"press": "button", "move": "hover"}


class Page(Scene):
    """A menu. A kind of page says in `build` which widgets it has, in `paint` what is below."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.words = house.words
        self._panel: Panel | None = None
        self._stale = False
        self.now_ns = 0

    @property
    def panel(self) -> Panel:
        """The widgets as they are now; there are none before the page has a size."""
        if self._panel is None:
            raise RuntimeError("the page is not on a stage")
        return self._panel

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        pygame.key.set_repeat(0)
        self._rebuild(stage.size)

    def leave(self) -> None:
        if self._panel is not None:
            self._panel.close()

    def close(self) -> None:
        # The widgets know the page by what they do: without them nothing keeps it.
        if self._panel is not None:
            self._panel.clear()

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._rebuild(size)

    def _rebuild(self, size: tuple[int, int]) -> None:
        old = self._panel
        if old is not None:
            old.close()
        chosen = self.house.settings
        still = chosen.motion in ("off", "reduced")
        self._panel = Panel(
            size, self.house.lettering, self.go_back, self._sound, still, chosen.contrast
        )
        self.build()
        key = old.focus.key if old is not None and old.focus is not None else self.first
        self._panel.to(key, old.ring if old is not None else True)
        self._stale = False
        self.dirty = True

    def changed(self) -> None:
        """Other widgets are needed now: the panel is built anew once the signal is dealt with."""
        self._stale = True

    def restyle(self) -> None:
        """Another look was chosen: the scenes below take it on now, this one after the signal."""
        for scene in self.stage.scenes:
            if scene is not self:
                scene.resize(self.stage.size)
        self.changed()

    def _sound(self, name: str) -> None:
        self.house.mixer.play(SOUNDS[name])

    # What a kind of page fills in

    first = ""

    def build(self) -> None:
        """Put the widgets on the panel."""

    def go_back(self) -> None:
        """Escape was pressed."""
        self.stage.pop()

    def paint(self, screen: Surface, drain: Drain) -> None:
        """Draw what lies under the widgets."""

    def wall(self, size: tuple[int, int]) -> Surface:
        """What the page stands before."""
        return wall(size, dark=self.house.settings.contrast)

    # The scene

    def raw(self, event: pygame.Event) -> bool:
        used = self.panel.raw(event)
        self.dirty = self.dirty or used
        return used

    def handle(self, signal: Signal) -> None:
        self.panel.handle(signal)
        self.dirty = True
        if self._stale and self.stage.top is self:
            self._rebuild(self.panel.grid.size)

    def tick(self, now_ns: int) -> None:
        self.now_ns = now_ns
        if self.panel.tick(now_ns):
            self.dirty = True
        self.wake_ns = self.panel.next_ns(now_ns)

    def draw(self, screen: Surface, drain: Drain) -> None:
        if not self.see_through:
            screen.blit(self.wall(screen.get_size()), (0, 0))
        drain()
        self.paint(screen, drain)
        self.panel.paint(screen, drain)

    def lay_paper(self, screen: Surface, box: Rect, strength: int = 150) -> None:
        """Darken what lies below, as `veil`, and lay a sheet of paper over it."""
        veil(screen, strength)
        self.panel.brush.shade(screen, box, 18, 18)
        self.panel.brush.slab(screen, box, PAPER, 18)

    def hint_line(self, screen: Surface, box: Rect, otherwise: str = "") -> None:
        """What the widget with the focus does, or how to move about."""
        words = self.panel.hint() or otherwise
        self.panel.brush.write(screen, words, box, 16, theme.PAPER_DIM, align="center")

    def hint_plate(self, screen: Surface, otherwise: str = "") -> None:
        """The same at the foot of a page that lies over another."""
        words = self.panel.hint() or otherwise
        if not words:
            return
        brush, grid = self.panel.brush, self.panel.grid
        line = brush.line(words, 17, theme.PAPER, "text", grid.px(grid.wide - 120), grid.px(34))
        box = line.get_rect().inflate(grid.px(36), grid.px(14))
        box.midbottom = (screen.get_width() // 2, screen.get_height() - grid.px(14))
        brush.slab(screen, box, PLATE, 20)
        screen.blit(line, line.get_rect(center=box.center))


def veil(screen: Surface, strength: int = 150) -> None:
    """Darken what lies below a page, from 0 (not at all) to 255."""
    dark = Surface(screen.get_size())
    dark.fill(theme.SHADOW)
    dark.set_alpha(strength)
    screen.blit(dark, (0, 0))
