"""Frantic, the events of FAN, PROMO and BLANK (FRA-292 to FRA-302, FRA-560)."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved
from game.frantic.cards import NAMES, POINTS, SYMBOL
from game.frantic.events import LimitRaised
from tests.frantic_table import named, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    code,
    drew,
    found,
    hands,
    happened,
    happens,
    on_turn,
    pile,
    settle,
    sizes,
    table,
)

ALL = {"preset": "everything", "top": "R5"}


OFF: dict[str, Any] = {"scores": False}


def test_fra_292_fra_406_lucky_10() -> None:
    state = happens("lucky_10", "Y1 Y8", "B4 B6 B9", "G10 G3")
    assert offers(state, B) == {"pick B4", "pick B6"}
    play(state, "1 pick B4", "1 pick B6")
    settle(state)
    if state.phase == "choice":
        play(state, "2 pick G10")
    assert hands(state)[1:] == ["B9", "G3"]
    assert sizes(state)[A] == 4


def test_fra_292_a_card_worth_nothing_may_be_part_but_makes_no_set() -> None:
    state, events = happened("lucky_10", "Y1", "gambling_champ B5")
    assert drew(events) == [(B, 2), (A, 2)]
    state = happens("lucky_10", "Y1", "gambling_champ B4 B6 B9")
    assert "pick gambling_champ" in offers(state, B)
    play(state, "1 pick gambling_champ", "1 pick B4")
    settle(state, *(["1 pick B6"] if state.phase == "choice" else []))
    assert hands(state)[B] == "B9"


def test_fra_292_every_set_may_be_chosen() -> None:
    state = happens("lucky_10", "Y9", "B1 B2 gift-B B3 B7")
    assert {"pick B1", "pick B2", "pick B3", "pick gift-B", "pick B7"} == offers(state, B)
    play(state, "1 pick B3")
    assert offers(state, B) == {"pick gift-B", "pick B7"}
    assert code(state, "1 pick B1") == ("frantic-not-ten", "FRA-292")


def test_fra_293_take_them_out() -> None:
    state = happens("take_them_out", "Y1 gift-Y fuck_you", "curse the_end", "G1 black_gift mimicry")
    assert hands(state) == ["Y1", "", "G1"]
    assert state.sheet[-1].winners == (B,)


@pytest.mark.parametrize(
    ("totals", "after"),
    [
        ((5, 9, 7), (10, 9, 7)),
        ((5, 5, 7), (10, 10, 7)),
        ((0, 9, 7), (0, 9, 7)),
        ((-4, 9, 7), (-8, 9, 7)),
        ((-4, -4, 7), (-8, -8, 7)),
    ],
)
def test_fra_294_fra_405_times_two(totals: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert happens("times_two", "Y1", "B1", "G1", totals=totals).totals == after


def test_fra_295_times_two_off_score_does_nothing() -> None:
    state = happens("times_two", "Y1", "B1", **OFF)
    assert (on_turn(state), sizes(state)) == (B, [1, 1])


def test_fra_296_fra_407_little_brother() -> None:
    state = happens("little_brother", "", "B1")
    assert hands(state)[A] == "little_brother"
    assert on_turn(state) == B
    settle(state, "1 draw", "1 pass")
    assert offers(state, A) == {"draw"}
    assert POINTS[state.hands[A][0]] == 11
    state = table("gift-R little_brother Y1", "B1", **ALL)
    settle(state, "0 play gift-R")
    assert "little_brother" in hands(state)[B]
    state = happens("recession", "", "little_brother")
    assert "little_brother" in pile(state)


def test_fra_296_it_returns_to_the_event_deck_at_the_next_round() -> None:
    state = table("R1", "little_brother B1", **ALL)
    assert "little_brother" not in state.event_deck
    settle(state, "0 play R1")
    play(state, "0 go-on", "1 go-on")
    assert "little_brother" not in {SYMBOL[card] for cards in state.hands for card in cards}
    assert "little_brother" in (*state.event_deck, *state.event_discard, *state.resolving)


def test_fra_560_little_brother_repeated_is_taken_from_where_it_is() -> None:
    for holder, rest in (
        ("B1 little_brother", {}),
        ("B1", {"pile": "little_brother R1"}),
        ("B1", {"draw": "R7 little_brother"}),
    ):
        state = happens("repeat", "Y1", holder, turned=["little_brother"], **rest)
        assert hands(state) == ["Y1 little_brother", "B1"]
    state = happens("repeat", "Y1 little_brother", "B1", turned=["little_brother"])
    assert hands(state) == ["Y1 little_brother", "B1"]


def test_fra_560_not_from_a_protected_player() -> None:
    state = table(
        "K5 Y1",
        "little_brother lucky_bastard mimicry",
        "G1",
        events=["repeat"],
        turned=["little_brother"],
        **ALL,
    )
    play(state, "0 play K5", "1 pass", "2 pass")
    play(state, "1 throw lucky_bastard red")
    settle(state)
    assert hands(state)[B] == "mimicry little_brother"


def test_fra_297_plus_20() -> None:
    state, events = happened("plus_20", "Y1", "B1", limit=100)
    assert (state.limit, found(events, LimitRaised)[0].limit) == (120, 120)
    assert on_turn(happens("plus_20", "Y1", "B1", **OFF)) == B


def test_fra_298_special_gift() -> None:
    state = happens("special_gift", "Y1 gift-Y", "B1 fuck_you", "G1")
    assert offers(state, B) == {"give fuck_you 0", "give fuck_you 2"}
    play(state, "1 give fuck_you 2", "0 give gift-Y 1")
    assert hands(state) == ["Y1", "B1 gift-Y", "G1 fuck_you"]


def test_fra_299_fra_408_resurrection() -> None:
    state = happens("resurrection", "", "B1", "G1", pile="R1 R2 R3")
    picks = {text.removeprefix("pick ") for text in offers(state, A)}
    assert picks == {"R1", "R2", "R3", "R5"}
    assert code(state, "0 pick K5")[0] == "frantic-not-in-pile"
    play(state, "0 pick R1", "0 pick R3")
    assert offers(state, A) == {"name 1", "name 2"}
    play(state, "0 name 2")
    assert hands(state) == ["R1", "B1", "R3 G1"]
    state = happens("resurrection", "Y1", "B1")
    assert hands(state) == ["R5 Y1", "B1"]


def test_fra_299_without_a_card_below_the_top_card_nothing_happens() -> None:
    state = table("K5 Y1", "B1", events=["resurrection"], **ALL)
    state.pile = []
    settle(state, "0 play K5")
    assert (hands(state), on_turn(state)) == (["Y1", "B1"], B)


def test_fra_300_eternal_love() -> None:
    state = happens("eternal_love", "Y1 gift-Y", "B1 B2 B3", "G1 black_gift gift-G")
    assert hands(state) == ["Y1", "B1 B2 B3 gift-Y gift-G black_gift", "G1"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_fra_301_southpole(seats: int) -> None:
    state, events = happened("southpole", *["Y1", "B1", "G1", "R1", "R2"][:seats])
    while state.phase == "choice":
        seat = state.to_act()[0]
        assert f"give {named(state.aside[seat][:1])} {seat}" not in offers(state, seat)
        events += state.play(state.moves(seat)[0])
    assert sum(sizes(state)) == seats + seats * seats
    if seats == 2:
        assert sizes(state) == [3, 3]
    dealt = [event for event in found(events, CardsMoved) if event.source.kind == "draw"]
    assert [len(event.cards) for event in dealt] == [seats] * seats


def test_fra_302_the_blank_event_is_spring_cleaning() -> None:
    state = happens(
        "blank_event",
        "Y1 Y2 Y3",
        "B1 B2",
        "G1 G2 G3",
        texts=("1 pick B1", "2 pick G1", "0 pick Y3"),
    )
    assert hands(state)[A] == "Y1 Y2"
    assert sizes(state) == [2, 3, 2]
    assert {"B1", "G1", "Y3"} <= {NAMES[card] for card in state.pile[:-1]}
