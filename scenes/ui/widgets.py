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
from art.icons import icon
from art.theme import mix
from game.names import typable
from scenes.ui.brush import BRASS, PLATE, SUNK, Brush, Look, dulled, lit
from scenes.ui.grid import mirrored

LIFT = 3


def nothing() -> None:
    """What a widget does that has nothing to do."""


@dataclass(slots=True, kw_only=True)
class Widget:
    """One thing that can have the focus. `key` finds it again after the menu was rebuilt.

    `raised` goes from 0 to 1 while it is hovered or focused, `held` is True while pressed;
    what is `marked` wears a brass dot: it is not as usual. The panel says whether one reads
    from right to left.
    """

    key: str
    box: Rect
    hint: str = ""
    enabled: bool = True
    corner: float = 10
    raised: float = 0.0
    held: bool = False
    marked: bool = False
    rtl: bool = field(default=False, init=False)

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

    def label_room(self, brush: Brush, wide: int) -> Rect:
        """Where a label before something that is `wide` pixels wide is written."""
        gap = brush.grid.px(10)
        return brush.grid.part(self.box, gap, self.box.width - wide - 2 * gap)

    def end_part(self, wide: int) -> Rect:
        """The last `wide` pixels of the box, as one reads."""
        part = Rect(self.box.right - wide, self.box.top, wide, self.box.height)
        return mirrored(part, self.box) if self.rtl else part

    def paint_mark(self, screen: Surface, brush: Brush) -> None:
        """The dot before a label."""
        if self.marked:
            dot = Rect(0, 0, brush.grid.px(9), brush.grid.px(9))
            dot.center = brush.grid.part(self.box, brush.grid.px(2), 1).center
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
            mark = icon(self.icon, drawn, look.ink, self.rtl)
            screen.blit(mark, mark.get_rect(center=place.center))
            return
        if not self.icon:
            brush.write(screen, self.words, room, self.size, look.ink, "bold", "center")
            return
        mark = icon(self.icon, drawn, look.ink, self.rtl)
        gap = brush.grid.px(8)
        line = brush.line(self.words, self.size, look.ink, "bold", room.w - drawn - gap, room.h)
        pair = (mark, line)
        screen.blits(list(zip(pair, brush.row(room, pair, gap), strict=True)))


@dataclass(slots=True, kw_only=True)
class PictureButton(Widget):
    """A button whose face somebody else draws, such as a box; None while there is none yet."""

    picture: Callable[[], Surface | None]
    on_press: Callable[[], None] = nothing
    lift: float = 12

    def act(self) -> None:
        self.on_press()

    def place(self, brush: Brush) -> Rect:
        rise = self.lift * (0.6 if self.held else self.raised)
        return self.box.move(0, -round(rise * brush.grid.unit))

    def paint(self, screen: Surface, brush: Brush) -> None:
        picture = self.picture()
        if picture is not None:
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
        third = Rect(field.left, field.top, field.width // 3, field.height)
        back = mirrored(third, field) if self.rtl else third
        self._step(-1 if back.left <= pos[0] < back.right else 1)

    def _step(self, by: int) -> None:
        at = self.values.index(self.value)
        self.value = self.values[(at + by) % len(self.values)]
        self.on_change(self.value)

    def _field(self) -> Rect:
        """The part with the value and its arrows."""
        if not self.label:
            return self.box.copy()
        return self.end_part(round(self.box.width * self.share))

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = lit(self.look, 0.35 * self.raised) if self.enabled else dulled(self.look)
        field = self._field()
        if self.label:
            ink = self.look.ink if self.enabled else look.ink
            brush.write(screen, self.label, self.label_room(brush, field.width), self.size, ink)
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
        track.center = self.end_part(track.width).center
        ink = self.look.ink if self.enabled else dulled(self.look).ink
        brush.write(screen, self.label, self.label_room(brush, track.width), self.size, ink)
        self.paint_mark(screen, brush)
        on = self.value and self.enabled
        look = lit(BRASS if on else self.look, 0.25 * self.raised)
        brush.slab(screen, track, look if self.enabled else dulled(self.look), 15)
        knob = Rect(0, 0, tall - brush.grid.px(6), tall - brush.grid.px(6))
        side = track.right - tall // 2 if self.value != self.rtl else track.left + tall // 2
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
        text = " ".join(typable(text).split())
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
            half = brush.grid.part(room, 0, room.width // 2)
            label = brush.write(screen, self.label, half, self.size * 0.85, soft)
            room = brush.grid.rest(room, label, brush.grid.px(8))
        brush.write(screen, self.text, room, self.size, look.ink, "bold")
