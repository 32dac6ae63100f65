"""The look of Jetriko: bold silkscreen, flat inks that overlap, on teal."""

from __future__ import annotations

from functools import cache

from art.faces.jetriko.fronts import front
from art.faces.jetriko.inks import WORLD as WORLD
from art.faces.jetriko.monster import trap_back
from art.faces.jetriko.pen import HEIGHT, WIDTH
from art.faces.jetriko.prints import back, lid
from art.faces.jetriko.traps import trap
from art.faces.jetriko.whites import white
from art.theme import Corner
from game.cards import Card
from game.jetriko.cards import (
    BACK_PLAYING,
    BACK_WORDS,
    COLOUR_OF,
    KIND_OF,
    KIND_WORDS,
    LETTERS,
    NUMBER_OF,
    PLAIN,
    TRAP_WORDS,
    TRAPS,
    is_white,
)

ASPECT = WIDTH / HEIGHT
MARK_CORNERS: tuple[Corner, ...] = ("bottomleft",)
PLAIN_BACKS = False


def front_svg(card: Card, marks: bool = False) -> str:
    """The front of a card (numbered as in game/jetriko/cards.py); `marks`: colour-safe."""
    if card in TRAPS:
        return trap(TRAP_WORDS[card - TRAPS[0]])
    word = "" if KIND_OF[card] == PLAIN else KIND_WORDS[KIND_OF[card]]
    if is_white(card):
        return white(word)
    return front(COLOUR_OF[card], NUMBER_OF[card], word, marks)


def corner_mark(card: Card) -> str | None:
    """The letter of a card's colour, or None for a white card or a trap."""
    return None if card in TRAPS or is_white(card) else LETTERS[COLOUR_OF[card]]


def back_svg(kind: int = BACK_PLAYING) -> str:
    """A back as BACK_OF numbers them: of the playing cards, of a red, a blue or a green trap."""
    return back() if kind == BACK_PLAYING else trap_back(BACK_WORDS[kind])


@cache
def box_svg() -> str:
    """The front of the game's box: the five shapes over each other."""
    return lid()
