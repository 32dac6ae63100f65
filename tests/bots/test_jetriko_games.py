"""Random matches of Jetriko with any options: each ends, and no card is ever lost.

python -m tests.bots.test_jetriko_games 100000        so many matches, and what they were like
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import chain, cycle, islice
from typing import Any

import pytest

from game.jetriko import GAME
from game.options import options_of
from game.rules import BadOptions

SEATS = (2, 3, 4, 5, 6)
# A match is a dozen rounds at most; a round of random moves is a few hundred moves.
MOST_MOVES = 40_000
SAMPLE = 20


def some_options(chance: random.Random, seats: int) -> Any:
    """Any values of all options."""
    values = {}
    for option in options_of(GAME.Options):
        low, high = option.lowest, option.highest
        allowed = option.values if low is None or high is None else range(low, high + 1)
        values[option.name] = chance.choice(allowed)
    options = GAME.Options(**values)
    try:
        GAME.deal(seats, options, 1)
    except BadOptions:
        return some_options(chance, seats)
    return options


def play_match(seed: int, seats: int) -> tuple[int, Counter[str]]:
    """Play a match at random; how many moves it took and what happened how often."""
    chance = random.Random(seed)
    options = some_options(chance, seats)
    state = GAME.deal(seats, options, seed)
    happened: Counter[str] = Counter()
    for moves in range(MOST_MOVES):
        if state.outcome is not None:
            return moves, happened
        seat = chance.choice(state.to_act())
        events = state.play(chance.choice(state.moves(seat)))
        happened.update(type(event).__name__ for event in events)
        lying = set(chain(state.draw, state.discard, *state.hands))
        count = len(state.draw) + len(state.discard) + sum(map(len, state.hands))
        assert count == len(lying) == len(state.deck), (seed, seats, moves)
    raise AssertionError(f"no end: seed {seed}, {seats} seats, {options}")


@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_with_any_options_end_and_lose_no_card(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(SAMPLE):
        happened += play_match(seed, seats)[1]
    rare = {"RoundWon", "AttackDivided", "TrapDropped", "Shuffled", "PassedOver", "BoundByBlank"}
    assert rare <= happened.keys()


def soak(count: int) -> None:
    """So many matches in one go."""
    happened: Counter[str] = Counter()
    moves, longest = 0, 0
    for seed, seats in enumerate(islice(cycle(SEATS), count)):
        took, events = play_match(seed, seats)
        happened += events
        moves, longest = moves + took, max(longest, took)
    rounds = happened["RoundWon"] + happened["RoundBlocked"]
    print(f"{count} matches, {rounds} rounds, {moves} moves, the longest {longest}")
    print("all ended, no card was lost")
    print(dict(happened.most_common()))


if __name__ == "__main__":
    soak(int(sys.argv[1]))
