"""The moment of a grab: whose hands reached in, when, who was right, and why it fell so.

First the hands with their times and the cards in question, then a panel that explains,
while the cards of the outcome fly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from art import theme
from art.paint import picture
from art.svg import svg
from art.text import emblem
from art.theme import css
from game.cards import Event
from game.totem import events as ev
from scenes.table.layout import Ring
from scenes.table.motion import ease_out
from scenes.table.panels import stacked

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller

MS = 1_000_000
REACH_NS = 90 * MS
PANEL_NS = 520 * MS
# So many presses are named on the panel; more are counted.
NAMED = 4
# How much wider than a card the light round it is.
GLOW_WIDE = 1.16
# By verdict: the message of the headline, and its colour.
HEADLINES = {
    "correct": ("totem-has-it", theme.PAPER),
    "error": ("totem-wrong-grab", theme.ALERT),
}


class Moment:
    """One grab from its verdict until the totem is back."""

    def __init__(
        self, controller: Controller, grabbed: ev.Grabbed, whys: dict[int, str], now_ns: int
    ) -> None:
        self.controller = controller
        self.words = controller.words
        self.line = controller.table.house.lettering.line
        self.grabbed = grabbed
        self.whys = whys
        self.begins_ns = now_ns
        self.fought: tuple[int, ...] = ()
        self.news: list[str] = []
        self.panel: Surface | None = None

    def lay_out(self, ring: Ring) -> None:
        self.ring = ring
        self.panel = None

    def hear(self, event: Event) -> None:
        """What came of the grab belongs on its panel."""
        match event:
            case ev.DuelWon(winner, losers, _):
                self.fought = (winner, *losers)
                names = self.controller.talk.names(losers)
                self.news.append(self.words("totem-news-duel", names=names, count=len(losers)))
            case ev.RushWon():
                self.news.append(self.words("totem-news-rush"))
            case ev.Punished(hand, count):
                name = self.controller.name(hand)
                self.news.append(self.words("totem-news-punished", name=name, count=count))
            case ev.LastCardFailed():
                self.news.append(self.controller.talk.sentence(event))
            case _:
                return
        self.panel = None

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        return now_ns - self.begins_ns <= PANEL_NS + 40 * MS

    # The picture

    def paint_below(self, screen: Surface, now_ns: int) -> None:
        """The cards that were fought for, and every hand that pressed reaching in."""
        since = now_ns - self.begins_ns
        if since >= PANEL_NS:
            return
        for hand in self.fought:
            self._glow(screen, self.ring.hands[hand].pile)
        for hand, late, _ in self.grabbed.presses:
            self._reach(screen, hand, late, min(1.0, since / REACH_NS))

    def paint_above(self, screen: Surface, now_ns: int) -> None:
        """The panel that explains."""
        if now_ns - self.begins_ns < PANEL_NS:
            self._time(screen)
            return
        if self.panel is None:
            self.panel = self._made()
        screen.blit(self.panel, self.panel.get_rect(center=self.ring.centre))

    def _glow(self, screen: Surface, centre: tuple[int, int]) -> None:
        wide = round(self.ring.card * GLOW_WIDE)
        glow = picture(glow_svg(), (wide, wide))
        screen.blit(glow, glow.get_rect(center=centre))

    def _reach(self, screen: Surface, hand: int, late: int, way: float) -> None:
        """A hand of cut paper, and how many ms after the first."""
        place, centre = self.ring.hands[hand], self.ring.centre
        colour = theme.SEAT_COLOURS[self.controller.colour(hand)].rgb
        picture = self.controller.reaching(hand, place, self.ring)
        far = 1.0 - (0.46 if hand == self.grabbed.hand else 0.36) * ease_out(way)
        x = round(centre[0] + (place.pile[0] - centre[0]) * far)
        y = round(centre[1] + (place.pile[1] - centre[1]) * far)
        screen.blit(picture, picture.get_rect(center=(x, y)))
        if len(self.grabbed.presses) > 1:
            self._tag(screen, self.words("totem-late", ms=f"+{late}"), place.deck, colour)

    def _tag(
        self, screen: Surface, text: str, centre: tuple[int, int], colour: tuple[int, int, int]
    ) -> None:
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
        u, (x, y) = self.ring.unit, self.ring.centre
        shade, line = time_of(self.controller, self.grabbed.reaction, u)
        screen.blit(shade, shade.get_rect(center=(x + round(u * 2), y + round(u * 3))))
        screen.blit(line, line.get_rect(center=(x, y)))

    # The panel

    def _made(self) -> Surface:
        """Who has the totem, each hand's time, and for a tie why it fell as it did (TOT-718)."""
        words, u, grabbed = self.words, self.ring.unit, self.grabbed
        paragraph = self.controller.table.house.lettering.paragraph
        right = grabbed.verdict == "correct"
        name = self.controller.name(grabbed.hand)
        rows = [headline_of(self.controller, grabbed.hand, grabbed.verdict, u)]
        if right and grabbed.reaction >= 0:
            time = words("totem-time", ms=grabbed.reaction)
            rows.append(self.line(time, round(u * 30), theme.BRASS_LIGHT))
        others = [press for press in grabbed.presses if press[0] != grabbed.hand]
        rows += [self._press(hand, late, u) for hand, late, _ in others[:NAMED]]
        if len(others) > NAMED:
            more = words("totem-more-presses", count=len(others) - NAMED)
            rows.append(self.line(more, round(u * 15), theme.PAPER_DIM, "text"))
        width = round(u * 240)
        if grabbed.tie:
            why = words("totem-tie", name=name)
            rows.append(paragraph(why, round(u * 15), theme.BRASS_LIGHT, width, "center"))
            rows.append(self._right_of_way(u))
        for news in self.news:
            rows.append(paragraph(news, round(u * 16), theme.PAPER, width, "center"))
        return stacked(rows, u, theme.SEAT_COLOURS[self.controller.colour(grabbed.hand)].rgb)

    def _press(self, hand: int, late: int, u: float) -> Surface:
        """One more press: who, how much later or earlier, and how it was judged."""
        first = next(ms for other, ms, _ in self.grabbed.presses if other == self.grabbed.hand)
        colour = theme.SEAT_COLOURS[self.controller.colour(hand)].rgb
        key = f"totem-press-{self.whys.get(hand, 'beaten')}"
        text = self.words(key, name=self.controller.name(hand), ms=f"{late - first:+d}")
        return self.line(text, round(u * 16), colour, "text")

    def _right_of_way(self, u: float) -> Surface:
        """The list as it was, highest first, the tied hands bright."""
        tied = {
            hand for hand, _, verdict in self.grabbed.presses
            if verdict == "correct" or self.whys.get(hand) == "tied"
        }  # fmt: skip
        size, gap = round(u * 20), round(u * 6)
        hands = self.grabbed.right_of_way
        row = Surface(((size + gap) * len(hands) - gap, size), pygame.SRCALPHA)
        for place, hand in enumerate(hands):
            seat = theme.SEAT_COLOURS[self.controller.colour(hand)]
            mark = emblem(seat.emblem, size, seat.rgb).copy()
            if hand not in tied:
                mark.set_alpha(80)
            row.blit(mark, (place * (size + gap), 0))
        return row


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


def headline_of(controller: Controller, hand: int, verdict: str, u: float) -> Surface:
    """Who has the totem, or who grabbed wrongly."""
    key, colour = HEADLINES[verdict]
    text = controller.words(key, name=controller.name(hand))
    return controller.table.house.lettering.line(text, round(u * 22), colour, "bold")


def time_of(controller: Controller, ms: int, u: float) -> tuple[Surface, Surface]:
    """A reaction in large figures: the shade below them, and the figures."""
    line = controller.table.house.lettering.line
    text, size = controller.words("totem-time", ms=ms), round(u * 42)
    return line(text, size, theme.SHADOW, "bold"), line(text, size, theme.PAPER, "bold")
