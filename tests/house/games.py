"""Every game as the suites of all games see it, and Mischief, which is there only for them.

A new game gets a file in `tests/house/tables`; the suites then run on it by themselves.
"""

from __future__ import annotations

from importlib import import_module

from game.registry import open_games
from tests.house.table import Table as Table

TABLES: dict[str, Table] = {
    game_id: import_module(f"tests.house.tables.{game_id}").TABLE
    for game_id in ("mischief", *open_games())
}
