"""Frantic, End of the round, End of the game, Two players (FRA-148 to FRA-178)."""

from __future__ import annotations

import pytest

from game.frantic.events import Decided, HandsOpened, RoundEnded, RoundScored
from tests.frantic_table import play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    drew,
    found,
    go,
    hands,
    happened,
    happens,
    moved,
    needs,
    on_turn,
    pile,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}


def test_fra_148_all_who_are_out_win_the_round() -> None:
    state = table("thief-R Y1", "B1", "G1 G2", "", **ALL)
    settle(state, "0 play thief-R", "0 name 1")
    assert (state.sheet[-1].cause, state.sheet[-1].winners) == ("out", (B, D))


def test_fra_149_fra_374_the_draw_that_cannot_be_filled_ends_the_round() -> None:
    state = table("fantastic_four Y1", "B1", "G1", draw_count=3, **ALL)
    events = settle(state, "0 play fantastic_four", "0 share 0 2 2", "0 wish red")
    assert drew(events) == [(B, 2), (C, 1)]
    assert state.sheet[-1].cause == "empty_pile"


def test_fra_149_taking_the_last_card_does_not_end_the_round() -> None:
    state = table("Y1 Y2", "B1", draw_count=1, **ALL)
    play(state, "0 draw", "0 pass")
    assert (on_turn(state), len(state.draw)) == (B, 0)


@pytest.mark.parametrize("event", ["market", "black_jack", "rewind"])
def test_fra_149_orders_to_turn_cards_over_run_out_too(event: str) -> None:
    state = happens(event, "Y1", "B1", draw_count=0 if event == "rewind" else 1)
    for _ in range(4):
        if state.phase == "choice":
            state.play(state.moves(state.to_act()[0])[0])
    assert (state.phase, state.sheet[-1].cause) == ("scores", "empty_pile")


def test_fra_150_the_discard_pile_never_becomes_a_draw_pile() -> None:
    state = table("Y1 Y2", "B1", draw_count=0, **ALL)
    before = pile(state)
    events = play(state, "0 draw")
    assert pile(state) == before
    assert not moved(events, "pile", "draw")
    assert state.phase == "scores"


def test_fra_151_the_card_is_finished_up_to_step_six_and_the_rest_left_out() -> None:
    state = table(
        "K5 Y1",
        "B1",
        draw_count=1,
        events=["third_time_lucky", "market"],
        powers=["troublecharger", ""],
        **ALL,
    )
    events = settle(state, "0 play K5 with troublecharger")
    assert turned(events) == ["third_time_lucky"]
    state = table(
        "K5 Y1", "B1", draw_count=1, events=["third_time_lucky"], powers=["recycling", ""], **ALL
    )
    settle(state, "0 play K5 with recycling", "0 name 0")
    assert "K5" in hands(state)[A].split()
    state = table(
        "K5",
        "B1 nice_try",
        draw_count=1,
        events=["third_time_lucky"],
        lasting=["last_chance"],
        **ALL,
    )
    events = settle(state, "0 play K5")
    assert turned(events) == ["third_time_lucky"]
    assert state.phase == "scores"


def test_fra_152_who_is_out_then_wins_and_it_counts_as_going_out() -> None:
    state = table("fantastic_four", "B1 nice_try", draw_count=2, lasting=["time_bomb"], **ALL)
    settle(state, "0 play fantastic_four", "0 wish red")
    sheet = state.sheet[-1]
    assert (sheet.cause, sheet.winners) == ("out", (A,))
    assert sheet.points == (-10, sheet.hands[B] + 10)


def test_fra_153_events_end_the_round_when_they_are_finished() -> None:
    for event in ("finish_line", "doomsday"):
        state = table(
            "K5",
            "B1 nice_try",
            "G1",
            events=[event, "market"],
            lasting=["last_chance"],
            powers=["troublecharger", "", ""],
            **ALL,
        )
        events = settle(state, "0 play K5 with troublecharger")
        assert turned(events) == [event]
        assert (state.phase, state.sheet[-1].cause) == ("scores", event)


def test_fra_153_the_bomb_ends_the_round_when_it_runs_out() -> None:
    state = table("R1 R2", "B1", lasting=["time_bomb"], bomb=[3, 3], **ALL)
    settle(state, "0 play R1")
    assert (state.sheet[-1].cause, state.sheet[-1].points) == ("time_bomb", (4, 2))


def test_fra_154_fra_225_the_end_ends_the_round_at_once() -> None:
    state = table(
        "the_end", "B1 B2 nice_try", lasting=["time_bomb", "parasite", "last_chance"], **ALL
    )
    play(state, "0 play the_end")
    sheet = state.sheet[-1]
    assert (state.phase, sheet.cause, sheet.winners, sheet.points) == (
        "scores",
        "the_end",
        (A,),
        (0, 10),
    )


def test_fra_154_others_who_are_out_win_with_them() -> None:
    state = table("second_chance-R the_end", "", "B1", **ALL)
    go(state, "0 play second_chance-R", "0 play the_end")
    assert (state.sheet[-1].cause, state.sheet[-1].winners) == ("the_end", (A, B))


def test_fra_155_the_causes_in_order() -> None:
    state = happens("plague", "", "B1", then=["third_time_lucky", "finish_line"], draw_count=2)
    assert state.sheet[-1].cause == "finish_line"
    state = happens("plague", "", "B1", then=["finish_line", "doomsday"])
    assert state.sheet[-1].cause == "doomsday"
    state = table("second_chance-R the_end", "B1 B2", draw_count=0, lasting=["time_bomb"], **ALL)
    go(state, "0 play second_chance-R", "0 play the_end")
    assert state.sheet[-1].cause == "the_end"


def test_fra_156_all_hands_are_shown() -> None:
    state = table("R1", "B1 B2", **ALL)
    events = settle(state, "0 play R1")
    (opened,) = found(events, HandsOpened)
    assert [len(hand) for hand in opened.hands] == [0, 2]
    assert state.view(A).known[B] == tuple(state.hands[B])
    assert state.phase == "scores"


@pytest.mark.parametrize(("total", "over"), [(145, False), (146, True), (144, False)])
def test_fra_169_fra_364_the_limit_must_be_passed(total: int, over: bool) -> None:
    state = table("R1", "B9", totals=(0, total), limit=154, **ALL)
    settle(state, "0 play R1")
    assert (state.outcome is not None) is over


def test_fra_169_fra_355_option_limit_reached() -> None:
    for total, over in ((145, True), (144, False)):
        state = table("R1", "B9", totals=(0, total), limit=154, game_end="reached", **ALL)
        settle(state, "0 play R1")
        assert (state.outcome is not None) is over


def test_fra_170_totals_in_the_middle_of_a_round_end_nothing() -> None:
    state = happens("double_taxation", "Y1", "B9", totals=(0, 150), limit=154)
    assert (state.totals[B], state.phase) == (159, "play")


def test_fra_171_the_lowest_total_wins() -> None:
    state = table("R1", "B9", "G9 G8", totals=(20, 150, 3), limit=154, **ALL)
    settle(state, "0 play R1")
    assert (state.phase, state.outcome.winners, state.outcome.scores) == (
        "over",
        (A, C),
        (20, 159, 20),
    )


def test_fra_172_equal_totals_share_the_win_and_places_are_one_one_three() -> None:
    state = table("R1", "B9", "G9 G8", "Y1", totals=(20, 150, 3, 30), limit=154, **ALL)
    settle(state, "0 play R1")
    assert state.outcome.places == (1, 4, 1, 3)


def test_fra_173_plus_20_raises_the_limit_each_time() -> None:
    state = happens("plus_20", "Y1", "B9 R5", limit=154)
    assert state.limit == 174
    state = happens("repeat", "Y1", "B9 R5", turned=["plus_20"], limit=174)
    assert state.limit == 194


OFF = {"scores": False, "preset": "everything", "top": "R5"}


def test_fra_174_score_keeping_off_one_round_is_one_game() -> None:
    state = table("R1", "B9", "G1", **OFF)
    settle(state, "0 play R1")
    assert (state.phase, state.outcome.winners) == ("over", (A,))


def test_fra_174_nobody_out_the_fewest_hand_points_win() -> None:
    state = table("Y1 Y2", "B3", "G9", draw_count=0, **OFF)
    play(state, "0 draw")
    assert state.outcome.winners == (A, B)
    state = table("Y1 Y2", "gambling_champ B6", "G9", draw_count=0, **OFF)
    play(state, "0 draw")
    assert state.outcome.winners == (B,)
    state = table("K5 Y1", "lucky_bastard G9", "G2", events=["finish_line"], **OFF)
    settle(state, "0 play K5", "1 throw lucky_bastard red")
    assert state.outcome.winners == (B,)


def test_fra_174_after_doomsday_or_the_bomb_nobody_wins() -> None:
    state = table("K5", "B1", events=["doomsday"], **OFF)
    settle(state, "0 play K5")
    assert (state.phase, state.outcome.winners) == ("over", ())
    state = table("R1 R2", "B1", lasting=["time_bomb"], bomb=[3, 3], **OFF)
    settle(state, "0 play R1")
    assert state.outcome.winners == ()


def test_fra_175_two_players_neighbours_and_turning_change_nothing() -> None:
    assert hands(happens("earthquake", "Y1 Y2", "B1")) == ["B1", "Y1 Y2"]
    state = table("R1 R2", "B1 B2", powers=["looping", ""], **ALL)
    settle(state, "0 play R1 with looping")
    assert on_turn(state) == B
    state = table("R1 R2", "B1 B2", rules=["other_way_round"], direction=-1, **ALL)
    settle(state, "0 play R1")
    assert on_turn(state) == B


def test_fra_176_skip_means_another_move() -> None:
    state = table("skip-R R2", "B1", **ALL)
    settle(state, "0 play skip-R")
    assert on_turn(state) == A


def test_fra_177_counterattack_comes_back_and_error_404_ends_the_effect() -> None:
    state = table("thief-R R2 R3", "B1 counterattack", **ALL)
    settle(state, "0 play thief-R", "1 throw counterattack blue")
    assert hands(state) == ["", "R2 R3 B1"]
    state = table("thief-R R2 R3", "B1 error_404", **ALL)
    settle(state, "0 play thief-R", "1 throw error_404 blue")
    assert (hands(state), on_turn(state)) == (["R2 R3", "B1"], B)


def test_fra_177_a_countered_equality_does_nothing() -> None:
    state = table("equality R2 R3 R4", "B1 counterattack", **ALL)
    settle(state, "0 play equality", "0 yes", "0 wish red", "1 throw counterattack blue")
    assert (sizes(state), needs(state)) == ([3, 1], "blue")


def test_fra_178_whole_hands_between_two_players() -> None:
    state = happens("merry_christmas", "Y1 Y2", "B1")
    assert hands(state) == ["B1", "Y1 Y2"]
    state = happens("distributor", "Y1 Y2", "B1")
    assert hands(state) == ["B1", "Y1 Y2"]
    assert hands(happens("robin_hood", "Y1 Y2", "B1")) == ["B1", "Y1 Y2"]
    assert hands(happens("robin_hood", "Y1", "B1")) == ["Y1", "B1"]
    assert sizes(happens("charity", "Y1 Y2 Y3", "B1")) == [2, 2]
    state = happens("crowdfunding", "Y1 Y2 Y3", "B1", texts=("0 pick Y2",))
    assert hands(state) == ["Y1 Y3", "B1 Y2"]
    assert happens("identity_theft", "Y1", "B1", totals=(3, 9)).totals == (9, 3)


def test_fra_155_fra_157_the_story_ends_with_cause_then_score() -> None:
    _, events = happened("finish_line", "Y1", "B1")
    assert found(events, RoundEnded)[0].cause == "finish_line"
    assert events.index(found(events, RoundEnded)[0]) < events.index(found(events, RoundScored)[0])
    assert not found(events, Decided)
