"""Pictures of NYET! that are no cards, by the names the rules pages call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from art.faces.nyet.board import board
from art.faces.nyet.fronts import HEIGHT, WIDTH, front
from art.faces.nyet.stamps import character_svg, token_svg
from art.faces.nyet.symbols import symbol_svg
from art.faces.nyet.trimmings import crown_svg, dealer_svg, loot_svg, supertrump_svg
from art.paint import picture
from game.nyet.board import BOX, CHARACTERS
from game.nyet.cards import BLUE

# The board is so many times as wide as it is high.
BOARD_ASPECT = 2.25


def _board(height: int) -> Surface:
    return board((round(height * BOARD_ASPECT), height))


def _square(source: Callable[[], str], height: int) -> Surface:
    return picture(source(), (height, height))


def _supertrump(height: int) -> Surface:
    """A blue 1 with the star it wears as a supertrump."""
    size = (round(height * WIDTH / HEIGHT), height)
    card = picture(front(BLUE, 1, False), size).copy()
    card.blit(picture(supertrump_svg(), size), (0, 0))
    return card


# Each is drawn at a height in pixels: the board, a supertrump, signs, animals, and every box.
FIGURES: dict[str, Callable[[int], Surface]] = {
    "board": _board,
    "supertrump": _supertrump,
    "token": partial(_square, partial(token_svg, "bear")),
    "dealer": partial(_square, dealer_svg),
    "first-player": partial(_square, crown_svg),
    "loot": partial(_square, loot_svg),
    **{name: partial(_square, partial(character_svg, name)) for name in CHARACTERS},
    **{f"box-{word}": partial(_square, partial(symbol_svg, box)) for word, box in BOX.items()},
}
