"""The figures of each seat in a match of Jetriko, gathered from what happens."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import NOBODY, Event, Seat
from game.figures import Figure, Value
from game.jetriko import events as ev

# What is kept of each match for good.
FIGURES = (
    Figure("rounds"),
    Figure("attacks"),
    Figure("answers"),
    Figure("hits"),
    Figure("traps"),
)


@dataclass(slots=True)
class Figures:
    """What one seat did; `strongest` is the highest value of an attack it sent."""

    rounds: int = 0
    attacks: int = 0
    answers: int = 0
    hits: int = 0
    traps: int = 0
    strongest: int = 0


class Statistics:
    """Listens to a match and keeps the figures of its seats."""

    def __init__(self, seats: int) -> None:
        self.figures = tuple(Figures() for _ in range(seats))

    def count(self, event: Event) -> None:
        """Count what an event means for the seats in it."""
        match event:
            case ev.AttackSent(value=value, attacker=attacker, how=how):
                own = self.figures[attacker]
                own.attacks += how == "started"
                own.answers += how != "started"
                own.strongest = max(own.strongest, value)
            case ev.AttackEnded("stopped", seat) | ev.AttackDivided(divider=seat):
                self.figures[seat].answers += 1
            case ev.AttackHits(victim=victim):
                self.figures[victim].hits += 1
            case ev.TrapRevealed(seat, _):
                self.figures[seat].traps += 1
            case ev.RoundWon(seat, _):
                self.figures[seat].rounds += 1
            case ev.RoundBlocked(winner, _) if winner != NOBODY:
                self.figures[winner].rounds += 1

    def of(self, seat: Seat) -> dict[str, Value]:
        """The figures of a seat, as `FIGURES` name them."""
        return {one.name: getattr(self.figures[seat], one.name) for one in FIGURES}
