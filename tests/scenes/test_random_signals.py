"""Whatever is heard on whatever screen: nothing is raised, and no scene stays behind."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from pathlib import Path
from weakref import WeakSet

import pygame
import pytest

from scenes.app import App
from scenes.menus.pause import PauseScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.stage import Scene
from scenes.storage.matches import read_match
from scenes.table.kit import lay_table, open_replay
from scenes.table.scene import TableScene
from scenes.window import Window
from tests.input.fakes import Desk
from tests.input.test_random import mischief
from tests.table.house import furnished, seating
from tests.table.records import played

TICKS = 400
SIZE = (1024, 640)
DEEPEST = 12


class Guesthouse:
    """An app on a queue of its own, to which anything may happen."""

    def __init__(self, home: Path) -> None:
        self.house = furnished(home, SIZE)
        self.record = read_match(played(self.house, "hard hard", 8_000))
        self.desk = Desk()
        self.desk.inputs.pointers.size = SIZE
        # As the program opens it: only such a window keeps its surface in full screen.
        screen = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        self.seen: WeakSet[Scene] = WeakSet()
        self.app = App(
            Window(screen, SIZE), self.desk.inputs, StartScene(self.house), self.desk.clock,
            flip=lambda: None, later=self.house.later,
        )  # fmt: skip

    def step(self) -> None:
        self.app.step(self.desk.clock())
        self.seen.update(self.app.stage.scenes)

    def begin(self, open_it: Callable[[Guesthouse], None]) -> None:
        """Everything off the stage; what is to be shown on the shelf."""
        self.app.stage.clear()
        self.app.stage.push(StartScene(self.house))
        open_it(self)
        self.desk.clock.forward(20)
        self.step()


def shelf(guests: Guesthouse) -> None:
    """Nothing more."""


def seats(guests: Guesthouse) -> None:
    guests.app.stage.push(SeatsScene(guests.house, "totem"))


def table(guests: Guesthouse) -> None:
    guests.app.stage.push(lay_table(guests.house, seating("- - hard adaptive")))


def pause(guests: Guesthouse) -> None:
    table(guests)
    while not isinstance(guests.app.stage.top, PauseScene):
        guests.desk.clock.forward(200)
        guests.step()
        top = guests.app.stage.top
        if isinstance(top, TableScene):
            top.controller.pause(guests.desk.clock())


def replay(guests: Guesthouse) -> None:
    guests.app.stage.push(open_replay(guests.house, guests.record))


@pytest.mark.soak
@pytest.mark.parametrize("where", [shelf, seats, table, pause, replay])
def test_tot_746_any_random_signals(
    tmp_path: Path, where: Callable[[Guesthouse], None], times: int
) -> None:
    guests, rng = Guesthouse(tmp_path), random.Random(where.__name__)
    guests.begin(where)
    for _ in range(TICKS * times):
        for _ in range(rng.randrange(3)):
            mischief(rng, guests.desk)
        guests.desk.clock.forward(rng.choice((4, 16, 16, 200)))
        guests.step()
        if guests.app.stage.top is None:
            guests.begin(where)
        assert len(guests.app.stage.scenes) <= DEEPEST
    guests.app.stage.clear()
    guests.app.step(guests.desk.clock.forward(20))
    guests.app._below = None
    guests.house.later.clear()
    gc.collect()
    assert list(guests.seen) == []
