"""Goes round and round through the house and measures the memory it takes.

    python -m tests.scenes.rounds HOME

Prints one line a measure, "name MiB", the first time round and the last; 0 where the system
does not tell. Ends with exit code 1 if a scene that was closed is still there.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from weakref import WeakSet

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")

from game.registry import open_games
from scenes.app import App
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.seats.seating import default_seating
from scenes.stage import Scene
from scenes.startup.command_line import CommandLine
from scenes.startup.opening import build, furnish
from scenes.storage.paths import Paths
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene

MS = 1_000_000
STATM = Path("/proc/self/statm")
LONGEST_NS = 7_200_000 * MS

S = TypeVar("S", bound=Scene)


def memory() -> float:
    """What the program has of the memory now, in MiB."""
    if not STATM.exists():
        return 0.0
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


class Clock:
    """Goes on by itself by a frame whenever somebody looks: nothing is waited for."""

    def __init__(self) -> None:
        self.now_ns = 1_000 * MS

    def __call__(self) -> int:
        self.now_ns += 17 * MS
        return self.now_ns


class Walk:
    """Somebody who walks through the house."""

    def __init__(self, home: Path) -> None:
        self.clock = Clock()
        self.house = furnish(Paths.under(home))
        self.app: App = build(CommandLine(size=(1280, 800)), self.house, self.clock)
        self.seen: WeakSet[Scene] = WeakSet()

    def frames(self, count: int = 4) -> None:
        """The main loop, so many times round."""
        for _ in range(count):
            self.app.listen()
            self.app.frame(self.clock())
            self.seen.update(self.app.stage.scenes)
        if self._left():
            gc.collect()
        if left := self._left():
            sys.exit(f"closed and still there: {left}")

    def _left(self) -> list[Scene]:
        """Closed scenes that the collector has not freed."""
        return [scene for scene in self.seen if scene not in self.app.stage.scenes]

    def top(self, kind: type[S]) -> S:
        """The scene on top. Nobody here keeps one: what is kept is not freed."""
        top = self.app.stage.top
        assert isinstance(top, kind), top
        return top

    def table(self) -> TableScene:
        return next(one for one in self.app.stage.scenes if isinstance(one, TableScene))

    def rounds(self, name: str, count: int, once: Callable[[], None]) -> None:
        """Do it so many times; tell of the first and the last."""
        once()
        first = memory()
        for _ in range(count - 1):
            once()
        print(f"{name} {first:.1f} {memory():.1f}")

    # What is done

    def to_the_seats(self) -> None:
        self.top(StartScene)._open("totem")
        self.frames()

    def seats_and_back(self) -> None:
        self.to_the_seats()
        self.top(SeatsScene).go_back()
        self.frames()

    def deal(self) -> None:
        self.top(SeatsScene)._deal()
        self.frames(30)

    def pause_and_on(self) -> None:
        # In some moments of a grab there is no pause.
        while not isinstance(self.app.stage.top, PauseScene):
            self.top(TableScene).controller.pause(self.clock())
            self.frames()
        self.top(PauseScene).go_back()
        self.frames(40)

    def continue_and_leave(self) -> None:
        self.top(StartScene).go_on()
        self.frames()
        self.to_the_shelf()

    def to_the_shelf(self) -> None:
        self.table().to_the_shelf()
        self.frames()

    def match(self) -> None:
        """A match of bots from its first card to its result, and the next one dealt."""
        self.play_to_the_end(self.top(TableScene))
        self.frames()
        self.top(ResultScene)
        self.table().deal_again(self.table().seating.seed + 1)
        self.frames()

    def play_to_the_end(self, table: TableScene) -> None:
        last = self.clock() + LONGEST_NS
        while self.app.stage.top is table and self.clock() < last:
            if table.wake_ns is not None:
                self.clock.now_ns = max(self.clock.now_ns, table.wake_ns)
            table.tick(self.clock())


def main(home: Path) -> None:
    walk = Walk(home)
    # Whoever opens a box for the first time is offered its lesson.
    walk.house.settings.boxes_opened.update(open_games())
    walk.frames()
    walk.to_the_seats()
    walk.deal()
    print(f"table {memory():.1f} {memory():.1f}")
    walk.rounds("pause", 12, walk.pause_and_on)
    walk.to_the_shelf()
    walk.rounds("seats", 20, walk.seats_and_back)
    walk.rounds("continue", 8, walk.continue_and_leave)
    bots = ("easy", "hard")
    seating = default_seating("totem", walk.house.words, 7, bots)
    walk.app.stage.push(lay_table(walk.house, seating))
    walk.frames()
    walk.rounds("match", 10, walk.match)
    walk.app.stage.clear()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
