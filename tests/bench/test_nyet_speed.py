"""NYET! beside python-chess, and the kernel of its bots beside its rules.

CPU time of this process; both take turns in the same run, and the median of the ratios counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import TypeAlias

import pytest

from game.chance import Chance
from game.nyet import GAME
from game.nyet.bot import make_bot
from game.nyet.kernel import Play, codes
from game.nyet.policy import pick
from tests.bench.test_rules_speed import chess_game, cpu_seconds
from tests.nyet_table import position

TIMES_CHESS = 6.0
COPY_US = 12.0
TIMES_RULES = 4.0
ROUNDS = 9
REPEATS = 5
CHOICE_S = 0.5

Game: TypeAlias = Callable[[int], int]

pytestmark = [pytest.mark.bench, pytest.mark.xdist_group("bench")]


def nyet_games(seed: int) -> int:
    """Random matches of four: list the moves, choose, check and play. Says how many.

    Three, so that it is measured about as long as a game of chess.
    """
    chance = random.Random(seed)
    moves = 0
    for match in range(3):
        state = GAME.deal(4, GAME.Options(), 3 * seed + match)
        while state.outcome is None:
            state.play(chance.choice(state.moves(state.to_act()[0])))
            moves += 1
    return moves


def rounds_by_rules(seed: int) -> int:
    """The tricks of a round by the rules; says how many cards were played."""
    state = position(seed=seed)
    chance = Chance(seed)
    while state.phase == "tricks":
        [seat] = state.to_act()
        state.play(chance.choice(state.moves(seat)))
    return 60


def rounds_by_kernel(seed: int) -> int:
    """The tricks of the same round by the kernel and its policy."""
    state = position(seed=seed)
    terms = state.law
    start = Play(terms, state.teams, [card for hand in state.hands for card in hand])
    start.deal(state.hands, codes(terms.trump, terms.supertrump))
    for _ in range(10):
        play = start.copy()
        while play.left:
            play.play(pick(play))
    return 600


def test_random_moves_are_at_least_six_times_as_quick_as_in_chess(
    capsys: pytest.CaptureFixture[str],
) -> None:
    took: dict[Game, list[list[float]]] = {chess_game: [], nyet_games: []}
    for _ in range(REPEATS):
        for game, times in took.items():
            times.append([cpu_seconds(partial(game, seed)) for seed in range(ROUNDS)])
    # Of each game its quietest run counts: neighbours on the machine only ever slow one down.
    of_chess, of_nyet = (sum(map(min, *times)) for times in took.values())
    with capsys.disabled():
        print(f"\nnyet: a move takes 1/{of_chess / of_nyet:.1f} of one in python-chess")
    assert of_chess / of_nyet >= TIMES_CHESS


def test_a_copy_in_the_middle_of_a_round_is_cheap(capsys: pytest.CaptureFixture[str]) -> None:
    state = GAME.deal(5, GAME.Options(), 4)
    while len(state.tricks) < 6:
        state.play(state.moves(state.to_act()[0])[0])

    def copies() -> int:
        for _ in range(2000):
            state.copy()
        return 2000

    took = median(cpu_seconds(copies) for _ in range(ROUNDS)) * 1e6
    with capsys.disabled():
        print(f"\nnyet: a copy in the middle of a round takes {took:.1f} us")
    assert took <= COPY_US


def test_the_kernel_is_many_times_as_quick_as_the_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ratios = [
        cpu_seconds(partial(rounds_by_rules, seed)) / cpu_seconds(partial(rounds_by_kernel, seed))
        for seed in range(ROUNDS)
    ]
    took = cpu_seconds(partial(rounds_by_kernel, 1)) * 60
    with capsys.disabled():
        print(
            f"\nnyet: the kernel plays {1 / took:.0f} deals a second, {median(ratios):.1f} x rules"
        )
    assert median(ratios) >= TIMES_RULES


def test_the_longest_thoughts_of_an_expert(capsys: pytest.CaptureFixture[str]) -> None:
    """The first lead: the choice with most before it."""
    state = position(seed=3)

    def choose() -> int:
        make_bot("expert", 0, 1).choose(state.view(0), state.moves(0), 0)
        return 1

    took = median(cpu_seconds(choose) for _ in range(3))
    with capsys.disabled():
        print(f"\nnyet: an expert's first lead takes {took:.2f} CPU s")
    assert took <= CHOICE_S
