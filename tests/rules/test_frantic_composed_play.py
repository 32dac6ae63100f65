"""Frantic, user-defined cards in play: windows, targets, what may be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    drew,
    go,
    hands,
    happens,
    needs,
    on_turn,
    pile,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}


def diy(steps: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """A plays a Do It Yourself of these steps."""
    first, *others = hands_
    state = table(
        f"do_it_yourself {first}", *others, do_it_yourself=f"Trial||{steps}", **(ALL | rest)
    )
    settle(state, "0 play do_it_yourself", "0 yes", *texts)
    return state


def box(steps: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """Pandora's Box of these steps is carried out."""
    return happens("pandoras_box", *hands_, texts=texts, pandoras_box=f"Trial||{steps}", **rest)


def test_fra_576_all_copies_are_alike() -> None:
    state = table("blank_play Y1", "blank_play B1", blank_play="Trial|colour|draw 1 self", **ALL)
    settle(state, "0 play blank_play", "0 yes", "0 wish red")
    settle(state, "1 play blank_play", "1 yes", "1 wish blue")
    assert sizes(state) == [2, 2]


def test_fra_347_counterattack_takes_over_all_steps() -> None:
    state = table(
        "do_it_yourself Y1",
        "B1 counterattack",
        "G1",
        do_it_yourself="Trial||draw 2 self, draw 3 chosen",
        **ALL,
    )
    go(
        state,
        "0 play do_it_yourself",
        "0 yes",
        "0 name 1",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
        "1 name 2",
    )
    settle(state)
    assert (sizes(state), needs(state)) == ([1, 3, 4], "blue")


def test_fra_347_other_targets_open_no_window() -> None:
    state = table(
        "do_it_yourself Y1", "B1 counterattack", "G1", do_it_yourself="Trial||draw 3 others", **ALL
    )
    go(state, "0 play do_it_yourself", "0 yes", "0 wish red")
    assert on_turn(state) == B
    assert sizes(state) == [1, 5, 4]


def test_fra_575_error_404_protects_only_from_the_chosen_steps() -> None:
    state = table(
        "do_it_yourself Y1",
        "B1 error_404",
        "G1",
        do_it_yourself="Trial||draw 2 chosen, draw 1 others",
        **ALL,
    )
    go(state, "0 play do_it_yourself", "0 yes", "0 name 1", "0 wish red", "1 throw error_404 blue")
    settle(state, *(["0 name 2"] if asks(state) == "AskReplacement" else []))
    assert sizes(state) == [1, 2, 4]


def test_fra_575_the_thrower_is_the_trigger_player_of_an_event() -> None:
    state = table(
        "do_it_yourself Y1",
        "B1 counterattack",
        "G1",
        events=["expansion"],
        do_it_yourself="Trial||skip chosen, event",
        **ALL,
    )
    go(
        state,
        "0 play do_it_yourself",
        "0 yes",
        "0 name 1",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
        "1 name 2",
    )
    settle(state)
    assert sizes(state) == [3, 4, 2]


@pytest.mark.parametrize("direction", [1, -1])
def test_fra_349_several_targets_act_in_order_of_play(direction: int) -> None:
    state = table(
        "do_it_yourself Y1",
        "B1",
        "G1",
        direction=direction,
        do_it_yourself="Trial||draw 1 everyone",
        **ALL,
    )
    events = settle(state, "0 play do_it_yourself", "0 yes", "0 wish red")
    assert drew(events) == (
        [(B, 1), (C, 1), (A, 1)] if direction == 1 else [(C, 1), (B, 1), (A, 1)]
    )


def test_fra_573_compared_and_taken_up_step_by_step() -> None:
    state = box("draw 3 fewest, draw 1 most", "Y1 Y2", "B1", "G1 G2")
    assert sizes(state) == [2, 5, 2]
    state = box("collect 1 right, give 2 left", "", "B1", "G1")
    assert sizes(state) == [0, 0, 2]


def test_fra_573_an_optional_effect_is_used_with_all_its_steps_or_not_at_all() -> None:
    state = table(
        "do_it_yourself Y1", "B1", do_it_yourself="Trial||draw 1 self, draw 1 others", **ALL
    )
    settle(state, "0 play do_it_yourself", "0 no", "0 wish red")
    assert sizes(state) == [1, 1]


def test_fra_350_fra_572_what_may_not_be_chosen_on_a_play_card() -> None:
    kept = "fuck_you golden_fuck_you gambling_champ"
    state = diy("give 5 right", f"{kept} Y1 curse", "B1", "G1", texts=("0 wish red",))
    assert set(hands(state)[A].split()) == set(kept.split())
    state = diy(
        "discard 5 self",
        f"{kept} Y1 curse the_end little_brother",
        "B1",
        "G1",
        texts=("0 wish red", "0 pick Y1"),
    )
    assert on_turn(state) == B
    assert "Y1" not in hands(state)[A]
    assert len(state.hands[A]) == 6
    state = diy("collect 5 right", "Y1", f"{kept} B1", "G1", texts=("0 wish red",))
    assert hands(state)[A] == "B1 Y1"
    state = diy("swap right", f"{kept} Y1", "B1 curse", "G1", texts=("0 wish red",))
    assert set(hands(state)[A].split()) == {*kept.split(), "B1", "curse"}
    assert hands(state)[B] == "Y1"
    state = diy("rotate right", f"{kept} Y1", "B1", "G1", texts=("0 wish red",))
    assert hands(state)[B] == "Y1"
    state = diy("swap right", "Y1", f"{kept} B1", "G1", texts=("0 wish red",))
    assert set(hands(state)[A].split()) == {*kept.split(), "B1"}


def test_fra_350_fra_572_in_events_any_card_may_be_chosen_and_whole_hands_move() -> None:
    kept = "fuck_you golden_fuck_you gambling_champ"
    state = box("discard 5 self", kept, "B1")
    assert set(kept.split()) <= set(pile(state).split())
    state = box("swap right", kept, "B1", "G1")
    assert set(hands(state)[B].split()) == set(kept.split())


def test_fra_351_an_event_with_an_event_step_and_no_endless_loops() -> None:
    state = table(
        "K5 Y1",
        "B1",
        events=["pandoras_box", "third_time_lucky"],
        pandoras_box="Trial||event, draw 1 self",
        **ALL,
    )
    events = settle(state, "0 play K5")
    assert turned(events) == ["pandoras_box", "third_time_lucky"]
    assert sizes(state) == [5, 4]
    state = table(
        "K5 Y1",
        "B1",
        events=["pandoras_box", "repeat"],
        pandoras_box="Trial||event, draw 1 self",
        **ALL,
    )
    events = settle(state, "0 play K5")
    assert turned(events) == ["pandoras_box", "repeat", "pandoras_box"]
    assert sizes(state) == [3, 1]


def test_fra_352_off_score_score_steps_do_nothing() -> None:
    state = box("score 20 everyone", "Y1", "B1", scores=False)
    assert state.totals == (0, 0)
