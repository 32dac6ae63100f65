"""What lies between the players of Jetriko."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Seat


@dataclass(frozen=True, slots=True)
class Attack:
    """A pending attack: what, how strong, by whom, on whom."""

    kind: int
    value: int
    attacker: Seat
    victim: Seat
