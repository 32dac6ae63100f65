"""How long an expert thinks, in CPU seconds, beside a random move of python-chess.

Of all choices that are looked at 95 in 100 take no longer. The same for the lamp, its first answer
and its settled one; and what the review of 200 decisions takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from game.bots.pairs import make_bot
from game.bots.search import finish
from game.bots.worker import Consultation
from game.registry import kit, load
from tests.bench.figures import Figure
from tests.bench.yardsticks import chess_move, cpu_seconds
from tests.house.games import TABLES

CHOICES = 24
LONGEST_S = 0.5
FIRST_S, SETTLED_S, REVIEW_S, REVIEWED = 0.1, 0.4, 90.0, 200
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


def choices(game_id: str, seats: int, seed: int, options: dict[str, Any], step: int) -> list[float]:
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


def one_advice(task: Consultation) -> int:
    """Let the expert advise once."""
    finish(task.think())
    return 1


def by_lamp(game_id: str, seats: int, budget: int) -> list[float]:
    """CPU seconds of advice in a match of bots that slip, shortest first."""
    game, own = load(game_id), kit(game_id).choices
    assert own is not None
    state, took = game.deal(seats, game.Options(), 3), list[float]()
    while len(took) < CHOICES and state.outcome is None:
        seat = state.to_act()[0]
        moves, view = state.moves(seat), state.view(seat)
        if own.expert.decides(moves):
            task = Consultation(game_id, view, moves, budget)
            took.append(cpu_seconds(partial(one_advice, task)))
        state.play(make_bot(game_id, "easy", seat, len(took)).choose(view, moves, 0))
    return sorted(took)


def figures_of_the_lamp() -> Iterator[Figure]:
    """What it takes to ask the expert, in every game of choices."""
    for game_id, seats in (("nyet", 4), ("stratego", 2), ("jetriko", 4), ("frantic", 4)):
        own = kit(game_id).choices
        assert own is not None
        for what, budget, aim in (
            ("first answer", own.expert.quick, FIRST_S), ("settled", own.expert.full, SETTLED_S),
        ):  # fmt: skip
            took = by_lamp(game_id, seats, budget)
            at_95 = took[int(len(took) * 0.95)]
            yield Figure(f"lamp, {game_id}, {what}", at_95, "CPU s", aim,
                         ratio=at_95 / chess_move(), yardstick="a move of chess")  # fmt: skip
        each = sum(took) / len(took)
        yield Figure(f"review, {game_id}, {REVIEWED} decisions", REVIEWED * each, "CPU s", REVIEW_S,
                     ratio=each / chess_move(), yardstick="a move of chess")  # fmt: skip


def figures(quick: bool) -> Iterator[Figure]:
    """The same choices, quick or not: another few would be another figure."""
    for name, (game_id, seats, seed, options, step) in GAMES.items():
        took = choices(game_id, seats, seed, options, step)
        at_95 = took[int(len(took) * 0.95)]
        yield Figure(
            f"expert, {name}", at_95, f"CPU s (of {len(took)})", LONGEST_S,
            ratio=at_95 / chess_move(), yardstick="a move of chess",
        )  # fmt: skip
    yield from figures_of_the_lamp()
