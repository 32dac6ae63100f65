"""What all menus share: a panel that is built anew when its contents change, and a backdrop."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.looks import PAPER, PLATE
from art.text import Face
from art.theme import RGB
from scenes.forms import Choice
from scenes.input.keyboard import key
from scenes.input.signals import Press, Signal
from scenes.menus.backdrop import wall
from scenes.stage import Drain, Scene, Stage
from scenes.ui.panel import Panel
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.house import House

# The key that opens the rules wherever a "?" does, and leaves them.
RULES_KEY = key(pygame.KSCAN_F1)
SOUNDS = {"press": "button", "move": "hover"}
# How large it stands at the foot of a page, to what part of that it may shrink, how much air is
# beside it, and how high the strip of wall is that pages keep free for it.
FOOT_SIZE, FOOT_LEAST, FOOT_EDGE, WALL_FOOT = 16, 0.8, 60, 44


class Page(Scene):
    """A menu. A kind of page says in `build` which widgets it has, in `paint` what is below."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.words = house.words
        self._panel: Panel | None = None
        self._stale = False
        # What is said at the foot until something else is, and whether it is bad news.
        self.notice, self.alarm = "", False
        self.now_ns = 0
        # Where widgets are seen while the page comes in; None: all over the window.
        self.seen: Rect | None = None

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
            self._panel.end_typing()

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
            old.end_typing()
        chosen, lettering = self.house.settings, self.house.lettering
        still = chosen.still
        # All of a menu is larger for those who need larger letters, not its letters alone.
        self._panel = Panel(
            self.house.gui(size),
            size,
            lettering.printed,
            self.go_back,
            self._sound,
            still,
            chosen.contrast,
            zoom=lettering.scale,
        )
        self.build()
        for widget in self._panel.widgets:
            if isinstance(widget, Choice):
                widget.on_open = self._show_list
        self._panel.open(self._foot_high())
        if old is not None:
            self._panel.roll(old.top)
            self._panel.press_on(old)
        first = old.focus.key if old is not None and old.focus is not None else self.first
        self._panel.to(first, old.ring if old is not None else True)
        if old is not None and old.ring and old.in_sight:
            self._panel.show_focus()
        self._stale = False
        self.dirty = True

    def _show_list(self, choice: Choice) -> None:
        self.stage.push(self.house.doors.choices(choice))

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

    def foot(self) -> tuple[str, RGB, Face]:
        """What stands at the foot: what was said, or what the widget with the focus does."""
        if self.notice:
            return self.notice, theme.ALERT if self.alarm else theme.BRASS_LIGHT, "bold"
        said = self.panel.hint() or ("" if self.see_through else self.words("menu-help"))
        return said, theme.PAPER if self.see_through else theme.PAPER_DIM, "text"

    # Saying something

    def tell(self, sentence: str) -> None:
        """Say something that is good to know."""
        self.notice, self.alarm = sentence, False
        self.dirty = True

    def refuse(self, sentence: str) -> None:
        """Say why something is not done."""
        self.notice, self.alarm = sentence, True
        self.house.mixer.play("refuse")
        self.dirty = True

    def open_file(self, path: Path) -> None:
        """Go to whatever is in a file that was dropped here, or say why it cannot be used."""
        # Not for the shelf, which is there sooner without it.
        from game.record import UnusableRecord

        try:
            self.stage.push(self.house.doors.file(path))
        except UnusableRecord as damage:
            self.refuse(self.words(damage.code, **dict(damage.about)))

    def wall(self, size: tuple[int, int]) -> Surface:
        """What the page stands before."""
        return wall(size, dark=self.house.settings.contrast)

    # The scene

    def raw(self, event: pygame.Event) -> bool:
        used = self.panel.raw(event)
        self.dirty = self.dirty or used
        return used

    def handle(self, signal: Signal) -> None:
        self.dirty = True
        rules = self._asked_for_rules(signal)
        if rules is not None:
            self._sound("press")
            rules.act()
            return
        self.panel.handle(signal)
        if self._stale and self.stage.top is self:
            self._rebuild(self.panel.grid.size)

    def _asked_for_rules(self, signal: Signal) -> Widget | None:
        """The button that opens the rules, if there is one and its key was pressed."""
        if not isinstance(signal, Press) or not signal.pressed or signal.control != RULES_KEY:
            return None
        return next((w for w in self.panel.widgets if w.key == "rules" and w.enabled), None)

    def tick(self, now_ns: int) -> None:
        self.now_ns = now_ns
        # Not only signals change what stands here: phones sit down by themselves.
        if self._stale and self.stage.top is self:
            self._rebuild(self.panel.grid.size)
        if self.panel.tick(now_ns):
            self.dirty = True
        self.wake_ns = self.panel.next_ns(now_ns)

    def draw(self, screen: Surface, drain: Drain) -> None:
        if not self.see_through:
            screen.blit(self.wall(screen.get_size()), (0, 0))
        drain()
        self.paint(screen, drain)
        screen.set_clip(self.seen)
        self.panel.paint(screen, drain)
        screen.set_clip(None)
        # A page over this one says itself what there is to say.
        if self.stage.top is self:
            self._paint_foot(screen)

    # The foot

    def _foot_high(self) -> int:
        """How much room the longest thing that can stand at the foot takes (px)."""
        hints = [widget.hint for widget in self.panel.widgets if widget.enabled]
        air = self.panel.grid.px(5)
        return max((self._foot_box(hint).height + air for hint in hints if hint), default=0)

    def _foot_size(self, words: str, face: Face) -> float:
        """How large the letters are: a little smaller if it is one line then."""
        px, lettering = self.panel.grid.px, self.panel.brush.lettering
        size = lettering.fit(words, px(FOOT_SIZE), self.panel.grid.size[0] - px(FOOT_EDGE), face)
        return size if size >= FOOT_LEAST * px(FOOT_SIZE) else px(FOOT_SIZE)

    def _foot_box(self, words: str, face: Face = "text") -> Rect:
        """Where words stand at the foot of the window, with some air round them."""
        brush, px = self.panel.brush, self.panel.grid.px
        (wide, high), size = self.panel.grid.size, self._foot_size(words, face)
        lines = brush.lettering.wrap(words, size, wide - px(FOOT_EDGE), face)
        step = brush.lettering.measure(words, size, face)[1]
        long = max(brush.lettering.measure(line, size, face)[0] for line in lines)
        box = Rect(0, 0, long + px(36), step * len(lines) + px(8))
        box.midbottom = (wide // 2, high - px(4))
        return box

    def _foot_free(self) -> int:
        """Where the strip begins that pages keep free for the foot; sheets do not."""
        high = self.panel.grid.size[1]
        return high if self.see_through else high - self.panel.grid.px(WALL_FOOT)

    def _paint_foot(self, screen: Surface) -> None:
        """Nothing else stands where this does, however long it is."""
        brush, panel = self.panel.brush, self.panel
        words, colour, face = self.foot()
        if panel.foot:
            band = Rect(0, panel.area.bottom, panel.grid.size[0], panel.foot)
            screen.fill(theme.PLATE, band)
            screen.fill(theme.BRASS_DARK, Rect(band.topleft, (band.width, panel.grid.px(1.4))))
        if not words:
            return
        box = self._foot_box(words, face)
        free = panel.area.bottom if panel.foot else self._foot_free()
        if box.top >= free and panel.foot:
            box.centery = (panel.area.bottom + screen.get_height()) // 2
        elif box.top < free:
            brush.slab(screen, box, PLATE, 14)
        ink = theme.stark(colour) if brush.stark else colour
        size, wide = self._foot_size(words, face), box.width - panel.grid.px(34)
        text = brush.lettering.paragraph(words, size, ink, wide, "center", face)
        screen.blit(text, text.get_rect(center=box.center))

    def lay_paper(self, screen: Surface, box: Rect, strength: int = 150) -> None:
        """Darken what lies below, as `veil`, and lay a sheet of paper over it."""
        veil(screen, strength)
        self.panel.brush.shade(screen, box, 18, 18)
        self.panel.brush.slab(screen, box, PAPER, 18)

    def lay_sheet(
        self, screen: Surface, sheet: tuple[float, float, float, float], title: str, about: str,
        room: float,
    ) -> None:  # fmt: skip
        """Lay a sheet (units) with a title, and so much room below for what it is about."""
        brush, grid, (x, y, wide, high) = self.panel.brush, self.panel.grid, sheet
        self.lay_paper(screen, grid.rect(x, y, wide, high))
        head = grid.rect(x + 36, y + 19, wide - 72, 48)
        brush.write(screen, title, head, 34, theme.INK, "title")
        brush.wrap(screen, about, grid.rect(x + 36, y + 71, wide - 72, room), 18, theme.INK_SOFT)


def veil(screen: Surface, strength: int = 150) -> None:
    """Darken what lies below a page, from 0 (not at all) to 255."""
    # Five times as quick as a dark sheet that lets light through.
    left, shade = 255 - strength, [part * strength // 255 for part in theme.SHADOW]
    screen.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    screen.fill(shade, special_flags=pygame.BLEND_RGB_ADD)
