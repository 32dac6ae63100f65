"""Stratego Cards, 2,000 random games: what holds after every single move."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from game.cards import CardsMoved, Shuffled, Zone
from game.chance import Chance
from game.codec import pack
from game.match import Match, Player
from game.rules import Illegal
from game.stratego import GAME
from game.stratego.cards import GAP, army
from game.stratego.events import Attacked
from game.stratego.options import Options
from tests.house.games import TABLES
from tests.rules.stratego_play import A, B, begun
from tests.unpacking import unpack

GAMES = 2_000
BATCHES = 20
PLAYERS = (Player("Ann", 0), Player("Bob", 1))
MOST_MOVES = 2_000
VARIANTS: list[dict[str, Any]] = [
    {"keep_attacking": keep, "army": kind, "powers": powers, "regroup_saves": saves,
     "draw_count": count}
    for keep, kind, powers, saves, count in product(
        (False, True), "AB", ("all", "no-regroup", "none"), (False, True), (20, 40)
    )
]  # fmt: skip


def check_cards(state: Any, armies: list[list[int]]) -> None:
    """Every card is in one place, and every place has as many as the rules allow."""
    for seat in (A, B):
        line = state.lines[seat]
        there = [card for card in line if card != GAP]
        there += state.hands[seat] + state.decks[seat] + state.casualties[seat]
        assert sorted(there) == armies[seat]
        assert len(line) == 5
        assert len(state.hands[seat]) <= (8 if state.phase == "layout" else 3)


def check_game(seed: int) -> str:
    """Play one game by chance and look at it after every move; how it ended."""
    options = VARIANTS[seed % len(VARIANTS)]
    state = begun(seed, **options)
    chance = Chance(seed * 7 + 1)
    armies = [sorted(army(state.colour_of(seat), state.options.army)) for seat in (A, B)]
    attacks = 0
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            break
        (seat,) = state.to_act()
        assert seat == state.mover == (state.red + state.turn - 1) % 2
        move = chance.choice(state.moves(seat))
        out = sum(map(len, state.casualties))
        for event in state.play(move):
            if isinstance(event, Attacked):
                attacks += 1
                fell = event.attacker_fell + event.defender_fell
                assert fell or state.outcome is not None
                out += fell
        assert sum(map(len, state.casualties)) == out
        check_cards(state, armies)
    assert state.outcome is not None
    assert state.to_act() == ()
    assert attacks <= 45  # STR-36
    return str(state.outcome.reason)


@pytest.mark.sample(2)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_str_36_and_str_51_random_games_keep_all_cards_and_end(batch: int) -> None:
    ends = {check_game(seed) for seed in range(batch, GAMES, BATCHES)}
    assert {"flag", "immovable"} <= ends <= {"flag", "immovable", "no-attacks"}


# Sampled: copies, JSON, undo and redo


TYPES = (*TABLES["stratego"].types, CardsMoved, Shuffled, Zone)


def through_json(value: Any) -> Any:
    return unpack(json.loads(json.dumps(pack(value))), TYPES)


@pytest.mark.parametrize("seed", range(24))
def test_states_views_and_events_survive_json_and_copies_stand_alone(seed: int) -> None:
    options = VARIANTS[seed * 2 % len(VARIANTS)] | {"memory": "seen" if seed % 2 else "off"}
    state = GAME.deal(2, Options(**options), seed)
    chance = Chance(seed)
    for number in range(200):
        if state.outcome is not None:
            break
        seat = chance.choice(state.to_act())
        move = chance.choice(state.moves(seat))
        if number % 5 == 0:
            restored, copy, before = through_json(state), state.copy(), pack(state)
            assert restored == state
            events = copy.play(move)
            assert pack(state) == before
            assert restored.play(move) == events
            assert restored == copy
            for looker in (A, B, None):
                assert through_json(state.view(looker)) == state.view(looker)
                for event in events:
                    assert through_json(event.seen_by(looker)) == event.seen_by(looker)
        state.play(move)


@pytest.mark.parametrize("seed", range(8))
def test_undo_and_redo_give_the_same_position_back(seed: int) -> None:
    options = Options(**VARIANTS[seed * 5 % len(VARIANTS)])
    match = Match.new(GAME, options, PLAYERS, seed)
    chance = Chance(seed)
    taken_back = settled = 0
    while match.state.outcome is None:
        before = match.state.copy()
        seat = chance.choice(match.state.to_act())
        match.play(chance.choice(match.state.moves(seat)))
        after = match.state.copy()
        if match.check_undo() is not None:
            settled += 1
            with pytest.raises(Illegal):
                match.undo()
            continue
        taken_back += 1
        match.undo()
        assert match.state == before
        match.redo()
        assert match.state == after
    assert taken_back
    assert settled


def test_no_undo_past_an_attack_or_a_look() -> None:
    for seed in range(30):
        match = Match.new(GAME, Options(), PLAYERS, seed)
        chance = Chance(seed)
        while match.state.outcome is None:
            seat = chance.choice(match.state.to_act())
            move = chance.choice(match.state.moves(seat))
            match.play(move)
            if str(move).split()[1] in ("attack", "spy-look", "scout-look", "regroup"):
                assert match.check_undo() is not None


def test_equal_seeds_and_moves_give_equal_games() -> None:
    for seed in range(10):
        one, other = begun(seed), begun(seed)
        chance = Chance(seed)
        while one.outcome is None:
            (seat,) = one.to_act()
            move = chance.choice(one.moves(seat))
            assert one.play(move) == other.play(move)
            assert one == other
