"""Where the expert may be wrong: positions in which many continuations speak against its choice.

    python -m tests.bots.doubts nyet --positions 100 --continuations 5000 --seed 1

Experts play; in positions with a choice, every so many, all moves are weighed by so many
continuations each as the lamp weighs them. Printed is what is more than three standard errors
better than the expert's move, and at the end how many positions that were. What is judged at a
glance, in no continuation, is passed over.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.pairs import make_bot
from game.bots.search import finish
from game.bots.weighing import Gap, Weighing
from game.registry import choices, load

LEVEL = "expert"
ERRORS = 3.0
# Of a match so many choices lie between two that are looked at.
EVERY = 7


@dataclass(frozen=True, slots=True)
class Position:
    """A choice in a match: its number among all choices, who is asked, what the expert does."""

    seed: int
    number: int
    seat: int
    view: Any
    moves: Sequence[Any]
    move: Any


def positions(game_id: str, seats: int, seed: int) -> Iterator[Position]:
    """Choices of experts, match after match."""
    expert = choices(game_id).expert
    while True:
        game = load(game_id)
        state: Any = game.deal(seats, game.Options(), seed)
        bots = [make_bot(game_id, LEVEL, seat, seed * 97 + seat) for seat in range(seats)]
        number = 0
        while state.outcome is None:
            seat = state.to_act()[0]
            view, moves = state.view(seat), state.moves(seat)
            move = bots[seat].choose(view, moves, 0)
            if expert.decides(moves):
                number += 1
                if number % EVERY == seed % EVERY:
                    yield Position(seed, number, seat, view, moves, move)
            state.play(move)
        seed += 1


def weighed(game_id: str, at: Position, continuations: int) -> Weighing[Any]:
    """All moves of a position, weighed by so many continuations each."""
    budget = continuations * len(at.moves)
    expert = choices(game_id).expert
    return finish(expert.weigh(at.view, at.moves, at.seed + 1, budget, at.move))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.doubts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--continuations", type=int, default=5000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    game = load(wish.game)
    seats = min(max(wish.seats, game.fewest_seats), game.most_seats)
    looked_at, wrong, lost = 0, 0, 0.0
    for at in positions(wish.game, seats, wish.seed):
        found = weighed(wish.game, at, wish.continuations)
        if not found.sure:
            continue
        looked_at += 1
        # A move that is none of those weighed is as good as one that is.
        gap = found.gap(found.moves.index(at.move)) if at.move in found.moves else Gap(0.0, 0.0)
        if gap.behind > ERRORS * gap.error:
            wrong, lost = wrong + 1, lost + gap.behind
            print(
                f"seed {at.seed} choice {at.number} seat {at.seat}: {at.move} is "
                f"{gap.behind:.4f} +- {gap.error:.4f} behind {found.moves[found.best]}",
                flush=True,
            )
        if looked_at == wish.positions:
            break
    mean = lost / max(wrong, 1)
    print(f"{wish.game}: {wrong} of {looked_at} choices are doubtful, by {mean:.4f} on average")


if __name__ == "__main__":
    main()
