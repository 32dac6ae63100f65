"""The controls of a menu: buttons, toggles, steppers and fields to type in.

Each is a button of pygame_gui that our brush paints (`art/controls.py`): the library knows where
it lies, whether it is hovered, held, or cannot be used. It is described first, and becomes an
element when a panel puts it into its container. It is used with `act` (Enter, a click, button 0)
and, where that has a meaning, `back` (Backspace, button 2, or a click on its left arrow).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect, Surface
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.elements import UIButton

from art import controls
from art.brush import Brush
from art.controls import Control, Label, end_part
from art.grid import mirrored
from art.looks import PLATE, SUNK, Look
from art.paint import blank
from game.names import typable
from scenes.ui.gui import Gui

# Shadows and what is raised go so far beyond a control (units).
AROUND = 24
# So many values are shown in a list, not stepped through.
MANY = 4


def nothing() -> None:
    """What a widget does that has nothing to do."""


class Face:
    """Where a control is pressed: in its box. The library is not asked what it looks like."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget

    def collide_point(self, point: tuple[float, float]) -> bool:
        return bool(self.widget.box.collidepoint(point))

    def nothing_new(self, *told: object) -> bool:
        """The widget knows itself where it lies, and its state."""
        return False

    set_active_state = set_position = set_dimensions = update = has_fresh_surface = nothing_new


# pygame_gui's elements are known by themselves, not by what they say.
@dataclass(kw_only=True, eq=False, repr=False)
class Widget(UIButton):
    """One thing that can have the focus. `key` finds it again after the menu was rebuilt.

    `raised` goes from 0 to 1 while it is hovered or focused, `held` is True while pressed;
    what is `marked` wears a brass dot: it is not as usual. What is `fixed` stands still when a
    page is rolled. The panel says whether one reads from right to left. `box` is where it lies
    in the window, `spot` the same on its own picture.
    """

    key: str
    box: Rect
    hint: str = ""
    enabled: bool = True
    look: Look = PLATE
    size: float = 20
    corner: float = 10
    raised: float = 0.0
    marked: bool = False
    fixed: bool = False
    on_press: Callable[[], None] = nothing
    rtl: bool = field(default=False, init=False)
    held: bool = field(default=False, init=False)
    spot: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0), init=False)
    on_used: Callable[[Widget], None] = field(default=lambda widget: None, init=False)
    _painted: object = field(default=None, init=False)

    # The element

    def join(self, gui: Gui, container: UIContainer, around: int) -> None:
        """Become an element in a container."""
        on, place = self.enabled, self.box.inflate(2 * around, 2 * around)
        self.spot = Rect((around, around), self.box.size)
        place.move_ip(-container.rect.x, -container.rect.y)
        super().__init__(place, str(getattr(self, "text", "")), gui, container)
        face: Any = Face(self)
        self.enabled, self.drawable_shape = on, face

    def kill(self) -> None:
        UIElement.kill(self)

    @property
    def is_enabled(self) -> bool:
        return self.enabled

    @is_enabled.setter
    def is_enabled(self, on: bool) -> None:
        self.enabled = on

    def rebuild_from_changed_theme_data(self) -> None:
        """Our brush knows the theme."""

    def _update_container_clip(self) -> None:
        """What is rolled is drawn within its frame; no picture has to be cut for that."""

    @property
    def rolled(self) -> bool:
        """Whether it is seen within the frame of a page alone."""
        return not self.fixed

    def on_self_event(self, event: int, data: dict[str, Any] | None = None) -> None:
        if event == UI_BUTTON_PRESSED:
            self.on_used(self)

    # What it does

    def act(self) -> None:
        """Use it."""
        self.on_press()

    def back(self) -> None:
        """Use it the other way round."""
        self.act()

    def clicked(self, pos: tuple[int, int]) -> None:
        """Use it with a pointer at `pos`."""
        self.act()

    # What it looks like

    @property
    def control(self) -> Control:
        """How it is now."""
        return Control(self.spot, self.look, self.size, self.corner, self.enabled, self.held,
                       round(self.raised, 2), self.marked, self.rtl)  # fmt: skip

    def says(self) -> tuple[object, ...]:
        """What else than its state decides how it looks."""
        return ()

    def refresh(self, brush: Brush) -> None:
        """Paint it if it looks different from what it did when it was painted last."""
        looks = (self.control, *self.says())
        if looks != self._painted or self.image is None:
            self._painted = looks
            face = blank(self.rect.size)
            self.paint(face, brush)
            self._set_image(face.premul_alpha())

    def paint(self, screen: Surface, brush: Brush) -> None:
        """Draw it, at its `spot`."""

    def rise(self, brush: Brush) -> int:
        """How far from its box it is drawn now: higher when raised, lower when held (px)."""
        return controls.rise(brush, self.raised, self.held)

    def place(self, brush: Brush) -> Rect:
        """Where it is drawn now on its own picture."""
        return self.spot.move(0, self.rise(brush))


@dataclass(kw_only=True, eq=False, repr=False)
class Button(Widget):
    """A button with words, a small picture, or both."""

    words: str = ""
    icon: str = ""

    def says(self) -> tuple[object, ...]:
        return self.words, self.icon

    def paint(self, screen: Surface, brush: Brush) -> None:
        controls.paint_button(screen, brush, self.control, self.words, self.icon)


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

    What is `closed` cannot be chosen yet; the sentence says why.
    """

    closed: Mapping[Any, str] = field(default_factory=dict)
    on_open: Callable[[Choice], None] = field(default=lambda choice: None, init=False)

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
        self.slide(pos)

    def slide(self, pos: tuple[int, int]) -> None:
        """A pointer that is down on it is at `pos`."""
        line = controls.slider_line(self.field(self.box), self.rtl)
        share = min(1.0, max(0.0, (pos[0] - line.left) / max(1, line.width)))
        value = self.values[round((1 - share if self.rtl else share) * (len(self.values) - 1))]
        if value != self.value:
            self.choose(value)

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
class TextField(Widget):
    """A line to type in. The panel puts the cursor into it; `on_change` hears the result."""

    text: str
    limit: int = 16
    digits: bool = False
    look: Look = SUNK
    size: float = 18
    label: str = ""
    typing: bool = field(default=False, init=False)
    on_change: Callable[[str], None] = lambda text: None

    def finished(self, text: str) -> None:
        """Typing is over. An empty line leaves what was there."""
        text = " ".join(typable(text).split())
        if self.digits:
            text = "".join(letter for letter in text if letter in "0123456789")
        self.typing = False
        if text and text != self.text:
            self.text = text
            self.on_change(text)

    def says(self) -> tuple[object, ...]:
        return self.label, self.text, self.typing

    def paint(self, screen: Surface, brush: Brush) -> None:
        text = None if self.typing else self.text
        controls.paint_line(screen, brush, self.control, self.label, text)
