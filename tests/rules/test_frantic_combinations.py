"""Frantic: every combination of modules, and every preset, is dealt and played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from game.cards import Event
from game.chance import Chance
from game.frantic import GAME
from game.frantic.cards import FACES, MODULES, deck_for, events_for
from game.frantic.events import CardPlayed, EventTurned, PowerActs, RulesTurned
from game.frantic.options import Options
from tests.rules.frantic_play import any_move
from tests.rules.frantic_soak import check_cards

SMALL: dict[str, Any] = {"length": "own", "limit": 20}


def whole_game(seats: int, options: Options, seed: int) -> tuple[Any, list[Event]]:
    """A random game to its end, all cards accounted for after every move; what happened."""
    state, chance, events = GAME.deal(seats, options, seed), Chance(seed), list[Event]()
    for _ in range(30_000):
        if state.outcome is not None:
            return state, events
        events += any_move(state, chance)
        check_cards(state)
    raise AssertionError("does not end")


def foreign(modules: tuple[str, ...], events: list[Event]) -> Iterator[object]:
    """What happened that belongs to a module which is not in play."""
    for event in events:
        match event:
            case CardPlayed() if FACES[event.card].module not in modules:
                yield event
            case EventTurned() if event.event not in events_for(modules):
                yield event
            case PowerActs() if "supercharge" not in modules:
                yield event
            case RulesTurned() if "pandora" not in modules:
                yield event


@pytest.mark.parametrize("count", range(len(MODULES)))
def test_fra_1_fra_4_every_combination_of_modules_is_played_to_its_end(count: int) -> None:
    for number, more in enumerate(combinations(MODULES[1:], count)):
        switches: dict[str, Any] = {module: module in more for module in MODULES[1:]}
        options = Options(preset="own", **switches, **SMALL)
        assert options.modules == ("base", *more)
        state, events = whole_game(2 + number % 7, options, number)
        assert not list(foreign(state.modules, events))
        assert state.modules == options.modules


@pytest.mark.parametrize("preset", ["first", "chaos", "supercharged", "pandemonium", "everything"])
def test_fra_3_every_preset_is_played_to_its_end(preset: str) -> None:
    for seats in (2, 4, 8):
        state, events = whole_game(seats, Options(preset=preset, **SMALL), seats)
        assert not list(foreign(state.modules, events))
        cards = [card for hand in state.hands for card in hand]
        assert set(cards) - set(deck_for(state.modules)) <= {len(FACES) - 1}
