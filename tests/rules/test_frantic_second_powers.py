"""Frantic, power cards that act second (FRA-312 to FRA-324, FRA-565, FRA-566, FRA-579)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.turn.barring import bar_for
from game.frantic.values import Running
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    asks,
    code,
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


def test_fra_313_it_holds_for_mimicry_and_the_activator_themselves() -> None:
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


def test_fra_324_troublecharger() -> None:
    state = with_power("troublecharger", hands_=("R1 Y1", "B1"), events=["third_time_lucky"])
    assert turned(settle(state, "0 play R1 with troublecharger")) == ["third_time_lucky"]
    for card in ("K5", "troublemaker-R"):
        state = with_power(
            "troublecharger", hands_=(f"{card} Y1", "B1"), events=["third_time_lucky", "expansion"]
        )
        events = settle(state, f"0 play {card} with troublecharger")
        assert turned(events) == ["third_time_lucky", "expansion"]
