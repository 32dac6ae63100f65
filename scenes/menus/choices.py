"""The list of a choice of many, over the page it is on: what is in force lies over its field."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from art import theme
from art.looks import BRASS, PLATE, RAISED
from art.text import Face
from art.theme import RGB
from scenes.forms import Choice
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

    def _key(self, number: int) -> str:
        return f"choice-{number}"

    def build(self) -> None:
        panel, choice, px = self.panel, self.choice, self.panel.grid.px
        lettering, size, field = panel.brush.lettering, px(choice.size), choice.field(choice.box)
        longest = max(lettering.measure(name, size, "bold")[0] for name in choice.names)
        most = panel.grid.size[0] - 2 * px(AWAY) - 2 * px(EDGE)
        wide = min(max(field.width, longest + 2 * px(BESIDE)), most)
        line = lettering.measure("", size, "bold")[1]
        tall = [
            line * len(lettering.wrap(name, size, wide - 2 * px(BESIDE), "bold"))
            + round(line * (HIGH - 1))
            for name in choice.names[: len(choice.values)]
        ]
        self.sheet = self._sheet(wide, tall)
        top = self.sheet.top + px(EDGE)
        for number, (value, high) in enumerate(zip(choice.values, tall, strict=True)):
            closed = "" if value == choice.value else choice.closed.get(value, "")
            look = BRASS if value == choice.value else CLOSED if closed else RAISED
            panel.add(Button(
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
        return super().foot() if self.notice else (self.panel.hint(), theme.PAPER, "text")

    def paint(self, screen: Surface, drain: Drain) -> None:
        box, px = self.sheet.move(0, -self.panel.top), self.panel.grid.px
        self.panel.brush.shade(screen, box, 14, 12)
        self.panel.brush.slab(screen, box.inflate(-px(2), -px(2)), PLATE, 12)
