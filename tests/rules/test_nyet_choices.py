"""NYET!, Choices: who is asked C-1 to C-8, and what each may choose."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from game.nyet.options import Options
from tests.nyet_table import position, veto_board
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    E,
    deal,
    dealt_trick,
    form,
    fresh,
    legal_cards,
    offers,
    play,
    play_until,
    plays,
    veto_down,
)

# C-1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_choice_c_1_each_player_in_seat_order_takes_any_unused_character(seats: int) -> None:
    state = fresh(seats)
    for seat in range(min(seats, 4)):
        assert state.to_act() == (seat,)
        assert len(offers(state, seat)) == 5 - seat
        state.play(state.moves(seat)[-1])
    assert state.phase == "vetoes"


def test_choice_c_1_the_fifth_of_five_gets_the_last_one() -> None:
    state = fresh(5)
    play(state, "0 choose eagle", "1 choose bear", "2 choose tiger", "3 choose crane")
    assert state.phase == "vetoes"
    assert state.view(None).characters == (4, 0, 3, 2, 1)


# C-2


@pytest.mark.parametrize(("seats", "boxes"), [(2, 21), (3, 22), (4, 23), (5, 24)])
@pytest.mark.parametrize("no_trump", [False, True])
def test_choice_c_2_every_open_box_of_every_line_not_closed(
    seats: int, boxes: int, no_trump: bool
) -> None:
    state = deal(seats, no_trump=no_trump)
    (dealer,) = state.to_act()
    assert len(offers(state, dealer)) == boxes + no_trump


def test_choice_c_2_at_the_end_two_boxes_of_the_last_line() -> None:
    state = deal(4)
    while len(state.view(A).tokens) < 17:
        state.play(state.moves(state.to_act()[0])[0])
    (seat,) = state.to_act()
    assert offers(state, seat) == {"veto points-4", "veto points-minus-2"}


# C-3, C-4


@pytest.mark.parametrize(("seats", "arrangements"), [(3, 3), (4, 3), (5, 10)])
def test_choice_c_3_arrangements(seats: int, arrangements: int) -> None:
    state = position(seats=seats, phase="teams", first=1)
    assert state.to_act() == (1,)
    assert len(offers(state, 1)) == arrangements


def test_choice_c_3_with_two_players_skipped() -> None:
    state = deal(2)
    veto_down(state, discards="one")
    assert state.phase == "discards"


def test_choice_c_4_the_two_members_of_the_pair() -> None:
    state = position(seats=5, phase="bonus", partners=(D, E))
    assert offers(state, A) == {"bonus 1", "bonus 2"}
    state = position(seats=5, phase="bonus", partners=(E,))
    assert offers(state, A) == {"bonus 0", "bonus 4"}


@pytest.mark.parametrize(
    ("seats", "option", "asked"),
    [
        (2, "holder", False),
        (3, "holder", False),
        (4, "holder", False),
        (5, "holder", True),
        (5, "shared", True),
        (5, "team", False),
        (3, "team", False),
    ],
)
def test_choice_c_4_is_asked_with_five_only_and_not_with_o_3_team(
    seats: int, option: str, asked: bool
) -> None:
    state = deal(seats, bonus=option)
    veto_down(state)
    if state.phase == "teams":
        play(state, "0 teams 1")
    assert (state.phase == "bonus") == asked
    assert state.phase in ("bonus", "tricks")


# C-5, C-6

HAND = "B1 B1 B1 R1 R1 R5 Y8 G4"
OTHERS = ["B2 B3 B4 B5 B6 B7 B8 B9", "R2 R3 R4 R6 R7 R8 R9 R10", "G2 G3 G5 G6 G7 G8 G9 G10"]


def choosing(word: str, hand: str = HAND) -> Any:
    phase = "passes" if word == "pass" else "discards"
    return position([hand, *OTHERS], phase=phase, line2=word, supertrump="B")


@pytest.mark.parametrize(
    ("word", "count"),
    [
        ("one", 5),  # B1 R1 R5 Y8 G4
        ("two", comb(5, 2) + 2),  # two different ones of five, or two B1, or two R1
        ("no-1s", 3),
        ("pass", 5),
    ],
)
def test_choices_c_5_and_c_6_equal_1s_are_one_option(word: str, count: int) -> None:
    assert len(offers(choosing(word), A)) == count


@pytest.mark.parametrize(("word", "count"), [("one", 8), ("two", comb(8, 2)), ("no-1s", 8)])
def test_choice_c_5_without_1s(word: str, count: int) -> None:
    assert len(offers(choosing(word), B)) == count


def test_choice_c_5_any_card_if_only_1s_are_held() -> None:
    state = choosing("no-1s", "B1 B1 B1 R1 R1 Y1 Y1 G1")
    assert offers(state, A) == {"discard B1", "discard R1", "discard Y1", "discard G1"}


@pytest.mark.parametrize("word", ["no-1s", "one", "pass"])
def test_choices_c_5_and_c_6_a_single_option_is_still_asked(word: str) -> None:
    hands = ["B1 B9", "R3 R1", "R5 R6", "G2 G3"] if word == "no-1s" else ["B9", "R3", "R5", "G2"]
    phase = "passes" if word == "pass" else "discards"
    for forced in (False, True):
        options = Options(play_forced=forced)
        state = position(hands, phase=phase, line2=word, options=options)
        assert state.to_act() == (A, B, C, D)
        assert len(offers(state, A)) == 1


# C-7


def test_choice_c_7_equal_1s_are_one_option() -> None:
    state = position(["R1 R1 R1 B5", "", "", ""])
    assert legal_cards(state, A) == "B5 R1"
    state = position(["", "Y1 Y1 G5", "", ""], trick="Y9", supertrump="Y")
    assert legal_cards(state, B) == "Y1"


def test_choice_c_7_the_last_card_of_a_hand_is_asked_too() -> None:
    state = dealt_trick("R10 R2 R3")
    for seat, name in ((A, "R10"), (B, "R2"), (C, "R3")):
        assert state.to_act() == (seat,)
        assert legal_cards(state, seat) == name
        plays(state, name)


def test_choice_c_7_a_single_legal_card_is_asked_too() -> None:
    state = position(["R9 B2", "R2 G5", "R3 G6", "R4 G7"])
    plays(state, "R9")
    assert state.to_act() == (B,)
    assert legal_cards(state, B) == "R2"


# C-8


def test_choice_c_8_after_scoring_everybody_goes_on() -> None:
    state = dealt_trick("R13 R2 R3 R4")
    plays(state, "R13 R2 R3 R4")
    assert state.phase == "scores"
    assert state.to_act() == (A, B, C, D)
    for seat in (C, A, D, B):
        assert offers(state, seat) == {"go-on"}
        play(state, f"{seat} go-on")
    assert state.phase == "vetoes"


def test_choice_c_8_the_order_of_going_on_changes_nothing() -> None:
    results = []
    for order in ((0, 1, 2, 3), (3, 2, 0, 1)):
        state = dealt_trick("R13 R2 R3 R4")
        plays(state, "R13 R2 R3 R4")
        play(state, *(f"{seat} go-on" for seat in order))
        results.append(state)
    assert results[0] == results[1]


def test_nobody_else_is_asked_in_any_phase() -> None:
    state = deal(5)
    veto_down(state, C, "one")
    assert state.to_act() == (C,)
    form(state, A, bonus=A)
    assert state.to_act() == (0, 1, 2, 3, 4)
    play_until(state, "tricks")
    assert state.to_act() == (C,)
    for seat in (A, B, D, E):
        assert not state.moves(seat)


def test_the_veto_is_asked_of_whose_turn_it_is() -> None:
    state = veto_board(["points-1", "points-2"], seats=5, dealer=4)
    assert state.to_act() == (1,)
