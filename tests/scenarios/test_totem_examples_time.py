"""Totem, Worked examples of the rulebook: EX-23 to EX-33 and EX-37 to EX-40, time and edges."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import Counted, Lifted, PutBack, Resumed, Revealed, RushLapsed
from game.totem.moves import Grab, Pause, Release, Resume
from tests.rules.totem_play import (
    CLOSED,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    LATE,
    LOCKED,
    A,
    B,
    C,
    D,
    E,
    back,
    card,
    counts,
    found,
    grab,
    grabs,
    lift,
    press,
    run_to,
    settle,
    sizes,
    table,
    top,
    turn,
    turned,
    until,
    verdict,
)

# Play begins so late that the first card goes up at 4820 and is visible at 5000.
NOW = 4820 - 1800


def before_5000(card_of_c: str) -> Any:
    """A and C match; C's card is due at 5000."""
    decks: list[str | int] = [4, 4, f"4 {card_of_c}", 4]
    return table(decks, ["S1-P", "D1-G", "S1-O", "K1-Y"], starts=C, now=NOW)


@pytest.mark.parametrize(("t", "late"), [(5210, True), (5300, True), (5301, False)])
def test_ex_23_late_after_covering(t: int, late: bool) -> None:
    state = before_5000("K2-P")
    turn(state)
    assert state.now == 5000
    before = state.copy()
    result = grab(state, A, t)
    if late:
        assert result == LATE
        assert (state.decks, state.piles) == (before.decks, before.piles)
    else:
        assert result[0] == ERROR
        assert sizes(state.piles) == [0, 0, 0, 0]


def test_ex_24_card_in_the_air() -> None:
    state = before_5000("K2-P")
    assert lift(state) == 4820
    events = grabs(state, A, 4990)
    assert verdict(events, A) == CORRECT_DUEL
    assert found(events, PutBack)
    assert not found(events, Revealed)
    assert state.decks[C][-1] == card("K2-P")
    assert back(state) == C
    assert turned(state) == (C,)
    assert top(state, C) == "K2-P"


def test_ex_25_late_but_right_again() -> None:
    state = before_5000("IN3")
    turn(state)
    assert grab(state, A, 5040) == CORRECT_RUSH


LIST = [C, B, A, D]


def duel(**rest: Any) -> Any:
    return table(
        [4, 4, 4, 4], ["1 S1-P", "S1-G", "T1-O", "2 K1-Y"], 2, now=6000, right_of_way=LIST, **rest
    )


def test_ex_26_beaten() -> None:
    state = duel()
    press(state, A, 7000)
    press(state, B, 7006)
    settle(state)
    assert sizes(state.decks) == [4 + 3 + 2, 4, 4, 4]
    assert list(state.right_of_way) == [C, A, D, B]


def test_ex_26_beaten_after_the_window() -> None:
    state = duel()
    press(state, A, 7000)
    assert verdict(press(state, B, 7009), B) == CLOSED
    settle(state)
    assert sizes(state.decks) == [4, 4 + 3 + 2, 4, 4]
    assert list(state.right_of_way) == LIST


def test_ex_27_stranger_first() -> None:
    state = duel()
    press(state, D, 7000)
    press(state, A, 7005)
    events = settle(state)
    assert verdict(events, D) == ("ignored", "forgiven")
    assert sizes(state.decks) == [4, 4 + 3 + 2, 4, 4]


def test_ex_27_stranger_first_and_alone_in_their_window() -> None:
    state = duel()
    press(state, D, 7000)
    assert verdict(press(state, A, 7009), A) == CLOSED
    settle(state)
    assert sizes(state.decks) == [4, 4, 4, 4 + 2 + 1 + 1 + 3 + 2]
    assert sizes(state.piles) == [0, 0, 0, 0]


@pytest.mark.parametrize(("order", "winner"), [([E, D, C, B, A], C), ([B, D, E, C, A], B)])
def test_ex_28_everybody_on_a_rush(order: list[int], winner: int) -> None:
    state = table(
        ["3 IN1", 3, 3, 3, 3], ["", "D1-G", "T1-O", "K1-Y", "S4-P"], right_of_way=order
    )  # fmt: skip
    turn(state)
    t = state.now
    events: list[Any] = []
    for hand, after in ((A, 310), (B, 314), (C, 318), (D, 319), (E, 402)):
        if after == 402:
            events += settle(state)
        events += press(state, hand, t + after)
    verdicts = {hand: verdict(events, hand)[0] for hand in range(5)}
    assert verdicts == {hand: "correct" if hand == winner else "ignored" for hand in range(5)}
    assert back(state) == winner


def test_ex_29_countdown_interrupted() -> None:
    state = table([4, 4, "4 OUT1", 4], ["1 S1-P", "2 S1-G", "", "K1-Y"], 1, starts=C)
    turn(state)
    shown = state.now
    until(state, Counted)
    assert counts(until(state, Counted)) == [2]
    assert grab(state, A, shown + 1200) == CORRECT_DUEL
    assert len(state.decks[B]) == 4 + 2 + 3 + 1
    assert back(state) == B
    events = until(state, Lifted)
    assert [event.hands for event in found(events, Lifted)] == [(B,)]
    assert counts(events) == []


def test_ex_30_empty_table() -> None:
    state = table([20, 20, 20, 20], ["", "", "", ""])
    before = state.copy()
    assert grab(state, B, 700)[0] == ERROR
    assert state.decks == before.decks
    assert state.pointer == A
    assert grab(state.copy(), B, 2199) == LOCKED
    assert state.view(None).hands[B].locked_until == 2200
    assert turned(state) == (A,)


def test_ex_31_pause() -> None:
    decks: list[str | int] = [4, 4, "4 S1-O", 4]
    state = table(decks, ["S1-P", "D1-G", "", "K1-Y"], starts=C, now=3000 - 1980)
    turn(state)
    assert state.now == 3000
    state.play(Pause(3100))
    assert found(state.play(Resume(3100)), Resumed)
    assert state.view(None).hands[A].top == card("S1-P")
    assert state.view(None).visible_since == 3100
    for hand in (A, C):
        assert grab(state.copy(), hand, 3350) == CORRECT_DUEL


def test_ex_32_key_kept_down() -> None:
    # B's press at 100, on the empty table, is an error without cards; the lock is over long
    # before the rush opens, and B's key is down all the time.
    state = table(["3 IN1", 3, 3, 3], ["", "", "", ""])
    state.play(Grab(B, 100))
    turn(state)
    opened = state.now
    assert state.view(None).rush_open
    assert opened > 1600
    assert verdict(state.play(Grab(B, opened + 100)), B) == LOCKED
    assert state.view(None).rush_open
    state.play(Release(B, opened + 200))
    assert grab(state, B, opened + 300) == CORRECT_RUSH


# Few players


def test_ex_33_three_of_a_colour() -> None:
    state = table([4, 4, 4], ["2 D1-G", "T2-G", "5 K4-G"], seats=3)
    assert grab(state, C) == CORRECT_RUSH
    assert len(state.pot) == 6
    assert sizes(state.piles) == [3, 1, 0]
    assert back(state) == C


def test_ex_33_only_a_duel_of_the_first_and_the_third() -> None:
    tops = ["D1-G", "D3-G", "D1-P"]
    for hand, expected in ((A, "correct"), (B, ERROR), (C, "correct")):
        assert grab(table([4, 4, 4], tops, seats=3), hand)[0] == expected


# Edges


def test_ex_37_last_card_in_the_air() -> None:
    state = table([4, "S1-P", 4, 4], ["D1-G", "", "T1-O", "K1-Y"], starts=B)
    until(state, Lifted)
    hand = state.view(None).hands[B]
    assert (hand.deck, hand.pile, hand.in_air, hand.place) == (1, 0, True, 0)
    assert state.outcome is None
    turn(state)
    hand = state.view(None).hands[B]
    assert (hand.deck, hand.pile, hand.in_air, hand.place) == (0, 1, False, 0)
    assert state.outcome is None


def test_ex_38_coloured_on_own_coloured_last_card() -> None:
    state = table([4, 4, "COL2", 4], ["S1-P", "S1-G", "1 COL1", "K1-Y"], starts=C)
    assert state.rule == "colour"
    turn(state)
    assert state.rule == "shape"
    assert len(state.decks[C]) == 3
    assert state.piles[C] == []
    assert grab(state.copy(), A) == CORRECT_DUEL
    assert grab(state, B) == CORRECT_DUEL


def test_ex_39_rush_lapses_after_a_simultaneous_reveal() -> None:
    state = table(["3 S1-P OUT1", "3 D1-G", "3 IN1", "3 K1-Y"], ["", "", "", ""])
    turn(state, 2)
    opened = state.now
    assert not found(run_to(state, opened + 9999), RushLapsed)
    assert found(run_to(state, opened + 10000), RushLapsed)
    assert turned(state) == (A,)


def test_ex_40_outward_wakes_a_match() -> None:
    state = table(["3 K2-P", 4, 4, "4 OUT1"], ["S1-P", "S1-G", "K1-Y", "COL1"], starts=D)
    turn(state)
    assert state.rule == "shape"
    assert grab(state.copy(), A) == CORRECT_DUEL
    assert grab(state.copy(), B) == CORRECT_DUEL
    events = turn(state)
    assert counts(events) == []
    assert [event.hands for event in found(events, Revealed)] == [(A,)]
