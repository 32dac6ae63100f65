"""The table without a screen keeps the order of time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.bots.table import play_out
from game.cards import Event, Seat


@dataclass(frozen=True, slots=True)
class Move:
    who: str
    t: int


@dataclass(slots=True)
class Clock:
    """A table at which the clock alone acts, at 1000 ms, and ends all."""

    outcome: str | None = None

    def moves(self, seat: Seat) -> list[Move]:
        return [Move("clock", 1000)]

    def view(self, seat: Seat) -> None:
        return None

    def check(self, move: Move) -> None:
        return None

    def play(self, move: Move) -> list[Event]:
        self.outcome = "over" if move.who == "clock" else None
        return []


@dataclass(slots=True)
class At:
    """Means to act at a time, and does, unless it thinks better of it."""

    seat: Seat
    t: int
    acts: bool
    done: bool = field(default=False)

    def see(self, view: Any, t: int) -> None: ...

    def hear(self, event: Event, t: int) -> None: ...

    def next_due(self) -> int | None:
        return None if self.done else self.t

    def due(self, t: int) -> list[Move]:
        if self.done or t < self.t:
            return []
        self.done = True
        return [Move(f"seat {self.seat}", self.t)] if self.acts else []


def test_who_thinks_better_of_it_does_not_make_the_clock_jump() -> None:
    played = [move for move, _ in play_out(Clock(), [At(0, 500, False), At(1, 700, True)])]
    assert played == [Move("seat 1", 700), Move("clock", 1000)]
