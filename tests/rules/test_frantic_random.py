"""Frantic, whole random games: no card is lost, every game ends, states copy, save and undo."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.cards import CardsMoved
from game.chance import Chance
from game.codec import pack
from game.frantic import GAME
from game.frantic.cards import MODULES, POWERS, RULE_CARDS, deck_for, events_for
from game.frantic.options import Options
from tests.house.games import TABLES
from tests.rules.frantic_play import any_move, found
from tests.rules.frantic_soak import check_cards, random_options
from tests.unpacking import unpack

SMALL: dict[str, Any] = {"length": "own", "limit": 20}
GAMES = [(seats, seed) for seats in range(2, 9) for seed in (1, 2)]


def walk(state: Any, chance: Chance, most: int) -> Iterator[list[Any]]:
    """Random moves to the end; what happened at each."""
    for _ in range(most):
        if state.outcome is not None:
            return
        yield any_move(state, chance)
    raise AssertionError("does not end")


def check_other_cards(state: Any) -> None:
    """Every power card and every rule card is in exactly one place."""
    if "supercharge" in state.modules:
        names = [power.name for row in state.powers for power in row] + [*state.power_deck]
        assert sorted(names) == sorted((*POWERS, *POWERS))
    if "pandora" in state.modules:
        active = state.rules if state.new_rules is None else state.new_rules
        assert sorted((*active, *state.rule_deck)) == sorted(RULE_CARDS)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_fra_33_fra_141_all_cards_are_accounted_for_and_every_game_ends(
    seats: int, seed: int
) -> None:
    chance = Chance(seats * 100 + seed)
    options = replace(random_options(seats, chance), limit=20, length="own")
    state = GAME.deal(seats, options, seed)
    for _ in walk(state, chance, 30_000):
        check_cards(state)
        check_other_cards(state)
        if state.outcome is None:
            assert state.to_act()
            assert all(state.moves(seat) for seat in state.to_act())
    assert state.sheet
    assert tuple(deck_for(state.modules))


@pytest.mark.parametrize("module", MODULES)
def test_fra_1_fra_4_each_module_by_itself_plays_to_the_end(module: str) -> None:
    switches: dict[str, Any] = {name: name == module for name in MODULES[1:]}
    state = GAME.deal(3, Options(preset="own", **switches, **SMALL), 7)
    for _ in walk(state, Chance(7), 20_000):
        check_cards(state)
    assert sorted(events_for(state.modules)) == sorted(
        {*events_for(("base",)), *events_for((module,))}
    )


@pytest.mark.parametrize("scores", [True, False])
def test_fra_171_fra_174_the_outcome_fits_the_score_sheet(scores: bool) -> None:
    for seed in range(4):
        options = Options(preset="everything", scores=scores, **SMALL)
        state = GAME.deal(4, options, seed)
        for _ in walk(state, Chance(seed), 30_000):
            pass
        assert state.outcome is not None
        if scores:
            assert state.totals == state.sheet[-1].totals
            assert max(state.totals) > state.limit
            lowest = min(state.totals)
            assert state.outcome.winners == tuple(
                seat for seat, total in enumerate(state.totals) if total == lowest
            )
        else:
            assert len(state.sheet) == 1


@pytest.mark.parametrize("seed", range(5))
def test_fra_28_states_survive_json_and_go_on_alike(seed: int) -> None:
    types = TABLES["frantic"].types
    state = GAME.deal(2 + seed, Options(preset="everything", **SMALL), seed)
    chance = Chance(seed)
    for number, _ in enumerate(walk(state, chance, 30_000)):
        if number % 40 or state.outcome is not None:
            continue
        again = unpack(json.loads(json.dumps(pack(state))), types)
        assert again == state
        for seat in (*range(state.seats), None):
            assert again.view(seat) == state.view(seat)
        one, other = state.copy(), again
        first, second = Chance(number), Chance(number)
        for _ in range(6):
            if one.outcome is None:
                assert any_move(one, first) == any_move(other, second)
        assert one == other


@pytest.mark.parametrize("seed", range(3))
def test_fra_28_undoing_and_playing_again_gives_the_same(seed: int) -> None:
    chance = Chance(seed)
    state = GAME.deal(3 + seed, Options(preset="everything", **SMALL), seed)
    for _ in range(300):
        if state.outcome is not None:
            break
        before = state.copy()
        seat = chance.choice(state.to_act())
        move = chance.choice(state.moves(seat))
        events = state.play(move)
        again = before.copy()
        assert again.play(GAME.parse_move(str(move))) == events
        assert again == state


@pytest.mark.parametrize("seed", range(3))
def test_fra_420_the_events_of_a_seat_show_only_what_it_may_see(seed: int) -> None:
    state = GAME.deal(4, Options(preset="everything", **SMALL), seed)
    for events in walk(state, Chance(seed), 30_000):
        for event in found(events, CardsMoved):
            for seat in (0, 3, None):
                hidden = -1 in event.seen_by(seat).cards
                assert hidden is (
                    bool(event.cards) and not event.open and seat not in event.known_to
                )
