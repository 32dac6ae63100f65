"""Frantic, Terms: what the words mean (FRA-6 to FRA-28)."""

from __future__ import annotations

import pytest

from game.frantic.cards import (
    CARD,
    COLOURS_OF,
    IS_NUMBER,
    NAMES,
    POWERS,
    colours_for,
    numbers_for,
)
from game.frantic.options import Options
from tests.frantic_table import first_card, play
from tests.rules.frantic_play import A, fresh, hands, happens, plays, settle, sizes, table, wishes

COLOURED = {"red", "blue", "yellow", "green"}


def test_fra_6_fra_7_fra_8_the_right_neighbour_is_next() -> None:
    state = table("R1 B1", "R2 B2", "R3 B3", "R4 B4", top="R9", preset="first")
    assert state.direction == 1
    for seat in (0, 1, 2, 3):
        assert state.to_act() == (seat,)
        settle(state, f"{seat} play R{seat + 1}")
        assert state.to_act() != (seat,) or state.phase == "scores"
    backwards = table("R1 B1", "R2 B2", "R3 B3", "R4 B4", top="R9", direction=-1, preset="first")
    settle(backwards, "0 play R1")
    assert backwards.to_act() == (3,)
    settle(backwards, "3 play R4")
    assert backwards.to_act() == (2,)


def test_fra_9_order_of_play_ends_with_the_player_themselves() -> None:
    state = table("R1", "R2", "R3", "R4")
    assert state.order_from(1) == (2, 3, 0, 1)
    state.direction = -1
    assert state.order_from(1) == (0, 3, 2, 1)


def test_fra_10_power_cards_are_no_hand_cards() -> None:
    state = fresh(3, preset="supercharged")
    settle(state, f"{state.dealer} go-on")
    assert all(len(row) == 2 for row in state.powers)
    assert not {*POWERS} & {NAMES[card] for cards in state.hands for card in cards}


def test_fra_11_number_cards_and_special_cards() -> None:
    numbers = {name for name, number in zip(NAMES, IS_NUMBER, strict=True) if number}
    assert {"R1", "V10", "K9", "K10"} <= numbers
    assert all(name[0] in "RBYGVK" and name[1:].isdigit() for name in numbers)
    for special in (
        "gift-R",
        "colour_swap-RB",
        "fantastic",
        "black_gift",
        "curse",
        "blank_play",
        "little_brother",
    ):
        assert special not in numbers


@pytest.mark.parametrize(("preset", "count"), [("chaos", 4), ("pandemonium", 5)])
def test_fra_12_violet_comes_with_pandora_and_black_is_no_colour(preset: str, count: int) -> None:
    state = table("fantastic R1", "B1", top="R5", preset=preset)
    settle(state, "0 play fantastic")
    colours = {what for what in wishes(state).split() if not what.isdigit()}
    assert colours == {*COLOURED} | ({"violet"} if count == 5 else set())
    assert len(colours_for(state.modules)) == count


def test_fra_12_black_does_not_match_black() -> None:
    state = table("K2 R7", "B1", top="K7", preset="first")
    assert plays(state) == "R7"


def test_fra_13_a_colour_swap_has_two_colours_in_the_hand_one_on_the_pile() -> None:
    state = table("colour_swap-RG B1", "R2 G2 Y1", top="R5")
    assert set(COLOURS_OF[CARD["colour_swap-RG"]]) == {0, 3}
    settle(state, "0 play colour_swap-RG")
    assert plays(state, 1) == "G2"


@pytest.mark.parametrize(
    ("preset", "highest"), [("first", 9), ("supercharged", 10), ("pandemonium", 10)]
)
def test_fra_14_fra_417_numbers_reach_ten_with_supercharge_or_pandora(
    preset: str, highest: int
) -> None:
    modules = Options(preset=preset).modules
    assert numbers_for(modules) == tuple(range(1, highest + 1))
    assert numbers_for(("base", "pandora"))[-1] == 10
    state = table("fantastic R1", "B1", top="R5", preset=preset)
    settle(state, "0 play fantastic")
    assert {what for what in wishes(state).split() if what.isdigit()} == {
        str(number) for number in range(1, highest + 1)
    }


def test_fra_15_the_symbol_of_a_special_is_its_name() -> None:
    state = table("gift-B black_gift exchange-Y", "B1", top="gift-R", preset="everything")
    assert plays(state) == "gift-B black_gift"


def test_fra_16_under_keeps_top_card_and_order() -> None:
    state = happens(
        "recession",
        "",
        "R1 R2",
        "B1 B2 B3",
        preset="first",
        texts=["1 pick R1", "2 pick B2", "2 pick B1"],
    )
    below = [NAMES[card] for card in state.pile]
    assert (below[:2], below[-1]) == (["R5", "R1"], "K5")
    assert set(below[2:4]) == {"B1", "B2"}


def test_fra_17_whatever_set_the_requirement_last_counts() -> None:
    state = table("fantastic R1", "G2 counterattack B1", top="R5", preset="first")
    settle(state, "0 play fantastic", "0 wish green")
    assert plays(state, 1) == "G2 counterattack"
    settle(state, "1 play G2")
    assert plays(state, 0) == ""


def test_fra_18_fra_19_the_actor_names_victims_and_the_trigger_player_sets_events_off() -> None:
    state = table("skip-R B1", "B2 B3", "B4 B5", top="R5", preset="first")
    settle(state, "0 play skip-R", "0 name 1")
    assert state.to_act() == (2,)
    state = happens("third_time_lucky", "R1", "R2", "R3", preset="first")
    assert sizes(state) == [4, 4, 4]


def test_fra_20_the_dealer_is_active_while_the_first_card_is_resolved() -> None:
    state = first_card("fantastic", ["B1 B2", "R1 R2", "Y1"], dealer=2)
    play(state, "2 go-on")
    assert (state.active, state.to_act()) == (2, (2,))
    play(state, "2 wish red")
    assert state.active == 0


def test_fra_21_throwing_in_uses_up_no_turn() -> None:
    state = table("skip-R B1", "B2 counterattack", "B4 B5", "G1 G2", top="R5", preset="first")
    settle(state, "0 play skip-R", "0 name 1", "1 throw counterattack green", "1 name 3")
    assert state.to_act() == (1,)


def test_fra_22_a_player_without_hand_cards_is_out_whatever_their_power_cards() -> None:
    state = table("R1", "B2", top="R5", preset="supercharged", powers=["looping recycling", ""])
    settle(state, "0 play R1")
    assert state.sheet[-1].winners == (A,)


def test_fra_23_turning_over_is_no_draw() -> None:
    state = happens(
        "market",
        "R1",
        "R2",
        "R3",
        lasting=["plus_one"],
        preset="chaos",
        draw="B1 B2 B3",
        texts=["1 pick B1", "2 pick B2"],
    )
    assert sizes(state) == [2, 2, 2]
    assert hands(state)[0] == "R1 B3"


def test_fra_24_blind_cards_are_picked_at_random() -> None:
    seen = set()
    for seed in range(12):
        state = table("exchange-R B1", "G1 G2 G3 G4", top="R5", preset="first", seed=seed)
        settle(state, "0 play exchange-R")
        seen.add(hands(state)[0])
    assert len(seen) > 2
    assert all(len(taken.split()) == 2 and "B1" not in taken for taken in seen)


def test_fra_25_a_protected_player_does_not_exist_for_the_event() -> None:
    state = table("K5 R1", "lucky_bastard B1", "Y1", top="R5", events=["third_time_lucky"])
    settle(state, "0 play K5", "1 throw lucky_bastard red")
    assert sizes(state) == [4, 1, 4]


def test_fra_26_the_total_sums_round_points_and_may_be_negative() -> None:
    state = table("R1", "B2", top="R5", preset="first", totals=(-30, 4))
    settle(state, "0 play R1")
    assert state.totals == (-30, 6)


def test_fra_27_lasting_events_stay_until_the_round_ends() -> None:
    state = happens("plus_one", "R1 R2 R3", "R4 R5", "G5 R7")
    assert [one.event for one in state.lasting] == ["plus_one"]
    settle(state, "1 play R5", "2 draw")
    assert sizes(state)[2] == 4


def test_fra_28_a_copy_of_the_state_keeps_everything_that_the_game_needs() -> None:
    state = table(
        "R1 R2",
        "B1 B2",
        "Y1 Y2",
        preset="everything",
        skipped=[1],
        rules=["thirsty"],
        lasting=["time_bomb", "parasite"],
        bomb=[1, 0, 2],
        turned=["market"],
        powers=["looping*", "recycling", ""],
        last_colour="green",
    )
    other = state.copy()
    assert other == state
    for one in (state, other):
        settle(one, "0 play R2")
    assert other == state
    assert state.bomb != (1, 0, 2)
