"""The rules' speed beside python-chess, a rules library known to be quick enough for its kind.

CPU time of this process, so that neighbours on the machine do not count; both take turns
in the same run, and the median of the ratios counts.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import median
from typing import Any

import chess
import pytest

from game.chance import Chance
from tests.house.games import TABLES

TIMES_CHESS = 4.0
COPY_US = 10.0
ROUNDS = 9

pytestmark = [pytest.mark.bench, pytest.mark.xdist_group("bench")]


def cpu_seconds(work: Callable[[], int]) -> float:
    """CPU seconds for one move of `work`, which says how many it made."""
    gc.collect()
    before = time.process_time_ns()
    moves = work()
    return (time.process_time_ns() - before) / 1e9 / moves


def totem_game(seed: int) -> int:
    """Random games of four hands: list the moves, choose, check and play. Says how many."""
    table = replace(TABLES["totem"], apt=lambda _state: [])
    state: Any = table.game.deal(4, table.game.Options(), seed)
    chance = Chance(seed)
    for moves in range(1, 4001):
        state.play(table.pick(state, chance))
        if state.outcome is not None:
            return moves
    return moves


def chess_game(seed: int) -> int:
    """A random game of chess: list the legal moves, choose and push. Says how many."""
    board = chess.Board()
    chance = random.Random(seed)
    moves = 0
    while moves < 300 and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def test_random_moves_are_at_least_four_times_as_quick_as_in_chess(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ratios = [
        cpu_seconds(partial(chess_game, seed)) / cpu_seconds(partial(totem_game, seed))
        for seed in range(ROUNDS)
    ]
    with capsys.disabled():
        spread = f"{min(ratios):.1f}-{max(ratios):.1f}"
        print(f"\nrules: a move takes 1/{median(ratios):.1f} of one in python-chess ({spread})")
    assert median(ratios) >= TIMES_CHESS


def test_a_copy_in_the_middle_of_a_full_table_is_cheap(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = [state for state, _move, _events in TABLES["totem"].walk(10, seed=4)]
    middle = game[len(game) // 2]
    assert sum(map(len, middle.piles)) > 10

    def copies() -> int:
        for _ in range(2000):
            middle.copy()
        return 2000

    took = median(cpu_seconds(copies) for _ in range(ROUNDS)) * 1e6
    with capsys.disabled():
        print(f"\nrules: a copy of a ten-seat table takes {took:.1f} us")
    assert took <= COPY_US
