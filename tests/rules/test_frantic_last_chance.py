"""Frantic, Last Chance, Plague and Plus One (FRA-265 to FRA-271, FRA-562, FRA-563)."""

from __future__ import annotations

from game.frantic.matching import FREE
from tests.frantic_table import play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    drew,
    hands,
    happened,
    happens,
    on_turn,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}


def test_fra_265_fra_389_last_chance() -> None:
    state = table("R1", "B1", "G1", lasting=["last_chance"], events=["expansion"], **ALL)
    events = settle(state, "0 play R1")
    assert drew(events) == [(B, 1), (C, 2), (A, 3)]
    assert on_turn(state) == B


def test_fra_265_not_by_an_events_effect() -> None:
    state = happens(
        "recession", "Y1 Y2 Y3", "B1", "G1 G2", lasting=["last_chance"], then=["third_time_lucky"]
    )
    assert state.turned == ("last_chance", "recession")
    assert state.sheet[-1].winners == (A, B, C)


def test_fra_266_fra_390_the_active_player_first_then_in_order_of_play() -> None:
    state = table(
        "thief-R",
        "B1",
        "G1",
        lasting=["last_chance"],
        preset="chaos",
        top="R5",
        events=["friday_the_13th"],
    )
    events = settle(state, "0 play thief-R", "0 name 1")
    assert turned(events) == ["friday_the_13th"]
    assert state.sheet[-1].winners == (B,)
    state = table(
        "special_favours gift-Y",
        "skip-B",
        "G1",
        lasting=["last_chance"],
        **ALL,
        events=["friday_the_13th", "finish_line"],
    )
    events = settle(state, "0 play special_favours", "0 yes", "0 name 2", "0 wish red")
    assert turned(events) == ["friday_the_13th"]


def test_fra_266_who_has_cards_again_triggers_nothing() -> None:
    state = table("exchange-R", "B1 B2 B3", lasting=["last_chance"], events=["market"], **ALL)
    events = settle(state, "0 play exchange-R")
    assert turned(events) == []
    assert on_turn(state) == B


def test_fra_267_being_out_through_these_events_triggers_nothing_more() -> None:
    state = table(
        "R1",
        "B1",
        "G1",
        lasting=["last_chance"],
        preset="chaos",
        top="R5",
        events=["vandalism", "third_time_lucky"],
        last_colour="blue",
    )
    events = settle(state, "0 play R1")
    assert turned(events) == ["vandalism"]


def test_fra_267_it_counts_again_in_a_later_turn() -> None:
    state = table(
        "R1",
        "B1 B2",
        lasting=["last_chance"],
        top="R5",
        preset="chaos",
        draw="Y1 Y2 R3",
        events=["third_time_lucky", "friday_the_13th"],
    )
    settle(state, "0 play R1")
    state.hands[A], state.draw = state.hands[A][:1], state.hands[A][1:] + state.draw
    state.requirement = FREE
    settle(state, "1 draw", "1 pass")
    events = settle(state, f"0 play {hands(state)[A]}")
    assert turned(events) == ["friday_the_13th"]
    assert state.sheet[-1].winners == (A,)


def test_fra_268_a_last_card_lost_before_does_not_count() -> None:
    state, events = happened("last_chance", "", "B1", then=["third_time_lucky"])
    assert turned(events) == ["last_chance"]
    assert state.sheet[-1].winners == (A,)


def test_fra_563_step_eight_is_repeated_and_lucky_bastard_counts() -> None:
    state = table(
        "R1",
        "lucky_bastard",
        "G1 G2",
        lasting=["last_chance"],
        **ALL,
        events=["friday_the_13th", "third_time_lucky"],
    )
    events = settle(state, "0 play R1", "1 throw lucky_bastard red")
    assert turned(events) == ["friday_the_13th", "third_time_lucky"]
    assert sizes(state) == [3, 3, 5]
    assert on_turn(state) == B


def test_fra_269_plague() -> None:
    state, events = happened("plague", "Y1", "B1", then=["third_time_lucky", "expansion"])
    assert turned(events) == ["plague", "third_time_lucky", "expansion"]
    assert sizes(state) == [6, 5]
    state, events = happened("plague", "", "B1", then=["finish_line", "third_time_lucky"])
    assert (state.sheet[-1].cause, sizes(state)) == ("finish_line", [3, 4])


def test_fra_270_fra_398_plus_one_adds_to_every_draw() -> None:
    more = {"lasting": ["plus_one"], **ALL}
    state = table("Y1 Y2", "B1", **more)
    play(state, "0 draw")
    assert sizes(state) == [4, 1]
    state = table("second_chance-R Y1", "B1", **more)
    settle(state, "0 play second_chance-R")
    assert sizes(state) == [3, 1]
    state = table("equality Y1 Y2 Y3", "B1", **more)
    settle(state, "0 play equality", "0 yes", "0 wish red")
    assert sizes(state) == [3, 4]
    state = table("R1", "nice_try B1", **more)
    settle(state, "0 play R1", "1 throw nice_try red")
    assert sizes(state) == [4, 1]
    state = table("R1 R2", "B1", "G1", powers=["all_draw_one", "", ""], **more)
    settle(state, "0 play R1 with all_draw_one")
    assert sizes(state) == [1, 3, 3]
    assert sizes(happens("expansion", "Y1", "B1", lasting=["plus_one"])) == [4, 3]


def test_fra_271_plus_one_adds_nothing_to_other_cards() -> None:
    more = {"lasting": ["plus_one"]}
    state = happens("market", "Y1", "B1", draw="R1 R2", texts=("1 pick R1",), **more)
    assert sizes(state) == [2, 2]
    assert sizes(happens("rewind", "Y1", "B1", pile="G1 G2", draw="R7", **more)) == [3, 3]
    assert sizes(happens("tornado", "Y1 Y2", "B1 B2", **more)) == [2, 2]
    assert sizes(happens("epic_fail", "Y1 Y2", "B1", **more)) == [2, 2]
    state = happens("seppuku", "Y1", "B1", draw="R1 R2", texts=("1 yes", "0 yes"), **more)
    assert sizes(state) == [1, 1]
    assert sizes(happens("communism", "Y1 Y2", "B1 B2", **more)) == [2, 2]


def test_fra_562_southpole_with_plus_one() -> None:
    state = happens("southpole", "Y1", "B1", "G1", lasting=["plus_one"])
    given = 0
    while state.phase == "choice":
        assert state.to_act() == ((B,) if given < 4 else (C,) if given < 8 else (A,))
        state.play(state.moves(state.to_act()[0])[0])
        given += 1
    assert sum(sizes(state)) == 3 + 12
