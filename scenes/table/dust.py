"""Where cards have just come down hard: dust of light rises round them for a moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect, Surface

from art.dust import STEPS, dust
from art.theme import RGB

RISES_NS = 300_000_000
# More of it at once would be a fog.
MOST = 4


@dataclass(slots=True)
class Dust:
    """The dust over one table."""

    _fallen: list[tuple[Rect, int]] = field(default_factory=list)

    def fall(self, box: Rect, at_ns: int) -> None:
        """At that time something touches the cloth there."""
        self._fallen = [*self._fallen[1 - MOST :], (box, at_ns)]

    def clear(self) -> None:
        """It has all gone."""
        self._fallen.clear()

    @property
    def flies(self) -> bool:
        """Whether any of it is still to be seen."""
        return bool(self._fallen)

    def paint(self, screen: Surface, now_ns: int, colour: RGB) -> None:
        """Draw what there is of it at that moment, and forget what has gone out."""
        self._fallen = [one for one in self._fallen if now_ns < one[1] + RISES_NS]
        for box, at_ns in self._fallen:
            if now_ns < at_ns:
                continue
            step = (now_ns - at_ns) * STEPS // RISES_NS
            screen.fblits(
                [(grain, (box.x + x, box.y + y)) for grain, (x, y) in dust(box.size, step, colour)]
            )
