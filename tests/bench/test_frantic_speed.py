"""Frantic beside python-chess, in the same run, by CPU time; and how long its bots think."""

from __future__ import annotations

import random
from functools import partial
from statistics import median
from typing import Any

import pytest

from game.bots.arena import make_bot
from tests.bench.test_rules_speed import chess_game, cpu_seconds
from tests.house.games import TABLES

# A quiet machine makes 3.8 to 4.2, and 2.7 to 3.1 with all cards; a busy one makes less.
TIMES_CHESS = 3.2
TIMES_CHESS_WITH_ALL = 2.4
ROUNDS, RUNS = 9, 4
COPY_US = 12.0
CHOICE_S = 0.5

pytestmark = [pytest.mark.bench, pytest.mark.xdist_group("bench")]


def frantic_games(seed: int, seats: int, preset: str, games: int = 5) -> int:
    """Random matches: list the moves, choose, check and play. Says how many."""
    game = TABLES["frantic"].game
    options = game.Options(preset=preset)
    count = 0
    for number in range(games):
        state: Any = game.deal(seats, options, seed * games + number)
        chance = random.Random(seed)
        while state.outcome is None:
            seat = chance.choice(state.to_act())
            state.play(chance.choice(state.moves(seat)))
            count += 1
    return count


@pytest.mark.parametrize(
    ("seats", "preset", "wanted"),
    [(4, "chaos", TIMES_CHESS), (8, "everything", TIMES_CHESS_WITH_ALL)],
)
def test_random_moves_beside_those_of_chess(
    seats: int, preset: str, wanted: float, capsys: pytest.CaptureFixture[str]
) -> None:
    frantic_games(1, seats, preset)
    # Others at work only ever make it slower: the quietest of a few runs is the true one.
    quietest = max(times_chess(seats, preset) for _ in range(RUNS))
    with capsys.disabled():
        told = f"1/{quietest:.1f} of one in python-chess"
        print(f"\nfrantic, {seats} seats, {preset}: a move takes {told}")
    assert quietest >= wanted


def times_chess(seats: int, preset: str) -> float:
    """How many times as quick as in chess a random move is, by the median of some games."""
    return median(
        cpu_seconds(partial(chess_game, seed))
        / cpu_seconds(partial(frantic_games, seed, seats, preset))
        for seed in range(ROUNDS)
    )


def test_a_copy_in_the_middle_of_a_full_table_is_cheap(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = TABLES["frantic"]
    states = [state for state, _move, _events in table.walk(8, 4, table.game.Options())]
    middle = states[len(states) // 2]

    def copies() -> int:
        for _ in range(2000):
            middle.copy()
        return 2000

    took = median(cpu_seconds(copies) for _ in range(ROUNDS)) * 1e6
    with capsys.disabled():
        print(f"\nfrantic: a copy of an eight-seat table takes {took:.1f} us")
    assert took <= COPY_US


def one_choice(bot: Any, view: Any, moves: Any) -> int:
    """Let a bot choose once."""
    bot.choose(view, moves)
    return 1


@pytest.mark.parametrize("preset", ["chaos", "everything"])
def test_an_expert_answers_in_time_with_eight_players(
    preset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = TABLES["frantic"]
    took: list[float] = []
    options = table.game.Options(preset=preset)
    for number, (state, move, _events) in enumerate(table.walk(8, 2, options)):
        if move is None or number % 12 or len(took) == 40:
            continue
        seat = state.to_act()[0]
        moves, view = state.moves(seat), state.view(seat)
        if len(moves) > 1:
            bot = make_bot("frantic", "expert", seat, 1)
            took.append(cpu_seconds(partial(one_choice, bot, view, moves)))
    took.sort()
    with capsys.disabled():
        at_95 = took[int(len(took) * 0.95)]
        told = f"{median(took):.2f} s, p95 {at_95:.2f} s"
        print(f"\nfrantic, {preset}, 8 seats: an expert's choice takes {told}")
    assert at_95 <= CHOICE_S
