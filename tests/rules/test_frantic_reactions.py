"""Frantic, the target window: Counterattack, Error 404, chains (FRA-92 to FRA-110, FRA-503)."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved
from game.frantic.events import Fizzled, Thrown
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
    go,
    hands,
    needs,
    on_turn,
    settle,
    sizes,
    table,
    top,
)

ALL = {"preset": "everything", "top": "R5"}
# What A plays against B so that the window opens for B.
ATTACKS = [
    ("exchange-R", ["0 name 1", "0 pick Y1", "0 pick Y2"]),
    ("gift-R", ["0 name 1", "0 pick Y1", "0 pick Y2"]),
    ("skip-R", ["0 name 1"]),
    ("thief-R", ["0 name 1"]),
    ("fantastic_four", ["0 share 0 4 0", "0 wish red"]),
    ("equality", ["0 yes", "0 name 1", "0 wish red"]),
    ("inequality", ["0 yes", "0 name 1", "0 wish red"]),
    ("special_favours", ["0 yes", "0 name 1", "0 wish red"]),
    ("black_gift", ["0 name 1", "0 pick Y1", "0 pick Y2"]),
    ("blank_play", ["0 yes", "0 name 1", "0 pick Y1", "0 wish red"]),
]


@pytest.mark.parametrize(("card", "texts"), ATTACKS)
@pytest.mark.parametrize("mimicry", [False, True])
def test_fra_92_the_window_opens_for_named_victims(
    card: str, texts: list[str], mimicry: bool
) -> None:
    start = "gift-R" if card == "black_gift" else "R5"
    played = f"mimicry as {card.split('-')[0]}" if mimicry else card
    own = "mimicry" if mimicry else card
    state = table(
        f"{own} Y1 Y2 Y3 Y4",
        "B1 B2 counterattack",
        "G1 G2",
        top=start,
        preset="everything",
        events=["friday_the_13th"],
    )
    play(state, f"0 play {played}", *texts)
    assert (state.phase, asks(state), state.to_act()) == ("window", "TargetWindow", (B,))
    assert "throw counterattack red" in offers(state, B)


def test_fra_92_edison_opens_it_for_the_named_player_other_than_the_actor() -> None:
    state = table(
        "edison Y1", "B1 B2", "G1 G2", powers=["looping", "recycling", "recycling"], **ALL
    )
    go(state, "0 play edison", "0 yes", "0 name 0", "0 name 2", "0 wish red")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))


def test_fra_92_fra_220_a_golden_card_that_is_given_opens_it() -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    state = table(f"golden_fuck_you {nine}", "R1", "R2", **ALL)
    go(state, "0 play golden_fuck_you", "0 yes", "0 name 2")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))


def test_fra_92_composed_cards_with_a_chosen_player_open_it() -> None:
    state = table(
        "do_it_yourself Y1", "B1 B2", "G1 G2", do_it_yourself="Trial||draw 2 chosen", **ALL
    )
    go(state, "0 play do_it_yourself", "0 yes", "0 name 2", "0 wish red")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("fantastic", ["0 wish red"]),
        ("troublemaker-R", []),
        ("K5", []),
        ("update", ["0 no", "0 wish red"]),
        ("nice_try", ["0 wish red"]),
        ("do_it_yourself", ["0 yes", "0 wish red"]),
        ("equality", ["0 no", "0 wish red"]),
        ("colour_swap-RG", []),
    ],
)
def test_fra_93_it_does_not_open_for_anything_else(card: str, texts: list[str]) -> None:
    state = table(
        f"{card} Y1 Y2 Y3",
        "B1 counterattack",
        "G1 error_404",
        powers=["", "", ""],
        events=["third_time_lucky"],
        **ALL,
    )
    play(state, f"0 play {card}", *texts)
    while state.phase == "window":
        assert asks(state) != "TargetWindow"
        play(state, f"{state.to_act()[0]} pass")
    assert on_turn(state) == B


def test_fra_93_power_cards_open_no_window() -> None:
    state = table("R1 Y1", "B1 counterattack", "G1 G2", powers=["all_draw_one", "", ""], **ALL)
    events = play(state, "0 play R1 with all_draw_one")
    assert drew(events) == [(B, 1), (C, 1)]
    assert on_turn(state) == B


def test_fra_503_rewind_lets_victims_react() -> None:
    state = table(
        "K5 Y1 Y2 Y3", "B1 B2 counterattack", "G1 G2", draw="gift-B", events=["rewind"], **ALL
    )
    go(state, "0 play K5", "0 yes", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert (asks(state), state.to_act()) == ("TargetWindow", (B,))
    settle(state, "1 throw counterattack green", "1 yes", "1 name 2", "1 pick B1", "1 pick B2")
    assert needs(state) == "green"
    assert on_turn(state) == B
    assert {"B1", "B2"} <= set(hands(state)[C].split())
    assert {"Y1", "Y2", "Y3"} <= set(hands(state)[A].split())


def test_fra_503_a_player_protected_from_rewind_cannot_be_named() -> None:
    state = table(
        "K5 Y1 Y2 Y3", "B1 lucky_bastard", "G1 G2", "R1 R2", draw="gift-B", events=["rewind"], **ALL
    )
    go(state, "0 play K5", "1 throw lucky_bastard red", "0 yes")
    assert offers(state, A) == {"name 2", "name 3"}
    assert code(state, "0 name 1") == ("frantic-protected", "FRA-503")


def test_fra_94_only_victims_react_each_for_himself() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1 counterattack", "G1 counterattack", **ALL)
    play(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert code(state, "2 throw counterattack red") == ("frantic-cannot-react", "FRA-94")
    assert code(state, "0 throw counterattack red")[0] in (
        "frantic-cannot-react",
        "frantic-not-held",
    )


def test_fra_94_fra_415_the_active_player_may_be_a_victim() -> None:
    state = table("gift-R Y1 Y2 counterattack", "B1 B2 counterattack", "G1 G2", **ALL)
    play(
        state,
        "0 play gift-R",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw counterattack blue",
        "1 name 0",
    )
    assert state.to_act() == (A,)
    settle(state, "0 throw counterattack green", "0 name 2")
    assert hands(state) == ["", "B1 B2", "Y1 Y2 G1 G2"]
    assert needs(state) == "green"


@pytest.mark.parametrize("direction", [1, -1])
def test_fra_95_victims_are_asked_in_order_of_play_from_the_actor(direction: int) -> None:
    state = table("R1", "fantastic_four Y1", "G1", "B1", turn=1, direction=direction, **ALL)
    play(state, "1 play fantastic_four", "1 share 1 0 2 1", "1 wish red")
    asked = []
    while state.phase == "window":
        asked.append(state.to_act()[0])
        events = play(state, f"{asked[-1]} pass")
    assert asked == ([2, 3, 0] if direction == 1 else [0, 3, 2])
    assert [seat for seat, _ in drew(events)] == asked


def test_fra_96_counterattack_cancels_the_whole_effect() -> None:
    state = table("fantastic_four Y1", "B1 counterattack", "G1 counterattack", "R1 R2", **ALL)
    play(state, "0 play fantastic_four", "0 share 0 1 2 1", "0 wish yellow")
    play(state, "1 throw counterattack blue", "1 share 4 0 0 0")
    events = settle(state)
    assert drew(events) == [(A, 4)]
    assert (top(state), needs(state)) == ("counterattack", "blue")
    assert sizes(state) == [5, 1, 2, 2]


def test_fra_96_cards_put_aside_go_back() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1 B2 B3 counterattack", "G1", **ALL)
    play(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert hands(state)[A] == "Y3"
    play(state, "1 throw counterattack blue")
    assert hands(state)[A] == "Y1 Y2 Y3"


@pytest.mark.parametrize("card", ["gift-R", "skip-R", "thief-R", "exchange-R"])
def test_fra_97_the_new_actor_must_carry_out_what_had_to_be(card: str) -> None:
    state = table(f"{card} Y1 Y2 Y3", "B1 B2 B3 counterattack", "G1 G2", **ALL)
    go(state, f"0 play {card}", "0 name 1")
    while state.phase == "choice":
        play(state, f"0 {sorted(offers(state, A))[0]}")
    play(state, "1 throw counterattack blue")
    assert offers(state, B) == {"name 0", "name 2"}


def test_fra_97_otherwise_he_may_leave_it_at_the_wish() -> None:
    state = table("inequality Y1 Y2 Y3", "B1 B2 counterattack", "G1 G2", **ALL)
    go(state, "0 play inequality", "0 yes", "0 name 1", "0 wish red", "1 throw counterattack blue")
    assert offers(state, B) == {"yes", "no"}
    settle(state, "1 no")
    assert (needs(state), sizes(state)) == ("blue", [3, 2, 2])


def test_fra_98_the_new_actor_uses_his_own_hand_and_numbers() -> None:
    state = table("equality Y1 Y2 Y3 Y4", "B1 B2 counterattack", "G1", **ALL)
    go(state, "0 play equality", "0 yes", "0 name 1", "0 wish red", "1 throw counterattack blue")
    settle(state, "1 yes")
    assert sizes(state) == [4, 2, 2]
    state = table("special_favours Y1 skip-Y", "B1 gift-B counterattack", "G1 thief-G", **ALL)
    go(
        state,
        "0 play special_favours",
        "0 yes",
        "0 name 1",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
        "1 name 2",
    )
    settle(state)
    assert hands(state) == ["Y1 skip-Y", "B1 thief-G", "G1 gift-B"]


def test_fra_99_he_may_name_anyone_but_himself() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1 B2 counterattack", "G1", "R1", **ALL)
    play(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2", "1 throw counterattack red")
    assert offers(state, B) == {"name 0", "name 2", "name 3"}
    assert code(state, "1 name 1") == ("frantic-not-yourself", "FRA-87")


def test_fra_99_in_edison_himself_too_and_nobody_protected_in_this_chain() -> None:
    powers = ["looping", "recycling", "recycling", "all_draw_one"]
    state = table("edison Y1", "B1 B2 counterattack", "G1 error_404", "R1", powers=powers, **ALL)
    go(
        state,
        "0 play edison",
        "0 yes",
        "0 name 1",
        "0 name 2",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
    )
    assert offers(state, B) == {"name 0", "name 1", "name 2", "name 3"}
    state = table("gift-R Y1 Y2 Y3", "B1 B2 error_404", "G1 counterattack G2 G3", "R1", **ALL)
    go(
        state,
        "0 play gift-R",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw error_404 blue",
        "0 name 2",
        "2 throw counterattack red",
    )
    assert offers(state, C) == {"name 0", "name 3"}
    assert code(state, "2 name 1") == ("frantic-protected", "FRA-101")


def test_fra_100_chains_go_on_until_nobody_reacts() -> None:
    state = table("skip-R Y1", "B1 counterattack", "G1 counterattack", "R1 counterattack", **ALL)
    go(
        state,
        "0 play skip-R",
        "0 name 1",
        "1 throw counterattack blue",
        "1 name 2",
        "2 throw counterattack green",
        "2 name 3",
        "3 throw counterattack yellow",
        "3 name 1",
    )
    settle(state)
    assert needs(state) == "yellow"
    assert on_turn(state) == C
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]


def error_state(*rest: str, **more: Any) -> Any:
    """A gives two cards to B, who throws in Error 404."""
    state = table("gift-R Y1 Y2 Y3", "B1 B2 error_404", *rest, **(ALL | more))
    events = go(
        state,
        "0 play gift-R",
        *(["0 name 1"] if rest else []),
        "0 pick Y1",
        "0 pick Y2",
        "1 throw error_404 blue",
    )
    assert found(events, Thrown)[0].symbol == "error_404"
    return state


def test_fra_101_error_404_protects_and_the_actor_names_another() -> None:
    state = error_state("G1", "R1")
    assert (asks(state), offers(state, A)) == ("AskReplacement", {"name 2", "name 3"})
    assert code(state, "0 name 1") == ("frantic-protected", "FRA-101")
    settle(state, "0 name 3")
    assert hands(state) == ["Y3", "B1 B2", "G1", "R1 Y1 Y2"]
    assert needs(state) == "blue"


def test_fra_101_several_victims_are_replaced_one_by_one() -> None:
    state = table("fantastic_four Y1", "B1 error_404", "G1 error_404", "R1 R2", "R3 R4", **ALL)
    go(
        state,
        "0 play fantastic_four",
        "0 share 0 2 2 0 0",
        "0 wish red",
        "1 throw error_404 blue",
        "0 name 3",
        "2 throw error_404 green",
        "0 name 4",
    )
    events = settle(state)
    assert drew(events) == [(3, 2), (4, 2)]
    assert needs(state) == "green"


def test_fra_102_without_another_legal_victim_the_part_is_lost() -> None:
    state = error_state()
    settle(state)
    assert (hands(state), on_turn(state)) == (["Y1 Y2 Y3", "B1 B2"], B)
    assert needs(state) == "blue"
    state = table("edison Y1", "B1 error_404", powers=["looping", "recycling"], **ALL)
    go(state, "0 play edison", "0 yes")
    while state.phase == "choice":
        play(state, f"0 {sorted(offers(state, A))[0]}")
    settle(state, "1 throw error_404 green")
    assert [power.name for (power,) in state.powers] == ["looping", "recycling"]


def test_fra_102_a_golden_card_stays_with_its_giver() -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    state = table(f"golden_fuck_you {nine}", "R1 error_404", **ALL)
    events = go(state, "0 play golden_fuck_you", "0 yes", "1 throw error_404 green")
    settle(state)
    assert "golden_fuck_you" in hands(state)[A]
    assert found(events, Fizzled)
    assert (on_turn(state), needs(state)) == (B, "green")


def test_fra_103_whose_part_has_grown_is_asked_again() -> None:
    state = table("fantastic_four Y1", "B1 B2", "G1 error_404", "R1 R2", **ALL)
    go(
        state,
        "0 play fantastic_four",
        "0 share 0 2 1 1",
        "0 wish red",
        "1 pass",
        "2 throw error_404 blue",
        "0 name 1",
    )
    assert state.to_act() == (B,)
    play(state, "1 pass")
    assert state.to_act() == (D,)
    events = play(state, "3 pass")
    assert drew(events) == [(B, 3), (D, 1)]


def test_fra_103_a_replacement_is_asked_in_order() -> None:
    state = table("fantastic_four Y1", "B1 error_404", "G1 G2", "R1 R2", **ALL)
    go(
        state,
        "0 play fantastic_four",
        "0 share 0 2 0 2",
        "0 wish red",
        "1 throw error_404 blue",
        "0 name 2",
    )
    assert state.to_act() == (C,)
    play(state, "2 pass")
    assert state.to_act() == (D,)


def test_fra_104_the_last_card_thrown_in_sets_the_requirement() -> None:
    state = table("skip-R Y1", "B1 error_404", "G1 counterattack", "R1 R2", **ALL)
    go(state, "0 play skip-R", "0 name 1", "1 throw error_404 blue")
    assert needs(state) == "blue"
    go(state, "0 name 2", "2 throw counterattack green", "2 name 3")
    assert needs(state) == "green"


def test_fra_105_step_six_and_the_next_turn_belong_to_the_active_player() -> None:
    state = table(
        "skip-R Y1",
        "B1 counterattack",
        "G1 G2",
        "R1 R2",
        top="R5",
        preset="everything",
        powers=["number_wish", "", "", ""],
    )
    go(
        state,
        "0 play skip-R with number_wish",
        "0 name 1",
        "1 throw counterattack green",
        "1 name 3",
        "3 pass",
    )
    assert (asks(state), state.to_act()) == ("AskWish", (A,))
    settle(state, "0 wish 4")
    assert (on_turn(state), needs(state)) == (B, "4")


@pytest.mark.parametrize("card", ["counterattack", "error_404"])
def test_fra_106_throwing_in_the_last_card_makes_the_thrower_out(card: str) -> None:
    state = table("skip-R Y1 Y2", card, "G1 G2", "R1 R2", **ALL)
    go(
        state,
        "0 play skip-R",
        "0 name 1",
        f"1 throw {card} green",
        "1 name 3" if card == "counterattack" else "0 name 3",
    )
    settle(state)
    assert (state.phase, state.sheet[-1].winners) == ("scores", (B,))


def test_fra_106_an_exchange_that_brings_him_cards_keeps_him_in() -> None:
    state = table("exchange-R Y1 Y2", "counterattack", "G1 G2", "R1 R2", **ALL)
    settle(state, "0 play exchange-R", "0 name 1", "1 throw counterattack green", "1 name 3")
    assert hands(state)[B] == "R1 R2"
    assert state.sheet[-1].winners == (D,)


def test_fra_106_lucky_bastard_as_last_card() -> None:
    state = table("K5 Y1 Y2", "lucky_bastard", "G1 G2", events=["third_time_lucky"], **ALL)
    settle(state, "0 play K5", "1 throw lucky_bastard green")
    assert state.sheet[-1].winners == (B,)


def test_fra_107_a_countered_golden_card_goes_to_whom_the_counterattacker_names() -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    for named, holder in ((0, A), (2, C)):
        state = table(f"golden_fuck_you {nine}", "R1 counterattack", "R2", **ALL)
        go(state, "0 play golden_fuck_you", "0 yes", "0 name 1", "1 throw counterattack green")
        assert offers(state, B) == {"name 0", "name 2"}
        settle(state, f"1 name {named}")
        assert "golden_fuck_you" in hands(state)[holder]


@pytest.mark.parametrize("card", ["counterattack", "error_404", "lucky_bastard", "nice_try"])
def test_fra_108_fra_204_in_the_own_turn_only_a_colour_wish(card: str) -> None:
    state = table(f"{card} Y1", "B1 B2", **(ALL | {"top": "K3"}))
    events = go(state, f"0 play {card}", "0 wish green")
    settle(state)
    assert (needs(state), on_turn(state)) == ("green", B)
    assert not [event for event in found(events, CardsMoved) if event.source.kind == "draw"]


@pytest.mark.parametrize("reaction", ["counterattack", "error_404"])
def test_fra_109_fra_357_fra_414_mimicry_may_be_thrown_in(reaction: str) -> None:
    state = table("skip-R Y1", "B1 mimicry", "G1 G2", "R1 R2", **ALL)
    go(
        state,
        "0 play skip-R",
        "0 name 1",
        f"1 throw mimicry green as {reaction}",
        "1 name 3" if reaction == "counterattack" else "0 name 3",
    )
    settle(state)
    assert (needs(state), top(state), on_turn(state)) == ("green", "mimicry", B)
    assert state.view(A).skipped == (D,)


def test_fra_109_mimicry_as_nice_try_and_lucky_bastard() -> None:
    state = table("R1", "B1 mimicry", "G1 G2", **ALL)
    settle(state, "0 play R1", "1 throw mimicry green as nice_try")
    assert (sizes(state), on_turn(state)) == ([3, 1, 2], B)
    state = table("K5 Y1", "B1 mimicry", "G1 G2", events=["third_time_lucky"], **ALL)
    settle(state, "0 play K5", "1 throw mimicry green as lucky_bastard")
    assert sizes(state) == [4, 1, 5]


def test_fra_110_nothing_is_thrown_in_under_special_seal() -> None:
    state = table("R1", "B1 nice_try", "G1 mimicry", powers=["special_seal", "", ""], **ALL)
    settle(state, "0 play R1 with special_seal")
    assert state.sheet[-1].winners == (A,)
    assert state.phase == "scores"


def test_fra_110_fra_341_no_counterattack_under_peace_treaty() -> None:
    state = table(
        "skip-R Y1", "B1 counterattack error_404 mimicry", "G1 G2", rules=["peace_treaty"], **ALL
    )
    go(state, "0 play skip-R", "0 name 1")
    thrown = {
        text.split(" ", 2)[1] + text[text.find(" as ") :] if " as " in text else text.split()[1]
        for text in offers(state, B)
        if text.startswith("throw")
    }
    assert thrown == {"error_404", "mimicry as error_404"}
    assert code(state, "1 throw counterattack red") == ("frantic-cannot-react", "FRA-341")


def test_fra_366_fra_367_the_first_who_counters_gets_all_of_it_against_any_players() -> None:
    state = table("fantastic_four Y1", "B1 counterattack", "G1 counterattack", "R1 R2", **ALL)
    go(
        state,
        "0 play fantastic_four",
        "0 share 0 2 2 0",
        "0 wish red",
        "1 throw counterattack blue",
    )
    assert "share 2 0 1 1" in offers(state, B)
    settle(state, "1 share 0 0 0 4", "3 pass")
    assert sizes(state) == [1, 1, 2, 6]


def test_fra_383_counterattack_wishes_a_colour_fra_368_fra_369_and_so_does_error_404() -> None:
    for card in ("counterattack", "error_404"):
        state = table("skip-R Y1", f"B1 {card}", "G1 G2", **ALL)
        go(state, "0 play skip-R", "0 name 1")
        assert {text.split()[2] for text in offers(state, B) if card in text} == {
            "red",
            "blue",
            "yellow",
            "green",
            "violet",
        }
