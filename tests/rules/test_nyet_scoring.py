"""NYET!, Scoring: NYET-85 to NYET-90."""

from __future__ import annotations

import pytest

from game.nyet.events import RoundScored
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    E,
    dealt_trick,
    found,
    gains,
    play_until,
    plays,
    scored,
)


def test_nyet_85_team_catch_is_tricks_and_loot_of_all_members() -> None:
    # 0+2 against 1+3.
    assert gains([4, 2, 5, 3], [1, 0, 2, 1], value=1) == (12, 6, 12, 6)


@pytest.mark.parametrize("value", [1, 2, 3, 4, -2])
def test_nyet_86_team_points_are_catch_times_value(value: int) -> None:
    _, result = scored([4, 2, 5, 3], [1, 0, 2, 1], value=value)
    assert result.points == (12 * value, 6 * value)


def test_nyet_86_card_values_do_not_matter() -> None:
    high = dealt_trick("R13 R12 R11 R10", value=3)
    low = dealt_trick("R5 R4 R3 R2", value=3)
    plays(high, "R13 R12 R11 R10")
    plays(low, "R5 R4 R3 R2")
    assert high.scores == low.scores == (3, 0, 3, 0)


def test_nyet_87_every_member_adds_the_full_team_points() -> None:
    state, result = scored(
        [7, 3, 2, 0, 0], [3, 0, 1, 0, 0], partners=(D, E), scores=[5, 1, 2, 3, 4]
    )
    assert (result.gains[A], result.gains[D], result.gains[E]) == (20, 20, 20)
    assert (state.scores[A], state.scores[D], state.scores[E]) == (25, 23, 24)


def test_nyet_87_scores_add_up_round_by_round() -> None:
    state, result = scored([4, 2, 5, 3], [0, 0, 0, 0], scores=[10, 20, 30, -40])
    assert result.gains == (18, 10, 18, 10)
    assert result.scores == state.scores == (28, 30, 48, -30)


@pytest.mark.parametrize(("partners", "holder"), [((B,), A), ((B,), B), ((C, D), B), ((C, D), E)])
def test_nyet_88_the_bonus_holder_adds_twice_their_partner_once(
    partners: tuple[int, ...], holder: int
) -> None:
    got = gains([5, 3, 2, 1, 1], [0, 1, 0, 0, 0], partners=partners, bonus=holder, value=1)
    own = {A, *partners}
    team = [got[seat] for seat in own]
    other = [got[seat] for seat in range(5) if seat not in own]
    catches = (9, 4) if partners == (B,) else (8, 5)
    for seat in range(5):
        catch = catches[seat not in own]
        assert got[seat] == catch * (2 if seat == holder else 1)
    assert sum(team) + sum(other) == sum(got)


@pytest.mark.parametrize(("partners", "expected"), [((), (24, 5, 5)), ((B,), (14, 14, 6))])
def test_nyet_88_the_solo_player_of_three_adds_twice(
    partners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert gains([10, 2, 2], [2, 0, 1], partners=partners, value=1) == expected


def test_nyet_89_with_minus_2_points_are_negative_and_the_holder_loses_twice() -> None:
    assert gains([4, 6, 4], [1, 1, 1], value=-2) == (-20, -24, -24)
    got = gains([4, 2, 2, 2, 2], [1, 0, 0, 0, 0], partners=(B,), bonus=B, value=-2)
    assert got == (-14, -28, -12, -12, -12)


def test_nyet_89_catching_nothing_is_0_not_less() -> None:
    assert gains([14, 0, 0], [2, 0, 0], value=-2) == (-64, 0, 0)


def test_nyet_90_both_teams_score_every_round_in_the_same_moment() -> None:
    names = "R13 R1 R2 R3"
    state = dealt_trick(names)
    (result,) = found(plays(state, names), RoundScored)
    assert result.gains == (4, 0, 4, 0)
    assert result.scores == state.scores


def test_nyet_90_a_team_with_catch_0_scores_0() -> None:
    assert gains([15, 0, 0, 0], [4, 0, 0, 0], value=4) == (76, 0, 76, 0)
    assert gains([12, 0, 0, 0, 0], [3, 0, 0, 0, 0], value=4, partners=(B, C)) == (60, 60, 60, 0, 0)


def test_the_score_sheet_keeps_the_round() -> None:
    state, result = scored([4, 6, 4], [1, 1, 1], value=-2, dealer=2)
    (line,) = state.view(B).sheet
    assert (line.dealer, line.bonus) == (2, A)
    assert line.terms.value == -2
    assert (line.tricks, line.loot, line.gains) == (result.tricks, result.loot, result.gains)
    play_until(state, "vetoes", "over")
    assert state.view(C).sheet == (line,)
