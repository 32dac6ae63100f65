"""Frantic, power cards (FRA-303 to FRA-324, FRA-565 to FRA-567, FRA-578, FRA-579)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import FIRST_POWERS, SECOND_POWERS
from game.frantic.events import PowerActs, SpecialsCounted
from game.frantic.options import Options
from game.frantic.setup import bar_for
from game.frantic.state import Running
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    asks,
    code,
    drew,
    found,
    go,
    hands,
    needs,
    on_turn,
    plays,
    settle,
    sizes,
    table,
    top,
    turned,
    wishes,
)

ALL = {"preset": "everything", "top": "R5"}


def with_power(
    *powers: str, hands_: tuple[str, ...] = ("R1 Y1 Y2", "B1", "G1"), **rest: Any
) -> Any:
    """A holds these power cards."""
    row = [" ".join(powers), *[""] * (len(hands_) - 1)]
    return table(*hands_, powers=row, **(ALL | rest))


def test_fra_303_an_activated_card_lies_face_up_and_cannot_be_used_again() -> None:
    state = with_power("looping*", "all_draw_one")
    assert {t for t in offers(state, A) if "with" in t} == {"play R1 with all_draw_one"}
    assert code(state, "0 play R1 with looping") == ("frantic-power-is-up", "FRA-303")
    play(state, "0 play R1 with all_draw_one")
    assert [power.up for power in state.powers[A]] == [True, True]


def test_fra_304_only_with_a_hand_card_in_the_own_turn() -> None:
    state = with_power("looping", hands_=("fuck_you B1 B2 B3 B4 B6 B7 B8 B9 R1", "B1"))
    assert {t for t in offers(state, A) if "with" in t} == {"play R1 with looping"}
    assert code(state, "0 play fuck_you with looping") == ("frantic-power-alone", "FRA-304")
    state = with_power("looping", hands_=("golden_fuck_you B1 B2 B3 B4 B6 B7 B8 B9 Y1", "B1"))
    assert not {t for t in offers(state, A) if "with" in t}


def test_fra_305_fra_409_one_power_card_a_turn() -> None:
    state = with_power("all_draw_one", "looping")
    play(state, "0 play R1 with all_draw_one")
    assert on_turn(state) == B


def test_fra_306_first_and_second_powers() -> None:
    assert set(FIRST_POWERS) == {
        "all_draw_one",
        "anti_counter",
        "open_hands",
        "special_charge",
        "special_seal",
    }
    assert set(SECOND_POWERS) == {
        "black_wish",
        "colour_blockade",
        "looping",
        "number_wish",
        "random_chance",
        "recycling",
        "troublecharger",
    }


def test_fra_307_power_cards_cannot_be_answered_and_their_draws_are_draws() -> None:
    state = table(
        "R1 Y1", "counterattack", "G1", powers=["all_draw_one", "", ""], lasting=["plus_one"], **ALL
    )
    events = play(state, "0 play R1 with all_draw_one")
    assert drew(events) == [(B, 2), (C, 2)]


def test_fra_308_lasting_effects_stay_with_the_activator() -> None:
    state = with_power("open_hands", hands_=("R1 Y1", "B1", "edison G1"))
    play(state, "0 play R1 with open_hands")
    state.powers = ((), (), state.powers[A])
    assert set(state.view(B).open) == {B, C}
    settle(state, "1 draw", "1 pass", "2 draw", "2 pass")
    assert state.view(B).open == ()


def test_fra_309_a_power_card_received_in_the_own_turn_cannot_be_used() -> None:
    state = table("second_chance-R update R1 Y1", "B1", powers=["", ""], **ALL)
    settle(state, "0 play second_chance-R", "0 play update", "0 yes", "0 wish red")
    assert on_turn(state) == B
    state = table("update R1 R2", "B1", preset="everything", top="R5", powers=["looping*", ""])
    state.power_deck = ("recycling",)
    settle(state, "0 play update", "0 yes", "0 wish red")
    if asks(state) == "AskUpdate":
        play(state, "0 power 0 0")
    assert [power.name for power in state.powers[A]] == ["recycling"]
    settle(state, "1 draw", "1 pass")
    assert "play R1 with recycling" in offers(state, A)


def test_fra_309_nor_after_an_event_that_brought_it_in_this_turn() -> None:
    state = table(
        "second_chance-R troublemaker-R R1 Y1", "B1", powers=["", ""], events=["supercharge"], **ALL
    )
    settle(state, "0 play second_chance-R", "0 play troublemaker-R")
    assert len(state.powers[A]) == 1
    assert on_turn(state) == B


def test_fra_578_a_power_card_still_acts_if_it_has_left() -> None:
    state = table("K5 Y1", "B1", powers=["number_wish", ""], events=["chargenado"], **ALL)
    events = settle(state, "0 play K5 with number_wish", "0 wish 3")
    assert ([e.power for e in found(events, PowerActs)], needs(state)) == (["number_wish"], "3")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_fra_310_all_draw_one(seats: int) -> None:
    others = ("B1", "G1", "Y2", "B2", "G2", "B3", "G3")[: seats - 1]
    state = with_power("all_draw_one", hands_=("R1 Y1", *others))
    events = play(state, "0 play R1 with all_draw_one")
    assert drew(events) == [(seat, 1) for seat in range(1, seats)]


def test_fra_311_anti_counter() -> None:
    state = with_power("anti_counter", hands_=("gift-R Y1 Y2 Y3", "counterattack error_404", "G1"))
    assert "play gift-R with anti_counter" in offers(state, A)
    go(state, "0 play gift-R with anti_counter", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert {text.split()[1] for text in offers(state, B) if text != "pass"} == {"error_404"}
    assert code(state, "1 throw counterattack red") == ("frantic-cannot-react", "FRA-311")


def test_fra_311_only_with_a_special_card() -> None:
    state = with_power("anti_counter")
    assert "play R1 with anti_counter" not in offers(state, A)
    assert code(state, "0 play R1 with anti_counter") == ("frantic-power-special", "FRA-311")


def test_fra_567_it_covers_replacement_victims_and_stops_mimicry_but_no_follow_up() -> None:
    state = with_power(
        "anti_counter", hands_=("gift-R Y1 Y2 Y3", "error_404 B1", "mimicry counterattack")
    )
    settle_to = [
        "0 play gift-R with anti_counter",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw error_404 green",
    ]
    go(state, *settle_to)
    thrown = {t for t in offers(state, C) if t != "pass"}
    assert thrown and all("as error_404" in text for text in thrown)
    state = with_power("anti_counter", hands_=("second_chance-R gift-R Y1 Y2", "counterattack"))
    go(state, "0 play second_chance-R with anti_counter", "0 play gift-R")
    while state.phase == "choice":
        state.play(state.moves(A)[0])
    assert "throw counterattack red" in offers(state, B)


def test_fra_312_black_wish() -> None:
    state = with_power("black_wish", hands_=("R1 Y1", "B1 K3 R1 fantastic black_gift gift-R"))
    settle(state, "0 play R1 with black_wish")
    assert (needs(state), plays(state, B)) == ("black", "K3 fantastic black_gift")
    settle(state, "1 play fantastic", "1 wish red")
    assert needs(state) == "red"
    state = with_power("black_wish", hands_=("fantastic Y1", "B1"))
    settle(state, "0 play fantastic with black_wish", "0 wish blue")
    assert needs(state) == "black"


def test_fra_313_fra_412_colour_blockade() -> None:
    state = with_power(
        "colour_blockade",
        hands_=("R1 Y1", "G1 B1 colour_swap-RG fantastic mimicry gift-G", "Y1"),
        top="R5",
    )
    settle(state, "0 play R1 with colour_blockade", "0 colour green")
    assert set(plays(state, B).split()) & {"G1", "colour_swap-RG"} == set()
    assert code(state, "1 play G1") == ("frantic-blocked", "FRA-313")
    go(state, "1 play fantastic")
    assert "green" not in wishes(state, B).split()
    settle(state, "1 wish yellow", "2 draw", "2 pass", "0 draw", "0 pass")
    assert state.running == ()


def test_fra_313_it_holds_for_mimicry_and_the_activator_himself() -> None:
    state = with_power("colour_blockade", hands_=("R1 R2 Y1 R3", "mimicry B1"))
    settle(state, "0 play R1 with colour_blockade", "0 colour red")
    assert "play mimicry as gift" not in offers(state, B)
    assert code(state, "1 play mimicry as gift")[0] == "frantic-blocked"
    settle(state, "1 draw", "1 pass")
    assert not {t for t in offers(state, A) if t.startswith("play R")}


def test_fra_314_a_card_of_that_colour_can_still_be_matched_or_covered() -> None:
    state = with_power("colour_blockade", hands_=("R1 Y1", "B1 G1 R7 fantastic"))
    settle(state, "0 play R1 with colour_blockade", "0 colour red")
    assert plays(state, B) == "B1 G1 fantastic"


def test_fra_566_the_last_colour_cannot_be_blocked() -> None:
    state = table(
        "R1 Y1",
        "Y1 B2",
        "G3 B3",
        "R4 Y4",
        "R2",
        preset="supercharged",
        top="R5",
        powers=["colour_blockade", "colour_blockade", "", "", ""],
    )
    settle(state, "0 play R1 with colour_blockade", "0 colour green")
    assert offers(state, B) >= {"play Y1 with colour_blockade"}
    go(state, "1 play Y1 with colour_blockade")
    assert code(state, "1 colour green")[0] in ("frantic-blocked-already", "frantic-no-such-wish")
    assert offers(state, B) == {"colour red", "colour blue", "colour yellow"}
    state = table(
        "R1 Y1", "Y1 B2", preset="supercharged", top="Y5", turn=1, powers=["", "colour_blockade"]
    )
    state.running = tuple(Running("colour_blockade", A, colour) for colour in (0, 1, 3))
    state.bar = bar_for(state, False)
    settle(state, "1 play Y1 with colour_blockade")
    assert (len(state.running), on_turn(state)) == (3, A)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_fra_315_looping(seats: int) -> None:
    others = ("B1", "G1", "B2", "G2", "B3")[: seats - 1]
    state = with_power("looping", hands_=("R1 Y1", *others))
    settle(state, "0 play R1 with looping")
    for seat in [*reversed(range(1, seats)), 0]:
        assert on_turn(state) == seat
        settle(state, f"{seat} draw", f"{seat} pass")
    assert on_turn(state) == B
    assert state.direction == 1


def test_fra_315_several_loopings_turn_it_on_their_own() -> None:
    state = table("R1 Y1", "B1", "G1", "R2 Y2", powers=["looping", "", "", "looping"], **ALL)
    settle(state, "0 play R1 with looping")
    settle(state, "3 play R2 with looping")
    assert (on_turn(state), state.direction) == (A, 1)
    settle(state, "0 draw", "0 pass")
    assert (on_turn(state), state.direction) == (D, -1)
    settle(state, "3 draw", "3 pass")
    assert (on_turn(state), state.direction) == (A, 1)


@pytest.mark.parametrize("card", ["R1", "fantastic", "skip-R"])
def test_fra_316_number_wish_replaces_every_wish(card: str) -> None:
    state = with_power("number_wish", hands_=(f"{card} Y1", "B1", "G1"))
    go(state, f"0 play {card} with number_wish")
    while "wish 8" not in offers(state, A) or "wish red" in offers(state, A):
        text = "wish red" if "wish red" in offers(state, A) else sorted(offers(state, A))[0]
        go(state, f"0 {text}")
        while state.phase == "window":
            play(state, f"{state.to_act()[0]} pass")
    assert wishes(state).split() == sorted(str(number) for number in range(1, 11))
    settle(state, "0 wish 8")
    assert needs(state) == "8"


def test_fra_317_open_hands() -> None:
    state = with_power("open_hands")
    play(state, "0 play R1 with open_hands")
    assert state.view(C).open == (B, C)
    assert state.view(C).known[B] == tuple(state.hands[B])
    settle(state, "1 draw")
    assert state.view(A).known[B] == tuple(state.hands[B])
    settle(state, "1 pass", "2 draw", "2 pass")
    assert state.view(C).open == ()


def test_fra_318_random_chance() -> None:
    state = with_power("random_chance", hands_=("R1 G9 Y2 curse gambling_champ fuck_you", "B1"))
    go(state, "0 play R1 with random_chance")
    assert {t.split()[1] for t in offers(state, A)} == {"G9", "Y2"}
    assert code(state, "0 play curse") == ("frantic-unplayable", "FRA-73")
    settle(state, "0 play G9")
    assert (needs(state), on_turn(state)) == ("green 9", B)
    state = with_power("random_chance", hands_=("R1 gift-G Y2 Y3 Y4", "B1 counterattack"))
    go(state, "0 play R1 with random_chance", "0 play gift-G", "0 pick Y2", "0 pick Y3")
    assert asks(state) == "TargetWindow"
    state = with_power("random_chance", hands_=("R1 the_end", "B1"))
    settle(state, "0 play R1 with random_chance")
    if state.phase == "choice" or state.phase == "play":
        settle(state, "0 play the_end")
    assert state.sheet[-1].cause == "the_end"


def test_fra_319_random_chance_without_a_card_and_under_a_blockade() -> None:
    state = with_power("random_chance", hands_=("R1 curse", "B1"))
    settle(state, "0 play R1 with random_chance")
    assert on_turn(state) == B
    state = with_power("random_chance", "looping", hands_=("R1 Y2 G3", "B1"))
    go(state, "0 play R1 with random_chance")
    assert not {t for t in offers(state, A) if "with" in t}
    state = with_power("random_chance", hands_=("R1 Y2 G3 gift-R", "B1"))
    state.running = (Running("colour_blockade", B, 3),)
    state.bar = bar_for(state, False)
    go(state, "0 play R1 with random_chance")
    assert {t.split()[1] for t in offers(state, A)} == {"Y2", "gift-R"}


def test_fra_579_random_chance_colour_swap_and_mimicry() -> None:
    state = with_power("random_chance", hands_=("R1 colour_swap-BY Y2", "B1"))
    go(state, "0 play R1 with random_chance", "0 play colour_swap-BY")
    assert offers(state, A) == {"colour blue", "colour yellow"}
    state = with_power("random_chance", hands_=("fantastic mimicry Y2", "B1"))
    go(state, "0 play fantastic with random_chance", "0 wish 3")
    assert "play mimicry as gift" not in offers(state, A)
    assert "play mimicry as fantastic" in offers(state, A)


def test_fra_320_recycling() -> None:
    state = with_power("recycling", hands_=("R9 Y1", "B1", "G1"), top="R4", last_colour="red")
    go(state, "0 play R9 with recycling")
    assert offers(state, A) == {"name 0", "name 1", "name 2"}
    settle(state, "0 name 2")
    assert (hands(state)[C], top(state), needs(state)) == ("R9 G1", "R4", "red 4")
    state = with_power("recycling", hands_=("gift-R Y1 Y2 Y3", "counterattack B1 B2", "G1"))
    go(
        state,
        "0 play gift-R with recycling",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw counterattack blue",
        "1 name 2",
    )
    settle(state, "0 name 0")
    assert needs(state) == "blue"
    assert "gift-R" in hands(state)[A]


def test_fra_321_recycling_the_last_card() -> None:
    state = with_power("recycling", hands_=("fantastic_four", "B1", "G1"))
    settle(state, "0 play fantastic_four with recycling", "0 share 0 4 0", "0 wish red", "0 name 1")
    assert (sizes(state), state.sheet[-1].winners) == ([0, 6, 1], (A,))
    state = with_power(
        "recycling", hands_=("R1", "B1"), lasting=["last_chance"], events=["friday_the_13th"]
    )
    events = settle(state, "0 play R1 with recycling", "0 name 1")
    assert turned(events) == ["friday_the_13th"]


def test_fra_565_recycling_with_twins_rewind_and_follow_ups() -> None:
    state = with_power("recycling", hands_=("R7 B7 Y1", "B1"), rules=["twins"], top="R5")
    go(state, "0 play R7 with recycling", "0 pick B7")
    settle(state, "0 name 1")
    assert (hands(state)[B], needs(state), top(state)) == ("B1 B7", "red 7", "R7")
    state = with_power(
        "recycling", hands_=("K5 Y1", "B1"), events=["rewind"], draw="G3", pile="R1 R2 R3"
    )
    settle(state, "0 play K5 with recycling")
    assert (on_turn(state), needs(state)) == (B, "green 3")
    state = with_power("recycling", hands_=("second_chance-R R7 Y1", "B1"))
    go(state, "0 play second_chance-R with recycling", "0 play R7")
    settle(state, "0 name 1")
    assert (needs(state), "second_chance-R" in hands(state)[B]) == ("red 7", True)


def test_fra_565_a_card_slid_under_does_not_count_as_top_card() -> None:
    state = with_power(
        "recycling",
        hands_=("K5 Y1 Y2 Y3 Y4", "K7 gift-R", "G1 G2 G3"),
        top="R5",
        events=["recession"],
    )
    settle(
        state,
        "0 play K5 with recycling",
        "1 pick K7",
        "2 pick G1",
        "2 pick G2",
        "0 pick Y1",
        "0 pick Y2",
        "0 pick Y3",
        "0 name 0",
    )
    assert (needs(state), "K5" in hands(state)[A]) == ("red 5", True)
    assert plays(state, B) == "gift-R"


def test_fra_322_special_charge() -> None:
    state = with_power("special_charge", hands_=("R1 Y1", "B1 gift-B fuck_you", "G1"))
    go(state, "0 play R1 with special_charge")
    assert offers(state, A) == {"name 1", "name 2"}
    events = play(state, "0 name 1")
    assert drew(events) == [(B, 2)]
    assert found(events, SpecialsCounted)[0].counts == (2,)


def test_fra_323_fra_411_special_seal() -> None:
    state = with_power("special_seal", hands_=("R1 gift-R Y1", "fantastic R2 gift-R", "the_end"))
    assert "play gift-R with special_seal" not in offers(state, A)
    assert code(state, "0 play gift-R with special_seal") == ("frantic-power-number", "FRA-323")
    play(state, "0 play R1 with special_seal")
    assert offers(state, B) == {"play R2", "draw"}
    assert code(state, "1 play fantastic") == ("frantic-sealed", "FRA-323")
    play(state, "1 draw", "1 pass")
    assert offers(state, C) == {"draw"}
    play(state, "2 draw", "2 pass")
    assert "play gift-R" in offers(state, A)


def test_fra_324_troublecharger() -> None:
    state = with_power("troublecharger", hands_=("R1 Y1", "B1"), events=["third_time_lucky"])
    assert turned(settle(state, "0 play R1 with troublecharger")) == ["third_time_lucky"]
    for card in ("K5", "troublemaker-R"):
        state = with_power(
            "troublecharger", hands_=(f"{card} Y1", "B1"), events=["third_time_lucky", "expansion"]
        )
        events = settle(state, f"0 play {card} with troublecharger")
        assert turned(events) == ["third_time_lucky", "expansion"]


@pytest.mark.parametrize("option", ["1", "2", "any"])
def test_fra_360_how_many_power_cards_a_turn(option: str) -> None:
    state = table(
        "R1 Y1",
        "B1",
        powers=["number_wish all_draw_one special_charge", ""],
        options=Options(powers=option),
        **ALL,
    )
    events = play(state, "0 play R1 with number_wish")
    if option == "1":
        assert asks(state) == "AskWish"
        return
    assert offers(state, A) == {"turn-up all_draw_one", "turn-up special_charge", "enough"}
    events += play(state, "0 turn-up special_charge")
    if option == "any":
        events += play(state, "0 turn-up all_draw_one")
    events += play(state, "0 wish 3")
    first = ["special_charge", "all_draw_one"][: 1 if option == "2" else 2]
    assert [event.power for event in found(events, PowerActs)] == [*first, "number_wish"]
    assert needs(state) == "3"
