"""What lies before a player of Jetriko: the two piles, and the hand."""

from __future__ import annotations

from game.cards import HIDDEN
from game.jetriko.asking import PILE
from game.jetriko.cards import BACK_WORDS
from game.jetriko.naming import card_does, card_name, next_to_draw
from game.jetriko.view import JetrikoView
from game.messages import message
from game.prompts import Thing
from game.spread import Place, Row, held, laid

BACKS = tuple(range(len(BACK_WORDS)))


def spread(view: JetrikoView, picks: tuple[Thing, ...]) -> tuple[Row, ...]:
    """The rows before that seat."""
    table = [Place(PILE, message("jetriko-row-draw", count=view.pile), back=view.back,
                   means=next_to_draw(view))]  # fmt: skip
    if view.top != HIDDEN:
        table.append(
            Place(
                Thing("pile", "discard"), card_name(view.top), view.top, means=card_does(view.top)
            )
        )
    return laid(table), held(
        [
            Place(Thing("card", card), card_name(card), card, means=card_does(card))
            for card in view.hand
        ]
    )
