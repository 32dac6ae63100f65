"""Questions out of a match that nobody plays: how long a bot takes here is known before it counts.

They are the same at every table of a game, so that the time they take tells nothing of a hand.
"""

from __future__ import annotations

from typing import Any

from game.bots.worker import Question, seed_from
from game.chance import Chance
from game.rules import Game

SEED, MOVES, KINDS = 1, 60, 3


def rehearsal(game: Game, seats: int, options: Any, level: str) -> list[Question]:
    """One question of each of the last few kinds that came up, none with a single answer."""
    state, chance = game.deal(seats, options, SEED), Chance(SEED)
    found: dict[type, Question] = {}
    for _ in range(MOVES):
        if state.outcome is not None:
            break
        seat = state.to_act()[0]
        moves = tuple(state.moves(seat))
        if len(moves) > 1 and type(moves[0]) not in found:
            view = state.view(seat)
            asked = Question(game.id, level, seat, seed_from(view), view, moves)
            found[type(moves[0])] = asked
        state.play(chance.choice(moves))
    return list(found.values())[-KINDS:]
