"""Whose the vetoes are that are left in a round."""

from __future__ import annotations

from game.cards import Seat
from game.nyet.asking import vetoes_left
from game.nyet.view import NyetView


def vetoes_of(view: NyetView, seat: Seat) -> int:
    """How many of them this seat places: they go round from the dealer on (NYET-21)."""
    seats = len(view.counts)
    away = (seat - view.dealer - len(view.tokens)) % seats
    return (vetoes_left(view) - away + seats - 1) // seats
