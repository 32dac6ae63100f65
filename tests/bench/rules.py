"""Random moves by the rules, beside python-chess; copies of states; the kernel of NYET!'s bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from game.chance import Chance
from game.nyet.kernel import Play, codes
from game.nyet.policy import SHARP_STYLE, pick
from game.registry import load
from tests.bench.figures import Figure
from tests.bench.yardsticks import chess_move, quietest, times_chess
from tests.house.games import TABLES
from tests.nyet_table import position

ROUNDS, QUICK_ROUNDS = 6, 2
COPIES = 2000

Work: TypeAlias = Callable[[int], int]


def totem_moves(seed: int) -> int:
    """Random games of four hands: list the moves, choose, check and play. Says how many."""
    table = replace(TABLES["totem"], apt=lambda _state: [])
    state: Any = table.game.deal(4, table.game.Options(), seed)
    chance = Chance(seed)
    moves = 0
    while moves < 4000 and state.outcome is None:
        state.play(table.pick(state, chance))
        moves += 1
    return moves


def moves_of(game_id: str, seats: int, games: int, options: dict[str, Any], seed: int) -> int:
    """The same for a game of turns, in so many games: about as long as one of chess."""
    game = load(game_id)
    chosen = replace(game.Options(), **options)
    chance = random.Random(seed)
    moves = 0
    for number in range(games):
        state: Any = game.deal(seats, chosen, seed * games + number)
        while state.outcome is None:
            acting = state.to_act()
            seat = acting[0] if len(acting) == 1 else chance.choice(acting)
            state.play(chance.choice(state.moves(seat)))
            moves += 1
    return moves


# What a random move is made by, and how many of them a move of chess should take at least.
MOVES: dict[str, tuple[Work, float]] = {
    "totem, four hands": (totem_moves, 5.0),
    "nyet, four seats": (partial(moves_of, "nyet", 4, 3, {}), 8.0),
    "stratego": (partial(moves_of, "stratego", 2, 40, {}), 6.0),
    "jetriko, four seats": (partial(moves_of, "jetriko", 4, 50, {}), 9.0),
    "frantic, four seats, chaos": (partial(moves_of, "frantic", 4, 5, {"preset": "chaos"}), 4.5),
    "frantic, eight seats, all": (
        partial(moves_of, "frantic", 8, 5, {"preset": "everything"}), 3.0,
    ),
}  # fmt: skip
# The seats of a full table, and what a copy in the middle of a game may take (us).
COPIED = {
    "totem": (10, 10.0), "nyet": (5, 12.0), "stratego": (2, 10.0), "jetriko": (6, 8.0),
    "frantic": (8, 12.0),
}  # fmt: skip
KERNEL_TIMES_RULES = 4.0


def middle(game_id: str, seats: int) -> Any:
    """A state from the middle of a random game."""
    states = [state for state, _move, _events in TABLES[game_id].walk(seats, 4)]
    return states[len(states) // 2]


def copies(state: Any, seed: int) -> int:
    for _ in range(COPIES):
        state.copy()
    return COPIES


def rounds_by_rules(seed: int) -> int:
    """The tricks of a round of NYET! by the rules; says how many cards were played."""
    state = position(seed=seed)
    chance = Chance(seed)
    while state.phase == "tricks":
        [seat] = state.to_act()
        state.play(chance.choice(state.moves(seat)))
    return 60


def rounds_by_kernel(seed: int) -> int:
    """The tricks of the same round by the kernel of its bots and their policy."""
    state = position(seed=seed)
    terms = state.law
    start = Play(terms, state.teams, [card for hand in state.hands for card in hand])
    start.deal(state.hands, codes(terms.trump, terms.supertrump))
    for _ in range(10):
        play = start.copy()
        while play.left:
            play.play(pick(play, SHARP_STYLE))
    return 600


def figures(quick: bool) -> Iterator[Figure]:
    rounds = QUICK_ROUNDS if quick else ROUNDS
    for name, (work, aim) in MOVES.items():
        took, times = times_chess(work, rounds)
        yield Figure(
            f"random moves, {name}", times, f"x ({took * 1e6:.1f} us)", aim, "more", times,
            "as many as in python-chess",
        )  # fmt: skip
    for game_id, (seats, aim) in COPIED.items():
        took = quietest(partial(copies, middle(game_id, seats)), rounds)
        yield Figure(
            f"copy of a full table, {game_id}", took * 1e6, "us", aim,
            ratio=took / chess_move(), yardstick="a move of chess",
        )  # fmt: skip
    times = quietest(rounds_by_rules, rounds) / quietest(rounds_by_kernel, rounds)
    yield Figure(
        "the kernel of the bots of nyet", times, "x", KERNEL_TIMES_RULES, "more",
        times, "as quick as the rules",
    )  # fmt: skip
