"""Frantic, Illegal input: at every step every kind of move is taken or refused."""

from __future__ import annotations

import pytest

from game.cards import Seat
from game.frantic import moves as mv
from game.frantic.answering import ASKS
from tests.table.frantic_questions import questions


def of_every_kind(seat: Seat) -> list[mv.FranticMove]:
    """A move of each kind, whether it makes sense or not."""
    return [
        mv.Play(seat, 0),
        mv.TurnUp(seat, "anti_counter"),
        mv.Draw(seat),
        mv.Pass(seat),
        mv.Answer(seat, False),
        mv.Name(seat, seat),
        mv.Share(seat, (0,) * 8),
        mv.Pick(seat, 0),
        mv.Enough(seat),
        mv.Give(seat, 0, seat),
        mv.Wish(seat, "red"),
        mv.Choose(seat, 0),
        mv.Throw(seat, 0, 0),
        mv.Take(seat),
        mv.Deal(seat, seat, seat),
        mv.Call(seat, "charity"),
        mv.PickPower(seat, seat, 0),
        mv.Point(seat, 0),
        mv.GoOn(seat),
    ]


@pytest.mark.parametrize("kind", ASKS, ids=lambda kind: kind.__name__)
def test_fra_439_what_is_offered_is_taken_and_all_else_refused(kind: type) -> None:
    asked = [state for state in questions().values() if type(state.agenda[0]) is kind]
    assert asked
    for state in asked:
        [seat, *_] = state.to_act()
        offered = state.moves(seat)
        assert {type(move) for move in offered} <= set(ASKS[kind].takes)
        assert all(state.check(move) is None for move in offered)
        for move in of_every_kind(seat):
            assert (state.check(move) is None) == (move in offered)
