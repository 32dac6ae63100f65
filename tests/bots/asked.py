"""Choices that bots are asked for, match after match: what looks at bots begins here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from game.bots.pairs import make_bot
from game.registry import load


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice of a seat in the match of a seed, and what its bot does; the table goes on after.

    `number` counts the choices of the match.
    """

    seed: int
    number: int
    state: Any
    seat: int
    moves: Sequence[Any]
    move: Any


def asked(game_id: str, level: str, seats: Sequence[int], seed: int) -> Iterator[Asked]:
    """Every choice of matches among bots of a level, with ever other numbers of seats."""
    game = load(game_id)
    for match in count(seed):
        at_table = seats[match % len(seats)]
        state: Any = game.deal(at_table, game.Options(), match)
        bots = [make_bot(game_id, level, seat, match * 97 + seat) for seat in range(at_table)]
        number = 0
        while state.outcome is None:
            seat = state.to_act()[0]
            moves = state.moves(seat)
            move = bots[seat].choose(state.view(seat), moves, 0)
            if len(moves) > 1:
                number += 1
                yield Asked(match, number, state, seat, moves, move)
            state.play(move)
