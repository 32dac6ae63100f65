"""Stratego Cards, Worked examples of the rulebook: E-1 to E-21."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

from game.cards import HIDDEN
from game.stratego.cards import LETTERS
from game.stratego.events import Attacked, Filled, HandSeen, Refilled, SlotsSeen
from game.stratego.options import Options
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    deck,
    fallen,
    found,
    known_of,
    line,
    lost,
    offers,
    play,
    ranks_seen,
    refused,
    side,
    sorted_hand,
    table,
)

SAVES = Options(regroup_saves=True)


def ranks(numbers: tuple[int, ...]) -> str:
    return " ".join("?" if rank == HIDDEN else LETTERS[rank] for rank in numbers)


def test_stratego_e_1_plain_win() -> None:
    state = table("4 6 B 2 9", "5 2 F 4 3", red_hand="7 8 5", blue_hand="7 8", blue_deck="10 1")
    (told,) = found(act(state, "attack 2 4"), Attacked)
    for looker in (A, B):
        seen = told.seen_by(looker)
        assert ranks((seen.attacker, seen.defender)) == "6 4"
    assert fallen(state, BLUE).split()[-1] == "4"
    assert line(state, BLUE) == "5 2 F - 3"
    assert line(state, RED) == "4 6 B 2 9"
    assert ranks_seen(state.view(B), A) == "? ? ? ? ?"
    # Blue's gap stays during their refill and action and is filled at the end of that turn.
    assert sorted_hand(state, BLUE) == "7 8 10"
    assert line(state, BLUE) == "5 2 F - 3"
    act(state, "scout-look 2 1 2")
    assert (state.phase, line(state, BLUE)) == ("fill", "5 2 F - 3")
    act(state, "fill - - - 10 -")
    assert line(state, BLUE) == "5 2 F 10 3"
    assert state.to_act() == (A,)


def test_stratego_e_2_equal_ranks() -> None:
    state = table("5 4 B 2 9", "5 2 F 4 3", red_hand="7 8", blue_hand="7 8 6")
    act(state, "attack 1 1")
    assert fallen(state, RED).split()[-1] == fallen(state, BLUE).split()[-1] == "5"
    assert (state.phase, state.to_act()) == ("fill", (A,))
    act(state, "fill 8 - - - -")
    assert (line(state, RED), line(state, BLUE)) == ("8 4 B 2 9", "- 2 F 4 3")
    act(state, "scout-look 2 1 2")
    act(state, "fill 6 - - - -")
    assert line(state, BLUE) == "6 2 F 4 3"


def test_stratego_e_3_spy_attacks_marshal() -> None:
    state = table("4 1 B 2 9", "5 10 F 4 3")
    act(state, "attack 2 2")
    assert fallen(state, BLUE).split()[-1] == "10"
    assert (line(state, RED), line(state, BLUE)) == ("4 1 B 2 9", "5 - F 4 3")
    assert ranks_seen(state.view(B), A) == "? ? ? ? ?"


def test_stratego_e_4_marshal_attacks_spy() -> None:
    state = table("4 1 B 2 9", "5 10 F 4 3", to_act=BLUE)
    act(state, "attack 2 2")
    assert fallen(state, RED).split()[-1] == "1"
    assert (line(state, RED), line(state, BLUE)) == ("4 - B 2 9", "5 10 F 4 3")


def test_stratego_e_5_spy_attacks_spy() -> None:
    state = table("4 1 B 2 9", "5 1 F 4 3")
    act(state, "attack 2 2")
    assert (line(state, RED), line(state, BLUE)) == ("4 - B 2 9", "5 - F 4 3")


def test_stratego_e_6_spy_attacks_scout() -> None:
    state = table("4 1 B 2 9", "5 2 F 4 3")
    act(state, "attack 2 2")
    assert (line(state, RED), line(state, BLUE)) == ("4 - B 2 9", "5 2 F 4 3")
    assert fallen(state, RED).split()[-1] == "1"


def test_stratego_e_7_bomb() -> None:
    state = table("4 9 3 2 5", "B 2 F 4 3")
    act(state, "attack 2 1")
    assert fallen(state, RED).split()[-1] == "9"
    assert line(state, BLUE) == "B 2 F 4 3"
    assert ranks_seen(state.view(A), B) == "? ? ? ? ?"
    act(state, "scout-look 2 1 3", "attack 3 1")
    assert fallen(state, BLUE).split()[-1] == "B"
    assert (line(state, RED), line(state, BLUE)) == ("4 - 3 2 5", "- 2 F 4 3")
    assert ranks_seen(state.view(B), A) == "? - ? ? ?"


@pytest.mark.parametrize("attacker", ["2", "1"])
def test_stratego_e_8_flag_by_a_scout_or_a_spy(attacker: str) -> None:
    state = table(f"4 - {attacker} 5 -", "B - F 4 3", red_hand="7 8 9", blue_hand="10 6")
    events = act(state, "attack 3 3")
    assert lost(state, B, "flag")
    assert not found(events, Filled)
    assert line(state, RED) == f"4 - {attacker} 5 -"


def test_stratego_e_9_scout_look_at_the_only_two() -> None:
    state = table("4 6 B 2 9", "8 - - - F")
    looks = {text for text in offers(state, A) if text.startswith("scout-look")}
    assert looks == {"scout-look 4 1 5"}
    (told,) = found(act(state, "scout-look 4 1 5"), SlotsSeen)
    assert ranks(told.seen_by(A).ranks) == "8 F"
    assert ranks(told.seen_by(B).ranks) == "? ?"
    assert known_of(state.view(B), A) == "? ? ? 2 ?"


def test_stratego_e_9_scout_look_at_the_only_one() -> None:
    state = table("4 6 B 2 9", "- - - - F")
    looks = {text for text in offers(state, A) if text.startswith("scout-look")}
    assert looks == {"scout-look 4 5"}
    (told,) = found(act(state, "scout-look 4 5"), SlotsSeen)
    assert ranks(told.seen_by(A).ranks) == "F"


def test_stratego_e_10_spy_look() -> None:
    state = table("4 1 B 2 9", "5 2 F 4 3", blue_hand="3 10")
    (told,) = found(act(state, "spy-look"), HandSeen)
    assert sorted(ranks(told.seen_by(A).ranks).split()) == ["10", "3"]
    assert known_of(state.view(B), A) == "? 1 ? ? ?"
    state = table("4 1 B 2 9", "5 2 F 4 3")
    assert refused(state, "0 spy-look").rule == "STR-68"
    assert "spy-look" not in offers(state, A)
    act(state, "attack 1 1")


def test_stratego_e_11_regroup() -> None:
    state = table("F B - 7 4", "5 2 3 4 3", red_hand="2 2 5", red_deck="3 6 8 9 10 B")
    before = sorted(side(state, A).in_play())
    assert (len(before), len(fallen(state, RED).split())) == (13, 10)
    act(state, "regroup")
    assert known_of(state.view(B), A) == "? ? ? ? ?"
    assert len(side(state, A).hand) == 8
    laid = min(offers(state, A))
    act(state, laid)
    red = side(state, A)
    assert (len(red.line), red.line.count("-"), len(red.hand), len(red.deck)) == (5, 0, 3, 5)
    assert sorted(red.in_play()) == before
    assert len(red.out) == 10
    assert state.to_act() == (B,)


def test_stratego_e_12_small_regroup() -> None:
    state = table("F B 4 7 2", "5 2 3 4 3", red_hand="2", to_act=BLUE)
    act(state, "attack 1 5")
    assert line(state, RED) == "F B 4 7 -"
    assert sorted_hand(state, RED) == "2"
    attacks = {f"attack {at} {on}" for at in (3, 4) for on in range(1, 6)}
    assert offers(state, A) == attacks | {"regroup"}
    act(state, "regroup")
    assert offers(state, A) == {
        f"lay {' '.join(p)}" for p in permutations(["F", "B", "4", "7", "2"])
    }
    act(state, "lay 2 7 F B 4")
    assert line(state, RED) == "2 7 F B 4"
    assert (sorted_hand(state, RED), deck(state, RED)) == ("", "")
    assert state.to_act() == (B,)


def test_stratego_e_13_refill_runs_dry() -> None:
    state = table(
        "2 6 B 4 9", "5 2 F 4 3", red_hand="7", red_deck="8", to_act=BLUE, blue_hand="10 B 6"
    )
    events = act(state, "attack 1 1")
    assert [event.count for event in found(events, Refilled) if event.seat == A] == [1]
    assert (line(state, RED), sorted_hand(state, RED)) == ("- 6 B 4 9", "7 8")
    act(state, "attack 4 1")
    assert (state.phase, line(state, RED)) == ("fill", "- 6 B - 9")
    assert offers(state, A) == {"fill 7 - - 8 -", "fill 8 - - 7 -"}
    act(state, "fill 7 - - 8 -")
    assert (line(state, RED), sorted_hand(state, RED)) == ("7 6 B 8 9", "")
    events = act(state, "scout-look 2 1 2")
    assert state.to_act() == (A,)
    assert not [e for e in found(events, Refilled) if e.seat == A and e.count]
    assert sorted_hand(state, RED) == ""


def e_14(**rest: Any) -> Any:
    state = table(
        "6 - - - 5", "B B B F 4", blue_hand="9 10", blue_deck="5 7 8", red_hand="3 3 3", **rest
    )
    events = act(state, "attack 1 5", "fill - 3 3 3 -")
    assert [event.count for event in found(events, Refilled)] == [1]
    return state


def test_stratego_e_14_cannot_attack() -> None:
    state = e_14()
    assert (line(state, BLUE), sorted_hand(state, BLUE)) == ("B B B F -", "5 9 10")
    assert lost(state, B, "immovable")


def test_stratego_e_14_with_regroup_saves_blue_may_regroup() -> None:
    state = e_14(options=SAVES)
    assert state.outcome is None
    assert offers(state, B) == {"regroup"}


def test_stratego_e_15_last_trade() -> None:
    state = table("5 B F - -", "5 B B F -")
    act(state, "attack 1 1")
    assert (line(state, RED), line(state, BLUE)) == ("- B F - -", "- B B F -")
    assert lost(state, B, "immovable")


def e_16(held: str) -> Any:
    state = table("6 - B 4 9", "5 2 F 4 8", red_hand=held, blue_hand="10")
    act(state, "attack 4 1")
    assert (state.phase, line(state, RED)) == ("fill", "6 - B - 9")
    return state


def test_stratego_e_16_fill_choice() -> None:
    state = e_16("F 3 8")
    pairs = permutations(["F", "3", "8"], 2)
    assert offers(state, A) == {f"fill - {one} - {other} -" for one, other in pairs}
    act(state, "fill - 3 - 8 -")
    assert (line(state, RED), sorted_hand(state, RED)) == ("6 3 B 8 9", "F")


def test_stratego_e_16_two_cards_for_two_gaps_force_the_flag() -> None:
    state = e_16("F 3")
    assert offers(state, A) == {"fill - F - 3 -", "fill - 3 - F -"}
    refused(state, "0 fill - 3 - - -")


def test_stratego_e_17_draw() -> None:
    state = table("9 4 2 F -", "3 F 4 2 -")
    for turn in range(19):
        act(state, ("scout-look 3 1 2", "scout-look 4 1 2")[turn % 2])
    assert state.quiet == 19
    other = state.copy()
    act(state, "scout-look 4 1 2")
    assert state.outcome.reason == "no-attacks"
    assert state.outcome.places == (1, 1)
    act(other, "attack 3 1")
    assert (other.quiet, other.outcome) == (0, None)


def chain(blue: str, **rest: Any) -> Any:
    state = table("8 3 4 F -", blue, red_hand="7 9", options=Options(keep_attacking=True), **rest)
    act(state, "attack 1 1", "attack 2 2", "attack 1 3")
    return state


def test_stratego_e_18_keep_attacking() -> None:
    state = chain("6 B 8 4 5", blue_hand="9", blue_deck="10 2")
    assert (state.phase, state.to_act()) == ("fill", (A,))
    assert (line(state, RED), line(state, BLUE)) == ("- 3 4 F -", "- - - 4 5")
    act(state, "fill 7 - - - 9")
    assert (state.phase, state.to_act()) == ("action", (B,))
    assert sorted_hand(state, BLUE) == "2 9 10"
    assert {text.split()[1] for text in offers(state, B)} == {"4", "5"}
    act(state, "attack 5 3")
    assert (state.phase, line(state, BLUE)) == ("again", "- - - 4 5")
    act(state, "stop", "fill 2 9 10 - -")
    assert line(state, BLUE) == "2 9 10 4 5"


def test_stratego_e_18_if_nothing_movable_is_left_blue_loses() -> None:
    state = chain("6 B 8 B F", blue_hand="9", blue_deck="10 2")
    act(state, "fill 7 - - - 9")
    assert lost(state, B, "immovable")


def test_stratego_e_19_gaps_and_order() -> None:
    state = table("5 6 B 4 9", "2 4 F 4 8", to_act=BLUE)
    act(state, "attack 2 1")
    assert line(state, BLUE) == "2 - F 4 8"
    targets = {text.split()[2] for text in offers(state, A) if text.startswith("attack")}
    assert targets == {"1", "3", "4", "5"}
    assert refused(state, "0 attack 1 2").rule == "STR-35"


def test_stratego_e_20_after_the_spy_look_nothing_is_drawn() -> None:
    state = table("1 6 B 4 9", "2 - B 4 8", blue_hand="3 10 F", blue_deck="7 5")
    (told,) = found(act(state, "spy-look"), HandSeen)
    assert sorted(ranks(told.ranks).split()) == ["10", "3", "F"]
    events = act(state, "scout-look 1 2 3")
    assert not [e for e in found(events, Refilled) if e.count]
    options = {text.removeprefix("fill - ").split()[0] for text in offers(state, B)}
    assert options == {"3", "10", "F"}
    act(state, "fill - 10 - - -")
    assert line(state, BLUE) == "2 10 B 4 8"
    assert known_of(state.view(A), B) == "2 ? ? ? ?"


def test_stratego_e_20_had_red_seen_two_a_drawn_card_may_be_the_new_one() -> None:
    state = table("1 6 B 4 9", "2 - B 4 8", blue_hand="3 10", blue_deck="7 5")
    act(state, "spy-look", "scout-look 1 2 3")
    options = {text.removeprefix("fill - ").split()[0] for text in offers(state, B)}
    assert options == {"3", "10", "7"}


@pytest.mark.parametrize("options", [Options(), SAVES])
def test_stratego_e_21_without_movable_cards_blue_loses_anyhow(options: Options) -> None:
    state = table("6 5 - - -", "B F 4 - -", options=options)
    act(state, "attack 1 3")
    assert lost(state, B, "immovable")


def test_stratego_e_21_regroup_saves_blue() -> None:
    for seed in range(20):
        state = e_14(options=SAVES, seed=seed)
        act(state, "regroup")
        for text in offers(state, B):
            assert {*text.split()[1:]} - {"B", "F"}
        act(state, min(offers(state, B)))
        assert state.to_act() == (A,)


@pytest.mark.parametrize("saves", [False, True])
def test_stratego_e_21_with_the_flag_in_hand_there_is_no_regroup(saves: bool) -> None:
    options = Options(keep_attacking=True, regroup_saves=saves)
    state = table("6 9 - - -", "B B B 4 5", blue_hand="F 9", blue_deck="10", options=options)
    act(state, "attack 1 4", "attack 1 5", "stop")
    assert line(state, BLUE) == "B B B - -"
    assert lost(state, B, "immovable")


def test_the_scout_pairs_of_a_full_line_are_ten() -> None:
    state = table("2 6 B 4 9", "2 3 B 4 8")
    looks = {text for text in offers(state, A) if text.startswith("scout")}
    assert looks == {f"scout-look 1 {a} {b}" for a, b in combinations(range(1, 6), 2)}


def test_giving_up_is_always_another_way_out() -> None:
    state = e_14(options=SAVES)
    play(state, "1 give-up")
    assert lost(state, B, "gave-up")
