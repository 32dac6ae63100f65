"""The buttons in the table's corner, for those who play without a keyboard."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface, Vector2

from art import theme
from art.brush import Brush
from art.grid import mirrored
from art.icons import icon
from scenes.house import House
from scenes.input.focus import ACT, DOWN, STEPS, TAB, UP, plain
from scenes.input.signals import PointerMoved, Press
from scenes.table.contract import Controller
from scenes.table.layout import RIM, unit
from scenes.table.reading import ASKS_MOUSE
from scenes.ui.gui import AWAY
from scenes.ui.panel import Panel
from scenes.ui.widgets import Widget

# What would be refused is as faint as it may be with so much contrast.
FAINT = 4.5
# From 0 to 255: how much of the cloth a disc covers.
DENSE = 205
# How much of the colour of the game's buttons is in a disc that is pointed at.
LIT = 0.25
# What leads to the buttons and from one to the next: Tab, and what gamepads call Back.
ENTERS = (TAB, "button:4")
# Units: how wide a button is, the gap between two, how far they are from the rim, and how far
# the light round one reaches beyond it.
WIDE, GAP, EDGE, GLOW = 40, 10, 14, 24
# Up to so many stand in one row; more stand in rows of equal length, so many of them.
IN_A_ROW, ROWS = 4, 2
# The button for which the table moves aside.
ASIDE = "log"


def corner_boxes(
    names: Sequence[str], size: tuple[int, int], u: float, rtl: bool = False
) -> dict[str, Rect]:
    """Where the buttons lie: in rows in the upper corner where one begins to read."""
    wide, edge = round(u * WIDE), round(u * (RIM + EDGE))
    step = wide + round(u * GAP)
    in_a_row = len(names) if len(names) <= IN_A_ROW else -(-len(names) // ROWS)
    places = [divmod(number, in_a_row) for number in range(len(names))]
    boxes = [Rect(edge + at * step, edge + row * step, wide, wide) for row, at in places]
    window = Rect((0, 0), size)
    return dict(zip(names, [mirrored(box, window) if rtl else box for box in boxes], strict=True))


@dataclass(kw_only=True, eq=False, repr=False)
class RoundButton(Widget):
    """A disc with an icon, in the colours of the game; a `grey` one says why it is refused."""

    icon: str
    ground: theme.Ground
    grey: bool = False

    def says(self) -> tuple[object, ...]:
        return self.icon, self.grey, self.ground

    def paint(self, screen: Surface, brush: Brush) -> None:
        disc, wide = Surface(self.spot.size, pygame.SRCALPHA), self.spot.width
        middle, lit = (wide // 2, wide // 2), self.raised > 0 and not self.held
        ground = self.ground
        fill = theme.mix(ground.colour, ground.button, LIT if lit else 0)
        pygame.draw.circle(disc, (*fill, DENSE), middle, wide // 2)
        rim = theme.mix(ground.colour, ground.rim, 1 if lit else 0.55)
        pygame.draw.circle(disc, rim, middle, wide // 2, max(1, wide // 24))
        ink = brush.ink(theme.mix(ground.button, theme.WHITE, 0.3))
        if self.grey:
            ink = theme.faint(ink, fill, FAINT)
        picture = icon(self.icon, round(wide * 0.5), ink)
        disc.blit(picture, picture.get_rect(center=middle))
        screen.blit(disc, self.spot)


class Table(Protocol):
    """What has buttons in its corner."""

    house: House
    controller: Controller
    timed: bool

    @property
    def ground(self) -> theme.Ground:
        """What is said here is written on it."""

    def use_button(self, what: str, t_ns: int) -> None:
        """A button was pressed."""

    def explain_at(self, pos: tuple[int, int]) -> None:
        """Say what lies there."""

    def stale(self, *boxes: Rect) -> None:
        """These parts of the picture have changed."""


class Corner:
    """The buttons of one table, each used by its name at the time of what was heard."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.names = names
        self.boxes: dict[str, Rect] = {}
        self._table = table
        self._buttons: dict[str, RoundButton] = {}
        self._panel: Panel | None = None
        # What holds a button down, and when it was heard last.
        self._held_by, self._then_ns = "", 0

    def lay_out(self, window: Rect, table: Rect) -> None:
        """Place the buttons for a table that has that part of a window.

        The one for which it moves aside stays: whoever presses it once more is below the pointer.
        """
        self.close()
        house, self._held_by = self._table.house, ""
        size, u, rtl = table.size, unit(table.size), house.lettering.rtl
        self.boxes = corner_boxes(self.names, size, u, rtl)
        if table != window and ASIDE in self.boxes:
            was = corner_boxes(self.names, window.size, unit(window.size), rtl)[ASIDE]
            off = Vector2(was.center) - table.topleft - self.boxes[ASIDE].center
            self.boxes = {name: box.move(off) for name, box in self.boxes.items()}
        self._panel = Panel(
            house.gui(size), size, house.lettering, still=True, stark=house.settings.contrast
        )
        self._buttons = {
            name: self._panel.add(RoundButton(
                key=name, box=box, icon=name, ground=self._table.ground, corner=box.width / u / 2,
                on_press=partial(self._used, name),
            ))
            for name, box in self.boxes.items()
        }  # fmt: skip
        self._panel.open()

    def close(self) -> None:
        """The buttons go for good."""
        if self._panel is not None:
            self._panel.clear()

    def _used(self, name: str) -> None:
        self._table.use_button(name, self._then_ns)

    @property
    def widgets(self) -> list[Widget]:
        """The buttons, in the order one reads."""
        return [] if self._panel is None else self._panel.widgets

    def at(self, pos: tuple[int, int]) -> str:
        """The name of the button there, or ""."""
        return next((name for name, box in self.boxes.items() if box.collidepoint(pos)), "")

    def area(self) -> Rect:
        """All that the buttons cover."""
        boxes = list(self.boxes.values())
        return boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 0, 0)

    def lit_area(self) -> Rect:
        """All that the buttons and the light round one can cover."""
        high = max((box.height for box in self.boxes.values()), default=0)
        glow = round(high * GLOW / WIDE)
        return self.area().inflate(2 * glow, 2 * glow)

    # What is heard

    def heard(self, press: Press) -> bool:
        """A pointer goes down on a button, or what holds one comes up; whether it was that."""
        panel, pos = self._panel, press.pos
        if (
            panel is None
            or pos is None
            or not (self.at(pos) if press.pressed else press.device == self._held_by)
        ):
            return False
        self._held_by, self._then_ns = press.device if press.pressed else "", press.t_ns
        panel.handle(press)
        self._let_go(panel, pos)
        self._table.stale(self.lit_area())
        if press.pressed and press.control == ASKS_MOUSE:
            self._table.explain_at(pos)
        return True

    def point(self, moved: PointerMoved) -> None:
        """A pointer is there: the button below it is lit, and no other."""
        if self._panel is not None:
            self._panel.handle(moved)
            self._let_go(self._panel, moved.pos)

    def _let_go(self, panel: Panel, pos: tuple[int, int]) -> None:
        if not self.at(pos):
            panel.focus = None

    def controlled(self, press: Press) -> bool:
        """A key or a gamepad goes to the buttons, or uses the one with the focus; if it does.

        Nothing else has the focus then. In a game against time keys are for nothing but that.
        """
        panel, was = self._panel, self.focused
        if panel is None or not press.pressed or press.pos is not None or self._table.timed:
            return False
        used, now = self._control(panel, press), self.focused
        if now != was:
            self._table.stale(self.lit_area())
        if now is not None and now != was:
            self._table.controller.heard(PointerMoved(press.t_ns, press.device, AWAY))
            self._table.explain_at(now.center)
        return used

    def _control(self, panel: Panel, press: Press) -> bool:
        """What is no step to a button or use of it leaves them, and means what it always does."""
        control, within = plain(press.control), self.focused is not None
        if control in ENTERS and not within:
            panel.to(self.names[0])
        elif control in ENTERS and panel.focus is not panel.widgets[-1]:
            panel.handle(replace(press, control=TAB))
        elif within and (control in ACT or control in STEPS):
            self._then_ns, before = press.t_ns, panel.focus
            panel.handle(press)
            if STEPS.get(control) in (UP, DOWN) and panel.focus is before:
                panel.focus = None
        else:
            panel.focus = None
            return within and control in (*ENTERS, *STEPS)
        return True

    @property
    def focused(self) -> Rect | None:
        """Where the button lies that keys have come to."""
        return self.boxes.get(self.chosen)

    @property
    def chosen(self) -> str:
        """The name of the button that keys have come to, or ""."""
        panel = self._panel
        return panel.focus.key if panel is not None and panel.focus and panel.ring else ""

    def choose(self, name: str) -> None:
        """Keys come to the button of that name, if it is any."""
        if self._panel is not None and name:
            self._panel.to(name)

    # What is seen

    def show(self, icons: Mapping[str, str], grey: Collection[str]) -> None:
        """Some buttons have another icon than their name says, and some would be refused."""
        before = [button.says() for button in self._buttons.values()]
        for name, button in self._buttons.items():
            button.icon = icons.get(name, name)
            button.grey = name in grey
        if before != [button.says() for button in self._buttons.values()]:
            self._table.stale(self.lit_area())

    def tick(self, now_ns: int) -> None:
        """Time has come to `now_ns`: another button may be lit."""
        if self._panel is not None and self._panel.tick(now_ns):
            self._table.stale(self.lit_area())

    def paint(self, surface: Surface) -> None:
        """Draw the buttons."""
        if self._panel is not None:
            self._panel.paint(surface, lambda: None)
