"""NYET! beside python-chess, and the kernel of its bots beside its rules.

CPU time of this process; both take turns in the same run, and the median of the ratios counts.
"""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import Any

import pytest

from game.chance import Chance
from game.nyet.bot import make_bot
from game.nyet.kernel import Play, codes
from game.nyet.policy import pick
from tests.bench.test_rules_speed import chess_game, cpu_seconds
from tests.house.games import TABLES
from tests.nyet_table import position, veto_board

TIMES_CHESS = 1.0
TIMES_RULES = 4.0
ROUNDS = 7
CHOICE_S = 0.5

pytestmark = [pytest.mark.bench, pytest.mark.xdist_group("bench")]


def nyet_game(seed: int) -> int:
    """A random match of four: list the moves, choose, check and play. Says how many."""
    table = TABLES["nyet"]
    state: Any = table.game.deal(4, table.game.Options(length="short"), seed)
    chance = Chance(seed)
    moves = 0
    while state.outcome is None:
        state.play(table.pick(state, chance))
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


def test_a_random_move_costs_no_more_than_one_in_chess(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ratios = [
        cpu_seconds(partial(chess_game, seed)) / cpu_seconds(partial(nyet_game, seed))
        for seed in range(ROUNDS)
    ]
    with capsys.disabled():
        print(f"\nnyet: a move takes 1/{median(ratios):.1f} of one in python-chess")
    assert median(ratios) >= TIMES_CHESS


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
    """The first veto, the first lead: the choices with most before them."""
    for name, state in (("veto", veto_board(seed=3)), ("lead", position(seed=3))):
        [seat] = state.to_act()

        def choose(state: Any = state, seat: int = seat) -> int:
            make_bot("expert", seat, 1).choose(state.view(seat), state.moves(seat), 0)
            return 1

        took = median(cpu_seconds(choose) for _ in range(3))
        with capsys.disabled():
            print(f"\nnyet: an expert's first {name} takes {took:.2f} CPU s")
        assert took <= 2 * CHOICE_S
