"""Frantic, the round-end window: Nice Try (FRA-124 to FRA-130)."""

from __future__ import annotations

import pytest

from game.frantic.events import Passed, Thrown
from tests.frantic_table import play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    drew,
    found,
    go,
    needs,
    on_turn,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}


def test_fra_124_the_window_opens_when_all_is_finished_and_someone_is_out() -> None:
    state = table("K5", "B1 nice_try", "G1 G2", events=["friday_the_13th"], **ALL)
    events = go(state, "0 play K5", "1 throw nice_try blue")
    assert turned(events) == ["friday_the_13th"]
    assert (sizes(state), on_turn(state), needs(state)) == ([3, 1, 2], B, "blue")
    state = table("R1 R2", "B1 nice_try", "G1 G2", **ALL)
    play(state, "0 play R1")
    assert on_turn(state) == B


def test_fra_125_every_holder_may_throw_asked_in_order_the_first_closes_the_window() -> None:
    state = table("B1 B2", "R1", "nice_try G1", "mimicry Y1", turn=1, **ALL)
    play(state, "1 play R1")
    asked = []
    while state.phase == "window":
        asked.append(state.to_act()[0])
        play(state, f"{asked[-1]} pass")
    assert asked == [C, D, A]
    state = table("B1 B2", "R1", "nice_try G1", "mimicry Y1", turn=1, **ALL)
    go(state, "1 play R1", "2 throw nice_try green")
    assert on_turn(state) == C


def test_fra_125_the_player_whose_turn_ended_may_throw_it_too() -> None:
    state = table("thief-R nice_try", "B1 B2", "G1 G2 G3", **ALL)
    go(state, "0 play thief-R", "0 name 1", "0 throw nice_try red")
    settle(state)
    assert (sizes(state), on_turn(state)) == ([2, 3, 3], B)


def test_fra_126_all_who_are_out_draw_three_in_order() -> None:
    state = table("thief-R Y1", "B1 B2", "gift-G nice_try", "", **ALL)
    events = go(state, "0 play thief-R", "0 name 1", "2 throw nice_try red")
    assert drew(events) == [(B, 3), (D, 3)]
    assert needs(state) == "red"


def test_fra_127_a_thrower_without_cards_is_out_themselves() -> None:
    state = table("R1", "nice_try", "mimicry G1", **ALL)
    events = go(state, "0 play R1", "1 throw nice_try blue")
    assert drew(events) == [(A, 3)]
    assert state.phase == "window"
    events = go(state, "2 throw mimicry green as nice_try")
    assert drew(events) == [(B, 3)]
    assert (sizes(state), on_turn(state), needs(state)) == ([3, 3, 1], B, "green")


@pytest.mark.parametrize("card", ["the_end", "R1"])
def test_fra_128_no_window_after_the_end(card: str) -> None:
    state = table(card, "B1 nice_try", **ALL)
    play(state, f"0 play {card}")
    assert state.phase == ("scores" if card == "the_end" else "window")


def test_fra_128_fra_373_no_window_after_an_event_or_the_empty_pile() -> None:
    for event in ("doomsday", "finish_line"):
        state = table("K5", "B1 nice_try", events=[event], **ALL)
        go(state, "0 play K5", "1 pass")
        assert state.phase == "scores"
    state = table("fantastic_four", "B1 nice_try", draw_count=2, **ALL)
    settle(state, "0 play fantastic_four", "0 wish red")
    assert (state.phase, state.sheet[-1].winners) == ("scores", (A,))


def test_fra_129_the_pile_runs_out_during_these_draws() -> None:
    state = table("R1", "B1 nice_try", draw_count=2, **ALL)
    events = go(state, "0 play R1", "1 throw nice_try blue")
    assert drew(events) == [(A, 2)]
    assert (state.phase, state.sheet[-1].cause) == ("scores", "empty_pile")
    state = table("thief-R Y1", "B1 B2", "gift-G nice_try", "", draw_count=3, **ALL)
    events = go(state, "0 play thief-R", "0 name 1", "2 throw nice_try red")
    assert drew(events) == [(B, 3)]
    assert (state.sheet[-1].cause, state.sheet[-1].winners) == ("out", (D,))


def test_fra_130_prompts_do_not_betray_who_holds_what() -> None:
    state = table("K5 Y1", "B1 B2", "G1 lucky_bastard", events=["market"], **ALL)
    play(state, "0 play K5")
    assert state.agenda[0].left == (B, C)
    events = play(state, "1 pass")
    assert found(events, Passed) == [Passed(B, "event")]
    state = table("R1", "B1 B2", "G1 nice_try", **ALL)
    play(state, "0 play R1")
    assert state.agenda[0].left == (B, C)


def test_fra_372_nice_try_may_be_thrown_by_who_has_just_received_it() -> None:
    state = table("gift-R nice_try", "B1 B2", "G1 G2", **ALL)
    events = go(state, "0 play gift-R", "0 name 1", "1 throw nice_try blue")
    assert [event.seat for event in found(events, Thrown)] == [B]
    assert sizes(state) == [3, 2, 2]
