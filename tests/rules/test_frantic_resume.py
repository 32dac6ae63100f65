"""Frantic: saved in the middle of whatever is under way, it goes on exactly as it would have."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.chance import Chance
from game.codec import pack
from tests.frantic_table import play
from tests.house.games import TABLES
from tests.rules.frantic_play import (
    A,
    B,
    C,
    any_move,
    asks,
    drew,
    go,
    happens,
    needs,
    settle,
    table,
)
from tests.unpacking import unpack

ALL = {"preset": "everything", "top": "R5"}


def again(state: Any) -> Any:
    """Saved as JSON and opened."""
    copy = unpack(json.loads(json.dumps(pack(state))), TABLES["frantic"].types)
    assert copy == state
    return copy


def four_in_a_last_chance() -> Any:
    """Last Chance of A; its event Rewind turns over Fantastic Four; B counters; C is asked."""
    state = table(
        "R1",
        "counterattack B1",
        "counterattack G1 G2",
        "Y1 Y2",
        lasting=["last_chance"],
        events=["rewind"],
        draw="fantastic_four",
        pile="R2 R3 R4 R6 R7 R8 R9 R1",
        **ALL,
    )
    go(state, "0 play R1", "0 yes", "0 share 0 2 1 1", "0 wish red", "1 throw counterattack blue")
    if asks(state) == "AskUse":
        play(state, "1 yes")
    play(state, "1 share 0 0 3 1")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))
    assert state.resolving == ("rewind",)
    return state


def in_a_chain() -> Any:
    state = table("fantastic_four Y1", "B1 error_404", "G1 counterattack", "R1 R2", **ALL)
    go(
        state,
        "0 play fantastic_four",
        "0 share 0 2 2 0",
        "0 wish red",
        "1 throw error_404 blue",
        "0 name 2",
        "2 throw counterattack green",
    )
    assert asks(state) == "AskShares"
    return state


def in_a_plague_of_events() -> Any:
    """Event Manager inside Plague inside a black card; one of three is to be chosen."""
    state = happens("plague", "Y1", "B1", then=["event_manager", "market", "charity", "loot"])
    assert asks(state) == "AskEvent"
    return state


def in_a_secret_choice() -> Any:
    state = happens("gambling_man", "Y1 Y2", "B1 B2", "G1 G2", texts=("1 pick B2",))
    assert state.phase == "secret"
    return state


def in_merry_christmas() -> Any:
    state = happens("merry_christmas", "Y1 Y2", "B1 B2", "G1 G2", texts=("1 give B1 2",))
    assert asks(state) == "AskGive"
    return state


def in_a_nice_try_window() -> Any:
    state = table("R1", "nice_try", "mimicry G1", lasting=["plus_one", "time_bomb"], **ALL)
    go(state, "0 play R1", "1 throw nice_try blue")
    assert asks(state) == "NiceTryWindow"
    return state


def in_parasite() -> Any:
    state = table("R1", "B1", "G9 G8 G7", lasting=["parasite"], **ALL)
    settle(state, "0 play R1")
    play(state, "2 pick G9")
    return state


def in_random_chance() -> Any:
    state = table("R1 gift-G Y1 Y2 Y3", "B1", "G1", powers=["random_chance", "", ""], **ALL)
    go(state, "0 play R1 with random_chance", "0 play gift-G", "0 name 2", "0 pick Y1")
    return state


def in_composed_steps() -> Any:
    state = happens(
        "pandoras_box",
        "Y1 Y2",
        "B1 B2",
        "G1 G2",
        pandoras_box="Trial|||draw 1 self, collect 1 others, swap chosen",
    )
    assert asks(state) == "AskCards"
    return state


def in_edison() -> Any:
    """Error 404 sent it on to C: of C's power cards one is to be picked."""
    powers = ["looping recycling", "black_wish", "special_seal* all_draw_one"]
    state = table("edison Y1", "B1 error_404", "G1", powers=powers, **ALL)
    go(state, "0 play edison", "0 yes", "0 name 0", "0 name 1", "0 wish red", "0 power 0 1")
    play(state, "1 throw error_404 green")
    assert asks(state) == "AskEdison"
    return state


BUILDS = [
    four_in_a_last_chance,
    in_a_chain,
    in_a_plague_of_events,
    in_a_secret_choice,
    in_merry_christmas,
    in_a_nice_try_window,
    in_parasite,
    in_random_chance,
    in_composed_steps,
    in_edison,
]


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.__name__)
def test_fra_28_resumed_inside_a_nested_choice(build: Callable[[], Any]) -> None:
    state = build()
    other = again(state)
    for seat in (*range(state.seats), None):
        assert other.view(seat) == state.view(seat)
    for seed in range(5):
        one, two = state.copy(), again(state)
        first, second = Chance(seed), Chance(seed)
        for _ in range(25):
            if one.outcome is not None:
                break
            assert any_move(one, first) == any_move(two, second)
            two = again(two)
        assert one == two


def test_fra_503_fra_265_the_countered_four_goes_on_after_resuming() -> None:
    state = again(four_in_a_last_chance())
    play(state, "2 throw counterattack green")
    state = again(state)
    if asks(state) == "AskUse":
        play(state, "2 yes")
    state = again(state)
    play(state, "2 share 0 4 0 0")
    events = settle(again(state))
    assert drew(events) == [(B, 4)]
    assert needs(state) == "green"
    assert state.active == A
