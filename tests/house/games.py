"""Every game as the suites of all games see it, and two that are there only for them.

A new game gets a file in `tests/house/tables`; the suites then run on it by themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.registry import open_games
from tests.house.table import Table as Table

TABLES: dict[str, Table] = {
    game_id: import_module(f"tests.house.tables.{game_id}").TABLE
    for game_id in ("mischief", "shed", *open_games())
}
# The games in which one is asked, and not quick.
OF_CHOICES = tuple(game_id for game_id in open_games() if not TABLES[game_id].game.timed)


def _seats_of(game_id: str) -> tuple[int, int]:
    """The fewest seats of a game, and one more than the most."""
    game = TABLES[game_id].game
    return game.fewest_seats, game.most_seats + 1


def _at_table_of(game_id: str, seats: int) -> pytest.ParameterSet:
    fewest, beyond = _seats_of(game_id)
    marks = [pytest.mark.at_length] if fewest < seats < beyond - 1 else []
    return pytest.param(game_id, seats, id=f"{game_id}-{seats}", marks=marks)


def at_tables_of(game_ids: Iterable[str]) -> pytest.MarkDecorator:
    """A test for (game_id, seats): with the fewest and the most, in a soak with all between."""
    return pytest.mark.parametrize(
        ("game_id", "seats"),
        [
            _at_table_of(game_id, seats)
            for game_id in game_ids
            for seats in range(*_seats_of(game_id))
        ],
    )


def random_matches(game_id: str, seats: int, moves: int = 150, games: int = 4) -> Iterator[Match]:
    """Random matches with different options: the same match again after each of its moves."""
    table = TABLES[game_id]
    for number, options in enumerate(table.some_options(seats, games, seed=seats)):
        players = [Player(f"P{seat}", seat, "") for seat in range(seats)]
        match = Match.new(table.game, options, players, seed=number)
        chance = Chance(number)
        for _ in range(moves):
            if match.outcome is not None:
                break
            yield match
            match.play(table.pick(match.state, chance))
