"""What can be chosen on a table just now: by pointer, by arrow keys, by gamepad."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from math import hypot

import pygame
from pygame import Rect

from game.prompts import Thing
from scenes.input.focus import STEPS, plain

# Of a target that is smaller than this (px) what lies round it belongs to it, too: fingers are no
# finer.
FINGER = 32
ACCEPT = (f"key:{pygame.KSCAN_RETURN}", f"key:{pygame.KSCAN_SPACE}")


class Look(Enum):
    """How a target is drawn; `BARE` is one that lies on the table, whatever it is asked for."""

    BARE = auto()
    BUTTON = auto()
    # A button, a sign without words, or something of the game's own, on the panel in the middle.
    ANSWER = auto()
    BADGE = auto()
    ON_PANEL = auto()
    # The plate of a player who can be chosen.
    PLATE = auto()
    # A frame of light round what lies there: a second place for a pointer to choose what has a
    # button, too.
    RIM = auto()


@dataclass(frozen=True, slots=True)
class Target:
    """Something to choose: where it is, and what choosing it stands for.

    One that is not `open` can be pointed at and chosen, and is then refused with a reason.
    """

    what: Thing
    box: Rect
    open: bool = True
    look: Look = Look.BARE


@dataclass(slots=True)
class Targets:
    """All targets of the moment, and the one that has the focus or the pointer."""

    all: list[Target] = field(default_factory=list)
    focus: Thing | None = None
    # Whether the focus was last moved by keys: only then is its ring drawn.
    by_keys: bool = False

    def set(self, targets: list[Target]) -> None:
        """Other targets; the focus stays if what it was on is still there."""
        self.all = targets
        if self.focus not in [target.what for target in targets]:
            self.focus = None

    def rest(self) -> None:
        """Nothing can be chosen for a moment; the focus waits where it was."""
        self.all = []

    def at(self, pos: tuple[int, int]) -> Target | None:
        """The topmost target there, or the nearest of those that a finger would miss."""
        there = next((t for t in reversed(self.all) if t.box.collidepoint(pos)), None)
        if there is not None:
            return there
        near = (target for target in self.all if reach(target.box).collidepoint(pos))
        return min(near, key=lambda target: _apart(target.box, pos), default=None)

    def hover(self, pos: tuple[int, int]) -> bool:
        """The pointer moved; whether the focus changed."""
        target = self.at(pos)
        before, self.focus = self.focus, target.what if target else None
        if before != self.focus:
            self.by_keys = False
        return bool(before != self.focus)

    @property
    def focused(self) -> Target | None:
        """The target that has the focus."""
        return next((target for target in self._by_keys if target.what == self.focus), None)

    @property
    def _by_keys(self) -> list[Target]:
        """Those that keys go to."""
        return [target for target in self.all if target.look is not Look.RIM]

    def heard(self, control: str) -> Target | None:
        """A key or a pad's button: moves the focus, or chooses; the target chosen, if any."""
        if control in ACCEPT or control.endswith("button:0"):
            return self.focused
        way = STEPS.get(plain(control))
        if way is not None:
            self._move(way)
        return None

    def _move(self, way: tuple[int, int]) -> None:
        """To the nearest target that way; from nowhere to the first."""
        self.by_keys = True
        here = self.focused
        if here is None:
            self.focus = next((target.what for target in self._by_keys), None)
            return
        there = self._by_keys
        near = [(far, n) for n, t in enumerate(there) if (far := _far(here.box, t.box, way))]
        if near:
            self.focus = there[min(near)[1]].what


def reach(box: Rect) -> Rect:
    """Where a target is hit if nothing else lies there."""
    return box.inflate(max(0, FINGER - box.width), max(0, FINGER - box.height))


def _apart(box: Rect, pos: tuple[int, int]) -> float:
    """How far that place is from a box."""
    across = max(box.left - pos[0], pos[0] - box.right, 0)
    return hypot(across, max(box.top - pos[1], pos[1] - box.bottom, 0))


def _far(here: Rect, there: Rect, way: tuple[int, int]) -> float:
    """How far it is that way, sideways counting double; 0 if it is not that way."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    along = dx * way[0] + dy * way[1]
    across = abs(dx * way[1]) + abs(dy * way[0])
    return hypot(along, 2 * across) if along > 2 else 0.0
