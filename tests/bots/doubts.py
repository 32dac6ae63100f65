"""Where the expert may be wrong: positions in which many continuations speak against its choice.

    python -m tests.bots.doubts nyet --positions 100 --continuations 5000 --seed 1

Experts play; every so many choices, all moves are weighed as the lamp weighs them, which drops
what falls behind. Where another move leads, it is weighed against the expert's alone, with another
chance; and what is still ahead then has so many continuations, with yet another, for the last word.
Printed is what is more than three standard errors behind, and at the end how many positions that
were. What is judged at a glance, in no continuation, is passed over.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from game.bots.search import finish
from game.bots.weighing import Gap, Weighing, mean, mean_and_error
from game.registry import choices, load
from tests.bots.asked import Asked, asked

LEVEL = "expert"
ERRORS = 3.0
# The last look has so many times the continuations of a look before it: of the first all moves
# together, of the second each of two. A move that looks no more than so many errors better is not
# looked at again.
A_LOOK = 4
WORTH_A_LOOK = 0.5
# The last look begins so often anew: worlds drawn one from another are alike, beginnings are not.
PARTS = 20
# After so many positions it tells how far it is.
TELL_EVERY = 50


def weighed(
    game_id: str, at: Asked, moves: Sequence[Any], look: int, continuations: int
) -> Weighing[Any]:
    """Moves of a position, weighed by so many continuations, each look by other ones."""
    weigh = choices(game_id).expert.weigh
    seed = at.seed * 1009 + look
    return finish(weigh(at.state.view(at.seat), moves, seed, continuations, at.move))


def seems_best(game_id: str, at: Asked, continuations: int) -> Any | None:
    """What looks better than the expert's move at both looks, or that move; None: unsure."""
    moves = at.moves
    for look in (1, 2):
        found = weighed(game_id, at, moves, look, look * continuations // A_LOOK)
        if not found.sure:
            return None
        # A move that is none of those weighed is as good as one that is.
        if at.move not in found.moves:
            return at.move
        gap = found.gap(found.moves.index(at.move))
        if gap.behind <= WORTH_A_LOOK * gap.error:
            return at.move
        moves = [found.moves[found.best], at.move]
    return moves[0]


def behind(game_id: str, at: Asked, better: Any, continuations: int) -> Gap:
    """How far the expert's move is behind another one, which may be less than nothing.

    It is not behind what looks hopeless at a glance.
    """
    gaps = []
    for part in range(PARTS):
        found = weighed(game_id, at, [better, at.move], 3 + part, 2 * continuations // PARTS)
        if better not in found.moves:
            return Gap(0.0, 0.0)
        one, other = (found.followed[found.moves.index(move)] for move in (better, at.move))
        gaps.append(mean([a.worth - b.worth for a, b in zip(one, other, strict=False)]))
    return Gap(*mean_and_error(gaps))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.doubts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--continuations", type=int, default=5000)
    parser.add_argument("--every", type=int, default=7, help="of so many choices look at one")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    game, decides = load(wish.game), choices(wish.game).expert.decides
    seats = min(max(wish.seats, game.fewest_seats), game.most_seats)
    looked_at, wrong, lost = 0, 0, 0.0
    for at in asked(wish.game, LEVEL, [seats], wish.seed):
        if at.number % wish.every != at.seed % wish.every or not decides(at.moves):
            continue
        better = seems_best(wish.game, at, wish.continuations)
        if better is None:
            continue
        looked_at += 1
        if looked_at % TELL_EVERY == 0:
            print(f"{looked_at} looked at, {wrong} doubtful", file=sys.stderr, flush=True)
        if better != at.move:
            gap = behind(wish.game, at, better, wish.continuations)
            if gap.behind > ERRORS * gap.error:
                wrong, lost = wrong + 1, lost + gap.behind
                print(
                    f"seed {at.seed} choice {at.number} seat {at.seat}: {at.move} is "
                    f"{gap.behind:.4f} +- {gap.error:.4f} behind {better} (of {looked_at})",
                    flush=True,
                )
        if looked_at == wish.positions:
            break
    mean_lost = lost / max(wrong, 1)
    print(f"{wish.game}: {wrong} of {looked_at} choices are doubtful, by {mean_lost:.4f}")


if __name__ == "__main__":
    main()
