"""Frantic: a match is its record. Games in which every event happened replay move by move."""

from __future__ import annotations

from typing import Any

from game.cards import Event
from game.chance import Chance
from game.frantic import GAME
from game.frantic.cards import EVENTS
from game.frantic.events import EventTurned
from game.frantic.options import Options
from game.match import Match
from game.record import Player
from tests.rules.frantic_play import found

SMALL: dict[str, Any] = {"length": "own", "limit": 60}


def random_match(seats: int, seed: int) -> tuple[Match, list[list[Event]], list[Any]]:
    """A match played to its end; what happened at each move, and now and then the state."""
    options = Options(preset="everything", powers="2", **SMALL)
    players = [Player(f"P{seat}", seat) for seat in range(seats)]
    match, chance = Match.new(GAME, options, players, seed), Chance(seed)
    happened, states = list[list[Event]](), list[Any]()
    while match.state.outcome is None:
        seat = chance.choice(match.state.to_act())
        happened.append(match.play(chance.choice(match.state.moves(seat))))
        states.append(match.state.copy())
    return match, happened, states


def test_fra_28_fra_146_games_with_every_event_replay_identically() -> None:
    seen: set[str] = set()
    for seed in range(40):
        match, happened, states = random_match(2 + seed % 7, seed)
        seen |= {event.event for events in happened for event in found(events, EventTurned)}
        record = match.record()
        again = GAME.deal(len(record.players), record.options, record.seed)
        for text, events, state in zip(record.moves, happened, states, strict=True):
            assert again.play(GAME.parse_move(text)) == events
            assert again == state
        for seat in (*range(again.seats), None):
            assert again.view(seat) == match.state.view(seat)
        assert Match.resume(record).state == match.state
        if seen == set(EVENTS):
            return
    raise AssertionError(f"never happened: {sorted(set(EVENTS) - seen)}")
