"""Frantic, Turn: what the active player may do, who is next, the empty pile, skip marks."""

from __future__ import annotations

import pytest

from game.frantic.answering import DOES
from game.frantic.events import BombTicked, CardPlayed, RanOut, TurnSkipped
from game.frantic.steps import NextTurn
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    code,
    drew,
    found,
    hands,
    on_turn,
    settle,
    sizes,
    table,
)


def test_fra_51_the_bomb_comes_first_then_lasting_powers_end_then_the_skip() -> None:
    state = table(
        "R1 R2", "B1 B2", "Y1 Y2", top="R5", lasting=["time_bomb"], bomb=[3, 3, 2], skipped=[1]
    )
    settle(state, "0 play R1")
    assert state.sheet[-1].cause == "time_bomb"


def test_fra_51_open_hands_and_special_seal_end_as_the_turn_begins() -> None:
    state = table(
        "R1 R2 R3",
        "R4 R6",
        top="R5",
        preset="supercharged",
        powers=["open_hands special_seal", ""],
        skipped=[0],
    )
    settle(state, "0 play R1 with special_seal")
    assert [one.power for one in state.running] == ["special_seal"]
    events = settle(state, "1 play R4")
    assert found(events, TurnSkipped)[0].seat == A
    assert state.running == ()
    assert on_turn(state) == B


@pytest.mark.parametrize("turn", [("0 play R1",), ("0 draw", "0 pass")])
def test_fra_51_the_next_turn_begins_by_its_step_whatever_ended_the_last(
    monkeypatch: pytest.MonkeyPatch, turn: tuple[str, ...]
) -> None:
    begun = []
    monkeypatch.setitem(DOES, NextTurn, lambda table, step, events: begun.append(table.active))
    play(table("R1 B2", "R2", top="R5", preset="first"), *turn)
    assert begun == [A]


def test_fra_52_the_active_player_plays_or_draws() -> None:
    state = table("R1 B2 B5", "R2", top="R5", preset="first")
    assert offers(state, A) == {"play R1", "play B5", "draw"}


def test_fra_53_nobody_has_to_play() -> None:
    state = table("R1", "R2", top="R5", preset="first")
    play(state, "0 draw", "0 pass")
    assert on_turn(state) == B
    assert sizes(state) == [2, 1]


def test_fra_54_after_the_draw_any_fitting_card_or_pass() -> None:
    state = table("R1 B2", "R2", top="R5", draw="R9", preset="first")
    play(state, "0 draw")
    assert offers(state, A) == {"play R1", "play R9", "pass"}
    play(state, "0 play R1")
    assert on_turn(state) == B


def test_fra_55_one_draw_and_one_card_a_turn() -> None:
    state = table("R1 R2", "R3 R4", top="R5", preset="first")
    play(state, "0 draw")
    assert code(state, "0 draw") == ("frantic-drawn-already", "FRA-55")
    play(state, "0 play R1")
    assert code(state, "0 play R2") == ("frantic-not-your-turn", "FRA-52")


def test_fra_56_passing_is_possible_only_after_drawing() -> None:
    state = table("R1 R2", "R3 R4", top="R5", preset="first")
    assert code(state, "0 pass") == ("frantic-draw-first", "FRA-56")
    play(state, "0 draw", "0 pass")


def test_fra_57_drawing_from_an_empty_pile_ends_the_round() -> None:
    state = table("B1 B2", "R3 R4", top="R5", draw_count=0, preset="first")
    assert state.view(A).draw == 0
    events = play(state, "0 draw")
    assert found(events, RanOut)
    assert (state.phase, state.sheet[-1].cause) == ("scores", "empty_pile")
    assert state.sheet[-1].points == (3, 7)


def test_fra_501_a_turn_draw_that_cannot_be_filled_ends_turn_and_round() -> None:
    state = table(
        "B1 B2", "R3 R4", top="R5", draw="R9", draw_count=1, rules=["thirsty"], preset="pandemonium"
    )
    events = play(state, "0 draw")
    assert drew(events) == [(A, 1)]
    assert (state.phase, state.sheet[-1].cause) == ("scores", "empty_pile")
    state = table("B1 B2", "R3 R4", top="R5", draw="R9", draw_count=1, lasting=["plus_one"])
    play(state, "0 draw")
    assert state.sheet[-1].points == (12, 7)


def test_fra_501_until_it_fits_ends_only_if_no_card_fits_before_the_end() -> None:
    rest = {"top": "R5", "rules": ["until_it_fits"], "preset": "pandemonium"}
    state = table("B1 B2", "R3 R4", draw="Y1 Y2", draw_count=2, **rest)
    play(state, "0 draw")
    assert (state.phase, sizes(state)) == ("scores", [4, 2])
    state = table("B1 B2", "R3 R4", draw="Y1 R2", draw_count=2, **rest)
    play(state, "0 draw")
    assert offers(state, A) == {"play R2", "pass"}


def test_fra_58_cards_thrown_in_never_change_who_is_next() -> None:
    state = table(
        "gift-R R1 R2 R3", "B1 B2 B3", "counterattack Y1 Y2 Y3", "G1", top="R5", preset="first"
    )
    settle(
        state,
        "0 play gift-R",
        "0 name 2",
        "0 pick R1",
        "0 pick R2",
        "2 throw counterattack red",
        "2 name 3",
        "2 pick Y1",
        "2 pick Y2",
    )
    assert on_turn(state) == B


def test_fra_59_a_skipped_player_loses_one_turn() -> None:
    state = table("R1 R2", "R3 R4", "R6 R7", top="R5", skipped=[1], preset="first")
    events = play(state, "0 play R1")
    assert found(events, TurnSkipped) == [TurnSkipped(B)]
    assert on_turn(state) == C
    play(state, "2 play R6", "0 draw", "0 pass")
    assert on_turn(state) == B


def test_fra_59_marks_vanish_with_the_round() -> None:
    state = table("R1", "R3 R4", "R6 R7", top="R5", skipped=[0, 1, 2], preset="first", seed=5)
    settle(state, "0 play R1")
    events = play(state, "0 go-on", "1 go-on", "2 go-on")
    assert not state.skipped
    assert [event.first for event in found(events, CardPlayed)] == [True]
    assert on_turn(state) == state.next_after(state.dealer)


def test_fra_59_a_skipped_turn_counts_for_the_bomb() -> None:
    state = table(
        "R1 R2", "B1 B2", "Y1 Y2", top="R5", lasting=["time_bomb"], bomb=[1, 0, 0], skipped=[1]
    )
    events = settle(state, "0 play R1")
    assert [event.seat for event in found(events, BombTicked)] == [B, C]
    assert state.bomb == (1, 1, 1)


def test_fra_59_a_skipped_turn_counts_for_looping_and_blockade() -> None:
    state = table(
        "R1 R2 R3",
        "B1 B2",
        "Y1 Y2",
        top="R5",
        preset="supercharged",
        skipped=[0],
        powers=["looping colour_blockade", "", ""],
    )
    settle(state, "0 play R1 with looping")
    assert on_turn(state) == C
    settle(state, "2 draw", "2 pass", "1 draw", "1 pass")
    assert (on_turn(state), state.direction, state.running) == (B, 1, ())
    state = table(
        "R1 R2 R3",
        "B1 R2",
        top="R5",
        preset="supercharged",
        skipped=[0],
        powers=["looping colour_blockade", ""],
    )
    settle(state, "0 play R1 with colour_blockade", "0 colour blue")
    assert [one.power for one in state.running] == ["colour_blockade"]
    settle(state, "1 play R2")
    assert (on_turn(state), state.running) == (B, ())


@pytest.mark.parametrize("seats", range(2, 9))
def test_fra_58_the_turn_goes_round_the_table(seats: int) -> None:
    state = table(
        *[f"B{seat + 1}" for seat in range(seats)], top="R9", preset="first", requirement="free"
    )
    for seat in range(seats):
        assert on_turn(state) == seat
        play(state, f"{seat} draw", f"{seat} pass")
    assert on_turn(state) == A


def test_fra_375_who_declines_on_an_empty_pile_ends_the_round() -> None:
    state = table("R1 B2", "R3 R4", top="R5", draw_count=0, preset="first")
    assert "play R1" in offers(state, A)
    play(state, "0 draw")
    assert state.phase == "scores"
    assert hands(state)[A] == "R1 B2"
