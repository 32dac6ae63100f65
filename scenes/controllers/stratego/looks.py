"""A look of Spy or Scout: the cards on a panel, for one pair of eyes."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import HIDDEN, Card
from game.messages import Message, Player, message
from game.stratego.cards import Slot
from game.stratego.events import HandSeen, SlotsSeen
from game.stratego.following import card_of
from game.stratego.naming import slot_name
from game.stratego.view import StrategoView
from scenes.controllers.stratego.places import Places
from scenes.input.signals import Press
from scenes.table.buttons import Shown
from scenes.table.hand.answers import Face
from scenes.table.hand.brush import Brush

PEEK_KEY, DONE_KEY = f"key:{pygame.KSCAN_SPACE}", f"key:{pygame.KSCAN_RETURN}"


class Look:
    """What was looked at. On a `shared` screen it is open only while somebody holds it so."""

    def __init__(self, event: HandSeen | SlotsSeen, shared: bool) -> None:
        self.event = event
        self.shared = shared
        self.peeking = not shared
        # It was seen once, and may be put away; and it was put away.
        self.seen = not shared
        self.over = False

    def cover(self) -> None:
        """Nobody holds it open any more."""
        self.peeking = not self.shared

    def heard(self, press: Press, places: Places) -> bool:
        """Hold to look, press to put it away; whether anything changed."""
        before = (self.peeking, self.over)
        if self.shared and self._opens(press, places):
            self.peeking = press.pressed
            self.seen |= press.pressed
        elif not press.pressed:
            self.peeking = self.peeking and not self.shared
        elif self._put_away(press, places):
            self.over = True
        return (self.peeking, self.over) != before

    def _opens(self, press: Press, places: Places) -> bool:
        """Whether that holds it open; the first time a gamepad's accept button does, too."""
        accepts = not self.seen and press.control.endswith("button:0")
        return accepts or _on(press, places.peek_box(), PEEK_KEY, ":1")

    def _put_away(self, press: Press, places: Places) -> bool:
        if not self.shared and press.control == PEEK_KEY:
            return True
        return self.seen and _on(press, places.done_box(self.shared), DONE_KEY, ":0")


def _on(press: Press, box: Rect, key: str, pad: str) -> bool:
    if press.pos is not None:
        return box.collidepoint(press.pos)
    return press.control == key or press.control.endswith(f"button{pad}")


def seen_cards(
    event: HandSeen | SlotsSeen, view: StrategoView, places: Places
) -> list[tuple[Card, Slot | None]]:
    """What was seen, with its slot, in the order in which it lies on the screen."""
    enemy = 1 - event.seat
    cards = [card_of(view, enemy, rank) for rank in event.ranks]
    if isinstance(event, HandSeen):
        return [(card, None) for card in cards]
    boxes = places.slots[enemy]
    found = sorted(zip(event.targets, cards, strict=True), key=lambda one: boxes[one[0]].x)
    return [(card, slot) for slot, card in found]


def paint_look(
    screen: Surface, brush: Brush, places: Places, view: StrategoView, look: Look
) -> None:
    """The panel with the cards, face down unless they are looked at."""
    box, (wide, high), enemy = places.look_box(), places.hand_card, 1 - look.event.seat
    brush.panel(screen, box)

    def line(said: Message, size: int, y: int, ink: theme.RGB = theme.PAPER,
             x: int = box.centerx, room: int = 0) -> None:  # fmt: skip
        """A line of the panel; never higher than its row."""
        area = Rect(0, 0, room or box.width - places.px(40), places.px(size * 1.5))
        area.center = x, y
        brush.write(screen, brush.say(said), area, size, ink)

    kind = "hand" if isinstance(look.event, HandSeen) else "slots"
    line(message(f"stratego-look-{kind}", other=Player(enemy)), 22, box.top + places.px(24))
    if look.shared:
        only = message("stratego-look-only", name=Player(look.event.seat))
        line(only, 15, box.top + places.px(48), theme.PAPER_DIM)
    cards, step = seen_cards(look.event, view, places), round(wide * 1.25)
    left = box.centerx - (step * (len(cards) - 1)) // 2
    for number, (card, slot) in enumerate(cards):
        lies = Rect(0, 0, wide, high)
        lies.center = left + step * number, box.top + places.px(68) + high // 2
        brush.card(screen, card if look.peeking else HIDDEN, lies, kind=view.army(enemy))
        if slot is not None:
            below = lies.centery + high // 2 + places.px(14)
            line(slot_name(slot), 15, below, theme.PAPER_DIM, lies.centerx, step)


def buttons_of(look: Look, places: Places, brush: Brush) -> list[Shown]:
    """What is held to look, where others are there, and what puts it away."""
    hold, done = (brush.words(f"stratego-look-{what}") for what in ("hold", "done"))
    held = [Face(hold).at(places.peek_box(), brush)] if look.shared else []
    return [*held, Face(done, open=look.seen).at(places.done_box(look.shared), brush)]
