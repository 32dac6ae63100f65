"""Somebody at the menus: presses, points, taps and types through pygame's own queue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from scenes.menus.choices import ChoicesScene
from scenes.menus.page import Page
from scenes.menus.seats import SeatsScene
from scenes.stage import Scene, Stage
from scenes.ui.panel import Panel
from tests.input.fakes import MS, Desk
from tests.table.house import furnished

FRAME_MS = 16


class Guest:
    """A stage with one scene on it, and hands on all devices."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.house = furnished(home, size)
        self.screen = pygame.display.get_surface() or pygame.display.set_mode(size)
        self.stage = Stage(size)
        self.desk = Desk()
        self.desk.inputs.pointers.size = size
        self.house.pads = self.desk.inputs.pads

    @property
    def top(self) -> Scene:
        assert self.stage.top is not None
        return self.stage.top

    def shows(self, scene: Scene) -> bool:
        """Whether that scene is on top."""
        return self.top is scene

    @property
    def panel(self) -> Panel:
        assert isinstance(self.top, Page)
        return self.top.panel

    @property
    def focus(self) -> str:
        """The key of what has the focus."""
        assert self.panel.focus is not None
        return self.panel.focus.key

    def enter(self, scene: Scene) -> None:
        self.stage.push(scene)
        self.frames(10)

    def frames(self, count: int = 1) -> None:
        """Let frames pass and draw those that are asked for."""
        for _ in range(count):
            self.top.tick(self.desk.clock.forward(FRAME_MS))
            if self.top.dirty:
                for scene in self.stage.scenes if self.top.see_through else [self.top]:
                    scene.dirty = False
                    scene.draw(self.screen, lambda: None)

    def hear(self) -> None:
        """Hand on what is in the queue, as the main loop does."""
        for one in self.desk.inputs.drain():
            top = self.top
            if one.raw is not None and top.raw(one.raw):
                continue
            if one.signal is not None and self.stage.top is top:
                top.handle(one.signal)
                if self.stage.top is None:
                    return

    def key(self, *scancodes: int) -> None:
        """Press and release keys, one after the other."""
        for scancode in scancodes:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                if self.stage.top is None:
                    return
                self.desk.post(kind, scancode=scancode, key=0, mod=0, unicode="")
                self.hear()

    def button(self, number: int) -> None:
        """Press and release a button of the gamepad."""
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            if self.stage.top is None:
                return
            self.desk.post(kind, instance_id=7, button=number)
            self.hear()

    def hat(self, x: int, y: int) -> None:
        """Push the gamepad's cross and let go."""
        for value in ((x, y), (0, 0)):
            self.desk.post(pygame.JOYHATMOTION, instance_id=7, hat=0, value=value)
            self.hear()

    def plug_in(self) -> None:
        for signal in self.desk.plug(7):
            self.top.handle(signal)

    def point(self, pos: tuple[int, int]) -> None:
        """Move the mouse there, as mice do: on the way it is somewhere else."""
        for x, y in ((pos[0], pos[1] - 1), pos):
            facts = {"pos": (x, y), "rel": (0, 1), "buttons": (0, 0, 0), "touch": False}
            self.desk.post(pygame.MOUSEMOTION, **facts)
            self.hear()

    def mouse(self, pos: tuple[int, int], down: bool) -> None:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.desk.post(kind, pos=pos, button=1, touch=False)
        self.hear()

    def bring(self, key: str) -> None:
        """Roll a widget into sight, and open what it is behind, as who looks for it does."""
        if key.startswith("option-") and key not in [one.key for one in self.panel.widgets]:
            self.click("options-more")
        box, area = self.panel[key].box, self.panel.area
        if not self.panel[key].fixed and not area.collidepoint(box.center):
            self.panel.roll(self.panel.top + box.centery - area.centery)

    def click(self, key: str, share: float = 0.8) -> None:
        """Click on a widget, so far from its left edge."""
        self.bring(key)
        box = self.panel[key].box
        pos = (round(box.left + box.width * share), box.centery)
        self.point(pos)
        self.mouse(pos, True)
        if self.stage.top is not None:
            self.mouse(pos, False)

    def pick(self, key: str, by: int = 1) -> None:
        """Choose the value so many on from the list of a choice."""
        self.click(key)
        listed = self.top
        assert isinstance(listed, ChoicesScene)
        choice = listed.choice
        at = (choice.values.index(choice.value) + by) % len(choice.values)
        self.click(f"choice-{at}")
        assert self.top is not listed

    def tap(self, key: str) -> None:
        """Tap on a widget with a finger; the system adds the mouse events it also causes."""
        self.bring(key)
        box, size = self.panel[key].box, self.stage.size
        for finger, mouse in (
            (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN), (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
        ):  # fmt: skip
            x, y = box.centerx / size[0], box.centery / size[1]
            self.desk.post(finger, finger_id=3, touch_id=1, x=x, y=y, dx=0, dy=0)
            self.desk.post(mouse, pos=box.center, button=1, touch=True)
            self.hear()

    def type(self, text: str) -> None:
        """Type letters: key events with the text they make."""
        for letter in text:
            self.desk.post(pygame.KEYDOWN, scancode=4, key=ord(letter), mod=0, unicode=letter)
            self.desk.post(pygame.TEXTINPUT, text=letter)
            self.desk.post(pygame.KEYUP, scancode=4, key=ord(letter), mod=0, unicode=letter)
        self.hear()

    def wait(self, ms: int) -> None:
        self.desk.clock.now += ms * MS


def seated(scene: SeatsScene, count: int, people: int) -> None:
    """So many seats, the first of them for people."""
    while len(scene.roster.places) < count:
        scene.roster.add()
    while len(scene.roster.places) > count:
        scene.roster.remove()
    for seat in range(count):
        scene.roster.set_level(seat, "" if seat < people else scene.roster.game.levels[0])


def sheets(scene: SeatsScene) -> Iterator[str]:
    """Open one sheet after the other."""
    for name, more in (("seats", False), ("options", False), ("options", True)):
        scene.sheet, scene.options.more = name, more
        scene.resize(scene.stage.size)
        yield f"{name}, more" if more else name
