"""Plays as many matches as one likes and says how to repeat what failed.

    python -m tests.played GAME --matches N --seed S [--painted] [--jobs J]

GAME is the id of a game, or "all". Match number n is played with seed S + n. Whoever ends it early
is told what was played until then.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Whoever ends the robot by a signal ends it: no window was closed.
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")

from game.registry import open_games
from tests.played.match import Job, Told, begin, play_job
from tests.rubbish import look_seldom

MOST_SHOWN = 3


def main(argv: list[str] | None = None) -> int:
    """Play, tell, and give 1 back if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.played", description=__doc__)
    parser.add_argument("game", choices=(*open_games(), "all"))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--painted", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(argv)
    games = open_games() if asked.game == "all" else (asked.game,)
    jobs = [(game, asked.seed + n, asked.painted) for n in range(asked.matches) for game in games]
    told: list[Told] = []
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        for one in _played(jobs, asked.jobs):
            told.append(one)
            if one.kind:
                _tell(one, sum(other.where == one.where for other in told))
    _close(games, told)
    return int(any(one.kind for one in told))


def _played(jobs: list[Job], processes: int) -> Iterator[Told]:
    """The matches as they end."""
    if processes == 1:
        look_seldom()
        yield from map(play_job, jobs)
        return
    # Unlike a `Pool`, it raises if the system ends one of its processes.
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=begin) as pool:
        yield from pool.map(play_job, jobs)


def _tell(one: Told, times: int) -> None:
    """A failure, in full the first few times."""
    print(f"\n{one.kind}: {one.where}\n  again: {one.again}")
    if times <= MOST_SHOWN:
        print(one.about)
    sys.stdout.flush()


def _close(games: Iterable[str], told: list[Told]) -> None:
    """A line for each game, and each kind of failure once."""
    print(f"\n{'game':10}{'matches':>9}{'moves':>10}{'signals':>10}{'failures':>10}{'CPU s':>9}"
          f"{'a match':>9}")  # fmt: skip
    for game in games:
        own = [one for one in told if one.game_id == game]
        moves, signals = sum(one.moves for one in own), sum(one.signals for one in own)
        failures, seconds = sum(bool(one.kind) for one in own), sum(one.seconds for one in own)
        print(f"{game:10}{len(own):>9}{moves:>10}{signals:>10}{failures:>10}{seconds:>9.1f}"
              f"{seconds / max(1, len(own)):>9.2f}")  # fmt: skip
    found = [one for one in told if one.kind]
    for where in dict.fromkeys(one.where for one in found):
        same = [one for one in found if one.where == where]
        print(f"{len(same):5} x {same[0].kind}: {where}\n        {same[0].again}")


if __name__ == "__main__":
    sys.exit(main())
