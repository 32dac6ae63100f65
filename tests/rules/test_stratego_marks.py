"""Stratego Cards, O-1 memory aid: STR-81."""

from __future__ import annotations

from typing import Any

import pytest

from game.stratego.cards import LETTERS
from game.stratego.options import Options
from tests.rules.stratego_play import A, B, act, line, marks_of, table

NONE = "? ? ? ? ?"
SEEN = Options(memory="seen")


def listed(state: Any, looker: int) -> tuple[str, bool] | None:
    """What is listed beside the enemy's hand for that seat, and whether it is still so."""
    seen = state.view(looker).listed_hands[1 - looker]
    if seen is None:
        return None
    return " ".join(LETTERS[rank] for rank in sorted(seen.ranks)), seen.fresh


def seen_table(memory: str) -> Any:
    """Red's 5 has won in slot 1; Red's Scout has seen Blue's slots 2 and 4; Blue is to act."""
    state = table(
        "5 2 - - -", "3 B 4 7 2", options=Options(memory=memory), blue_hand="6", blue_deck="8"
    )
    act(state, "attack 1 1", "scout-look 5 1 2", "fill 6 - - - -", "scout-look 2 2 4")
    return state


@pytest.mark.parametrize(
    ("memory", "for_a", "for_b"),
    [("off", False, False), ("seen", True, True), ("first", True, False), ("second", False, True)],
)
def test_option_1_memory_aid(memory: str, for_a: bool, for_b: bool) -> None:
    state = seen_table(memory)
    red, blue = "5 2 ? ? ?", "? B ? 7 2"
    for seat, aided in ((A, for_a), (B, for_b)):
        view = state.view(seat)
        assert marks_of(view, A) == (red if aided else NONE)
        assert marks_of(view, B) == (blue if aided else NONE)


def test_str_81_off_a_seen_card_looks_like_any_other() -> None:
    state = seen_table("off")
    for looker in (A, B, None):
        view = state.view(looker)
        assert {marks_of(view, seat) for seat in (A, B)} == {NONE}
        assert set(view.lines[1 - (looker or A)]) <= {-1, -2}


def test_str_81_own_cards_show_a_mark_if_the_enemy_has_seen_them() -> None:
    state = seen_table("seen")
    assert marks_of(state.view(A), A) == "5 2 ? ? ?"
    assert marks_of(state.view(B), B) == "? B ? 7 2"


def test_str_81_a_mark_goes_with_a_casualty() -> None:
    state = table("5 2 - - -", "3 B 4 7 2", options=SEEN)
    act(state, "scout-look 2 1 2")
    assert marks_of(state.view(A), B) == "3 B ? ? ?"
    act(state, "attack 3 2", "attack 1 1")
    assert line(state, 1) == "- B 4 7 2"
    assert marks_of(state.view(A), B) == "? B 4 ? ?"


def test_str_81_a_mark_goes_when_the_attacker_falls() -> None:
    state = table("5 2 4 - -", "3 B 4 7 2", options=SEEN)
    act(state, "scout-look 2 1 2", "scout-look 5 1 3")
    assert marks_of(state.view(B), A) == "5 2 4 ? ?"
    act(state, "attack 1 2")
    assert marks_of(state.view(B), A) == "? 2 4 ? ?"


def test_str_81_a_new_card_in_the_slot_has_no_mark() -> None:
    state = table("5 2 - - -", "3 B 4 7 2", options=SEEN, blue_hand="6")
    act(state, "scout-look 2 1 2", "scout-look 5 1 2", "attack 1 1", "scout-look 5 1 2")
    assert line(state, 1) == "6 B 4 7 2"
    assert marks_of(state.view(A), B) == "? B ? ? 2"
    assert marks_of(state.view(B), B) == "? B ? ? 2"


def test_str_81_a_regroup_takes_all_marks_of_that_line() -> None:
    state = table("5 2 F - -", "3 B 4 7 2", options=SEEN)
    act(state, "scout-look 2 1 2", "scout-look 5 1 3", "regroup", "lay 5 2 F - -")
    for looker in (A, B):
        assert marks_of(state.view(looker), A) == NONE
        assert marks_of(state.view(looker), B) == "3 B ? ? 2"


def test_str_81_marks_of_a_hit_bomb() -> None:
    state = table("5 2 F - -", "3 B 4 7 2", options=SEEN)
    act(state, "attack 1 2")
    assert marks_of(state.view(A), B) == "? B ? ? ?"


# The hand a Spy saw


def spied(held: str, pile: str = "", memory: str = "seen", blue: str = "2 B 4 7 6") -> Any:
    state = table("1 5 F - -", blue, blue_hand=held, blue_deck=pile, options=Options(memory=memory))
    act(state, "spy-look")
    return state


@pytest.mark.parametrize(
    ("memory", "shown"), [("off", False), ("seen", True), ("first", True), ("second", False)]
)
def test_str_81_the_seen_hand_is_listed_for_who_looked(memory: str, shown: bool) -> None:
    state = spied("3 10 F", memory=memory)
    assert listed(state, A) == (("F 3 10", True) if shown else None)


def test_str_81_the_list_stays_while_the_hand_does() -> None:
    state = spied("3 10 F", "9 8")
    act(state, "scout-look 1 1 2", "attack 2 3")
    assert listed(state, A) == ("F 3 10", True)


def test_str_81_it_is_only_was_in_hand_when_the_enemy_places_cards_from_it() -> None:
    state = spied("3 10 F", blue="2 B 4 7 -")
    act(state, "scout-look 1 1 2")
    assert listed(state, A) == ("F 3 10", True)
    act(state, "fill - - - - 3")
    assert listed(state, A) == ("F 3 10", False)


def test_str_81_it_is_only_was_in_hand_when_the_enemy_draws() -> None:
    state = spied("3 10", "9")
    assert state.to_act() == (B,)
    assert listed(state, A) == ("3 10", False)


def test_str_81_a_card_that_fills_itself_ends_the_list_too() -> None:
    state = spied("3", blue="2 B 4 7 -")
    act(state, "scout-look 1 1 2")
    assert line(state, 1) == "2 B 4 7 3"
    assert listed(state, A) == ("3", False)


def test_str_81_a_new_look_is_a_new_list() -> None:
    state = spied("3 10", "9")
    act(state, "scout-look 1 1 2", "spy-look")
    assert listed(state, A) == ("3 9 10", True)


def test_str_81_a_regroup_of_that_enemy_clears_it() -> None:
    state = spied("3 10", blue="2 B F 7 6")
    act(state, "regroup")
    assert listed(state, A) is None
    act(state, str(state.moves(B)[0]).removeprefix("1 "))
    assert listed(state, A) is None


def test_str_81_the_lookers_own_regroup_does_not_clear_it() -> None:
    state = spied("3 10 F")
    act(state, "scout-look 1 1 2", "regroup", "lay 1 5 F - -")
    assert listed(state, A) == ("F 3 10", True)
