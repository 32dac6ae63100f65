"""A look of Spy or Scout: the cards on a panel, for one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import Card
from game.stratego.events import HandSeen, SlotsSeen
from game.stratego.following import card_of
from scenes.controllers.stratego.unfolding import colour
from scenes.input.signals import Press
from scenes.table.panels import panel

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

PEEK_KEY, DONE_KEY = f"key:{pygame.KSCAN_SPACE}", f"key:{pygame.KSCAN_RETURN}"
WIDE, HIGH = 512, 334


class Look:
    """What was looked at. On a `shared` screen it is open only while somebody holds it so."""

    def __init__(self, controller: Controller, event: HandSeen | SlotsSeen) -> None:
        self.controller = controller
        self.event = event
        self.peeking = not self.shared
        # It was seen once, and may be put away; and it was put away.
        self.seen = not self.shared
        self.over = False

    @property
    def shared(self) -> bool:
        """Whether somebody else is at the screen."""
        return not self.controller.alone

    def cover(self) -> None:
        """Nobody holds it open any more."""
        self.peeking = not self.shared

    def cards(self) -> list[tuple[Card, str]]:
        """What was seen, with its slot, in the order in which it lies on the screen."""
        event, controller = self.event, self.controller
        enemy = 1 - event.seat
        cards = [card_of(controller.shown, enemy, rank) for rank in event.ranks]
        if isinstance(event, HandSeen):
            return [(card, "") for card in cards]
        boxes = controller.places.slots[enemy]
        lie = sorted(zip(event.targets, cards, strict=True), key=lambda one: boxes[one[0]].x)
        return [(card, controller.words("stratego-slot", number=slot + 1)) for slot, card in lie]

    # What was heard

    def heard(self, press: Press) -> bool:
        """Hold to look, press to put it away; whether anything changed."""
        before = (self.peeking, self.over)
        if self.shared and self._opens(press):
            self.peeking = press.pressed
            self.seen |= press.pressed
        elif not press.pressed:
            self.peeking = self.peeking and not self.shared
        elif self._put_away(press):
            self.over = True
        return (self.peeking, self.over) != before

    def _opens(self, press: Press) -> bool:
        """Whether that holds it open; the first time a gamepad's accept button does, too."""
        accepts = not self.seen and press.control.endswith("button:0")
        return accepts or self._on(press, self.peek_box(), PEEK_KEY)

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
        words, talk = controller.words, controller.talk
        screen.blit(panel(box.size, u, theme.BRASS), box)
        self._line(screen, talk.look_title(self.event), 22, box.top + round(u * 24))
        if self.shared:
            only = words("stratego-look-only", name=controller.name(self.event.seat))
            self._line(screen, only, 15, box.top + round(u * 48), theme.PAPER_DIM)
        self._paint_cards(screen)
        if controller.passes_by_itself:
            return
        choosing = controller.asking
        if self.shared:
            choosing.paint_button(screen, self.peek_box(), words("stratego-look-hold"), "peek")
        done = words("stratego-look-done")
        choosing.paint_button(screen, self.done_box(), done, "done", self.seen)

    def _paint_cards(self, screen: Surface) -> None:
        controller, u, box = self.controller, self.controller.table.unit, self.box()
        pictures, (wide, high) = controller.table.pictures, controller.places.hand_card
        cards, step = self.cards(), round(wide * 1.25)
        left = box.centerx - (step * (len(cards) - 1)) // 2
        for number, (card, slot) in enumerate(cards):
            face = pictures.back(wide, colour(controller.shown, 1 - self.event.seat))
            if self.peeking:
                face = pictures.front(card, wide, marks=controller.table.marks)
            middle = (left + step * number, box.top + round(u * 68) + high // 2)
            screen.blit(face, face.get_rect(center=middle))
            if slot:
                below = middle[1] + high // 2 + round(u * 14)
                self._line(screen, slot, 15, below, theme.PAPER_DIM, middle[0], step)

    def _line(
        self, screen: Surface, text: str, size: int, y: int, ink: theme.RGB = theme.PAPER,
        x: int | None = None, room: int = 0,
    ) -> None:  # fmt: skip
        """A line of the panel, in its middle unless told; never higher than its row."""
        lettering, u, box = self.controller.asking.lettering, self.controller.table.unit, self.box()
        space = (room or box.width - round(u * 40), round(u * size * 1.5))
        fitting = lettering.fit_into(text, round(u * size), space, "bold")
        line = lettering.line(text, fitting, ink, "bold")
        screen.blit(line, line.get_rect(center=(box.centerx if x is None else x, y)))
