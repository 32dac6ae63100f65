"""A gamepad or phone that somebody plays with is gone: the table waits for it (TOT-733)."""

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
# Who pressed "Go on" on a phone just before it came meant the pause below (ns).
READ_NS = 1_000_000_000


class GoneScene(Page):
    """A sheet over the pause. It goes when what is gone is back; or the table goes on without."""

    see_through = True
    first = "back"

    def __init__(
        self, house: House, mark: str, title: str, sentence: str, on_anyway: Callable[[], None]
    ) -> None:
        super().__init__(house)
        self.mark, self.title, self.sentence = mark, title, sentence
        self._on_anyway = on_anyway

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        half, y = (wide - 100) / 2, y + HIGH - 84
        self.panel.add(Button(
            key="anyway", box=grid.rect(x + 40, y, half, 54), words=words("gone-anyway"), size=20,
            on_press=self.anyway,
        ))  # fmt: skip
        self.panel.add(Button(
            key="back", box=grid.rect(x + 60 + half, y, half, 54), words=words("gone-back"),
            size=20, look=BRASS, on_press=self.go_back,
        ))  # fmt: skip

    def anyway(self) -> None:
        """Wait no longer."""
        self.stage.pop()
        self._on_anyway()

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.lay_paper(screen, grid.rect(x, y, wide, HIGH))
        mark = icon(self.mark, grid.px(58), theme.INK_SOFT)
        screen.blit(mark, mark.get_rect(center=grid.rect(x + 32, y + 26, 76, 60).center))
        head = grid.rect(x + 124, y + 28, wide - 164, 52)
        brush.write(screen, self.title, head, 32, theme.INK, "title")
        about = grid.rect(x + 40, y + 98, wide - 80, 70)
        brush.wrap(screen, self.sentence, about, 19, theme.INK_SOFT)


class PadGoneScene(GoneScene):
    """Somebody's gamepad is gone."""

    def __init__(self, house: House, device: str, name: str, on_anyway: Callable[[], None]) -> None:
        title = house.words("gone-title", device=device_name(device, house.words))
        super().__init__(house, "gamepad", title, house.words("gone-about", name=name), on_anyway)
        self.device = device

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, DeviceChanged) and signal.present and signal.device == self.device:
            self.go_back()
        else:
            super().handle(signal)


class PhoneGoneScene(GoneScene):
    """Somebody's phone is gone; `is_gone` says whether it still is."""

    def __init__(
        self, house: House, name: str, is_gone: Callable[[], bool], on_anyway: Callable[[], None]
    ) -> None:
        title = house.words("gone-phone-title", name=name)
        super().__init__(house, "phone", title, house.words("gone-phone-about"), on_anyway)
        self.name = name
        self._is_gone = is_gone
        self._lies_from_ns: int | None = None

    @property
    def is_read(self) -> bool:
        """Whether it has lain there so long that whoever goes on knows what without."""
        return self._lies_from_ns is not None and self.now_ns - self._lies_from_ns >= READ_NS

    def tick(self, now_ns: int) -> None:
        super().tick(now_ns)
        if self._lies_from_ns is None:
            self._lies_from_ns = now_ns
        if not self._is_gone():
            self.go_back()
        elif not self.is_read:
            read_ns = self._lies_from_ns + READ_NS
            self.wake_ns = read_ns if self.wake_ns is None else min(read_ns, self.wake_ns)
