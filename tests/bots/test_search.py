"""The search that all games share finds the best move, and wastes little on the others."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.player import Habits
from game.bots.search import LAP, finish, search
from game.chance import Chance

WORTH = {"bad": 0.0, "fair": 0.6, "good": 1.0, "poor": 0.2}


def play_noisy(budget: int, seed: int) -> tuple[list[tuple[float, str]], Counter[str]]:
    """Moves of known worth in worlds whose luck is much greater than the differences."""
    chance, tried = Chance(seed), Counter[str]()

    def play_out(luck: float, move: str) -> float:
        tried[move] += 1
        return WORTH[move] + luck + chance.between(-1, 1)

    thoughts = search(list(WORTH), lambda: chance.between(-50, 50), play_out, budget)
    return finish(thoughts), tried


def test_the_best_move_wins_although_luck_is_far_greater_than_skill() -> None:
    wins = sum(play_noisy(800, seed)[0][0][1] == "good" for seed in range(50))
    assert wins >= 48


def test_what_falls_behind_is_tried_no_more() -> None:
    _, tried = play_noisy(2000, 3)
    assert tried["bad"] < tried["good"] / 3


def test_the_budget_is_kept() -> None:
    for budget in (1, 100, 1000):
        _, tried = play_noisy(budget, 5)
        assert sum(tried.values()) < budget + LAP * len(WORTH) + 1


def test_a_single_move_is_not_searched() -> None:
    thoughts = search(["only"], lambda: 1, lambda _world, _move: 1 / 0, 100)
    assert finish(thoughts) == [(0.0, "only")]


def test_equal_chance_gives_the_equal_answer() -> None:
    assert play_noisy(500, 9) == play_noisy(500, 9)


def test_when_time_is_up_it_answers_with_what_it_knows() -> None:
    chance, worlds = Chance(4), Counter[str]()

    def sample() -> float:
        worlds["made"] += 1
        return chance.between(-50, 50)

    thoughts = search(["bad", "good"], sample, lambda luck, move: WORTH[move] + luck, 10**9)
    next(thoughts)
    with pytest.raises(StopIteration) as end:
        thoughts.send(True)
    assert [move for _, move in end.value.value] == ["good", "bad"]
    assert worlds["made"] == 1


@pytest.mark.parametrize(("size", "playings_out"), [(2, 600), (4, 600), (5, 480), (8, 300)])
def test_where_a_playing_out_takes_longer_there_are_fewer(size: int, playings_out: int) -> None:
    assert Habits(budget=600, full_at=4).playings_out(size) == playings_out
    assert Habits(budget=600).playings_out(size) == 600
