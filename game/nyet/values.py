"""What a round of NYET! leaves to be seen: tricks taken, and the lines of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card, Seat
from game.nyet.board import Terms


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick won: its cards in the order played from `leader` on, and what of it is loot."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    loot: tuple[Card, ...]

    @property
    def face_down(self) -> tuple[Card, ...]:
        """What of it its winner lays face down: all but the loot (NYET-77)."""
        if not self.loot:
            return self.cards
        return tuple([card for card in self.cards if card not in self.loot])


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
