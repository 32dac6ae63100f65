"""How long an expert thinks, in CPU seconds, beside a random move of python-chess.

Of all choices that are looked at 95 in 100 take no longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from game.bots.arena import make_bot
from game.registry import load
from tests.bench.figures import Figure
from tests.bench.yardsticks import chess_move, cpu_seconds
from tests.house.games import TABLES

CHOICES = 24
LONGEST_S = 0.5
# Who sits where with which options, and which of their choices are looked at: every so many.
GAMES: dict[str, tuple[str, int, int, dict[str, Any], int]] = {
    "nyet, four seats": ("nyet", 4, 3, {}, 3),
    "stratego": ("stratego", 2, 3, {}, 1),
    "jetriko, four seats": ("jetriko", 4, 8, {}, 1),
    "frantic, eight seats, chaos": ("frantic", 8, 2, {"preset": "chaos"}, 12),
    "frantic, eight seats, all": ("frantic", 8, 2, {"preset": "everything"}, 12),
}


def one_choice(bot: Any, view: Any, moves: Any) -> int:
    """Let a bot choose once."""
    bot.choose(view, moves)
    return 1


def choices(
    game_id: str, seats: int, seed: int, options: dict[str, Any], step: int
) -> list[float]:
    """CPU seconds of choices in a random game, shortest first."""
    took: list[float] = []
    table = TABLES[game_id]
    for number, (state, move, _) in enumerate(
        table.walk(seats, seed, load(game_id).Options(**options))
    ):
        if len(took) == CHOICES:
            break
        if move is None or number % step:
            continue
        seat = state.to_act()[0]
        moves, view = state.moves(seat), state.view(seat)
        if len(moves) > 1:
            bot = make_bot(game_id, "expert", seat, 1)
            took.append(cpu_seconds(partial(one_choice, bot, view, moves)))
    return sorted(took)


def figures(quick: bool) -> Iterator[Figure]:
    """The same choices, quick or not: another few would be another figure."""
    for name, (game_id, seats, seed, options, step) in GAMES.items():
        took = choices(game_id, seats, seed, options, step)
        at_95 = took[int(len(took) * 0.95)]
        yield Figure(
            f"expert, {name}", at_95, f"CPU s (of {len(took)})", LONGEST_S,
            ratio=at_95 / chess_move(), yardstick="a move of chess",
        )  # fmt: skip
