"""Frantic: ten rules that other programs of the game leave out or change."""

from __future__ import annotations

import pytest

from tests.frantic_table import first_card, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    drew,
    fresh,
    hands,
    happens,
    moved,
    needs,
    on_turn,
    pile,
    settle,
    sizes,
    table,
)


def test_departure_1_fra_37_the_first_card_has_its_effect() -> None:
    state = first_card("K6", ["Y1 Y2", "B1 B2", "G1 G2"], events=["expansion"])
    settle(state, "0 go-on")
    assert sizes(state) == [5, 3, 4]
    state = first_card("skip-R", ["Y1 Y2", "B1 B2", "G1 G2"])
    settle(state, "0 go-on", "0 name 1")
    assert on_turn(state) == C


def test_departure_2_fra_169_the_limit_is_passed_not_reached() -> None:
    for total, over in ((150, False), (151, True)):
        state = table("R1", "B4", totals=(0, total), limit=154, top="R5")
        settle(state, "0 play R1")
        assert (state.outcome is not None) is over


def test_departure_3_fra_136_discards_go_under_the_top_card() -> None:
    state = happens(
        "recession",
        "",
        "B1 B2",
        "G1 G2 G3",
        preset="first",
        texts=("1 pick B1", "2 pick G1", "2 pick G2"),
    )
    assert (pile(state).split()[-1], needs(state)) == ("K5", "5")


def test_departure_4_fra_133_the_next_player_first_the_trigger_player_last() -> None:
    state = table("Y1", "B1", "K5 G1", "R1", turn=2, top="R5", preset="first", events=["expansion"])
    events = settle(state, "2 play K5")
    assert drew(events) == [(D, 1), (A, 2), (B, 3), (C, 4)]


def test_departure_5_fra_236_the_second_lowest_card_takes_all_in_gambling_man() -> None:
    state = happens("gambling_man", "Y2 Y9", "B7 B9", "G9 G8", preset="first")
    play(state, "0 pick Y2", "1 pick B7", "2 pick G9")
    assert sizes(state) == [1, 4, 1]


def test_departure_6_fra_104_the_counterattacker_makes_a_new_wish() -> None:
    state = table("fantastic_four Y1", "counterattack B1", top="R5", preset="first")
    settle(state, "0 play fantastic_four", "0 wish 7", "1 throw counterattack green")
    assert (needs(state), sizes(state)) == ("green", [5, 1])


def test_departure_7_fra_250_fra_251_three_turns_each_after_the_time_bomb() -> None:
    state = table("K5 Y1", "B1", "G1", top="R5", preset="first", events=["time_bomb"])
    settle(state, "0 play K5")
    for _ in range(3):
        for seat in (B, C, A):
            assert state.phase == "play"
            settle(state, f"{seat} draw", f"{seat} pass")
    assert state.sheet[-1].points == tuple(2 * points for points in state.sheet[-1].hands)


def test_departure_8_fra_150_the_empty_pile_is_not_made_anew() -> None:
    state = table("Y1 Y2", "B1", draw_count=0, top="R5", preset="first")
    events = play(state, "0 draw")
    assert not moved(events, "pile", "draw")
    assert state.sheet[-1].cause == "empty_pile"


def test_departure_9_fra_182_fra_184_second_chance_needs_a_follow_up() -> None:
    state = table("second_chance-R B1 R7 second_chance-G", "Y1", top="R5", preset="first")
    play(state, "0 play second_chance-R")
    assert offers(state, A) == {"play R7", "play second_chance-G"}
    play(state, "0 play second_chance-G")
    assert on_turn(state) == B
    assert len(state.hands[A]) == 3


@pytest.mark.parametrize("seats", [3, 5])
def test_departure_10_fra_253_tornado_deals_to_the_next_player_first(seats: int) -> None:
    others = ["B1 B2", "G1", "Y3", "B3"][: seats - 1]
    state = happens("tornado", "Y1", *others, preset="first")
    assert sizes(state) == [1, 2, *[1] * (seats - 2)]
    assert sum(len(hand.split()) for hand in hands(state)) == seats + 1
    assert fresh(seats).seats == seats
