"""What can be read in full on the table of Frantic: what lies where, and all that a card does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from art import theme
from art.faces.frantic.decks import EVENT_CARDS, POWER_CARDS, RULE_CARD_CARDS
from art.text import Face
from game.cards import HIDDEN, Card
from game.frantic import moves as mv
from game.frantic.cards import SYMBOL
from scenes.table.fan import parts_seen
from scenes.table.panels import panel
from scenes.table.plates import put

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

# The large card is so wide, and so far from everything (units).
WIDE, GAP = 236, 26
# Letters: what closes it, the name, what kind of card, what it does; and the smallest (px).
CLOSES, TITLE, KIND, TEXT, LEAST = 16, 38, 18, 22, 8
DECKS = {**EVENT_CARDS, **POWER_CARDS, **RULE_CARD_CARDS}
OF_SYMBOL = {symbol: card for card, symbol in reversed(tuple(enumerate(SYMBOL)))}


def card_of(name: str) -> Card | None:
    """The card of an event, a power, a rule card or a special card by its id."""
    return DECKS.get(name, OF_SYMBOL.get(name))


def meant(answer: Any) -> Card | None:
    """The card that an answer is about, if it is about one."""
    match answer:
        case mv.Play(power=name) | mv.TurnUp(power=name) | mv.Call(event=name) if name:
            return card_of(name)
        case mv.Play(imitates=name) | mv.Wish(what=name) | ("as", str(name)):
            return card_of(name)
        case mv.Give(card=card):
            return card
    return None


def lying(controller: Controller) -> Iterator[tuple[Card, Rect]]:
    """Every card that can be read where it lies, the uppermost first, by the part that is seen."""
    shown, painter, places = controller.shown, controller.painter, controller.places
    own = shown.hand or painter.giving(shown)
    yield from _seen(zip(own, places.own_hand(len(own)), strict=True))
    yield from ((DECKS[name], box) for name, box in painter.slips.boxes(shown))
    yield from _seen(zip(shown.row, painter.row_boxes(shown), strict=True))
    for seat in range(len(shown.counts)):
        yield from _seen(painter.before(shown, seat))
        for power, box in reversed(painter.powers_of(shown, seat)):
            if power.name:
                yield POWER_CARDS[power.name], box
        if seat != controller.bottom:
            yield from _seen(painter.hand_of(shown, seat))
    yield from ((card, places.pile) for card in shown.pile[-1:])


def _seen(cards: Iterable[tuple[Card, Rect]]) -> Iterator[tuple[Card, Rect]]:
    """The open ones among cards in a row, by the part that no later one covers."""
    row = list(cards)
    parts = parts_seen([box for _, box in row])
    return ((card, part) for (card, _), part in zip(row, parts, strict=True) if card != HIDDEN)


class InFull:
    """Draws a card that is read; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures

    def paint(self, screen: Surface, card: Card) -> None:
        """The card, its name, what kind of card it is, and all that it does."""
        stage, u = self.controller.places.reading, self.controller.places.unit
        # Twice, for what lies below must not shine through.
        for _ in range(2):
            screen.blit(panel(stage.size, u, theme.BRASS), stage)
        face = self.pictures.front(card, round(u * WIDE), marks=self.controller.table.marks)
        gap = round(u * GAP)
        place = face.get_rect(midleft=(stage.left + gap, stage.centery))
        screen.blit(face, put(place, stage, self.lettering))
        room = Rect(place.right + gap, stage.top + gap, 0, stage.height - 2 * gap)
        room.width = stage.right - gap - room.left
        self._text(screen, stage, room, card)

    def _text(self, screen: Surface, stage: Rect, room: Rect, card: Card) -> None:
        """As large as there is room for."""
        talk = self.controller.talk
        closes = self._line(talk.words("table-read-close"), CLOSES, theme.PAPER_DIM, room)
        title = self._line(talk.named(card), TITLE, theme.BRASS_LIGHT, room)
        kind = self._line(talk.kind_of(card), KIND, theme.PAPER_DIM, room)
        place = closes.get_rect(bottomleft=room.bottomleft)
        screen.blit(closes, put(place, stage, self.lettering))
        room.height = place.top - room.top
        gap = round(self.controller.places.unit * 8)
        y = room.top
        for line in (title, kind):
            screen.blit(line, put(line.get_rect(topleft=(room.left, y)), stage, self.lettering))
            y += line.get_height() + gap
        text, size = "\n".join(talk.in_full(card)), round(self.controller.places.unit * TEXT)
        while True:
            body = self.lettering.paragraph(text, size, theme.PAPER, room.width)
            if body.get_height() <= room.bottom - y or self.lettering.pixels(size) <= LEAST:
                break
            size -= 1
        screen.blit(body, put(body.get_rect(topleft=(room.left, y)), stage, self.lettering))

    def _line(self, text: str, size: int, ink: theme.RGB, room: Rect) -> Surface:
        u = self.controller.places.unit
        face: Face = "title" if size == TITLE else "text"
        box = (room.width, round(u * size * 1.5))
        fitting = self.lettering.fit_into(text, round(u * size), box, face)
        return self.lettering.line(text, fitting, ink, face)
