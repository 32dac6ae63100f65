"""What decided a match: also when the same move ended it."""

from __future__ import annotations

from game.key_moments import Deciding
from game.registry import kit
from game.totem import events as ev
from tests.rules.totem_play import table as laid_out


def grabbed(hand: int) -> ev.Grabbed:
    return ev.Grabbed(hand, 500, "correct", ((hand, 0, "correct"),), False, (0, 1), 500)


def test_a_grab_that_ends_the_match_decided_it() -> None:
    state = laid_out([3, 3], ["S1-P", "S1-G"])
    last = [grabbed(0), ev.DuelWon(0, (1,), (1, 2)), ev.GameOver((0,), (1, 2), (1, 0), "out")]
    deciding = Deciding([(state, [grabbed(1)]), (state, last)], {0}, kit("totem").key_moment)
    deciding.look()
    assert deciding.last is not None
    assert deciding.last.event == last[0]
