"""A match against time looked back on: every grab on a line, and the cards it was about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from art import theme
from art.cards import CardPictures
from art.looks import BRASS, PAPER, PLATE
from game.cast import faces_of
from game.directions import alone
from game.grabs import Grab, Verdict, moment_of, tally_of
from game.match import Match
from game.record import Record
from game.registry import kit
from game.review import Grade
from scenes.menus.page import Page
from scenes.menus.review_plot import INKS
from scenes.menus.seat_card import paint_disc
from scenes.outfit import outfit
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

# Units: the edge of the page, a player's line and what stands before it, the same where lines are
# low, the sheet of a grab, the cards on it; what is kept free for the foot.
EDGE, TOP, LINE, NAMED, NAMED_LOW, GAP, FOOT, LEAST = 40, 92, 46, 330, 424, 12, 50, 26
SHEET_HIGH, CARD, ROW, INSIDE, DOT = 268, 132, 54, 22, 6
NARROW = 900
COLOURS = {
    Verdict.RIGHT: INKS[Grade.STRONG],
    Verdict.WRONG: theme.ALERT,
    Verdict.MISSED: theme.PAPER_DIM,
}
# How high what is said about a grab is, and how much more in a narrow page (units).
SAID, MORE = 112, 64


class GrabsScene(Page):
    """The review of a game against time. Raises `DamagedRecord` if it cannot be played again."""

    first = "back"

    def __init__(self, house: House, record: Record) -> None:
        super().__init__(house)
        self.record = record
        self.match = Match.resume(record)
        found = kit(record.game).grabs
        assert found is not None
        self.grabs = list(found(self.match))
        moment = moment_of(self.grabs)
        self.at = self.grabs.index(moment) if moment is not None else 0
        self.moment = self.at
        self.pictures = CardPictures(outfit(record.game).face, house.lettering)

    # The widgets

    @property
    def _narrow(self) -> bool:
        return self.panel.grid.wide < NARROW

    @property
    def _line(self) -> float:
        """How high a player's line is: lower for many, so that nothing has to be rolled."""
        free = self.panel.grid.high - FOOT - SHEET_HIGH - TOP - 3 * GAP
        return LINE if self._narrow else max(LEAST, min(LINE, free / len(self.match.players)))

    def _lines_high(self) -> float:
        return len(self.match.players) * self._line * (2 if self._narrow else 1) + 2 * GAP

    def _sheet_top(self) -> float:
        return TOP + self._lines_high() + GAP

    def _sheet_high(self) -> float:
        return SHEET_HIGH + (ROW + GAP + MORE if self._narrow else 0)

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        self.panel.add(Button(
            key="back", box=grid.rect(EDGE, 22, 50, 48), icon="back", size=22,
            on_press=self.go_back, hint=words("grabs-back-hint"),
        ))  # fmt: skip
        low = self._sheet_top() + self._sheet_high()
        self.panel.reach(grid.rect(0, 0, 1, low + FOOT))
        if not self.grabs:
            return
        y, x = low - 66, float(EDGE + INSIDE)
        half = grid.wide - 2 * EDGE - 2 * INSIDE if self._narrow else 180
        self.panel.add(Button(
            key="watch", box=grid.rect(grid.wide - EDGE - INSIDE - half, y, half, ROW), look=BRASS,
            words=words("review-watch"), size=18, on_press=self._watch,
            hint=words("review-watch-hint"),
        ))  # fmt: skip
        if self._narrow:
            y -= ROW + GAP
        for key, sign, there in (("back-one", "left", self.at - 1), ("next", "right", self.at + 1)):
            self.panel.add(Button(
                key=key, box=grid.rect(x, y, 56, ROW), icon=sign, size=20,
                on_press=partial(self._choose, there), hint=words(f"grabs-{key}-hint"),
                enabled=0 <= there < len(self.grabs),
            ))  # fmt: skip
            x += 64
        later = (
            n for n, grab in enumerate(self.grabs) if n > self.at and grab.verdict is Verdict.WRONG
        )
        wrong = next(later, -1)
        self.panel.add(Button(
            key="wrong", box=grid.rect(x, y, 270, ROW), words=words("grabs-next-wrong"), size=18,
            on_press=partial(self._choose, wrong), enabled=wrong >= 0,
            hint=words("grabs-next-wrong-hint"),
        ))  # fmt: skip

    def _choose(self, at: int) -> None:
        self.at = at
        self.changed()

    def _watch(self) -> None:
        verdicts = {
            grab.move: (Grade.BLUNDER if grab.verdict is Verdict.WRONG else Grade.SLIP,
                        self._said(grab))
            for grab in self.grabs if grab.verdict is not Verdict.RIGHT
        }  # fmt: skip
        self.stage.push(self.house.doors.replay_at(self.record, self.grabs[self.at].move, verdicts))

    def _said(self, grab: Grab) -> str:
        """A grab in one sentence."""
        name = self.match.players[grab.player].name
        timed = "-timed" if grab.verdict is Verdict.RIGHT and grab.reaction >= 0 else ""
        return self.words(f"grabs-{grab.verdict.value}{timed}", name=name, ms=grab.reaction)

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        game = words(f"{self.record.game}-title")
        legend = 0 if self._narrow else 300
        title = grid.rect(EDGE + 66, 16, grid.wide - 2 * EDGE - 66 - legend, 60)
        if legend:
            spot = grid.rect(grid.wide - EDGE - legend, 30, legend, 34)
            brush.write(screen, words("grabs-legend"), spot, 16, theme.PAPER_DIM, align="right")
        heading = words("result-review") if self._narrow else words("review-title", game=game)
        brush.write(screen, heading, title, 36, theme.PAPER, "title")
        box = grid.rect(EDGE, TOP, grid.wide - 2 * EDGE, self._lines_high())
        brush.slab(screen, box, PLATE, 12)
        for player in range(len(self.match.players)):
            self._paint_line(screen, player)
            drain()
        sheet = grid.rect(EDGE, self._sheet_top(), grid.wide - 2 * EDGE, self._sheet_high())
        brush.shade(screen, sheet, 8, 12)
        brush.slab(screen, sheet, PAPER, 12)
        if self.grabs:
            self._paint_grab(screen, self.grabs[self.at])
        else:
            brush.wrap(screen, words("grabs-none"), sheet.inflate(-grid.px(60), -grid.px(60)), 24,
                       theme.INK, align="center")  # fmt: skip

    def _paint_line(self, screen: Surface, player: int) -> None:
        """How a player did, and their grabs from the first minute to the last."""
        brush, grid = self.panel.brush, self.panel.grid
        who, tally = self.match.players[player], tally_of(self.grabs, player)
        tall, low = self._line, self._line < LINE
        high, wide = tall * (2 if self._narrow else 1), min(30, tall - 2)
        y, x = TOP + GAP + player * high, float(EDGE + 12)
        disc = grid.rect(x, y + (tall - wide) / 2, wide, wide)
        paint_disc(screen, brush, disc, who.colour, faces_of(self.match.players)[player])
        name = grid.rect(x + 40, y, 130, tall)
        brush.write(screen, alone(who.name), name, 18, theme.PAPER, "bold")
        fastest = self.words("grabs-fastest", ms=tally.fastest) if tally.fastest is not None else ""
        told = self.words("grabs-tally", right=tally.right, wrong=tally.wrong, missed=tally.missed)
        # Alone it stands in the middle of the row, as the name does.
        room = grid.wide - EDGE - 24 - x - 174 if self._narrow else 96
        spot = grid.rect(x + 174, y, room, 26 if fastest and not low else tall)
        brush.write(screen, told, spot, 15, theme.PAPER)
        below = grid.rect(x + 276, y, 98, tall) if low else grid.rect(x + 174, y + 22, room, 24)
        brush.write(screen, fastest, below, 14, theme.PAPER_DIM)
        named = NAMED_LOW if low else NAMED
        left, top = (x, y + tall) if self._narrow else (x + named - 48, y)
        line = grid.rect(left, top, grid.wide - EDGE - 24 - left, tall)
        pygame.draw.line(screen, theme.PLATE_LIGHT, line.midleft, line.midright, grid.px(3))
        lasts = max(1, self.grabs[-1].t if self.grabs else 1)
        for number, grab in enumerate(self.grabs):
            if grab.player == player:
                at = (line.left + round(line.width * grab.t / lasts), line.centery)
                self._paint_dot(screen, at, grab, number == self.at)

    def _paint_dot(self, screen: Surface, at: tuple[int, int], grab: Grab, chosen: bool) -> None:
        """A disc for a right grab, a cross for a wrong one, a ring for a match that was missed."""
        px, ink = self.panel.grid.px, COLOURS[grab.verdict]
        if chosen:
            pygame.draw.circle(screen, theme.PAPER, at, px(DOT + 6), px(2))
        match grab.verdict:
            case Verdict.RIGHT:
                pygame.draw.circle(screen, ink, at, px(DOT))
            case Verdict.WRONG:
                (x, y), arm = at, px(DOT)
                pygame.draw.line(screen, ink, (x - arm, y - arm), (x + arm, y + arm), px(3))
                pygame.draw.line(screen, ink, (x - arm, y + arm), (x + arm, y - arm), px(3))
            case Verdict.MISSED:
                pygame.draw.circle(screen, ink, at, px(DOT), px(2))

    def _paint_grab(self, screen: Surface, grab: Grab) -> None:
        """What it was, and both cards side by side."""
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        x, y = EDGE + float(INSIDE), self._sheet_top() + 14
        cards = len(grab.cards) * (CARD + GAP)
        wide = grid.wide - 2 * EDGE - 2 * INSIDE - cards
        quickest = "grabs-quickest" if grab.reaction >= 0 else "review-moment"
        key = quickest if self.at == self.moment else "grabs-number"
        head = words(key, number=self.at + 1, count=len(self.grabs))
        brush.wrap(screen, head, grid.rect(x, y, wide, 64), 24, theme.INK, "title")
        high = SAID + (MORE if self._narrow else 0)
        brush.wrap(screen, self._said(grab), grid.rect(x, y + 66, wide, high), 20, theme.INK)
        for number, card in enumerate(grab.cards):
            box = grid.rect(x + wide + GAP + number * (CARD + GAP), y + 8, CARD, CARD)
            face = self.pictures.front(card, box.width, marks=self.house.settings.colour_safe)
            screen.blit(face, face.get_rect(center=box.center))
