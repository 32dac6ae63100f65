"""The controls of a menu: buttons, pictures, toggles, steppers and fields to type in.

Each is a button of pygame_gui that our brush draws: the library knows where it lies, whether it
is hovered, held, or cannot be used. It is described first, and becomes an element when a panel
puts it into its container. It is used with `act` (Enter, a click, button 0) and, where that
has a meaning, `back` (Backspace, button 2, or a click on its left arrow).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect, Surface, Vector2
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.drawable_shapes import DrawableShape
from pygame_gui.elements import UIButton

from art.brush import Brush, dulled, lit
from art.grid import mirrored
from art.icons import icon
from art.looks import BRASS, KNOB, PLATE, SUNK, Look
from art.paint import blank
from art.theme import RGB, mix
from game.names import typable
from scenes.ui.gui import Gui

LIFT = 3
# Shadows and what is raised go so far beyond a control (units).
AROUND = 24
# Air beside a label, above and below a value, how high a switch is, and how much smaller help is.
LABEL_AIR, FIELD_AIR, TRACK, HELP = 10, 24, 30, 0.84
# The knob of a slider, and how much of its field lies before the line and is the line.
KNOB_WIDE, SLIDER_EDGE, SLIDER_LINE = 24, 0.05, 0.58
# So many values are shown in a list, not stepped through.
MANY = 4


def nothing() -> None:
    """What a widget does that has nothing to do."""


class Face(DrawableShape):
    """Where a control is pressed; what it looks like is painted when it is next seen."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget

    def collide_point(self, point: Vector2 | tuple[int, int] | tuple[float, float]) -> bool:
        return bool(self.widget.box.collidepoint(point))

    def set_active_state(self, state: str) -> None:
        """The widget knows its state itself."""

    def update(self, time_delta: float) -> None:
        """Nothing about it goes by the library's time."""

    def has_fresh_surface(self) -> bool:
        return False

    def set_position(self, point: Any) -> None:
        """It lies where the widget's box is."""

    def set_dimensions(self, dimensions: Any) -> bool:
        return False


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
        on = self.enabled
        self.spot = Rect((around, around), self.box.size)
        place = self.box.inflate(2 * around, 2 * around)
        place.move_ip(-container.rect.x, -container.rect.y)
        words = str(getattr(self, "text", ""))
        super().__init__(place, words, gui, container)
        self.enabled = on
        self.drawable_shape = Face(self)

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

    def on_hovered(self) -> None:
        UIElement.on_hovered(self)

    def on_unhovered(self) -> None:
        UIElement.on_unhovered(self)

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

    def says(self) -> tuple[object, ...]:
        """What else than its state decides how it looks."""
        return ()

    def refresh(self, brush: Brush) -> None:
        """Paint it if it looks different from what it did when it was painted last."""
        looks = (self.enabled, self.held, round(self.raised, 2), self.marked, *self.says())
        if looks == self._painted and self.image is not None:
            return
        self._painted = looks
        face = blank(self.rect.size)
        self.paint(face, brush)
        self._set_image(face.premul_alpha())

    def paint(self, screen: Surface, brush: Brush) -> None:
        """Draw it, at its `spot`."""

    def end_part(self, box: Rect, wide: int) -> Rect:
        """The last `wide` pixels of a box, as one reads."""
        part = Rect(box.right - wide, box.top, wide, box.height)
        return mirrored(part, box) if self.rtl else part

    def rise(self, brush: Brush) -> int:
        """How far from its box it is drawn now: higher when raised, lower when held (px)."""
        rise = -LIFT * self.raised if not self.held else LIFT / 2
        return round(rise * brush.grid.unit)

    def place(self, brush: Brush) -> Rect:
        """Where it is drawn now on its own picture."""
        return self.spot.move(0, self.rise(brush))


@dataclass(kw_only=True, eq=False, repr=False)
class Button(Widget):
    """A button with words, a small picture, or both."""

    words: str = ""
    icon: str = ""
    look: Look = PLATE
    size: float = 20

    def says(self) -> tuple[object, ...]:
        return self.words, self.icon, self.look

    def paint(self, screen: Surface, brush: Brush) -> None:
        place = self.place(brush)
        look = lit(self.look, 0.16 * self.raised) if self.enabled else dulled(self.look)
        if self.enabled:
            brush.shade(screen, self.spot, 4 + 5 * round(self.raised, 1), self.corner)
        brush.slab(screen, place, look, self.corner)
        room, gap = place.inflate(-brush.grid.px(20), 0), brush.grid.px(8)
        if not self.icon:
            brush.write(screen, self.words, room, self.size, look.ink, "bold", "center")
            return
        drawn = brush.grid.px(self.size * 1.25)
        parts = [icon(self.icon, drawn, look.ink, self.rtl)]
        if self.words:
            left = room.w - drawn - gap
            parts.append(brush.line(self.words, self.size, look.ink, "bold", left, room.h))
        screen.blits(list(zip(parts, brush.row(room, parts, gap), strict=True)))


@dataclass(kw_only=True, eq=False, repr=False)
class PictureButton(Widget):
    """A button whose face somebody else draws, such as a box; None while there is none yet."""

    picture: Callable[[], Surface | None]
    lift: float = 12

    def says(self) -> tuple[object, ...]:
        return (self.picture(),)

    def rise(self, brush: Brush) -> int:
        rise = self.lift * (0.6 if self.held else self.raised)
        return -round(rise * brush.grid.unit)

    def paint(self, screen: Surface, brush: Brush) -> None:
        picture = self.picture()
        if picture is not None:
            screen.blit(picture, picture.get_rect(midbottom=self.place(brush).midbottom))


@dataclass(kw_only=True, eq=False, repr=False)
class Row(Widget):
    """Something to set, with its `label` before it and, below that, `help` on what it does."""

    label: str = ""
    help: str = ""
    look: Look = SUNK
    size: float = 17

    def says(self) -> tuple[object, ...]:
        return self.label, self.help, self.look

    def setting(self, brush: Brush, wide: int) -> int:
        """How wide the part is that is set, in a row that is `wide` (px)."""
        return 0

    def needs(self, brush: Brush, wide: int) -> int:
        """How high the row must be for all that is written in it, `wide` pixels wide."""
        lettering, px = brush.lettering, brush.grid.px
        room, high = wide - self.setting(brush, wide) - 2 * px(LABEL_AIR), 0
        for words, size in ((self.label, self.size), (self.help, self.size * HELP)):
            if words:
                lines = lettering.wrap(words, px(size), max(1, room))
                high += len(lines) * lettering.measure(words, px(size))[1]
        return high

    def paint_label(self, screen: Surface, brush: Brush, wide: int, ink: RGB) -> None:
        """The words before a part that is `wide` pixels wide, and the dot before them."""
        px = brush.grid.px
        room = brush.grid.part(self.spot, px(LABEL_AIR), self.spot.width - wide - 2 * px(LABEL_AIR))
        if self.help:
            self._paint_help(screen, brush, room, ink)
        else:
            brush.write(screen, self.label, room, self.size, ink)
        if self.marked:
            dot = Rect(0, 0, px(9), px(9))
            dot.center = brush.grid.part(self.spot, px(2), 1).center
            brush.slab(screen, dot, BRASS, 5)

    def _paint_help(self, screen: Surface, brush: Brush, room: Rect, ink: RGB) -> None:
        lettering, soft = brush.lettering, mix(ink, self.look.bottom, 0.25)
        name = lettering.paragraph(self.label, brush.grid.px(self.size), brush.ink(ink), room.width)
        size = brush.grid.px(self.size * HELP)
        means = lettering.paragraph(self.help, size, brush.ink(soft), room.width)
        top = room.centery - (name.get_height() + means.get_height()) // 2
        for words in (name, means):
            place = brush.grid.part(room, 0, words.get_width())
            screen.blit(words, (place.left, top))
            top += words.get_height()


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
        field = self._field(self.box)
        third = Rect(field.left, field.top, field.width // 3, field.height)
        back = mirrored(third, field) if self.rtl else third
        self._step(-1 if back.left <= pos[0] < back.right else 1)

    def _step(self, by: int) -> None:
        at = self.values.index(self.value)
        self.value = self.values[(at + by) % len(self.values)]
        self.on_change(self.value)

    def _field(self, box: Rect) -> Rect:
        """The part of its box with the value and its arrows."""
        return self.end_part(box, round(box.width * self.share)) if self.label else box.copy()

    def setting(self, brush: Brush, wide: int) -> int:
        return round(wide * self.share)

    def needs(self, brush: Brush, wide: int) -> int:
        return max(self._field_high(brush, wide), Row.needs(self, brush, wide))

    def _field_high(self, brush: Brush, wide: int) -> int:
        """How high its field is in a row with help, for the longest name it may have to show."""
        lettering, size = brush.lettering, brush.grid.px(self.size)
        room = max(1, self.setting(brush, wide) - 2 * self._edge(brush))
        lines = max(len(lettering.wrap(name, size, room, "bold")) for name in self.names)
        return lines * lettering.measure("", size, "bold")[1] + brush.grid.px(FIELD_AIR)

    def _edge(self, brush: Brush) -> int:
        """How far from either end of its field the value is written (px)."""
        return brush.grid.px(self.size * 1.05) + brush.grid.px(6)

    def says(self) -> tuple[object, ...]:
        return *Row.says(self), self.value

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = lit(self.look, 0.35 * self.raised) if self.enabled else dulled(self.look)
        field = self._field(self.spot)
        if self.label:
            ink = self.look.ink if self.enabled else look.ink
            self.paint_label(screen, brush, field.width, ink)
        if self.help:
            high = min(field.height, self._field_high(brush, self.spot.width))
            field = Rect(field.left, field.centery - high // 2, field.width, high)
        brush.slab(screen, field, look, self.corner)
        if self.enabled:
            colour = mix(look.ink, look.bottom, 0.25 * (1 - self.raised))
            self._paint_signs(screen, field, brush, colour)
        name = self.names[self.values.index(self.value)]
        room = field.inflate(-2 * self._edge(brush), 0)
        brush.write(screen, name, room, self.size, look.ink, "bold", "center")

    def _paint_signs(self, screen: Surface, field: Rect, brush: Brush, colour: RGB) -> None:
        """What in its field says how it is used: an arrow at either end."""
        arrow, pad = brush.grid.px(self.size * 1.05), brush.grid.px(4)
        left, right = icon("left", arrow, colour), icon("right", arrow, colour)
        screen.blit(left, left.get_rect(midleft=(field.left + pad, field.centery)))
        screen.blit(right, right.get_rect(midright=(field.right - pad, field.centery)))


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

    def choose(self, value: Any) -> None:
        """That is in force from now on."""
        self.value = value
        self.on_change(value)

    @property
    def value_box(self) -> Rect:
        """Where its value stands in the window."""
        return self._field(self.box)

    def _paint_signs(self, screen: Surface, field: Rect, brush: Brush, colour: RGB) -> None:
        arrow, pad = brush.grid.px(self.size * 0.85), brush.grid.px(8)
        down = icon("down", arrow, colour)
        part = self.end_part(field.inflate(-2 * pad, 0), arrow)
        screen.blit(down, down.get_rect(center=part.center))


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
        line = self.line(self.box)
        share = (pos[0] - line.left) / max(1, line.width)
        share = min(1.0, max(0.0, 1 - share if self.rtl else share))
        value = self.values[round(share * (len(self.values) - 1))]
        if value != self.value:
            self.value = value
            self.on_change(value)

    def line(self, box: Rect) -> Rect:
        """The line in its box: what is left of its field before the name of the value."""
        field = self._field(box)
        edge = round(field.width * SLIDER_EDGE)
        part = Rect(field.left + edge, field.top, round(field.width * SLIDER_LINE), field.height)
        return mirrored(part, field) if self.rtl else part

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = self.look if self.enabled else dulled(self.look)
        self.paint_label(screen, brush, self._field(self.spot).width, look.ink)
        line, px = self.line(self.spot), brush.grid.px
        groove = Rect(0, 0, line.width, px(8)).move_to(center=line.center)
        brush.slab(screen, groove, look, 4)
        share = self.values.index(self.value) / max(1, len(self.values) - 1)
        knob = Rect(0, 0, px(KNOB_WIDE), px(KNOB_WIDE))
        knob.center = (groove.left + round(groove.width * share), groove.centery)
        done = Rect(groove.left, groove.top, max(1, knob.centerx - groove.left), groove.height)
        if self.rtl:
            knob, done = mirrored(knob, groove), mirrored(done, groove)
        brush.slab(screen, done, lit(BRASS, 0.2 * self.raised) if self.enabled else look, 4)
        brush.slab(screen, knob, lit(KNOB, 0.5 * self.raised) if self.enabled else look, KNOB_WIDE)
        name = self.names[self.values.index(self.value)]
        room = brush.grid.rest(self._field(self.spot), line, px(KNOB_WIDE / 2))
        brush.write(screen, name, room, self.size, look.ink, "bold", "right")


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
        return round(brush.grid.px(TRACK) * 1.9)

    def paint(self, screen: Surface, brush: Brush) -> None:
        tall = min(self.spot.height - brush.grid.px(6), brush.grid.px(TRACK))
        track = Rect(0, 0, round(tall * 1.9), tall)
        track.center = self.end_part(self.spot, track.width).center
        ink = self.look.ink if self.enabled else dulled(self.look).ink
        self.paint_label(screen, brush, track.width, ink)
        on = self.value and self.enabled
        look = lit(BRASS if on else self.look, 0.25 * self.raised)
        brush.slab(screen, track, look if self.enabled else dulled(self.look), 15)
        knob = Rect(0, 0, tall - brush.grid.px(6), tall - brush.grid.px(6))
        side = track.right - tall // 2 if self.value != self.rtl else track.left + tall // 2
        knob.center = (side, track.centery)
        brush.slab(screen, knob, KNOB if self.enabled else dulled(KNOB), 15)


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
        return self.label, self.text, self.typing, self.look

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = lit(self.look, 0.35 * self.raised)
        brush.slab(screen, self.spot, look, self.corner)
        if self.typing:
            return
        room = self.spot.inflate(-brush.grid.px(20), 0)
        if self.label:
            soft = mix(look.ink, look.bottom, 0.2)
            half = brush.grid.part(room, 0, room.width // 2)
            label = brush.write(screen, self.label, half, self.size * 0.85, soft)
            room = brush.grid.rest(room, label, brush.grid.px(8))
        brush.write(screen, self.text, room, self.size, look.ink, "bold")
