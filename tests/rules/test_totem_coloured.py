"""Totem, Coloured arrows and special cards left alone: TOT-530 to TOT-540, TOT-545."""

from __future__ import annotations

import pytest

from game.totem.events import NewDeck, Revealed, RuleChanged, RushLapsed, RushOpened
from game.totem.options import Options
from tests.rules.totem_play import (
    CORRECT_CHOICE,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    A,
    B,
    C,
    D,
    E,
    choose,
    counts,
    found,
    grab,
    grabs,
    run_to,
    sizes,
    table,
    top,
    turn,
    turned,
    until,
)

LATER = 301  # ms after which no grace protects a late grab


def test_tot_530_only_equal_colours_make_groups() -> None:
    for hand, expected in ((A, ERROR), (B, "correct"), (C, "correct")):
        state = table([2, 2, 2, "1 COL1"], ["S1-P", "S1-G", "K2-G", ""], starts=D)
        turn(state)
        assert state.rule == "colour"
        assert grab(state, hand, state.now + LATER)[0] == expected


def test_tot_530_groups_are_worked_out_at_once_on_the_visible_cards() -> None:
    state = table([2, 2, 2, 2, "1 COL1"], ["S1-P", "G1-P", "K2-Y", "T1-Y", ""], starts=E)
    events = turn(state)
    assert [event.rule for event in found(events, RuleChanged)] == ["colour"]
    assert grab(state.copy(), A) == CORRECT_DUEL
    assert grab(state, D) == CORRECT_DUEL
    assert sizes(state.piles) == [1, 1, 0, 0, 1]


def test_tot_530_a_group_of_several_colours_at_once() -> None:
    state = table([2, 2, 2, 2, "1 COL1"], ["S1-P", "G1-P", "K2-P", "T1-Y", ""], starts=E)
    turn(state)
    grabs(state, B)
    assert sizes(state.piles) == [0, 0, 0, 1, 1]


def test_tot_531_the_colour_rule_lasts_while_coloured_arrows_are_visible() -> None:
    state = table([3, 3, 3, "3 T4-G"], ["S1-P", "S1-G", "K2-Y", "COL1"])
    turn(state, 3)
    assert state.rule == "colour"
    turn(state)
    assert state.rule == "shape"


def test_tot_531_it_is_not_ended_by_a_duel() -> None:
    state = table([2, "1 T1-G", 2, 2], ["S1-P", "G1-P", "K2-G", "COL1"])
    assert grab(state, A) == CORRECT_DUEL
    assert state.rule == "colour"
    turn(state)
    assert grab(state, C) == CORRECT_DUEL


def test_tot_532_covering_ends_it_and_shape_groups_are_worked_out_at_once() -> None:
    state = table([2, 2, 2, "1 T1-O"], ["S1-P", "S1-G", "K2-Y", "COL1"], starts=D)
    assert grab(state.copy(), A)[0] == ERROR
    events = turn(state)
    assert [event.rule for event in found(events, RuleChanged)] == ["shape"]
    assert grab(state, B) == CORRECT_DUEL


def test_tot_532_it_ends_when_the_pile_is_taken() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "G1-G", "K2-Y", "COL1"])
    assert grab(state, A)[0] == ERROR
    assert state.rule == "shape"


def test_tot_532_it_ends_when_the_pile_goes_to_the_pot() -> None:
    state = table(["1 IN1", 2, 2, 2], ["", "S1-G", "S1-Y", "COL1"])
    turn(state)
    assert state.rule == "colour"
    assert grab(state, D) == CORRECT_RUSH
    assert state.rule == "shape"
    run_to(state, state.now + 1500)
    assert grab(state, C) == CORRECT_DUEL


def test_tot_532_one_of_two_coloured_arrows_is_enough() -> None:
    state = table([2, "2 D2-G", "", "2 K4-O"], ["", "COL1", "T1-P", "COL2"], starts=B)
    turn(state)
    assert state.rule == "colour"
    turn(state)
    assert state.rule == "shape"


def test_tot_533_the_hand_that_shows_coloured_arrows_cannot_duel() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "G1-P", "K2-Y", "COL1"])
    assert grab(state, D)[0] == ERROR
    state = table([2, 2, 2, 2], ["COL2", "G1-P", "K2-Y", "COL1"])
    assert grab(state, D)[0] == ERROR


def test_tot_534_colour_first_then_groups_then_the_rush() -> None:
    decks = ["2 S1-P OUT1", "2 COL1", "2 IN1", "2 K1-P"]
    state = table(decks, ["", "", "", ""])
    turn(state, 2)
    assert state.rule == "colour"
    assert state.view(None).rush_open
    assert grab(state.copy(), C) == CORRECT_RUSH
    # A and D, both purple, have the choice.
    assert grab(state, D) == CORRECT_CHOICE


def test_tot_534_a_colour_group_voids_outward_arrows_and_a_shape_group_does_not() -> None:
    void = table(["2 S1-P OUT1", "2 COL1", "2 OUT2", "2 K1-P"], ["", "", "", ""])
    turn(void, 2)
    assert counts(turn(void)) == []
    runs = table(["2 S1-P OUT1", "2 COL1", "2 OUT2", "2 S1-G"], ["", "", "", ""])
    turn(runs, 2)
    assert counts(turn(runs)) == [1, 2, 3]


def test_tot_535_last_coloured_arrows_have_no_effect_and_the_pile_is_a_new_deck() -> None:
    state = table([3, 3, "COL1", 3], ["S1-P", "G1-P", "6", "K1-Y"], starts=C)
    pile = {*state.piles[C], *state.decks[C]}
    events = turn(state)
    assert state.rule == "shape"
    assert not found(events, RuleChanged)
    assert set(state.decks[C]) == pile
    assert state.piles[C] == []
    assert [(event.hand, event.why) for event in found(events, NewDeck)] == [(C, "coloured")]
    assert turned(state) == (D,)


def test_tot_535_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        state = table([3, 3, "COL1", 3], ["", "", "6", ""], starts=C, seed=seed)
        turn(state)
        orders.add(tuple(state.decks[C]))
    assert len(orders) == 6


def test_tot_535_they_do_not_keep_the_colour_rule_by_covering_other_coloured_arrows() -> None:
    state = table([3, 3, "COL2", 3], ["S1-P", "S1-G", "COL1", "K1-Y"], starts=C)
    turn(state)
    assert state.rule == "shape"
    assert grab(state, A) == CORRECT_DUEL


def test_tot_535_other_coloured_arrows_go_on_counting() -> None:
    state = table([3, 3, "COL2", 3], ["S1-P", "K1-P", "T1-O", "COL1"], starts=C)
    turn(state)
    assert state.rule == "colour"
    assert len(state.decks[C]) == 2


def test_tot_535_after_a_simultaneous_reveal_the_owner_of_the_outward_arrows_goes_on() -> None:
    state = table(["2 S1-P OUT1", "COL1", "2 T1-O", "2 K1-Y"], ["", "2", "", ""])
    turn(state, 2)
    assert len(state.decks[B]) == 3
    assert turned(state) == (A,)


# Special cards left alone


def test_tot_540_a_hand_without_deck_and_a_special_card_on_top_gets_a_new_deck() -> None:
    state = table([3, 3, 3, 3, "IN1"], ["K1-O", "T4-G", "1 S1-P", "S1-G", "4"], starts=E)
    turn(state)
    pile = set(state.piles[E])
    grabs(state, C)
    events = choose(state, C, "duel")
    assert set(state.decks[E]) == pile
    assert state.piles[E] == []
    assert [(event.hand, event.why) for event in found(events, NewDeck)] == [(E, "special")]


def test_tot_540_not_while_a_rush_or_a_choice_is_open() -> None:
    state = table([3, 3, 3, 3, "IN1"], ["K1-O", "T4-G", "1 S1-P", "S1-G", "4"], starts=E)
    turn(state)
    assert sizes(state.decks) == [3, 3, 3, 3, 0]
    assert grab(state, C) == CORRECT_CHOICE
    assert sizes(state.decks) == [3, 3, 3, 3, 0]


def test_tot_540_shuffles() -> None:
    orders = set()
    for seed in range(6):
        state = table(
            [3, 3, 3, 3, "IN1"], ["K1-O", "T4-G", "1 S1-P", "S1-G", "4"], starts=E, seed=seed
        )
        turn(state)
        grabs(state, C)
        choose(state, C, "duel")
        orders.add(tuple(state.decks[E]))
    assert len(orders) > 2


def test_tot_540_not_for_a_hand_that_shows_a_shape() -> None:
    state = table([3, 3, 3, ""], ["S1-P", "S1-G", "IN1", "2 K1-Y"])
    grabs(state, A)
    assert top(state, D) == "K1-Y"
    assert sizes(state.decks) == [3, 5, 3, 0]


# Order inside one reveal


def test_tot_545_last_outward_ends_the_game_and_the_rest_of_the_reveal_is_left_out() -> None:
    decks = ["2 S1-P OUT1", "OUT2", "COL1", "2 IN1"]
    state = table(decks, ["", "", "", ""])
    events = turn(state, 2)
    assert state.outcome.winners == (B,)
    assert not found(events, RuleChanged)
    assert not found(events, NewDeck)
    assert not found(events, RushOpened)


def test_tot_545_last_coloured_before_the_rule_in_force() -> None:
    # COL1 as last card leaves before the rule is looked at: A and D do not match by colour.
    state = table(["2 S1-P OUT1", "COL1", "2 T1-O", "2 K1-P"], ["", "", "", ""])
    turn(state, 2)
    assert state.rule == "shape"
    assert grab(state, D)[0] == ERROR


def test_tot_545_groups_before_countdowns() -> None:
    state = table(["2 G1-P S1-P OUT1", "2 OUT2", "2 T1-O", "2 S1-Y"], ["", "", "", ""])
    turn(state, 2)
    assert state.phase == "turning"
    assert found(turn(state), Revealed)[-1].hands == (A,)


def test_tot_545_all_cards_lie_before_anything_is_looked_at() -> None:
    # A and B matched; both are covered in the same frame in which C and D come to match.
    decks = ["2 T1-O K4-P", "2 K3-P", "2 S1-G OUT1", "2 S1-O"]
    state = table(decks, ["G2-P", "G2-G", "", ""], starts=C)
    turn(state, 2)
    run_to(state, state.now + 301)
    assert grab(state.copy(), A)[0] == ERROR
    assert grab(state, C) == CORRECT_DUEL


def test_tot_545_new_decks_before_the_pointer() -> None:
    state = table(["", "COL1", "", ""], ["S1-P", "2", "D1-G", "T1-O"], starts=B)
    turn(state)
    assert state.pointer == B
    assert turned(state) == (B,)


# Option colour_ends


@pytest.mark.parametrize(("ends", "rule"), [("covered", "colour"), ("first_duel", "shape")])
def test_option_colour_ends(ends: str, rule: str) -> None:
    state = table(
        [2, 2, 2, 2], ["S1-P", "G1-P", "K2-Y", "COL1"], options=Options(colour_ends=ends)
    )  # fmt: skip
    grabs(state, A)
    assert state.rule == rule


def test_option_colour_ends_counts_coloured_arrows_that_come_later() -> None:
    state = table(
        [3, "2 T1-G COL2", 3, 3], ["S1-P", "G1-P", "K2-Y", "COL1"],
        options=Options(colour_ends="first_duel"),
    )  # fmt: skip
    grabs(state, A)
    assert state.rule == "shape"
    turn(state)
    assert state.rule == "colour"


def test_option_colour_ends_is_about_duels_only() -> None:
    state = table(
        ["2 IN1", 2, 2, 2], ["", "G1-P", "K2-Y", "COL1"], options=Options(colour_ends="first_duel")
    )
    turn(state)
    until(state, RushLapsed)
    assert state.rule == "colour"
