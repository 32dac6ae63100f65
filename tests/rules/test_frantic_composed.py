"""Frantic, user-defined cards: composing and their steps (FRA-343 to FRA-353)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic import GAME
from game.frantic.composed.card import (
    AMOUNTS,
    CARDS,
    ICONS,
    LIGHTS,
    TARGETS,
    check,
    check_all,
    composed,
)
from game.frantic.options import Options
from game.rules import BadOptions
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    fresh,
    go,
    hands,
    happens,
    needs,
    on_turn,
    settle,
    sizes,
    table,
    wishes,
)

ALL = {"preset": "everything", "top": "R5"}


MODULES = Options(preset="everything").modules


def diy(steps: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """A plays a Do It Yourself of these steps."""
    first, *others = hands_
    state = table(
        f"do_it_yourself {first}", *others, do_it_yourself=f"Trial|||{steps}", **(ALL | rest)
    )
    settle(state, "0 play do_it_yourself", "0 yes", *texts)
    return state


def box(steps: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """Pandora's Box of these steps is carried out."""
    return happens("pandoras_box", *hands_, texts=texts, pandoras_box=f"Trial|||{steps}", **rest)


def test_fra_343_one_to_three_steps_or_the_default() -> None:
    for card in CARDS:
        assert composed(Options(), card).parts
        type_ = "colour" if card == "blank_play" else ""
        for steps in ("draw 1 self", "draw 1 self, nothing", "nothing, nothing, nothing"):
            assert check(card, f"Trial|{type_}||{steps}", MODULES) is None
            changes: dict[str, Any] = {card: f"Trial|{type_}||{steps}"}
            assert len(composed(Options(**changes), card).parts) == steps.count(",") + 1


def test_fra_344_steps_are_carried_out_in_the_order_written() -> None:
    state = box("draw 2 self, swap right, draw 1 self", "Y1", "B1", "G1")
    assert sizes(state) == [2, 3, 1]


@pytest.mark.parametrize("name", ["", "x" * 25, " x", "x ", "a\nb", "a\u0007", "a|b"])
def test_fra_345_a_name_has_one_to_24_characters(name: str) -> None:
    refusal = check("do_it_yourself", f"{name}|||nothing", MODULES)
    assert refusal is not None
    for right in ("x" * 24, "\u05d0\u05d1", "Tor \u05d0 1"):
        assert check("do_it_yourself", f"{right}|||nothing", MODULES) is None
    with pytest.raises(BadOptions):
        fresh(3, do_it_yourself=f"{name}|||nothing")


@pytest.mark.parametrize(
    ("type_", "expected"),
    [
        ("colour", {"red", "blue", "yellow", "green", "violet"}),
        ("number", {str(n) for n in range(1, 11)}),
        ("either", {"red", "blue", "yellow", "green", "violet", *[str(n) for n in range(1, 11)]}),
    ],
)
def test_fra_345_the_types_of_the_blank_play_card(type_: str, expected: set[str]) -> None:
    state = table("blank_play Y1", "B1", blank_play=f"Trial|{type_}||nothing", **ALL)
    go(state, "0 play blank_play")
    if asks(state) == "AskUse":
        go(state, "0 yes")
    assert set(wishes(state).split()) == expected


def test_fra_345_as_a_plain_special_in_a_chosen_colour() -> None:
    options = {"blank_play": "Trial|blue||draw 2 others"}
    state = table("blank_play Y1", "B1", top="R5", preset="everything", **options)
    assert "play blank_play" not in offers(state, A)
    state = table("blank_play Y1", "B1 blank_play", top="B5", preset="everything", **options)
    events = settle(state, "0 play blank_play")
    assert (drew(events), needs(state)) == ([(B, 2)], "blue blank_play")
    assert "play blank_play" in offers(state, B)
    assert check("do_it_yourself", "Trial|blue||nothing", MODULES) is not None
    assert check("blank_play", "Trial|||nothing", MODULES) is not None
    assert check("blank_play", "Trial|violet||nothing", ("base", "blank")) is not None


def test_fra_345_a_picture_is_one_of_those_there_are() -> None:
    for light in LIGHTS:
        for icon in ICONS:
            assert check("blank_event", f"Trial||{light} {icon}|nothing", MODULES) is None
    for picture in ("pink", "bomb", "bomb pink", "pink unicorn", "pink bomb ", "blue bomb"):
        refusal = check("blank_event", f"Trial||{picture}|nothing", MODULES)
        assert refusal is not None and refusal.code == "frantic-composed-icon"


def test_fra_576_no_two_composed_cards_of_a_match_have_one_name() -> None:
    for other, fine in (("Trial", False), ("TRIAL", False), ("Trial 2", True)):
        options = Options(
            preset="everything", do_it_yourself="Trial|||nothing", blank_event=f"{other}|||nothing"
        )
        refusal = check_all(options)
        assert (refusal is None) == fine
        assert refusal is None or refusal.rule == "FRA-576"
        assert GAME.check_seats(options, ("", "easy")) == refusal
        if not fine:
            with pytest.raises(BadOptions):
                GAME.deal(3, options, 1)
    assert check_all(Options(preset="everything")) is None


STEPS = [
    ("draw 2 self", [3, 1, 1]),
    ("draw 1 others", [1, 2, 2]),
    ("draw 1 everyone", [2, 2, 2]),
    ("draw 1 left", [1, 1, 2]),
    ("draw 1 right", [1, 2, 1]),
    ("draw 2 most", [1, 3, 1]),
    ("draw 2 fewest", [1, 3, 1]),
    ("discard 1 others", [1, 0, 0]),
    ("give 1 right", [0, 2, 1]),
    ("collect 1 others", [3, 0, 0]),
    ("steal 1 left", [2, 1, 0]),
    ("steal 2 everyone", [3, 0, 0]),
    ("swap left", [1, 1, 1]),
    ("rotate left", [1, 1, 1]),
    ("nothing", [1, 1, 1]),
    ("give 2 others", [0, 2, 1]),
]


@pytest.mark.parametrize(("steps", "after"), STEPS)
def test_fra_344_fra_346_fra_574_actions_and_targets(steps: str, after: list[int]) -> None:
    assert sizes(box(steps, "Y1", "B1", "G1")) == after


def test_fra_344_swap_and_rotate() -> None:
    assert hands(box("swap left", "Y1", "B1", "G1")) == ["G1", "B1", "Y1"]
    assert hands(box("rotate right", "Y1", "B1", "G1")) == ["G1", "Y1", "B1"]
    assert hands(box("rotate left", "Y1", "B1", "G1")) == ["B1", "G1", "Y1"]


def test_fra_344_reveal_skip_score_wish_event_rule_power() -> None:
    state = box("reveal others", "Y1", "B1", "G1")
    assert (state.phase, state.view(None).open) == ("open", (B, C))
    state = box("skip right", "Y1", "B1", "G1")
    assert on_turn(state) == C
    state = box("score -30 left", "Y1", "B1", "G1", totals=(1, 2, 3))
    assert state.totals == (1, 2, -27)
    state = box("wish number", "Y1", "B1", "G1", texts=("0 wish 9",))
    assert needs(state) == "9"
    state = box("event", "Y1", "B1", "G1", then=["third_time_lucky"])
    assert sizes(state) == [4, 4, 4]
    assert len(box("rule", "Y1", "B1").rules) == 1
    state = box("power 2 others", "Y1", "B1", "G1")
    assert [len(row) for row in state.powers] == [0, 2, 2]


def test_fra_344_a_skip_of_a_marked_player_has_no_effect_and_rule_and_power_need_modules() -> None:
    state = box("skip right", "Y1", "B1", "G1", skipped=[1])
    assert on_turn(state) == C
    options = {"preset": "own", "blank": True}
    state = table(
        "blank_play Y1", "B1", top="R5", blank_play="Trial|colour||rule, power 2 self", **options
    )
    settle(state, "0 play blank_play", "0 yes", "0 wish red")
    assert state.rules == ()
    assert not any(state.powers)


def test_fra_346_one_chosen_player_for_all_steps() -> None:
    state = diy("draw 1 chosen, steal 2 chosen", "Y1", "B1", "G1", texts=("0 name 2", "0 wish red"))
    assert sizes(state) == [3, 1, 0]
    state = box("draw 1 self, draw 1 chosen, draw 1 chosen", "Y1", "B1", "G1")
    assert offers(state, A) == {"name 1", "name 2"}
    settle(state, "0 name 2")
    assert sizes(state) == [2, 1, 3]


def test_fra_346_most_and_fewest_that_turn_out_to_be_the_player_do_nothing() -> None:
    assert sizes(box("give 1 fewest", "Y1", "B1 B2", "G1 G2")) == [1, 2, 2]
    assert sizes(box("swap most", "Y1 Y2 Y3", "B1", "G1")) == [3, 1, 1]


def test_fra_346_random_is_another_player_drawn_anew() -> None:
    seen = set()
    for seed in range(20):
        state = box("draw 1 random, draw 1 random", "Y1", "B1", "G1", "R1", seed=seed)
        seen.add(tuple(sizes(state)[1:]))
        assert sizes(state)[A] == 1
    assert len(seen) > 3


@pytest.mark.parametrize(
    "steps", ["nothing, nothing, nothing, nothing", "event, event", "draw 1 self, event, event"]
)
def test_fra_348_at_most_three_steps_and_one_event(steps: str) -> None:
    refusal = check("do_it_yourself", f"Trial|||{steps}", MODULES)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("frantic-composed-steps", "FRA-348")


@pytest.mark.parametrize(
    "text",
    [
        "Trial|||",
        "Trial|||fly 3 self",
        "Trial|||draw 6 self",
        "Trial|||draw 0 self",
        "Trial|||draw self",
        "Trial|||score 51 self",
        "Trial|||score 0 self",
        "Trial|||give 1 self",
        "Trial|||swap everyone",
        "Trial|||skip everyone",
        "Trial|||power 3 self",
        "Trial",
        "Trial|||draw 1 nobody",
        "a|b|c|d",
        "Trial|||box",
        "Trial|||wish black",
        "Trial|||rotate up",
    ],
)
def test_fra_344_fra_348_absurd_compositions_are_refused(text: str) -> None:
    refusal = check("do_it_yourself", text, MODULES)
    assert refusal is not None
    with pytest.raises(BadOptions):
        fresh(3, preset="everything", do_it_yourself=text)


def test_fra_344_the_table_of_actions() -> None:
    everything = {
        "self",
        "chosen",
        "others",
        "everyone",
        "most",
        "fewest",
        "left",
        "right",
        "random",
    }
    for action in ("draw", "discard", "reveal", "score", "power"):
        assert set(TARGETS[action]) == everything
    for action in ("give", "collect", "steal"):
        assert set(TARGETS[action]) == everything - {"self"}
    assert set(TARGETS["swap"]) == everything - {"self", "others", "everyone"}
    assert set(TARGETS["skip"]) == everything - {"everyone"}
    assert set(TARGETS["rotate"]) == {"everyone"}
    assert {len(AMOUNTS[a]) for a in ("draw", "discard", "give", "collect", "steal")} == {5}
    assert len(AMOUNTS["score"]) == 100
    assert set(AMOUNTS["wish"]) == {"colour", "number", "either"}


def test_fra_353_composed_cards_are_shown_before_the_first_round() -> None:
    state = fresh(3, preset="everything", do_it_yourself="Trial|||nothing")
    assert state.view(None).options.do_it_yourself == "Trial|||nothing"
    assert state.phase == "ready"
    assert code(state, f"{state.to_act()[0]} draw")[0] == "frantic-confirm-first"
    play(state, *[f"{seat} go-on" for seat in state.to_act()])
    assert state.number == 1


@pytest.mark.parametrize("what", [5, None, [1], True])
def test_fra_345_what_is_no_text_is_no_composed_card(what: Any) -> None:
    with pytest.raises(BadOptions):
        GAME.deal(2, Options(preset="everything", do_it_yourself=what), 1)
