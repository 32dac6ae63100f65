"""Totem, Pause and disturbance: TOT-730 to TOT-732."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CLOCK
from game.totem.events import (
    Counted,
    Judged,
    Lifted,
    NewDeck,
    Paused,
    PutBack,
    Resumed,
    Returned,
    Revealed,
    RushLapsed,
)
from game.totem.moves import Choose, Grab, Pause, Release, Resume, Tick
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    A,
    B,
    C,
    D,
    card,
    counts,
    found,
    grab,
    grabs,
    lift,
    next_due,
    run_to,
    settle,
    sizes,
    table,
    turn,
    until,
)

PAIR = ("S1-P", "S1-G", "T1-O", "K1-Y")


def pair(**rest: Any) -> Any:
    return table([3, 3, 3, 3], PAIR, **rest)


def pause(state: Any, t: int) -> list[Any]:
    """A pause at `t` and at once the end of it: the clock stood still."""
    return list(state.play(Pause(t)) + state.play(Resume(t)))


def tops(state: Any) -> list[int | None]:
    return [hand.top for hand in state.view(None).hands]


def test_tot_730_the_clock_stops_at_once_and_all_faces_are_hidden() -> None:
    state = pair()
    assert found(state.play(Pause(500)), Paused)
    assert not state.moves(CLOCK)
    assert state.phase == "paused"
    for seat in (0, 1, 2, 3, None):
        assert {hand.top for hand in state.view(seat).hands} == {None}


def test_tot_730_no_spent_group_is_told_by_its_cards_in_a_pause() -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    until(state, Returned)
    state.play(Pause(state.now))
    assert {hand.top for hand in state.view(None).hands} == {None}
    state.play(Resume(state.now))
    assert len(state.view(None).spent) == 1


def test_tot_730_cards_in_the_air_go_back_on_their_decks() -> None:
    state = table(["2 S3-P", 3, 3, 3], ["", *CALM[1:]])
    up = lift(state)
    events = state.play(Pause(up + 100))
    assert [event.hands for event in found(events, PutBack)] == [(A,)]
    assert state.decks[A][-1] == card("S3-P")
    events = state.play(Resume(up + 100))
    assert not found(events + run_to(state, up + 1000), Revealed)


def test_tot_731_the_faces_return_in_one_frame() -> None:
    state = pair()
    state.play(Pause(500))
    assert found(state.play(Resume(500)), Resumed)
    assert tops(state) == [card(name) for name in PAIR]


def test_tot_731_live_groups_are_still_live_and_newly_visible() -> None:
    state = pair()
    pause(state, 500)
    assert state.view(None).visible_since == 500
    events = grabs(state, A, 777)
    judged = [event for event in found(events, Judged) if event.hand == A][-1]
    assert (judged.verdict, judged.reaction) == ("correct", 277)


def test_tot_731_a_rush_is_still_open_and_rush_ms_keeps_its_rest() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", *CALM[1:]])
    turn(state)
    opened = state.now
    pause(state, opened + 4000)
    assert grab(state.copy(), B) == CORRECT_RUSH
    until(state, RushLapsed)
    assert state.now == opened + 10000


def test_tot_731_dead_ms_keeps_its_rest() -> None:
    state = table(["", "", "D4-G", ""], ["S1-P", "S2-G", "", "K1-Y"], starts=C)
    turn(state)
    died = state.now
    pause(state, died + 4000)
    until(state, NewDeck)
    assert state.now == died + 5000


def test_tot_731_locks_keep_their_rest() -> None:
    state = table([3, 3, 3, 3], ["", "", "", ""])
    grab(state, C, 100)
    pause(state, 200)
    assert state.view(None).hands[C].locked_until == 1600
    assert grab(state, C, 1599) == ("ignored", "locked")


def test_tot_731_grace_ends() -> None:
    state = table([3, 3, "2 K2-P", 3], ["S1-P", "D1-G", "S1-O", "K1-Y"], starts=C)
    turn(state)
    assert grab(state.copy(), A, state.now + 20) == ("ignored", "late")
    pause(state, state.now + 10)
    assert grab(state, A, state.now + 10)[0] == ERROR


@pytest.mark.parametrize("after", [300, 1100, 1700])
def test_tot_731_a_countdown_begins_again_before_its_one(after: int) -> None:
    # At 1700 its cards were already in the air.
    state = table(["2 D3-G OUT1", "2 S3-P", "2 T4-O", "2 K3-Y"], ["", "", "", ""])
    turn(state)
    t = state.now + after
    run_to(state, t)
    pause(state, t)
    events = until(state, Counted)
    assert (state.now, counts(events)) == (t + 400, [1])
    assert lift(state) == t + 1600


def test_tot_731_the_wait_for_the_next_card_begins_anew() -> None:
    state = pair()
    pause(state, 1700)
    assert not found(run_to(state, 1700 + 1529), Lifted)
    assert lift(state) <= 1700 + 2071


def test_tot_731_nothing_is_cancelled_or_won() -> None:
    state = pair()
    before = state.copy()
    pause(state, 500)
    assert (state.decks, state.piles, state.pot) == (before.decks, before.piles, before.pot)
    assert state.view(None).spent == ()
    assert state.pointer == before.pointer


def test_tot_732_a_pause_in_a_hold_takes_effect_at_its_end() -> None:
    state = pair()
    grabs(state, A, 100)
    assert not found(state.play(Pause(700)), Paused)
    assert state.phase == "hold"
    events = run_to(state, 1608)
    assert found(events, Paused)
    assert state.phase == "paused"
    assert not state.moves(CLOCK)
    assert sizes(state.piles) == [0, 0, 1, 1]
    state.play(Resume(1608))
    assert next_due(state) > 1608


def test_tot_732_a_pause_in_a_tie_window_waits_for_the_whole_hold() -> None:
    state = pair(right_of_way=[B, A, C, D])
    state.play(Grab(A, 100))
    state.play(Pause(103))
    state.play(Grab(B, 107))
    events = settle(state)
    assert not found(events, Paused)
    assert sizes(state.decks) == [5, 3, 3, 3]
    assert found(run_to(state, 1608), Paused)


def test_tot_732_a_pause_in_a_choice_waits_for_the_hold_after_it() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"])
    turn(state)
    grabs(state, B)
    assert not found(state.play(Pause(state.now)), Paused)
    chosen = state.now + 500
    events = state.play(Choose(B, "duel", chosen))
    assert state.phase == "hold"
    assert not found(events, Paused)
    assert found(run_to(state, chosen + 1500), Paused)


def test_tot_732_or_when_the_grip_slips() -> None:
    state = pair(options=Options(steady_grip=True))
    state.play(Grab(A, 100))
    settle(state)
    state.play(Pause(120))
    assert state.phase == "grip"
    assert found(state.play(Release(A, 150)) + state.play(Tick(150)), Paused)
    assert state.phase == "paused"


def test_tot_732_no_card_moves_in_a_pause_whatever_the_clock_says() -> None:
    state = pair()
    state.play(Pause(500))
    assert not found(state.play(Tick(500)), Lifted)
    state.play(Resume(500))
    assert grab(state, B, 510) == CORRECT_DUEL
