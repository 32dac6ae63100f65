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
        self._kept: tuple[object, Surface] | None = None

    def paint(self, screen: Surface, u: float, message: Message) -> Rect:
        """Draw it at the foot of the zone, next to the hand; returns where it stands."""
        if not message.text:
            return Rect(self.zone.midbottom, (0, 0))
        key = (message, self.zone.size, u, self.lettering.scale, self.lettering.rtl)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._slip(u, message)
        slip = self._kept[1]
        place = slip.get_rect(midbottom=self.zone.midbottom)
        screen.blit(slip, place)
        return place

    def _slip(self, u: float, message: Message) -> Surface:
        loud = message.tone in (Tone.HEADLINE, Tone.ALARMING)
        face: Face = "title" if loud else "bold"
        across, down = round(u * ACROSS), round(u * DOWN)
        room = (self.zone.width - across, self.zone.height - down)
        wanted = round(u * (LARGE if loud else SIZE))
        size = self.lettering.fit_lines(message.text, wanted, room, face)
        text = self.lettering.paragraph(
            message.text, size, theme.PAPER, room[0], "center", face
        )
        wide = min(self.zone.width, text.get_bounding_rect().width + across)
        box = Rect(0, 0, wide, min(self.zone.height, text.get_height() + down))
        slip = Surface(box.size, pygame.SRCALPHA)
        corner = min(box.height // 2, round(u * ROUND))
        pygame.draw.rect(slip, GROUNDS[message.tone], box, border_radius=corner)
        if message.tone in RIMS:
            pygame.draw.rect(slip, RIMS[message.tone], box, max(1, round(u * 2)), corner)
        slip.blit(text, text.get_rect(center=box.center))
        return slip
