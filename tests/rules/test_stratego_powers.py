"""Stratego Cards, Powers: STR-40 to STR-43, Spy and Scout looks STR-67 to STR-73."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from game.cards import CardsMoved
from game.stratego.cards import LETTERS
from game.stratego.events import Attacked, Filled, HandSeen, Regrouped, SlotsSeen
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    found,
    hand,
    known_of,
    line,
    offers,
    ranks_seen,
    refused,
    sorted_hand,
    table,
)

SPY_TABLE = {"blue_hand": "3 10 F", "blue_deck": "9 8"}


def powers(state: Any, seat: int) -> set[str]:
    return {text for text in offers(state, seat) if text.split()[0] != "attack"}


def told(event: HandSeen | SlotsSeen) -> str:
    return " ".join("?" if rank < 0 else LETTERS[rank] for rank in event.ranks)


def test_str_40_a_power_takes_the_place_of_the_attack() -> None:
    state = table("1 2 F 5 4", "3 B 4 - -", **SPY_TABLE)
    for text in ("spy-look", "scout-look 2 1 3"):
        other = state.copy()
        act(other, text)
        assert other.mover == B
        assert refused(other, "0 attack 4 1")


@pytest.mark.parametrize(
    "where", [{"red_hand": "1 2 F"}, {"red_deck": "1 2 F"}], ids=["hand", "deck"]
)
def test_str_40_a_card_in_hand_or_deck_has_no_power(where: dict[str, str]) -> None:
    state = table("5 6 B 4 4", "3 B 4 - -", **SPY_TABLE, **where)
    assert powers(state, A) == set()
    assert refused(state, "0 spy-look").rule == "STR-40"
    assert refused(state, "0 scout-look 1 1 2").rule == "STR-40"
    assert refused(state, "0 regroup").rule in ("STR-40", "STR-61")


def test_str_40_a_card_placed_in_this_turn_has_no_power_before_the_next() -> None:
    state = table("5 6 B 4 -", "3 B 4 6 6", red_hand="1", blue_hand="8")
    act(state, "attack 1 1")
    assert line(state, RED) == "5 6 B 4 1"
    assert refused(state, "0 spy-look")
    act(state, "attack 4 1")
    assert powers(state, A) == set()  # Blue's last hand card has filled their gap
    state = table("5 6 B 4 -", "3 B 4 6 6", red_hand="1", blue_hand="8 7")
    act(state, "attack 1 1", "attack 4 1", "fill 8 - - - -")
    assert powers(state, A) == {"spy-look"}


def test_str_41_the_enemy_sees_the_card_that_uses_a_power_and_its_slot() -> None:
    state = table("4 1 F 5 2", "3 B 4 - -", **SPY_TABLE)
    for text, slot, letter in (("spy-look", 1, "1"), ("scout-look 5 1 3", 4, "2")):
        other = state.copy()
        (event,) = [e for e in act(other, text) if isinstance(e, HandSeen | SlotsSeen)]
        for looker in (A, B, None):
            assert event.seen_by(looker).slot == slot
        assert known_of(other.view(B), A).split()[slot] == letter
        assert event.shows_hidden()


def test_str_41_the_flag_is_shown_before_a_regroup() -> None:
    state = table("4 1 F 5 2", "3 B 4 - -")
    (event,) = found(act(state, "regroup"), Regrouped)
    assert all(event.seen_by(looker) == event for looker in (A, B, None))
    assert (event.seat, event.slot) == (A, 2)


@pytest.mark.parametrize("text", ["spy-look", "scout-look 5 1 3"])
def test_str_42_the_card_lies_face_down_in_the_same_slot_again(text: str) -> None:
    state = table("4 1 F 5 2", "3 B 4 - -", **SPY_TABLE)
    act(state, text)
    assert line(state, RED) == "4 1 F 5 2"
    for looker in (B, None):
        assert ranks_seen(state.view(looker), A) == "? ? ? ? ?"


@pytest.mark.parametrize(
    ("text", "answer"), [("spy-look", "scout-look 1 1 2"), ("scout-look 5 1 3", "scout-look 1 1 2")]
)
def test_str_42_it_may_be_used_again_without_limit(text: str, answer: str) -> None:
    state = table("4 1 F 5 2", "2 B 4 6 6", **SPY_TABLE)
    for _ in range(9):
        assert text in offers(state, A)
        act(state, text, answer)
    assert state.outcome is None


@pytest.mark.parametrize("text", ["spy-look", "scout-look 2 1 2"])
def test_str_43_after_a_look_gaps_are_filled(text: str) -> None:
    state = table("1 2 5 - -", "3 B 4 6 6", blue_hand="10", red_hand="F 9 8")
    act(state, text)
    assert state.phase == "fill"
    (filled,) = found(act(state, "fill - - - 9 8"), Filled)
    assert filled.slots == (3, 4)
    assert line(state, RED) == "1 2 5 9 8"


def test_str_43_after_a_small_regroup_nothing_can_be_filled() -> None:
    state = table("1 F 5 - -", "3 B 4 6 6")
    act(state, "regroup", "lay 1 F - 5 -")
    assert state.to_act() == (B,)
    assert line(state, RED) == "1 F - 5 -"


# The Spy


def test_str_67_the_spy_sees_the_whole_enemy_hand() -> None:
    for held in ("3", "3 10", "3 10 F"):
        state = table("1 4 - - -", "3 B 4 - -", blue_hand=held)
        (event,) = found(act(state, "spy-look"), HandSeen)
        assert (event.seat, event.slot) == (A, 0)
        assert sorted(told(event).split()) == sorted(held.split())
        assert sorted(told(event.seen_by(A)).split()) == sorted(held.split())
        for looker in (B, None):
            assert set(told(event.seen_by(looker)).split()) == {"?"}
            assert len(event.seen_by(looker).ranks) == len(held.split())


def test_str_67_the_enemy_changes_nothing_in_their_hand() -> None:
    state = table("1 4 - - -", "3 B 4 6 6", blue_hand="10 3 F")
    before = hand(state, BLUE)
    events = act(state, "spy-look")
    assert hand(state, BLUE) == before
    assert not found(events, CardsMoved)


def test_str_67_the_spy_looks_for_blue_too() -> None:
    state = table("3 B 4 - -", "6 1 - - -", red_hand="3 10", to_act=BLUE)
    (event,) = found(act(state, "spy-look"), HandSeen)
    assert sorted(told(event.seen_by(B)).split()) == ["10", "3"]
    assert told(event.seen_by(A)) == "? ?"


def test_str_67_the_spy_that_looked_is_an_ordinary_card_later() -> None:
    state = table("1 4 - - -", "2 B 10 6 6", blue_hand="9 3 F")
    act(state, "spy-look", "scout-look 1 1 2")
    (event,) = found(act(state, "attack 1 3"), Attacked)
    assert event.defender_fell


def test_str_68_with_an_empty_enemy_hand_the_spy_look_is_not_allowed() -> None:
    state = table("1 4 - - -", "3 B 4 - -", blue_deck="")
    assert powers(state, A) == set()
    assert refused(state, "0 spy-look").rule == "STR-68"


# The Scout


def test_str_70_the_scout_looks_at_any_two_of_the_enemy_line() -> None:
    state = table("2 4 - - -", "3 B 4 7 F")
    pairs = combinations(range(1, 6), 2)
    assert powers(state, A) == {f"scout-look 1 {one} {other}" for one, other in pairs}


def test_str_70_only_the_looker_sees_both_cards() -> None:
    state = table("2 4 - - -", "3 B 4 7 F")
    (event,) = found(act(state, "scout-look 1 2 5"), SlotsSeen)
    assert (event.seat, event.slot, event.targets) == (A, 0, (1, 4))
    assert told(event.seen_by(A)) == "B F"
    for looker in (B, None):
        assert told(event.seen_by(looker)) == "? ?"
    assert known_of(state.view(A), B) == "? B ? ? F"
    assert known_of(state.view(None), B) == "? ? ? ? ?"


def test_str_70_they_lie_face_down_in_their_slots_again() -> None:
    state = table("2 4 - - -", "3 B 4 7 F")
    act(state, "scout-look 1 2 5")
    assert line(state, BLUE) == "3 B 4 7 F"
    assert ranks_seen(state.view(A), B) == "? ? ? ? ?"


def test_str_70_both_are_chosen_before_either_is_seen() -> None:
    """One move names both; there is no moment between."""
    state = table("2 4 - - -", "3 B 4 7 F")
    assert {len(text.split()) for text in powers(state, A)} == {4}
    assert refused(state, "0 scout-look 1 2").rule == "STR-70"


def test_str_70_the_two_may_be_named_in_either_order() -> None:
    one, other = table("2 4 - - -", "3 B 4 7 F"), table("2 4 - - -", "3 B 4 7 F")
    act(one, "scout-look 1 2 5")
    (event,) = found(act(other, "scout-look 1 5 2"), SlotsSeen)
    seen = dict(zip(event.targets, told(event).split(), strict=True))
    assert seen == {1: "B", 4: "F"}
    for looker in (A, B, None):
        assert other.view(looker).known == one.view(looker).known


@pytest.mark.parametrize("pair", ["2 2", "4 4"])
def test_str_70_the_two_are_different(pair: str) -> None:
    assert refused(table("2 4 - - -", "3 B 4 7 F"), f"0 scout-look 1 {pair}").rule == "STR-70"


def test_str_70_looking_at_a_gap_is_refused() -> None:
    state = table("2 4 - - -", "3 - 4 7 F")
    assert refused(state, "0 scout-look 1 1 2")
    assert refused(state, "0 scout-look 1 2 3")


@pytest.mark.parametrize(("blue", "slot"), [("- - - - F", 5), ("4 - - - -", 1), ("- - B - -", 3)])
def test_str_71_the_only_card_is_looked_at_alone(blue: str, slot: int) -> None:
    state = table("4 5 6 2 B", blue)
    assert powers(state, A) == {f"scout-look 4 {slot}"}
    (event,) = found(act(state, f"scout-look 4 {slot}"), SlotsSeen)
    assert event.targets == (slot - 1,)
    assert told(event) == blue.replace("-", "").strip()


def test_str_71_known_cards_may_be_chosen_again() -> None:
    state = table("2 4 - - -", "2 B 4 7 F")
    act(state, "scout-look 1 2 5", "scout-look 1 1 2")
    assert "scout-look 1 2 5" in offers(state, A)
    (event,) = found(act(state, "scout-look 1 2 5"), SlotsSeen)
    assert told(event) == "B F"


def test_str_72_the_enemy_sees_which_slots_were_looked_at() -> None:
    state = table("2 4 - - -", "3 B 4 7 F")
    (event,) = found(act(state, "scout-look 1 2 5"), SlotsSeen)
    for looker in (B, None):
        assert event.seen_by(looker).targets == (1, 4)
    # Blue knows what lies there and so what Red knows now, and Red's Scout.
    assert known_of(state.view(B), B) == "? B ? ? F"
    assert known_of(state.view(B), A) == "2 ? ? ? ?"


def test_str_73_with_several_scouts_the_player_chooses_which_is_shown() -> None:
    state = table("2 4 2 - 2", "3 B - - -")
    assert powers(state, A) == {f"scout-look {slot} 1 2" for slot in (1, 3, 5)}
    act(state, "scout-look 3 1 2")
    assert known_of(state.view(B), A) == "? ? 2 ? ?"


def test_str_73_the_slot_named_must_hold_a_scout() -> None:
    state = table("2 4 2 - 1", "3 B - - -", blue_hand="4")
    for slot in (2, 4, 5):
        assert refused(state, f"0 scout-look {slot} 1 2").rule == "STR-40"


def test_a_look_takes_nothing_out_of_the_game() -> None:
    state = table("1 2 F 5 4", "3 B 4 - -", **SPY_TABLE)
    before = [pile[:] for pile in state.casualties]
    act(state, "spy-look")
    assert state.casualties == before
    assert sorted_hand(state, BLUE) == "F 3 10"
