"""Jetriko: what holds at every moment of every game, at all tables and with all options."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import Event
from game.chance import Chance
from game.jetriko import GAME
from game.jetriko.cards import PLAYING, TRAPS, deck_for
from game.jetriko.events import RoundBlocked, RoundWon
from game.jetriko.options import Options
from game.match import Match, Player
from tests.rules.jetriko_play import again, all_cards, any_move, deal, found, sizes

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))
OPTIONS = [
    {},
    {"traps": "none", "hand": 3, "after_drawing": "drawn"},
    {"traps": "mild", "hand": 7, "backs": False, "skip_finish": "draws", "deflect": "matching"},
    {"length": "first-2", "skip_finish": "draws"},
    {"length": "first-3", "hand": 4, "first_dealer": 2, "timer": 15},
]
# The longest of these matches has far fewer decisions.
MOST_MOVES = 6000


def check_cards(state: Any) -> None:
    """Every card is somewhere, once, and no trap is in a hand (JET-6, JET-90)."""
    assert sorted(all_cards(state)) == list(deck_for(state.options.traps))
    assert all(card in PLAYING for hand in state.hands for card in hand)


def check_piles(state: Any) -> None:
    """JET-82, JET-85, JET-87: the draw pile is empty only if nothing could refill it."""
    if not state.draw:
        assert set(state.discard[:-1]) <= set(state.traps)
    assert set(state.traps) <= set(state.discard) & set(TRAPS)


def check_turn(state: Any) -> None:
    """JET-20, JET-51, JET-59, JET-111, JET-117: who acts, and why."""
    seats = len(state.hands)
    assert state.direction in (1, -1)
    assert state.brink == tuple(seat for seat in range(seats) if not state.hands[seat])
    assert 0 <= state.view(None).passes < seats
    if state.phase == "defence":
        attack = state.attack
        assert state.to_act() == (attack.victim,) == (state.turn,)
        assert attack.attacker != attack.victim
        assert attack.value >= 1
        assert state.hands[attack.victim]
    if state.phase in ("main", "drawn"):
        assert state.to_act() == (state.turn,)
        assert state.attack is None
        assert state.hands[state.turn], "an empty hand wins, is hit, or draws first"
    if state.phase in ("main", "defence", "direction"):
        assert not state.traps


def check_end(state: Any, events: list[Event]) -> None:
    """JET-105, JET-110, JET-117: who wins a round."""
    for won in found(events, RoundWon):
        assert not state.hands[won.seat]
        assert won.wins == state.wins
    for blocked in found(events, RoundBlocked):
        fewest = [seat for seat, size in enumerate(sizes(state)) if size == min(sizes(state))]
        assert blocked.winner == (fewest[0] if len(fewest) == 1 else -1)


@EVERY_TABLE
@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_random_games_keep_the_rules_and_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        state = deal(seats, seed, **options)
        chance = Chance(seed)
        for number in range(MOST_MOVES):
            if state.outcome is not None:
                break
            for seat in state.to_act():
                assert state.moves(seat)
            round_was = state.number
            wins = sum(state.wins)
            events = any_move(state, chance)
            check_cards(state)
            check_piles(state)
            if state.phase not in ("scores", "over"):
                check_turn(state)
            if state.number == round_was:
                check_end(state, events)
            assert sum(state.wins) - wins in (0, 1)
            if number % 40 == 0:
                assert state.copy() == again(state)
        assert state.outcome is not None
        assert state.to_act() == ()
        assert state.outcome.scores == state.wins


@EVERY_TABLE
def test_what_is_taken_back_was_never_played(seats: int) -> None:
    players = [Player(f"P{seat}", seat) for seat in range(seats)]
    match = Match.new(GAME, Options(), players, seats)
    chance = Chance(seats)
    taken_back = 0
    while match.state.outcome is None:
        before = again(match.state)
        seat = chance.choice(match.state.to_act())
        move = chance.choice(match.state.moves(seat))
        events = match.play(move)
        if match.check_undo() is None:
            taken_back += 1
            after = again(match.state)
            assert match.undo() == move
            assert match.state == before
            assert match.redo() == events
            assert match.state == after
        else:
            # Only where somebody learned something by it.
            assert any(event.shows_hidden() for event in events)
    assert taken_back


@EVERY_TABLE
def test_the_same_seed_and_moves_are_the_same_game(seats: int) -> None:
    one, two = deal(seats, 11), deal(seats, 11)
    chances = Chance(4), Chance(4)
    while one.outcome is None:
        assert any_move(one, chances[0]) == any_move(two, chances[1])
    assert one == two


def test_nobody_plays_for_long() -> None:
    """Random games end in a few hundred decisions, so that no chain of effects runs away."""
    lengths = []
    for seed in range(20):
        state = deal(2 + seed % 5, seed)
        chance = Chance(seed)
        count = 0
        while state.outcome is None:
            any_move(state, chance)
            count += 1
        lengths.append(count)
    assert max(lengths) < 2500
    assert min(lengths) >= 5
