"""What each screen costs in a real window while nothing happens, in percent of one core.

    python -m tests.bench.idle SECONDS NAME...

does it on the display that is there and prints a line of JSON: the percents by name.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from scenes.input.source import CALM_NAP_S
from scenes.window import PLAIN_SURFACE
from tests.bench.figures import Figure
from tests.scenes.idle import RESTING, Resting
from tests.xvfb import XVFB, xvfb

SECONDS = 4.0
# At Totem a card is turned every two seconds: it is looked at for longer, so that a few are.
LONGER = {name: 4 for name in RESTING if name.startswith("totem, ")}
MOST_PERCENT = 3.0
BARE = "a bare window"
# Of screens that are all alike one will do for a quick look.
QUICK = ("start", "nyet, seats", "pause", *(name for name in RESTING if "hot seat" in name))


def percent(rest: Callable[[float], None], seconds: float) -> float:
    """CPU time of this process, all its threads, in percent of the time that passes."""
    began, used = time.perf_counter(), time.process_time()
    rest(seconds)
    return 100 * (time.process_time() - used) / (time.perf_counter() - began)


def bare(seconds: float) -> None:
    """A window that only asks for what happened, as often as an idle screen does."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pygame.event.get()
        time.sleep(CALM_NAP_S)


def measured(seconds: float, names: list[str]) -> dict[str, float]:
    """Percent of a core by screen."""
    found = {}
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for number, name in enumerate(names):
            room = Path(home) / str(number)
            resting = Resting(room, RESTING[name], time.perf_counter_ns, time.sleep)
            resting.guest.house.mixer.open()
            resting.rest(1)
            found[name] = percent(resting.rest, seconds * LONGER.get(name, 1))
            resting.close()
    found[BARE] = percent(bare, seconds)
    return found


def in_a_window(seconds: float, names: list[str]) -> dict[str, float]:
    """The same, by a program of its own with a real window."""
    with xvfb() as display:
        # The window shows its pictures as that of the app does under X11.
        environment = {
            **os.environ, "DISPLAY": display, "KIBITZ_REAL_WINDOW": "1", PLAIN_SURFACE: "0",
        }  # fmt: skip
        environment.pop("SDL_VIDEODRIVER", None)
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.idle", str(seconds), *names],
            env=environment, stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def figures(quick: bool) -> Iterator[Figure]:
    if XVFB is None:
        return
    names = list(QUICK if quick else RESTING)
    found = in_a_window(SECONDS / 2 if quick else SECONDS, names)
    yardstick = found.pop(BARE)
    for name, share in found.items():
        # Also where a match against time goes on, whether anybody plays or not.
        yield Figure(
            f"idle: {name}", share, "% of a core", MOST_PERCENT, ratio=share / yardstick,
            yardstick=BARE, noise=1.0,
        )  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(measured(float(sys.argv[1]), sys.argv[2:])))
