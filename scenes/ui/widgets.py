"""What every control is, and the plain button: kinds of one page or table are made beside it.

Each is a button of pygame_gui that our brush paints (`art/controls.py`): the library knows where
it lies, whether it is hovered, held, or cannot be used. It is described first, and becomes an
element when a panel puts it into its container. It is used with `act` (Enter, a click, button 0)
and, where that has a meaning, `back` (Backspace, button 2, or a click on its left arrow).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect, Surface
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIButton

from art import controls
from art.brush import Brush
from art.controls import Control
from art.looks import PLATE, Look
from art.paint import blank
from scenes.ui.gui import Gui
from scenes.ui.line import Line

# Shadows and what is raised go so far beyond a control (units).
AROUND = 24
# What is so near to where it goes is there.
NEARLY = 0.01


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
    _painted: object = field(default=None, init=False)

    # The element

    def join(self, gui: Gui, page: UIContainer, around: int, used: Callable[[], None]) -> None:
        """Become an element in a container, and say when a pointer has `used` it."""
        on, place = self.enabled, self.box.inflate(2 * around, 2 * around)
        self.spot = Rect((around, around), self.box.size)
        place.move_ip(-page.rect.x, -page.rect.y)
        super().__init__(place, str(getattr(self, "text", "")), gui, page, command=used)
        face: Any = Face(self)
        self.enabled, self.drawable_shape = on, face

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

    def dragged(self, pos: tuple[int, int]) -> bool:
        """A pointer that is down on it is at `pos`. Whether that means something to it."""
        return False

    def typed_in(self, gui: Gui, brush: Brush) -> Line | None:
        """The line in which somebody types from now on, if it is typed in."""
        return None

    def typed(self, text: str) -> None:
        """That stands in its line when typing is over."""

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

    def raise_to(self, goal: float, by: float) -> bool:
        """Come nearer to how raised it should be. Whether it was not there yet."""
        way, before = goal - self.raised, self.raised
        near = abs(way) <= by + NEARLY
        self.raised = goal if near else self.raised + (by if way > 0 else -by)
        return before != self.raised

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
