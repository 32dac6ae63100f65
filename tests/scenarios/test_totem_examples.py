"""Totem, Worked examples of the rulebook: EX-1 to EX-22, cards."""

from __future__ import annotations

from typing import Any

from game.totem.cards import CARD
from game.totem.events import NewDeck, RushOpened
from game.totem.options import Options
from tests.rules.totem_play import (
    A_LEFT,
    A_RIGHT,
    B_LEFT,
    B_RIGHT,
    CORRECT_CHOICE,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    SPENT,
    A,
    B,
    C,
    D,
    E,
    F,
    back,
    card,
    choose,
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


# From the printed rules


def test_ex_1_turn_order() -> None:
    state = table(["19 S1-P", "19 D1-G", "19 T1-O", "19 K1-Y"], NOTHING)
    assert [turned(state) for _ in range(4)] == [(A,), (B,), (C,), (D,)]
    assert state.pointer == A
    assert sizes(state.decks) == [19, 19, 19, 19]
    assert sizes(state.piles) == [1, 1, 1, 1]


def duel(pot: int) -> Any:
    """C, with one open card, turns D1-O onto it; A shows D1-P, B T2-O."""
    decks: list[str | int] = [5, 5, "5 D1-O", 5]
    state = table(decks, ["K1-Y G1-P D1-P", "S2-G T1-O T2-O", "S4-P", ""], pot, starts=C)
    turn(state)
    return state


def test_ex_2_duel() -> None:
    state = duel(pot=0)
    under = sorted([*state.piles[A], *state.piles[C]])
    assert grab(state, C) == CORRECT_DUEL
    assert state.piles[C] == []
    assert len(state.decks[A]) == 5 + 5
    assert sorted(state.decks[A][:5]) == under
    assert state.piles[B] == [card("S2-G"), card("T1-O"), card("T2-O")]
    assert back(state) == A


def test_ex_3_pot() -> None:
    state = duel(pot=4)
    grabs(state, C)
    assert len(state.decks[A]) == 5 + 9
    assert len(state.pot) == 0


def test_ex_4_error() -> None:
    state = table([5, 5, 5], ["2 D1-P", "1 D3-P", "3 S1-G"], 2, seats=3)
    assert grab(state, B)[0] == ERROR
    assert sizes(state.decks) == [5, 5 + 11, 5]
    assert sizes(state.piles) == [0, 0, 0]
    assert len(state.pot) == 0
    assert back(state) == B


def test_ex_5_inward() -> None:
    state = table([5, 5, "5 IN1"], ["1 S1-P", "4 D1-G", ""], seats=3, starts=C)
    turn(state)
    assert grab(state, B) == CORRECT_RUSH
    assert len(state.pot) == 5
    assert sizes(state.piles) == [2, 0, 1]
    assert back(state) == B
    assert top(state, C) == "IN1"
    assert not found(turn(state), RushOpened)


def test_ex_6_outward_without_match() -> None:
    decks = ["5 S1-P", "17 S4-O D1-G OUT2", "5 T1-O", "5 K1-Y"]
    state = table(decks, NOTHING, starts=B)
    turn(state)
    assert len(state.decks[B]) == 19
    turn(state)
    assert len(state.decks[B]) == 18
    assert turned(state) == (B,)
    assert len(state.decks[B]) == 17


def test_ex_7_two_hands() -> None:
    decks = ["2 S1-P", "2 D1-P", "2 T1-P", "2 K1-P"]
    state = table(decks, NOTHING, seats=2)
    order = [turned(state)[0] for _ in range(4)]
    assert order == [A_RIGHT, B_RIGHT, A_LEFT, B_LEFT]
    piles = ["2 S3-G", "D1-P", "1 T1-P", "S3-Y"]
    state = table([3, 3, 3, 3], piles, 2, seats=2)
    assert grab(state.copy(), A_RIGHT) == CORRECT_DUEL
    assert grab(state, A_LEFT)[0] == ERROR
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert len(state.decks[A_LEFT]) == 3 + 3 + 1 + 2 + 1 + 2


# Special cards


def test_ex_8_chain() -> None:
    decks = ["3 G1-P S1-P OUT1", "3 S4-Y D1-G", "3 D4-G OUT2", "3 T4-O K1-Y"]
    state = table(decks, NOTHING)
    assert turned(state) == (A,)
    assert turned(state) == (A, B, C, D)
    events = turn(state)
    assert counts(events) == [1, 2, 3]
    assert sizes(state.piles) == [3, 2, 2, 2]
    assert turned(state) == (C,)


def void() -> Any:
    """A's outward arrows: B and D come to match while C shows outward arrows again."""
    state = table(["3 G1-P S1-P OUT1", "3 K3-P", "3 OUT2", "3 K3-Y"], NOTHING)
    turn(state, 2)
    return state


def test_ex_9_second_outward_void() -> None:
    for winner, loser in ((B, D), (D, B)):
        state = void()
        assert grab(state, winner) == CORRECT_DUEL
        assert back(state) == loser
        assert top(state, C) == "OUT2"
    state = void()
    shown = state.now
    up = lift(state)
    assert 3600 * 0.85 - 1 <= up - shown <= 3600 * 1.15 + 1
    events = turn(state)
    assert counts(events) == []
    assert len(state.piles[A]) == 3


def inward_and_duel() -> Any:
    """C's outward arrows: IN1 on A meets T4 on B and on D; E shows nothing that matches."""
    decks = ["3 IN1", "3 T4-G", "3 S1-P OUT1", "3 T4-O", "3 D1-Y"]
    state = table(decks, ["", "1", "", "2", "3"], 2, starts=C)
    turn(state, 2)
    return state


def test_ex_10_inward_and_duel() -> None:
    state = inward_and_duel()
    assert grab(state, E) == CORRECT_RUSH
    assert len(state.pot) == 2 + 4
    (group,) = state.view(None).spent
    assert set(group) == {card("T4-G"), card("T4-O")}
    assert back(state) == E
    assert grab(state, B) == SPENT


def test_ex_10_inward_and_duel_chosen_duel() -> None:
    state = inward_and_duel()
    assert grab(state, B) == CORRECT_CHOICE
    choose(state, B, "duel")
    assert sizes(state.piles) == [1, 0, 2, 0, 4]
    assert len(state.decks[D]) == 3 + 2 + 3 + 2
    assert back(state) == D
    assert not state.view(None).rush_open


def test_ex_10_inward_and_duel_chosen_rush() -> None:
    state = inward_and_duel()
    grabs(state, B)
    choose(state, B, "rush")
    assert sizes(state.piles) == [1, 0, 2, 3, 4]
    assert len(state.pot) == 2 + 2
    assert state.view(None).spent == ()
    assert back(state) == B


def test_ex_11_colours_at_once() -> None:
    state = table(
        [3, "2 G2-Y", 3, "3 COL1"], ["1 S1-P", "2 G1-P", "K2-Y", ""], 2, starts=D
    )  # fmt: skip
    turn(state)
    assert grab(state, A) == CORRECT_DUEL
    assert len(state.decks[B]) == 3 + 2 + 3 + 2
    assert back(state) == B
    assert top(state, D) == "COL1"
    assert state.rule == "colour"
    turn(state)
    assert top(state, B) == "G2-Y"
    assert grab(state.copy(), C) == CORRECT_DUEL
    assert grab(state, B) == CORRECT_DUEL


def test_ex_12_shapes_come_back() -> None:
    state = table([3, 3, 3, "3 T1-O"], ["S1-P", "S1-G", "K2-Y", "COL1"], starts=D)
    assert state.rule == "colour"
    turn(state)
    assert state.rule == "shape"
    assert grab(state.copy(), A) == CORRECT_DUEL
    assert grab(state, B) == CORRECT_DUEL


def test_ex_13_two_coloured_arrows() -> None:
    state = table([3, "3 D2-G", "", "3 K4-O"], ["S1-P", "COL1", "T1-Y", "COL2"], starts=B)
    turn(state)
    assert state.rule == "colour"
    turn(state)
    assert state.rule == "shape"


def three_way(pot: int) -> Any:
    return table([5, 5, 5, 5], ["3 D2-P", "2 D2-G", "1 D2-Y", "K1-O"], pot)


def test_ex_14_duel_of_three() -> None:
    state = three_way(pot=3)
    assert grab(state, B) == CORRECT_DUEL
    assert sizes(state.decks) == [5 + 4 + 3, 5, 5 + 2 + 3, 5]
    assert back(state) == C
    state = three_way(pot=4)
    grabs(state, B)
    assert sizes(state.decks) == [5 + 4 + 3, 5, 5 + 2 + 4, 5]


def test_ex_15_two_duels_at_once_one_cancelled() -> None:
    state = table([3, "3 G2-O", 3, 3], ["K1-P", "K1-G", "G2-P", "G2-G"])
    assert grab(state, A) == CORRECT_DUEL
    assert sizes(state.piles) == [0, 0, 1, 1]
    assert back(state) == B
    (group,) = state.view(None).spent
    assert set(group) == {card("G2-P"), card("G2-G")}
    later = state.copy()
    now = later.now
    assert grab(later, C, now + 492) == SPENT
    assert later.view(None).hands[C].locked_until == now + 492 + 1000
    turn(state)
    for hand in (B, C, D):
        won = state.copy()
        assert grab(won, hand) == CORRECT_DUEL
        assert sizes(won.piles) == [0, 0, 0, 0]


# Last cards


def last_inward(a_deck: int | str = 4) -> Any:
    """C turns IN2 as their last card: open cards 3, 2 and 6, pot 5."""
    state = table([a_deck, 4, "IN2"], ["2 S1-P", "1 D1-G", "5"], 5, seats=3, starts=C)
    turn(state)
    return state


def test_ex_16_last_inward_failed() -> None:
    state = last_inward()
    assert grab(state, A) == CORRECT_RUSH
    assert len(state.decks[C]) == 16
    assert len(state.pot) == 0
    assert back(state) == A
    state = last_inward(a_deck="")
    grabs(state, A)
    assert state.outcome.winners == (A,)


def test_ex_17_last_inward_made() -> None:
    state = last_inward()
    assert grab(state, C) == CORRECT_RUSH
    assert len(state.pot) == 5 + 6
    assert state.outcome.winners == (C,)


def test_ex_18_last_coloured() -> None:
    state = table([4, 4, "COL2", 4], ["S1-P", "D1-G", "6", "K1-Y"], starts=C)
    turn(state)
    assert state.rule == "shape"
    assert len(state.decks[C]) == 7
    assert state.piles[C] == []
    assert turned(state) == (D,)


def test_ex_19_last_outward_in_a_simultaneous_reveal() -> None:
    state = table(["3 S1-P OUT1", "OUT3", "3 K3-P", "3 K3-Y"], ["", "2", "", ""])
    turn(state, 2)
    assert state.outcome.winners == (B,)
    assert len(state.pot) == 3
    assert grab(state, C) == ("ignored", "closed")
    assert sizes(state.piles) == [2, 0, 1, 1]


def waiting() -> Any:
    """B has no deck and shows T3-P; play goes on until D turns T3-Y."""
    decks = ["3 S1-P", "", "3 D1-G", "3 T3-Y"]
    state = table(decks, ["1", "2 T3-P", "", "1"], 2, starts=A)
    assert [turned(state) for _ in range(3)] == [(A,), (C,), (D,)]
    return state


def test_ex_20_waiting_for_a_duel() -> None:
    state = waiting()
    assert grab(state, B) == CORRECT_DUEL
    assert len(state.decks[D]) == 3 + 2 + 3 + 2
    assert state.outcome.winners == (B,)
    state = waiting()
    assert grab(state, D) == CORRECT_DUEL
    assert len(state.decks[B]) == 2 + 3 + 2
    assert state.outcome is None


def test_ex_21_somebody_elses_error() -> None:
    state = table([4, "", 4, 4], ["S1-P", "3 D1-G", "T1-O", "K1-Y"])
    assert grab(state, A)[0] == ERROR
    assert sizes(state.decks) == [4 + 7, 0, 4, 4]
    assert state.outcome.winners == (B,)


def test_ex_21_the_deck_that_ran_out_earlier() -> None:
    for ran_out, winner in (([9, 1, 2, 9], B), ([9, 2, 1, 9], C)):
        state = table([4, "", "", 4], ["S1-P", "3 D1-G", "T1-O", "K1-Y"], ran_out=ran_out)
        grabs(state, A)
        assert state.outcome.winners == (winner,)


def test_ex_22_chosen_duel_and_last_inward() -> None:
    # A's outward arrows; F is the sixth hand.
    decks = ["3 D4-G OUT1", "3 S1-P", "3 K3-P", "3 K3-Y", "3 T1-O", "IN1"]
    state = table(decks, ["", "", "1", "2", "", "4"], 3)
    turn(state, 2)
    assert grab(state, C) == CORRECT_CHOICE
    choose(state, C, "duel")
    assert len(state.decks[D]) == 3 + 2 + 3 + 3
    assert len(state.decks[F]) == 5
    assert CARD["IN1"] in state.decks[F]
    assert state.piles[F] == []
    assert back(state) == D


def test_ex_9_nobody_is_hurried_by_the_double_pace() -> None:
    state = void()
    shown = state.now
    assert sizes(state.piles) == [2, 1, 1, 1]
    run_to(state, shown + 3000)
    assert sizes(state.piles) == [2, 1, 1, 1]
    assert grab(state, D) == CORRECT_DUEL


def test_ex_34_own_two_hands() -> None:
    own = ("1 S2-P", "D1-G", "2 S2-Y", "")
    for hand in (A_RIGHT, A_LEFT):
        state = table([4, 4, 4, 4], own, seats=2)
        assert grab(state, hand)[0] == ERROR


def group_of_three(pot: int) -> Any:
    state = table(
        [4, 4, 4, "4 S2-G"], ["1 S2-P", "D1-G", "2 S2-Y", "3"], pot, seats=2, starts=B_LEFT
    )
    turn(state)
    return state


def test_ex_34_own_two_hands_a_right_grabs_first() -> None:
    state = group_of_three(pot=3)
    assert grab(state, A_RIGHT) == CORRECT_DUEL
    assert len(state.decks[B_LEFT]) == 4 + 2 + 4 + 3
    assert sizes(state.piles) == [0, 1, 3, 0]
    assert back(state) == B_LEFT


def test_ex_34_own_two_hands_b_left_grabs_first() -> None:
    state = group_of_three(pot=3)
    assert grab(state, B_LEFT) == CORRECT_DUEL
    # B left's 4 and the pot's 3: A right gets four of them, A left three.
    assert len(state.decks[A_RIGHT]) == 4 + 2 + 4
    assert len(state.decks[A_LEFT]) == 4 + 3 + 3
    assert sizes(state.piles) == [0, 1, 0, 0]
    assert back(state) == A_RIGHT


def test_ex_35_end_by_count() -> None:
    # A left went out earlier; B right goes out by a rush of inward arrows.
    for b_left, pot, winner in ((18, 38, B_LEFT), (21, 35, A_LEFT)):
        state = ended_by_count(b_left, pot)
        assert len(state.pot) == pot + 1
        assert sizes(state.decks)[A_RIGHT] + sizes(state.piles)[A_RIGHT] == 21
        assert sizes(state.decks)[B_LEFT] + sizes(state.piles)[B_LEFT] == b_left
        assert state.outcome.winners == (state.owners[winner],)


def ended_by_count(b_left: int, pot: int) -> Any:
    state = table(
        ["19 IN1", "", "", b_left - 1], ["1", "D1-G", "", "K1-Y"], pot, seats=2,
        starts=A_RIGHT,
    )  # fmt: skip
    turn(state)
    assert grab(state, B_RIGHT) == CORRECT_RUSH
    return state


def test_ex_36_dead_table() -> None:
    one_hand = Options(two_player_form="one_hand")
    state = table(["", "D2-Y"], ["2 S1-P", "1"], seats=2, options=one_hand, starts=B)
    turn(state)
    died = state.now
    until(state, NewDeck)
    assert state.now == died + 5000
    assert sizes(state.decks) == [3, 2]
    assert sizes(state.piles) == [0, 0]
    assert turned(state) == (A,)
