"""Frantic, Scoring (FRA-157 to FRA-168)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.events import RoundScored
from game.frantic.stats import FIGURES, figures
from game.frantic.values import Result
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    found,
    happens,
    settle,
    table,
)

ALL = {"preset": "everything", "top": "R5"}


def ended(*hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """A plays red 1 as last card and the round ends; the line of the score sheet."""
    state = table("R1", *hands_, **(ALL | rest))
    settle(state, "0 play R1", *texts)
    assert state.sheet, state.phase
    return state.sheet[-1]


def test_fra_26_the_worst_round_is_a_record_and_not_added_up_over_matches() -> None:
    kinds = {figure.name: figure.kind for figure in FIGURES}
    assert kinds == {"points": "count", "rounds": "count", "rounds_won": "count", "worst": "record"}
    sheet = tuple(Result(0, "out", (A,), (), points, points) for points in ((-10, 42), (21, 7)))
    assert [figures(sheet, seat)["worst"] for seat in (A, B)] == [21, 42]


def test_fra_157_the_order_of_scoring() -> None:
    state = table("R1", "B9", "gambling_champ K9 curse", lasting=["parasite", "time_bomb"], **ALL)
    state.direction = 1
    settle(state, "0 play R1")
    assert (asks(state), state.to_act()) == ("AskParasite", (C,))
    events = play(state, "2 pick K9", "2 pick curse")
    (scored,) = found(events, RoundScored)
    assert scored.hands == (0, 9, 0)
    assert scored.points == (-10, 19, -21 + 10)


POINTS = [
    ("R9 K4", 13),
    ("gift-R colour_swap-RB", 14),
    ("fantastic mimicry", 14),
    ("black_gift", 7),
    ("blank_play", 7),
    ("curse", 13),
    ("the_end", 17),
    ("fuck_you", 42),
    ("golden_fuck_you", 59),
    ("little_brother", 11),
    ("V10 K10", 20),
    ("update do_it_yourself error_404", 21),
]


@pytest.mark.parametrize(("cards", "points"), POINTS)
def test_fra_158_hand_points(cards: str, points: int) -> None:
    assert ended(cards, powers=["", "looping recycling"]).points == (0, points)


def test_fra_159_who_has_no_cards_has_no_points() -> None:
    assert ended("B1").points == (0, 1)


def test_fra_160_parasite_lets_the_left_neighbour_discard() -> None:
    state = table("R1", "B1", "G9 G8 G7", lasting=["parasite"], **ALL)
    settle(state, "0 play R1")
    assert offers(state, C) == {"pick G9", "pick G8", "pick G7", "enough"}
    play(state, "2 pick G9")
    assert offers(state, C) == {"pick G8", "pick G7", "enough"}
    play(state, "2 enough")
    assert state.sheet[-1].points == (0, 1, 15)


def test_fra_160_discarding_everything_makes_no_winner() -> None:
    state = table("R1", "B1", "G9", lasting=["parasite", "time_bomb"], **ALL)
    settle(state, "0 play R1")
    play(state, "2 pick G9")
    assert state.sheet[-1].winners == (A,)
    assert state.sheet[-1].points == (-10, 11, 10)


def test_fra_160_only_if_somebody_went_out() -> None:
    state = happens("finish_line", "", "B9 B8", "G9 G8", lasting=["parasite"])
    assert state.sheet[-1].points == (0, 17, 17)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("gambling_champ B2 B4", -21),
        ("gambling_champ B2 B5", 14),
        ("gambling_champ", -21),
        ("gambling_champ fuck_you", 84),
        ("gambling_champ B7", 14),
        ("gambling_champ B6", -21),
    ],
)
def test_fra_161_fra_222_gambling_champ(cards: str, points: int) -> None:
    assert ended(cards).points == (0, points)


def test_fra_162_time_bomb_and_someone_out() -> None:
    assert ended("B1", "G9 G8", lasting=["time_bomb"]).points == (-10, 11, 27)


def test_fra_163_time_bomb_running_out_doubles_negative_points_too() -> None:
    state = table("R1 R2", "gambling_champ B1", "G9", lasting=["time_bomb"], bomb=[3, 3, 3], **ALL)
    settle(state, "0 play R1")
    assert state.sheet[-1].points == (4, -42, 18)


def test_fra_164_for_another_reason_the_bomb_changes_nothing() -> None:
    assert happens("finish_line", "Y1", "B9", lasting=["time_bomb"]).sheet[-1].points == (1, 9)
    state = table("Y1 Y2", "B9", draw_count=0, lasting=["time_bomb"], **ALL)
    play(state, "0 draw")
    assert state.sheet[-1].points == (3, 9)


def test_fra_165_fra_396_doomsday_is_fifty_for_everyone() -> None:
    state = happens("doomsday", "", "gambling_champ", "fuck_you", lasting=["time_bomb"])
    assert state.sheet[-1].points == (50, 50, 50)


def test_fra_166_direct_changes_count_at_once() -> None:
    state = happens("double_taxation", "Y1", "B9 B8 B7 B6", totals=(10, 20))
    assert state.totals == (11, 44)


def test_fra_167_totals_can_be_negative() -> None:
    state = table("R1", "gambling_champ", totals=(5, 3), **ALL)
    settle(state, "0 play R1")
    assert state.totals == (5, -18)


def test_fra_168_the_next_dealer_has_the_most_round_points() -> None:
    state = table("R1", "B1", "G9 G8", "Y5", **ALL)
    settle(state, "0 play R1")
    play(state, *[f"{seat} go-on" for seat in range(4)])
    assert state.dealer == C


def test_fra_168_direct_changes_count_for_it_but_not_identity_theft_or_times_two() -> None:
    state = happens("double_taxation", "Y1", "B9 B8 B7 R5", "G9", totals=(0, 0, 0))
    settle(state, "1 play R5", "2 draw", "2 pass")
    state = table("R5", "B9 B8", "G9 G8 Y1", totals=(0, 0, 0), **ALL)
    state.changes = (0, 5, 0)
    settle(state, "0 play R5")
    play(state, "0 go-on", "1 go-on", "2 go-on")
    assert state.dealer == B
    for event in ("identity_theft", "times_two"):
        state = happens(
            "plague", "", "B1", "G1 G2", then=[event, "friday_the_13th"], totals=(1, 30, 2)
        )
        play(state, "0 go-on", "1 go-on", "2 go-on")
        assert state.dealer == C


def test_fra_168_fra_416_a_tie_goes_to_the_first_from_the_old_dealer() -> None:
    for dealer, following in ((3, 1), (1, 2), (2, 1), (0, 1)):
        state = table("R1", "B9", "G9", "Y5", dealer=dealer, **ALL)
        settle(state, "0 play R1")
        play(state, *[f"{seat} go-on" for seat in range(4)])
        assert state.dealer == following
