"""The account of a grab, at the foot of the table: who was first, each hand's time, and why.

It covers no card, so it may stand until the next card is turned.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from art import theme
from art.grid import mirrored
from art.opening import fold_out
from art.text import READABLE, Face, Lettering, emblem
from game.cards import HIDDEN, Card, CardsMoved, Event
from game.numerals import signed
from game.totem import events as ev
from game.totem.cards import is_coloured
from game.totem.looking_back import mixed_up, why_no_match
from game.totem.moves import Hand
from game.totem.naming import time_told
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.ring import Ring, boxes_of
from scenes.controllers.totem.ringed import side_by_side
from scenes.table.layout import RIM
from scenes.table.panels import RIM as PANEL_RIM
from scenes.table.panels import panel

# So many presses are named; more are counted.
NAMED = 3
HIGH, GAP, PAD = 108, 20, 16
# Units: the headline and the winner's time below it, and beside them all others.
FIRST_WIDE, HEADLINE_HIGH, TWO_LINES, TIME_HIGH, OTHERS_WIDE = 176, 34, 56, 48, 284
# Units: the cards of a wrong grab, and what is between them.
CARD, BETWEEN = 84, 8
# By verdict: the message of the headline, and its colour.
HEADLINES = {
    "correct": ("totem-has-it", theme.PAPER),
    "error": ("totem-wrong-grab", theme.ALERT),
}


def account_area(ring: Ring) -> Rect:
    """All that it may cover: the lower left corner, as far as the nearest hand."""
    edge, u = round(ring.unit * (RIM + 12)), ring.unit
    area = Rect(edge, 0, round(u * (FIRST_WIDE + GAP + 2 * PAD + OTHERS_WIDE)), round(u * HIGH))
    area.bottom = ring.size[1] - edge
    near = [box for hand in ring.hands for box in boxes_of(ring, hand) if box.colliderect(area)]
    if near:
        area.width = min(box.left for box in near) - edge - round(u * 4)
    return area


class Account:
    """What is told of one grab."""

    def __init__(
        self, desk: Desk, grabbed: ev.Grabbed, whys: dict[int, str], now_ns: int,
        inward: bool = False,
    ) -> None:  # fmt: skip
        self.desk = desk
        # Whether a rush was open for inward arrows: any other is for three of one colour.
        self.inward = inward
        self.words = desk.words
        self.grabbed = grabbed
        self.whys = whys
        self.begins_ns = now_ns
        self.news: list[str] = []
        self.panel: Surface | None = None
        # Who grabbed wrongly at open cards, and what lay open then, by whose it was.
        self._wrong: Hand | None = None
        self._tops: dict[Hand, Card] = {}

    def over(self, event: Event) -> bool:
        """Whether the table has gone on since."""
        return isinstance(event, ev.Revealed | ev.Dealt)

    def hear(self, event: Event) -> None:
        """What came of the grab belongs to it."""
        match event:
            case ev.DuelWon(_, losers, _):
                names = self.desk.names(losers)
                self.news.append(self.words("totem-news-duel", names=names, count=len(losers)))
            case ev.RushWon(winner):
                name = self.desk.name(winner)
                if not self.inward:
                    self.news.append(self.words("totem-news-three"))
                self.news.append(self.words("totem-news-rush", name=name))
            case CardsMoved(cards=(*_, top), source=source) if source.kind == "pile":
                if self._wrong is None or top == HIDDEN:
                    return
                self._tops[source.owner] = top
            case ev.Punished(hand, count):
                self._look_at_the_piles(hand)
                name = self.desk.name(hand)
                self.news.append(self.words("totem-news-punished", name=name, count=count))
            case ev.LastCardFailed() | ev.Slipped():
                self.news.append(self.desk.sentence(event))
            case _:
                return
        self.panel = None

    def _look_at_the_piles(self, hand: Hand) -> None:
        """What lies open still; what is taken now tells by itself what it was."""
        if self.whys.get(hand) != "knock":
            self._wrong = hand
            seen = enumerate(self.desk.view.hands)
            self._tops = {other: one.top for other, one in seen if one.top is not None}

    @property
    def mixed(self) -> tuple[Card, ...]:
        """The two cards that a wrong grab was about, the own one first; none, if it was not."""
        if self._wrong is None:
            return ()
        pair = mixed_up({top: hand for hand, top in self._tops.items()}, self._wrong)
        return pair if len(pair) == 2 else ()

    @property
    def why_wrong(self) -> str:
        """Why they did not match, or that there were not two cards, in a sentence."""
        if not self.mixed:
            return self.words(f"totem-differ-{'alone' if self._wrong in self._tops else 'bare'}")
        one, other = self.mixed
        colours = any(map(is_coloured, self._tops.values()))
        return self.words(f"totem-differ-{why_no_match(one, other, colours)}")

    def paint(self, screen: Surface, ring: Ring, share: float) -> None:
        """Draw it in the lower left corner of the cloth, where nobody sits in any language.

        So much of it has folded out.
        """
        area = account_area(ring)
        if self.panel is None:
            self.panel = self._made(ring, area.width)
        box, rim = self.panel.get_rect(bottomleft=area.bottomleft), round(ring.unit * PANEL_RIM)
        if share < 1:
            # What is written stays where it is to be read.
            out = fold_out(screen, self._bare(ring.unit, box.size), box, share)
            screen.set_clip(out.inflate(-2 * rim, -2 * rim))
        screen.blit(self.panel, box)
        screen.set_clip(None)

    def _bare(self, u: float, size: tuple[int, int]) -> Surface:
        """The panel with nothing on it (shared: do not draw on it)."""
        return panel(self.desk.table.ground, size, u, self.desk.rgb(self.grabbed.hand))

    def _put(self, box: Rect, around: Rect) -> Rect:
        """A box, on the other side where one reads from right to left."""
        rtl = self.desk.lettering.rtl
        return mirrored(box, around) if rtl else box

    def _made(self, ring: Ring, widest: int) -> Surface:
        u = ring.unit
        others = widest - round(u * (FIRST_WIDE + GAP + 2 * PAD))
        left, right = self._verdict(ring), self._reasons(u, others)
        gap, pad = round(u * GAP), round(u * PAD)
        high = round(u * HIGH)
        wide = sum(max((row.get_width() for row in rows), default=0) for rows in (left, right))
        wide += 2 * pad + (gap if right else 0)
        body = self._bare(u, (wide, high)).copy()
        x = pad
        for rows in (left, right):
            y = (high - sum(row.get_height() for row in rows)) // 2
            for row in rows:
                body.blit(row, self._put(row.get_rect(topleft=(x, y)), body.get_rect()))
                y += row.get_height()
            x += max((row.get_width() for row in rows), default=0) + gap
        return body

    def _verdict(self, ring: Ring) -> list[Surface]:
        """The headline and the winner's time; of a wrong grab both cards."""
        lettering, u = self.desk.lettering, ring.unit
        if self.mixed:
            wide, between = round(u * CARD), round(u * BETWEEN)
            return [side_by_side(self.desk, self.mixed, ring.card, wide, between)]
        rows = [headline_of(self.desk, self.grabbed.hand, self.grabbed.verdict, u)]
        if self.grabbed.verdict == "correct" and self.grabbed.reaction >= 0:
            time = self.desk.say(time_told(self.grabbed.reaction))
            room = (round(u * FIRST_WIDE), round(u * TIME_HIGH))
            size = lettering.fit_into(time, round(u * 32), room)
            rows.append(lettering.line(time, size, theme.BRASS_LIGHT))
        return rows

    def _reasons(self, u: float, wide: int) -> list[Surface]:
        """The others' times, for a tie why it fell as it did (TOT-718), and what came of it."""
        lettering = self.desk.lettering
        others = [press for press in self.grabbed.presses if press[0] != self.grabbed.hand]
        named = others[:NAMED]
        sentences = [(self.press(hand, late), self.desk.rgb(hand)) for hand, late, _ in named]
        if len(others) > NAMED:
            more = self.words("totem-more-presses", count=len(others) - NAMED)
            sentences.append((more, theme.PAPER_DIM))
        if self.grabbed.tie:
            name = self.desk.name(self.grabbed.hand)
            sentences.append((self.words("totem-tie", name=name), theme.BRASS_LIGHT))
        if self._wrong is not None:
            sentences.append((self.why_wrong, theme.BRASS_LIGHT))
        sentences += [(news, theme.PAPER) for news in self.news]
        head = [headline_of(self.desk, self.grabbed.hand, self.grabbed.verdict, u)]
        heading = head if self.mixed else []
        each = (84 - (HEADLINE_HIGH if heading else 0) / 2) / max(1, len(sentences))
        room, size = (wide, round(u * each)), round(u * min(17, each * 0.72))
        rows = heading + [
            written(lettering, text, size, room, round(u * each), colour)
            for text, colour in sentences
        ]
        if self.grabbed.tie and len(rows) < NAMED + 1:
            rows.append(self._right_of_way(u))
        return rows

    def press(self, hand: int, late: int) -> str:
        """One more press: who, how much later or earlier, and how it was judged."""
        first = next(ms for other, ms, _ in self.grabbed.presses if other == self.grabbed.hand)
        key = f"totem-press-{self.whys.get(hand, 'beaten')}"
        return self.words(key, name=self.desk.name(hand), ms=signed(late - first))

    def _right_of_way(self, u: float) -> Surface:
        """The list as it was, highest first, the tied hands bright."""
        tied = {
            hand
            for hand, _, verdict in self.grabbed.presses
            if verdict == "correct" or self.whys.get(hand) == "tied"
        }
        size, gap = round(u * 18), round(u * 5)
        hands = self.grabbed.right_of_way
        row = Surface(((size + gap) * len(hands) - gap, size), pygame.SRCALPHA)
        for place, hand in enumerate(hands):
            seat = theme.SEAT_COLOURS[self.desk.colour(hand)]
            mark = emblem(seat.emblem, size, seat.rgb).copy()
            if hand not in tied:
                mark.set_alpha(80)
            spot = mark.get_rect(topleft=(place * (size + gap), 0))
            row.blit(mark, self._put(spot, row.get_rect()))
        return row


def headline_of(desk: Desk, hand: int, verdict: str, u: float) -> Surface:
    """Who has the totem, or who grabbed wrongly."""
    key, colour = HEADLINES[verdict]
    text = desk.words(key, name=desk.name(hand))
    lettering, face = desk.lettering, desk.table.ground.title
    room = (round(u * FIRST_WIDE), round(u * HEADLINE_HIGH))
    return written(lettering, text, round(u * 22), room, round(u * TWO_LINES), colour, face)


def written(
    lettering: Lettering, text: str, size: float, room: tuple[int, int], most_high: int,
    colour: theme.RGB, face: Face = "text",
) -> Surface:  # fmt: skip
    """One line, or as many as there is room for rather than one that cannot be read."""
    fitting = lettering.fit_into(text, size, room, face)
    if lettering.pixels(fitting) >= READABLE:
        return lettering.line(text, fitting, colour, face)
    fitting = lettering.fit_lines(text, size, (room[0], most_high), face)
    return lettering.paragraph(text, fitting, colour, room[0], face=face)
