"""A house for tests: real words and letters, no sound, files in a folder of the test's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pygame

from art.paint import MEGABYTE
from art.text import Lettering
from game.bots.worker import Slices
from game.match import Player
from game.registry import SHELF
from game.totem.options import Options
from scenes.controllers.totem.controller import Controller as TotemController
from scenes.controllers.totem.controls import default_controls
from scenes.house import House
from scenes.input.signals import Press
from scenes.seats.seating import Seating
from scenes.stage import Scene, Stage
from scenes.startup.doors import hang_doors
from scenes.storage.paths import Paths
from scenes.storage.settings import Settings
from scenes.table.curtain import DEAF_MS, HOLD_MS
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting
from scenes.words import Words
from sounds.mixer import Mixer

MS = 1_000_000
FRAME_NS = 16_666_667
# Where nobody counts pictures one in so many is drawn.
SEEN_EACH = 4
NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eva", "Fred", "Gus", "Hana", "Ida", "Jon")


# Bots have made up their minds when they are first looked at, on the slowest machine, too.
at_once = partial(Slices, slice_ms=1e9)
# Words are set once for all tests: what a lettering keeps, its copies keep too.
LETTERING = Lettering(64 * MEGABYTE)


def furnished(home: Path, size: tuple[int, int] = (1280, 720)) -> House:
    """A house with a window of that size."""
    pygame.display.init()
    pygame.display.set_mode(size)
    letters = LETTERING.printed
    paths, chosen = Paths.under(home), Settings(boxes_opened=set(SHELF))
    return hang_doors(House(Words(), letters, Mixer(), chosen, paths, open_mind=at_once))


def seating(levels: str, options: Options | None = None, seed: int = 1) -> Seating:
    """Seats from levels such as "- - hard": "-" is a person with their own keys."""
    options = options or Options()
    chosen = ["" if level == "-" else level for level in levels.split()]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(chosen))
    keys = default_controls(options, len(chosen))
    controls = tuple(() if level else keys[seat] for seat, level in enumerate(chosen))
    return Seating("totem", options, players, controls, seed)


class Driver:
    """Plays a table frame by frame on a clock of its own, as the main loop would."""

    def __init__(self, house: House, first: Scene, size: tuple[int, int] = (1280, 720)) -> None:
        self.house = house
        self.screen = pygame.display.get_surface() or pygame.display.set_mode(size)
        self.now_ns = 1_000 * MS
        self.stage = Stage(size)
        self.stage.push(first)
        self.batch = 0

    def __enter__(self) -> Driver:
        return self

    def __exit__(self, *_: object) -> None:
        self.stage.clear()

    @property
    def top(self) -> Scene:
        assert self.stage.top is not None
        return self.stage.top

    def shows(self, scene: Scene) -> bool:
        """Whether that scene is on top."""
        return self.top is scene

    def unseen(self, ns: int = FRAME_NS) -> None:
        """Let one frame pass at which nobody looks."""
        self.now_ns += ns
        self.stage.tick(self.now_ns)

    def frame(self, ns: int = FRAME_NS) -> bool:
        """Let one frame pass; whether it was drawn."""
        self.unseen(ns)
        drawn = self.top.dirty
        if drawn:
            for scene in self.stage.scenes if self.top.see_through else [self.top]:
                scene.dirty = False
                scene.draw(self.screen, lambda: None)
        return drawn

    def watch(self, ms: int) -> int:
        """Let so many ms pass, frame by frame; how many frames were drawn."""
        return sum(self.frame() for _ in range(round(ms * MS / FRAME_NS)))

    def run(self, ms: int) -> None:
        """The same where somebody looks up now and then, and at the end."""
        frames = round(ms * MS / FRAME_NS)
        for number in range(1, frames + 1):
            if number % SEEN_EACH == 0 or number == frames:
                self.frame()
            else:
                self.unseen()

    def press(self, scancode: int, pressed: bool = True, after_ms: float = 0) -> None:
        """A key goes down or comes up."""
        self.now_ns += round(after_ms * MS)
        self.batch += 1
        self.top.handle(Press(self.now_ns, self.batch, "keyboard", f"key:{scancode}", pressed))

    def tap(self, scancode: int) -> None:
        """A key goes down and comes up at once."""
        self.press(scancode)
        self.press(scancode, pressed=False, after_ms=40)

    def click(self, pos: tuple[int, int]) -> None:
        """The mouse's button goes down and up there."""
        for pressed in (True, False):
            self.batch += 1
            self.top.handle(Press(self.now_ns, self.batch, "mouse", "mouse:1", pressed, pos))


def lift(driver: Driver) -> None:
    """Whoever the curtain waits for holds a key until it lifts."""
    driver.frame(DEAF_MS * MS)
    driver.press(pygame.KSCAN_RETURN)
    driver.frame(HOLD_MS * MS)
    driver.press(pygame.KSCAN_RETURN, pressed=False)
    driver.frame()


def table(driver: Driver) -> TableScene:
    """The table that is on the stage, also below other scenes."""
    return next(scene for scene in driver.stage.scenes if isinstance(scene, TableScene))


def sitting_at(driver: Driver) -> Sitting:
    """What plays a game of choices at the table that is on the stage."""
    controller = table(driver).controller
    assert isinstance(controller, Sitting)
    return controller


def submit(control: Sitting, move: Any) -> None:
    """A person answers what they are asked now."""
    control.submit(move, control.chair(move.seat).moment)


def answer_for(control: Sitting, move: Any) -> None:
    """Whoever is asked answers, a bot as well."""
    chair = control.chair(move.seat)
    assert control.answer(chair, move, chair.moment) is None


def totem_at(driver: Driver) -> TotemController:
    """What plays Totem at the table that is on the stage."""
    controller = table(driver).controller
    assert isinstance(controller, TotemController)
    return controller
