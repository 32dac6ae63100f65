"""Totem, Two players: TOT-650 to TOT-670."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import Counted, LastCardFailed, Lifted, RushLapsed, WentOut
from game.totem.options import Options
from tests.rules.totem_play import (
    A_LEFT,
    A_RIGHT,
    B_LEFT,
    B_RIGHT,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    LOCKED,
    OUT,
    A,
    B,
    back,
    counts,
    deal,
    found,
    grab,
    grabs,
    run_to,
    sizes,
    table,
    turn,
    turned,
    until,
    verdict,
)

# A right, B right, A left, B left.
CALM = ("S1-P", "D1-G", "T1-O", "K1-Y")


def two(piles: tuple[str, ...] = CALM, decks: Any = (3, 3, 3, 3), pot: int = 0, **o: Any) -> Any:
    rest = {key: o.pop(key) for key in ("starts", "ran_out") if key in o}
    return table(decks, piles, pot, seats=2, options=Options(**o), **rest)


def test_tot_650_each_player_has_two_hands_of_their_own() -> None:
    state = deal(2)
    assert sorted(state.owners) == [0, 0, 1, 1]
    assert sorted(state.sides) == ["left", "left", "right", "right"]
    assert len(state.decks) == len(state.piles) == 4


def test_tot_650_every_hand_has_its_own_grab() -> None:
    state = two(("S1-P", "S1-G", "T1-O", "K1-Y"))
    assert grab(state, B_RIGHT) == CORRECT_DUEL
    assert sizes(state.piles) == [0, 0, 1, 1]
    assert sizes(state.decks) == [5, 3, 3, 3]


def test_tot_651_turn_order_is_a_right_b_right_a_left_b_left() -> None:
    state = two(("", "", "", ""), ("1 S1-P", "1 D1-G", "1 T1-O", "1 K1-Y"))
    order = [turned(state)[0] for _ in range(5)]
    assert order == [A_RIGHT, B_RIGHT, A_LEFT, B_LEFT, A_RIGHT]
    assert [state.owners[hand] for hand in order[:4]] in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert [state.sides[hand] for hand in order[:4]] == ["right", "right", "left", "left"]


@pytest.mark.parametrize("hand", [A_RIGHT, A_LEFT])
def test_tot_652_two_hands_of_the_same_player_never_duel(hand: int) -> None:
    assert grab(two(("S1-P", "D1-G", "S1-O", "K1-Y")), hand)[0] == ERROR


def test_tot_652_with_a_hand_of_the_other_player_they_do() -> None:
    for hand in (A_RIGHT, A_LEFT, B_LEFT):
        assert grab(two(("S1-P", "D1-G", "S1-O", "S1-Y")), hand) == CORRECT_DUEL


def test_tot_653_the_wrong_hand_errs() -> None:
    state = two(("S3-G", "D1-G", "T1-O", "S3-Y"))
    assert grab(state, A_LEFT)[0] == ERROR
    assert sizes(state.decks) == [3, 3, 7, 3]


def test_tot_653_option_wrong_hand_ignore() -> None:
    state = two(("S3-G", "D1-G", "T1-O", "S3-Y"), wrong_hand="ignore")
    before = state.copy()
    assert grab(state, A_LEFT, 100) == ("ignored", "wrong_hand")
    assert (state.decks, state.piles) == (before.decks, before.piles)
    assert state.view(None).hands[A_LEFT].locked_until == 100 + 1500
    assert grab(state.copy(), A_LEFT, 1599) == LOCKED
    assert grab(state, A_RIGHT, 300) == CORRECT_DUEL


def test_tot_653_ignore_is_only_for_the_other_hand_of_a_member() -> None:
    state = two(("S3-P", "S3-G", "T1-O", "K1-Y"), wrong_hand="ignore")
    assert grab(state.copy(), A_LEFT)[0] == "ignored"
    assert grab(two(wrong_hand="ignore"), A_LEFT)[0] == ERROR


def test_tot_654_losers_are_only_the_members_of_the_other_player() -> None:
    state = two(("1 S1-P", "2 S1-G", "3 S1-O", "4 S1-Y"), pot=3)
    grabs(state, A_RIGHT)
    # A right's 2 and the pot's 3: B right, B left, B right, B left, B right.
    assert sizes(state.decks) == [3, 3 + 3 + 3, 3, 3 + 5 + 2]
    assert sizes(state.piles) == [0, 0, 4, 0]


def test_tot_654_the_second_hands_card_is_in_no_live_group_any_more() -> None:
    state = two(("1 S1-P", "K1-G", "3 S1-O", "4 S1-Y"))
    grabs(state, A_RIGHT)
    back(state)
    assert grab(state, A_LEFT)[0] != "correct"


def test_tot_655_only_the_piles_of_those_who_took_part_move() -> None:
    state = two(("1 S1-P", "2 S1-G", "3 T1-O", "4 K1-Y"), pot=2)
    grabs(state, B_RIGHT)
    assert sizes(state.piles) == [0, 0, 4, 5]
    assert sizes(state.decks) == [3 + 2 + 3 + 2, 3, 3, 3]
    assert back(state) == A_RIGHT


@pytest.mark.parametrize(
    ("winner", "starter"),
    [(A_RIGHT, B_RIGHT), (A_LEFT, B_LEFT), (B_RIGHT, A_LEFT), (B_LEFT, A_RIGHT)],
)
def test_tot_655_of_two_losing_hands_the_first_after_the_winning_hand_starts(
    winner: int, starter: int
) -> None:
    state = two(("S1-P", "S1-G", "S1-O", "S1-Y"))
    grabs(state, winner)
    assert back(state) == starter


def test_tot_656_each_of_the_four_hands_may_grab_a_rush() -> None:
    for hand in range(4):
        state = two(("2 S1-P", "2 D1-G", "4 T1-O", "5 K1-Y"), ("2 IN1", 3, 3, 3))
        turn(state)
        pile = len(state.piles[hand])
        assert grab(state, hand) == CORRECT_RUSH
        assert len(state.pot) == pile
        assert state.piles[hand] == []
        assert back(state) == hand


def test_tot_657_the_offending_hand_takes_all_four_piles_and_the_pot() -> None:
    state = two(("2 S1-P", "1 D1-G", "T1-O", "K1-Y"), pot=3)
    grabs(state, B_LEFT)
    assert sizes(state.decks) == [3, 3, 3, 3 + 7 + 3]
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert back(state) == B_LEFT


def test_tot_658_last_card_rules_apply_to_the_single_hand() -> None:
    # A right's inward arrows are its last card; A left is "another hand".
    state = two(("2", "D1-G", "1 T1-O", "K1-Y"), ("IN1", 3, 3, 3))
    turn(state)
    events = grabs(state, A_LEFT)
    assert [event.owners for event in found(events, LastCardFailed)] == [(A_RIGHT,)]
    assert sizes(state.decks) == [3 + 1 + 2 + 1, 3, 3, 3]


def test_tot_658_last_inward_made_puts_the_hand_out() -> None:
    state = two(("2", "D1-G", "1 T1-O", "K1-Y"), ("IN1", 3, 3, 3))
    turn(state)
    events = grabs(state, A_RIGHT)
    assert [event.hands for event in found(events, WentOut)] == [(A_RIGHT,)]
    assert len(state.pot) == 3
    assert state.outcome is None


def one_out(**rest: Any) -> Any:
    """A right has gone out by a duel with B right; the game goes on."""
    state = two(("S1-P", "S1-G", "T1-O", "K1-Y"), ("", "2 D2-P", "2 T4-G", "2 K2-O"), **rest)
    grabs(state, A_RIGHT)
    back(state)
    return state


def test_tot_659_a_hand_without_cards_is_skipped_and_its_key_ignored() -> None:
    state = one_out()
    assert [turned(state) for _ in range(4)] == [(B_RIGHT,), (A_LEFT,), (B_LEFT,), (B_RIGHT,)]
    assert grab(state, A_RIGHT) == OUT
    assert grab(state, A_RIGHT, state.now + 150) == OUT


def test_tot_659_it_is_no_target_of_any_rule() -> None:
    state = two(("S1-P", "S1-G", "T1-O", "K1-Y"), ("", "2 OUT1", "2 T4-G", "2 K2-O"))
    grabs(state, A_RIGHT)
    turn(state)
    assert turned(state) == (B_RIGHT, A_LEFT, B_LEFT)
    assert sizes(state.piles)[A_RIGHT] == sizes(state.decks)[A_RIGHT] == 0


def test_tot_660_the_game_goes_on_after_one_hand() -> None:
    assert one_out().outcome is None


def test_tot_660_both_hands_out_wins() -> None:
    state = two(("S1-P", "S1-G", "T1-O", ""), ("", "2 D4-G", "", "2 T1-Y"))
    grabs(state, A_RIGHT)
    turn(state, 2)
    assert not state.outcome
    grabs(state, A_LEFT)
    assert state.outcome.winners == (state.owners[A_RIGHT],)


def first_a_then_b(a_extra: int, b_extra: int) -> Any:
    """A right goes out by a duel with B left, then B right by one with A left."""
    state = two(
        ("S1-P", "T4-G", "D2-O", "S1-Y"),
        ("", "", f"{a_extra} T4-P", f"{b_extra} K2-O"),
        starts=A_LEFT,
    )
    grabs(state, A_RIGHT)  # B left takes S1-P and S1-Y under their deck and starts
    back(state)
    turn(state, 2)  # B left K2-O, then A left T4-P, which matches B right's T4-G
    grabs(state, B_RIGHT)  # A left takes D2-O, T4-P and T4-G
    return state


def test_tot_660_one_hand_out_each_the_fewer_cards_left_win() -> None:
    # A left: its own a_extra + D2-O + T4-P + T4-G; B left: b_extra + K2-O + S1-P + S1-Y.
    for a_extra, b_extra, winner in ((5, 8, A), (8, 5, B)):
        state = first_a_then_b(a_extra, b_extra)
        assert sizes(state.decks) == [0, 0, a_extra + 3, b_extra + 2]
        assert state.outcome.winners == (state.owners[winner],)


def test_tot_660_both_hands_out_is_checked_first() -> None:
    state = two(("S1-P", "T4-G", "D2-O", "S1-Y"), ("", "", "", 9))
    grabs(state, A_RIGHT)
    back(state)
    assert not state.outcome
    # B left errs: A left and B right lose their last cards in one outcome.
    grabs(state, B_LEFT)
    assert state.outcome.winners == (state.owners[A_LEFT],)


def test_tot_661_equal_counts_the_player_whose_hand_went_out_first_wins() -> None:
    state = first_a_then_b(5, 6)
    assert sizes(state.decks) == [0, 0, 8, 8]
    assert state.outcome.winners == (state.owners[A_RIGHT],)


def both_out_in_one_outcome(b_left: int) -> Any:
    """A left errs: A right and B right lose their last cards in one outcome."""
    state = two(("S1-P", "D1-G", "T1-O", "K1-Y"), ("", "", 3, b_left))
    grabs(state, A_LEFT)
    return state


def test_tot_661_if_both_went_out_in_one_outcome_it_is_a_draw() -> None:
    state = both_out_in_one_outcome(7)
    assert sizes(state.decks) == [0, 0, 7, 7]
    assert state.outcome.winners == ()


def test_tot_661_unequal_counts_decide_also_then() -> None:
    state = both_out_in_one_outcome(6)
    assert state.outcome.winners == (state.owners[B_LEFT],)


def test_tot_662_last_outward_puts_the_hand_out_and_the_next_hand_turns() -> None:
    state = two(("2", "D1-G", "T1-O", "K1-Y"), ("OUT1", 3, 3, 3))
    turn(state)
    assert state.outcome is None
    assert len(state.pot) == 3
    events = until(state, Lifted)
    assert not found(events, Counted)
    assert [event.hands for event in found(events, Lifted)] == [(B_RIGHT,)]


def test_tot_662_in_a_simultaneous_reveal_the_rest_is_worked_out_as_usual() -> None:
    state = two(("", "", "", ""), ("2 S1-P OUT1", "OUT2", "2 IN1", "2 K1-Y"))
    turn(state, 2)
    assert sizes(state.decks)[B_RIGHT] == sizes(state.piles)[B_RIGHT] == 0
    assert state.view(None).rush_open
    until(state, RushLapsed)
    assert turned(state) == (A_RIGHT,)


def test_tot_662_523_names_who_turns() -> None:
    state = two(("", "", "", ""), ("2 S1-P OUT1", "OUT2", "2 T1-O", "2 K1-Y"))
    turn(state, 2)
    events = turn(state)
    assert counts(events) == []
    assert len(state.piles[A_RIGHT]) == 3


def test_tot_662_the_owner_of_two_last_arrows_may_be_out_themselves() -> None:
    state = two(("", "", "", ""), ("OUT2 OUT1", "2 D1-G", "2 T1-O", "2 K1-Y"))
    turn(state, 2)
    assert sizes(state.decks)[A_RIGHT] == sizes(state.piles)[A_RIGHT] == 0
    assert state.outcome is None
    assert turned(state) == (B_RIGHT,)


def test_tot_662_the_same_with_play_on() -> None:
    state = table(["OUT1", 3, 3, 3], ["2", *CALM[1:]], options=Options(play_on=True))
    events = turn(state)
    assert state.outcome is None
    assert counts(events + turn(state)) == []
    assert sizes(state.piles)[B] == 2


# One hand each


def one(piles: tuple[str, ...], decks: Any = (3, 3), **o: Any) -> Any:
    return table(decks, piles, seats=2, options=Options(two_player_form="one_hand", **o))


def test_tot_670_one_hand_each_is_dealt_39_cards() -> None:
    state = deal(2, two_player_form="one_hand")
    assert sizes(state.decks) == [39, 39]
    assert list(state.sides) == ["", ""]


def test_tot_670_ordinary_rules() -> None:
    state = one(("2 S1-P", "S1-G"))
    assert grab(state, A) == CORRECT_DUEL
    assert sizes(state.decks) == [3, 7]
    assert back(state) == B
    state = one(("S1-P", "D1-P"), decks=("", 3))
    assert grab(state, B)[0] == ERROR
    assert state.outcome.winners == (A,)


def test_tot_653_an_ignored_wrong_hand_does_not_stop_the_game() -> None:
    state = two(("S3-G", "D1-G", "T1-O", "S3-Y"), wrong_hand="ignore")
    events = grabs(state, A_LEFT, 1790)
    assert verdict(events, A_LEFT)[0] == "ignored"
    assert found(run_to(state, 1800), Lifted)
