"""The account of a grab, at the foot of the table: who was first, each hand's time, and why.

It covers no card, so it may stand until the next card is turned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.text import emblem
from game.cards import Event
from game.totem import events as ev
from scenes.controllers.totem.times import time_told
from scenes.table.layout import RIM, Ring
from scenes.table.panels import panel
from scenes.ui.grid import mirrored

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller

# So many presses are named; more are counted.
NAMED = 3
WIDE, HIGH = 540, 108
# By verdict: the message of the headline, and its colour.
HEADLINES = {
    "correct": ("totem-has-it", theme.PAPER),
    "error": ("totem-wrong-grab", theme.ALERT),
}


class Account:
    """What is told of one grab."""

    def __init__(
        self, controller: Controller, grabbed: ev.Grabbed, whys: dict[int, str], now_ns: int
    ) -> None:
        self.controller = controller
        self.words = controller.words
        self.grabbed = grabbed
        self.whys = whys
        self.begins_ns = now_ns
        self.news: list[str] = []
        self.panel: Surface | None = None

    def over(self, event: Event) -> bool:
        """Whether the table has gone on since."""
        return isinstance(event, ev.Revealed | ev.Dealt)

    def hear(self, event: Event) -> None:
        """What came of the grab belongs to it."""
        match event:
            case ev.DuelWon(_, losers, _):
                names = self.controller.talk.names(losers)
                self.news.append(self.words("totem-news-duel", names=names, count=len(losers)))
            case ev.RushWon(winner):
                name = self.controller.name(winner)
                self.news.append(self.words("totem-news-rush", name=name))
            case ev.Punished(hand, count):
                name = self.controller.name(hand)
                self.news.append(self.words("totem-news-punished", name=name, count=count))
            case ev.LastCardFailed() | ev.Slipped():
                self.news.append(self.controller.talk.sentence(event))
            case _:
                return
        self.panel = None

    def paint(self, screen: Surface, ring: Ring) -> None:
        """Draw it in the lower left corner of the cloth, where nobody sits in any language."""
        if self.panel is None:
            self.panel = self._made(ring.unit)
        edge = round(ring.unit * (RIM + 12))
        screen.blit(self.panel, self.panel.get_rect(bottomleft=(edge, ring.size[1] - edge)))

    def _put(self, box: Rect, around: Rect) -> Rect:
        """A box, on the other side where one reads from right to left."""
        rtl = self.controller.table.house.lettering.rtl
        return mirrored(box, around) if rtl else box

    def _made(self, u: float) -> Surface:
        left, right = self._verdict(u), self._reasons(u)
        gap, pad = round(u * 20), round(u * 16)
        high = round(u * HIGH)
        wide = sum(max((row.get_width() for row in rows), default=0) for rows in (left, right))
        wide += 2 * pad + (gap if right else 0)
        seat = theme.SEAT_COLOURS[self.controller.colour(self.grabbed.hand)]
        body = panel((wide, high), u, seat.rgb)
        x = pad
        for rows in (left, right):
            y = (high - sum(row.get_height() for row in rows)) // 2
            for row in rows:
                body.blit(row, self._put(row.get_rect(topleft=(x, y)), body.get_rect()))
                y += row.get_height()
            x += max((row.get_width() for row in rows), default=0) + gap
        return body

    def _verdict(self, u: float) -> list[Surface]:
        """The headline and the winner's time."""
        line = self.controller.table.house.lettering.line
        rows = [headline_of(self.controller, self.grabbed.hand, self.grabbed.verdict, u)]
        if self.grabbed.verdict == "correct" and self.grabbed.reaction >= 0:
            time = time_told(self.words, self.grabbed.reaction)
            rows.append(line(time, round(u * 32), theme.BRASS_LIGHT))
        return rows

    def _reasons(self, u: float) -> list[Surface]:
        """The others' times, for a tie why it fell as it did (TOT-718), and what came of it."""
        lettering = self.controller.table.house.lettering
        others = [press for press in self.grabbed.presses if press[0] != self.grabbed.hand]
        named = others[:NAMED]
        sentences = [(self.press(hand, late), self._colour(hand)) for hand, late, _ in named]
        if len(others) > NAMED:
            more = self.words("totem-more-presses", count=len(others) - NAMED)
            sentences.append((more, theme.PAPER_DIM))
        if self.grabbed.tie:
            name = self.controller.name(self.grabbed.hand)
            sentences.append((self.words("totem-tie", name=name), theme.BRASS_LIGHT))
        sentences += [(news, theme.PAPER) for news in self.news]
        room, size = round(u * 320), round(u * min(17, 84 / max(1, len(sentences)) * 0.72))
        rows = [
            lettering.line(text, lettering.fit(text, size, room), colour)
            for text, colour in sentences
        ]
        if self.grabbed.tie and len(rows) < NAMED + 1:
            rows.append(self._right_of_way(u))
        return rows

    def press(self, hand: int, late: int) -> str:
        """One more press: who, how much later or earlier, and how it was judged."""
        first = next(ms for other, ms, _ in self.grabbed.presses if other == self.grabbed.hand)
        key = f"totem-press-{self.whys.get(hand, 'beaten')}"
        return self.words(key, name=self.controller.name(hand), ms=f"{late - first:+d}")

    def _colour(self, hand: int) -> theme.RGB:
        return theme.SEAT_COLOURS[self.controller.colour(hand)].rgb

    def _right_of_way(self, u: float) -> Surface:
        """The list as it was, highest first, the tied hands bright."""
        tied = {
            hand for hand, _, verdict in self.grabbed.presses
            if verdict == "correct" or self.whys.get(hand) == "tied"
        }  # fmt: skip
        size, gap = round(u * 18), round(u * 5)
        hands = self.grabbed.right_of_way
        row = Surface(((size + gap) * len(hands) - gap, size), pygame.SRCALPHA)
        for place, hand in enumerate(hands):
            seat = theme.SEAT_COLOURS[self.controller.colour(hand)]
            mark = emblem(seat.emblem, size, seat.rgb).copy()
            if hand not in tied:
                mark.set_alpha(80)
            spot = mark.get_rect(topleft=(place * (size + gap), 0))
            row.blit(mark, self._put(spot, row.get_rect()))
        return row


def headline_of(controller: Controller, hand: int, verdict: str, u: float) -> Surface:
    """Who has the totem, or who grabbed wrongly."""
    key, colour = HEADLINES[verdict]
    text = controller.words(key, name=controller.name(hand))
    lettering = controller.table.house.lettering
    size = lettering.fit(text, round(u * 22), round(u * 190), "bold")
    return lettering.line(text, size, colour, "bold")
