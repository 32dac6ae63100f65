"""A box taken from the shelf opens over the seats of its game: the lid goes up, the tray sinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from art.easings import ease_in, ease_out
from scenes.input.clock import MS

# How long the box is taken up before it opens, and how long that takes (ms).
TAKEN, OPENS = 110, 400
# How far it is taken up, as a share of its height; how far the tray sinks; when both begin to fade.
UP, DOWN, FADES = 0.06, 0.5, 0.55


@dataclass(eq=False, slots=True)
class OpeningBox:
    """The lid, which is the whole box as it stood there, and the tray; where it stood (pixels).

    Its time begins when it is first painted; `then` is what comes when it is open.
    """

    lid: Surface
    tray: Surface
    place: Rect
    then: Callable[[], None]
    begins_ns: int = 0

    def over(self, now_ns: int) -> bool:
        return bool(self.begins_ns) and now_ns - self.begins_ns >= (TAKEN + OPENS) * MS

    def paint(self, screen: Surface, now_ns: int) -> None:
        self.begins_ns = self.begins_ns or now_ns
        since = (now_ns - self.begins_ns) / MS
        taken = ease_out(min(1.0, since / TAKEN))
        opened = min(1.0, max(0.0, (since - TAKEN) / OPENS))
        stands = self.place.move(0, -round(UP * self.place.height * taken))
        alpha = round(255 * min(1.0, (1 - opened) / (1 - FADES)))
        if opened:
            sunk = round(DOWN * self.place.height * ease_in(opened))
            self.tray.set_alpha(alpha)
            screen.blit(self.tray, stands.move(0, sunk))
        gone = round((stands.bottom + self.place.height) * ease_in(opened))
        screen.blit(self.lid, stands.move(0, -gone))
