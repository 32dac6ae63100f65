"""Frantic, Illegal input: at every step every kind of move is taken or refused."""

from __future__ import annotations

import pytest

from game.cards import Seat
from game.frantic.answering import ASKS
from game.frantic.moves import (
    Answer,
    Call,
    Choose,
    Deal,
    Draw,
    Enough,
    FranticMove,
    Give,
    GoOn,
    Name,
    Pass,
    Pick,
    PickPower,
    Play,
    Point,
    Share,
    Take,
    Throw,
    TurnUp,
    Wish,
)
from tests.table.frantic_questions import questions


def of_every_kind(seat: Seat) -> list[FranticMove]:
    """A move of each kind, whether it makes sense or not."""
    return [
        Play(seat, 0), TurnUp(seat, "anti_counter"), Draw(seat), Pass(seat), Answer(seat, False),
        Name(seat, seat), Share(seat, (0,) * 8), Pick(seat, 0), Enough(seat), Give(seat, 0, seat),
        Wish(seat, "red"), Choose(seat, 0), Throw(seat, 0, 0), Take(seat), Deal(seat, seat, seat),
        Call(seat, "charity"), PickPower(seat, seat, 0), Point(seat, 0), GoOn(seat),
    ]  # fmt: skip


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
