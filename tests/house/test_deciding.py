"""What decided a match: also when the same move ended it."""

from __future__ import annotations

from game.frantic import events as fev
from game.key_moments import Deciding
from game.registry import kit
from game.stratego.events import Attacked
from game.stratego.moves import Attack
from game.totem import events as ev
from tests import frantic_table
from tests.rules.totem_play import table as laid_out
from tests.stratego_table import position


def grabbed(hand: int) -> ev.Grabbed:
    return ev.Grabbed(hand, 500, "correct", ((hand, 0, "correct"),), False, (0, 1), 500)


def test_a_grab_that_ends_the_match_decided_it() -> None:
    state = laid_out([3, 3], ["S1-P", "S1-G"])
    last = [grabbed(0), ev.DuelWon(0, (1,), (1, 2)), ev.GameOver((0,), (1, 2), (1, 0), "out")]
    deciding = Deciding([(state, [grabbed(1)]), (state, last)], {0}, kit("totem").key_moment)
    deciding.look()
    assert deciding.last is not None
    assert deciding.last.event == last[0]


def test_the_flag_that_was_captured_decided_it() -> None:
    state = position("7 6 1 2 F", "5 B F 4 3")
    events = state.play(Attack(0, 1, 2))
    deciding = Deciding([(state, events)], {0}, kit("stratego").key_moment)
    deciding.look()
    assert deciding.last is not None
    assert isinstance(deciding.last.event, Attacked)


def test_a_round_on_the_way_counts_and_an_event_that_was_turned_does_not() -> None:
    state = frantic_table.position(["G1 G2", "B1 B2"])
    won, turned = fev.RoundEnded("out", (0,)), fev.EventTurned("breathe", 0, ())
    deciding = Deciding([(state, [won]), (state, [turned])], {0}, kit("frantic").key_moment)
    deciding.look()
    assert deciding.last is not None
    assert deciding.last.event == won
