"""Totem, Outward arrows: TOT-521 to TOT-528."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import (
    CountdownVoided,
    Counted,
    Lifted,
    Returned,
    Revealed,
    RushLapsed,
    RushOpened,
)
from game.totem.moves import Choose, Knock
from game.totem.options import Options
from tests.rules.totem_play import (
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    SPENT,
    A,
    B,
    C,
    D,
    counts,
    found,
    grab,
    grabs,
    lift,
    run_to,
    sizes,
    table,
    top,
    turn,
    turned,
    until,
)

NOTHING = ("", "", "", "")


def counting(*decks: str, piles: tuple[str, ...] = NOTHING, **rest: Any) -> Any:
    """The first card that is turned, outward arrows, is on the table."""
    state = table(decks, piles, **rest)
    turn(state)
    return state


CALM_REVEAL = ("2 S1-P OUT1", "2 D1-G", "2 T1-O", "2 K1-Y")


def test_tot_521_after_a_count_to_three_every_hand_turns_one_card() -> None:
    state = counting(*CALM_REVEAL)
    events = turn(state)
    assert counts(events) == [1, 2, 3]
    assert [event.hands for event in found(events, Revealed)] == [(A, B, C, D)]
    assert sizes(state.piles) == [2, 1, 1, 1]


def test_tot_521_the_cards_go_up_with_the_three() -> None:
    state = counting(*CALM_REVEAL)
    shown = state.now
    assert lift(state) == shown + 400 + 600 + 600
    assert state.view(None).count == 3


def test_tot_522_hands_without_a_deck_do_not_turn_and_their_tops_count() -> None:
    state = counting("2 S1-P OUT1", "", "2 D1-O", "2 K1-Y", piles=("", "D1-G", "", ""))
    assert turned(state) == (A, C, D)
    assert top(state, B) == "D1-G"
    assert grab(state, B) == CORRECT_DUEL


def test_tot_523_without_a_group_the_owner_starts() -> None:
    state = counting(*CALM_REVEAL)
    turn(state)
    assert state.pointer == A
    assert turned(state) == (A,)


def test_tot_523_an_unnoticed_group_does_not_stop_the_game() -> None:
    state = counting("2 S1-P OUT1", "2 K3-P", "2 T1-O", "2 K3-Y")
    turn(state)
    assert state.pointer == A
    assert turned(state) == (A,)


def test_tot_524_outward_again_is_another_countdown_for_a_new_owner() -> None:
    state = counting("2 G1-P S1-P OUT1", "2 S4-Y D1-G", "2 D4-G OUT2", "2 T4-O K1-Y")
    turn(state)
    events = turn(state)
    assert counts(events) == [1, 2, 3]
    assert found(events, Revealed)[-1].hands == (A, B, C, D)
    assert state.pointer == C
    assert turned(state) == (C,)


def test_tot_524_several_at_once_cause_one_countdown_owned_by_the_first_after_the_owner() -> None:
    state = table(
        ["2 D4-G OUT2", "2 G1-P S1-P OUT1", "2 S4-Y D1-G", "2 T4-O OUT3"], NOTHING, starts=B
    )
    turn(state, 2)
    assert counts(turn(state)) == [1, 2, 3]
    # After B comes C, without arrows; D is the first who showed some.
    assert state.pointer == D
    assert counts(turn(state)) == []


def test_tot_525_a_new_group_voids_outward_arrows_of_the_same_reveal() -> None:
    state = counting("3 S1-P OUT1", "2 K3-P", "2 OUT2", "2 K3-Y")
    turn(state)
    assert top(state, C) == "OUT2"
    assert counts(run_to(state, state.now + 13000)) == []


def test_tot_525_a_new_group_beside_a_rush_voids_them_too() -> None:
    state = table(["3 S1-P OUT1", "2 K3-P", "2 OUT2", "2 K3-Y", "2 IN1"], ("", *NOTHING))
    turn(state, 2)
    until(state, RushLapsed)
    assert counts(turn(state)) == []


def rush_and_outward(**rest: Any) -> Any:
    """A's outward arrows show IN1 on B and OUT2 on C, and no match."""
    state = counting("3 S1-P OUT1", "2 D1-O IN1", "2 T1-G OUT2", "2 G1-P K1-Y", **rest)
    turn(state)
    return state


@pytest.mark.parametrize("winner", [A, B, C, D])
def test_tot_525_a_rush_alone_is_played_first_then_the_outward_arrows(winner: int) -> None:
    state = rush_and_outward()
    assert not found(run_to(state, state.now + 5000), Counted)
    assert grab(state, winner) == CORRECT_RUSH
    until(state, Returned)
    returned = state.now
    events = turn(state)
    assert counts(events) == [1, 2, 3]
    assert found(events, Revealed)[-1].hands == (A, B, C, D)
    assert state.now == returned + 400 + 600 + 600 + 180
    # As after any outward arrows, their owner starts.
    assert turned(state) == (C,)


def test_tot_525_the_outward_arrows_follow_a_rush_that_lapses_too() -> None:
    state = rush_and_outward()
    until(state, RushLapsed)
    assert counts(turn(state)) == [1, 2, 3]
    assert turned(state) == (C,)


def test_tot_525_an_error_in_the_rush_ends_the_outward_arrows_too() -> None:
    state = rush_and_outward(options=Options(knock_over=True))
    state.play(Knock(D, state.now))
    until(state, Returned)
    assert counts(turn(state)) == []


def test_tot_525_a_duel_chosen_instead_of_the_rush_ends_the_outward_arrows() -> None:
    # D-E is an older match, so the rush is alone in its reveal.
    decks = ["3 S1-P OUT1", "2 D1-O IN1", "2 T1-G OUT2", "", ""]
    state = table(decks, ["", "", "", "G2-P", "G2-Y"], options=Options(play_on=True))
    turn(state, 2)
    grabs(state.copy(), D)
    for what, counted in (("duel", []), ("rush", [1, 2, 3])):
        played = state.copy()
        grabs(played, D)
        played.play(Choose(D, what, played.now))
        until(played, Returned)
        assert counts(turn(played)) == counted


def test_tot_525_everybody_can_see_that_the_outward_arrows_are_still_to_come() -> None:
    state = rush_and_outward()
    assert state.view(None).outward_owner == C
    grab(state, D)
    assert state.view(None).outward_owner == C
    until(state, Revealed)
    assert state.view(None).outward_owner == -1


def test_tot_525_no_count_follows_a_new_group() -> None:
    state = counting("2 G1-P S1-P OUT1", "2 K3-P", "2 OUT2", "2 K3-Y")
    turn(state)
    events = turn(state)
    assert counts(events) == []
    assert found(events, Revealed)[-1].hands == (A,)


def test_tot_525_an_older_unnoticed_group_does_not_stop_the_countdown() -> None:
    state = table([2, 2, "2 T1-O OUT1", 2], ["S1-P", "S1-G", "", ""], starts=C)
    turn(state)
    assert state.phase == "countdown"


def test_tot_525_what_is_left_of_an_older_group_is_not_new() -> None:
    state = table(
        ["", "", "2 OUT2", "2 K1-Y T1-O OUT1"], ["S1-P", "S1-G", "S1-O", ""], starts=D
    )  # fmt: skip
    turn(state, 2)
    assert grab(state.copy(), A) == CORRECT_DUEL
    assert counts(turn(state)) == [1, 2, 3]


def test_tot_525_a_group_that_gained_a_card_is_new() -> None:
    state = table(
        ["", "", "2 OUT2", "2 K1-Y S1-Y OUT1"], ["S1-P", "S1-G", "", ""], starts=D
    )  # fmt: skip
    turn(state, 2)
    assert counts(turn(state)) == []


def test_tot_525_a_group_made_by_a_change_of_rule_is_new() -> None:
    # The one coloured card is covered by outward arrows: shapes wake.
    state = table([2, 2, 2, "2 OUT1"], ["S1-P", "S1-G", "T1-O", "COL1"], starts=D)
    turn(state)
    assert state.phase == "turning"
    assert turned(state) == (A,)


def test_tot_526_grabs_during_a_countdown_are_judged_on_the_visible_table() -> None:
    for hand, verdict in ((A, "correct"), (D, ERROR)):
        state = table([2, 2, "2 T1-O OUT1", 2], ["S1-P", "S1-G", "", "K1-Y"], starts=C)
        turn(state)
        assert grab(state, hand, state.now + 700)[0] == verdict


@pytest.mark.parametrize(("hand", "starter"), [(A, B), (D, D)])
def test_tot_526_an_accepted_grab_ends_the_countdown_for_good(hand: int, starter: int) -> None:
    state = table([2, 2, "2 T1-O OUT1", 2], ["S1-P", "S1-G", "", "K1-Y"], starts=C)
    turn(state)
    shown = state.now
    run_to(state, shown + 1000)
    events = grabs(state, hand, shown + 1100)
    assert found(events, CountdownVoided)
    events = until(state, Lifted)
    assert not found(events, Counted)
    assert [event.hands for event in found(events, Lifted)] == [(starter,)]


def test_tot_526_an_ignored_grab_does_not_end_it() -> None:
    state = table([2, "2 OUT1", 2, 2], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    turn(state)
    shown = state.now
    assert grab(state, C, shown + 700) == SPENT
    assert lift(state) == shown + 1600


# Last card


def test_tot_527_last_outward_arrows_win_at_once_and_the_pile_goes_to_the_pot() -> None:
    state = table(["OUT1", 3, 3, 3], ["2 S1-P", "D1-G", "T1-O", "K1-Y"], 4)
    events = turn(state)
    assert state.outcome.winners == (A,)
    assert len(state.pot) == 4 + 4
    assert state.piles[A] == []
    assert counts(events) == []


@pytest.mark.parametrize("others", [("K3-P", "K3-Y"), ("IN1", "T1-O"), ("COL1", "T1-O")])
def test_tot_527_comes_before_anything_else_in_that_reveal(others: tuple[str, str]) -> None:
    state = counting("2 S1-P OUT1", "OUT2", f"2 {others[0]}", f"2 {others[1]}")
    events = turn(state)
    assert state.outcome.winners == (B,)
    assert not found(events, RushOpened)
    assert state.phase == "over"


def test_tot_528_two_hands_in_one_reveal_win_together() -> None:
    state = counting("2 S1-P OUT1", "OUT2", "OUT3", "2 K1-Y")
    turn(state)
    assert set(state.outcome.winners) == {B, C}
    assert state.outcome.places[B] == state.outcome.places[C] == 1


def test_tot_528_with_play_on_they_share_a_place_and_the_owner_goes_on() -> None:
    state = counting("2 S1-P OUT1", "OUT2", "OUT3", "2 K1-Y", options=Options(play_on=True))
    turn(state)
    assert [state.places[hand] for hand in range(4)] == [0, 1, 1, 0]
    assert state.pointer == A


def test_tot_525_a_rush_in_the_same_reveal_may_be_grabbed() -> None:
    state = counting("2 S1-P OUT1", "2 IN1", "2 OUT2", "2 K1-Y")
    turn(state)
    assert grab(state, D) == CORRECT_RUSH
