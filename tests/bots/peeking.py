"""Whether an expert's choice ever depends on what it may not know, at its full budget.

    python -m tests.bots.peeking nyet --decisions 10000

Normal bots play match after match, with ever other numbers of players. At each of their choices
all that the seat to act does not see is dealt anew, and the expert chooses at both tables.
Ends with an AssertionError at the first difference.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import islice
from typing import Any

from game.bots.pairs import make_bot
from game.bots.search import Thoughts
from game.chance import Chance
from tests.bots.asked import asked
from tests.house.games import TABLES

LEVEL = "expert"


def compare(game_id: str, decisions: int, seed: int, budget: int = 0) -> int:
    """How many tables of so many differed; raises AssertionError where the choices do.

    A budget of 0 is the level's own.
    """
    table, chance, different = TABLES[game_id], Chance(seed), 0
    seats = range(table.game.fewest_seats, table.game.most_seats + 1)
    for at in islice(asked(game_id, "normal", seats, seed), decisions):
        other = table.reshuffle(at.state, at.seat, chance)
        compare_tables(game_id, (at.state, other), at.seat, [LEVEL], budget)
        different += other != at.state
    return different


def compare_tables(
    game_id: str, both: tuple[Any, Any], seat: int, levels: Sequence[str], budget: int,
    hurried: bool = False,
) -> None:  # fmt: skip
    """The seat sees the same at both tables, may do the same, and does the same."""
    views = [table.view(seat) for table in both]
    moves = [table.moves(seat) for table in both]
    assert views[0] == views[1]
    assert moves[0] == moves[1]
    for level in levels:
        chosen = [
            choice(make_bot(game_id, level, seat, 3).think(view, may, budget), hurried)
            for view, may in zip(views, moves, strict=True)
        ]
        assert chosen[0] == chosen[1], (level, chosen)


def choice(thoughts: Thoughts[Any], hurried: bool) -> Any:
    """What comes of thinking, to the end or cut off after one world."""
    try:
        next(thoughts)
        while True:
            thoughts.send(hurried)
    except StopIteration as end:
        return end.value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[name for name in TABLES if name != "totem"])
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    different = compare(wish.game, wish.decisions, wish.seed)
    print(f"{wish.decisions} choices the same; {different} of the tables differed")


if __name__ == "__main__":
    main()
