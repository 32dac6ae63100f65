"""The one place where a table of choices speaks to whoever sits at it.

Why something was refused, what is pointed at, what is asked and what is going on: one thing at
a time, in this order, in a zone that nothing else lies in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from pygame import Rect, Surface

from art import theme
from art.text import Face, Lettering
from scenes.table.slip import slip

# Units: the letters of a sentence and of a headline, and the air round them.
SIZE, LARGE = 21, 30
AIR = (30, 8)
# Lines are made even to so many units.
EVEN = 12
# So many slips are kept, for a pointer comes back to the same cards.
KEPT = 10


class Tone(Enum):
    """How something is said: a headline tells what is going on, and it may be alarming.

    By lamplight is said what somebody who knows the game would do.
    """

    PLAIN = "plain"
    LAMPLIGHT = "lamplight"
    REFUSED = "refused"
    HEADLINE = "headline"
    ALARMING = "alarming"


# What the ground is tinted with, how much of it, and the rim; None: as in this game.
TINTS: dict[Tone, tuple[theme.RGB, float, theme.RGB | None]] = {
    Tone.PLAIN: ((0, 0, 0), 0, None),
    Tone.LAMPLIGHT: ((120, 84, 20), 0.42, theme.BRASS_LIGHT),
    Tone.REFUSED: ((110, 22, 14), 0.45, theme.ALERT),
    Tone.HEADLINE: ((0, 0, 0), 0.2, theme.BRASS_LIGHT),
    Tone.ALARMING: ((132, 24, 14), 0.85, theme.ALERT),
}
# From 0 to 255: little of the table shines through what is said.
DENSE = 242


def toned(ground: theme.Ground, tone: Tone) -> theme.Ground:
    """What something is said on in that tone."""
    tint, share, rim = TINTS[tone]
    return replace(
        ground, colour=theme.mix(ground.colour, tint, share), rim=rim or ground.rim,
        alpha=max(DENSE, ground.alpha), lined=False,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Remark:
    """Something the table says; "" says nothing."""

    text: str
    tone: Tone = Tone.PLAIN


NOTHING = Remark("")


class Messages:
    """Says one remark in its `zone`: as large as it fits, in as many lines as that takes."""

    def __init__(self, lettering: Lettering, ground: theme.Ground) -> None:
        self.lettering = lettering
        self.ground = ground
        self.zone = Rect(0, 0, 0, 0)
        self._kept: dict[object, Surface] = {}

    def paint(self, screen: Surface, u: float, remark: Remark) -> Rect:
        """Draw it at the foot of the zone, next to the hand; returns where it stands."""
        if not remark.text:
            return Rect(self.zone.midbottom, (0, 0))
        letters = self.lettering
        key = (remark, self.ground, self.zone.size, u, letters.scale, letters.rtl)
        if key not in self._kept:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[key] = self._slip(u, remark)
        place = self._kept[key].get_rect(midbottom=self.zone.midbottom)
        screen.blit(self._kept[key], place)
        return place

    def _slip(self, u: float, remark: Remark) -> Surface:
        text = self._written(u, remark)
        return slip(text, AIR, self.zone.size, u, toned(self.ground, remark.tone))

    def _written(self, u: float, remark: Remark) -> Surface:
        """As large as it fits, in lines of much the same length."""
        loud = remark.tone in (Tone.HEADLINE, Tone.ALARMING)
        face: Face = self.ground.title if loud else "bold"
        lettering, words = self.lettering, remark.text
        room = (self.zone.width - round(u * AIR[0]), self.zone.height - round(u * AIR[1]))
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
