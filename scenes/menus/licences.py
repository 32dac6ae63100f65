"""The licences of all that is in Kibitz: the list, and the text of each to be read in full."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.looks import PAPER, SUNK
from scenes.input.focus import DOWN, LEAVE, STEPS, UP, plain
from scenes.input.signals import Press, Signal
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.storage.licences import Licence, licences
from scenes.ui.roll import LINE
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

EDGE, TOP, HEAD, TITLE = 40, 92, 48, 36
# The list: as many side by side as there is room for.
COLUMN, ROW, GAP = 280, 46, 10
# The text: wider lines are hard to read.
LEAF, INSET, LETTERS, AIR = 900, 36, 17, 10
FOOT = 60


class _LicencePage(Page):
    """A page with its title, and a way back."""

    first = "back"

    @property
    def title(self) -> str:
        return self.words("licences-title")

    def build(self) -> None:
        grid = self.panel.grid
        self.panel.add(Button(
            key="back", box=grid.rect(EDGE, 22, HEAD, HEAD), icon="back", size=22,
            on_press=self.go_back, hint=self.words("licences-back-hint"),
        ))  # fmt: skip

    def _head(self) -> Rect:
        """Where its title stands, in as many lines as it needs."""
        grid, lettering = self.panel.grid, self.panel.brush.lettering
        box, size = grid.rect(EDGE + 70, 16, grid.wide - 2 * EDGE - 70, 60), grid.px(TITLE)
        lines = lettering.wrap(self.title, size, box.width, "title")
        high = len(lines) * lettering.measure(self.title, size, "title")[1]
        return Rect(box.topleft, (box.width, max(box.height, high)))

    def paint(self, screen: Surface, drain: Drain) -> None:
        self.panel.brush.write(screen, self.title, self._head(), TITLE, theme.PAPER, "title")


class LicencesScene(_LicencePage):
    """The list."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.licences = licences()

    def build(self) -> None:
        super().build()
        grid = self.panel.grid
        across = max(1, int((grid.wide - 2 * EDGE + GAP) // (COLUMN + GAP)))
        wide = (grid.wide - 2 * EDGE + GAP) / across - GAP
        for number, licence in enumerate(self.licences):
            row, column = divmod(number, across)
            box = grid.rect(EDGE + column * (wide + GAP), TOP + row * (ROW + GAP), wide, ROW)
            self.panel.add(Button(
                key=licence.name, box=box, words=licence.name, size=17, look=SUNK,
                on_press=partial(self._open, licence), hint=self.words("licences-open-hint"),
            ))  # fmt: skip

    def _open(self, licence: Licence) -> None:
        self.stage.push(LicenceScene(self.house, licence))


class LicenceScene(_LicencePage):
    """One text, rolled by everything that rolls, and by the arrows: there is nothing to choose."""

    def __init__(self, house: House, licence: Licence) -> None:
        super().__init__(house)
        self.licence = licence
        parts = (" ".join(part.split()) for part in licence.text.split("\n\n"))
        self._parts = list(filter(None, parts))
        # Where each paragraph stands on the page that is not rolled, in pixels.
        self._boxes: list[Rect] = []

    @property
    def title(self) -> str:
        return self.licence.name

    def build(self) -> None:
        super().build()
        grid, lettering = self.panel.grid, self.panel.brush.lettering
        leaf = min(LEAF, grid.wide - 2 * EDGE)
        inside = grid.rect((grid.wide - leaf) / 2 + INSET, 0, leaf - 2 * INSET, 1)
        self._boxes, y = [], max(grid.px(TOP), self._head().bottom + grid.px(GAP)) + grid.px(INSET)
        for part in self._parts:
            lines = lettering.wrap(part, grid.px(LETTERS), inside.width)
            high = len(lines) * lettering.measure(part, grid.px(LETTERS))[1]
            self._boxes.append(Rect(inside.left, y, inside.width, high))
            y += high + grid.px(AIR)
        self.panel.reach(Rect(0, 0, 1, y + grid.px(INSET + FOOT)))

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed and self.panel.most:
            control = plain(signal.control)
            if STEPS.get(control) in (UP, DOWN):
                by = STEPS[control][1] * self.panel.grid.px(2 * LINE)
                self.panel.roll(self.panel.grid.top + by)
                self.dirty = True
                return
            if control in LEAVE:
                self.go_back()
                return
        super().handle(signal)

    def paint(self, screen: Surface, drain: Drain) -> None:
        super().paint(screen, drain)
        brush, grid, inset = self.panel.brush, self.panel.grid, self.panel.grid.px(INSET)
        if not self._boxes:
            return
        sheet = self._boxes[0].unionall(self._boxes[1:]).inflate(2 * inset, 2 * inset)
        seen = sheet.move(0, -grid.top).clip(screen.get_rect().inflate(0, 4 * inset))
        if seen:
            brush.slab(screen, seen, PAPER, 14)
        ink = theme.stark(theme.INK) if brush.stark else theme.INK
        for part, box in zip(self._parts, self._boxes, strict=True):
            place = box.move(0, -grid.top)
            if place.colliderect(screen.get_rect()):
                text = brush.lettering.paragraph(part, grid.px(LETTERS), ink, box.width)
                screen.blit(text, place)
                drain()
