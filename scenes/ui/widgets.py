"""The things on a menu: buttons, pictures, toggles, steppers and fields to type in.

A widget knows its box, what happens when it is used, and how it is drawn. It is used
with `act` (Enter, a click, button 0) and, where that has a meaning, `back` (Backspace,
button 2, or a click on its left arrow).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect, Surface

from art import theme
from art.theme import mix
from scenes.ui.brush import BRASS, PLATE, SUNK, Brush, Look, dulled, lit
from scenes.ui.icons import icon

LIFT = 3


def nothing() -> None:
    """What a widget does that has nothing to do."""


@dataclass(slots=True, kw_only=True)
class Widget:
    """One thing that can have the focus. `key` finds it again after the menu was rebuilt.

    `raised` goes from 0 to 1 while it is hovered or focused, `held` is True while pressed;
    what is `marked` wears a brass dot: it is not as usual.
    """

    key: str
    box: Rect
    hint: str = ""
    enabled: bool = True
    corner: float = 10
    raised: float = 0.0
    held: bool = False
    marked: bool = False

    def act(self) -> None:
        """Use it."""

    def back(self) -> None:
        """Use it the other way round."""
        self.act()

    def clicked(self, pos: tuple[int, int]) -> None:
        """Use it with a pointer at `pos`."""
        self.act()

    def paint(self, screen: Surface, brush: Brush) -> None:
        """Draw it."""

    def label_room(self, brush: Brush, right: int) -> Rect:
        """Where a label left of something that begins at `right` is written."""
        gap = brush.grid.px(10)
        return Rect(self.box.left + gap, self.box.top, right - self.box.left - 2 * gap,
                    self.box.height)  # fmt: skip

    def paint_mark(self, screen: Surface, brush: Brush) -> None:
        """The dot left of a label."""
        if self.marked:
            dot = Rect(0, 0, brush.grid.px(9), brush.grid.px(9))
            dot.center = (self.box.left + brush.grid.px(2), self.box.centery)
            brush.slab(screen, dot, BRASS, 5)

    def place(self, brush: Brush) -> Rect:
        """Where it is drawn now: higher when raised, lower when held."""
        rise = -LIFT * self.raised if not self.held else LIFT / 2
        return self.box.move(0, round(rise * brush.grid.unit))


@dataclass(slots=True, kw_only=True)
class Button(Widget):
    """A button with words, a small picture, or both."""

    words: str = ""
    icon: str = ""
    look: Look = PLATE
    size: float = 20
    on_press: Callable[[], None] = nothing

    def act(self) -> None:
        self.on_press()

    def paint(self, screen: Surface, brush: Brush) -> None:
        place = self.place(brush)
        look = lit(self.look, 0.16 * self.raised) if self.enabled else dulled(self.look)
        if self.enabled:
            brush.shade(screen, self.box, 4 + 5 * round(self.raised, 1), self.corner)
        brush.slab(screen, place, look, self.corner)
        room = place.inflate(-brush.grid.px(20), 0)
        drawn = brush.grid.px(self.size * 1.25)
        if self.icon and not self.words:
            mark = icon(self.icon, drawn, look.ink)
            screen.blit(mark, mark.get_rect(center=place.center))
            return
        if not self.icon:
            brush.write(screen, self.words, room, self.size, look.ink, "bold", "center")
            return
        mark = icon(self.icon, drawn, look.ink)
        gap = brush.grid.px(8)
        line = brush.line(self.words, self.size, look.ink, "bold", room.w - drawn - gap, room.h)
        left = room.centerx - (drawn + gap + line.get_width()) // 2
        screen.blit(mark, mark.get_rect(midleft=(left, room.centery)))
        screen.blit(line, line.get_rect(midleft=(left + drawn + gap, room.centery)))


@dataclass(slots=True, kw_only=True)
class PictureButton(Widget):
    """A button whose face somebody else draws, such as a box on the shelf."""

    picture: Callable[[], Surface]
    on_press: Callable[[], None] = nothing
    lift: float = 12

    def act(self) -> None:
        self.on_press()

    def place(self, brush: Brush) -> Rect:
        rise = self.lift * (0.6 if self.held else self.raised)
        return self.box.move(0, -round(rise * brush.grid.unit))

    def paint(self, screen: Surface, brush: Brush) -> None:
        picture = self.picture()
        screen.blit(picture, picture.get_rect(midbottom=self.place(brush).midbottom))


@dataclass(slots=True, kw_only=True)
class Stepper(Widget):
    """One of several named values between two arrows. Use goes on to the next, round and round.

    `names` has the name of every value; `label` stands to the left of the value, if any.
    """

    values: Sequence[Any]
    names: Sequence[str]
    value: Any
    label: str = ""
    look: Look = SUNK
    size: float = 17
    share: float = 0.5
    on_change: Callable[[Any], None] = lambda value: None

    def act(self) -> None:
        self._step(1)

    def back(self) -> None:
        self._step(-1)

    def clicked(self, pos: tuple[int, int]) -> None:
        field = self._field()
        self._step(-1 if field.left <= pos[0] < field.left + field.width // 3 else 1)

    def _step(self, by: int) -> None:
        at = self.values.index(self.value)
        self.value = self.values[(at + by) % len(self.values)]
        self.on_change(self.value)

    def _field(self) -> Rect:
        """The part with the value and its arrows."""
        if not self.label:
            return self.box.copy()
        wide = round(self.box.width * self.share)
        return Rect(self.box.right - wide, self.box.top, wide, self.box.height)

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = lit(self.look, 0.35 * self.raised) if self.enabled else dulled(self.look)
        field = self._field()
        if self.label:
            ink = self.look.ink if self.enabled else look.ink
            brush.write(screen, self.label, self.label_room(brush, field.left), self.size, ink)
            self.paint_mark(screen, brush)
        brush.slab(screen, field, look, self.corner)
        arrow = brush.grid.px(self.size * 1.05)
        edge = arrow + brush.grid.px(6)
        if self.enabled:
            colour = mix(look.ink, look.bottom, 0.25 * (1 - self.raised))
            left, right = icon("left", arrow, colour), icon("right", arrow, colour)
            pad = brush.grid.px(4)
            screen.blit(left, left.get_rect(midleft=(field.left + pad, field.centery)))
            screen.blit(right, right.get_rect(midright=(field.right - pad, field.centery)))
        name = self.names[self.values.index(self.value)]
        room = field.inflate(-2 * edge, 0)
        brush.write(screen, name, room, self.size, look.ink, "bold", "center")


@dataclass(slots=True, kw_only=True)
class Toggle(Widget):
    """On or off, with a switch that shows which."""

    label: str
    value: bool
    look: Look = SUNK
    size: float = 17
    on_change: Callable[[bool], None] = lambda value: None

    def act(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def paint(self, screen: Surface, brush: Brush) -> None:
        tall = min(self.box.height - brush.grid.px(6), brush.grid.px(30))
        track = Rect(0, 0, round(tall * 1.9), tall)
        track.midright = self.box.midright
        ink = self.look.ink if self.enabled else dulled(self.look).ink
        brush.write(screen, self.label, self.label_room(brush, track.left), self.size, ink)
        self.paint_mark(screen, brush)
        on = self.value and self.enabled
        look = lit(BRASS if on else self.look, 0.25 * self.raised)
        brush.slab(screen, track, look if self.enabled else dulled(self.look), 15)
        knob = Rect(0, 0, tall - brush.grid.px(6), tall - brush.grid.px(6))
        side = track.right - tall // 2 if self.value else track.left + tall // 2
        knob.center = (side, track.centery)
        brush.slab(screen, knob, KNOB if self.enabled else dulled(KNOB), 15)


KNOB = Look((255, 252, 242), theme.PAPER, theme.INK_SOFT, theme.INK)


@dataclass(slots=True, kw_only=True)
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
        text = " ".join(text.split())
        if self.digits:
            text = "".join(letter for letter in text if letter in "0123456789")
        self.typing = False
        if text and text != self.text:
            self.text = text
            self.on_change(text)

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = lit(self.look, 0.35 * self.raised)
        brush.slab(screen, self.box, look, self.corner)
        if self.typing:
            return
        room = self.box.inflate(-brush.grid.px(20), 0)
        if self.label:
            soft = mix(look.ink, look.bottom, 0.2)
            half = Rect(room.left, room.top, room.width // 2, room.height)
            label = brush.write(screen, self.label, half, self.size * 0.85, soft)
            room = Rect(label.right + brush.grid.px(8), room.top,
                        room.right - label.right - brush.grid.px(8), room.height)  # fmt: skip
        brush.write(screen, self.text, room, self.size, look.ink, "bold")
