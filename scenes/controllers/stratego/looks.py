"""A look of Spy or Scout: the cards on a panel, for one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import Card
from game.stratego.events import HandSeen, SlotsSeen
from scenes.controllers.stratego.unfolding import colour
from scenes.input.signals import Press
from scenes.table.panels import panel

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

PEEK_KEY, DONE_KEY = f"key:{pygame.KSCAN_SPACE}", f"key:{pygame.KSCAN_RETURN}"
WIDE, HIGH = 512, 330


class Look:
    """What was looked at. On a `shared` screen it is open only while somebody holds it so."""

    def __init__(
        self, controller: Controller, event: HandSeen | SlotsSeen, cards: tuple[Card, ...],
        shared: bool,
    ) -> None:  # fmt: skip
        self.controller = controller
        self.event = event
        self.cards = cards
        self.shared = shared
        self.peeking = not shared
        # It was seen once, and may be put away; and it was put away.
        self.seen = not shared
        self.over = False

    # What was heard

    def heard(self, press: Press) -> bool:
        """Hold to look, press to put it away; whether anything changed."""
        before = (self.peeking, self.over)
        if self._on(press, self.peek_box(), PEEK_KEY) and self.shared:
            self.peeking = press.pressed
            self.seen = True
        elif not press.pressed:
            self.peeking = self.peeking and not self.shared
        elif self._put_away(press):
            self.over = True
        return (self.peeking, self.over) != before

    def _put_away(self, press: Press) -> bool:
        if not self.shared and press.control == PEEK_KEY:
            return True
        return self.seen and self._on(press, self.done_box(), DONE_KEY)

    def _on(self, press: Press, box: Rect, key: str) -> bool:
        if press.pos is not None:
            return box.collidepoint(press.pos)
        pad = ":0" if key == DONE_KEY else ":1"
        return press.control == key or press.control.endswith(f"button{pad}")

    # The picture

    def box(self) -> Rect:
        u, stage = self.controller.table.unit, self.controller.places.stage
        box = Rect(0, 0, round(u * WIDE), round(u * HIGH))
        box.center = stage.center
        return box

    def peek_box(self) -> Rect:
        u, box = self.controller.table.unit, self.box()
        top = box.bottom - round(u * 68)
        return Rect(box.left + round(u * 24), top, round(u * 280), round(u * 46))

    def done_box(self) -> Rect:
        u, box = self.controller.table.unit, self.box()
        done = Rect(0, box.bottom - round(u * 68), round(u * 160), round(u * 46))
        done.right = box.right - round(u * 24)
        if not self.shared:
            done.centerx = box.centerx
        return done

    def paint(self, screen: Surface) -> None:
        """The panel with the cards, face down unless they are looked at."""
        controller, u, box = self.controller, self.controller.table.unit, self.box()
        lettering, words = controller.table.house.lettering, controller.words
        screen.blit(panel(box.size, u, theme.BRASS), box)
        title = controller.talk.look_title(self.event)
        size = lettering.fit(title, round(u * 22), box.width - round(u * 40), "bold")
        line = lettering.line(title, size, theme.PAPER, "bold")
        screen.blit(line, line.get_rect(midtop=(box.centerx, box.top + round(u * 16))))
        pictures, (wide, high) = controller.table.pictures, controller.places.hand_card
        step, enemy = round(wide * 1.25), 1 - self.event.seat
        left = box.centerx - (step * (len(self.cards) - 1)) // 2
        for number, card in enumerate(self.cards):
            face = pictures.back(wide, colour(controller.shown, enemy))
            if self.peeking:
                face = pictures.front(card, wide, marks=controller.table.marks)
            middle = (left + step * number, box.top + round(u * 62) + high // 2)
            screen.blit(face, face.get_rect(center=middle))
            if isinstance(self.event, SlotsSeen):
                label = words("stratego-slot", number=self.event.targets[number] + 1)
                below = lettering.line(label, round(u * 15), theme.PAPER_DIM)
                screen.blit(below, below.get_rect(midtop=(middle[0], middle[1] + high // 2 + 2)))
        choosing = controller.asking
        if self.shared:
            choosing.paint_button(screen, self.peek_box(), words("stratego-look-hold"), "peek")
        done = words("stratego-look-done")
        choosing.paint_button(screen, self.done_box(), done, "done", self.seen)
