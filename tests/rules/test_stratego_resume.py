"""Stratego Cards, put away and taken up again in the middle of everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.chance import Chance
from game.codec import pack
from game.match import Match, Player
from game.stratego import GAME
from game.stratego.events import HandSeen, SlotsSeen
from game.stratego.moves import OfferDraw, Regroup
from game.stratego.options import Options
from tests.house.games import TABLES
from tests.rules.stratego_play import A, B, act, any_move, begun, offers, play, table
from tests.stratego_table import setup
from tests.unpacking import unpack

KEEP = Options(keep_attacking=True)
PLAYERS = (Player("Ann", 0), Player("Bob", 1))


def one_has_laid() -> Any:
    state = setup()
    state.play(state.moves(B)[5])
    return state


def after_a_scout_look() -> Any:
    state = table("2 4 - - -", "3 B 4 7 F", red_hand="F 8 9", blue_deck="5 6 10")
    act(state, "scout-look 1 2 5")
    return state


def after_a_spy_look() -> Any:
    state = table("1 4 - - -", "3 B 4 7 F", red_hand="F 8 9", blue_hand="5 6", blue_deck="10")
    act(state, "spy-look")
    return state


def filling() -> Any:
    state = table("2 - 4 4 6", "9 4 5 - -", red_hand="F 3 8", blue_hand="3", blue_deck="7 8")
    act(state, "attack 1 1")
    return state


def chain() -> Any:
    state = table("9 3 4 - -", "6 B 5 4 8", options=KEEP, red_hand="F 7", blue_hand="F 7")
    act(state, "attack 1 1", "attack 2 2")
    return state


def regrouping() -> Any:
    state = table("F B 4 7 4", "3 4 - - F", red_hand="2 2 5", red_deck="3 3 6 6 9 10")
    act(state, "regroup")
    return state


def saved_by_regroup() -> Any:
    state = table("6 9 - - -", "B F 4 - -", blue_hand="5 7", options=Options(regroup_saves=True))
    act(state, "attack 1 3")
    return state


def draw_offered() -> Any:
    state = table("9 4 2 - -", "3 F 4 2 -")
    act(state, "offer-draw")
    return state


def draw_refused() -> Any:
    state = draw_offered()
    act(state, "refuse-draw")
    return state


def between_games() -> Any:
    state = begun(3, wins=2)
    play(state, f"{state.mover} give-up", "1 go-on")
    return state


def over() -> Any:
    state = table("9 4 2 - -", "3 F 4 2 -")
    act(state, "attack 1 2")
    return state


MOMENTS: list[tuple[Callable[[], Any], str]] = [
    (setup, "setup"), (one_has_laid, "setup"), (after_a_scout_look, "fill"),
    (after_a_spy_look, "fill"), (filling, "fill"), (chain, "again"), (regrouping, "layout"),
    (saved_by_regroup, "action"), (draw_offered, "draw"), (draw_refused, "action"),
    (between_games, "ended"), (over, "over"),
]  # fmt: skip


def through_json(value: Any) -> Any:
    return unpack(json.loads(json.dumps(pack(value))), TABLES["stratego"].types)


@pytest.mark.parametrize(("make", "phase"), MOMENTS, ids=[one.__name__ for one, _ in MOMENTS])
def test_a_saved_state_goes_on_as_if_nothing_had_been(make: Callable[[], Any], phase: str) -> None:
    state = make()
    assert state.phase == phase
    restored = through_json(state)
    assert restored == state
    assert type(restored) is type(state)
    assert restored.to_act() == state.to_act()
    for seat in (A, B):
        assert offers(restored, seat) == offers(state, seat)
    for looker in (A, B, None):
        assert restored.view(looker) == state.view(looker)
    one, other = Chance(5), Chance(5)
    while state.outcome is None:
        assert any_move(state, one) == any_move(restored, other)
        assert restored == state


def test_who_looked_can_be_shown_it_again_after_a_resume() -> None:
    for make, kind in ((after_a_scout_look, SlotsSeen), (after_a_spy_look, HandSeen)):
        state = through_json(make())
        (last,) = [event for event in state.view(A).history if isinstance(event, kind)]
        assert min(last.ranks) >= 0
        (hidden,) = [event for event in state.view(B).history if isinstance(event, kind)]
        assert set(hidden.ranks) == {-1}


def any_move_or_offer(state: Any, chance: Chance) -> Any:
    """Now and then a draw is offered, and a Flag in the line often regroups."""
    if state.phase == "action":
        for move in (OfferDraw(state.mover), Regroup(state.mover)):
            if chance.below(4) == 0 and state.check(move) is None:
                return move
    return chance.choice(state.moves(chance.choice(state.to_act())))


@pytest.mark.parametrize("phase", ["setup", "action", "fill", "again", "layout", "draw", "ended"])
def test_a_match_is_taken_up_again_from_its_record(phase: str) -> None:
    """Stopped at the second such moment, the record leads to the same position."""
    options = Options(keep_attacking=True, wins=3, memory="seen")
    match = Match.new(GAME, options, PLAYERS, 11)
    chance = Chance(11)
    moments = 0
    while moments < 2:
        match.play(any_move_or_offer(match.state, chance))
        moments += match.state.phase == phase
    again = Match.resume(match.record())
    assert again.state == match.state
    assert again.state.phase == phase
