"""Frantic, power cards and those that act first (FRA-303 to FRA-311, FRA-317, FRA-322, FRA-323)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import FIRST_POWERS, SECOND_POWERS
from game.frantic.events import PowerActs, SpecialsCounted
from game.frantic.options import Options
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    found,
    go,
    needs,
    on_turn,
    settle,
    table,
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


def test_fra_317_open_hands() -> None:
    state = with_power("open_hands")
    play(state, "0 play R1 with open_hands")
    assert state.view(C).open == (B, C)
    assert state.view(C).known[B] == tuple(state.hands[B])
    settle(state, "1 draw")
    assert state.view(A).known[B] == tuple(state.hands[B])
    settle(state, "1 pass", "2 draw", "2 pass")
    assert state.view(C).open == ()


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
