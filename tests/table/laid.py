"""A table with a match laid out as a test wants it, not dealt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.match import Match, Player
from game.registry import load
from scenes.house import House
from scenes.seats.seating import Seating
from scenes.table.kit import lay_table
from tests.table.house import Driver, furnished

NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eva", "Fred", "Gus", "Hana")


@dataclass(slots=True)
class Laid(Match):
    """A match that began with that position."""

    start: Any = None

    def stand(self, state: Any) -> None:
        """It began with that position instead, and nothing has happened."""
        self.state, self.start = state, state.copy()
        self.moves.clear()
        self._events.clear()

    def replay(self, upto: int) -> Any:
        state = self.start.copy()
        for move in self.moves[:upto]:
            state.play(move)
        return state


def laid(game_id: str, state: Any, levels: str, home: Path, size: tuple[int, int] = (1280, 720),
         house: House | None = None) -> Driver:  # fmt: skip
    """A table on which the match stands so; levels such as "- - easy": "-" is a person."""
    chosen = ["" if level == "-" else level for level in levels.split()]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(chosen))
    match = Laid(load(game_id), state.options, players, 1, state, start=state.copy())
    seating = Seating(game_id, state.options, players, ((),) * len(chosen), 1)
    house = house or furnished(home, size)
    return Driver(house, lay_table(house, seating, match), size)
