"""Frantic, Cards: number cards, plain and two-coloured specials (FRA-179 to FRA-201)."""

from __future__ import annotations

import pytest

from game.frantic.events import EventTurned, HandSeen, Marked, PowerTurnedDown
from game.frantic.matching import FREE
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    found,
    go,
    hands,
    moved,
    needs,
    on_turn,
    plays,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}
TEN = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"


def test_fra_179_a_coloured_number_has_no_effect() -> None:
    state = table("R1 Y1", "B1", **ALL)
    settle(state, "0 play R1")
    assert (on_turn(state), sizes(state)) == (B, [1, 1])


@pytest.mark.parametrize("number", range(1, 11))
def test_fra_180_every_black_number_triggers_an_event(number: int) -> None:
    state = table(
        f"K{number} Y1",
        "B1",
        events=["friday_the_13th"],
        preset="everything",
        requirement=str(number),
    )
    assert turned(settle(state, f"0 play K{number}")) == ["friday_the_13th"]


GLANCE = [
    ("second_chance-R", (), (), (1, 2)),
    ("exchange-R", (), (), (2, 0)),
    ("gift-R", (), (), (0, 2)),
    ("recharge-R", (), (), (0, 2)),
    ("skip-R", (), (), (0, 2)),
    ("thief-R", (), (), (2, 0)),
    ("colour_swap-RG", (), (), (0, 2)),
    ("fantastic", ("0 wish red",), (), (0, 2)),
    ("fantastic_four", ("0 wish red",), (), (0, 6)),
    ("equality", ("0 wish red",), (), (0, 2)),
    ("inequality", ("0 wish red",), (), (0, 2)),
    ("special_fantastic", ("0 wish red",), (), (0, 2)),
    ("do_it_yourself", ("0 yes", "0 wish red"), (), (0, 2)),
    ("blank_play", ("0 no", "0 wish red"), (), (0, 2)),
    ("troublemaker-R", (), ("friday_the_13th",), (0, 2)),
    ("fantastic_event", ("0 yes", "0 wish red"), ("third_time_lucky",), (3, 5)),
]


@pytest.mark.parametrize(("card", "texts", "events", "after"), GLANCE)
def test_fra_181_specials_as_last_hand_card(
    card: str, texts: tuple[str, ...], events: tuple[str, ...], after: tuple[int, int]
) -> None:
    state = table(card, "B1 B2", events=events, **ALL)
    go(state, f"0 play {card}", *texts)
    settle(state)
    assert tuple(sizes(state)) == after
    assert (state.phase == "scores") is (0 in after)


def test_fra_182_what_fits_on_a_second_chance() -> None:
    hand = "R7 G7 second_chance-G K5 black_gift gift-R gift-B colour_swap-RB fantastic the_end"
    state = table(f"second_chance-R {hand}", "B1", **ALL)
    play(state, "0 play second_chance-R")
    assert set(plays(state).split()) == {
        "R7",
        "gift-R",
        "second_chance-G",
        "fantastic",
        "colour_swap-RB",
    }
    state = table(f"second_chance-R fuck_you {TEN}", "G1", **ALL)
    play(state, "0 play second_chance-R")
    assert "fuck_you" in plays(state)
    state = table(f"second_chance-R golden_fuck_you {TEN}", "G1", **ALL)
    play(state, "0 play second_chance-R")
    assert "golden_fuck_you" in plays(state)
    state = table("second_chance-R the_end", "G1", **ALL)
    play(state, "0 play second_chance-R")
    assert plays(state) == "the_end"
    state = table("second_chance-R mimicry", "G1", **ALL)
    play(state, "0 play second_chance-R")
    assert {"play mimicry as second_chance", "play mimicry as fantastic"} <= offers(state, A)


def test_fra_183_fra_358_a_fitting_card_must_be_played() -> None:
    state = table("second_chance-R R1 R7 B2", "B1", draw="R8", **ALL)
    play(state, "0 play second_chance-R")
    assert offers(state, A) == {"play R1", "play R7"}
    assert code(state, "0 draw") == ("frantic-must-follow", "FRA-358")
    events = play(state, "0 play R7")
    assert (drew(events), on_turn(state), hands(state)[A]) == ([], B, "R1 B2")


def test_fra_183_a_card_for_ten_and_the_end_are_fitting_cards_as_well() -> None:
    for hand, card in ((f"fuck_you {TEN}", "fuck_you"), ("the_end", "the_end")):
        state = table(f"second_chance-R {hand}", "G1", **ALL)
        play(state, "0 play second_chance-R")
        assert offers(state, A) == {f"play {card}"}


def test_fra_358_with_the_option_the_follow_up_may_be_declined() -> None:
    state = table("second_chance-R R7", "B1", draw="R8", must_follow=False, **ALL)
    play(state, "0 play second_chance-R")
    assert offers(state, A) == {"play R7", "draw"}
    nothing = table("second_chance-R B7", "B1", must_follow=False, preset="first", top="R5")
    play(nothing, "0 play second_chance-R")
    assert offers(nothing, A) == {"draw"}
    events = play(state, "0 draw")
    assert drew(events) == [(A, 1)]
    assert (on_turn(state), hands(state)[A]) == (B, "R7 R8")


def test_fra_183_without_a_fitting_card_or_any_card_they_draw() -> None:
    for hand in ("B7 K5", ""):
        state = table(f"second_chance-R {hand}", "B1", draw="R8", preset="first", top="R5")
        play(state, "0 play second_chance-R")
        assert (on_turn(state), len(state.hands[A])) == (B, len(hand.split()) + 1)


def test_fra_184_a_chain_costs_at_most_one_draw() -> None:
    state = table(
        "second_chance-R second_chance-B second_chance-G Y1", "B1", preset="first", top="R5"
    )
    events = play(
        state, "0 play second_chance-R", "0 play second_chance-B", "0 play second_chance-G"
    )
    assert drew(events) == [(A, 1)]
    assert (on_turn(state), needs(state)) == (B, "green second_chance")


def test_fra_185_as_last_card_they_must_draw() -> None:
    state = table("second_chance-R", "B1", preset="first", top="R5")
    play(state, "0 play second_chance-R")
    assert (on_turn(state), sizes(state)) == (B, [1, 1])
    state = table("second_chance-R", "B1 B2", preset="first", top="R5", draw_count=0)
    play(state, "0 play second_chance-R")
    assert (state.phase, state.sheet[-1].winners, state.sheet[-1].cause) == ("scores", (A,), "out")


def test_fra_186_the_second_card_has_its_full_effect_without_a_power_card() -> None:
    state = table("second_chance-R fantastic_four R7 R8", "B1", powers=["looping", ""], **ALL)
    play(state, "0 play second_chance-R")
    assert not [text for text in offers(state, A) if "with" in text]
    settle(state, "0 play fantastic_four", "0 wish 3")
    assert (needs(state), sizes(state)) == ("3", [2, 5])
    state = table("second_chance-R gift-B gift-R Y1 Y2 Y3", "B1", **ALL)
    go(state, "0 play second_chance-R", "0 play gift-R", "0 pick Y1", "0 pick Y2")
    assert asks(state) == "TargetWindow"


def test_fra_187_exchange_takes_before_the_victim_gets_the_cards() -> None:
    for seed in range(6):
        state = table("exchange-R Y1 Y2 Y3", "B1 B2", seed=seed, **ALL)
        events = settle(state, "0 play exchange-R", "0 pick Y1", "0 pick Y2")
        assert hands(state) == ["B1 B2 Y3", "Y1 Y2"]
        assert moved(events, "hand", "aside")


@pytest.mark.parametrize(
    ("own", "other", "after"),
    [
        ("Y1", "B1 B2 B3", (2, 2)),
        ("Y1", "B1", (1, 1)),
        ("Y1 Y2 Y3", "B1", (2, 2)),
        ("Y1 Y2", "", (0, 2)),
        ("Y1 Y2", "B1 B2", (2, 2)),
    ],
)
def test_fra_188_exchange_with_fewer_cards(own: str, other: str, after: tuple[int, int]) -> None:
    state = table(f"exchange-R {own}", other, "G1", **ALL)
    go(state, "0 play exchange-R", "0 name 1")
    while asks(state) == "AskCards":
        play(state, f"0 {sorted(offers(state, A))[0]}")
    settle(state)
    assert tuple(sizes(state))[:2] == after


@pytest.mark.parametrize("own", ["", "fuck_you", "fuck_you golden_fuck_you gambling_champ"])
def test_fra_189_exchange_without_cards_to_give_still_takes_two(own: str) -> None:
    state = table(f"exchange-R {own}", "B1 B2", "G1", **ALL)
    settle(state, "0 play exchange-R", "0 name 1")
    assert sizes(state)[:2] == [len(own.split()) + 2, 0]


def test_fra_190_gift() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1", "G1", **ALL)
    settle(state, "0 play gift-R", "0 name 2", "0 pick Y1", "0 pick Y3")
    assert hands(state) == ["Y2", "B1", "Y1 Y3 G1"]
    state = table("gift-R Y1", "B1", "G1", **ALL)
    settle(state, "0 play gift-R", "0 name 2")
    assert hands(state) == ["", "B1", "Y1 G1"]


def test_fra_191_gift_as_last_card_still_names_a_victim() -> None:
    state = table("gift-R", "B1", "G1", **ALL)
    play(state, "0 play gift-R")
    assert offers(state, A) == {"name 1", "name 2"}
    play(state, "0 name 2")
    assert asks(state) == "TargetWindow"
    settle(state)
    assert state.sheet[-1].winners == (A,)


def test_fra_192_recharge() -> None:
    state = table("recharge-R Y1", "B1", powers=["looping* recycling* all_draw_one", ""], **ALL)
    go(state, "0 play recharge-R")
    assert offers(state, A) == {"power 0 0", "power 0 1"}
    assert code(state, "0 power 0 2")[0] == "frantic-not-recharged"
    events = settle(state, "0 power 0 1")
    assert [power.up for power in state.powers[A]] == [True, False, False]
    assert found(events, PowerTurnedDown)


def test_fra_192_not_one_activated_in_this_turn() -> None:
    state = table("recharge-R Y1", "B1", powers=["looping number_wish*", ""], **ALL)
    settle(state, "0 play recharge-R with looping")
    assert [power.up for power in state.powers[A]] == [True, False]
    state = table("recharge-R Y1", "B1", powers=["looping", "looping*"], **ALL)
    settle(state, "0 play recharge-R with looping")
    assert (on_turn(state), state.powers[A][0].up) == (B, True)


def test_fra_192_outside_ones_turn_what_was_activated_in_ones_last_turn_is_turned() -> None:
    """Last Chance makes B the trigger player of a Rewind in the turn of C."""
    state = table(
        "R1 Y1",
        "R2 Y2",
        "thief-R Y3 Y4",
        turn=B,
        powers=["", "open_hands", ""],
        lasting=["last_chance"],
        draw="recharge-B",
        events=["rewind"],
        **ALL,
    )
    settle(state, "1 play R2 with open_hands", "2 play thief-R", "2 name 1", "1 yes")
    if asks(state) == "AskRecharge":
        play(state, "1 power 1 0")
    assert (on_turn(state), [power.up for power in state.powers[B]]) == (A, [False])
    state.hands[B].append(state.draw.pop())
    state.requirement = FREE
    settle(state, "0 draw", "0 pass")
    assert any("with open_hands" in text for text in offers(state, B))


def test_fra_192_a_recharged_card_can_be_used_next_turn() -> None:
    state = table("recharge-R Y1 R1", "B1", powers=["looping*", ""], **ALL)
    settle(state, "0 play recharge-R", "1 draw", "1 pass")
    assert "play R1 with looping" in offers(state, A)


def test_fra_193_fra_391_skip_marks_the_victims_next_turn() -> None:
    state = table("skip-R Y1", "B1", "G1", **ALL)
    events = settle(state, "0 play skip-R", "0 name 2")
    assert found(events, Marked) == [Marked(C)]
    assert state.view(B).skipped == (C,)
    settle(state, "1 draw", "1 pass")
    assert on_turn(state) == A


def test_fra_193_a_marked_player_cannot_be_named() -> None:
    state = table("skip-R Y1", "B1", "G1", "R1", skipped=[2], **ALL)
    go(state, "0 play skip-R")
    assert offers(state, A) == {"name 1", "name 3"}
    assert code(state, "0 name 2") == ("frantic-marked", "FRA-193")
    state = table("skip-R Y1", "B1", "G1", skipped=[1, 2], **ALL)
    settle(state, "0 play skip-R")
    assert on_turn(state) == A


def test_fra_194_a_countered_skip_may_name_the_active_player() -> None:
    state = table("skip-R Y1", "B1 counterattack", "G1", **ALL)
    settle(state, "0 play skip-R", "0 name 1", "1 throw counterattack red", "1 name 0")
    settle(state, "1 draw", "1 pass", "2 draw", "2 pass")
    assert on_turn(state) == B


def test_fra_195_thief_sees_the_hand_and_takes_two() -> None:
    state = table("thief-R Y1", "B1 B2 B3", "G1", **ALL)
    go(state, "0 play thief-R", "0 name 1", "1 pass")
    assert offers(state, A) == {"pick B1", "pick B2", "pick B3"}
    settle(state, "0 pick B3", "0 pick B1")
    assert hands(state) == ["B1 B3 Y1", "B2", "G1"]
    state = table("thief-R Y1", "B1", "G1", **ALL)
    settle(state, "0 play thief-R", "0 name 1")
    assert hands(state) == ["B1 Y1", "", "G1"]


def test_fra_196_only_the_actor_sees_the_hand_and_the_victim_may_be_out() -> None:
    state = table("thief-R Y1", "B1 B2", "G1", **ALL)
    events = settle(state, "0 play thief-R", "0 name 1")
    (seen,) = found(events, HandSeen)
    assert len(seen.seen_by(A).cards) == 2 and -1 not in seen.seen_by(A).cards
    assert set(seen.seen_by(C).cards) == {-1}
    assert state.sheet[-1].winners == (B,)


def test_fra_197_thief_as_last_card() -> None:
    state = table("thief-R", "", "B1 B2", **ALL)
    go(state, "0 play thief-R", "0 name 1")
    settle(state)
    assert state.sheet[-1].winners == (A, B)
    state = table("thief-R", "G1 G2 G3", "B1 B2", **ALL)
    settle(state, "0 play thief-R", "0 name 1", "0 pick G1", "0 pick G2")
    assert (on_turn(state), sizes(state)) == (B, [2, 1, 2])


def test_fra_198_troublemaker_triggers_an_event_at_once() -> None:
    state = table("troublemaker-R Y1", "B1", events=["expansion"], **ALL)
    events = settle(state, "0 play troublemaker-R")
    assert found(events, EventTurned)[0].trigger == A
    assert (sizes(state), needs(state)) == ([3, 2], "red troublemaker")


@pytest.mark.parametrize(
    ("requirement", "left"), [("red", "green"), ("green", "red"), ("red 5", "green")]
)
def test_fra_199_colour_swap_leaves_the_other_colour(requirement: str, left: str) -> None:
    state = table("colour_swap-RG Y1", "B1", requirement=requirement, preset="everything")
    settle(state, "0 play colour_swap-RG")
    assert needs(state) == left


def test_fra_200_black_gift_gives_then_triggers() -> None:
    state = table(
        "black_gift Y1 Y2 Y3", "B1", top="gift-R", preset="everything", events=["third_time_lucky"]
    )
    events = settle(state, "0 play black_gift", "0 pick Y1", "0 pick Y2")
    assert (sizes(state), needs(state)) == ([4, 6], "gift")
    assert turned(events) == ["third_time_lucky"]


def test_fra_201_a_countered_black_gift_triggers_for_the_counterattacker() -> None:
    state = table(
        "black_gift Y1 Y2 Y3",
        "B1 B2 counterattack",
        "G1",
        top="gift-R",
        preset="everything",
        events=["expansion"],
    )
    events = settle(
        state,
        "0 play black_gift",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw counterattack red",
        "1 name 2",
    )
    assert found(events, EventTurned)[0].trigger == B
    assert sizes(state) == [3 + 2, 0 + 3, 3 + 1]


def test_fra_201_countered_twice_the_last_counterattacker_triggers() -> None:
    state = table(
        "black_gift Y1 Y2 Y3",
        "B1 B2 B3 counterattack",
        "G1 G2 G3 counterattack",
        top="gift-R",
        preset="everything",
        events=["friday_the_13th"],
    )
    events = settle(
        state,
        *("0 play black_gift", "0 name 1", "0 pick Y1", "0 pick Y2"),
        *("1 throw counterattack red", "1 name 2", "1 pick B1", "1 pick B2"),
        *("2 throw counterattack blue", "2 name 0", "2 pick G1", "2 pick G2"),
    )
    assert [event.trigger for event in found(events, EventTurned)] == [C]
    assert sizes(state) == [5, 3, 1]


def test_fra_201_a_black_gift_that_nobody_can_get_still_triggers() -> None:
    state = table(
        "black_gift Y1 Y2 Y3",
        "B1 error_404",
        top="gift-R",
        preset="everything",
        events=["friday_the_13th"],
    )
    play(state, "0 play black_gift", "0 pick Y1", "0 pick Y2", "1 throw error_404 red")
    events = settle(state)
    assert [event.trigger for event in found(events, EventTurned)] == [A]
    assert sizes(state) == [3, 1]


def test_fra_201_the_counterattacker_may_protect_themselves_outside_their_turn() -> None:
    state = table(
        "black_gift Y1 Y2 Y3 lucky_bastard",
        "B1 B2 B3 mimicry counterattack",
        "G1",
        top="gift-R",
        preset="everything",
        events=["black_hole"],
    )
    go(
        state,
        *("0 play black_gift", "0 name 1", "0 pick Y1", "0 pick Y2"),
        *("1 throw counterattack red", "1 name 2", "1 pick B1", "1 pick B2"),
        "1 throw mimicry red as lucky_bastard",
    )
    settle(state)
    assert (hands(state)[B], on_turn(state)) == ("B3", B)
