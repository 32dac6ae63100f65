"""Jetriko: saved in the middle of whatever is under way, it goes on exactly as it would have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.chance import Chance
from game.jetriko.options import Options
from tests.rules.jetriko_play import (
    A,
    B,
    again,
    any_move,
    deal,
    play,
    play_until,
    revealed,
    sizes,
    table,
    turn,
)


def in_a_divide() -> Any:
    """A Redraw of 5 is being divided; two of its steps are done."""
    hands = ["G1 G2 G3", "divide-1 Y1 Y2 Y3", "B1 B2", "R1 R3"]
    state = table(hands, top="R2-redraw", turn=B, attack=("redraw", 5, A))
    play(state, "1 play divide-1", "0 discard G1", "1 discard Y2")
    assert turn(state) == (A, "discard")
    return state


def in_a_trap_chain() -> Any:
    """Counterblow, then the other one's Sorting Desk, which is to be chosen for."""
    state = table(["G1 G2", "Y1", "B1 B2"], top="R5", coming="TG4 C1 TB4 C2 C3")
    events = play(state, "0 draw", "0 choose 2")
    assert revealed(events) == [("TG4", A), ("TB4", 2)]
    assert turn(state) == (2, "discard")
    return state


def in_a_redraw() -> Any:
    """The cards for a Redraw of 2 are to be picked."""
    state = table(["G1", "Y1 Y2 Y3", "B1"], top="R2-redraw", turn=B, attack=("redraw", 2, A))
    play(state, "1 take-hit")
    assert turn(state) == (B, "discard")
    return state


def three_times_deflected() -> Any:
    """A Plus 4 has been deflected three times and is back at A."""
    hands = ["R4-plus G1", "B4-plus R1-deflect Y1", "G2-deflect Y4-deflect B1"]
    state = table(hands, top="R5")
    play(state, "0 play R4-plus", "1 play B4-plus", "2 play Y4-deflect anticlockwise",
         "1 play R1-deflect clockwise", "2 play G2-deflect clockwise")  # fmt: skip
    assert (state.attack.value, state.attack.attacker, state.attack.victim) == (4, 2, A)
    assert turn(state) == (A, "defence")
    return state


def in_a_u_turn() -> Any:
    """One of three has chosen its card."""
    state = table(["G1 G2", "Y1 Y2", "B1 B2"], top="R5", coming="TB3")
    play(state, "0 draw", "1 give Y2")
    assert state.to_act() == (A, 2)
    return state


def in_a_leveller() -> Any:
    """The first has discarded, the second has not, and the third is to draw."""
    hands = ["G1 G2 G3 G4 G5 Y1", "Y2 Y3 Y4 Y5 B1 B2 B3", ""]
    state = table(hands, top="R5", coming="TB5")
    play(state, "0 draw", "0 discard G1")
    assert turn(state) == (B, "discard")
    assert sizes(state) == [5, 7, 0]
    return state


def under_blank() -> Any:
    """A card has been drawn under Blank."""
    state = table(["B3", "Y1", "B1"], top="G4-blank", bound=True, coming="G1")
    play(state, "0 draw")
    return state


def nearly_blocked() -> Any:
    """One pass is missing to block the round."""
    state = table(["R1 R2", "Y1 Y2", "B1 B2 B3"], top="C5", pile="")
    play(state, "0 pass", "1 pass")
    return state


def between_rounds() -> Any:
    """One of three has seen how the round ended."""
    state = table(["R1", "", "B1"], top="C5", options=Options(length="open"), wins=(2, 1, 0))
    play(state, "0 draw", "0 pass", "2 go-on")
    return state


MOMENTS: list[Callable[[], Any]] = [
    in_a_divide, in_a_trap_chain, in_a_redraw, three_times_deflected, in_a_u_turn, in_a_leveller,
    under_blank, nearly_blocked, between_rounds,
]  # fmt: skip


@pytest.mark.parametrize("make", MOMENTS)
@pytest.mark.parametrize("seed", range(3))
def test_it_goes_on_as_it_would_have(make: Callable[[], Any], seed: int) -> None:
    state = make()
    twin = again(state)
    assert twin is not state
    for looker in (*range(3), None):
        assert twin.view(looker) == state.view(looker)
    chances = Chance(seed), Chance(seed)
    for _ in range(12):
        if state.outcome is not None or state.phase == "scores":
            break
        assert twin.to_act() == state.to_act()
        for seat in state.to_act():
            assert list(twin.moves(seat)) == list(state.moves(seat))
        assert any_move(twin, chances[0]) == any_move(state, chances[1])
        assert twin == state


@pytest.mark.parametrize("make", MOMENTS)
def test_a_copy_shares_nothing_that_changes(make: Callable[[], Any]) -> None:
    state = make()
    before, other = again(state), state.copy()
    play_until(other, "scores", "over") if state.phase != "scores" else None
    assert state == before


def test_a_match_between_rounds_deals_the_same_next_round() -> None:
    state = deal(4, seed=3, length="first-2")
    play_until(state, "scores", chance=Chance(5))
    twin = again(state)
    for one in (state, twin):
        for seat in one.to_act():
            play(one, f"{seat} go-on")
    assert twin == state
    assert state.number == 2
