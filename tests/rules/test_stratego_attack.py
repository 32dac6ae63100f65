"""Stratego Cards, Attack: STR-25 to STR-36, and the whole result table."""

from __future__ import annotations

from itertools import product

import pytest

from game.cards import CardsMoved, Zone
from game.stratego.cards import LETTERS, RANK
from game.stratego.events import Attacked
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    duel,
    fallen,
    found,
    line,
    lost,
    offers,
    ranks_seen,
    refused,
    table,
)

NUMBERS = tuple(map(str, range(1, 11)))
COLUMNS = ("F", "B", *NUMBERS)
# The rulebook's table with its columns 4-9 written out.
TABLE = {
    "1": "W D X D D D D D D D D A",
    "2": "W D A X D D D D D D D D",
    "3": "W A A A X D D D D D D D",
    "4": "W D A A A X D D D D D D",
    "5": "W D A A A A X D D D D D",
    "6": "W D A A A A A X D D D D",
    "7": "W D A A A A A A X D D D",
    "8": "W D A A A A A A A X D D",
    "9": "W D A A A A A A A A X D",
    "10": "W D A A A A A A A A A X",
}


def result(attacker: str, target: str) -> str:
    """The letter of the table by what lies where after the attack."""
    state, told = duel(attacker, target)
    at, on = line(state, RED).split()[1], line(state, BLUE).split()[3]
    # The winner keeps its own slot and never takes the loser's.
    assert at in (attacker, "-")
    assert on in (target, "-")
    assert (told.attacker_fell, told.defender_fell) == (at == "-", on == "-")
    if state.outcome is not None:
        assert (at, on) == (attacker, target)
        return "W"
    return {(False, True): "A", (True, False): "D", (True, True): "X"}[at == "-", on == "-"]


@pytest.mark.parametrize("attacker", NUMBERS)
def test_the_result_table_row_by_row(attacker: str) -> None:
    assert " ".join(result(attacker, target) for target in COLUMNS) == TABLE[attacker]


@pytest.mark.parametrize(("attacker", "target"), [("7", "5"), ("2", "B"), ("5", "5"), ("1", "10")])
def test_the_loser_alone_is_a_casualty_and_nothing_else_moves(attacker: str, target: str) -> None:
    fresh_red = table(f"6 {attacker} - - -", f"6 - - {target} -")
    before = [zone[:] for zone in fresh_red.casualties]
    moved = found(act(fresh_red, "attack 2 4"), CardsMoved)
    letter = TABLE[attacker].split()[COLUMNS.index(target)]
    fell = {"A": [(B, 4)], "D": [(A, 2)], "X": [(A, 2), (B, 4)]}[letter]
    assert [(move.source, move.target) for move in moved] == [
        (Zone(f"slot-{slot}", seat), Zone("casualties", seat)) for seat, slot in fell
    ]
    assert all(move.open and len(move.cards) == 1 for move in moved)
    for seat in (A, B):
        new = fresh_red.casualties[seat][len(before[seat]) :]
        assert len(new) == [seat for seat, _ in fell].count(seat)


def test_str_25_any_movable_card_attacks_any_slot() -> None:
    state = table("6 B - 2 F", "5 - 3 4 B")
    attacks = {text for text in offers(state, A) if text.startswith("attack")}
    assert attacks == {f"attack {at} {on}" for at, on in product((1, 4), (1, 3, 4, 5))}


def test_str_25_distance_does_not_matter() -> None:
    for slot, target in product(range(1, 6), repeat=2):
        state = table("8 7 6 6 5", "4 4 4 3 3")
        act(state, f"attack {slot} {target}")
        assert line(state, BLUE).split()[target - 1] == "-"


@pytest.mark.parametrize("attacker", NUMBERS)
@pytest.mark.parametrize("target", ["B", "1", "5", "10", "F"])
def test_str_26_both_cards_are_turned_up_for_all(attacker: str, target: str) -> None:
    _, told = duel(attacker, target)
    for looker in (A, B, None):
        seen = told.seen_by(looker)
        assert (seen.slot, seen.target) == (1, 3)
        assert (seen.attacker, seen.defender) == (RANK[attacker], RANK[target])
    assert told.shows_hidden()


@pytest.mark.parametrize(
    ("attacker", "target"),
    [(a, t) for a, t in product(range(2, 11), range(2, 11)) if a != t],
)
def test_str_27_the_higher_rank_wins_and_stays_in_its_slot(attacker: int, target: int) -> None:
    expected = "A" if attacker > target else "D"
    assert result(str(attacker), str(target)) == expected


def test_str_27_the_winner_is_face_down_again() -> None:
    state, _ = duel("7", "6")
    assert ranks_seen(state.view(B), A) == "? ? - - -"
    assert ranks_seen(state.view(None), A) == "? ? - - -"
    state, _ = duel("6", "7")
    assert ranks_seen(state.view(A), B) == "? - - ? -"


@pytest.mark.parametrize("rank", NUMBERS)
def test_str_28_equal_ranks_both_fall(rank: str) -> None:
    assert result(rank, rank) == "X"


@pytest.mark.parametrize("rank", NUMBERS)
def test_str_29_every_movable_card_takes_the_flag(rank: str) -> None:
    state, _ = duel(rank, "F")
    assert lost(state, B, "flag")


@pytest.mark.parametrize("rank", NUMBERS)
def test_str_29_blue_takes_reds_flag_as_well(rank: str) -> None:
    state = table("4 F - - -", f"- - {rank} - -", to_act=BLUE)
    act(state, "attack 3 2")
    assert lost(state, A, "flag")


def test_str_30_a_miner_removes_a_bomb_and_stays_face_down() -> None:
    state, _ = duel("3", "B")
    assert fallen(state, BLUE).endswith("B")
    assert line(state, RED) == "4 3 - - -"
    assert ranks_seen(state.view(B), A) == "? ? - - -"


@pytest.mark.parametrize("rank", [rank for rank in NUMBERS if rank != "3"])
def test_str_31_any_other_attacker_falls_and_the_bomb_stays_face_down(rank: str) -> None:
    state, _ = duel(rank, "B")
    assert fallen(state, RED).split()[-1] == rank
    assert line(state, BLUE).split()[3] == "B"
    assert ranks_seen(state.view(A), B).split()[3] == "?"


def test_str_32_an_attacking_spy_beats_the_marshal() -> None:
    state, _ = duel("1", "10")
    assert line(state, RED) == "4 1 - - -"
    assert fallen(state, BLUE).split()[-1] == "10"
    assert ranks_seen(state.view(B), A) == "? ? - - -"


@pytest.mark.parametrize("target", [*map(str, range(2, 10)), "B"])
def test_str_33_an_attacking_spy_loses_to_all_others(target: str) -> None:
    assert result("1", target) == "D"


def test_str_33_an_attacking_spy_takes_the_flag() -> None:
    assert result("1", "F") == "W"


@pytest.mark.parametrize("attacker", NUMBERS[1:])
def test_str_34_an_attacked_spy_falls_to_all_from_2_to_10(attacker: str) -> None:
    assert result(attacker, "1") == "A"


def test_str_35_flag_and_bomb_never_attack() -> None:
    state = table("6 B F B B", "5 - 3 4 B")
    assert {text.split()[1] for text in offers(state, A) if text.startswith("attack")} == {"1"}
    for slot in (2, 3, 4, 5):
        assert refused(state, f"0 attack {slot} 1").rule == "STR-35"


def test_str_35_a_gap_is_never_the_target() -> None:
    state = table("6 B F B B", "5 - 3 4 B")
    assert refused(state, "0 attack 1 2").rule == "STR-35"


def test_str_35_own_cards_are_never_attacked() -> None:
    state = table("6 B F B 5", "5 - 3 4 B")
    for target in range(1, 6):
        assert refused(state, f"0 attack-own 1 {target}").rule == "STR-35"


def test_a_gap_or_an_empty_slot_never_attacks() -> None:
    state = table("6 - F B 5", "5 - 3 4 B")
    assert refused(state, "0 attack 2 1")


@pytest.mark.parametrize(("attacker", "target"), [*product(NUMBERS, COLUMNS)])
def test_str_36_every_attack_takes_a_card_out_or_ends_the_game(attacker: str, target: str) -> None:
    state, _ = duel(attacker, target)
    out = sum(map(len, state.casualties))
    assert state.outcome is not None or out > 46 - 4


def test_the_event_names_ranks_of_all_letters() -> None:
    for letter in COLUMNS:
        _, told = duel("5", letter)
        assert LETTERS[told.defender] == letter
        assert isinstance(told, Attacked)
