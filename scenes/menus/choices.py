"""The list of a choice of many, over the page it is on: what is in force lies over its field."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from art import theme
from art.brush import Brush
from art.grid import mirrored
from art.looks import BRASS, PLATE, RAISED
from art.paint import clipped, picture
from art.text import Face
from art.theme import RGB
from scenes.forms import PICTURE, Choice
from scenes.input.signals import Press, Signal
from scenes.menus.page import Page
from scenes.stage import Drain, Stage
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

CLOSED = replace(RAISED, ink=theme.PAPER_DIM)
# Units: air in the list and beside its words, between two of them, and from the window's edge,
# where at the foot something is said.
EDGE, BESIDE, GAP, AWAY, FOOT = 8, 22, 4, 10, 44
# How much higher than its letters a line is.
HIGH = 1.5
# Air round a picture (units), and how much is seen of one that is closed (0 to 255).
ROUND, DULL = 6, 110


@dataclass(kw_only=True, eq=False, repr=False)
class Pictured(Button):
    """A value with a picture of what it looks like, from that SVG source; closed, it is faint."""

    source: str = ""

    def says(self) -> tuple[object, ...]:
        return *Button.says(self), self.source

    def paint(self, screen: Surface, brush: Brush) -> None:
        Button.paint(self, screen, brush)
        if not self.source:
            return
        place, px = self.control.place(brush), brush.grid.px
        drawn = clipped(picture(self.source, (px(PICTURE[0]), px(PICTURE[1]))), px(4))
        if self.icon:
            drawn.set_alpha(DULL)
        spot = drawn.get_rect(midleft=(place.left + px(ROUND), place.centery))
        screen.blit(drawn, mirrored(spot, place) if brush.lettering.rtl else spot)


class ChoicesScene(Page):
    """All values of a choice one below the other. Anything but choosing leaves it as it was."""

    see_through = True

    def __init__(self, house: House, choice: Choice) -> None:
        super().__init__(house)
        self.choice = choice
        self.first = self._key(choice.values.index(choice.value))
        self.sheet = Rect(0, 0, 0, 0)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.panel.show_focus()

    def resize(self, size: tuple[int, int]) -> None:
        self.choice = self._laid_anew()
        super().resize(size)

    def _laid_anew(self) -> Choice:
        """The same choice as the page below has it now, which takes on another size first."""
        below = self.stage.scenes[: self.stage.scenes.index(self)][-1:]
        rows = [row for page in below if isinstance(page, Page) for row in page.panel.widgets]
        same = (r for r in rows if isinstance(r, Choice) and r.key == self.choice.key)
        return next(same, self.choice)

    def _key(self, number: int) -> str:
        return f"choice-{number}"

    def build(self) -> None:
        panel, choice, px = self.panel, self.choice, self.panel.grid.px
        lettering, size, field = panel.brush.lettering, px(choice.size), choice.field(choice.box)
        longest = max(lettering.measure(name, size, "bold")[0] for name in choice.names)
        most = panel.grid.size[0] - 2 * px(AWAY) - 2 * px(EDGE)
        pictured = px(PICTURE[0] + 2 * ROUND) if choice.pictures else 0
        wide = min(max(field.width, longest + 2 * px(BESIDE) + 2 * pictured), most)
        line = lettering.measure("", size, "bold")[1]
        room, least = wide - 2 * px(BESIDE) - 2 * pictured, px(PICTURE[1] + 2 * ROUND)
        tall = [
            max(line * len(lettering.wrap(name, size, room, "bold")) + round(line * (HIGH - 1)),
                least if value in choice.pictures else 0)
            for value, name in zip(choice.values, choice.names, strict=False)
        ]  # fmt: skip
        self.sheet = self._sheet(wide, tall)
        top = self.sheet.top + px(EDGE)
        for number, (value, high) in enumerate(zip(choice.values, tall, strict=True)):
            closed = "" if value == choice.value else choice.closed.get(value, "")
            look = BRASS if value == choice.value else CLOSED if closed else RAISED
            panel.add(Pictured(
                source=choice.pictures.get(value, ""),
                key=self._key(number), box=Rect(self.sheet.left + px(EDGE), top, wide, high),
                words=choice.names[number], size=choice.size, corner=8, look=look,
                icon="lock" if closed else "", hint=closed or choice.hint,
                on_press=partial(self.refuse, closed) if closed else partial(self._chosen, value),
            ))  # fmt: skip
            top += high + px(GAP)
        panel.reach(self.sheet.inflate(0, 2 * px(AWAY)))

    def _sheet(self, wide: int, tall: list[int]) -> Rect:
        """Where the list lies: what is in force over its field, and all of it in the window."""
        px, (across, down) = self.panel.grid.px, self.panel.grid.size
        field, at = self.choice.field(self.choice.box), self.choice.values.index(self.choice.value)
        high = sum(tall) + px(GAP) * (len(tall) - 1) + 2 * px(EDGE)
        above = px(EDGE) + sum(tall[:at]) + px(GAP) * at
        box = Rect(0, field.centery - tall[at] // 2 - above, wide + 2 * px(EDGE), high)
        box.centerx = field.centerx
        box.left = min(max(box.left, px(AWAY)), across - px(AWAY) - box.width)
        box.top = max(min(box.top, down - px(FOOT) - high), px(AWAY))
        return box

    def _chosen(self, value: Any) -> None:
        # The page below is built anew as it comes back, with what is in force then.
        self.choice.choose(value)
        self.stage.pop()

    def handle(self, signal: Signal) -> None:
        pointer = isinstance(signal, Press) and signal.pressed and signal.pos
        if pointer and not self.sheet.move(0, -self.panel.top).collidepoint(pointer):
            self.stage.pop()
            return
        super().handle(signal)

    def foot(self) -> tuple[str, RGB, Face]:
        # Why a value is closed is said as long as the focus is on it.
        hint = self.panel.hint()
        stale = self.alarm and self.notice != hint
        return super().foot() if self.notice and not stale else (hint, theme.PAPER, "text")

    def paint(self, screen: Surface, drain: Drain) -> None:
        box, px = self.sheet.move(0, -self.panel.top), self.panel.grid.px
        self.panel.brush.shade(screen, box, 14, 12)
        self.panel.brush.slab(screen, box.inflate(-px(2), -px(2)), PLATE, 12)
