"""What stands in the middle of the table for a while: a trap that snaps, cards that are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.faces.jetriko.trimmings import jaw_svg
from art.paint import picture
from art.text import Face
from game.cards import Card
from game.jetriko.cards import BACK_OF, BACK_WORDS
from game.jetriko.events import CardsShown, TrapRevealed
from scenes.table.fan import row
from scenes.table.in_full import Told, paint_in_full
from scenes.table.panels import panel
from scenes.table.plates import put

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

# The jaws of a trap: open, they close in the first part of the time, stay shut, and let go.
SHUT, LETS_GO = 0.4, 0.6


class Stage:
    """Draws the panel in the middle; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures

    def paint_trap(self, screen: Surface, event: TrapRevealed, way: float) -> None:
        """A trap: `way` of its snapping is over (0 to 1); then its name and what it does."""
        stage = self._ground(screen, theme.ALERT)
        box = self._card_box(stage)
        if way < SHUT:
            back = self.pictures.back(box.width, BACK_OF[event.trap])
            screen.blit(back, back.get_rect(center=box.center))
        else:
            self._card(screen, event.trap, box)
        self._jaws(screen, event.trap, box, way)
        if way < LETS_GO:
            return
        who = self.words("jetriko-trap-of", name=self.controller.name(event.seat))
        self._text(screen, stage, who, self.controller.talk.title(event.trap),
                   self.controller.talk.in_full(event.trap))  # fmt: skip

    def _jaws(self, screen: Surface, trap: Card, box: Rect, way: float) -> None:
        u, kind = self.controller.places.unit, BACK_WORDS[BACK_OF[trap]]
        size = (round(box.width * 1.06), round(box.width * 0.42))
        upper, lower = picture(jaw_svg(kind, True), size), picture(jaw_svg(kind, False), size)
        # How far the upper edge of the upper jaw is above the middle of the card.
        wide_open, shut = box.height * 0.72, size[1] * 0.94
        rests = box.height / 2 + u * 30
        if way < SHUT:
            away = wide_open + (shut - wide_open) * (way / SHUT) ** 3
        elif way < LETS_GO:
            away = shut
        else:
            away = shut + (rests - shut) * (1 - (1 - (way - LETS_GO) / (1 - LETS_GO)) ** 2)
        top = max(box.centery - round(away), self.controller.places.stage.top - round(u * 24))
        screen.blit(upper, upper.get_rect(midtop=(box.centerx, top)))
        screen.blit(lower, lower.get_rect(midbottom=(box.centerx, 2 * box.centery - top)))

    def paint_in_full(self, screen: Surface, card: Card) -> None:
        """A card, its name, and all that it does."""
        places, table, talk = self.controller.places, self.controller.table, self.controller.talk
        face = self.pictures.front(card, places.large[0], marks=table.marks)
        closes = self.words("table-read-close")
        told = Told(talk.card(card), "", talk.in_full(card), closes)
        paint_in_full(screen, places.reading, places.unit, face, told, self.lettering)

    def paint_shown(self, screen: Surface, event: CardsShown) -> None:
        """The cards a seat shows to all."""
        controller, u = self.controller, self.controller.places.unit
        stage = self._ground(screen, theme.BRASS)
        title = self.words("jetriko-shows", name=controller.name(event.seat))
        size = self.lettering.fit(title, round(u * 24), stage.width - round(u * 40), "bold")
        line = self.lettering.line(title, size, theme.PAPER, "bold")
        screen.blit(line, line.get_rect(midtop=(stage.centerx, stage.top + round(u * 18))))
        boxes = row(stage.centerx, stage.centery + round(u * 90), controller.places.card,
                    len(event.cards), stage.width - round(u * 60))  # fmt: skip
        for card, box in zip(event.cards, boxes, strict=True):
            self._card(screen, card, box)

    def _ground(self, screen: Surface, rim: theme.RGB) -> Rect:
        stage = self.controller.places.stage
        screen.blit(panel(stage.size, self.controller.places.unit, rim), stage)
        return stage

    def _card_box(self, stage: Rect) -> Rect:
        """Where the large card stands: where one begins to read."""
        box = Rect((0, 0), self.controller.places.large)
        box.midleft = (stage.left + round(self.controller.places.unit * 24), stage.centery)
        return put(box, stage, self.lettering)

    def _card(self, screen: Surface, card: Card, box: Rect) -> None:
        face = self.pictures.front(card, box.width, marks=self.controller.table.marks)
        screen.blit(face, face.get_rect(center=box.center))

    def _text(self, screen: Surface, stage: Rect, small: str, title: str, text: str) -> None:
        """Three sizes of letters beside the large card, as large as there is room for."""
        u, letters = self.controller.places.unit, self.lettering
        left = stage.left + round(u * 48) + self.controller.places.large[0]
        wide, y = stage.right - round(u * 20) - left, stage.top + round(u * 26)
        lines: tuple[tuple[str, int, int, theme.RGB, Face], ...] = (
            (small, 17, 28, theme.PAPER_DIM, "text"), (title, 36, 54, theme.BRASS_LIGHT, "title"),
        )  # fmt: skip
        for words, units, room, ink, face in lines:
            high = round(u * room)
            size = letters.fit_into(words, round(u * units), (wide, high), face)
            line = letters.line(words, size, ink, face)
            screen.blit(line, put(line.get_rect(midleft=(left, y + high // 2)), stage, letters))
            y += high
        size = letters.fit_lines(text, round(u * 20), (wide, stage.bottom - round(u * 14) - y))
        body = letters.paragraph(text, size, theme.PAPER, wide)
        screen.blit(body, put(body.get_rect(topleft=(left, y)), stage, letters))
