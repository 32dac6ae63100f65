"""The look of Frantic: black with neon and mischief."""

from __future__ import annotations

from art.faces.frantic.backs import back
from art.faces.frantic.decks import (
    BACK_PLAYING,
    EVENT_CARDS,
    POWER_CARDS,
    RULE_CARD_CARDS,
    event_front,
    power_front,
    rule_front,
)
from art.faces.frantic.fronts import black, coloured, dark, number, two_coloured, wishing
from art.faces.frantic.inks import WORLD as WORLD
from art.faces.frantic.lid import box_svg as box_svg
from art.faces.frantic.pen import HEIGHT, WIDTH
from art.theme import Corner
from game.cards import Card
from game.frantic.cards import FACES, LETTERS, Kind

ASPECT = WIDTH / HEIGHT
MARK_CORNERS: tuple[Corner, ...] = ("bottomleft",)
PLAIN_BACKS = False
_OTHERS = {
    **{card: (event_front, event) for event, card in EVENT_CARDS.items()},
    **{card: (power_front, power) for power, card in POWER_CARDS.items()},
    **{card: (rule_front, rule) for rule, card in RULE_CARD_CARDS.items()},
}


def front_svg(card: Card, marks: bool = False) -> str:
    """The front of a card (numbered as in game/frantic/cards.py); `marks`: colour-safe.

    Events, powers and rule cards have numbers of their own, see decks.py.
    """
    if card in _OTHERS:
        draw, name = _OTHERS[card]
        return draw(name)
    face = FACES[card]
    match face.kind:
        case Kind.NUMBER:
            return number(face.colours[0], face.number, marks)
        case Kind.BLACK_NUMBER:
            return black(face.number)
        case Kind.PLAIN:
            return coloured(face.symbol, face.colours[0], marks)
        case Kind.SWAP:
            return two_coloured((face.colours[0], face.colours[1]), marks)
        case Kind.WISH:
            return wishing(face.symbol)
        case _:
            return dark(face.symbol)


def name_of(card: Card) -> str:
    """The symbol of a playing card; an event, a power or a rule card by its id."""
    return _OTHERS[card][1] if card in _OTHERS else FACES[card].symbol


def back_svg(kind: int = BACK_PLAYING) -> str:
    """A back as decks.py numbers them: of a playing card, an event, a power or a rule card."""
    return back(kind)


def corner_mark(card: Card) -> str | None:
    """The letters of a card's colours, or None if it has none."""
    if card in _OTHERS:
        return None
    return "".join(LETTERS[colour] for colour in FACES[card].colours) or None
