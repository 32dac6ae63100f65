"""Frantic, rule cards (FRA-325 to FRA-342, FRA-568 to FRA-571)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.events import EventTurned, RulesTurned
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    asks,
    code,
    drew,
    found,
    fresh,
    go,
    hands,
    happens,
    needs,
    on_turn,
    pile,
    plays,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}


def ruled(rule: str, *hands_: str, **rest: Any) -> Any:
    """A table with this rule card."""
    return table(*hands_, **(ALL | {"rules": rule.split()} | rest))


def test_fra_325_rule_cards_apply_to_everyone_from_the_next_step_on() -> None:
    state = table("do_it_yourself Y1", "B1", **ALL)
    state.rule_deck = (*[rule for rule in state.rule_deck if rule != "thirsty"], "thirsty")
    events = settle(state, "0 play do_it_yourself", "0 yes", "0 wish red")
    assert found(events, RulesTurned)[0].rules == state.rules
    assert len(state.rules) == 1
    state = table("do_it_yourself Y1", "B1", **ALL)
    state.rule_deck = ()
    settle(state, "0 play do_it_yourself", "0 yes", "0 wish red")
    assert (state.rules, on_turn(state)) == ((), B)


def test_fra_325_fra_419_no_rule_card_is_active_twice() -> None:
    state = happens("pandoras_box", "Y1", "B1", rules=["thirsty", "twins", "calm_round"][:2])
    assert len(set(state.rules)) == len(state.rules) == 2
    assert not set(state.rules) & set(state.rule_deck)


def test_fra_326_fra_331_until_it_fits_replaces_thirsty() -> None:
    for rules in ("thirsty until_it_fits", "until_it_fits thirsty"):
        state = ruled(rules, "B1 B2", "G1", draw="Y1 Y2 Y3 R7 Y4")
        play(state, "0 draw")
        assert sizes(state)[A] == 6
    for first, second in (("thirsty", "until_it_fits"), ("until_it_fits", "thirsty")):
        state = table("do_it_yourself B1 B2", "G1", "Y9", rules=[first], draw="Y1 Y2 R7 Y4",
                      **ALL)  # fmt: skip
        state.rule_deck = (second,)
        settle(state, "0 play do_it_yourself", "0 yes", "0 wish red", "1 draw")
        assert (state.rules, sizes(state)[B]) == ((first, second), 4)


def test_fra_569_a_rule_turned_over_in_an_effect_starts_with_the_next_step() -> None:
    state = table("second_chance-R do_it_yourself Y1", "B1 B2", "G1", **ALL)
    state.rule_deck = ("other_way_round",)
    settle(state, "0 play second_chance-R", "0 play do_it_yourself", "0 yes", "0 wish red")
    assert (state.rules, on_turn(state), state.direction) == (("other_way_round",), C, -1)
    state = table("R1 Y1", "B1 B2", "G1", rules=["other_way_round"], direction=-1, **ALL)
    settle(state, "0 play R1")
    assert on_turn(state) == C


def test_fra_569_until_the_event_is_over_the_old_rules_hold() -> None:
    state = table(
        "fantastic_event Y1 Y2",
        "B1 B2",
        "G1",
        **ALL,
        events=["pandoras_box"],
        rules=["heavy_baggage"],
    )
    state.rule_deck = ("thirsty",)
    settle(state, "0 play fantastic_event", "0 yes", "0 wish red")
    assert len(state.rules) == 1
    assert set(state.rules) | set(state.rule_deck) == {"thirsty", "heavy_baggage"}


def test_fra_327_the_nicest_try() -> None:
    state = ruled("the_nicest_try", "R1", "nice_try B1")
    events = settle(state, "0 play R1", "1 throw nice_try red")
    assert drew(events) == [(A, 6)]


@pytest.mark.parametrize("card", ["gift-R", "black_gift"])
def test_fra_328_generous_gift(card: str) -> None:
    top = "gift-B" if card == "black_gift" else "R5"
    state = ruled("generous_gift", f"{card} Y1 Y2 Y3 Y4", "B1", top=top, events=["friday_the_13th"])
    settle(state, f"0 play {card}", "0 pick Y1", "0 pick Y2", "0 pick Y4")
    assert hands(state) == ["Y3", "B1 Y1 Y2 Y4"]
    state = ruled("generous_gift", f"{card} Y1 Y2", "B1", top=top, events=["friday_the_13th"])
    settle(state, f"0 play {card}")
    assert sizes(state) == [0, 3]


def test_fra_329_other_way_round() -> None:
    state = ruled("other_way_round", "R1 Y1", "B1", "G1", direction=-1)
    assert state.order_from(A) == (C, B, A)
    settle(state, "0 play R1")
    assert on_turn(state) == C
    state = happens("earthquake", "Y1", "B1", "G1", rules=["other_way_round"], direction=-1)
    assert hands(state) == ["G1", "Y1", "B1"]


def test_fra_329_the_round_begins_clockwise() -> None:
    for seed in range(60):
        state = fresh(4, seed, preset="pandemonium", rule_cards=5)
        play(state, f"{state.dealer} go-on")
        if "other_way_round" in state.rules:
            assert state.direction == -1
            return
    raise AssertionError("never turned over")


def test_fra_329_looping_turns_from_there() -> None:
    state = table(
        "R1 Y1",
        "B1",
        "G1",
        rules=["other_way_round"],
        direction=-1,
        powers=["looping", "", ""],
        **ALL,
    )
    settle(state, "0 play R1 with looping")
    assert (on_turn(state), state.direction) == (B, 1)


def test_fra_330_thirsty() -> None:
    state = ruled("thirsty", "B1 Y1", "G1")
    assert drew(play(state, "0 draw")) == [(A, 2)]


def test_fra_331_until_it_fits() -> None:
    state = ruled("until_it_fits", "B1 Y1", "G1", draw="Y2 B3 R7 Y4")
    play(state, "0 draw")
    assert (sizes(state)[A], offers(state, A)) == (5, {"play R7", "pass"})
    state = ruled("until_it_fits", "B1 Y1", "G1", draw="Y2 B3 Y4 B4 Y6 R1")
    play(state, "0 draw")
    assert sizes(state)[A] == 7
    state = ruled("until_it_fits", "B1 Y1", "G1", draw="Y2 R3 Y4", lasting=["plus_one"])
    play(state, "0 draw")
    assert sizes(state)[A] == 5


def test_fra_332_black_on_black() -> None:
    state = ruled("black_on_black", "K7 black_gift R1", "B1", top="K3")
    assert plays(state) == "K7 black_gift"
    state = ruled("black_on_black", "K7 R1", "B1", top="R5")
    assert plays(state) == "R1"


def test_fra_333_calm_round() -> None:
    state = ruled("calm_round", "K5 Y1", "B1", events=["third_time_lucky"])
    assert turned(settle(state, "0 play K5")) == []
    state = ruled("calm_round", "troublemaker-R Y1", "B1", events=["third_time_lucky"])
    assert turned(settle(state, "0 play troublemaker-R")) == ["third_time_lucky"]


def test_fra_334_lucky_sevens() -> None:
    state = ruled("lucky_sevens", "R7 Y1", "B1", events=["third_time_lucky"])
    events = settle(state, "0 play R7")
    assert found(events, EventTurned)[0].trigger == A
    state = ruled(
        "lucky_sevens",
        "K7 Y1",
        "B1",
        requirement="7",
        preset="everything",
        events=["third_time_lucky", "expansion"],
    )
    assert turned(settle(state, "0 play K7")) == ["third_time_lucky"]


def test_fra_335_twins() -> None:
    state = ruled("twins", "R7 B7 G7 Y1", "B1")
    play(state, "0 play R7")
    assert offers(state, A) == {"pick B7", "pick G7", "enough"}
    assert code(state, "0 pick Y1")[0] == "frantic-no-twin"
    play(state, "0 pick G7", "0 enough")
    assert (needs(state), hands(state)[A], pile(state).split()[-2:]) == (
        "green 7",
        "B7 Y1",
        ["R7", "G7"],
    )
    state = ruled("twins", "K5 R5 B5", "B1", events=["friday_the_13th"])
    settle(state, "0 play K5")
    assert on_turn(state) == B


def test_fra_335_the_effect_happens_once() -> None:
    state = ruled("twins lucky_sevens", "R7 B7 Y1", "B1", events=["third_time_lucky", "expansion"])
    events = go(state, "0 play R7", "0 pick B7")
    events += settle(state)
    assert turned(events) == ["third_time_lucky"]


def test_fra_336_glass_table() -> None:
    state = ruled("glass_table", "R1 Y1", "B1", "G1")
    view = state.view(B)
    assert view.open == (A, B, C)
    assert view.known[A] == tuple(state.hands[A])


def test_fra_337_swap_meet() -> None:
    state = ruled("swap_meet", "R1 Y1", "B1 B2", "G1")
    play(state, "0 play R1")
    assert offers(state, A) == {"name 1", "name 2"}
    settle(state, "0 name 1")
    assert hands(state) == ["B1 B2", "Y1", "G1"]
    state = ruled("swap_meet", "R1", "B1 B2", "G1")
    settle(state, "0 play R1")
    assert state.sheet[-1].winners == (A,)


@pytest.mark.parametrize("direction", [1, -1])
def test_fra_338_merry_go_round(direction: int) -> None:
    state = ruled("merry_go_round", "R9 Y1", "B1 B2", "G1 G2 G3", direction=direction)
    settle(state, "0 play R9")
    forward = ["G1 G2 G3", "Y1", "B1 B2"]
    assert hands(state) == (forward if direction == 1 else ["B1 B2", "G1 G2 G3", "Y1"])


def test_fra_338_who_holds_an_empty_hand_is_out_not_by_an_event() -> None:
    state = ruled(
        "merry_go_round",
        "R9",
        "B1 B2",
        "G1 G2 G3",
        lasting=["last_chance"],
        events=["friday_the_13th"],
    )
    events = settle(state, "0 play R9")
    assert turned(events) == ["friday_the_13th"]
    assert found(events, EventTurned)[0].trigger == B
    assert state.sheet[-1].winners == (B,)


def test_fra_339_fantastic_six() -> None:
    state = ruled("fantastic_six", "fantastic_four Y1", "B1", "G1")
    play(state, "0 play fantastic_four")
    assert "share 0 6 0" in offers(state, A)
    assert code(state, "0 share 0 4 0")[0] == "frantic-parts"
    events = settle(state, "0 share 0 2 4", "0 wish 3")
    assert drew(events) == [(B, 2), (C, 4)]


def test_fra_340_fra_570_heavy_baggage_in_scoring() -> None:
    state = ruled("heavy_baggage", "R1", "gift-B B1 curse", "gambling_champ skip-R")
    settle(state, "0 play R1")
    assert state.sheet[-1].points == (0, 24, 20)


def test_fra_570_heavy_baggage_in_events() -> None:
    rules = {"rules": ["heavy_baggage"]}
    state = happens("double_taxation", "Y1", "gift-B", totals=(0, 0), **rules)
    assert state.totals == (1, 10)
    state = happens("lucky_10", "Y1", "gift-B R1", texts=("1 pick gift-B",), **rules)
    assert hands(state)[B] == "R1"
    state = happens("tsunami", "Y9", "gift-B R9", texts=("1 pick gift-B", "0 take"), **rules)
    assert hands(state) == ["Y9 gift-B", "R9"]
    state = happens("black_jack", "Y1", "B1", draw="gift-G gift-R R2", **rules)
    assert sizes(state) == [1, 4]
    state = happens("gambling_man", "Y9", "gift-B", "K8", **rules)
    while state.phase == "secret":
        state.play(state.moves(state.to_act()[0])[0])
    assert sizes(state) == [3, 0, 0]


def test_fra_342_these_effects_cannot_be_countered() -> None:
    for rule, card in (("swap_meet", "R1"), ("merry_go_round", "R9")):
        state = ruled(rule, f"{card} Y1", "B1 counterattack", "G1 error_404")
        play(state, f"0 play {card}")
        if state.phase == "choice":
            play(state, "0 name 1")
        assert on_turn(state) == B


def test_fra_568_they_apply_to_follow_ups_and_random_chance() -> None:
    state = ruled("lucky_sevens", "second_chance-R R7 Y1", "B1", events=["third_time_lucky"])
    go(state, "0 play second_chance-R")
    assert turned(settle(state, "0 play R7")) == ["third_time_lucky"]
    state = ruled("swap_meet", "R4 G1 Y1", "B1", powers=["random_chance", ""])
    settle(state, "0 play R4 with random_chance", "0 play G1")
    assert hands(state) == ["B1", "Y1"]
    state = ruled("twins", "second_chance-R R7 B7 Y1", "B1")
    go(state, "0 play second_chance-R", "0 play R7")
    assert asks(state) == "AskTwins"


def test_fra_571_whole_hands_go_along() -> None:
    kept = "fuck_you golden_fuck_you gambling_champ"
    state = ruled("swap_meet", f"R1 {kept}", "B1")
    settle(state, "0 play R1")
    assert set(hands(state)[B].split()) == set(kept.split())
    state = ruled("merry_go_round", f"R9 {kept}", "B1", "G1", "Y1")
    settle(state, "0 play R9")
    assert set(hands(state)[B].split()) == set(kept.split())
    assert hands(state)[D] == "G1"
