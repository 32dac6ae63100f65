"""The room the robot plays in: the real app on a folder of its own, killed and opened again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeGuard
from unittest.mock import patch

import pygame
from pygame import Surface

from art.cards import CardPictures, Look
from art.text import Lettering
from game.registry import SHELF
from scenes.app import App
from scenes.house import House
from scenes.input.source import Inputs
from scenes.menus.start import StartScene
from scenes.stage import Scene
from scenes.startup.doors import hang_doors
from scenes.storage import settings
from scenes.storage.on_file import ENDING
from scenes.storage.paths import Paths
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene, bare_cloth
from scenes.window import Window
from scenes.words import Words
from sounds.mixer import Mixer
from tests.played.clock import Clock
from tests.played.hands import Hands
from tests.played.minds import Mind

# Of so many pictures that nobody paints, one is made ready to be painted.
READY_EACH = 5


class BlindApp(App):
    """The app where nobody looks: no picture is painted."""

    _unpainted = 0

    def _paint(self, screen_top: Scene) -> None:
        screen_top.dirty = False
        self._unpainted += 1
        if self._unpainted % READY_EACH == 0 and isinstance(screen_top, TableScene):
            screen_top.controller.freshen()


class Room:
    """One app after another on the same files. `painted`: every picture is drawn."""

    def __init__(
        self, home: Path, clock: Clock, hands: Hands, rng: Random, painted: bool,
        open_mind: Callable[[], Mind],
    ) -> None:  # fmt: skip
        self.paths = Paths.under(home)
        self.clock, self.hands, self.rng, self.painted = clock, hands, rng, painted
        self.open_mind = open_mind
        self.kills = 0
        self._shape_window()
        self.open()

    def open(self) -> None:
        """A new start of the program on what is on file."""
        chosen, _ = settings.load(self.paths)
        # Nobody is taught: that has tests of its own.
        chosen.boxes_opened = set(SHELF)
        inputs = self.hands.plugged_in()
        words = Words(chosen.language)
        self.house = hang_doors(House(
            words, Lettering(), Mixer(), chosen, self.paths,
            open_mind=self.open_mind, pads=inputs.pads,
        ))  # fmt: skip
        self.house.settle()
        self.app = self._app(inputs)

    def _app(self, inputs: Inputs) -> App:
        screen = pygame.display.get_surface()
        assert screen is not None
        kind = App if self.painted else BlindApp
        app = kind(
            Window(screen, self.hands.size), inputs, StartScene(self.house), self.clock,
            flip=_nothing, later=self.house.later,
        )  # fmt: skip
        app.stage.resize(self.hands.size)
        return app

    @property
    def top(self) -> Scene | None:
        return self.app.stage.top

    @property
    def table(self) -> TableScene | None:
        """The table on the stage, also below other scenes."""
        return next((one for one in self.app.stage.scenes if is_table(one)), None)

    def step(self) -> None:
        """One frame, with all that the hands did before it."""
        self.hands.let_go()
        self.app.step(self.clock())

    def resize(self, size: tuple[int, int]) -> None:
        self.hands.resize(size)
        self._shape_window()
        screen = pygame.display.get_surface()
        assert screen is not None
        self.app.window.screen = screen

    def _shape_window(self) -> None:
        shaped = pygame.display.get_surface()
        if shaped is None or (self.painted and shaped.get_size() != self.hands.size):
            pygame.display.set_mode(self.hands.size)

    def kill(self) -> None:
        """The program is gone without a word; the system closes its files. Then a new start."""
        self.kills += 1
        self.let_go_of_files()
        self.open()

    def let_go_of_files(self) -> None:
        for scene in self.app.stage.scenes:
            journal = scene.match.journal if isinstance(scene, TableScene) else None
            if journal is not None and journal._file is not None:
                journal._file.close()


def is_table(scene: Scene | None) -> TypeGuard[TableScene]:
    """Whether a match is played there, not only watched."""
    return isinstance(scene, TableScene) and not isinstance(scene, ReplayScene)


def _nothing() -> None:
    """Nobody looks at the window."""


def numbered() -> Callable[[Paths, str], Path]:
    """Names for matches in the order in which they are dealt."""
    numbers = count(1)
    return lambda paths, game_id: paths.matches / f"{next(numbers):06}-{game_id}{ENDING}"


def _last_dealt_first(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{ENDING}"), reverse=True)


@contextmanager
def repeatable(rng: Random) -> Iterator[None]:
    """What the house draws by lot follows from the robot's seed, and no disk is waited for."""
    with ExitStack() as stack:
        stack.enter_context(patch("scenes.menus.seats.SystemRandom", lambda: rng))
        stack.enter_context(patch("os.fsync", lambda file: None))
        stack.enter_context(patch("scenes.storage.matches.fresh_name", numbered()))
        stack.enter_context(patch("scenes.storage.on_file._latest_first", _last_dealt_first))
        stack.enter_context(patch("game.bots.search.LAP", 2))
        yield


@contextmanager
def unpainted() -> Iterator[None]:
    """Pictures are as large as they would be, and empty."""
    blanks: dict[tuple[int, int], Surface] = {}

    def blank(self: CardPictures, look: Look) -> Surface:
        # One of its own for each look: flights are told apart by it.
        return Surface(self.size(look.width))

    def cloth(size: tuple[int, int], world: Any) -> Surface:
        if size not in blanks:
            # Of as few bits as can be: tables take a copy each time they are entered.
            blanks[size] = Surface(size, depth=8)
        return blanks[size]

    with ExitStack() as stack:
        stack.enter_context(patch.object(CardPictures, "_paint", blank))
        stack.enter_context(patch.object(TableScene, "warm", lambda self, pictures: None))
        stack.enter_context(patch("scenes.table.scene.table_cloth", cloth))
        # What was kept of these would be the table of whoever comes next.
        stack.callback(bare_cloth.cache_clear)
        yield
