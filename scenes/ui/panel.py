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
from typing import TYPE_CHECKING, TypeVar

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIVerticalScrollBar

from art.brush import Brush
from art.grid import Grid, mirrored
from art.text import Lettering
from scenes.input.focus import (
    ACT,
    BACK,
    DOWN,
    LEAVE,
    SHIFTS,
    STEPS,
    TAB,
    UP,
    Step,
    nearest,
    plain,
    reading_order,
)
from scenes.input.signals import FocusChanged, PointerMoved, Press, Scrolled, Signal
from scenes.ui import roll
from scenes.ui.gui import AWAY, Gui, Leaf
from scenes.ui.ring import Ring
from scenes.ui.roll import Roll
from scenes.ui.widgets import AROUND, Choice, Slider, TextField, Widget, nothing

if TYPE_CHECKING:
    from scenes.ui.line import Line

RAISE_NS = 80_000_000
FRAME_NS = 16_000_000
BLINK_NS = 200_000_000
NEARLY = 0.01

# These end typing and are heard by the panel; every other key belongs to the line.
LEAVES_LINE = (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_TAB, pygame.KSCAN_ESCAPE,
               pygame.KSCAN_UP, pygame.KSCAN_DOWN)  # fmt: skip

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
        # What shows the list of a choice; the panel of a page knows it.
        self.show_list: Callable[[Choice], None] = Choice.back
        self._sound = sound
        self._raise_ns = 1 if still else RAISE_NS
        self._pointer = AWAY
        self._down: Widget | None = None
        # Where a pointer went down, and how far the page was rolled up then.
        self._grip: tuple[int, int] | None = None
        # How far down the page goes, what stands still at its foot, and how far it can be rolled.
        self._end = self.foot = self.most = 0
        # How far it is rolled up. All that a page paints moves with it, unless it has a frame.
        self.top = 0
        self._line: Line | None = None
        # The container of the widgets, once all are known; a page that is longer is in a roll.
        self._page: UIContainer | None = None
        self._roll: Roll | None = None
        self._frame: Rect | None = None
        self._ring: Ring | None = None
        self._used: Widget | None = None
        self._shift = False
        self._then_ns: int | None = None

    # Building

    def add(self, widget: W) -> W:
        """Put a widget on the panel."""
        widget.rtl = self.grid.rtl
        widget.on_used = self._was_used
        if isinstance(widget, Choice):
            widget.on_open = self.show_list
        self.widgets.append(widget)
        if self._page is not None:
            self._join(widget)
        return widget

    def _join(self, widget: Widget) -> None:
        self.gui.open(self.leaf)
        page = self.leaf.root if widget.fixed else self._page
        assert page is not None
        widget.join(self.gui, page, self.grid.px(AROUND))

    def remove(self, widget: Widget) -> None:
        """Take a widget off the panel."""
        self.widgets.remove(widget)
        if self._page is not None:
            widget.kill()

    def _was_used(self, widget: Widget) -> None:
        self._used = widget

    def __getitem__(self, key: str) -> Widget:
        return next(widget for widget in self.widgets if widget.key == key)

    def enable(self, key: str, on: bool) -> None:
        """Let a widget be used, or not."""
        self[key].enabled = on

    def to(self, key: str, ring: bool = True) -> None:
        """Put the focus on the widget of that key, or on the first if there is none."""
        usable = self._usable()
        found = [widget for widget in usable if widget.key == key] or usable[:1]
        self.focus = found[0] if found else None
        self.ring = ring

    def _usable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.enabled]

    # Rolling

    def reach(self, box: Rect) -> None:
        """The page goes down to the lower edge of a box at least."""
        self._end = max(self._end, box.bottom)

    def roll_within(self, frame: Rect) -> None:
        """Only what lies in that box is rolled; `fixed` widgets stand round it."""
        self._frame = frame

    def open(self, foot: int = 0) -> None:
        """All is described: it becomes elements, in a roll if it is higher than there is room.

        `foot` is how much of the window a rolled page leaves free at its end; pages of the
        usual size leave room for their foot themselves.
        """
        end = max((widget.box.bottom for widget in self.widgets if not widget.fixed), default=0)
        end, high = max(self._end, end), self.grid.size[1]
        room = high if self.grid.zoom == 1 else high - foot
        if self._frame is not None:
            foot, high = 0, self._frame.bottom
            room = high
        if end > room:
            self.foot, self.most = foot, end + self.grid.px(roll.AIR) // 2 + foot - high
        self.gui.open(self.leaf)
        self.gui.wear(self.brush.stark)
        self._page = self.leaf.root if not self.most else self._new_roll().page
        for widget in self.widgets:
            self._join(widget)
        self._ring = Ring(self.gui)

    def _new_roll(self) -> Roll:
        area, px = self.area, self.grid.px
        wide, edge = max(roll.THINNEST, px(roll.BAR)), px(roll.EDGE)
        left = area.left + edge if self.grid.rtl else area.right - wide - edge
        track = Rect(left, area.top + edge, wide, area.height - 2 * edge)
        self.leaf.group.frame = area
        self._roll = Roll(self.gui, area, self.most, track, max(2 * roll.THINNEST, px(roll.KNOB)))
        return self._roll

    def roll(self, top: int) -> None:
        """Roll the page up so many pixels, as far as it goes."""
        by = min(max(top, 0), self.most) - self.top
        if not by or self._roll is None:
            return
        self.end_typing()
        self.top += by
        if self._frame is None:
            self.grid = self.brush.grid = replace(self.grid, top=self.top)
        for widget in self.widgets:
            if not widget.fixed:
                widget.box.move_ip(0, -by)
        self._roll.to(self.top)

    @property
    def bar(self) -> UIVerticalScrollBar | None:
        """The bar beside a page that is rolled."""
        return None if self._roll is None else self._roll.bar

    @property
    def area(self) -> Rect:
        """Where in the window that is seen which is rolled."""
        wide, high = self.grid.size
        return self._frame or Rect(0, 0, wide, high - self.foot)

    @property
    def seen(self) -> int:
        """How much of what is rolled is seen at once, in pixels."""
        return self.area.height

    @property
    def in_sight(self) -> bool:
        """Whether what has the focus is seen, as everything is that is not rolled."""
        if self.focus is None or not self.most or self.focus.fixed:
            return True
        area = self.area
        return self.focus.box.top >= area.top and self.focus.box.bottom <= area.bottom

    def show_focus(self) -> None:
        """Roll the page so that what has the focus is in sight."""
        if self.focus is None or not self.most or self.focus.fixed:
            return
        air, area = self.grid.px(roll.AIR), self.area
        rolled = [widget.box for widget in self._usable() if not widget.fixed]
        box = self.focus.box.move(0, -area.top)
        top = roll.in_sight(box, area.height, self.top, air)
        # What stands above the first and below the last is seen with them.
        if self.focus.box.top <= min(other.top for other in rolled):
            top = min(top, max(0, self.top + box.bottom + air - area.height))
        elif self.focus.box.bottom >= max(other.bottom for other in rolled):
            top = max(top, min(self.most, self.top + box.top - air))
        self.roll(top)

    def turn(self, pages: float) -> None:
        """Roll by so much of what is seen."""
        self.roll(self.top + round(pages * (1 - roll.KEPT) * self.seen))

    # Hearing

    @property
    def typing(self) -> bool:
        """Whether a line is being typed, so that keys are letters."""
        return self._line is not None

    @property
    def typed(self) -> str | None:
        """What stands in the line being typed, or None."""
        return None if self._line is None else self._line.text

    def raw(self, event: pygame.Event) -> bool:
        """An event for the line being typed. True: it was a letter, not a signal."""
        if self._line is None:
            return False
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            if event.scancode in LEAVES_LINE:
                return False
        elif event.type not in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return False
        self.gui.process_events(event)
        return True

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
            case Press() if signal.pos is not None:
                self._pointed(signal, signal.pos)
            case Press():
                self._control(signal)
            case FocusChanged(focused=False):
                self._shift = False
                self.end_typing()

    def _point(self, pos: tuple[int, int]) -> None:
        """The pointer is at `pos`: what it is over has the focus, without the ring."""
        self._pointer = pos
        self.gui.point(pos)
        if self._line is not None:
            self.gui.update(0)
            return
        over = self._over()
        if over is not None and over.enabled:
            self.focus, self.ring = over, False

    def _dragged(self, pos: tuple[int, int]) -> bool:
        """Whether a pointer that is down drags the page, or its bar; nothing is pressed then."""
        if self._roll is not None and self._roll.is_dragged:
            self.gui.point(pos)
            self.roll(self._roll.dragged())
            return True
        if isinstance(self._down, Slider):
            self._down.slide(pos)
            return True
        if self._grip is None or not self.most:
            return False
        start, top = self._grip
        if self._down is not None or self.top == top:
            if abs(pos[1] - start) < self.grid.px(roll.DRAG):
                return False
            if self._down is not None:
                self._down.held, self._down = False, None
        self.roll(top + start - pos[1])
        return True

    def _over(self) -> Widget | None:
        pos, seen = self._pointer, self.area.collidepoint(self._pointer)
        over = (w for w in self.widgets if w.box.collidepoint(pos) and (seen or w.fixed))
        return next(over, None)

    def _pointed(self, press: Press, pos: tuple[int, int]) -> None:
        """A pointer uses what it goes down on, if it comes up there as well."""
        if press.control not in ("mouse:1", "touch"):
            return
        if self._line is not None and self._line.rect.collidepoint(pos):
            self.gui.press(pos, press.pressed)
            self.gui.update(0)
            return
        if press.pressed:
            self._went_down(pos)
        else:
            self._came_up(pos)
            if press.control == "touch":
                self._pointer = AWAY

    def _went_down(self, pos: tuple[int, int]) -> None:
        self.end_typing()
        self._point(pos)
        if pos[1] < self.grid.size[1] - self.foot:
            self.gui.press(pos, True)
        if self._roll is not None and self._roll.is_dragged:
            self._roll.dragged()
        self._grip = (pos[1], self.top)
        self._down = next((widget for widget in self.widgets if widget.held), None)

    def _came_up(self, pos: tuple[int, int]) -> None:
        """What is held hears it, and tells this panel if it was used."""
        self._grip = self._down = self._used = None
        self._pointer = pos
        self.gui.press(pos, False)
        if self._used is not None:
            self._click(self._used, pos)

    def press_on(self, before: Panel) -> None:
        """A pointer went down on a panel of the same page: it comes up on this one."""
        if before._down is not None:
            key = before._down.key
            self._down = next((widget for widget in self.widgets if widget.key == key), None)
            if self._down is not None:
                self._down.held = self._down.enabled

    def _click(self, widget: Widget, pos: tuple[int, int]) -> None:
        if isinstance(widget, TextField):
            self._type(widget)
            return
        self._sound("press")
        widget.clicked(pos)

    def _control(self, press: Press) -> None:
        control = plain(press.control)
        if control in SHIFTS:
            self._shift = press.pressed
        elif not press.pressed:
            return
        elif self.typing and control in (*LEAVE, *ACT):
            self.end_typing()
        elif control in (*STEPS, TAB, *ACT, *BACK) and not self.in_sight:
            # Nothing is used, or left, before it is seen.
            self.ring = True
            self.show_focus()
        elif control in STEPS:
            self._move(STEPS[control])
        elif control == TAB:
            self._tab(-1 if self._shift else 1)
        elif control in LEAVE:
            self.leave()
        elif control in roll.PAGES and self.most:
            self.turn(roll.PAGES[control])
        elif self.focus is not None and self.focus.enabled:
            self._use(control)

    def _use(self, control: str) -> None:
        widget = self.focus
        if widget is None or control not in (*ACT, *BACK):
            return
        self.ring = True
        if isinstance(widget, TextField):
            self._type(widget)
            return
        self._sound("press")
        if control in ACT:
            widget.act()
        else:
            widget.back()

    def _move(self, step: Step) -> None:
        self.end_typing()
        others = [widget for widget in self._usable() if widget is not self.focus]
        if self.focus is None or not self.ring:
            self.ring = True
            if self.focus is not None:
                self.show_focus()
                return
        here = self.where(self.focus) if self.focus else Rect(0, 0, 1, 1)
        found = nearest(here, [self.where(widget) for widget in others], step)
        if found is not None:
            self.focus = others[found]
            self.show_focus()
            self._sound("move")
        elif step in (UP, DOWN):
            self.roll(self.top + step[1] * self.grid.px(2 * roll.LINE))

    def _tab(self, by: int) -> None:
        self.end_typing()
        usable = self._usable()
        if not usable:
            return
        order = self._as_read(usable)
        at = order.index(self.focus) if self.focus in order else -1
        self.focus, self.ring = order[(at + by) % len(order)], True
        self.show_focus()
        self._sound("move")

    def where(self, widget: Widget) -> Rect:
        """Where arrows find a widget: what stands above or below the frame, beyond all rolled."""
        if widget.fixed and widget.box.bottom <= self.area.top:
            return widget.box.move(0, -self.top)
        if widget.fixed and widget.box.top >= self.area.bottom:
            return widget.box.move(0, self.most - self.top)
        return widget.box

    def _as_read(self, widgets: list[Widget]) -> list[Widget]:
        """In the order one reads: what stands above a frame, all that is rolled in it, the rest."""
        whole, top = Rect((0, 0), self.grid.size), self.area.top
        parts: list[list[Widget]] = [[], [], []]
        for widget in widgets:
            parts[1 if not widget.fixed else 0 if widget.box.bottom <= top else 2].append(widget)
        order: list[Widget] = []
        for part in parts:
            boxes = [mirrored(w.box, whole) if self.grid.rtl else w.box for w in part]
            order += [part[index] for index in reading_order(boxes)]
        return order

    # Typing

    def _type(self, widget: TextField) -> None:
        # Not before somebody types: it takes as long to come as a page.
        from scenes.ui.line import Line

        self.end_typing()
        self.focus = widget
        widget.typing = True
        pad = self.grid.px(3)
        box = widget.box.inflate(-2 * pad, -2 * pad)
        letters = self.brush.lettering.pixels(self.grid.px(widget.size))
        self.gui.wear(self.brush.stark, letters)
        self._line = Line(box, self.gui, widget.text, widget.limit)

    def end_typing(self) -> None:
        """Take what was typed, if a line is being typed."""
        if self._line is None:
            return
        self.gui.open(self.leaf)
        line, self._line = self._line, None
        field = next(w for w in self.widgets if isinstance(w, TextField) and w.typing)
        field.finished(line.end())

    def close(self) -> None:
        """The panel goes: nothing is being typed any more."""
        self.end_typing()

    def clear(self) -> None:
        """Take every widget off for good."""
        self.widgets.clear()
        self.focus = self._down = None
        self.gui.close(self.leaf)

    # Showing

    def hint(self) -> str:
        """What the widget with the focus has to say."""
        return self.focus.hint if self.focus else ""

    def tick(self, now_ns: int) -> bool:
        """Time has come to `now_ns`. True if something looks different now."""
        since = FRAME_NS if self._then_ns is None else now_ns - self._then_ns
        self._then_ns = now_ns
        if self._line is not None:
            self.gui.open(self.leaf)
            self.gui.update(since / 1e9)
        moved = False
        for widget in self.widgets:
            goal = 1.0 if widget is self.focus and widget.enabled else 0.0
            if widget.raised != goal:
                way, by = goal - widget.raised, since / self._raise_ns
                widget.raised = (
                    goal if abs(way) <= by + NEARLY else widget.raised + by * (1 if way > 0 else -1)
                )
                moved = True
        return moved or self._line is not None

    def next_ns(self, now_ns: int) -> int | None:
        """When it wants the next tick."""
        if any(w.raised != (1.0 if w is self.focus and w.enabled else 0.0) for w in self.widgets):
            return now_ns + FRAME_NS
        return now_ns + BLINK_NS if self._line is not None else None

    def paint(self, screen: Surface, drain: Callable[[], None]) -> None:
        """Draw the widgets that are in sight, and the ring round the one with the focus."""
        self.gui.open(self.leaf)
        near = screen.get_rect().inflate(0, self.grid.px(60))
        for widget in self.widgets:
            if near.colliderect(widget.box):
                widget.refresh(self.brush)
                drain()
        if self._ring is not None:
            self._ring.lie_round(self.focus if self.ring else None, self.brush)
        self.gui.draw_ui(screen)
