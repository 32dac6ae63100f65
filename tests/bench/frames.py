"""What the busiest second of every game costs, beside bare blits of what it puts on the screen.

    python -m tests.bench.frames GAME WIDTHxHEIGHT SECONDS [laid | sprites]

lets bots play at the largest table of a game, in a process where nothing was ever drawn, and
prints what each frame took, in ms of CPU time, 0 if none was drawn: of the thread that draws, not
of the one that draws cards beside everything else, which has as long as a frame stands on a
screen; where a frame waits for it, that counts. `laid` prints what its blits to the screen
take by themselves instead, for noting them takes time, too: all that rests is one of them. With
`sprites` the cloth, plates, piles and cards that are to be seen count in its place, each by itself,
as a table without a picture of what rests would lay them. A match is played some times each way,
frame by frame the same: of each frame the quickest counts, for other work on the machine only
slows it down. Thinking is left out, for it is done in a process of its own.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import time
from collections.abc import Hashable, Iterator
from concurrent.futures import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame
from pygame import Surface

from art.beside import Beside
from art.paint import nothing
from art.text import Lettering
from game.bots.worker import Slices, Task
from game.registry import load, open_games
from scenes.house import House
from scenes.seats.seating import default_seating
from scenes.stage import Stage
from scenes.startup.doors import hang_doors
from scenes.startup.opening import give_back_memory
from scenes.storage.paths import Paths
from scenes.storage.settings import Settings
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.words import Words
from sounds.mixer import Mixer
from tests.bench.figures import Figure


class Frame(NamedTuple):
    """What a frame took, its bare blits, and those of every sprite that is to be seen (ms)."""

    work: float
    laid: float
    sprites: float


MS, FRAME_NS = 1_000_000, 16_666_667
WORK_MS, RATIO, LARGE_MS = 10.0, 1.5, 33.3
SECONDS, QUICK_SECONDS, TIMES = 60, 12, 3
USUAL, LARGE = "1920x1080", "3840x2160"
# What else than its work can be told of a frame.
LAID, SPRITES = "laid", "sprites"
# So many frames are a second.
SECOND = 60


class Screen(Surface):
    """A screen that notes what is laid on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.noted: list[tuple[Any, ...]] = []

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, flags: int = 0) -> Any:
        self.noted.append((source, _copied(dest), area, flags))
        return super().blit(source, dest, area, flags)

    def blits(self, some: Any, doreturn: Any = 1) -> Any:
        some = list(some)
        self.noted += [(one[0], _copied(one[1]), *one[2:]) for one in some]
        return super().blits(some, doreturn)

    def fblits(self, some: Any, flags: int = 0) -> None:
        some = list(some)
        self.noted += [(*one, None, flags) for one in some]
        super().fblits(some, flags)

    def bare(self, plain: Surface) -> float:
        """What laying the same on a plain surface takes (ms)."""
        noted, self.noted = self.noted, []
        begins = time.thread_time_ns()
        for one in noted:
            plain.blit(*one)
        return (time.thread_time_ns() - begins) / MS

    def take_apart(self, table: TableScene) -> None:
        """In place of the picture of what rests note all that it is made of."""
        resting = Screen(table.size)
        resting.blit(table.cloth, (0, 0))
        table.controller.paint_resting(resting, resting.get_rect())
        table.corner.paint(resting)
        moving = [one for one in self.noted if one[0] is not table.layer]
        self.noted = resting.noted + moving


def _copied(dest: Any) -> Any:
    """A place that does not move with the rect it was told by."""
    return dest.topleft if isinstance(dest, pygame.Rect) else dest


class Aside(Slices):
    """Thinks at once, and knows how long all of them took."""

    took_ns = 0

    def ask(self, question: Task) -> None:
        begins = time.thread_time_ns()
        super().ask(question)
        self.slice_ms = 1e9
        self._move = super().answer()
        Aside.took_ns += time.thread_time_ns() - begins

    def answer(self) -> Any | None:
        move, self._move = self._move, None
        return move


class Waits:
    """Knows how long what is drawn beside everything else was waited for, and lets it come on."""

    waited_ns = 0

    @classmethod
    def watch(cls) -> None:
        """From now on know how long it is waited for."""
        take = Beside.take

        def timed(self: Beside, key: Hashable) -> Surface | None:
            begins = time.perf_counter_ns() - time.thread_time_ns()
            taken = take(self, key)
            cls.waited_ns += time.perf_counter_ns() - time.thread_time_ns() - begins
            return taken

        patch.object(Beside, "take", timed).start()

    @staticmethod
    def come_on(ms: float) -> None:
        """Let it go on for so long, or until all is drawn."""
        wait([Beside._thread.submit(nothing)], max(0.0, ms / 1000))


def furnished(home: Path, size: tuple[int, int]) -> House:
    """A house as players have it, but for its bots, and without a device for sound."""
    give_back_memory()
    Waits.watch()
    pygame.display.init()
    pygame.display.set_mode(size)
    house = House(Words(), Lettering(), Mixer(), Settings(), Paths.under(home), open_mind=Aside)
    return hang_doors(house)


def played(
    game_id: str, size: tuple[int, int], seconds: int, home: Path, noting: str = ""
) -> list[float]:
    """What each frame of a match took, or the bare blits it is `noting`; 0 if none was drawn."""
    house, game = furnished(home, size), load(game_id)
    levels = [game.levels[0]] * game.most_seats
    table = lay_table(house, default_seating(game_id, house.words, 1, levels))
    stage, plain = Stage(size), Surface(size)
    screen = Screen(size) if noting else Surface(size)
    stage.push(table)
    found: list[float] = []
    now_ns = 1_000 * MS
    gc.collect()
    gc.disable()
    for _ in range(seconds * SECOND):
        if stage.top is not table:
            break
        now_ns += FRAME_NS
        begins, aside = time.thread_time_ns() + Waits.waited_ns, Aside.took_ns
        stage.tick(now_ns)
        drawn = stage.top is table and table.dirty
        if drawn:
            table.dirty = False
            table.draw(screen, nothing)
        ends = time.thread_time_ns() + Waits.waited_ns
        spent = (ends - begins - (Aside.took_ns - aside)) / MS
        Waits.come_on(FRAME_NS / MS - spent)
        if isinstance(screen, Screen):
            if drawn and noting == SPRITES:
                screen.take_apart(table)
            spent = screen.bare(plain)
        found.append(spent if drawn else 0.0)
    gc.enable()
    stage.clear()
    return found


def quickest(game_id: str, size: str, seconds: int, times: int) -> list[Frame]:
    """Each frame but that in which the table is laid, in so many programs of their own."""
    wish = game_id, size, str(seconds)
    tries = [[_alone(*wish, *way) for way in ((), (LAID,), (SPRITES,))] for _ in range(times)]
    best = [map(min, zip(*way, strict=True)) for way in zip(*tries, strict=True)]
    return [Frame(*one) for one in zip(*best, strict=True)][1:]


def _alone(*wish: str) -> list[float]:
    """What a program of its own says."""
    command = [sys.executable, "-m", "tests.bench.frames", *wish]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


def busiest(frames: list[Frame]) -> list[Frame]:
    """The drawn frames of the second that takes most."""
    begins = range(max(1, len(frames) - SECOND))
    first = max(begins, key=lambda at: sum(one.work for one in frames[at : at + SECOND]))
    return [one for one in frames[first : first + SECOND] if one.work]


def most_of(values: list[float], share: float) -> float:
    """What that share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def figures(quick: bool) -> Iterator[Figure]:
    seconds, times = (QUICK_SECONDS, 1) if quick else (SECONDS, TIMES)
    for game_id in open_games():
        frames = quickest(game_id, USUAL, seconds, times)
        second = busiest(frames)
        works, all_works = ([one.work for one in some if one.work] for some in (second, frames))
        name = f"frames: {game_id}"
        yield Figure(f"{name}, busiest second, 99 of 100", most_of(works, 0.99), "ms", WORK_MS)
        yield Figure(f"{name}, all frames, 99 of 100", most_of(all_works, 0.99), "ms", WORK_MS)
        for what, beside, bare in (
            ("busiest second", "its bare blits", sum(one.laid for one in second)),
            ("beside all that is seen", "bare sprites", sum(one.sprites for one in second)),
        ):
            ratio = sum(works) / bare
            yield Figure(f"{name}, {what}", ratio, "x", RATIO, "less", ratio, beside)
        if not quick:
            large = [one.work for one in busiest(quickest(game_id, LARGE, seconds, times))]
            yield Figure(f"{name}, 3840x2160, 99 of 100", most_of(large, 0.99), "ms", LARGE_MS)


if __name__ == "__main__":
    wide, high = map(int, sys.argv[2].split("x"))
    with TemporaryDirectory(ignore_cleanup_errors=True) as room:
        wish = sys.argv[1], (wide, high), int(sys.argv[3]), Path(room)
        print(json.dumps(played(*wish, *sys.argv[4:])))
