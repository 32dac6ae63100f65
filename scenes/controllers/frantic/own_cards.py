"""The composed cards of a match: their pictures, and all of them laid out to be read (FRA-353)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.faces.frantic.own_cards import Dressed
from game.frantic.cards import events_for, symbols_for
from game.frantic.composed.card import CARDS, Composed, composed
from scenes.controllers.frantic.composed_words import sentence
from scenes.controllers.frantic.poster import paint_poster
from scenes.table.panels import panel
from scenes.ui.brush import Brush
from scenes.ui.grid import Grid

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

# Units: a card's height, the air between cards and round them, the title, the button, a hint.
# Four cards side by side are less high.
HIGH, LESS_HIGH, GAP, AIR, TITLE, FOOT, HINT = 410, 370, 22, 30, 56, 76, 30
BUTTON = (220, 50)
# One card alone leaves room for the sentences above and below it.
LEAST_WIDE = 520


class OwnCards:
    """What players composed for this match; the table's pictures are dressed with it."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        table, options = controller.table, controller.match.options
        there = {*symbols_for(options.modules), *events_for(options.modules)}
        self.cards: dict[str, Composed] = {
            card: composed(options, card)
            for card in CARDS
            if getattr(options, card) and card in there
        }
        self.face = Dressed(self.cards)
        table.pictures.face = self.face

    def says(self, card: str) -> str:
        """What a composed card does, in a sentence."""
        return sentence(self.controller.words, card, self.cards[card])

    def _card_size(self) -> tuple[int, int]:
        """How large each of them is laid out."""
        u = self.controller.table.unit
        high = round(u * (HIGH if len(self.cards) < len(CARDS) else LESS_HIGH))
        return round(high * self.controller.table.face.ASPECT), high

    def _box(self, go_on: bool) -> Rect:
        """The panel on which they lie."""
        controller, count = self.controller, len(self.cards)
        u, (wide, high) = controller.table.unit, self._card_size()
        whole = Rect(0, 0, count * wide + (count - 1) * round(u * GAP) + 2 * round(u * AIR),
                     high + round(u * (TITLE + AIR + (FOOT if go_on else 0))))  # fmt: skip
        whole.width = max(whole.width, round(u * LEAST_WIDE))
        whole.center = controller.size[0] // 2, controller.size[1] // 2 - round(u * 30)
        return whole

    @property
    def go_on_box(self) -> Rect:
        """The button to go on, on a panel that has one."""
        u, whole = self.controller.table.unit, self._box(go_on=True)
        button = Rect(0, 0, round(u * BUTTON[0]), round(u * BUTTON[1]))
        button.midbottom = whole.centerx, whole.bottom - round(u * (HINT + 6))
        return button

    def paint(self, screen: Surface, go_on: bool) -> None:
        """All of them over the table, with a button to go on if asked for."""
        controller, brush = self.controller, self._brush(screen)
        u, (wide, high) = controller.table.unit, self._card_size()
        count, whole = len(self.cards), self._box(go_on)
        ground = panel(whole.size, u, theme.BRASS)
        screen.blit(ground, whole)
        screen.blit(ground, whole)
        head = Rect(whole.left, whole.top + round(u * 6), whole.width, round(u * (TITLE - 8)))
        title = controller.words("frantic-own-title", count=count)
        brush.write(screen, title, head.inflate(-round(u * 40), 0), 26, theme.BRASS_LIGHT, "title",
                    "center")  # fmt: skip
        left = whole.centerx - (count * (wide + round(u * GAP)) - round(u * GAP)) // 2
        for number, (card, own) in enumerate(self.cards.items()):
            box = Rect(left + number * (wide + round(u * GAP)), head.bottom, wide, high)
            says = own.name, self.says(card)
            paint_poster(screen, box, card, own, says, brush, controller.table.marks)
        if go_on:
            button = self.go_on_box
            text = controller.words("frantic-answer-go-on")
            controller.asking.paint_button(screen, button, text, "go on")
            note = Rect(0, button.bottom, whole.width - 2 * round(u * AIR), round(u * HINT))
            note.centerx = whole.centerx
            again = controller.words("frantic-own-again")
            brush.write(screen, again, note, 15, theme.PAPER_DIM, align="center")

    def _brush(self, screen: Surface) -> Brush:
        house = self.controller.table.house
        grid = Grid(screen.get_size(), house.lettering.rtl)
        return Brush(grid, house.lettering, house.settings.contrast)
