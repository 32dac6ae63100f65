"""What a round of NYET! leaves to be seen: tricks taken, and the lines of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card, Seat
from game.nyet.board import (
    Terms,
)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick won: its cards in the order played from `leader` on, and what of it is loot."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    loot: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A line of the score sheet; by seat: tricks, loot cards and points gained."""

    dealer: Seat
    terms: Terms
    teams: tuple[int, ...]
    bonus: Seat
    tricks: tuple[int, ...]
    loot: tuple[int, ...]
    gains: tuple[int, ...]
