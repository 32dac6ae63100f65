"""Totem, Matches and duels: TOT-301 to TOT-308."""

from __future__ import annotations

from typing import Any

from game.totem.events import GroupsSpent
from tests.rules.totem_play import (
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    SPENT,
    A,
    B,
    C,
    D,
    E,
    back,
    card,
    found,
    grab,
    grabs,
    run_to,
    sizes,
    table,
    turn,
)

LATER = 301  # ms after which no grace protects a late grab


def spent_names(state: Any) -> set[frozenset[int]]:
    return {frozenset(group) for group in state.view(None).spent}


def cards(*names: str) -> frozenset[int]:
    return frozenset(card(name) for name in names)


def two_groups() -> Any:
    """A and B show S1, C and D show G2; A has won their duel and the totem is back."""
    state = table(["3", "2 G2-O", "1 K2-P K3-P", 3], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grab(state, A)
    back(state)
    return state


def test_tot_301_a_card_may_match_for_as_long_as_it_is_visible() -> None:
    state = table([2, 2, "1 T1-O", "1 K1-Y"], ["S1-P", "S1-G", "", ""], starts=C)
    turn(state, 2)
    assert grab(state, B) == CORRECT_DUEL


def test_tot_301_whoever_turned_last_may_be_beaten_to_it() -> None:
    state = table([2, "1 S1-G", 2, 2], ["S1-P", "", "T1-O", "K1-Y"], starts=B)
    turn(state)
    assert grab(state, A) == CORRECT_DUEL


def test_tot_301_groups_are_worked_out_anew_when_cards_move() -> None:
    # A pile that was taken leaves nothing to match with.
    state = table(["1 T1-P", "1 K1-G", 2, 2], ["S1-P", "S1-G", "S1-O", ""])
    grabs(state, A)
    back(state)
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert grab(state, C)[0] == ERROR


def test_tot_301_groups_are_worked_out_anew_when_the_rule_changes() -> None:
    state = table(["1 COL1", 2, 2, 2], ["", "S1-P", "K1-P", "K1-G"])
    assert state.view(None).rule == "shape"
    turn(state)
    assert grab(state, B) == CORRECT_DUEL


def test_tot_302_special_cards_never_belong_to_a_group() -> None:
    for one, other in (("IN1", "IN2"), ("OUT1", "OUT2"), ("COL1", "COL2")):
        for hand in (A, B):
            state = table([2, 2, 2, 2], [one, other, "T1-O", "K1-Y"])
            assert grab(state, hand)[0] == ERROR


def test_tot_303_one_card_alone_is_no_group() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "D1-P", "T1-P", "K1-P"])
    assert grab(state, A)[0] == ERROR


def test_tot_303_two_cards_make_a_group() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "T1-O", "K1-Y"])
    assert grab(state, B) == CORRECT_DUEL


def test_tot_303_groups_of_three_and_four_are_legal_after_an_ordinary_turn() -> None:
    state = table([2, 2, 2, "1 S1-Y"], ["S1-P", "S1-G", "S1-O", ""], starts=D)
    turn(state)
    events = grabs(state, C)
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert [len(deck) for deck in state.decks] == [3, 3, 2, 3]
    assert not found(events, GroupsSpent)


def test_tot_304_the_grabbers_own_group_is_fought() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "G2-P", "G2-G"])
    assert grab(state, C) == CORRECT_DUEL
    assert sizes(state.decks) == [2, 2, 2, 4]
    assert sizes(state.piles) == [1, 1, 0, 0]


def test_tot_304_every_other_live_group_becomes_spent() -> None:
    tops = ["S1-P", "S1-G", "G2-P", "G2-G", "T4-P", "T4-G"]
    state = table([2] * 6, tops)
    events = grabs(state, E)
    spent = {frozenset(group) for event in found(events, GroupsSpent) for group in event.groups}
    assert spent == {cards("S1-P", "S1-G"), cards("G2-P", "G2-G")}
    back(state)
    assert grab(state, A) == SPENT
    assert grab(state, D) == SPENT


def test_tot_305_a_spent_group_stays_spent_while_its_cards_are_visible() -> None:
    state = two_groups()
    assert spent_names(state) == {cards("G2-P", "G2-G")}
    assert grab(state, C) == SPENT
    assert grab(state, D) == SPENT


def test_tot_305_a_record_of_fewer_than_two_cards_vanishes() -> None:
    state = table([3, "2 D1-O", "1 T1-O", 3], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    turn(state)
    assert spent_names(state) == {cards("G2-P", "G2-G")}
    turn(state)
    assert spent_names(state) == set()
    run_to(state, state.now + LATER)
    assert grab(state, D)[0] == ERROR


def test_tot_305_what_is_left_of_a_spent_group_of_three_stays_spent() -> None:
    state = table(
        [3, "2 D1-O", "1 T1-O", 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G", "G2-O"]
    )  # fmt: skip
    grabs(state, A)
    turn(state, 2)
    assert spent_names(state) == {cards("G2-G", "G2-O")}
    assert grab(state, E) == SPENT


def test_tot_305_a_record_of_the_other_rule_says_nothing_meanwhile_but_is_kept() -> None:
    state = table(
        ["1 K3-G", "1 S2-O COL1", "", "", ""], ["S1-P", "S1-G", "G2-P", "G2-Y", "K1-O"]
    )  # fmt: skip
    grabs(state, A)
    assert spent_names(state) == {cards("G2-P", "G2-Y")}
    turn(state, 2)  # B's coloured arrows, then A
    assert state.rule == "colour"
    assert spent_names(state) == set()
    assert grab(state.copy(), C)[0] == ERROR
    turn(state)  # B covers the coloured arrows
    assert state.rule == "shape"
    assert spent_names(state) == {cards("G2-P", "G2-Y")}
    assert grab(state, C) == SPENT


def test_tot_305_a_record_made_under_the_colour_rule_counts_only_under_it() -> None:
    state = table(
        ["1 COL2", "1 D1-Y", "", "", "1 T2-O"], ["S1-P", "K3-P", "G2-G", "K2-G", "COL1"]
    )  # fmt: skip
    assert grab(state, A) == CORRECT_DUEL
    assert spent_names(state) == {cards("G2-G", "K2-G")}
    turn(state, 2)  # B, then E covers the coloured arrows
    assert state.rule == "shape"
    assert spent_names(state) == set()
    turn(state)  # A's coloured arrows
    assert state.rule == "colour"
    assert spent_names(state) == {cards("G2-G", "K2-G")}


def test_tot_305_spent_cards_may_match_by_the_other_rule() -> None:
    state = table(
        ["3 K3-G", "1 S2-O COL1", 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-Y", "K1-P"]
    )  # fmt: skip
    grabs(state, A)
    turn(state)
    assert grab(state, C) == CORRECT_DUEL
    assert sizes(state.piles) == [0, 1, 0, 1, 0]


def test_tot_306_a_new_card_makes_a_spent_group_live_for_all_its_members() -> None:
    for hand in (B, C, D):
        state = two_groups()
        turn(state)
        assert state.view(None).spent == ()
        assert grab(state, hand) == CORRECT_DUEL
        assert sizes(state.piles) == [0, 0, 0, 0]


def test_tot_307_every_view_tells_which_cards_are_spent() -> None:
    state = two_groups()
    for seat in (0, 1, 2, 3, None):
        (group,) = state.view(seat).spent
        assert frozenset(group) == cards("G2-P", "G2-G")


def test_tot_307_live_groups_are_not_told() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "G2-P", "G2-G"])
    assert state.view(A).spent == ()


def test_tot_308_everybody_else_errs() -> None:
    for hand in (C, D):
        state = table([2, 2, 2, 2], ["S1-P", "S1-G", "T1-O", "K1-Y"])
        assert grab(state, hand)[0] == ERROR


def test_tot_308_unless_a_rush_is_live() -> None:
    state = table(["1 IN1", 2, 2, 2], ["", "S1-P", "S1-G", "K1-Y"])
    turn(state)
    assert grab(state, D) == CORRECT_RUSH


def test_tot_308_or_the_grab_is_ignored() -> None:
    state = two_groups()
    assert grab(state, C) == SPENT
    assert sizes(state.piles) == [0, 0, 1, 1]
