"""Tap with the beat: how late each device tells of a press, so that it can be made up (TOT-705)."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.looks import BRASS, PAPER, Look
from art.theme import mix
from scenes.input.bindings import ESCAPE, device_name
from scenes.input.signals import Press, Signal
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.storage.settings import save
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

MS = 1_000_000
LEAD_IN, BEATS, PERIOD_NS = 4, 12, 600 * MS
LIGHT_NS = 140 * MS
# Fewer taps than this say nothing about a device.
FEWEST = 6
EARLIEST, LATEST = -20, 120
WIDE, HIGH, ROWS = 1040, 500, 7
NARROW_MORE = 116
DARK = Look(mix(theme.PAPER, theme.PAPER_DIM, 0.7), theme.PAPER_DIM, theme.INK_SOFT, theme.INK)


class Beat:
    """Beats from `start_ns`, the first few to get into the swing, and the taps to the others."""

    def __init__(self, start_ns: int) -> None:
        self.start_ns = start_ns
        self._late_ms: dict[str, dict[int, float]] = {}

    def ns(self, number: int) -> int:
        """The moment of a beat; the first one is number 0."""
        return self.start_ns + number * PERIOD_NS

    def number(self, now_ns: int) -> int:
        """The beat that was last, -1 before the first."""
        return (now_ns - self.start_ns) // PERIOD_NS if now_ns >= self.start_ns else -1

    def over(self, now_ns: int) -> bool:
        return now_ns >= self.ns(LEAD_IN + BEATS)

    def tap(self, press: Press) -> None:
        """A press belongs to the nearest beat; the first one for it counts."""
        nearest = round((press.t_ns - self.start_ns) / PERIOD_NS)
        if LEAD_IN <= nearest < LEAD_IN + BEATS:
            late = (press.t_ns - self.ns(nearest)) / MS
            self._late_ms.setdefault(device_of(press), {}).setdefault(nearest, late)

    def offsets(self) -> dict[str, int]:
        """How late in ms each device was in the middle, as far as it was tapped enough."""
        return {
            device: max(EARLIEST, min(LATEST, round(median(late.values()))))
            for device, late in self._late_ms.items()
            if len(late) >= FEWEST
        }

    def taps(self, device: str) -> int:
        """How many beats a device has been tapped for."""
        return len(self._late_ms.get(device, ()))


def device_of(press: Press) -> str:
    """The device as offsets know it: all fingers are one."""
    return "touch" if press.control == "touch" else press.device


class BeatScene(Page):
    """Twelve beats to be seen and heard; then what was found is kept, or not."""

    see_through = True
    live = True
    timed = racing = True
    first = "start"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.beat: Beat | None = None
        self.found: dict[str, int] = {}
        self.in_vain = False
        self._begins = False
        self._heard = -1

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        x, y, wide, high = self._sheet()
        self.panel.reach(grid.rect(x, y, wide, high + 12))
        y += high - 82
        if self.beat is not None:
            return
        if self.found:
            self.panel.add(Button(
                key="keep", box=grid.rect(x + wide - 232, y, 200, 54), words=words("beat-keep"),
                look=BRASS, size=20, on_press=self._keep,
            ))  # fmt: skip
        self.panel.add(Button(
            key="start", box=grid.rect(x + 32, y, 200, 54), size=20, on_press=self._start,
            look=PAPER if self.found else BRASS,
            words=words("beat-again" if self.found else "beat-start"),
        ))  # fmt: skip
        if self.house.settings.device_offsets and not self.found:
            box = grid.rect(x + 32, y - 66, 240, 54) if high > HIGH else grid.rect(
                x + 244, y, 240, 54)  # fmt: skip
            self.panel.add(Button(
                key="none", box=box, words=words("beat-forget"),
                size=18, on_press=self._forget, hint=words("beat-forget-hint"),
            ))  # fmt: skip
        if not self.found:
            self.panel.add(Button(
                key="done", box=grid.rect(x + wide - 232, y, 200, 54), words=words("keys-done"),
                size=20, on_press=self.go_back,
            ))  # fmt: skip

    def _sheet(self) -> tuple[float, float, float, float]:
        """The sheet of paper in units; where it is narrow words and buttons need more of it."""
        high = HIGH if self.panel.grid.wide > WIDE else HIGH + NARROW_MORE
        x, y, wide = self.panel.grid.centred(WIDE, high)
        return x, y, wide, high

    # What the buttons do

    def _start(self) -> None:
        self.found, self.in_vain, self._begins = {}, False, True

    def _keep(self) -> None:
        self.house.settings.device_offsets |= self.found
        save(self.house.settings, self.house.paths)
        self.found = {}
        self.changed()

    def _forget(self) -> None:
        self.house.settings.device_offsets.clear()
        save(self.house.settings, self.house.paths)
        self.changed()

    def go_back(self) -> None:
        """Escape stops the beat first."""
        if self.beat is None:
            self.stage.pop()
        else:
            self._end({})

    def _end(self, found: dict[str, int]) -> None:
        self.beat, self.found = None, found
        self._rebuild(self.panel.grid.size)

    # The beat

    def handle(self, signal: Signal) -> None:
        if self.beat is None:
            super().handle(signal)
            return
        if isinstance(signal, Press) and signal.pressed:
            if signal.control == ESCAPE:
                self.go_back()
            else:
                self.beat.tap(signal)
        self.dirty = True

    def tick(self, now_ns: int) -> None:
        super().tick(now_ns)
        if self._begins:
            self._begins, self._heard = False, -1
            self.beat = Beat(now_ns + PERIOD_NS)
            self._rebuild(self.panel.grid.size)
        self.timed = self.racing = self.beat is not None
        if self.beat is None:
            return
        number = self.beat.number(now_ns)
        if number != self._heard and number < LEAD_IN + BEATS:
            self._heard = number
            self.house.mixer.play("tick" if number < LEAD_IN else "thump")
            self.dirty = True
        since = now_ns - self.beat.ns(number)
        self.wake_ns = (
            self.beat.ns(number + 1) if since >= LIGHT_NS else (self.beat.ns(number) + LIGHT_NS)
        )
        if since >= LIGHT_NS:
            self.dirty = True
        if self.beat.over(now_ns):
            found = self.beat.offsets()
            self.in_vain = not found
            self._end(found)

    # The picture

    def sentence(self) -> str:
        """What to do, or what was found."""
        words = self.words
        if self.beat is not None:
            lead = self.beat.number(self.now_ns) < LEAD_IN
            return words("beat-listen" if lead else "beat-tap")
        if self.found:
            return words("beat-found")
        return words("beat-none" if self.in_vain else "beat-about")

    def paint(self, screen: Surface, drain: Drain) -> None:
        words = self.words
        x, y, wide, high = sheet = self._sheet()
        room = 66 if high == HIGH else 116
        self.lay_sheet(screen, sheet, words("beat-title"), self.sentence(), room)
        y += 0 if high == HIGH else 50
        drain()
        if self.beat is not None:
            self._paint_lights(screen, x, y, wide)
        else:
            self._paint_offsets(screen, x, y, wide)

    def _paint_lights(self, screen: Surface, x: float, y: float, wide: float) -> None:
        """A lamp that lights with the beat, and a dot for each beat that counts."""
        assert self.beat is not None
        brush, grid = self.panel.brush, self.panel.grid
        number = self.beat.number(self.now_ns)
        lit = number >= 0 and self.now_ns - self.beat.ns(number) < LIGHT_NS
        lamp = Rect(0, 0, grid.px(132), grid.px(132))
        lamp.center = grid.rect(x, y + 150, wide, 170).center
        brush.slab(screen, lamp, BRASS if lit else DARK, 132)
        for one in range(BEATS):
            dot = grid.rect(x + wide / 2 + (one - BEATS / 2) * 34 + 8, y + 360, 18, 18)
            brush.slab(screen, dot, BRASS if one <= number - LEAD_IN else DARK, 18)

    def _paint_offsets(self, screen: Surface, x: float, y: float, wide: float) -> None:
        """A line for each device: what was found now, else what is kept."""
        brush, grid = self.panel.brush, self.panel.grid
        shown = self.found or self.house.settings.device_offsets
        for row, (device, ms) in enumerate(sorted(shown.items())[:ROWS]):
            line = grid.rect(x + 32, y + 142 + row * 32, wide - 64, 30)
            brush.write(screen, device_name(device, self.words), line, 19, theme.INK, "bold")
            late = self.words("beat-late", ms=ms)
            brush.write(screen, late, line, 19, theme.INK_SOFT, align="right")
