"""What lies before a player of Frantic: the piles, the open cards beside them, and the hand."""

from __future__ import annotations

from game.cards import HIDDEN, Card
from game.frantic.asking import PILE
from game.frantic.naming import card_does, card_name
from game.frantic.view import FranticView
from game.messages import message
from game.prompts import Thing
from game.spread import Place, Row, held, laid

# Of all the backs there are only that of the playing cards is seen.
PLAYING = 0


def spread(view: FranticView, picks: tuple[Thing, ...]) -> tuple[Row, ...]:
    """The rows before that seat."""
    table = [Place(PILE, message("frantic-row-draw", count=view.draw),
                   back=PLAYING if view.draw else HIDDEN)]  # fmt: skip
    table += [_card(view, card) for card in (*view.pile[-1:], *view.row)]
    return laid(table), held([_card(view, card) for card in view.hand])


def _card(view: FranticView, card: Card) -> Place:
    return Place(
        Thing("card", card),
        card_name(card, view.options),
        card,
        means=card_does(card, view.options),
    )
