"""Frantic, the events of SUPERCHARGE and PANDORA (FRA-278 to FRA-291, FRA-554 to FRA-561)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.events import RulesReturned, RulesTurned
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    found,
    hands,
    happened,
    happens,
    needs,
    on_turn,
    pile,
    settle,
    sizes,
    table,
    top,
)

ALL = {"preset": "everything", "top": "R5"}


def test_fra_278_black_jack() -> None:
    state = happens("black_jack", "Y1", "B1", "G1", draw="R9 gift-R R4 K1 R2")
    assert (sizes(state), hands(state)[C]) == ([1, 1, 6], "R2 R4 R9 G1 K1 gift-R")
    state = happens("black_jack", "Y1", "B1", "G1", draw="fuck_you R2")
    assert hands(state)[B] == "B1 fuck_you"


def test_fra_279_black_jack_the_pile_runs_out() -> None:
    state = happens("black_jack", "Y1", "B1", draw="R9 R4", draw_count=2)
    assert sizes(state) == [1, 1]
    assert (state.sheet[-1].cause, set(pile(state).split()[-3:-1])) == ("empty_pile", {"R9", "R4"})


def test_fra_280_chargenado() -> None:
    state = happens("chargenado", "Y1", "B1", powers=["looping* recycling looping", ""])
    assert [len(row) for row in state.powers] == [2, 2]
    assert not any(power.up for row in state.powers for power in row)
    assert len(state.power_deck) == 20


def where(state: Any, card: str) -> int:
    return next(seat for seat, hand in enumerate(hands(state)) if card in hand.split())


def test_fra_281_epic_fail() -> None:
    for rest in ({}, {"pile": "fuck_you R1"}):
        state = happens("epic_fail", "Y1 Y2", "B1", "G1", **rest)
        assert where(state, "fuck_you") == B
    assert where(happens("epic_fail", "Y1 fuck_you Y2", "B1", "G1"), "fuck_you") == B
    assert where(happens("epic_fail", "Y1 Y2", "fuck_you", "G1"), "fuck_you") == B
    state = happens("epic_fail", "", "B1 B2")
    assert (hands(state)[A], state.phase) == ("fuck_you", "play")
    state = happens("epic_fail", "Y1 Y2", "B1", "fuck_you")
    assert state.sheet[-1].winners == (C,)


def test_fra_281_fra_401_not_from_a_protected_player() -> None:
    state = table("K5 Y1", "fuck_you lucky_bastard", "G1 G2", events=["epic_fail"], **ALL)
    settle(state, "0 play K5", "1 throw lucky_bastard red")
    assert hands(state) == ["Y1", "fuck_you", "G1 G2"]
    assert where(happens("epic_fail", "Y1 golden_fuck_you", "B1"), "golden_fuck_you") == A


@pytest.mark.parametrize(
    ("hands_", "after"),
    [
        (("Y1", "B1 B2 B3 B4", "G1 G2"), [4 - 1 - 0, 1 + 2, 1]),
        (("Y1 Y2 Y3 Y4", "B1"), [2, 3]),
        (("Y1", "", "G1"), [0, 1, 1]),
    ],
)
def test_fra_282_loot(hands_: tuple[str, ...], after: list[int]) -> None:
    state, events = happened("loot", *hands_)
    assert sum(sizes(state)) == sum(after)
    assert sizes(state) == after
    assert not drew(events)


def test_fra_283_fra_399_parasite() -> None:
    state = happens("parasite", "R5", "B5 B1", "G9 G8 G7")
    settle(state, "1 play B5", "2 draw", "2 pass", "0 play R5")
    assert (asks(state), state.to_act()) == ("AskParasite", (C,))
    assert "enough" in offers(state, C)


def test_fra_556_the_next_unprotected_player_to_the_left() -> None:
    state = table("thief-R", "B1", "G9 G8", "R9 R8", lasting=["parasite"], **ALL)
    settle(state, "0 play thief-R", "0 name 1")
    assert state.to_act() == (A,)
    state = table("special_favours gift-Y", "skip-B", "G9 G8", "", lasting=["parasite"], **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 name 2", "0 wish red")
    assert (asks(state), state.to_act()) == ("AskParasite", (C,))
    assert state.agenda[0].count == 2


def test_fra_284_fra_561_rewind() -> None:
    state = happens("rewind", "Y1", "B1", "G1", pile="R1 R2 R3 R4 R6 R7", draw="Y9", top="R5")
    assert (top(state), needs(state)) == ("Y9", "yellow 9")
    assert hands(state) == ["R3 R7 Y1", "R6 B1 K5", "R4 R5 G1"]
    state = happens("rewind", "Y1", "B1", pile="", draw="Y9", top="R5")
    assert sizes(state) == [2, 2]
    assert top(state) == "Y9"


def test_fra_284_the_cards_are_taken_one_at_a_time_from_the_top() -> None:
    state = happens("rewind", "Y1", "B1", pile="R1 R2 R3", draw="Y9", top="R5")
    assert hands(state) == ["R2 R5 Y1", "R3 B1 K5"]


def test_fra_285_fra_400_what_rewind_turns_over() -> None:
    state = happens("rewind", "Y1", "B1", draw="gift-B", pile="R1 R2 R3")
    assert (asks(state), needs(state)) == ("AskUse", "blue gift")
    settle(state, "0 no")
    assert on_turn(state) == B
    state = happens("rewind", "Y1", "B1", draw="fantastic", pile="R1 R2 R3")
    assert asks(state) == "AskWish"
    state = happens(
        "rewind", "Y1", "B1", draw="fantastic_four", pile="R1 R2 R3", texts=("0 yes", "0 wish blue")
    )
    assert (needs(state), sizes(state)) == ("blue", [3, 7])
    state = happens("rewind", "Y1", "B1", draw="colour_swap-RG", pile="R1 R2 R3")
    assert offers(state, A) == {"colour red", "colour green"}
    state = happens("rewind", "Y1", "B1", draw="K3", pile="R1 R2 R3")
    assert (needs(state), on_turn(state)) == ("3", B)
    for unique in ("fuck_you", "golden_fuck_you", "curse", "gambling_champ", "the_end"):
        state = happens("rewind", "Y1", "B1", draw=unique, pile="R1 R2 R3")
        assert (needs(state), on_turn(state)) == ("free", B)
    state = happens("rewind", "Y1", "B1", draw="mimicry", pile="R1 R2 R3")
    assert (asks(state), state.to_act()) == ("AskImitation", (A,))


def test_fra_561_the_cards_taken_may_be_used_and_lost_cards_are_lost_by_an_event() -> None:
    state = happens("rewind", "", "B1", draw="gift-B", pile="R1 R2", lasting=["last_chance"])
    settle(state, "0 yes")
    if state.phase == "choice":
        settle(state, f"0 {sorted(offers(state, A))[0]}", f"0 {sorted(offers(state, A))[1]}")
    assert (sizes(state)[A], state.sheet[-1].winners) == (0, (A,))
    assert state.turned == ("last_chance", "rewind")


def test_fra_561_rule_cards_do_not_apply_to_the_card_turned_over() -> None:
    for card, rule in (("R7", "lucky_sevens"), ("R1", "swap_meet"), ("R9", "merry_go_round")):
        state = happens("rewind", "Y1 Y2", "B1", draw=card, rules=[rule], pile="G1 G2 G3")
        assert (on_turn(state), sizes(state)) == (B, [4, 3])


def test_fra_561_little_brother_leaves_the_requirement_free() -> None:
    state = happens("rewind", "Y1 Y2", "B1", draw="little_brother", pile="G1 G2 G3")
    assert (needs(state), top(state)) == ("free", "little_brother")


def test_fra_286_rewind_with_an_empty_draw_pile() -> None:
    state = happens("rewind", "Y1", "B1", draw_count=0)
    assert (needs(state), state.sheet[-1].cause) == ("free", "empty_pile")


def test_fra_554_an_empty_discard_pile_after_rewind() -> None:
    state = table(
        "K5 Y1 Y2 Y3",
        "B1 B2",
        top="R5",
        preset="everything",
        draw="",
        events=["plague", "rewind", "recession"],
    )
    state.draw = []
    settle(state, "0 play K5")
    while state.phase == "choice":
        state.play(state.moves(state.to_act()[0])[0])
    assert needs(state) == "free"
    assert len(state.pile) == 3


def test_fra_287_riot() -> None:
    state = happens("riot", "Y1 gift-Y fuck_you", "B1", "G1 skip-G")
    assert hands(state) == ["Y1 skip-G", "B1 gift-Y fuck_you", "G1"]


def test_fra_288_supercharge() -> None:
    state = happens("supercharge", "Y1", "B1", "G1", powers=["looping*", "", ""])
    assert [len(row) for row in state.powers] == [2, 1, 1]
    state = table("K5 Y1", "B1", "G1", events=["supercharge"], **ALL)
    state.power_deck = ("looping", "recycling")
    settle(state, "0 play K5")
    assert [len(row) for row in state.powers] == [0, 1, 1]


def test_fra_289_tsunami() -> None:
    state = happens("tsunami", "Y1 Y9", "B3 B4", "G2 G5")
    assert offers(state, B) == {"pick B3", "pick B4"}
    play(state, "1 pick B3")
    assert offers(state, C) == {"pick G5", "take"}
    assert code(state, "2 pick G2") == ("frantic-too-low", "FRA-289")
    play(state, "2 pick G5", "0 pick Y9")
    assert state.to_act() == (B,)
    play(state, "1 take")
    assert hands(state) == ["Y1", "B3 B4 Y9 G5", "G2"]
    assert on_turn(state) == B


def test_fra_290_the_first_card_must_be_laid_and_who_has_none_takes_all() -> None:
    state = happens("tsunami", "Y1 Y9", "B3 B4", "G2 G5")
    assert code(state, "1 take") == ("frantic-must-lay", "FRA-290")
    state = happens("tsunami", "Y1", "", "G2")
    assert hands(state) == ["Y1", "", "G2"]
    state = happens("tsunami", "Y1", "B3 B4", "", texts=("1 pick B4",))
    assert hands(state) == ["Y1", "B3", "B4"]


def test_fra_291_pandoras_box() -> None:
    state, events = happened("pandoras_box", "Y1", "B1", rules=["thirsty", "twins"])
    assert found(events, RulesReturned)[0].rules == ("thirsty", "twins")
    assert len(found(events, RulesTurned)[0].rules) == 2
    assert (len(state.rules), len(state.rule_deck)) == (2, 13)
    assert len(happens("pandoras_box", "Y1", "B1").rules) == 1
