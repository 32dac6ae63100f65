"""Phones tried out as long as one likes.

python -m tests.phones sockets --matches 3000 --seed 1     matches by sockets alone
python -m tests.phones browsers --matches 20               matches in a real browser
python -m tests.phones firefox --matches 20                the same in Firefox
python -m tests.phones forged --messages 100000            mutated and forged messages
python -m tests.phones traffic --positions 10000           what is sent while secrets change
python -m tests.phones pictures --into FOLDER              the page for every kind of question
python -m tests.phones latency                             from a tap to the event at the table
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.phones")
    parser.add_argument("what", choices=list(WAYS))
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="")
    parser.add_argument("--into", type=Path, default=Path("pictures"))
    asked = parser.parse_args()
    import pygame

    pygame.init()
    return WAYS[asked.what](asked)


def _matches(asked: argparse.Namespace) -> int:
    from tests.house.games import OF_CHOICES
    from tests.phones.browsers import play_in_browsers
    from tests.phones.firefox import play_in_firefox
    from tests.phones.races import GAME as RACE
    from tests.phones.races import race_one
    from tests.phones.robot import Played, play_one

    def by_sockets(game_id: str, seed: int, home: Path) -> Played:
        return (race_one if game_id == RACE else play_one)(game_id, seed, home)

    play = {"sockets": by_sockets, "browsers": play_in_browsers, "firefox": play_in_firefox}
    every = [*OF_CHOICES, RACE] if asked.what == "sockets" else OF_CHOICES
    games = [asked.game] if asked.game else every
    failed, begun, choices, ended = 0, time.monotonic(), 0, 0
    for number in range(asked.matches):
        game_id, seed = games[number % len(games)], asked.seed + number
        try:
            with TemporaryDirectory() as home:
                played = play[asked.what](game_id, seed, Path(home))
            choices, ended = choices + played.choices, ended + played.over
        except Exception:
            failed += 1
            traceback.print_exc()
            print(f"again: python -m tests.phones {asked.what} --matches 1 --seed {seed} "
                  f"--game {game_id}", flush=True)  # fmt: skip
        took = time.monotonic() - begun
        print(f"\r{number + 1} matches, {ended} ended, {choices} choices, {failed} failed, "
              f"{took:.0f} s", end="", flush=True)  # fmt: skip
    print()
    return 1 if failed else 0


def _forged(asked: argparse.Namespace) -> int:
    from tests.phones.forging import forge

    with TemporaryDirectory() as home:
        told = forge(Path(home), asked.messages, asked.seed, asked.game or "nyet")
    print(told)
    return 0


def _traffic(asked: argparse.Namespace) -> int:
    from tests.house.games import OF_CHOICES
    from tests.phones.traffic import differences

    found = 0
    for game_id in [asked.game] if asked.game else OF_CHOICES:
        looked, different = differences(game_id, asked.positions, asked.seed)
        found += len(different)
        print(f"{game_id}: {looked} positions, {len(different)} differences", flush=True)
        for one in different[:5]:
            print(f"  {one}")
    return 1 if found else 0


def _latency(asked: argparse.Namespace) -> int:
    from tests.phones.latency import measure

    with TemporaryDirectory() as home:
        print(measure(Path(home), asked.seed))
    return 0


def _pictures(asked: argparse.Namespace) -> int:
    from game.registry import open_games
    from tests.phones.pictures import photograph

    for game_id in [asked.game] if asked.game else open_games():
        print(f"{game_id}: {photograph(game_id, asked.matches, asked.into)} questions", flush=True)
    return 0


WAYS = {"sockets": _matches, "browsers": _matches, "firefox": _matches, "forged": _forged,
        "traffic": _traffic, "latency": _latency, "pictures": _pictures}  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
