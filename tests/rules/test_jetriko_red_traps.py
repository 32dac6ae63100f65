"""Jetriko, Red traps: JET-183 to JET-187."""

from __future__ import annotations

import pytest

from game.cards import CardsMoved
from game.jetriko.cards import CARD
from game.jetriko.events import CardsShown, NothingToDraw
from tests.jetriko_table import hand, names
from tests.rules.jetriko_play import (
    DRAW,
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
    revealed,
    sizes,
    table,
    taken,
    turn,
)

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))


def shown(events: list[object]) -> list[tuple[int, set[str]]]:
    """What was shown of whose hand."""
    return [
        (event.seat, set(names(event.cards))) for event in events if isinstance(event, CardsShown)
    ]


@EVERY_TABLE
def test_jet_183_pile_up(seats: int) -> None:
    state = table(held(*[2] * seats), top="R5", coming="TR1 C1 C2 C3 C4")
    events = play(state, "0 draw")
    assert revealed(events) == [("TR1", A)]
    assert drawn(events, A) == "C1 C2 C3"
    assert sizes(state) == [5] + [2] * (seats - 1)
    assert free(state, B)


@EVERY_TABLE
@pytest.mark.parametrize(
    ("own", "largest", "count"),
    [(3, 3, 1), (4, 3, 1), (3, 4, 1), (3, 5, 2), (3, 6, 3), (2, 6, 3), (1, 9, 3)],
)
def test_jet_184_catch_up(seats: int, own: int, largest: int, count: int) -> None:
    hands = held(own, *[1] * (seats - 2), largest)
    state = table(hands, top="R5", coming="TR2 C1 C2 C3 C4")
    events = play(state, "0 draw")
    assert drawn(events, A) == "C1 C2 C3"[: 3 * count - 1]
    assert sizes(state)[A] == own + count
    assert free(state, B)


def test_jet_184_the_count_is_made_once_with_the_drawn_cards_in_hand() -> None:
    hands = held(2, 1, 6)
    state = table(
        hands, top="R4-plus", turn=B, attack=("plus", 4, A), coming="C1 C2 TR2 C3 C4 C5",
    )  # fmt: skip
    # B holds three when the trap comes up, three fewer than the largest hand.
    assert drawn(play(state, "1 take-hit"), B) == "C1 C2 C3 C4 C5"
    assert sizes(state)[B] == 6


@pytest.mark.parametrize(
    ("first", "more"),
    [
        ("C1", False), ("C2", False),
        ("C1-plus", True), ("C2-steal", True), ("C3-redraw", True), ("C2-deflect", True),
        ("C1-skip", True), ("C5-blank", True), ("divide-1", True), ("stop-1", True),
    ],
)  # fmt: skip
def test_jet_185_lucky_dip(first: str, more: bool) -> None:
    state = table(held(2, 2, 2), top="R5", coming=f"TR3 {first} C3-plus C4")
    events = play(state, "0 draw")
    assert shown(events) == [(A, {first})]
    assert drawn(events, A) == (f"{first} C3-plus" if more else first)
    assert free(state, B)
    # The second one is not shown, whatever it is; the first is known while it is held.
    for looker in (B, C, None):
        assert names(state.view(looker).known[A]) == [first]


def test_jet_185_the_first_card_is_seen_by_all_as_a_card_of_the_hand() -> None:
    state = table(held(2, 2, 2), top="R5", coming="TR3 C1")
    events = play(state, "0 draw")
    assert state.hands[A].count(CARD["C1"]) == 1
    (seen,) = found(events, CardsShown)
    assert seen.shows_hidden()
    assert seen.seen_by(C) == seen


def test_jet_185_with_nothing_to_draw_nothing_happens() -> None:
    state = table(held(2, 2, 2), pile="TR3")
    events = play(state, "0 draw")
    assert shown(events) == []
    assert found(events, NothingToDraw)
    assert sizes(state) == [2, 2, 2]
    assert free(state, B)


def test_jet_185_a_trap_as_first_card_is_carried_out_instead() -> None:
    state = table(held(2, 2, 2), top="R5", coming="TR3 TR1 C1 C2 C3")
    events = play(state, "0 draw")
    assert shown(events) == []
    assert drawn(events, A) == "C1 C2 C3"


@pytest.mark.parametrize(
    ("counts", "giver"),
    [
        ((1, 2), B), ((5, 2), B),
        ((1, 2, 3), C), ((5, 3, 2), B), ((0, 2, 2), B),
        ((3, 1, 2, 4), D), ((3, 1, 2, 1), C),
        ((1, 2, 3, 3, 1), C), ((1, 1, 1, 1, 1, 2), 5),
    ],
)  # fmt: skip
def test_jet_186_hand_me_down(counts: tuple[int, ...], giver: int) -> None:
    # The revealer's hand grows by nothing before: a draw that was a trap.
    turns = {"turn": A} if counts[A] else {"turn": len(counts) - 1}
    hands = held(*counts)
    if not counts[A]:
        hands[-1] = f"{hands[-1]} R4-plus"
        state = table(hands, top="R5", coming="TR4", **turns)
        play(state, f"{len(counts) - 1} play R4-plus")
    else:
        state = table(hands, top="R5", coming="TR4", **turns)
        play(state, "0 draw")
    assert turn(state) == (giver, "hand-down")
    # One card of the giver's choice: all of them are offered.
    assert offers(state, giver) == {f"give {card}" for card in hands[giver].split()}
    card = hands[giver].split()[-1]
    (move,) = taken(play(state, f"{giver} give {card}"), giver, A)
    assert names(move.cards) == [card]
    assert not move.open
    assert set(move.known_to) == {giver, A}
    assert free(state, B)


@pytest.mark.parametrize("others", [(1,), (0, 1), (1, 1, 1), (1, 0, 1, 1, 1)])
def test_jet_186_without_such_a_player_you_draw_instead(others: tuple[int, ...]) -> None:
    # The others' empty hands would win at their win check, so the next one holds a card.
    counts = (3, *sorted(others, reverse=True))
    state = table(held(*counts), top="R5", coming="TR4 C1")
    events = play(state, "0 draw")
    assert drawn(events, A) == "C1"
    assert sizes(state) == [4, *counts[1:]]
    assert turn(state) == (B, "main")


@EVERY_TABLE
def test_jet_187_glass_hand(seats: int) -> None:
    hands = held(*[3] * seats)
    state = table(hands, top="R5", coming="TR5 C1 C2")
    events = play(state, "0 draw")
    assert drawn(events, A) == "C1"
    assert shown(events) == [(A, {*hands[A].split(), "C1"})]
    assert free(state, B)
    for looker in (*range(1, seats), None):
        assert set(names(state.view(looker).known[A])) == {*hands[A].split(), "C1"}


def test_jet_187_shown_also_if_nothing_could_be_drawn() -> None:
    state = table(["R1 R2", "Y1 Y2"], pile="TR5")
    events = play(state, "0 draw")
    assert found(events, NothingToDraw)
    assert shown(events) == [(A, {"R1", "R2"})]


def test_jet_187_of_an_empty_hand_nothing_is_shown() -> None:
    state = table(["R1 R2", "Y1", ""], pile="TG4 TR5")
    events = play(state, "0 draw", "0 choose 2")
    assert revealed(events) == [("TG4", A), ("TR5", C)]
    assert drawn(events, C) == ""
    assert shown(events) == []
    assert free(state, B)


def test_jet_187_not_shown_after_another_trap() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R5", coming="TR5 TG1")
    events = play(state, "0 draw", "0 discard R1")
    assert revealed(events) == [("TR5", A), ("TG1", A)]
    assert shown(events) == []
    assert state.view(B).known[A] == ()


def test_the_drawn_cards_of_red_traps_are_seen_by_their_drawer_only() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R5", coming="TR1 C1 C2 C3")
    events = play(state, "0 draw")
    draws = [move for move in found(events, CardsMoved) if move.target == hand_zone(A)]
    assert len(draws) == 3
    for move in draws:
        assert (move.source, move.open, move.known_to) == (DRAW, False, (A,))
    assert hand(state, A) == "C1 C2 C3 R1 R2"
