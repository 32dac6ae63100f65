"""What the program itself holds at each table: bots play in the real window, and nothing else runs.

Said is the most that was resident (RSS) of the process that draws, libraries that are shared with
others included, and what its bots' process has for itself alone. The yardstick is a bare window.

    python -m tests.bench.memory GAME WIDTHxHEIGHT SECONDS

watches one table and prints what it holds, second by second.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from game.registry import load, open_games
from tests.bench.figures import Figure
from tests.xvfb import XVFB, xvfb

ROOT = Path(__file__).parents[2]
MOST_MIB = 130.0
SIZES, SECONDS, QUICK_SECONDS = ("1280x720", "1920x1080"), 60, 12
FAST = 'speed = "very-fast"\nmuted = false\n'
WINDOW = """
import os, time, pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
time.sleep(60)
"""


def held(process: int) -> dict[str, float]:
    """What a process holds (MiB): `Rss`, and `Private`, which nobody else has."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
    found = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines}
    return {"Rss": found["Rss"], "Private": found["Private_Clean"] + found["Private_Dirty"]}


def thinker(process: int) -> float:
    """What the processes that it started have for themselves (MiB)."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(held(int(child))["Private"] for child in children)


def watched(
    command: list[str], display: str, home: Path, seconds: int
) -> list[tuple[float, float]]:
    """Second by second what the program holds, and what its bots' process does (MiB)."""
    environment = {
        **os.environ, "DISPLAY": display, "KIBITZ_HOME": str(home), "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }  # fmt: skip
    environment.pop("SDL_VIDEODRIVER", None)
    found = []
    with subprocess.Popen(command, cwd=ROOT, env=environment) as program:
        for _ in range(seconds):
            time.sleep(1)
            if program.poll() is not None:
                break
            found.append((held(program.pid)["Rss"], thinker(program.pid)))
        program.terminate()
    return found


def at_table(game_id: str, size: str, seconds: int) -> list[tuple[float, float]]:
    """The same of the program with a match of bots at the largest table of a game."""
    seats = ",".join(["bot:easy"] * load(game_id).most_seats)
    command = [sys.executable, "main.py", "--game", game_id, "--seats", seats, "--size", size]
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, xvfb("1920x1080") as display:
        (Path(home) / "settings.toml").write_text(FAST)
        return watched([*command, "--seed", "1"], display, Path(home), seconds)


def figures(quick: bool) -> Iterator[Figure]:
    if XVFB is None:
        return
    with TemporaryDirectory() as home, xvfb() as display:
        bare = watched([sys.executable, "-c", WINDOW], display, Path(home), 2)[-1][0]
    for game_id in open_games():
        for size in SIZES[-1:] if quick else SIZES:
            told = at_table(game_id, size, QUICK_SECONDS if quick else SECONDS)
            most = max(one for one, _ in told)
            yield Figure(
                f"memory: {game_id}, {size}", most, "MiB", MOST_MIB, ratio=most / bare,
                yardstick="a bare window",
            )  # fmt: skip


if __name__ == "__main__":
    for main, bots in at_table(sys.argv[1], sys.argv[2], int(sys.argv[3])):
        print(f"{main:.1f} {bots:.1f}")
