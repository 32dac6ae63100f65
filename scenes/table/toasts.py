"""Short sentences that come and go: refusals and small news, each beside what it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from art import theme
from art.text import Lettering

SHOWN_NS = 1_800_000_000
# A slip is no wider than this, in units.
WIDEST = 280


@dataclass(slots=True)
class Toast:
    """One sentence, where its middle is, and until when it stands."""

    text: str
    centre: tuple[int, int]
    until_ns: int
    alert: bool
    picture: Surface | None = None


@dataclass(slots=True)
class Toasts:
    """The sentences that stand now: one a place, the newer pushes the older out."""

    lettering: Lettering
    standing: list[Toast] = field(default_factory=list)

    def say(self, text: str, centre: tuple[int, int], now_ns: int, alert: bool = False) -> None:
        """Put a sentence there for a while."""
        self.standing = [toast for toast in self.standing if toast.centre != centre]
        self.standing.append(Toast(text, centre, now_ns + SHOWN_NS, alert))

    def advance(self, now_ns: int) -> bool:
        """Take away what has stood long enough; True if something went."""
        still = [toast for toast in self.standing if toast.until_ns > now_ns]
        gone = len(still) != len(self.standing)
        self.standing = still
        return gone

    def retell(self, again: Callable[[str], str]) -> None:
        """Say them in another language."""
        for toast in self.standing:
            toast.text = again(toast.text)

    def forget(self) -> None:
        """Draw them anew: letters have another size."""
        for toast in self.standing:
            toast.picture = None

    @property
    def unpainted(self) -> bool:
        """Whether some wait to be painted: one a frame is enough work."""
        return any(toast.picture is None for toast in self.standing)

    def next_ns(self) -> int | None:
        """When the next sentence goes."""
        return min((toast.until_ns for toast in self.standing), default=None)

    def paint(self, screen: Surface, u: float, busy: bool = False) -> None:
        """Draw them all, each inside the window; in a `busy` frame none is made anew."""
        inside = screen.get_rect().inflate(-round(u * 16), -round(u * 16))
        fresh = next((toast for toast in self.standing if toast.picture is None), None)
        if fresh is not None and not busy:
            fresh.picture = self._slip(fresh, u, inside.width)
        for toast in self.standing:
            if toast.picture is None:
                continue
            screen.blit(toast.picture, toast.picture.get_rect(center=toast.centre).clamp(inside))

    def _slip(self, toast: Toast, u: float, room: int) -> Surface:
        """The sentence on a slip; a long one takes several lines."""
        size, room = round(u * 17), min(room, round(u * WIDEST))
        if self.lettering.measure(toast.text, size)[0] > room:
            text = self.lettering.paragraph(toast.text, size, theme.PAPER, room, "center")
        else:
            text = self.lettering.line(toast.text, size, theme.PAPER)
        box = text.get_rect().inflate(round(u * 24), round(u * 12))
        slip = Surface(box.size, pygame.SRCALPHA)
        area, round_off = slip.get_rect(), min(box.height // 2, round(u * 18))
        rim = theme.ALERT if toast.alert else theme.BRASS
        pygame.draw.rect(slip, (20, 14, 10, 236), area, border_radius=round_off)
        pygame.draw.rect(slip, rim, area, max(1, round(u * 2)), border_radius=round_off)
        slip.blit(text, text.get_rect(center=area.center))
        return slip
