"""Short sentences that come and go: refusals and small news, each beside what it is about."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Surface

from art import theme
from art.text import Lettering

SHOWN_NS = 1_800_000_000
# Enlarged letters make a slip no wider than this, in units.
WIDEST = 420


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

    def forget(self) -> None:
        """Draw them anew: letters have another size."""
        for toast in self.standing:
            toast.picture = None

    def next_ns(self) -> int | None:
        """When the next sentence goes."""
        return min((toast.until_ns for toast in self.standing), default=None)

    def paint(self, screen: Surface, u: float) -> None:
        """Draw them all, each inside the window."""
        inside = screen.get_rect().inflate(-round(u * 16), -round(u * 16))
        for toast in self.standing:
            if toast.picture is None:
                toast.picture = self._slip(toast, u, inside.width)
            screen.blit(toast.picture, toast.picture.get_rect(center=toast.centre).clamp(inside))

    def _slip(self, toast: Toast, u: float, room: int) -> Surface:
        size = self.lettering.fit(toast.text, round(u * 18), min(room, round(u * WIDEST)))
        text = self.lettering.line(toast.text, size, theme.PAPER)
        box = text.get_rect().inflate(round(u * 28), round(u * 14))
        slip = Surface(box.size, pygame.SRCALPHA)
        area, round_off = slip.get_rect(), box.height // 2
        rim = theme.ALERT if toast.alert else theme.BRASS
        pygame.draw.rect(slip, (20, 14, 10, 236), area, border_radius=round_off)
        pygame.draw.rect(slip, rim, area, max(1, round(u * 2)), border_radius=round_off)
        slip.blit(text, text.get_rect(center=area.center))
        return slip
