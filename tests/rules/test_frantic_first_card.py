"""Frantic, the first card, kind by kind (FRA-39 to FRA-50, FRA-500)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.frantic_table import first_card, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    asks,
    code,
    go,
    hands,
    moved,
    needs,
    on_turn,
    plays,
    settle,
    sizes,
    top,
    wishes,
)


def first(card: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """The first card is turned over, A dealing, and these moves are played."""
    state: Any = first_card(card, hands_, **rest)
    settle(state, "0 go-on", *texts)
    return state


def test_fra_39_first_card_coloured_number() -> None:
    state = first("G7", "B1 B2", "G2 R7 R1")
    assert needs(state) == "green 7"
    assert plays(state, B) == "R7 G2"


def test_fra_39_lucky_sevens_applies_to_the_first_card() -> None:
    state = first(
        "G7",
        "B1 B2",
        "G2 R7",
        rules=["lucky_sevens"],
        events=["third_time_lucky"],
        preset="pandemonium",
    )
    assert sizes(state) == [5, 5]


def test_fra_39_swap_meet_applies_to_the_first_card() -> None:
    state = first("G1", "B1 B2", "G2 R7 R8", rules=["swap_meet"], preset="pandemonium")
    assert hands(state) == ["R7 R8 G2", "B1 B2"]


def test_fra_39_merry_go_round_applies_to_the_first_card() -> None:
    state = first("G9", "B1", "R2 R3", "Y1 Y2 Y3", rules=["merry_go_round"], preset="pandemonium")
    assert hands(state) == ["Y1 Y2 Y3", "B1", "R2 R3"]


def test_fra_39_twins_does_not_apply_to_the_first_card() -> None:
    state = first("G7", "B7 B2", "G2 R7", rules=["twins"], preset="pandemonium")
    assert sizes(state) == [2, 2]
    assert on_turn(state) == B


def test_fra_40_first_card_black_number_triggers_an_event() -> None:
    state = first("K6", "B1 B2", "G2 R7", "Y1 Y2", events=["expansion"])
    assert sizes(state) == [5, 3, 4]
    assert needs(state) == "6"


def test_fra_41_first_card_exchange_gift_skip_thief_must_be_carried_out() -> None:
    state = first("gift-G", "B1 B2 B3", "G2 R7", texts=("0 pick B1", "0 pick B2"), preset="first")
    assert hands(state) == ["B3", "R7 B1 B2 G2"]
    state = first("skip-G", "B1 B2 B3", "G2 R7", "Y1 Y2", texts=("0 name 1",))
    assert on_turn(state) == 2
    state = first("exchange-G", "B1 B2", "R7 R8", preset="first")
    assert hands(state) == ["R7 R8", "B1 B2"]
    state = first("thief-G", "B1 B2", "R7 R8 R9", texts=("0 pick R7", "0 pick R8"))
    assert hands(state) == ["R7 R8 B1 B2", "R9"]


def test_fra_41_first_card_troublemaker_and_recharge() -> None:
    state = first("troublemaker-G", "B1 B2", "R7 R8", events=["third_time_lucky"])
    assert sizes(state) == [5, 5]
    assert needs(state) == "green troublemaker"
    state = first("recharge-G", "B1 B2", "R7 R8", preset="supercharged", powers=["looping", ""])
    assert on_turn(state) == B


def test_fra_42_first_card_second_chance_is_followed_or_costs_a_draw() -> None:
    state: Any = first_card("second_chance-G", ["B1 G2 G3", "R7 R8"], draw="Y1")
    play(state, "0 go-on")
    assert offers(state, A) == {"play G2", "play G3"}
    play(state, "0 play G2")
    assert (on_turn(state), hands(state)[A]) == (B, "B1 G3")
    other = first("second_chance-G", "B1 R2 R3", "R7 R8", preset="first", draw="Y1")
    assert (on_turn(other), hands(other)[A]) == (B, "R2 R3 B1 Y1")


def test_fra_43_first_card_colour_swap_the_dealer_chooses_the_exit_colour() -> None:
    state: Any = first_card("colour_swap-RG", ["B1 B2", "R7 G8"])
    play(state, "0 go-on")
    assert offers(state, A) == {"colour red", "colour green"}
    play(state, "0 colour red")
    assert needs(state) == "red"


def test_fra_44_first_card_open_wish_special() -> None:
    state: Any = first_card("equality", ["B1 B2 B3", "R7", "G1 G2 G3"])
    play(state, "0 go-on")
    assert offers(state, A) == {"yes", "no"}
    settle(state, "0 no", "0 wish green")
    assert (sizes(state), needs(state), on_turn(state)) == ([3, 1, 3], "green", B)


def test_fra_44_first_card_fantastic_four_must_be_carried_out() -> None:
    state = first("fantastic_four", "B1 B2", "R7 R8", texts=("0 wish 4",))
    assert (sizes(state), needs(state)) == ([2, 6], "4")


@pytest.mark.parametrize("card", ["counterattack", "lucky_bastard", "nice_try", "error_404"])
def test_fra_44_first_card_reaction_cards_only_make_a_colour_wish(card: str) -> None:
    state: Any = first_card(card, ["B1 B2", "R7 R8"], preset="everything")
    play(state, "0 go-on")
    assert wishes(state) == "blue green red violet yellow"
    settle(state, "0 wish blue")
    assert (on_turn(state), needs(state), sizes(state)) == (B, "blue", [2, 2])


def test_fra_45_first_card_do_it_yourself_and_special_fantastic() -> None:
    state = first("do_it_yourself", "B1", "R7", texts=("0 yes", "0 wish blue"), preset="everything")
    assert (len(state.rules), needs(state)) == (1, "blue")
    state = first("special_fantastic", "B1", "R7", texts=("0 wish gift",), preset="everything")
    assert needs(state) == "gift"


def test_fra_45_first_card_fantastic_event_and_blank() -> None:
    state = first(
        "fantastic_event",
        "B1",
        "R7",
        texts=("0 yes", "0 wish 3"),
        events=["third_time_lucky"],
        preset="everything",
    )
    assert (sizes(state), needs(state)) == ([4, 4], "3")
    state = first(
        "blank_play",
        "B1 B2",
        "R7",
        "Y1 Y2",
        preset="everything",
        texts=("0 yes", "0 name 1", "0 pick B1", "0 wish red"),
    )
    assert (sizes(state), needs(state)) == ([1, 3, 2], "red")


def test_fra_46_first_card_black_gift() -> None:
    state = first(
        "black_gift",
        "B1 B2 B3",
        "R7",
        texts=("0 pick B1", "0 pick B2"),
        events=["third_time_lucky"],
        preset="everything",
    )
    assert (sizes(state), needs(state)) == ([4, 6], "gift")


def test_fra_47_fra_377_first_card_mimicry_names_an_open_wish_special() -> None:
    state: Any = first_card("mimicry", ["B1 B2 B3", "R7"])
    play(state, "0 go-on")
    assert offers(state, A) == {
        "play mimicry as " + symbol
        for symbol in (
            "fantastic",
            "fantastic_four",
            "counterattack",
            "equality",
            "nice_try",
            "special_favours",
            "inequality",
            "lucky_bastard",
        )
    }
    assert code(state, "0 play mimicry as gift")[1] in ("FRA-47", "FRA-70", "FRA-223")
    settle(state, "0 play mimicry as fantastic", "0 wish green")
    assert needs(state) == "green"


@pytest.mark.parametrize(
    "card", ["fuck_you", "golden_fuck_you", "curse", "gambling_champ", "the_end"]
)
def test_fra_48_fra_376_first_card_unique_special_leaves_the_requirement_free(card: str) -> None:
    state = first(card, "B1 B2", "R7 K8 gift-G", preset="everything")
    assert (needs(state), on_turn(state), top(state)) == ("free", B, card)
    assert plays(state, B) == "R7 K8 gift-G"


def test_fra_49_victims_of_the_first_card_may_throw_in() -> None:
    state: Any = first_card("gift-G", ["B1 B2 B3", "R7 R8 counterattack"], preset="first")
    play(state, "0 go-on", "0 pick B1", "0 pick B2", "1 throw counterattack red")
    settle(state)
    assert hands(state) == ["R7 R8 B1 B2 B3", ""]


def test_fra_49_fra_370_lucky_bastard_against_the_first_event_but_not_by_the_dealer() -> None:
    state: Any = first_card(
        "K6", ["B1 lucky_bastard", "R7 R8", "Y1 Y2"], events=["third_time_lucky"]
    )
    play(state, "0 go-on")
    assert state.phase == "window"
    assert state.agenda[0].left == (1, 2)
    state = first_card("K6", ["B1 B2", "R7 lucky_bastard", "Y1"], events=["third_time_lucky"])
    settle(state, "0 go-on", "1 throw lucky_bastard green")
    assert (sizes(state), needs(state)) == ([5, 1, 4], "green")


def test_fra_49_no_power_card_with_the_first_card() -> None:
    state: Any = first_card(
        "second_chance-G", ["B1 G2 G3", "R7 R8"], preset="supercharged", powers=["looping", ""]
    )
    play(state, "0 go-on")
    assert "play G2 with looping" not in offers(state, A)


@pytest.mark.parametrize("event", ["doomsday", "finish_line"])
def test_fra_50_an_event_of_the_first_card_may_end_the_round(event: str) -> None:
    state = first("K6", "B1 B2", "R7 R8", events=[event])
    assert state.phase == "scores"
    points = (50, 50) if event == "doomsday" else (3, 15)
    assert state.sheet[-1].points == points


def test_fra_500_a_hand_emptied_by_the_first_card_is_checked_and_nice_try_may_come() -> None:
    state = first("gift-G", "B1 B2", "R7 R8", "Y1 Y2", texts=("0 name 1",), preset="first")
    assert state.phase == "scores"
    assert state.sheet[-1].winners == (A,)
    state = first_card("gift-G", ["B1 B2", "R7 R8", "Y1 nice_try"], preset="first")
    events = go(state, "0 go-on", "0 name 1", "2 throw nice_try blue")
    assert [len(event.cards) for event in moved(events, "draw", "hand")] == [3]
    assert (on_turn(state), needs(state)) == (B, "blue")


def test_fra_500_the_first_card_uses_up_no_skip_mark_and_does_not_count_for_the_bomb() -> None:
    state = first("K6", "B1 B2", "R6 R8", "Y1 Y2", events=["time_bomb"])
    assert state.bomb == (0, 1, 0)
    state = first_card("skip-G", ["B1 B2", "R7 counterattack", "Y1 Y2"], preset="first")
    settle(state, "0 go-on", "0 name 1", "1 throw counterattack yellow", "1 name 0")
    settle(state, "1 draw", "1 pass", "2 draw", "2 pass")
    assert on_turn(state) == B


def test_fra_438_the_first_card_asks_its_choices_of_the_dealer_c37() -> None:
    state: Any = first_card("fantastic", ["B1", "R7"], dealer=1)
    play(state, "1 go-on")
    assert (state.to_act(), asks(state)) == ((B,), "AskWish")
