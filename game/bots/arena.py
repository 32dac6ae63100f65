"""The arena: two levels of a game's bots play each other on equal deals until chance evens out.

    python -m game.bots.arena nyet --a expert --b normal --games 400 --seats 4

A pair is one deal played twice: level A on every other seat and B between, then the other way
round. So the luck of the cards falls on both. Printed are the points per seat and deal by which
A leads, and the share of pairs A wins (a drawn pair counts half), with 95 % intervals. Pairs go
to all cores, or with `--cluster tcp://HOST:PORT` to the workers of a Dask cluster.

With `--alone` there is one A among many B, and every deal is played with A on each seat in turn.
Printed are the share of deals A wins, by most points (those who have equally many share it), and
the mean points of A and of the others. A level may have a temper (`expert+bold`); besides levels,
`package.module:maker` is a bot: `maker(seat, seed)`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import TextIO, TypeAlias

from game.bots.cluster import NoCluster, joined, sent
from game.bots.pairs import RANDOM, Pair, Trial, play_pair, stages
from game.cast import Temper
from game.registry import load, open_games

OnTheWay: TypeAlias = Callable[[Iterable[Pair]], Iterable[Pair]]

Z = 1.96


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


def play_pairs(
    trial: Trial, pairs: int, jobs: int = -1, backend: str = "loky", on_the_way: OnTheWay = iter
) -> list[Pair]:
    """Play so many pairs on so many cores of this machine (-1: all)."""
    from joblib import parallel_config

    with parallel_config(backend=backend, n_jobs=jobs):
        return in_parallel((partial(play_pair, trial, at) for at in range(pairs)), on_the_way)


def play_on_cluster(
    address: str, trial: Trial, pairs: int, on_the_way: OnTheWay = iter
) -> list[Pair]:
    """Play so many pairs on the workers of a Dask scheduler. Raises NoCluster."""
    with joined(address, trial.packages()) as client:
        from joblib import parallel_config

        with parallel_config(backend="dask", client=client):
            work = (sent(partial(play_pair, trial, at)) for at in range(pairs))
            return in_parallel(work, on_the_way)


def in_parallel(work: Iterable[Callable[[], Pair]], on_the_way: OnTheWay) -> list[Pair]:
    """What comes of it, in order; `on_the_way` sees each as it comes."""
    from joblib import Parallel, delayed

    parallel = Parallel(return_as="generator", pre_dispatch="all")
    return list(on_the_way(parallel(delayed(one)() for one in work)))


def compare(trial: Trial, pairs: int, jobs: int = -1, backend: str = "loky") -> Verdict:
    """What so many pairs say."""
    return verdict(play_pairs(trial, pairs, jobs, backend))


def counted(of: int, out: TextIO, played: Iterable[Pair]) -> Iterator[Pair]:
    """The pairs as they come, counted: on a screen in one line, elsewhere at every tenth."""
    tenth = max(of // 10, 1)
    for count, pair in enumerate(played, 1):
        if out.isatty():
            print(f"\r{count} of {of} pairs", end="\n" if count == of else "", file=out, flush=True)
        elif count % tenth == 0 or count == of:
            print(f"{count} of {of} pairs", file=out, flush=True)
        yield pair


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m game.bots.arena", description=__doc__)
    parser.add_argument("game", choices=[one for one in open_games() if not load(one).timed])
    parser.add_argument("--a", default="expert")
    parser.add_argument("--b", default="normal")
    parser.add_argument("--games", type=int, default=400, help="deals; two make a pair")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--stage", help="where a deal begins and ends: the first the game has")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1, help="cores of this machine; -1: all")
    parser.add_argument("--cluster", metavar="tcp://HOST:PORT", help="a Dask scheduler")
    parser.add_argument("--alone", action="store_true", help="one A among many B")
    wish = parser.parse_args(arguments)
    game = load(wish.game)
    seats = min(max(wish.seats, game.fewest_seats), game.most_seats)
    there, levels = list(stages(wish.game)), (*game.levels, RANDOM)
    stage = wish.stage or there[0]
    if stage not in there:
        parser.error(f"{wish.game} has no stage {stage}, but {', '.join(there)}")
    tempers = [temper.value for temper in Temper]
    for bot in (wish.a, wish.b):
        level, plus, temper = bot.partition("+")
        if ":" not in bot and level not in levels:
            parser.error(f"{wish.game} has no level {level}, but {', '.join(levels)}")
        if plus and (level == RANDOM or temper not in tempers):
            parser.error(f"{level} has no temper {temper}; a level has {', '.join(tempers)}")
    trial = Trial(wish.game, wish.a, wish.b, seats, stage, wish.seed, wish.alone)
    pairs = max(wish.games // len(trial.sides()), 1)
    on_the_way = partial(counted, pairs, sys.stderr)
    if wish.cluster:
        try:
            played = play_on_cluster(wish.cluster, trial, pairs, on_the_way)
        except NoCluster as why:
            parser.exit(1, f"{why}\n")
    else:
        played = play_pairs(trial, pairs, wish.jobs, on_the_way=on_the_way)
    how = "alone among" if wish.alone else "against"
    print(f"{wish.game}, {seats} seats, {stage}: {wish.a} {how} {wish.b}")
    print(alone_verdict(trial, played) if wish.alone else verdict(played))


if __name__ == "__main__":
    main()
