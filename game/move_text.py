"""Reading the text form of a move: a seat, a space, and words that its game knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.cards import Seat

Move = TypeVar("Move")


def read_move(game: str, text: str, parse: Callable[[Seat, list[str]], Move]) -> Move:
    """The move whose `str` is `text`. `parse` makes it from its seat and its words.

    Raises ValueError for anything else.
    """
    seat, *words = text.split(" ")
    try:
        move = parse(int(seat), words)
    except (KeyError, ValueError) as error:
        raise ValueError(f"not a move of {game}: {text!r}") from error
    if str(move) != text:
        raise ValueError(f"not a move of {game}: {text!r}")
    return move
