"""What a game of Stratego Cards leaves to be seen: hands looked at, and the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Seat
from game.stratego.cards import Rank


@dataclass(frozen=True, slots=True)
class SeenHand:
    """What a Spy saw in a hand. `fresh` until cards leave or enter that hand (STR-81)."""

    ranks: tuple[Rank, ...]
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Result:
    """How a game of the match ended; the winner is NOBODY for a draw.

    By seat: attacks made, those of them won, and looks of Spy and Scouts.
    """

    red: Seat
    winner: Seat
    reason: str
    turns: int
    attacks: tuple[int, ...]
    won: tuple[int, ...]
    looks: tuple[int, ...]
