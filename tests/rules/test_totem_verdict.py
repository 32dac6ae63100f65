"""Totem, Verdict of a grab: TOT-710 to TOT-716, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import Judged, RushLapsed
from game.totem.moves import Grab, Knock, Pause, Release, Tick
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    CLOSED,
    CORRECT_CHOICE,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    LATE,
    LOCKED,
    OUT,
    SPENT,
    A,
    B,
    C,
    D,
    back,
    card,
    deal,
    found,
    grab,
    grabs,
    press,
    run_to,
    settle,
    sizes,
    table,
    turn,
    until,
    verdict,
)

PAIR = ("S1-P", "S1-G", "T1-O", "K1-Y")


def pair(**rest: Any) -> Any:
    """A and B match; C and D do not."""
    return table([3, 3, 3, 3], PAIR, **rest)


def covered() -> Any:
    """A and C matched until C's new card came this very moment."""
    state = table([3, 3, "2 K2-P", 3], ["S1-P", "D1-G", "S1-O", "K1-Y"], starts=C)
    turn(state)
    return state


# Line 1


def test_tot_710_line_1_before_the_start() -> None:
    assert grab(deal(4), A) == CLOSED


def test_tot_710_line_1_while_the_totem_is_held() -> None:
    state = pair()
    grabs(state, A)
    run_to(state, state.now + 700)
    before = state.copy()
    assert grab(state, C) == CLOSED
    assert state.decks == before.decks
    assert state.view(None).hands[C].locked_until <= state.now


def test_tot_710_line_1_while_a_choice_is_open() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"])
    turn(state)
    grabs(state, B)
    assert grab(state, D) == CLOSED
    assert grab(state, C) == CLOSED
    assert state.phase == "choice"


def test_tot_710_line_1_in_a_pause() -> None:
    state = pair()
    state.play(Pause(500))
    assert verdict(press(state, A, 500), A) == CLOSED
    assert verdict(press(state, C, 500), C) == CLOSED


def test_tot_710_line_1_after_the_game() -> None:
    state = table(["", 3, 3, 3], PAIR, options=Options(games="endless"))
    grabs(state, A)
    assert grab(state, C) == CLOSED


# Lines 2 and 3


def test_tot_710_line_2_a_hand_that_is_out() -> None:
    state = table(["", 3, 3, 3], PAIR, options=Options(play_on=True))
    grabs(state, A)
    back(state)
    assert grab(state, A) == OUT


def test_tot_710_line_3_a_locked_hand() -> None:
    state = pair()
    grabs(state, C)
    back(state)
    assert grab(state, C) == LOCKED


def test_tot_710_line_3_a_key_that_was_not_released() -> None:
    state = pair()
    state.play(Grab(A, 100))
    settle(state)
    back(state)
    assert verdict(state.play(Grab(A, state.now)), A) == LOCKED
    state.play(Release(A, state.now))
    assert grab(state, A, state.now + 200)[0] == ERROR


@pytest.mark.parametrize(("gap", "expected"), [(119, LOCKED), (120, SPENT)])
def test_tot_710_line_3_less_than_debounce_ms_after_the_last_press(
    gap: int, expected: tuple[str, str]
) -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    # C's press while the totem is held brings no lock of its own: only debounce counts.
    returns = state.now + 1500
    press(state, C, returns - 100)
    run_to(state, returns)
    assert grab(state, C, returns - 100 + gap) == expected


def test_tot_710_line_3_option_debounce_ms() -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G"], options=Options(debounce_ms=250))
    grabs(state, A)
    returns = state.now + 1500
    press(state, C, returns - 100)
    run_to(state, returns)
    assert grab(state, C, returns - 100 + 249) == LOCKED


def test_tot_743_a_key_that_is_held_down_never_counts_again() -> None:
    state = table(["3 IN1", 3, 3, 3], ["", "", "", ""])
    state.play(Grab(B, 10))
    turn(state)
    for later in (200, 4000, 8000):
        assert verdict(state.play(Grab(B, state.now + later)), B) == LOCKED
    assert state.view(None).rush_open
    state.play(Release(B, state.now + 1))
    assert grab(state, B, state.now + 200)[0] != "ignored"


# Lines 4 to 8


def test_tot_710_line_4_a_rush_is_open() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"])
    turn(state)
    assert grab(state.copy(), D) == CORRECT_RUSH
    assert grab(state, B) == CORRECT_CHOICE


def test_tot_710_line_5_a_live_group() -> None:
    assert grab(pair(), A) == CORRECT_DUEL


def test_tot_710_line_5_three_of_a_colour() -> None:
    state = table([3, 3, 3], ["S1-P", "D1-P", "T1-P"], seats=3)
    assert grab(state, B) == CORRECT_RUSH


def test_tot_710_line_6_within_grace() -> None:
    state = covered()
    assert grab(state, A, state.now + 200) == LATE


def test_tot_710_line_6_comes_before_line_7() -> None:
    # A let the totem slip, so B's duel is spent; a late press brings no lock all the same.
    state = table([3, 3, 3, 3], PAIR, options=Options(steady_grip=True))
    state.play(Grab(A, 100))
    settle(state)
    state.play(Release(A, 150))
    assert grab(state, B, 400) == LATE
    assert state.view(None).hands[B].locked_until == 0


def test_tot_710_line_7_a_spent_group_then_a_lock() -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    back(state)
    now = state.now
    assert grab(state, C) == SPENT
    assert state.view(None).hands[C].locked_until == now + 1000
    assert grab(state, C, now + 999) == LOCKED
    assert grab(state, C, now + 1200) == SPENT


def test_tot_710_line_7_option_spent_lock_ms() -> None:
    options = Options(spent_lock_ms=400)
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G"], options=options)
    grabs(state, A)
    back(state)
    now = state.now
    grab(state, C)
    assert state.view(None).hands[C].locked_until == now + 400


def test_tot_710_line_8_anything_else() -> None:
    assert grab(pair(), C)[0] == ERROR
    assert grab(table([3, 3, 3, 3], CALM), A)[0] == ERROR


# Grace


@pytest.mark.parametrize(("after", "expected"), [(0, LATE), (300, LATE), (301, None)])
def test_tot_711_grace_when_a_members_card_is_covered(after: int, expected: Any) -> None:
    state = covered()
    for hand in (A, C):
        assert_late(state.copy(), hand, state.now + after, expected)


def assert_late(state: Any, hand: int, t: int, expected: Any) -> None:
    """LATE costs nothing; otherwise it is an error."""
    before = state.copy()
    result = grab(state, hand, t)
    if expected is None:
        assert result[0] == ERROR
    else:
        assert result == expected
        assert (state.decks, state.piles) == (before.decks, before.piles)


@pytest.mark.parametrize(("after", "expected"), [(300, LATE), (301, None)])
def test_tot_711_grace_when_the_rule_in_force_changes(after: int, expected: Any) -> None:
    state = table([3, 3, 3, "2 COL1"], ["S1-P", "S1-G", "K2-O", ""], starts=D)
    turn(state)
    assert_late(state, A, state.now + after, expected)


@pytest.mark.parametrize(("after", "expected"), [(300, LATE), (301, None)])
def test_tot_711_grace_when_the_rush_lapses(after: int, expected: Any) -> None:
    state = table(["2 IN1", 3, 3, 3], ["", *CALM[1:]])
    turn(state)
    until(state, RushLapsed)
    assert_late(state, C, state.now + after, expected)


def test_tot_711_grace_when_a_duel_is_cancelled() -> None:
    state = table([3, 3, 3, 3], PAIR, options=Options(steady_grip=True))
    state.play(Grab(A, 100))
    settle(state)
    state.play(Release(A, 150))
    slipped = state.now
    assert grab(state.copy(), B, slipped + 300) == LATE
    assert grab(state, B, slipped + 301) == SPENT


def test_tot_711_only_for_the_hand_that_had_the_opportunity() -> None:
    state = covered()
    assert grab(state, B, state.now + 10)[0] == ERROR


def test_tot_711_a_correct_basis_on_the_new_table_comes_first() -> None:
    state = table([3, 3, "2 D1-P", 3], ["S1-P", "D1-G", "S1-O", "K1-Y"], starts=C)
    turn(state)
    assert grab(state.copy(), C, state.now + 10) == CORRECT_DUEL
    assert grab(state, A, state.now + 10) == LATE


def test_tot_711_option_grace_ms() -> None:
    state = table(
        [3, 3, "2 K2-P", 3], ["S1-P", "D1-G", "S1-O", "K1-Y"], starts=C,
        options=Options(grace_ms=100),
    )  # fmt: skip
    turn(state)
    assert_late(state.copy(), A, state.now + 100, LATE)
    assert_late(state, A, state.now + 101, None)


def test_tot_712_no_grace_before_an_opportunity() -> None:
    state = table(["2 S1-O", 3, 3, 3], ["", "S1-G", "T1-O", "K1-Y"])
    shown = 1800 + 180
    run_to(state, shown - 1)
    early = state.copy()
    assert grab(early, B, shown - 1)[0] == ERROR
    turn(state)
    assert state.now == shown
    assert grab(state, B, shown + 1) == CORRECT_DUEL


def test_tot_712_before_the_tick_the_old_picture_counts() -> None:
    state = table(["2 S1-O", 3, 3, 3], ["", "S1-G", "T1-O", "K1-Y"])
    run_to(state, 1979)
    # Stamped on the due moment but taken before its Tick: not yet on the screen.
    assert grab(state, B, 1980)[0] == ERROR


def test_tot_713_a_strangers_grab_is_an_error_if_the_totem_is_free() -> None:
    assert grab(pair(), D)[0] == ERROR


def test_tot_713_and_ignored_once_it_is_held() -> None:
    state = pair()
    grabs(state, A)
    assert grab(state, D) == CLOSED
    assert sizes(state.decks) == [3, 5, 3, 3]


def test_tot_714_beyond_the_tie_window_the_earlier_stamp_wins() -> None:
    state = pair(right_of_way=[A, B, C, D])
    press(state, B, 100)
    press(state, A, 109)
    settle(state)
    assert sizes(state.decks) == [5, 3, 3, 3]


def test_tot_714_pressing_more_often_counts_nothing() -> None:
    state = pair(right_of_way=[A, B, C, D])
    press(state, B, 100)
    for t in (109, 110, 111):
        press(state, A, t)
    settle(state)
    assert sizes(state.decks) == [5, 3, 3, 3]


def test_tot_715_a_later_correct_grab_is_ignored() -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "S1-O", "K1-Y"])
    press(state, A, 100)
    settle(state)
    assert verdict(press(state, B, 200), B) == CLOSED
    assert sizes(state.decks) == [3, 5, 4, 3]


def test_tot_716_after_an_error_locked_until_500_after_the_hold() -> None:
    state = pair()
    grabs(state, C, 100)
    # Held from the end of the tie window, 108, to 1608.
    assert state.view(None).hands[C].locked_until == 2108
    run_to(state, 1700)
    assert grab(state, C, 2107) == LOCKED
    assert grab(state, C, 2300) != LOCKED


def test_tot_716_or_until_error_lock_ms_after_the_press() -> None:
    state = pair(options=Options(error_lock_ms=3000))
    grabs(state, C, 100)
    assert state.view(None).hands[C].locked_until == 3100


def test_tot_716_every_view_shows_the_lock() -> None:
    state = pair()
    grabs(state, C, 100)
    assert {state.view(seat).hands[C].locked_until for seat in (0, 2, None)} == {2108}
    assert state.view(0).hands[A].locked_until == 0


# Knocking the totem over


def test_tot_725_by_default_the_totem_cannot_fall() -> None:
    state = pair()
    before = state.copy()
    assert state.check(Knock(C, 100)) is not None
    assert state == before


@pytest.mark.parametrize("hand", [A, C])
def test_tot_726_a_knock_is_an_error_whatever_the_table_shows(hand: int) -> None:
    state = pair(options=Options(knock_over=True))
    events = state.play(Knock(hand, 100)) + settle(state)
    assert verdict(events, hand)[0] == ERROR
    assert len(state.decks[hand]) == 3 + 4
    assert back(state) == hand


def test_tot_726_even_in_a_rush() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", *CALM[1:]], options=Options(knock_over=True))
    turn(state)
    events = state.play(Knock(B, state.now)) + settle(state)
    assert verdict(events, B)[0] == ERROR


def test_tot_726_lines_1_to_3_come_first() -> None:
    state = pair(options=Options(knock_over=True))
    grabs(state, C)
    assert verdict(state.play(Knock(D, state.now)), D) == CLOSED
    back(state)
    assert verdict(state.play(Knock(C, state.now)), C) == LOCKED


# What the statistics need


def test_tot_562_reaction_is_counted_from_when_the_opportunity_became_visible() -> None:
    state = table(["2 S1-O", 3, 3, 3], ["", "S1-G", "T1-O", "K1-Y"])
    turn(state)
    events = grabs(state, B, state.now + 432)
    assert [event.reaction for event in found(events, Judged) if event.hand == B][-1] == 432


def test_tot_704_the_view_tells_since_when_the_picture_stands() -> None:
    state = table(["2 S1-O", 3, 3, 3], ["", "S1-G", "T1-O", "K1-Y"])
    state.play(Tick(1790))
    state.play(Tick(1800))
    # The frame that shows the card comes late: visible since then, not since it was due.
    state.play(Tick(1999))
    assert state.view(None).hands[A].top == card("S1-O")
    assert state.view(None).visible_since == 1999
