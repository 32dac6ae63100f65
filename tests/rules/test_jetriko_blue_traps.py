"""Jetriko, Blue traps: JET-188 to JET-192."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved
from game.jetriko.events import DirectionSet, NothingToDraw
from tests.jetriko_table import hand, names
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    drawn,
    found,
    free,
    hand_zone,
    held,
    offers,
    play,
    refused,
    revealed,
    sizes,
    slid_under,
    table,
    turn,
    under,
    winner,
)

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))
BOTH_WAYS = pytest.mark.parametrize("direction", [1, -1])


def hands_of(state: Any, seats: int) -> list[str]:
    return [hand(state, seat) for seat in range(seats)]


@EVERY_TABLE
@BOTH_WAYS
def test_jet_188_merry_go_round(seats: int, direction: int) -> None:
    hands = held(*range(2, seats + 2))
    state = table(hands, top="R5", direction=direction, coming="TB1")
    events = play(state, "0 draw")
    assert hands_of(state, seats) == [hands[(seat - direction) % seats] for seat in range(seats)]
    # One whole hand each, known to giver and receiver.
    moves = [move for move in found(events, CardsMoved) if move.source.kind == "hand"]
    assert {(move.source.owner, move.target.owner) for move in moves} == {
        (seat, (seat + direction) % seats) for seat in range(seats)
    }
    for move in moves:
        assert not move.open
        assert set(move.known_to) == {move.source.owner, move.target.owner}
    assert free(state, direction % seats)


def test_jet_188_an_empty_hand_is_passed_on_too() -> None:
    state = table(["R1 R2", "Y1", "", "B1"], top="R5", coming="TB1")
    events = play(state, "0 draw")
    assert hands_of(state, 4) == ["B1", "R1 R2", "Y1", ""]
    assert state.brink == (D,)
    assert winner(events) is None


@pytest.mark.parametrize(
    ("counts", "most", "fewest"),
    [
        ((2, 5), B, A), ((5, 2), A, B),
        ((3, 1, 5), C, B), ((1, 0, 2), C, A), ((4, 6, 5, 2), B, D), ((2, 3, 0, 9, 1), D, 4),
        ((4, 3, 2, 1, 5, 6), 5, D),
    ],
)  # fmt: skip
def test_jet_189_topsy_turvy(counts: tuple[int, ...], most: int, fewest: int) -> None:
    hands = held(*counts)
    state = table(hands, top="R5", coming="TB2")
    play(state, "0 draw")
    wanted = list(hands)
    wanted[most], wanted[fewest] = hands[fewest], hands[most]
    assert hands_of(state, len(counts)) == wanted


@pytest.mark.parametrize("counts", [(3, 3), (2, 2, 2), (2, 2, 0), (1, 1, 1, 1), (3, 3, 0, 0, 3)])
def test_jet_189_equal_numbers_change_nothing(counts: tuple[int, ...]) -> None:
    hands = held(*counts)
    state = table(hands, top="R5", coming="TB2")
    events = play(state, "0 draw")
    assert [move for move in found(events, CardsMoved) if move.source.kind == "hand"] == []
    assert hands_of(state, len(counts)) == hands


def test_jet_189_players_on_the_brink_are_left_out() -> None:
    state = table(["R4-plus R1", "", "Y1 Y2 Y3", "G1"], top="R5", coming="TB2")
    events = play(state, "0 play R4-plus")
    # B has drawn nothing when the trap comes up, and stays on the brink.
    assert revealed(events) == [("TB2", B)]
    # A and D hold one card each; in order from B, D comes first.
    assert sizes(state) == [1, 0, 1, 3]
    assert hand(state, D) == "Y1 Y2 Y3"
    assert state.brink == (B,)


@EVERY_TABLE
@BOTH_WAYS
def test_jet_190_u_turn(seats: int, direction: int) -> None:
    hands = held(*[2] * seats)
    state = table(hands, top="R5", direction=direction, coming="TB3")
    events = play(state, "0 draw")
    assert [event.direction for event in found(events, DirectionSet)] == [-direction]
    assert state.to_act() == tuple(range(seats))
    gifts = [cards.split()[1] for cards in hands]
    for seat in range(seats):
        assert offers(state, seat) == {f"give {card}" for card in hands[seat].split()}
        events = play(state, f"{seat} give {gifts[seat]}")
    moves = [move for move in found(events, CardsMoved) if move.source.kind == "hand"]
    assert {(m.source.owner, m.target.owner, *names(m.cards)) for m in moves} == {
        (seat, (seat - direction) % seats, gifts[seat]) for seat in range(seats)
    }
    assert all(set(m.known_to) == {m.source.owner, m.target.owner} for m in moves)
    assert sizes(state) == [2] * seats
    # The turn passes in the new direction.
    assert free(state, -direction % seats)


def test_jet_190_players_without_cards_pass_nothing_but_receive() -> None:
    state = table(["R1 R2", "", "Y1 Y2", "B1"], top="R5", direction=-1, coming="TB3")
    play(state, "0 draw")
    # D's only card is passed without asking, B has none.
    assert state.to_act() == (A, C)
    play(state, "0 give R1", "2 give Y1")
    assert hands_of(state, 4) == ["B1 R2", "R1", "Y2", "Y1"]
    assert free(state, B)


@EVERY_TABLE
def test_jet_191_sorting_desk(seats: int) -> None:
    hands = held(*[3] * seats)
    state = table(hands, top="R5", coming="TB4 C1 C2 C3")
    assert drawn(play(state, "0 draw"), A) == "C1 C2"
    assert turn(state) == (A, "discard")
    one = hands[A].split()[0]
    assert refused(state, f"0 discard {one}").args == (("count", 2),)
    # Cards of one's choice: those just drawn, too.
    assert slid_under(play(state, f"0 discard C2 {one}"), A) in (f"{one} C2", f"C2 {one}")
    assert sizes(state) == [3] * seats
    assert free(state, B)


@pytest.mark.parametrize(("pile", "top", "count"), [("TB4 C1", "", 1), ("TB4", "", 0)])
def test_jet_191_as_many_as_could_be_drawn(pile: str, top: str, count: int) -> None:
    state = table(held(3, 3), top=top, pile=pile)
    events = play(state, "0 draw")
    assert len(drawn(events, A).split()) == count
    assert found(events, NothingToDraw)
    if count:
        (first, *_) = hand(state, A).split()
        assert turn(state) == (A, "discard")
        play(state, f"0 discard {first}")
    assert sizes(state) == [3, 3]
    assert free(state, B)


def test_jet_191_another_trap_drops_the_discard() -> None:
    state = table(held(3, 3), top="R5", coming="TB4 C1 TR5 C2")
    events = play(state, "0 draw")
    assert slid_under(events, A) == ""
    assert sizes(state) == [5, 3]
    assert free(state, B)


@pytest.mark.parametrize(
    "counts", [(7, 1), (6, 0), (2, 5), (7, 3, 1), (6, 9, 0, 1), (1, 6, 2, 8, 0), (3, 6, 5, 1, 7, 2)]
)
@BOTH_WAYS
def test_jet_192_leveller(counts: tuple[int, ...], direction: int) -> None:
    seats = len(counts)
    state = table(held(*counts), top="R5", direction=direction, coming="TB5 C1 C2 C3 C4")
    events = play(state, "0 draw")
    order = [(direction * step) % seats for step in range(seats)]
    # First the large hands, in order; nothing is drawn before they have all discarded.
    for seat in (seat for seat in order if counts[seat] > 5):
        assert turn(state) == (seat, "discard")
        assert len([1 for other in order if drawn(events, other)]) == 0
        chosen = " ".join(hand(state, seat).split()[-(counts[seat] - 5) :])
        events = play(state, f"{seat} discard {chosen}")
        assert set(slid_under(events, seat).split()) == set(chosen.split())
        assert set(chosen.split()) <= set(under(state))
    assert sizes(state) == [min(5, max(2, count)) for count in counts]
    receivers = [
        move.target.owner
        for move in found(events, CardsMoved)
        if move.target.kind == "hand" and move.source.kind == "draw"
    ]
    assert receivers == [seat for seat in order for _ in range(2 - counts[seat])]
    assert free(state, direction % seats)


def test_jet_192_void_draws_are_left_out() -> None:
    state = table(["R1", "Y1", "B1 B2"], top="", pile="TB5 C1")
    events = play(state, "0 draw")
    assert (drawn(events, A), drawn(events, B)) == ("C1", "")
    assert sizes(state) == [2, 1, 2]
    assert free(state, B)


def test_jet_192_a_second_trap_ends_it_for_all_not_yet_served() -> None:
    state = table(["R1", "Y1", "B1", "G1"], top="R5", coming="TB5 C1 TG1 C2 C3")
    events = play(state, "0 draw")
    # B revealed Ballast while drawing; C and D get nothing.
    assert revealed(events) == [("TB5", A), ("TG1", B)]
    assert sizes(state) == [2, 0, 1, 1]
    assert drawn(events, C) == drawn(events, D) == ""
    # Play goes on after A; B stands there with an empty hand and wins.
    assert winner(events) == B


def test_jet_192_with_nothing_to_do() -> None:
    hands = held(2, 3, 5)
    state = table(hands, top="R5", coming="TB5")
    play(state, "0 draw")
    assert hands_of(state, 3) == hands
    assert hand_zone(A).kind == "hand"
    assert free(state, B)
