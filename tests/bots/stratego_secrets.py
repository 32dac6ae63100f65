"""What a bot of Stratego Cards may not know changes nothing: neither its view nor its choice.

Random games are walked through. At every decision all that the seat to act has never seen (of
the enemy's line, hand and deck, and the order of its own deck) is dealt anew; what it has seen is
told by the events. Then its view and moves must be the same, and what a bot chooses.

    python -m tests.bots.stratego_secrets --games 200

asks the bots of all levels at every decision; the suite one of them, each in turn, for what it
says after looking at a single world.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from game.chance import Chance
from game.stratego.bot import LEVELS
from tests.bots.peeking import compare_tables
from tests.house.games import TABLES
from tests.rules.stratego_memory import Memory

FIRST_SEED = 1000


@dataclass(slots=True)
class Tally:
    """How many decisions were looked at, in how many something was changed, choices compared."""

    decisions: int = 0
    changed: int = 0
    choices: int = 0


def compare_games(games: int, every_level: bool = False, budget: int = 0) -> Tally:
    """Walk through so many random games; raises AssertionError where a secret matters.

    Of a budget of 0 only one world is looked at.
    """
    table, chance, tally = TABLES["stratego"], Chance(8), Tally()
    levels = list(LEVELS)
    for game in range(games):
        memory = Memory()
        for number, (state, _, events) in enumerate(table.walk(2, FIRST_SEED + game)):
            for seat in state.to_act():
                other = memory.reshuffled(state, seat, chance)
                asked = levels if every_level else [levels[(game + number) % len(levels)]]
                compare_tables("stratego", (state, other), seat, asked, budget, hurried=not budget)
                tally.decisions += 1
                tally.changed += cards_of(other) != cards_of(state)
                tally.choices += len(asked)
            for event in events:
                memory.take(event)
    return tally


def cards_of(table: Any) -> Any:
    """Where all cards lie."""
    return table.lines, table.hands, table.decks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", type=int, default=1, help="one lap of worlds at least")
    wish = parser.parse_args()
    tally = compare_games(wish.games, every_level=True, budget=wish.budget)
    print(
        f"{tally.decisions} decisions: views and moves the same; {tally.changed} of the tables "
        f"differed; {tally.choices} choices the same"
    )


if __name__ == "__main__":
    main()
