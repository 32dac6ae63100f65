"""The moment of a grab: whose hands reached in, when, and for which cards.

The account of it (`account.py`) stands beside it and stays when the totem is back.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from art import theme
from art.easings import ease_out
from art.paint import picture
from art.svg import svg
from art.theme import RGB, css
from game.cards import Event
from game.numerals import signed
from game.totem import events as ev
from game.totem.naming import time_told
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.ring import Ring

MS = 1_000_000
REACH_NS = 90 * MS
SHOWN_NS = 700 * MS
# So long a hand fades.
FADES_NS = 140 * MS
# The frame of the grab itself has enough to do.
TIME_NS = 20 * MS
# How much wider than a card the light round it is.
GLOW_WIDE = 1.16


class Moment:
    """One grab from its verdict until the totem is back."""

    def __init__(self, desk: Desk, grabbed: ev.Grabbed, now_ns: int, taken_ns: int) -> None:
        self.desk = desk
        self.line = desk.lettering.line
        self.grabbed = grabbed
        # When the grab was made, and when the hand that has the totem is back with it.
        self.begins_ns, self.taken_ns = now_ns, taken_ns
        self.fought: tuple[int, ...] = ()

    def lay_out(self, ring: Ring) -> None:
        self.ring = ring

    def hear(self, event: Event) -> None:
        """The cards that were fought for are shown."""
        if isinstance(event, ev.DuelWon):
            self.fought = (event.winner, *event.losers)

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        return now_ns - self.begins_ns <= SHOWN_NS + 40 * MS

    # The picture

    def paint_below(self, screen: Surface, now_ns: int, totem: tuple[int, int]) -> None:
        """The cards that were fought for, and every hand that pressed reaching in.

        The one that has the totem goes with it, wherever that is.
        """
        since = now_ns - self.begins_ns
        if since >= SHOWN_NS:
            return
        for hand in self.fought:
            self._glow(screen, self.ring.hands[hand].pile)
        for hand, late, _ in self.grabbed.presses:
            takes = hand == self.grabbed.hand
            gone_ns = self.taken_ns + FADES_NS if takes else self.begins_ns + SHOWN_NS
            seen = max(0.0, min(1.0, (gone_ns - now_ns) / FADES_NS))
            goal = totem if takes else self.ring.centre
            self._reach(screen, hand, goal, min(1.0, since / REACH_NS), seen)
            if len(self.grabbed.presses) > 1:
                told = self.desk.words("totem-late", ms=signed(late))
                self._tag(screen, told, self.ring.hands[hand].deck, self.desk.rgb(hand))

    def paint_above(self, screen: Surface, now_ns: int) -> None:
        """The winner's time, in the largest figures of all."""
        if TIME_NS <= now_ns - self.begins_ns < SHOWN_NS:
            self._time(screen)

    def _glow(self, screen: Surface, centre: tuple[int, int]) -> None:
        wide = round(self.ring.card * GLOW_WIDE)
        glow = picture(glow_svg(), (wide, wide))
        screen.blit(glow, glow.get_rect(center=centre))

    def _reach(
        self, screen: Surface, hand: int, goal: tuple[int, int], way: float, seen: float
    ) -> None:
        """A hand of cut paper, so far on its way to its goal; it fades as it is gone."""
        place, centre = self.ring.hands[hand], self.ring.centre
        picture = self.desk.reaching(hand, place, self.ring)
        far = 1.0 - (0.46 if hand == self.grabbed.hand else 0.36) * ease_out(way)
        x = round(goal[0] + (place.pile[0] - centre[0]) * far)
        y = round(goal[1] + (place.pile[1] - centre[1]) * far)
        if seen < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * seen))
        screen.blit(picture, picture.get_rect(center=(x, y)))

    def _tag(self, screen: Surface, text: str, centre: tuple[int, int], colour: RGB) -> None:
        u = self.ring.unit
        line = self.line(text, round(u * 22), theme.INK, "bold")
        box = line.get_rect().inflate(round(u * 18), round(u * 6))
        box.center = centre
        pygame.draw.rect(screen, colour, box, border_radius=box.height // 2)
        screen.blit(line, line.get_rect(center=centre))

    def _time(self, screen: Surface) -> None:
        """The winner's reaction, where the totem stood."""
        if self.grabbed.verdict != "correct" or self.grabbed.reaction < 0:
            return
        time = time_of(self.desk, self.grabbed.reaction, self.ring.unit)
        screen.blit(time, time.get_rect(center=self.ring.centre))


def glow_svg() -> str:
    """A frame of light round a card, fading outwards."""
    edge = 50 * (1 - 1 / GLOW_WIDE)
    rings = "".join(
        f'<rect x="{edge - out:.2f}" y="{edge - out:.2f}" rx="{5 + out:.2f}" fill="none" '
        f'width="{100 - 2 * (edge - out):.2f}" height="{100 - 2 * (edge - out):.2f}" '
        f'stroke="{css(theme.BRASS_LIGHT)}" stroke-width="2" stroke-opacity="{light}"/>'
        for out, light in ((0.0, 1), (1.2, 0.85), (2.6, 0.5), (4.0, 0.25), (5.2, 0.1))
    )
    return svg(100, 100, rings)


def time_of(desk: Desk, ms: int, u: float) -> Surface:
    """A reaction in large figures."""
    face = desk.table.ground.title
    return desk.lettering.edged(desk.say(time_told(ms)), round(u * 42), theme.PAPER, face)
