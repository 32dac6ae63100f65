"""What lies where something comes down or strikes gives way for a moment, and comes back."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import pi, sin

from pygame import Rect, Surface

from scenes.table.motion import Point


@dataclass(frozen=True, slots=True)
class Push:
    """A part of the resting picture that is pushed `by` so far, from then on and for so long."""

    box: Rect
    by: Point
    begins_ns: int
    lasts_ns: int

    def at(self, now_ns: int) -> tuple[int, int]:
        """How far it is off its place (px)."""
        way = (now_ns - self.begins_ns) / max(1, self.lasts_ns)
        share = sin(pi * way) if 0 < way < 1 else 0.0
        return round(self.by[0] * share), round(self.by[1] * share)


@dataclass(slots=True)
class Yielding:
    """All that gives way on one table."""

    _pushes: list[Push] = field(default_factory=list)

    def push(self, push: Push) -> None:
        """Something gives way, now or soon."""
        self._pushes.append(push)

    @property
    def moves(self) -> bool:
        """Whether anything is still to come back."""
        return bool(self._pushes)

    def clear(self) -> None:
        """All lies where it belongs."""
        self._pushes.clear()

    def paint(self, screen: Surface, layer: Surface, now_ns: int) -> None:
        """Draw what is off its place in the resting picture, with what lies round it."""
        self._pushes = [one for one in self._pushes if now_ns < one.begins_ns + one.lasts_ns]
        for push in self._pushes:
            by = push.at(now_ns)
            if any(by):
                edge = 2 * max(map(abs, by)) + 2
                around = push.box.inflate(edge, edge)
                screen.blit(layer, around.move(by), around)
