"""Jetriko, the turn timer: JET-202."""

from __future__ import annotations

from typing import Any

import pytest

from game.chance import Chance
from game.jetriko.cards import NAMES
from game.jetriko.events import Passed, TimeRanOut
from game.jetriko.moves import parse_move
from game.jetriko.options import Options
from tests.jetriko_table import hand
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    deal,
    drawn,
    found,
    held,
    play,
    refused,
    revealed,
    slid_under,
    table,
    taken,
    turn,
    winner,
)

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))
TIMED = Options(timer=15)


def timed(hands: list[str], *moves: str, **rest: Any) -> Any:
    state = table(hands, options=TIMED, **rest)
    play(state, *moves)
    return state


def up(state: Any, seat: int) -> list[Any]:
    """The seat's time runs out; all are told so."""
    assert seat in state.to_act()
    events = play(state, f"{seat} time-up")
    (told,) = found(events, TimeRanOut)
    assert told == events[0] == told.seen_by(None)
    assert told.seat == seat
    return events


@pytest.mark.parametrize("timer", [15, 30, 60])
def test_jet_202_every_timer_lets_the_time_run_out(timer: int) -> None:
    state = table(held(2, 2), top="C5", options=Options(timer=timer))
    assert state.check(parse_move("0 time-up")) is None


def test_jet_202_without_a_timer_it_never_does() -> None:
    assert refused(table(held(2, 2), top="C5"), "0 time-up").code == "jetriko-no-timer"


def test_jet_202_defence_takes_the_hit() -> None:
    state = timed(["G1", "stop-1 Y1", "B1"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert len(drawn(up(state, B), B).split()) == 2
    assert turn(state) == (B, "main")


def test_jet_202_main_step_draws_and_passes() -> None:
    state = timed(["R1 R2", "Y1"], top="R5", coming="R3")
    events = up(state, A)
    assert drawn(events, A) == "R3"
    assert found(events, Passed)
    assert turn(state) == (B, "main")


def test_jet_202_main_step_with_nothing_to_draw_passes() -> None:
    state = timed(["R1 R2", "Y1"], top="R5", pile="")
    (passed,) = found(up(state, A), Passed)
    assert passed.blocked
    assert turn(state) == (B, "main")


def test_jet_202_main_step_that_draws_a_trap_goes_on_with_it() -> None:
    state = timed(["R1 R2", "Y1", "B1"], top="R5", coming="TG1")
    events = up(state, A)
    assert revealed(events) == [("TG1", A)]
    assert found(events, Passed) == []
    assert turn(state) == (A, "discard")


def test_jet_202_after_drawing_passes() -> None:
    state = timed(["R1 R2", "Y1"], "0 draw", top="R5", coming="R3")
    assert found(up(state, A), Passed)
    assert hand(state, A) == "R1 R2 R3"


def test_jet_202_blank_plays_the_first_fitting_plain_card() -> None:
    state = timed(["R4 G5 G1 B3", "Y1"], top="G4-blank", bound=True)
    up(state, A)
    assert NAMES[state.top] == "G1"


@pytest.mark.parametrize("coming", ["G1", "C1"])
def test_jet_202_blank_without_one_draws_and_passes(coming: str) -> None:
    state = timed(["B3", "Y1"], top="G4-blank", bound=True, coming=coming)
    assert drawn(up(state, A), A) == coming
    assert turn(state) == (B, "main")
    state = timed(["B3", "Y1"], "0 draw", top="G4-blank", bound=True, coming=coming)
    up(state, A)
    assert turn(state) == (B, "main")
    assert hand(state, A) == " ".join(sorted(["B3", coming], key=NAMES.index))


def test_jet_202_dealer_lets_the_left_neighbour_start() -> None:
    state = deal(4, timer=30)
    dealer = state.dealer
    up(state, dealer)
    assert (state.direction, turn(state)) == (1, ((dealer + 1) % 4, "main"))


def test_jet_202_first_cards_are_those_of_the_tables() -> None:
    # Redraw (C9), Divide (C10), Sorting Desk, Leveller, Ballast (C13 to C15).
    state = timed(["G1", "R1 B2 Y3 stop-1", "B1"], "1 take-hit",
                  top="R2-redraw", turn=B, attack=("redraw", 2, A))  # fmt: skip
    assert slid_under(up(state, B), B) == "Y3 B2"
    state = timed(["R1 G2", "divide-1 Y1 Y2", "B1"], "1 play divide-1",
                  top="R2-redraw", turn=B, attack=("redraw", 2, A))  # fmt: skip
    assert slid_under(up(state, A), A) == "G2"
    assert slid_under(up(state, B), B) == "Y1"
    state = timed(["R1 G2 stop-1", "Y1", "B1"], "0 draw", top="C5", coming="TB4 C1 C2")
    assert slid_under(up(state, A), A) == "G2 C1"
    state = timed(["R1 R2 R3 G2 stop-1 B5 B4", "Y1", "B1"], "0 draw", top="C5", coming="TB5")
    assert slid_under(up(state, A), A) == "G2 B4"
    state = timed(["R1 Y2 stop-1", "Y1", "B1"], "0 draw", top="C5", coming="TG1")
    assert slid_under(up(state, A), A) == "Y2"


def test_jet_202_first_card_to_hand_down_or_pass_on() -> None:
    state = timed(["R1", "Y3 Y1 B2", "B1"], "0 draw", top="C5", coming="TR4")
    up(state, B)
    assert hand(state, A) == "Y1 R1"
    state = timed(["R1 G1", "Y3 Y1", "B1 B2"], "0 draw", "2 give B2", top="C5", coming="TB3")
    up(state, B)
    assert state.to_act() == (A,)
    up(state, A)
    # Anticlockwise: A's to C, B's to A, C's to B.
    assert [hand(state, seat) for seat in range(3)] == ["Y1 R1", "Y3 B2", "G1 B1"]


def test_jet_202_first_colour() -> None:
    state = timed(["R1 B3 Y2 Y5", "Y1", "B1"], "0 draw", top="C5", coming="TG2")
    assert slid_under(up(state, A), A) == "Y2 Y5"


@pytest.mark.parametrize(("direction", "first"), [(1, C), (-1, A)])
def test_jet_202_players_in_order_from_the_chooser(direction: int, first: int) -> None:
    hands = ["R1 R2", "Y2 Y1", "B1 B2", "G1 G2"]
    where: dict[str, Any] = {"top": "C5", "turn": B, "direction": direction}
    state = timed(hands, "1 draw", coming="TG3", **where)
    (gift,) = taken(up(state, B), B, first)
    assert [NAMES[card] for card in gift.cards] == ["Y1"]
    state = timed(hands, "1 draw", coming="TG4 C1 C2", **where)
    assert drawn(up(state, B), first) == "C1 C2"
    state = timed(hands, "1 draw", coming="TG5", **where)
    up(state, B)
    assert hand(state, B) == hands[first]


def test_jet_202_after_a_round_one_goes_on() -> None:
    options = Options(timer=60, length="open")
    state = table(["R1 R2", "", "Y1 Y2"], top="C5", options=options)
    assert winner(play(state, "0 draw", "0 pass")) == B
    up(state, A)
    assert state.to_act() == (B, C)


@EVERY_TABLE
def test_jet_202_whatever_is_asked_the_time_may_run_out(seats: int) -> None:
    """Every other decision of a random match is left to the timer."""
    state = deal(seats, seed=seats, timer=15, length="first-3")
    chance = Chance(seats)
    phases = set()
    while state.outcome is None:
        phases.add(state.phase)
        seat = chance.choice(state.to_act())
        move = chance.choice(state.moves(seat))
        assert str(move) != f"{seat} time-up"
        if chance.below(3):
            state.play(move)
        else:
            up(state, seat)
    assert {"main", "defence", "drawn", "scores"} <= phases
