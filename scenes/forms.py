"""What is set or filled in: with arrows, from a list, on a line, with a switch, or by typing.

And how far long work has come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect, Surface

from art import controls
from art.brush import Brush
from art.controls import Control, Label, end_part
from art.grid import mirrored
from art.looks import SUNK, Look
from game.names import typable
from scenes.ui.gui import Gui
from scenes.ui.line import Line
from scenes.ui.widgets import Widget

# So many values are shown in a list, not stepped through.
MANY = 4
# How wide and high a picture of a value is (units).
PICTURE = (34, 48)


@dataclass(kw_only=True, eq=False, repr=False)
class Row(Widget):
    """Something to set, with its `label` before it and, below that, `help` on what it does."""

    label: str = ""
    help: str = ""
    look: Look = SUNK
    size: float = 17

    def says(self) -> tuple[object, ...]:
        return self.label, self.help

    def setting(self, brush: Brush, wide: int) -> int:
        """How wide the part is that is set, in a row that is `wide` (px)."""
        return 0

    def needs(self, brush: Brush, wide: int) -> int:
        """How high the row must be for all that is written in it, `wide` pixels wide."""
        room = wide - self.setting(brush, wide) - 2 * brush.grid.px(controls.LABEL_AIR)
        return controls.label_high(brush, Label(self.label, self.help), self.size, room)


@dataclass(kw_only=True, eq=False, repr=False)
class Stepper(Row):
    """One of several named values between two arrows. Use goes on to the next, round and round.

    `names` has the name of every value; `label` stands before the value, if any.
    """

    values: Sequence[Any]
    names: Sequence[str]
    value: Any
    share: float = 0.5
    on_change: Callable[[Any], None] = lambda value: None

    def act(self) -> None:
        self._step(1)

    def back(self) -> None:
        self._step(-1)

    def clicked(self, pos: tuple[int, int]) -> None:
        field = self.field(self.box)
        third = Rect(field.left, field.top, field.width // 3, field.height)
        back = mirrored(third, field) if self.rtl else third
        self._step(-1 if back.left <= pos[0] < back.right else 1)

    def _step(self, by: int) -> None:
        self.choose(self.values[(self.values.index(self.value) + by) % len(self.values)])

    def choose(self, value: Any) -> None:
        """That is in force from now on."""
        self.value = value
        self.on_change(value)

    @property
    def name(self) -> str:
        """What its value is called."""
        return self.names[self.values.index(self.value)]

    def field(self, box: Rect) -> Rect:
        """The part of its box with the value and its arrows."""
        if not self.label:
            return box.copy()
        return end_part(box, round(box.width * self.share), self.rtl)

    def setting(self, brush: Brush, wide: int) -> int:
        return round(wide * self.share)

    def needs(self, brush: Brush, wide: int) -> int:
        return max(self._value_high(brush, wide), Row.needs(self, brush, wide))

    def _value_high(self, brush: Brush, wide: int) -> int:
        return controls.value_high(brush, self.names, self.size, self.setting(brush, wide))

    def says(self) -> tuple[object, ...]:
        return *Row.says(self), self.value

    def paint(self, screen: Surface, brush: Brush) -> None:
        control, field = self.control, self.field(self.spot)
        if self.label:
            label, ink = Label(self.label, self.help), control.lit(0).ink
            controls.paint_label(screen, brush, control, label, field.width, ink)
        if self.help:
            high = min(field.height, self._value_high(brush, self.spot.width))
            field = Rect(field.left, field.centery - high // 2, field.width, high)
        self.paint_field(screen, brush, control, field)

    def paint_field(self, screen: Surface, brush: Brush, control: Control, field: Rect) -> None:
        """Draw the part that is set."""
        controls.paint_value(screen, brush, control, field, self.name, lists=False)


@dataclass(kw_only=True, eq=False, repr=False)
class Choice(Stepper):
    """One of many named values: use shows them all to choose from.

    What is `closed` cannot be chosen yet; the sentence says why. `pictures` are the SVG sources of
    what values look like.
    """

    closed: Mapping[Any, str] = field(default_factory=dict)
    pictures: Mapping[Any, str] = field(default_factory=dict)
    # What shows the list: the page it is on.
    on_open: Callable[[Choice], None] = field(default=lambda choice: choice.back(), init=False)

    def act(self) -> None:
        self.on_open(self)

    def back(self) -> None:
        at = self.values.index(self.value)
        before = (*reversed(self.values[:at]), *reversed(self.values[at:]))
        self.choose(next(one for one in before if one == self.value or one not in self.closed))

    def clicked(self, pos: tuple[int, int]) -> None:
        self.act()

    def paint_field(self, screen: Surface, brush: Brush, control: Control, field: Rect) -> None:
        controls.paint_value(screen, brush, control, field, self.name, lists=True)


def one_of(values: Sequence[Any]) -> type[Stepper]:
    """What so many values are chosen with: few are stepped through, many shown in a list."""
    return Choice if len(values) >= MANY else Stepper


@dataclass(kw_only=True, eq=False, repr=False)
class Slider(Stepper):
    """One of many values on a line: a pointer takes the one it is at, also while it is dragged."""

    def clicked(self, pos: tuple[int, int]) -> None:
        self.dragged(pos)

    def dragged(self, pos: tuple[int, int]) -> bool:
        line = controls.slider_line(self.field(self.box), self.rtl)
        share = min(1.0, max(0.0, (pos[0] - line.left) / max(1, line.width)))
        value = self.values[round((1 - share if self.rtl else share) * (len(self.values) - 1))]
        if value != self.value:
            self.choose(value)
        return True

    def paint_field(self, screen: Surface, brush: Brush, control: Control, field: Rect) -> None:
        share = self.values.index(self.value) / max(1, len(self.values) - 1)
        controls.paint_slider(screen, brush, control, field, share, self.name)


@dataclass(kw_only=True, eq=False, repr=False)
class Toggle(Row):
    """On or off, with a switch that shows which."""

    value: bool
    on_change: Callable[[bool], None] = lambda value: None

    def act(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def says(self) -> tuple[object, ...]:
        return *Row.says(self), self.value

    def setting(self, brush: Brush, wide: int) -> int:
        return controls.switch_wide(brush)

    def paint(self, screen: Surface, brush: Brush) -> None:
        label = Label(self.label, self.help)
        controls.paint_switch(screen, brush, self.control, label, self.value)


@dataclass(kw_only=True, eq=False, repr=False)
class Progress(Widget):
    """How much of long work is done, from 0 to 1. There is nothing to use."""

    share: float = 0.0
    look: Look = SUNK
    enabled: bool = False

    @property
    def done(self) -> int:
        """How much of it is full (px)."""
        return round(self.box.width * self.share)

    def come_to(self, share: float) -> bool:
        """So much is done now. Whether that is seen."""
        before, self.share = self.done, share
        return self.done != before

    def says(self) -> tuple[object, ...]:
        return (self.done,)

    def paint(self, screen: Surface, brush: Brush) -> None:
        controls.paint_progress(screen, brush, self.control, self.done)


@dataclass(kw_only=True, eq=False, repr=False)
class TextField(Widget):
    """A field to type in. `on_change` hears what stands in it when typing is over."""

    text: str
    limit: int = 16
    digits: bool = False
    look: Look = SUNK
    size: float = 18
    label: str = ""
    on_change: Callable[[str], None] = lambda text: None
    _typing: bool = field(default=False, init=False)

    def typed_in(self, gui: Gui, brush: Brush) -> Line:
        self._typing, pad = True, brush.grid.px(3)
        gui.wear(brush.stark, brush.lettering.pixels(brush.grid.px(self.size)))
        return Line(self.box.inflate(-2 * pad, -2 * pad), gui, self.text, self.limit)

    def typed(self, text: str) -> None:
        """Typing is over. An empty line leaves what was there."""
        self._typing, text = False, " ".join(typable(text).split())
        if self.digits:
            text = "".join(letter for letter in text if letter in "0123456789")
        if text and text != self.text:
            self.text = text
            self.on_change(text)

    def says(self) -> tuple[object, ...]:
        return self.label, self.text, self._typing

    def paint(self, screen: Surface, brush: Brush) -> None:
        text = None if self._typing else self.text
        controls.paint_line(screen, brush, self.control, self.label, text)
