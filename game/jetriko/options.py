"""The options of Jetriko, each with its default first (Options and variants)."""

from __future__ import annotations

from dataclasses import dataclass

from game.options import CARDS, MATCH, choice, number

# Round wins that end the match, by length; with open end the table does.
WINS = {"one": 1, "first-2": 2, "first-3": 3, "first-5": 5, "open": 0}


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on before the first deal.

    `length`: one round, first to so many round wins, or open end. `first_dealer` is 0 for
    a random one, else the number of a seat, counted from 1. `timer` is in seconds, 0: off.
    """

    length: str = choice("one", "first-2", "first-3", "first-5", "open", group=MATCH)
    hand: int = number(5, 3, 7, group=CARDS)
    traps: str = choice("all", "mild", "none", group=CARDS)
    backs: bool = choice(True, False, basic=False, group=CARDS)
    after_drawing: str = choice("any", "drawn")
    deflect: str = choice("always", "matching", basic=False)
    skip_finish: str = choice("wins", "draws", basic=False)
    first_dealer: int = choice(0, 1, 2, 3, 4, 5, 6, basic=False, group=MATCH)
    timer: int = choice(0, 15, 30, 60, basic=False, group=MATCH)

    @property
    def wins_needed(self) -> int:
        """With how many round wins the match is over; 0 with open end (JET-118)."""
        return WINS[self.length]
