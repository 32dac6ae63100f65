"""NYET!, End: NYET-95 to NYET-97, the lengths of O-1 and the limits of O-2 (NYET-110)."""

from __future__ import annotations

from typing import Any

import pytest

from game.nyet.options import Options
from game.rules import Outcome
from tests.rules.nyet_play import A, B, deal, next_round, play_until, scored

ROUNDS = {2: 8, 3: 9, 4: 8, 5: 10}


def ended(scores: list[int], won: list[int], **rest: Any) -> Outcome | None:
    """The outcome after a round with these tricks, worth 1 each, and these scores before it."""
    state, _ = scored(won, [0] * len(won), scores=scores, value=1, **rest)
    play_until(state, "vetoes", "over")
    outcome: Outcome | None = state.outcome
    return outcome


def last_round(scores: list[int], won: list[int], **rest: Any) -> Outcome:
    outcome = ended(scores, won, number=ROUNDS[len(won)], **rest)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_95_the_game_ends_after_the_last_round_and_the_highest_score_wins(seats: int) -> None:
    state = deal(seats, seed=7)
    for number in range(1, ROUNDS[seats] + 1):
        assert state.outcome is None
        assert state.view(A).number == number
        next_round(state)
    outcome = state.outcome
    assert outcome is not None
    assert state.to_act() == ()
    assert outcome.scores == state.view(A).scores
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s in range(seats) if outcome.scores[s] == best)


def test_nyet_95_not_the_last_rounds_winner_but_the_highest_score_wins() -> None:
    outcome = last_round([0, 50, 20, 10], [10, 2, 2, 1])
    assert outcome.scores == (12, 53, 32, 13)
    assert outcome.winners == (B,)
    assert outcome.places == (4, 1, 2, 3)


def test_nyet_96_players_tied_for_the_highest_score_all_win() -> None:
    outcome = last_round([30, 50, 30, 10], [20, 0, 2, 2])
    assert outcome.scores == (52, 52, 52, 12)
    assert outcome.winners == (0, 1, 2)
    assert outcome.places == (1, 1, 1, 4)


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([40, 40, 38, 10], (1, 3, 2, 4)),
        ([30, 60, 20, 59], (3, 1, 4, 2)),
        ([40, 49, 40, 49], (1, 3, 1, 3)),
        ([40, 49, 40, 20], (1, 3, 1, 4)),
        ([20, 60, 20, 60], (3, 1, 3, 1)),
        ([30, 61, 19, 40], (2, 1, 4, 3)),
        ([-90, -80, -70, -80], (2, 3, 1, 3)),
    ],
)
def test_nyet_96_lower_places_are_ranked_with_gaps(
    scores: list[int], places: tuple[int, ...]
) -> None:
    # 0 and 2 get 13, 1 and 3 get 2.
    assert last_round(scores, [10, 1, 3, 1]).places == places


@pytest.mark.parametrize("lead", [100, 500, 10000])
def test_nyet_97_nothing_ends_the_game_before(lead: int) -> None:
    for number in range(1, 8):
        assert ended([lead, 0, -lead, 0], [10, 2, 2, 1], number=number) is None


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 6), (4, 4), (5, 5)])
def test_option_1_short_plays_half_the_dealing_turns_rounded_up(seats: int, rounds: int) -> None:
    state = deal(seats, length="short")
    played = 0
    while state.outcome is None:
        assert state.view(A).rounds == rounds
        next_round(state)
        played += 1
    assert played == rounds


def points(limit: int = 100) -> Options:
    return Options(length="points", limit=limit)


@pytest.mark.parametrize("limit", [50, 100, 150, 200])
def test_nyet_110_and_option_2_the_limit_ends_the_game(limit: int) -> None:
    short_of_it = [limit - 13, 0, 0, 0]
    assert ended(short_of_it, [10, 1, 2, 2], options=points(limit)) is None
    outcome = ended([limit - 12, 0, 0, 0], [10, 1, 2, 2], options=points(limit))
    assert outcome is not None
    assert outcome.scores[A] == limit
    assert outcome.winners == (A,)


def test_nyet_110_the_highest_score_wins_not_who_reached_the_limit_first() -> None:
    outcome = ended([95, 104 - 3, 40, 20], [10, 1, 2, 2], options=points())
    assert outcome is not None
    assert outcome.scores == (107, 104, 52, 23)
    assert outcome.winners == (A,)


def test_nyet_110_ties_are_shared() -> None:
    outcome = ended([95, 104, 40, 20], [10, 1, 2, 2], options=points())
    assert outcome is not None
    assert outcome.scores == (107, 107, 52, 23)
    assert outcome.winners == (0, 1)


def test_nyet_110_it_may_end_in_any_round() -> None:
    for number in (1, 2, 9, 39):
        outcome = ended([95, 0, 0, 0], [10, 1, 2, 2], number=number, options=points())
        assert outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_110_after_40_rounds_the_highest_score_wins(seats: int) -> None:
    won = [3, 1, 1, 1, 1][:seats]
    before = [-50, 20, -60, -70, -80][:seats]
    for number in range(1, 40, 6):
        assert ended(before, won, number=number, options=points()) is None
    outcome = ended(before, won, number=40, options=points())
    assert outcome is not None
    assert outcome.winners == (B,)


def test_nyet_110_a_score_that_falls_below_the_limit_again_does_not_happen_in_between() -> None:
    # With -2 nobody reaches 100 from below, and who stands above it ended the game before.
    state, _ = scored([3, 1, 1, 1], [0] * 4, scores=[99, 99, 99, 99], value=-2, options=points())
    play_until(state, "vetoes", "over")
    assert state.outcome is None


def test_nyet_110_without_points_no_limit_counts() -> None:
    assert ended([300, 0, 0, 0], [10, 1, 2, 2], options=Options(limit=50)) is None
