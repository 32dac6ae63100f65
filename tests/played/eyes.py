"""What is to be seen on the screen: what can be pressed, where, and whom the table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame import Rect

from scenes.forms import TextField
from scenes.menus.page import Page
from scenes.stage import Scene
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to press. `kind` is button, target, curtain, go-on, look or note.

    One that is not `open` is drawn as what cannot be chosen now.
    """

    kind: str
    name: Any
    box: Rect
    open: bool = True

    @property
    def middle(self) -> tuple[int, int]:
        return self.box.center


@dataclass(frozen=True, slots=True)
class Sight:
    """One look at the window: the scene on top and what can be pressed on it.

    `seen` is the part of the window in which things are seen: the rest of a long page is rolled
    away. `moving`: cards are on their way, or something is being shown.
    """

    scene: Scene
    things: tuple[Thing, ...]
    seen: Rect
    moving: bool = False
    focus: Any = None

    def named(self, *names: Any) -> list[Thing]:
        return [thing for thing in self.things if thing.name in names]

    def of_kind(self, *kinds: str) -> list[Thing]:
        return [thing for thing in self.things if thing.kind in kinds]

    @property
    def asked(self) -> bool:
        """Whether the table waits for somebody at the screen."""
        return bool(self.of_kind("target", "curtain", "go-on", "look"))


def look(scene: Scene) -> Sight:
    """What a person sees of the scene on top."""
    if isinstance(scene, Page):
        return _at_a_page(scene)
    if isinstance(scene, TableScene) and not isinstance(scene, ReplayScene):
        return _at_the_table(scene)
    return Sight(scene, (), Rect((0, 0), scene.stage.size))


def moving(scene: Scene) -> bool:
    """Whether cards are on their way there, or something is being shown."""
    if not isinstance(scene, TableScene):
        return False
    controller = scene.controller
    return scene.motion.moving or (isinstance(controller, Sitting) and bool(controller.steps))


def _at_a_page(page: Page) -> Sight:
    focus = page.panel.focus
    things = tuple(
        Thing("button", widget.key, widget.box) for widget in page.panel.widgets
        if widget.enabled and not isinstance(widget, TextField)
    )  # fmt: skip
    seen = Rect(0, 0, page.stage.size[0], page.panel.area.height)
    return Sight(page, things, seen, focus=focus.key if focus is not None else None)


def _at_the_table(table: TableScene) -> Sight:
    controller: Any = table.controller
    found = [Thing("corner", name, box) for name, box in table.corner.boxes.items()]
    if table.hints.text and table.hints.box:
        found.append(Thing("note", "hint", table.hints.box))
    if not isinstance(controller, Sitting):
        found += [Thing("target", name, box) for name, box in controller.centre.buttons.items()]
        return Sight(table, tuple(found), Rect((0, 0), table.size), moving(table))
    look = getattr(getattr(controller, "acts", None), "look", None)
    places = getattr(controller, "places", None)
    if look is not None and places is not None:
        found.append(Thing("look", "done", places.done_box(look.shared)))
        if look.shared:
            found.append(Thing("look", "peek", places.peek_box()))
    elif controller.held:
        box = controller.go_on_box
        if controller.passes_by_itself or not box:
            box = Rect(table.size[0] // 2 - 40, table.size[1] // 2 - 40, 80, 80)
        found.append(Thing("go-on", "go on", box))
    elif controller.turns.curtain is not None and not controller.steps:
        found.append(Thing("curtain", "curtain", controller.curtain_box))
    else:
        found += [
            Thing("target", target.what, target.box, target.open)
            for target in controller.choosing.targets.all
        ]
    focus = controller.choosing.targets.focus
    return Sight(table, tuple(found), Rect((0, 0), table.size), moving(table), focus)
