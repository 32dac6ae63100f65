"""The arena: two levels of a game's bots play each other on equal deals until chance evens out.

    python -m game.bots.arena nyet --a expert --b normal --games 400 --seats 4

A pair is one deal played twice: level A on every other seat and B between, then the other way
round. So the luck of the cards falls on both. Printed are the points per seat and deal by which
A leads, and the share of pairs A wins (a drawn pair counts half), with 95 % intervals. Pairs go
to all cores; `--backend` takes any of joblib's, those of a cluster too.

With `--alone` there is one A among many B, and every deal is played with A on each seat in turn.
Printed are the share of deals A wins, by most points (those who have equally many share it), and
the mean points of A and of the others. Besides levels, `package.module:maker` is a bot:
`maker(seat, seed)`.
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
from game.registry import choices, load

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
    alone: bool = False

    def sides(self) -> list[list[int]]:
        """By game of one deal and by seat: 0 where A plays, 1 where B does."""
        seats = range(self.seats)
        if self.alone:
            return [[int(seat != own) for seat in seats] for own in seats]
        return [[(seat + turn) % 2 for seat in seats] for turn in (0, 1)]


@dataclass(frozen=True, slots=True)
class Pair:
    """What came of one pair, or of one deal with A alone on each seat.

    A's lead per seat and deal; CPU seconds of A's choices; A's points per seat and deal; A's
    share of the wins.
    """

    lead: float
    thinking: tuple[float, ...]
    points: float = 0.0
    won: float = 0.0


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
    """A bot of a level, one that plays at random, or `package.module:maker`."""
    if level == RANDOM:
        return RandomBot(Chance(seed))
    if ":" in level:
        module, maker = level.split(":")
        return getattr(import_module(module), maker)(seat, seed)
    return choices(game_id).make_bot(level, seat, seed)


def play_pair(trial: Trial, number: int) -> Pair:
    """Play one deal as often as the trial has sides."""
    leads, got, won, thinking = [], [], [], list[float]()
    every = trial.sides()
    for sides in every:
        points = play_deal(trial, sides, trial.first_seed + number, thinking)
        leads.append(lead_of(points, sides))
        own = [mine for mine, side in zip(points, sides, strict=True) if side == 0]
        got.append(sum(own) / len(own))
        won.append(own.count(max(points)) / points.count(max(points)))
    played = len(every)
    return Pair(sum(leads) / played, tuple(thinking), sum(got) / played, sum(won) / played)


def play_deal(
    trial: Trial, sides: Sequence[int], seed: int, thinking: list[float]
) -> tuple[float, ...]:
    """Play one deal; the points by seat. Notes how long side 0 thought."""
    stage = choices(trial.game_id).stages[trial.stage]
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


def lead_of(points: Sequence[float], sides: Sequence[int]) -> float:
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


def alone_verdict(trial: Trial, pairs: Sequence[Pair]) -> str:
    """How many deals A wins alone among the others, and how many an equal would."""
    count = len(pairs) * trial.seats
    share = sum(pair.won for pair in pairs) / len(pairs)
    points = sum(pair.points for pair in pairs) / len(pairs)
    low, high = wilson(share, count)
    times = verdict(pairs)
    return (
        f"{count} deals: {share:.1%} won [{low:.1%}, {high:.1%}], even is {1 / trial.seats:.1%}; "
        f"points a deal {points:.2f}, the others' {points - times.lead:.2f}, "
        f"apart {times.lead:+.2f} +- {times.lead_within:.2f}; "
        f"CPU s a choice: mean {times.mean_s:.3f}, p95 {times.p95_s:.3f}, max {times.most_s:.3f}"
    )


def play_pairs(trial: Trial, pairs: int, jobs: int = -1, backend: str = "loky") -> list[Pair]:
    """Play so many pairs on so many cores (-1: all)."""
    from joblib import Parallel, delayed, parallel_config

    with parallel_config(backend=backend, n_jobs=jobs):
        return list(Parallel()(delayed(play_pair)(trial, number) for number in range(pairs)))


def compare(trial: Trial, pairs: int, jobs: int = -1, backend: str = "loky") -> Verdict:
    """What so many pairs say."""
    return verdict(play_pairs(trial, pairs, jobs, backend))


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
    parser.add_argument("--alone", action="store_true", help="one A among many B")
    wish = parser.parse_args()
    game = load(wish.game)
    seats = min(max(wish.seats, game.fewest_seats), game.most_seats)
    trial = Trial(wish.game, wish.a, wish.b, seats, wish.stage, wish.seed, wish.alone)
    pairs = max(wish.games // len(trial.sides()), 1)
    played = play_pairs(trial, pairs, wish.jobs, wish.backend)
    how = "alone among" if wish.alone else "against"
    print(f"{wish.game}, {seats} seats, {wish.stage}: {wish.a} {how} {wish.b}")
    print(alone_verdict(trial, played) if wish.alone else verdict(played))


if __name__ == "__main__":
    main()
