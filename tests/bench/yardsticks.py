"""CPU time, and what a game of chess takes of it in python-chess: quick enough for its kind."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable
from functools import cache, partial

import chess

SEEDS = 4


def cpu_seconds(work: Callable[[], int]) -> float:
    """CPU seconds for one move of `work`, which says how many it made."""
    gc.collect()
    before = time.process_time_ns()
    moves = work()
    return (time.process_time_ns() - before) / 1e9 / moves


def chess_game(seed: int) -> int:
    """A random game of chess: list the legal moves, choose and push. Says how many."""
    board = chess.Board()
    chance = random.Random(seed)
    moves = 0
    while moves < 300 and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def quietest(work: Callable[[int], int], rounds: int) -> float:
    """CPU seconds for a move: of each seed the best of some rounds; others only slow it down."""
    best = [min(cpu_seconds(partial(work, seed)) for _ in range(rounds)) for seed in range(SEEDS)]
    return sum(best) / SEEDS


def times_chess(work: Callable[[int], int], rounds: int) -> tuple[float, float]:
    """What a move takes, and how many of them a move of chess takes: turn and turn about."""
    ours, theirs = [], []
    for _ in range(rounds):
        theirs.append(quietest(chess_game, 1))
        ours.append(quietest(work, 1))
    return min(ours), min(theirs) / min(ours)


@cache
def chess_move() -> float:
    """CPU seconds a random move takes in python-chess."""
    return quietest(chess_game, 3)
