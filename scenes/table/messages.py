"""The one place where a table of choices speaks to whoever sits at it.

Why something was refused, what is pointed at, what is asked and what is going on: one thing at
a time, in this order, in a zone that nothing else lies in.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import Face, Lettering

# Units: the letters of a sentence and of a headline, and the air round them.
SIZE, LARGE = 21, 30
ACROSS, DOWN, ROUND = 30, 8, 18
# Lines are made even to so many units.
EVEN = 12
# So many slips are kept, for a pointer comes back to the same cards.
KEPT = 24


class Tone(Enum):
    """How something is said: a headline tells what is going on, and it may be alarming."""

    PLAIN = "plain"
    REFUSED = "refused"
    HEADLINE = "headline"
    ALARMING = "alarming"


GROUNDS = {
    Tone.PLAIN: (16, 14, 14, 236),
    Tone.REFUSED: (20, 14, 10, 244),
    Tone.HEADLINE: (46, 24, 60, 240),
    Tone.ALARMING: (120, 24, 14, 240),
}
RIMS = {Tone.REFUSED: theme.ALERT, Tone.HEADLINE: theme.BRASS_LIGHT}


@dataclass(frozen=True, slots=True)
class Message:
    """Something the table says; "" says nothing."""

    text: str
    tone: Tone = Tone.PLAIN


NOTHING = Message("")


class Messages:
    """Says one message in its `zone`: as large as it fits, in as many lines as that takes."""

    def __init__(self, lettering: Lettering) -> None:
        self.lettering = lettering
        self.zone = Rect(0, 0, 0, 0)
        self._kept: dict[object, Surface] = {}

    def paint(self, screen: Surface, u: float, message: Message) -> Rect:
        """Draw it at the foot of the zone, next to the hand; returns where it stands."""
        if not message.text:
            return Rect(self.zone.midbottom, (0, 0))
        key = (message, self.zone.size, u, self.lettering.scale, self.lettering.rtl)
        if key not in self._kept:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[key] = self._slip(u, message)
        place = self._kept[key].get_rect(midbottom=self.zone.midbottom)
        screen.blit(self._kept[key], place)
        return place

    def _slip(self, u: float, message: Message) -> Surface:
        text = self._written(u, message)
        wide = text.get_bounding_rect().width + round(u * ACROSS)
        high = min(self.zone.height, text.get_height() + round(u * DOWN))
        slip = Surface((min(self.zone.width, wide), high), pygame.SRCALPHA)
        box, corner = slip.get_rect(), min(high // 2, round(u * ROUND))
        pygame.draw.rect(slip, GROUNDS[message.tone], box, border_radius=corner)
        if message.tone in RIMS:
            pygame.draw.rect(slip, RIMS[message.tone], box, max(1, round(u * 2)), corner)
        slip.blit(text, text.get_rect(center=box.center))
        return slip

    def _written(self, u: float, message: Message) -> Surface:
        """As large as it fits, in lines of much the same length."""
        loud = message.tone in (Tone.HEADLINE, Tone.ALARMING)
        face: Face = "title" if loud else "bold"
        lettering, words = self.lettering, message.text
        room = (self.zone.width - round(u * ACROSS), self.zone.height - round(u * DOWN))
        size = lettering.fit_lines(words, round(u * (LARGE if loud else SIZE)), room, face)
        lines, wide = len(lettering.wrap(words, size, room[0], face)), room[0]
        narrow = wide * (lines - 1) // lines
        while lines > 1 and wide - narrow > u * EVEN:
            between = (narrow + wide) // 2
            if len(lettering.wrap(words, size, between, face)) > lines:
                narrow = between
            else:
                wide = between
        return lettering.paragraph(words, size, theme.PAPER, wide, "center", face)
