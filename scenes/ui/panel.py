"""A set of widgets with one focus, worked by keys, gamepads, mouse and touch alike.

Arrows, d-pad and stick move the focus to the nearest widget in that direction, Tab goes
on in reading order; Enter, Space, button 0, a click or a tap use it; Backspace and
button 2 use it the other way round; Escape and button 1 leave. What is higher than the
window is rolled by the wheel, by dragging, by Page Up and Page Down or a gamepad's
shoulders, and so that the focus is always in sight.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIContainer, UIElement

from art.brush import Brush
from art.grid import Grid, mirrored
from art.text import Lettering
from scenes.input import focus
from scenes.input.focus import Step
from scenes.input.signals import FocusChanged, PointerMoved, Press, Scrolled, Signal
from scenes.ui import roll
from scenes.ui.gui import AWAY, Gui, Leaf
from scenes.ui.line import Line, is_typed
from scenes.ui.roll import Roll
from scenes.ui.widgets import AROUND, Widget, nothing

RAISE_NS = 80_000_000
FRAME_NS = 16_000_000
BLINK_NS = 200_000_000
# How much larger the ring is than what has the focus (units).
RING_AIR = 7

W = TypeVar("W", bound=Widget)


class Panel:
    """The widgets of one screen at one size. Build it anew when either changes.

    It is mirrored where one reads from right to left, unless it shows time `as_played`: tapes
    run to the right everywhere.
    """

    def __init__(
        self, gui: Gui, size: tuple[int, int], lettering: Lettering,
        leave: Callable[[], None] = nothing, sound: Callable[[str], None] = lambda name: None,
        still: bool = False, stark: bool = False, as_played: bool = False, zoom: float = 1.0,
    ) -> None:  # fmt: skip
        self.gui, self.leaf = gui, Leaf(size)
        self.grid = Grid(size, lettering.rtl and not as_played, zoom)
        self.brush = Brush(self.grid, lettering, stark)
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.ring = True
        self.leave = leave
        self._sound = sound
        self._raise_ns = 1 if still else RAISE_NS
        self._pointer = AWAY
        # Where a pointer went down, and how far the page was rolled up then.
        self._grip: tuple[int, int] | None = None
        # How far down the page goes, what stands still at its foot, and how far it can be rolled.
        self._end = self.foot = self.most = 0
        # How far it is rolled up, and where in the window that is seen. All that a page paints
        # moves with it, unless it has a frame.
        self.top, self.area = 0, Rect((0, 0), size)
        self._framed = False
        # What is being typed in, and the line in it.
        self._typed: tuple[Widget, Line] | None = None
        # The container of the widgets, once all are known; a page that is longer is in a roll.
        self._page: UIContainer | None = None
        self.rolled: Roll | None = None
        self._shift = False
        self._then_ns: int | None = None

    # Building

    def add(self, widget: W) -> W:
        """Put a widget on the panel."""
        widget.rtl = self.grid.rtl
        self.widgets.append(widget)
        if self._page is not None:
            self._join(widget, self._page)
        return widget

    def _join(self, widget: Widget, page: UIContainer) -> None:
        root = self.gui.open(self.leaf)
        around, used = self.grid.px(AROUND), partial(self._clicked, widget)
        widget.join(self.gui, root if widget.fixed else page, around, used)

    def remove(self, widget: Widget) -> None:
        """Take a widget off the panel."""
        self.widgets.remove(widget)
        if self._page is not None:
            UIElement.kill(widget)

    def clear(self) -> None:
        """Take every widget off for good."""
        self.widgets.clear()
        self.focus = None
        self.gui.close(self.leaf)

    def __getitem__(self, key: str) -> Widget:
        return next(widget for widget in self.widgets if widget.key == key)

    def to(self, key: str, ring: bool = True) -> None:
        """Put the focus on the widget of that key, or on the first if there is none."""
        usable = self._usable()
        found = (widget for widget in usable if widget.key == key)
        self.focus, self.ring = next(found, next(iter(usable), None)), ring

    def _usable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.enabled]

    # Rolling

    def reach(self, box: Rect) -> None:
        """The page goes down to the lower edge of a box at least."""
        self._end = max(self._end, box.bottom)

    def roll_within(self, frame: Rect) -> None:
        """Only what lies in that box is rolled; `fixed` widgets stand round it."""
        self.area, self._framed = frame, True

    def open(self, foot: int = 0) -> None:
        """All is described: it becomes elements, in a roll if it is higher than there is room.

        `foot` is how much of the window a rolled page leaves free at its end; pages of the
        usual size leave room for their foot themselves.
        """
        end = max((w.box.bottom for w in self.widgets if not w.fixed), default=0)
        end, foot = max(self._end, end), 0 if self._framed else foot
        if end > self.area.bottom - (foot if self.grid.zoom != 1 else 0):
            self.foot, self.area.height = foot, self.area.height - foot
            self.most = end + self.grid.px(roll.AIR) // 2 - self.area.bottom
        page = self.gui.open(self.leaf)
        self.gui.wear(self.brush.stark)
        if self.most:
            self.leaf.group.frame = self.area
            self.rolled = Roll(self.gui, self.area, self.most, self.grid)
            page = self.rolled.page
        self._page = page
        for widget in self.widgets:
            self._join(widget, page)

    def roll(self, top: int) -> None:
        """Roll the page up so many pixels, as far as it goes."""
        by = min(max(top, 0), self.most) - self.top
        if not by or self.rolled is None:
            return
        self.end_typing()
        self.top += by
        if not self._framed:
            self.grid = self.brush.grid = replace(self.grid, top=self.top)
        for widget in self.widgets:
            if not widget.fixed:
                widget.box.move_ip(0, -by)
        self.rolled.to(self.top)

    @property
    def in_sight(self) -> bool:
        """Whether what has the focus is seen, as everything is that is not rolled."""
        if self.focus is None or not self.most or self.focus.fixed:
            return True
        box = self.focus.box
        return box.top >= self.area.top and box.bottom <= self.area.bottom

    def show_focus(self) -> None:
        """Roll the page so that what has the focus is in sight."""
        if self.focus is None or not self.most or self.focus.fixed:
            return
        boxes = [widget.box for widget in self._usable() if not widget.fixed]
        air = self.grid.px(roll.AIR)
        self.roll(focus.showing(self.focus.box, boxes, self.area, self.top, air))

    def turn(self, pages: float) -> None:
        """Roll by so much of what is seen."""
        self.roll(self.top + round(pages * (1 - roll.KEPT) * self.area.height))

    # Hearing

    def handle(self, signal: Signal) -> None:
        """Something was heard."""
        self.gui.open(self.leaf)
        match signal:
            case PointerMoved() if self._pointer == AWAY:
                # A pointer that only lies there when the panel comes takes no focus.
                self._pointer = signal.pos
            case PointerMoved():
                if not self._dragged(signal.pos):
                    self._point(signal.pos)
            case Scrolled(lines=lines) if self.most:
                self.roll(self.top - round(lines * self.grid.px(roll.LINE)))
                self._point(signal.pos)
            case Press(pos=pos) if pos is not None:
                if signal.control in ("mouse:1", "touch"):
                    self._pressed(signal, pos)
            case Press():
                self._control(signal)
            case FocusChanged(focused=False):
                self._shift = False
                self.end_typing()

    # Pointers

    @property
    def _held(self) -> Widget | None:
        """What a pointer went down on."""
        return next((widget for widget in self.widgets if widget.held), None)

    def _point(self, pos: tuple[int, int]) -> None:
        """The pointer is at `pos`: what it is over has the focus, without the ring."""
        self._pointer = pos
        self.gui.point(pos)
        if self._typed is not None:
            self.gui.update(0)
            return
        seen = self.area.collidepoint(pos)
        over = (w for w in self.widgets if w.box.collidepoint(pos) and (seen or w.fixed))
        found = next(over, None)
        if found is not None and found.enabled:
            self.focus, self.ring = found, False

    def _dragged(self, pos: tuple[int, int]) -> bool:
        """Whether a pointer that is down drags the page, or its bar; nothing is pressed then."""
        held = self._held
        if self.rolled is not None and self.rolled.is_dragged:
            self.gui.point(pos)
            self.roll(self.rolled.dragged())
        elif held is not None and held.dragged(pos):
            return True
        elif self._grip is None or not self.most:
            return False
        else:
            start, top = self._grip
            if (held or self.top == top) and abs(pos[1] - start) < self.grid.px(roll.DRAG):
                return False
            if held:
                held.held = False
            self.roll(top + start - pos[1])
        return True

    def _pressed(self, press: Press, pos: tuple[int, int]) -> None:
        """A pointer uses what it goes down on, if it comes up there as well."""
        line = None if self._typed is None else self._typed[1]
        if line is not None and (line.rect.collidepoint(pos) or not press.pressed):
            # A page that rolls lies before the line, and would hear it first.
            self.gui.press(pos, press.pressed, on=line)
            self.gui.update(0)
        elif press.pressed:
            self.end_typing()
            self._point(pos)
            if pos[1] < self.grid.size[1] - self.foot:
                self.gui.press(pos, True)
            if self.rolled is not None and self.rolled.is_dragged:
                self.rolled.dragged()
            self._grip = (pos[1], self.top)
        else:
            self._grip = None
            self._pointer = AWAY if press.control == "touch" else pos
            self.gui.press(pos, False)

    def press_on(self, before: Panel) -> None:
        """A pointer went down on a panel of the same page: it comes up on this one."""
        held = before._held
        for widget in self.widgets:
            widget.held = held is not None and held.key == widget.key and widget.enabled

    def _clicked(self, widget: Widget) -> None:
        self._use(widget, partial(widget.clicked, self.gui.mouse_position))

    def _use(self, widget: Widget, way: Callable[[], None]) -> None:
        """Type in it if that can be done, or else use it that way."""
        self.end_typing()
        line = widget.typed_in(self.gui, self.brush)
        if line is None:
            self._sound("press")
            way()
        else:
            self.focus, self._typed = widget, (widget, line)

    # Keys and gamepads

    def _control(self, press: Press) -> None:
        control, at = focus.plain(press.control), self.focus
        if control in focus.SHIFTS:
            self._shift = press.pressed
        elif not press.pressed:
            return
        elif self.typing and control in (*focus.LEAVE, *focus.ACT):
            self.end_typing()
        elif control in focus.USUAL and not self.in_sight:
            # Nothing is used, or left, before it is seen.
            self.ring = True
            self.show_focus()
        elif control in focus.STEPS:
            self._move(focus.STEPS[control])
        elif control == focus.TAB:
            self._tab(-1 if self._shift else 1)
        elif control in focus.LEAVE:
            self.leave()
        elif control in focus.PAGES and self.most:
            self.turn(focus.PAGES[control])
        elif at is not None and at.enabled and control in (*focus.ACT, *focus.BACK):
            self.ring = True
            self._use(at, at.act if control in focus.ACT else at.back)

    def _move(self, step: Step) -> None:
        self.end_typing()
        others = [widget for widget in self._usable() if widget is not self.focus]
        if self.focus is not None and not self.ring:
            self.ring = True
            self.show_focus()
            return
        here = self.where(self.focus) if self.focus else Rect(0, 0, 1, 1)
        found = focus.nearest(here, [self.where(widget) for widget in others], step)
        if found is not None:
            self._go_to(others[found])
        elif step in (focus.UP, focus.DOWN):
            self.roll(self.top + step[1] * self.grid.px(2 * roll.LINE))

    def _tab(self, by: int) -> None:
        """On to the next in the order one reads."""
        self.end_typing()
        usable, whole = self._usable(), Rect((0, 0), self.grid.size)
        boxes = [self.where(widget) for widget in usable]
        boxes = [mirrored(box, whole) for box in boxes] if self.grid.rtl else boxes
        order = [usable[index] for index in focus.reading_order(boxes)]
        if order:
            at = order.index(self.focus) if self.focus in order else -1
            self._go_to(order[(at + by) % len(order)])

    def _go_to(self, widget: Widget) -> None:
        self.focus, self.ring = widget, True
        self.show_focus()
        self._sound("move")

    def where(self, widget: Widget) -> Rect:
        """Where arrows find a widget: what stands above or below the frame, beyond all rolled."""
        if widget.fixed and widget.box.bottom <= self.area.top:
            return widget.box.move(0, -self.top)
        if widget.fixed and widget.box.top >= self.area.bottom:
            return widget.box.move(0, self.most - self.top)
        return widget.box

    # Typing

    @property
    def typing(self) -> bool:
        """Whether a line is being typed, so that keys are letters."""
        return self._typed is not None

    @property
    def typed(self) -> str | None:
        """What stands in the line being typed, or None."""
        return None if self._typed is None else str(self._typed[1].text)

    def raw(self, event: pygame.Event) -> bool:
        """An event for the line being typed. True: it was a letter, not a signal."""
        if self._typed is None or not is_typed(event):
            return False
        self.gui.process_events(event)
        return True

    def end_typing(self) -> None:
        """Take what was typed, if a line is being typed."""
        if self._typed is not None:
            self.gui.open(self.leaf)
            (widget, line), self._typed = self._typed, None
            widget.typed(line.end())

    # Showing

    def hint(self) -> str:
        """What the widget with the focus has to say."""
        return self.focus.hint if self.focus else ""

    def _goal(self, widget: Widget) -> float:
        return 1.0 if widget is self.focus and widget.enabled else 0.0

    def tick(self, now_ns: int) -> bool:
        """Time has come to `now_ns`. True if something looks different now."""
        since = FRAME_NS if self._then_ns is None else now_ns - self._then_ns
        self._then_ns = now_ns
        if self.typing:
            self.gui.open(self.leaf)
            self.gui.update(since / 1e9)
        moved = [w.raise_to(self._goal(w), since / self._raise_ns) for w in self.widgets]
        return any(moved) or self.typing

    def next_ns(self, now_ns: int) -> int | None:
        """When it wants the next tick."""
        if any(widget.raised != self._goal(widget) for widget in self.widgets):
            return now_ns + FRAME_NS
        return now_ns + BLINK_NS if self.typing else None

    def paint(self, screen: Surface, drain: Callable[[], None]) -> None:
        """Draw the widgets that are in sight, and the ring round the one with the focus."""
        self.gui.open(self.leaf)
        near = screen.get_rect().inflate(0, self.grid.px(60))
        for widget in self.widgets:
            if near.colliderect(widget.box):
                widget.refresh(self.brush)
                drain()
        self.gui.draw_ui(screen)
        if self._typed is not None:
            widget, line = self._typed
            line.paint(screen, self.brush, self.grid.px(widget.size))
        if self.ring and self.focus is not None:
            self._lay_ring(screen, self.focus)

    def _lay_ring(self, screen: Surface, widget: Widget) -> None:
        """pygame_gui knows no focus but that of a line that is typed: this is ours."""
        air, clip = self.grid.px(RING_AIR), screen.get_clip()
        around = widget.box.move(0, widget.rise(self.brush)).inflate(air, air)
        screen.set_clip(clip if widget.fixed or not self.most else self.area.clip(clip))
        self.brush.ring(screen, around, widget.corner + 3)
        screen.set_clip(clip)
