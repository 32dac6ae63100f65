"""Stratego Cards, Rulings R-1 to R-17 and the notes for testing under them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.chance import Chance
from game.stratego.cards import ARMIES, LETTERS, RANK_WORDS
from game.stratego.events import Attacked
from game.stratego.options import Options
from scenes.words import Words, languages
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    any_move,
    begun,
    duel,
    found,
    line,
    lost,
    marks_of,
    offers,
    ranks_seen,
    refused,
    side,
    table,
)
from tests.rules.stratego_reference import ARMY_A
from tests.stratego_table import setup


def test_stratego_r_1_the_usual_army_is_a() -> None:
    assert Options().army == "A"
    assert dict(zip(LETTERS, ARMIES["A"], strict=True)) == ARMY_A
    assert sum(ARMIES["A"]) == sum(ARMIES["B"]) == 23


def test_stratego_r_2_the_line_is_chosen_from_the_eight() -> None:
    state = setup("F B 2 2 4 7 9 10", "1 3 5 6 B B 8 4")
    assert refused(state, "0 lay 9 F 2 10 8").code == "stratego-not-taken"


def test_stratego_r_3_a_flag_in_a_line_without_movable_cards_does_not_save() -> None:
    state = table("9 4 - - -", "B F 3 - -", blue_hand="10")
    act(state, "attack 1 3")
    assert lost(state, B, "immovable")


def test_stratego_r_4_an_empty_line_loses() -> None:
    state = table("9 4 - - -", "- - 3 - -", blue_hand="10")
    act(state, "attack 1 3")
    assert lost(state, B, "immovable")


def test_stratego_r_5_the_flag_cannot_be_hidden_in_hand_for_ever() -> None:
    state = table("2 - 4 4 4", "9 4 5 - -", red_hand="F 3")
    act(state, "attack 1 1")
    assert all("F" in text.split() for text in offers(state, A))


def test_stratego_r_6_hand_cards_never_rescue() -> None:
    state = table("9 4 - - -", "B B 3 - -", blue_hand="10 9 8", blue_deck="7")
    act(state, "attack 1 3")
    assert lost(state, B, "immovable")


def test_stratego_r_7_spy_against_spy_removes_both() -> None:
    _, told = duel("1", "1")
    assert (told.attacker_fell, told.defender_fell) == (True, True)


@pytest.mark.parametrize("target", ["B", "9"])
def test_stratego_r_8_the_attacked_card_is_turned_up_and_face_down_again(target: str) -> None:
    state, told = duel("5", target)
    assert LETTERS[told.seen_by(A).defender] == target
    assert ranks_seen(state.view(A), B) == "? - - ? -"


def test_stratego_r_9_the_spy_look_needs_a_hand_card_the_scout_always_has_a_target() -> None:
    state = table("1 2 - - -", "- - - - 9")
    powers = {text for text in offers(state, A) if not text.startswith("attack")}
    assert powers == {"scout-look 2 5"}


def test_stratego_r_10_the_german_scout_is_called_aufklaerer_not_spion() -> None:
    words = Words("de")
    assert words("stratego-rank-scout") == "Aufklärer"
    assert words("stratego-rank-spy") == "Spion"


def test_stratego_r_11_casualties_are_public() -> None:
    state, _ = duel("5", "4")
    for looker in (A, B, None):
        assert list(map(list, state.view(looker).casualties)) == state.casualties


def test_stratego_r_12_deck_and_hand_sizes_are_public() -> None:
    state = table("1 2 - - -", "- - - - 9", red_hand="3 3", red_deck="4 4 4", blue_deck="7")
    for looker in (A, B, None):
        view = state.view(looker)
        assert (view.hands, view.decks) == ((2, 0), (3, 1))


def test_stratego_r_13_regroup_is_not_limited_in_number() -> None:
    state = table("1 F - - -", "2 9 3 6 -")
    for _ in range(9):
        act(state, "regroup", "lay F 1 - - -", "scout-look 1 1 2")
    assert state.quiet == 18
    act(state, "regroup", "lay F 1 - - -")
    assert state.quiet == 19
    act(state, "scout-look 1 1 2")
    assert state.outcome.reason == "no-attacks"


def test_stratego_r_14_the_limit_does_not_touch_normal_play() -> None:
    """Among players who like to attack, nothing comes near 20 turns without an attack."""
    longest = 0
    for seed in range(60):
        state = begun(seed)
        chance = Chance(seed)
        while state.outcome is None:
            longest = max(longest, state.quiet)
            any_move(state, chance)
        assert state.turn < 120
        assert state.outcome.reason != "no-attacks"
    assert 1 <= longest < 20


def test_stratego_r_15_the_spy_must_attack() -> None:
    assert duel("1", "10")[1].defender_fell
    state, told = duel("10", "1")
    assert (told.attacker_fell, told.defender_fell) == (False, True)
    assert line(state, RED) == "4 10 - - -"


def test_stratego_r_16_a_winner_is_known_only_in_memory() -> None:
    state, _ = duel("9", "5")
    for looker in (A, B, None):
        assert marks_of(state.view(looker), A) == "? ? ? ? ?"
    assert ranks_seen(state.view(B), A) == "? ? - - -"


@pytest.mark.parametrize("language", languages())
def test_stratego_r_16_the_log_names_ranks_of_an_attack_but_no_slots(
    root: Path, language: str
) -> None:
    text = (root / "game/stratego/words" / f"{language}.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^stratego-log-[\w-]+ =[^\n]*(?:\n[ }].*)*", text, re.MULTILINE)
    assert len(lines) > 20
    for line_of_log in lines:
        assert not re.search(r"\$(slot|target)", line_of_log)
    (won,) = [one for one in lines if one.startswith("stratego-log-won ")]
    assert "$attacker" in won
    assert "$defender" in won


def test_stratego_r_17_the_10_is_called_marshal() -> None:
    assert RANK_WORDS[LETTERS.index("10")] == "marshal"


# Notes for testing: what follows from the rules in the base game


def base_game(seed: int) -> Any:
    """A base game by chance, its positions after every move with the seat that moved."""
    state = begun(seed)
    chance = Chance(seed)
    while state.outcome is None:
        mover, events = state.mover, any_move(state, chance)
        yield state, mover, events


@pytest.mark.parametrize("seed", range(0, 120, 4))
def test_notes_what_holds_in_the_base_game(seed: int) -> None:
    for state, mover, events in base_game(seed):
        for seat in (A, B):
            one = side(state, seat)
            assert one.in_play().count("F") == 1
            assert len(one.in_play()) + len(one.out) == 23
        if state.outcome is not None or state.mover == mover:
            continue
        # The mover has just finished step 3.
        one = side(state, mover)
        assert one.cards()
        if one.deck:
            assert one.line.count("-") == 0
        (enemy,) = state.to_act()
        if state.phase == "action" and side(state, enemy).can_attack():
            assert any(text.startswith("attack") for text in offers(state, enemy))
        assert all(event.attacker not in (0, 11) for event in found(events, Attacked))


def test_notes_while_the_deck_lasts_nobody_must_place_a_flag_they_hold() -> None:
    asked = 0
    for seed in range(80):
        state = begun(seed)
        chance = Chance(seed)
        while state.outcome is None:
            if state.phase == "fill":
                (seat,) = state.to_act()
                one = side(state, seat)
                if "F" in one.hand and one.deck:
                    asked += 1
                    assert len(one.hand) == 3
                    assert any("F" not in text.split() for text in offers(state, seat))
            any_move(state, chance)
    assert asked > 20


def test_blue_has_the_same_rules_as_red() -> None:
    red = table("9 4 B 2 F", "3 B 4 6 7", red_hand="5")
    blue = table("3 B 4 6 7", "9 4 B 2 F", blue_hand="5", to_act=BLUE)
    assert offers(red, A) == offers(blue, B)
