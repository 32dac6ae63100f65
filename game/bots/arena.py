"""The arena: two levels of a game's bots play each other on equal deals until chance evens out.

    python -m game.bots.arena nyet --a expert --b normal --games 400 --seats 4

A pair is one deal played twice: level A on every other seat and B between, then the other way
round. So the luck of the cards falls on both. Printed are the points per seat and deal by which
A leads, and the share of pairs A wins (a drawn pair counts half), with 95 % intervals. Pairs go
to all cores; `--backend` takes any of joblib's, those of a cluster too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any

from game.bots.random_bot import RandomBot
from game.chance import Chance
from game.registry import load

RANDOM = "random"
Z = 1.96


@dataclass(frozen=True, slots=True)
class Trial:
    """What is to be compared."""

    game_id: str
    a: str
    b: str
    seats: int
    stage: str
    first_seed: int = 1


@dataclass(frozen=True, slots=True)
class Pair:
    """What came of one pair: A's lead per seat and deal; CPU seconds of A's choices."""

    lead: float
    thinking: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The mean lead and A's share of pairs, each with its interval; CPU s of A's choices."""

    pairs: int
    lead: float
    lead_within: float
    share: float
    share_low: float
    share_high: float
    mean_s: float
    p95_s: float
    most_s: float

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs: {self.lead:+.2f} +- {self.lead_within:.2f} points a deal, "
            f"{self.share:.1%} of pairs [{self.share_low:.1%}, {self.share_high:.1%}]; "
            f"CPU s a choice: mean {self.mean_s:.3f}, p95 {self.p95_s:.3f}, max {self.most_s:.3f}"
        )


def make_bot(game_id: str, level: str, seat: int, seed: int) -> Any:
    """A bot of a level, or one that plays at random."""
    if level == RANDOM:
        return RandomBot(Chance(seed))
    return import_module(f"game.{game_id}.bot").make_bot(level, seat, seed)


def play_pair(trial: Trial, number: int) -> Pair:
    """Play one deal twice, the sides exchanged."""
    leads, thinking = [], list[float]()
    for turn in (0, 1):
        sides = [(seat + turn) % 2 for seat in range(trial.seats)]
        points = play_deal(trial, sides, trial.first_seed + number, thinking)
        leads.append(lead_of(points, sides))
    return Pair(sum(leads) / 2, tuple(thinking))


def play_deal(
    trial: Trial, sides: Sequence[int], seed: int, thinking: list[float]
) -> tuple[int, ...]:
    """Play one deal; the points by seat. Notes how long side 0 thought."""
    stage = import_module(f"game.{trial.game_id}.trial").STAGES[trial.stage]
    state = stage.start(trial.seats, sides, seed)
    levels = (trial.a, trial.b)
    bots = [
        make_bot(trial.game_id, levels[side], seat, seed * 97 + seat)
        for seat, side in enumerate(sides)
    ]
    while not stage.over(state):
        seat = state.to_act()[0]
        moves, view = state.moves(seat), state.view(seat)
        before = time.process_time()
        move = bots[seat].choose(view, moves, 0)
        if sides[seat] == 0 and len(moves) > 1:
            thinking.append(time.process_time() - before)
        state.play(move)
    return tuple(stage.points(state))


def lead_of(points: Sequence[int], sides: Sequence[int]) -> float:
    """By how much the mean of side 0 is above that of side 1."""
    means = []
    for side in (0, 1):
        own = [got for got, on in zip(points, sides, strict=True) if on == side]
        means.append(sum(own) / len(own))
    return means[0] - means[1]


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    within = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count**2)) / (1 + Z * Z / count)
    return middle - within, middle + within


def verdict(pairs: Sequence[Pair]) -> Verdict:
    """What all pairs together say."""
    count = len(pairs)
    leads = [pair.lead for pair in pairs]
    mean = sum(leads) / count
    spread = sum((lead - mean) ** 2 for lead in leads) / max(count - 1, 1)
    share = sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads) / count
    times = sorted(t for pair in pairs for t in pair.thinking) or [0.0]
    return Verdict(
        count, mean, Z * sqrt(spread / count), share, *wilson(share, count),
        sum(times) / len(times), times[int(len(times) * 0.95)], times[-1],
    )  # fmt: skip


def compare(trial: Trial, pairs: int, jobs: int = -1, backend: str = "loky") -> Verdict:
    """Play so many pairs on so many cores (-1: all)."""
    from joblib import Parallel, delayed, parallel_config

    with parallel_config(backend=backend, n_jobs=jobs):
        played = Parallel()(delayed(play_pair)(trial, number) for number in range(pairs))
    return verdict(played)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m game.bots.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--a", default="expert")
    parser.add_argument("--b", default="normal")
    parser.add_argument("--games", type=int, default=400, help="deals; two make a pair")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--stage", default="round", help="where a deal begins and ends")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--backend", default="loky")
    wish = parser.parse_args()
    game = load(wish.game)
    seats = min(max(wish.seats, game.fewest_seats), game.most_seats)
    trial = Trial(wish.game, wish.a, wish.b, seats, wish.stage, wish.seed)
    found = compare(trial, max(wish.games // 2, 1), wish.jobs, wish.backend)
    print(f"{wish.game}, {seats} seats, {wish.stage}: {wish.a} against {wish.b}")
    print(found)


if __name__ == "__main__":
    main()
