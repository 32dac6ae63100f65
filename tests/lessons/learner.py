"""Somebody who takes a lesson: finds what a move takes to be chosen, and points at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pygame

from game.prompts import Thing
from game.registry import choices
from game.teaching.lesson import LEARNER, lesson, lesson_names
from game.teaching.taught import Taught
from scenes.house import House
from scenes.input.pads import Pads
from scenes.input.signals import Press
from scenes.table.lesson import LessonTable
from scenes.table.sitting import Sitting
from scenes.table.targets import Targets
from tests.played.eyes import look
from tests.table.house import FRAME_NS, Driver, furnished

SIZE = (1280, 720)
KEYS = {
    (-1, 0): f"key:{pygame.KSCAN_LEFT}", (1, 0): f"key:{pygame.KSCAN_RIGHT}",
    (0, -1): f"key:{pygame.KSCAN_UP}", (0, 1): f"key:{pygame.KSCAN_DOWN}",
}  # fmt: skip
CROSS = {
    (-1, 0): "pad:0:hat:0:left", (1, 0): "pad:0:hat:0:right",
    (0, -1): "pad:0:hat:0:up", (0, 1): "pad:0:hat:0:down",
}  # fmt: skip
ENTER, LOWER = f"key:{pygame.KSCAN_RETURN}", "pad:0:button:0"
# No step of a lesson takes longer to be shown.
LONGEST_FRAMES = 60 * 60


class OnePad(Pads):
    """One gamepad is plugged in."""

    @property
    def present(self) -> tuple[str, ...]:
        return ("pad:0",)


class Learner(Driver):
    """Takes a lesson with one device: pointer, keys or pad."""

    def __init__(
        self, home: Path, game_id: str, name: str, device: str = "pointer", language: str = "en"
    ) -> None:
        house = furnished(home, SIZE)
        house.settings.language, house.settings.motion = language, "off"
        house.settle()
        if device == "pad":
            house.pads = OnePad()
        super().__init__(house, self.laid(game_id, name, house), SIZE)
        self.device = device

    def laid(self, game_id: str, name: str, house: House) -> LessonTable:
        """The table that is sat down at."""
        return LessonTable(house, lesson(game_id, name))

    def __enter__(self) -> Self:
        return self

    @property
    def table(self) -> LessonTable:
        assert isinstance(self.top, LessonTable)
        return self.top

    @property
    def taught(self) -> Taught:
        return self.table.taught

    def frame(self, ns: int = FRAME_NS) -> bool:
        """Nothing is drawn but what is asked for: `look`."""
        self.now_ns += ns
        self.stage.tick(self.now_ns)
        return False

    def look(self) -> None:
        """Draw what there is to be seen."""
        self.top.dirty = False
        self.top.draw(self.screen, lambda: None)

    def until_asked(self) -> bool:
        """Let time pass until the slip lies there; False: the lesson has come to its end."""
        for _ in range(LONGEST_FRAMES):
            self.frame()
            if not isinstance(self.top, LessonTable):
                return False
            if self.table.speaks and not self._unrolls:
                self.look()
                return True
            for thing in look(self.table).of_kind("look", "go-on")[:1]:
                self.click(thing.middle) if self.device == "pointer" else self.accept()
        raise AssertionError(f"step {self.taught.at + 1} never comes")

    @property
    def _unrolls(self) -> bool:
        """Whether a sheet still comes in: a press would show all of it and do nothing more."""
        controller = self.table.controller
        return isinstance(controller, Sitting) and controller.unrolls

    # Choosing

    def choose(self, move: Any) -> None:
        """Point at one thing after the other until that move is made."""
        things = self.way(move)
        assert things, f"{move} cannot be chosen"
        for thing in things:
            self.point_at(self.sitting.choosing.targets, thing)
            self.frame()

    def way(self, move: Any) -> tuple[Thing, ...]:
        """What is to be picked so that the move comes of it; () if nothing does."""
        prompt = self.sitting.choosing.asked
        assert prompt is not None, f"nothing is asked where {move} would be right"
        view = self.taught.seat(LEARNER).view
        return choices(self.taught.game.id).expert.way(prompt, view, move)

    @property
    def sitting(self) -> Sitting:
        controller = self.table.controller
        assert isinstance(controller, Sitting)
        return controller

    def others(self) -> Iterator[Any]:
        """All that can be chosen besides what is right."""
        step = self.taught.step
        assert step is not None
        for move in self.taught.seat(LEARNER).moves:
            if str(move) not in step.play and self.way(move):
                yield move

    def point_at(self, targets: Targets, thing: Thing) -> None:
        if self.device == "pointer":
            box = next(target.box for target in targets.all if target.what == thing)
            self.click(box.center)
            return
        ways, accept = (CROSS, LOWER) if self.device == "pad" else (KEYS, ENTER)
        for way in way_to(targets, thing):
            self.tell(ways[way])
        assert targets.focus == thing
        self.tell(accept)

    def tell(self, control: str) -> None:
        """A key or a button goes down and comes up."""
        device = "keyboard" if control.startswith("key") else "pad:0"
        for pressed in (True, False):
            self.batch += 1
            self.top.handle(Press(self.now_ns, self.batch, device, control, pressed))

    def go_on(self) -> None:
        """A step that is only read has been read."""
        if self.device == "pointer":
            self.click(self.table.slip.buttons["go-on"].center)
        else:
            self.accept()

    def accept(self) -> None:
        self.tell(LOWER if self.device == "pad" else ENTER)


def lessons() -> list[tuple[str, str]]:
    """All lessons of all games."""
    from game.registry import open_games

    return [(game_id, name) for game_id in open_games() for name in lesson_names(game_id)]


def way_to(targets: Targets, thing: Thing) -> list[tuple[int, int]]:
    """The shortest way there by arrows."""
    ways: deque[tuple[Thing | None, list[tuple[int, int]]]] = deque([(targets.focus, [])])
    seen = {targets.focus}
    while ways:
        here, steps = ways.popleft()
        if here == thing:
            return steps
        for way in KEYS:
            trial = Targets(list(targets.all), here)
            trial.heard(KEYS[way])
            if trial.focus not in seen:
                seen.add(trial.focus)
                ways.append((trial.focus, [*steps, way]))
    raise AssertionError(f"no way leads to {thing}")
