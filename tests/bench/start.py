"""How soon the shelf is seen, beside a bare pygame window with one button of pygame_gui.

Times are those of whole processes, from the command to the end, turn and turn about in one
run; the best of each counts, so that neighbours on the machine do not.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.figures import Figure

ROOT = Path(__file__).parents[2]
RATIO = 1.8
RUNS, QUICK_RUNS = 7, 3
YARDSTICK = """
import pygame, pygame_gui

pygame.init()
screen = pygame.display.set_mode((1280, 800))
manager = pygame_gui.UIManager(screen.get_size())
button = pygame_gui.elements.UIButton(pygame.Rect(100, 100, 200, 60), "Deal", manager)
manager.update(0.01)
manager.draw_ui(screen)
pygame.display.flip()
"""
# The shelf is seen, and then all is done that nobody waits for.
AT_HOME = """
from scenes.startup.opening import build, furnish
from scenes.storage.paths import Paths
from scenes.startup.command_line import read

house = furnish(Paths.of_player())
app = build(read([]), house)
for frame in range(100):
    app.step(frame * 20_000_000)
assert not house.later
"""


def seconds(environment: dict[str, str], *arguments: str) -> float:
    begins = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL
    )
    return time.perf_counter() - begins


def both(room: Path, drawn_before: bool, runs: int) -> tuple[float, float]:
    """Seconds until the shelf is seen, and until the yardstick is."""
    environment = {
        **os.environ,
        "KIBITZ_HOME": str(room / "home"),
        "PYTHONPATH": str(ROOT),
        # As on a player's computer, where Python keeps what it has compiled.
        "PYTHONPYCACHEPREFIX": str(room / "compiled"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ours, bare = (str(ROOT / "main.py"), "--first-frame"), ("-c", YARDSTICK)
    for program in (ours, bare):
        seconds(environment, *program)
    if drawn_before:
        seconds(environment, "-c", AT_HOME)
    pairs = [(seconds(environment, *ours), seconds(environment, *bare)) for _ in range(runs)]
    kibitz, window = (min(times) for times in zip(*pairs, strict=True))
    return kibitz, window


def figures(quick: bool) -> Iterator[Figure]:
    for name, drawn_before in (("first start", False), ("second start", True)):
        with TemporaryDirectory() as room:
            kibitz, window = both(Path(room), drawn_before, QUICK_RUNS if quick else RUNS)
        ratio = kibitz / window
        yield Figure(
            f"{name}, command to first picture", ratio, f"x ({kibitz:.2f} s)", RATIO,
            ratio=ratio, yardstick="a bare window with a button",
        )  # fmt: skip
