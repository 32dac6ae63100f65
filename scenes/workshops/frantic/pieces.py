"""The small things of the workshop: pictures to choose from, and words that can be changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from art import theme
from art.brush import Brush, lit
from art.looks import BRASS, PLATE, Look
from art.paint import picture
from art.theme import mix
from scenes.ui.widgets import Button, Widget, nothing

# Words that say what is done, how much, and to whom.
DOES = Look((92, 58, 118), (66, 38, 92), (140, 96, 176), theme.PAPER)
MUCH = BRASS
WHOM = Look((58, 104, 112), (38, 78, 88), (110, 160, 168), theme.PAPER)
LOOKS = {"action": DOES, "amount": MUCH, "target": WHOM}
# What pictures in light lie on.
NIGHT = Look((44, 34, 62), (22, 17, 32), mix(theme.BRASS_DARK, theme.PLATE, 0.3), theme.PAPER)
TAKEN = Look((74, 52, 104), (40, 28, 62), theme.BRASS_LIGHT, theme.PAPER)


@dataclass(kw_only=True, eq=False, repr=False)
class Pick(Widget):
    """One of several pictures: the one that is taken has a bright rim."""

    source: str
    taken: bool

    def says(self) -> tuple[object, ...]:
        return self.source, self.taken

    def paint(self, screen: Surface, brush: Brush) -> None:
        place = self.place(brush)
        brush.slab(screen, place, lit(TAKEN if self.taken else NIGHT, 0.16 * self.raised), 9)
        side = min(place.size) - brush.grid.px(6)
        drawn = picture(self.source, (side, side))
        screen.blit(drawn, drawn.get_rect(center=place.center))


@dataclass(kw_only=True, eq=False, repr=False)
class Word(Button):
    """A word of a step: used, it shows what else it can be; the other way round, the next one."""

    on_next: Callable[[], None] = nothing
    look: Look = PLATE
    corner: float = 14

    def back(self) -> None:
        self.on_next()
