"""Stratego Cards beside python-chess, and how long its bots think.

CPU time of this process; both take turns in the same run, and the best of each counts.
"""

from __future__ import annotations

import random
from functools import partial
from statistics import median
from typing import Any

import pytest

from game.stratego import GAME
from game.stratego.bot import make_bot
from game.stratego.options import Options
from tests.bench.test_rules_speed import chess_game, cpu_seconds

TIMES_CHESS = 5.0
COPY_US = 10.0
ROUNDS, SEEDS = 24, 4
GAMES = 40
CHOICE_S = 0.5

pytestmark = [pytest.mark.bench, pytest.mark.xdist_group("bench")]


def stratego_games(seed: int) -> int:
    """Random games: list the moves, choose, check and play. Says how many moves were made."""
    chance = random.Random(seed)
    options = Options()
    moves = 0
    for number in range(GAMES):
        state: Any = GAME.deal(2, options, seed * GAMES + number)
        while state.outcome is None:
            state.play(chance.choice(state.moves(state.to_act()[0])))
            moves += 1
    return moves


def test_random_moves_are_at_least_five_times_as_quick_as_in_chess(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chess, stratego = [], []
    for number in range(ROUNDS):
        seed = number % SEEDS
        chess.append(cpu_seconds(partial(chess_game, seed)))
        stratego.append(cpu_seconds(partial(stratego_games, seed)))
    # The best of each: what is above it was the neighbours on the machine.
    ratio = min(chess) / min(stratego)
    with capsys.disabled():
        took = f"{min(stratego) * 1e6:.1f} us, {min(chess) * 1e6:.1f} us there"
        print(f"\nstratego: a move takes 1/{ratio:.1f} of one in python-chess ({took})")
    assert ratio >= TIMES_CHESS


def test_a_copy_is_cheap(capsys: pytest.CaptureFixture[str]) -> None:
    state = GAME.deal(2, Options(), 4)

    def copies() -> int:
        for _ in range(2000):
            state.copy()
        return 2000

    took = median(cpu_seconds(copies) for _ in range(ROUNDS)) * 1e6
    with capsys.disabled():
        print(f"\nstratego: a copy takes {took:.1f} us")
    assert took <= COPY_US


def test_an_expert_answers_soon(capsys: pytest.CaptureFixture[str]) -> None:
    """All choices of a game; 95 in 100 take less than the limit."""
    state: Any = GAME.deal(2, Options(), 3)
    times = []
    while state.outcome is None:
        seat = state.to_act()[0]
        bot, view, moves = make_bot("expert", seat, 1), state.view(seat), state.moves(seat)
        chosen: list[Any] = []

        def choose(bot: Any = bot, view: Any = view, moves: Any = moves, to: Any = chosen) -> int:
            to.append(bot.choose(view, moves, 0))
            return 1

        if len(moves) > 1:
            times.append(cpu_seconds(choose))
        state.play(chosen[0] if chosen else moves[0])
    slow = sorted(times)[int(len(times) * 0.95)]
    with capsys.disabled():
        print(f"\nstratego: an expert's choice: median {median(times):.2f}, 95 % {slow:.2f} CPU s")
    assert slow <= CHOICE_S
