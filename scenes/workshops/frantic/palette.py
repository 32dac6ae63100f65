"""What a word of a step can be: all of it laid out over the workshop, to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, PLATE
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

HEAD, FOOT, EDGE, GAP = 84, 36, 40, 10
# So many choices are laid out as figures close together.
MANY = 20
# How large one is: of many, of some, of few.
CLOSE, APART, ALONE = (84, 40), (350, 54), (420, 54)


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose, in words; what it means, and whether it can be."""

    value: str
    words: str
    hint: str = ""
    able: bool = True


class PaletteScene(Page):
    """A sheet of choices; Escape leaves it as it was."""

    see_through = True

    def __init__(
        self, house: House, title: str, choices: Sequence[Choice], value: str,
        on_choose: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(house)
        self.title, self.choices, self.value = title, choices, value
        self._on_choose = on_choose
        self.first = f"choice-{value}"

    @property
    def _columns(self) -> int:
        room = self.panel.grid.wide - 2 * EDGE - 24 + GAP
        if len(self.choices) > MANY:
            return min(10, int(room // (CLOSE[0] + GAP)))
        return min(3, max(1, int(room // (APART[0] + GAP)))) if len(self.choices) > 5 else 1

    @property
    def _cell(self) -> tuple[float, float]:
        if len(self.choices) > MANY:
            return CLOSE
        return APART if len(self.choices) > 5 else ALONE

    def _sheet(self) -> tuple[float, float, float, float]:
        grid, (wide, high) = self.panel.grid, self._cell
        rows = -(-len(self.choices) // self._columns)
        w = self._columns * (wide + GAP) - GAP + 2 * EDGE
        h = HEAD + rows * (high + GAP) - GAP + FOOT
        x, y, _ = grid.centred(w, h + 24)
        return x, y, w, h

    def build(self) -> None:
        x, y, w, h = self._sheet()
        self.panel.reach(self.panel.grid.rect(x, y, w, h + 12))
        wide, high = self._cell
        for number, choice in enumerate(self.choices):
            row, column = divmod(number, self._columns)
            box = self.panel.grid.rect(
                x + EDGE + column * (wide + GAP), y + HEAD + row * (high + GAP), wide, high
            )
            self.panel.add(Button(
                key=f"choice-{choice.value}", box=box, words=choice.words, hint=choice.hint,
                look=BRASS if choice.value == self.value else PLATE, size=18,
                enabled=choice.able, on_press=partial(self._choose, choice.value),
            ))  # fmt: skip

    def _choose(self, value: str) -> None:
        # The page below is built anew when it comes back.
        self._on_choose(value)
        self.stage.pop()

    def paint(self, screen: Surface, drain: Drain) -> None:
        x, y, wide, high = self._sheet()
        grid = self.panel.grid
        self.lay_paper(screen, grid.rect(x, y, wide, high))
        head = grid.rect(x + EDGE, y + 18, wide - 2 * EDGE, 50)
        self.panel.brush.write(screen, self.title, head, 30, theme.INK, "title", "center")
