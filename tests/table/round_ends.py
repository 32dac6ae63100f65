"""Tables at which the last move of a round is still to be made."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from game.chance import Chance
from game.match import Match, Player
from game.registry import load
from scenes.seats.seating import Seating
from scenes.storage.settings import Motion
from scenes.table.kit import lay_table
from tests.table.house import NAMES, Driver, answer_for, furnished, sitting_at, table

# What is told when a round ends, how many sit there, and what makes more rounds follow.
ENDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "nyet": ("RoundScored", 3, {}),
    "jetriko": ("RoundWon", 3, {"length": "first-2"}),
    "frantic": ("RoundScored", 3, {}),
    "stratego": ("GameEnded", 2, {"wins": 2}),
}


@cache
def played(game_id: str) -> tuple[Any, ...]:
    """The moves of a match until its first round has ended, any that are legal."""
    told, seats, more = ENDS[game_id]
    game, chance = load(game_id), Chance(3)
    players = tuple(Player(NAMES[seat], seat, "easy") for seat in range(seats))
    match = Match.new(game, replace(game.Options(), **more), players, 3)
    while not any(type(event).__name__ == told for events in match.history for event in events):
        moves = match.state.moves(match.asked[0])
        match.play(chance.choice([move for move in moves if str(move)[2:] != "give-up"]))
    return tuple(match.moves)


def match_of(game_id: str, levels: list[str], moves: int) -> Match:
    """The same match after so many of them."""
    game, (_, _, more) = load(game_id), ENDS[game_id]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    match = Match.new(game, replace(game.Options(), **more), players, 3)
    for move in played(game_id)[:moves]:
        match.play(move)
    return match


def before_the_end(
    game_id: str, home: Path, motion: Motion = "normal", people: int = 1, speed: Any = "normal"
) -> Driver:
    """A table at which the round ends by the next move. The first seats are people's."""
    seats = ENDS[game_id][1]
    levels = ["" if seat < people else "easy" for seat in range(seats)]
    match = match_of(game_id, levels, len(played(game_id)) - 1)
    house = furnished(home)
    house.settings.motion, house.settings.speed = motion, speed
    seating = Seating(game_id, match.options, match.players, ((),) * seats, 3)
    driver = Driver(house, lay_table(house, seating, match))
    driver.run(100)
    table(driver).make_ahead(10_000)
    return driver


def end_round(driver: Driver) -> None:
    """Make that move."""
    control = sitting_at(driver)
    answer_for(control, played(control.match.game.id)[-1])


def until_unrolling(driver: Driver) -> None:
    """Let time pass until the sheet begins to come in, line by line."""
    for _ in range(60 * 20):
        if sitting_at(driver).unrolls:
            return
        driver.frame()
    raise AssertionError("no sheet comes in")
