"""Frantic, the target window: Error 404, the end of chains, Mimicry (FRA-101 to FRA-110)."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved
from game.frantic import asking
from game.frantic.events import Fizzled, Thrown, VictimsNamed
from game.frantic.sentences import tell
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


def test_fra_101_edison_takes_a_power_card_of_somebody_else() -> None:
    powers = ["all_draw_one", "looping", "recycling", "black_wish"]
    state = table("edison Y1", "B1 error_404", "G1", "R1", powers=powers, **ALL)
    go(state, "0 play edison", "0 yes", "0 name 1", "0 name 2", "0 wish red")
    assert asking.text(state.view(B), state.moves(B)).key == "frantic-ask-target"
    (named,) = found(go(state, "1 throw error_404 green", "0 name 3"), VictimsNamed)
    (told,) = tell(named, state.view(C))
    assert told.key == "frantic-log-victims"
    settle(state)
    held = [[power.name for power in mine] for mine in state.powers]
    assert held == [["all_draw_one"], ["looping"], ["black_wish"], ["recycling"]]


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


def test_fra_106_an_exchange_that_brings_them_cards_keeps_them_in() -> None:
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
