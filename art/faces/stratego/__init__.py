"""The look of Stratego Cards: two engraved armies on a map of sand and ink."""

from __future__ import annotations

from functools import cache

from art.faces.stratego.backs import back
from art.faces.stratego.fronts import HEIGHT, WIDTH, front
from art.faces.stratego.inks import WORLD as WORLD
from art.faces.stratego.lid import lid
from art.theme import Corner
from game.cards import Card
from game.stratego.cards import COLOUR_OF, RANK_OF, RED, Colour

ASPECT = WIDTH / HEIGHT
MARK_CORNERS: tuple[Corner, ...] = ("bottomleft",)
PLAIN_BACKS = False


def front_svg(card: Card, marks: bool = False) -> str:
    """The front of a card (numbered as in game/stratego/cards.py); `marks`: colour-safe."""
    return front(COLOUR_OF[card], RANK_OF[card], marks)


def corner_mark(card: Card) -> str | None:
    """None for every card: the crest in its index says the army."""
    return None


def back_svg(army: Colour = RED) -> str:
    """The back of every card of an army: its crest before sabres."""
    return back(army)


@cache
def box_svg() -> str:
    """The front of the game's box: two armies on a map, sabres crossed."""
    return lid()
