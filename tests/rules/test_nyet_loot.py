"""NYET!, Tricks: NYET-77 to NYET-82, what the winner takes."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved, Zone
from game.chance import Chance
from game.nyet.looking import check_look
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    any_move,
    deal,
    dealt_trick,
    found,
    loot,
    named,
    play_until,
    plays,
    trick,
)

SEATS = (A, B, C, D, None)


def test_nyet_77_the_winner_takes_the_trick_and_its_loot() -> None:
    # 0+2 against 1+3.
    state = position(["R13 G2", "R1 G3", "R2 G4", "R1 G5"])
    events = plays(state, "R13 R1 R2 R1")
    view = state.view(None)
    assert view.tricks_won == (1, 0, 0, 0)
    assert [named(cards) for cards in view.loot] == ["R1 R1", "", "", ""]
    by_target = {(e.target, e.open): named(e.cards) for e in found(events, CardsMoved)[4:]}
    assert by_target[Zone("loot", A), True] == "R1 R1"
    others = [event for event in found(events, CardsMoved) if event.target == Zone("won", A)]
    assert named(card for event in others for card in event.cards) == "R2 R13"


@pytest.mark.parametrize(
    ("names", "partners", "expected"),
    [
        ("R13 R1 R2 R3", (C,), "R1"),
        ("R13 R2 R1 R3", (C,), ""),
        ("R13 R1 R1 R1", (C,), "R1 R1"),
        ("R13 R1 R1 R1", (B,), "R1 R1"),
        ("R1 R1 R1 R13", (C,), "R1 R1"),
        ("R1 B1 Y1 G1", (C,), "B1 G1"),
    ],
)
def test_nyet_77_loot_is_all_1s_of_the_other_team(
    names: str, partners: tuple[int, ...], expected: str
) -> None:
    assert loot(names, partners=partners, trump="Y", supertrump="") == expected


@pytest.mark.parametrize("names", ["R1 R2 B5 G7", "R1 B5 G7 B4"])
def test_nyet_78_1s_of_the_winner_themselves_are_not_loot(names: str) -> None:
    state = dealt_trick(names, partners=(B,), supertrump="")
    events = plays(state, names)
    assert state.view(A).loot == ((),) * 4
    targets = {event.target.kind for event in found(events, CardsMoved)}
    assert "loot" not in targets


def test_nyet_78_1s_of_the_winners_team_go_face_down_with_the_trick() -> None:
    state = dealt_trick("R13 R2 R1 R3", supertrump="")
    events = plays(state, "R13 R2 R1 R3")
    (away,) = [event for event in found(events, CardsMoved) if event.target.kind == "won"]
    assert named(away.cards) == "R1 R2 R3 R13"


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("Y13 Y1 Y3 Y2", "Y1"),
        ("R13 Y1 Y3 R2", "Y1"),
        ("R13 B1 B1 R2", "B1"),
        ("R13 G1 R5 B1", ""),
        ("B1 B1 R3 R2", "B1"),
        ("R13 B1 Y13 G1", ""),
        ("R13 G1 R5 G1", "G1 G1"),
    ],
)
def test_nyet_79_every_1_of_the_other_team_is_loot_whatever_its_rank(
    names: str, expected: str
) -> None:
    assert loot(names, trump="Y", supertrump="B") == expected


def test_nyet_79_at_most_three_loot_cards_in_one_trick() -> None:
    state = dealt_trick("R13 R1 G1 G1 B1", partners=(B,), trump="Y", supertrump="")
    assert named(trick(state, "R13 R1 G1 G1 B1").loot) == "B1 G1 G1"
    chance = Chance(8)
    most = 0
    for seed in range(12):
        played = deal(5, seed)
        while played.phase != "scores":
            any_move(played, chance)
        most = max(most, *(len(one.loot) for one in played.tricks))
    assert most <= 3


def test_nyet_80_a_trick_is_one_trick_however_much_loot() -> None:
    state = dealt_trick("R13 R1 G1 G1 B1", partners=(B,), supertrump="", value=1)
    plays(state, "R13 R1 G1 G1 B1")
    assert state.view(A).tricks_won == (1, 0, 0, 0, 0)
    # One trick and three loot cards; seat 0 holds the Bonus card.
    assert state.view(A).scores == (8, 4, 0, 0, 0)


def two_tricks(**rest: Any) -> Any:
    state = position(["R13 G2 B2", "R1 G3 B3", "R2 G4 B4", "R3 G5 B5"], **rest)
    plays(state, "R13 R1 R2 R3")
    return state


def test_nyet_81_trick_piles_stay_separate() -> None:
    state = two_tricks()
    events = plays(state, "G2 G3 G4 G5")
    view = state.view(None)
    assert view.tricks_won == (1, 0, 0, 1)
    assert [named(one.cards) for one in state.tricks] == ["R1 R2 R3 R13", "G2 G3 G4 G5"]
    for event in found(events, CardsMoved):
        if event.target.kind == "won":
            assert event.target.owner == D


@pytest.mark.parametrize("seat", SEATS)
def test_nyet_81_nobody_looks_into_earlier_tricks(seat: int | None) -> None:
    state = two_tricks()
    plays(state, "G2 G3 G4 G5")
    view = state.view(seat)
    refusal = check_look(view, state.tricks[0])
    assert refusal is not None
    assert refusal.rule in ("NYET-81", "O-6")
    assert check_look(view, state.tricks[1]) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_82_all_hands_empty_at_the_same_trick(seats: int) -> None:
    state = deal(seats, 3)
    play_until(state, "tricks")
    chance = Chance(seats)
    while state.phase == "tricks":
        leader = state.to_act()[0]
        sizes = {len(hand) for hand in state.hands}
        assert len(sizes) == 1
        for step in range(seats):
            assert state.to_act() == ((leader + step) % seats,)
            any_move(state, chance)
    assert state.hands == [[] for _ in range(seats)]
    assert state.phase == "scores"
