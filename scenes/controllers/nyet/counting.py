"""How many vetoes of a round are left, and whose they are."""

from __future__ import annotations

from game.cards import Seat
from game.nyet.board import LINES, open_boxes
from game.nyet.view import NyetView


def vetoes_left(view: NyetView) -> int:
    """How many tokens are still to be placed in this round (NYET-25)."""
    no_trump = view.options.no_trump
    return sum(len(open_boxes(line, view.covered, no_trump)) - 1 for line in LINES)


def vetoes_of(view: NyetView, seat: Seat) -> int:
    """How many of them this seat places: they go round from the dealer on (NYET-21)."""
    seats = len(view.counts)
    away = (seat - view.dealer - len(view.tokens)) % seats
    return (vetoes_left(view) - away + seats - 1) // seats
