"""The look of NYET!: a poster of the 1920s in flat red, cream and black."""

from __future__ import annotations

from art.faces.nyet.fronts import HEIGHT, WIDTH, front
from art.faces.nyet.inks import WORLD as WORLD
from art.faces.nyet.prints import back, lid
from art.theme import Corner
from game.cards import Card
from game.nyet.cards import COLOUR_OF, LETTERS, VALUE_OF

ASPECT = WIDTH / HEIGHT
MARK_CORNERS: tuple[Corner, ...] = ("bottomleft",)
# The backs of this game tell nothing apart.
PLAIN_BACKS = True


def front_svg(card: Card, marks: bool = False) -> str:
    """The front of a card (numbered as in game/nyet/cards.py); `marks`: colour-safe."""
    return front(COLOUR_OF[card], VALUE_OF[card], marks)


def corner_mark(card: Card) -> str | None:
    """The letter of a card's colour."""
    return LETTERS[COLOUR_OF[card]]


def back_svg(kind: int = 0) -> str:
    """The back of every card, whatever its kind: the word, stamped."""
    return back()


def box_svg() -> str:
    """The front of the game's box: a bear that says no."""
    return lid()
