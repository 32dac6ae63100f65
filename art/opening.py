"""What comes to stand on the table opens: it grows, folds out or rolls out within a moment."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, pi, sin

from pygame import Rect, Surface
from pygame.transform import smoothscale_by

from art.easings import ease_out, overshoot

# Nothing is drawn smaller than so much of its size.
LEAST = 0.05
# How long it takes to open (ms). Where lines follow, they come so long after one another, all of
# them within that time; each takes so long to come, and to count up what it says. Then it is seen
# who is best, who looks larger for a moment by that part.
OPENS_MS = 170
APART_MS, WITHIN_MS, COMES_MS, COUNTS_MS, CROWNS_MS, LARGER = 100, 320, 140, 250, 160, 0.28


@dataclass(frozen=True, slots=True)
class LineByLine:
    """Something opens, its lines follow from top to bottom, and last it is seen who is best.

    That began `gone` ms ago at the normal speed; `inf`: all stands there. There are so many
    `lines`, of which some may `stand` since before; what is open already need not open.
    """

    gone: float
    lines: int
    stand: int = 0
    opens: bool = True

    @property
    def opened(self) -> float:
        """How much of what they stand on has opened, 0 to 1."""
        return ease_out(min(1.0, self.gone / OPENS_MS)) if self.opens else 1.0

    def comes(self, line: int) -> float:
        """How much of a line is seen, 0 to 1."""
        return ease_out(self._share(line, COMES_MS)) if line < self.lines else 0.0

    def pops(self, line: int) -> float:
        """How large a sign is that comes with a line."""
        return overshoot(self._share(line, COMES_MS))

    def counted(self, line: int) -> float:
        """How much of what a line says is counted, 0 to 1."""
        return ease_out(self._share(line, COUNTS_MS))

    @property
    def crowned(self) -> float:
        """How much of the moment is over in which it is seen who is best, 0 to 1."""
        return min(1.0, max(0.0, (self.gone - self._counted_ms) / CROWNS_MS))

    @property
    def crown(self) -> float:
        """How large the sign of who is best is."""
        return overshoot(self.crowned)

    @property
    def larger(self) -> float:
        """How many times as large as ever after who is best looks."""
        return 1 + LARGER * sin(pi * self.crowned) if self.crowned < 1 else 1.0

    @property
    def times(self) -> tuple[float, ...]:
        """When each line begins to come (ms)."""
        return tuple(map(self._begins, range(self.stand, self.lines)))

    @property
    def lasts(self) -> float:
        """How long all of it takes (ms at the normal speed)."""
        return self._counted_ms + CROWNS_MS

    @property
    def _counted_ms(self) -> float:
        return self._begins(max(self.stand, self.lines - 1)) + COUNTS_MS

    def _begins(self, line: int) -> float:
        coming = max(1, self.lines - self.stand - 1)
        apart = min(APART_MS, WITHIN_MS / coming)
        return (OPENS_MS if self.opens else 0) + apart * (line - self.stand)

    def _share(self, line: int, ms: float) -> float:
        if line < self.stand or self.gone == inf:
            return 1.0
        return min(1.0, max(0.0, (self.gone - self._begins(line)) / ms))


def slid(room: Rect, comes: float) -> int:
    """How far above its room a line still is that comes down into it (px)."""
    return round(room.height * (1 - comes))


def grown(drawn: Surface, large: float) -> Surface:
    """A picture so many times as large."""
    return drawn if large == 1 else smoothscale_by(drawn, max(LEAST, large))


def fold_out(screen: Surface, panel: Surface, box: Rect, share: float) -> Rect:
    """So much of a panel, from the fold in its middle upwards and downwards; what it covers."""
    half = round(box.height * share / 2)
    screen.blit(panel, (box.left, box.centery - half), (0, 0, box.width, half))
    screen.blit(panel, (box.left, box.centery), (0, box.height - half, box.width, half))
    return Rect(box.left, box.centery - half, box.width, 2 * half)


def roll_out(screen: Surface, ribbon: Surface, box: Rect, share: float) -> Rect:
    """So much of a ribbon with both its ends, from the middle to the sides; what it covers."""
    half = round(box.width * share / 2)
    screen.blit(ribbon, (box.centerx - half, box.top), (0, 0, half, box.height))
    screen.blit(ribbon, (box.centerx, box.top), (box.width - half, 0, half, box.height))
    return Rect(box.centerx - half, box.top, 2 * half, box.height)
