"""Scenes and the stack they stand on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.input.signals import Signal

Drain = Callable[[], None]


class Scene:
    """One screen. A scene never reads devices or clocks: both are handed to it.

    In every frame the app hands over what was heard (`raw`, `handle`), then the time
    (`tick`), and, if `dirty`, asks for a picture (`draw`) and shows it (`shown`). While
    nothing moves a scene leaves `dirty` False and names in `wake_ns` when it next wants a
    tick. A `see_through` scene is drawn over those below it. While a scene is `live`, no
    garbage is collected. While it is `timed`, presses are stamped within about four
    milliseconds, and within two while it is `racing`, for somebody may be first; anywhere
    else a hundredth of a second will do, and an idle screen costs next to nothing.
    """

    see_through = False
    live = False
    timed = False
    racing = False

    def __init__(self) -> None:
        self.dirty = True
        self.wake_ns: int | None = None

    def enter(self, stage: Stage) -> None:
        """The scene comes on top for the first time or again; build what needs the size."""
        self.stage = stage
        self.dirty = True

    def leave(self) -> None:
        """The scene is covered or goes."""

    def close(self) -> None:
        """The scene goes for good, also when the window closes: save what must not be lost."""

    def asks_before_closing(self, t_ns: int) -> bool:
        """Somebody closes the window. True: the scene has asked whether that is meant."""
        return False

    def while_covered(self, now_ns: int) -> None:
        """Time has come to `now_ns`, and another scene lies over this one."""

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size: lay out anew."""
        self.dirty = True

    def raw(self, event: pygame.Event) -> bool:
        """An event as pygame tells it, for pygame_gui. True: used up, no signal follows."""
        return False

    def handle(self, signal: Signal) -> None:
        """Something was heard. Never called in the middle of `draw`."""

    def tick(self, now_ns: int) -> None:
        """Time has come to `now_ns`."""

    def draw(self, screen: pygame.Surface, drain: Drain) -> None:
        """Paint the whole picture; call `drain` after every half millisecond of work."""

    def kept_as_picture(self) -> None:
        """What was drawn last is kept below what lies above it: until `enter` it hardly changes."""

    def shown(self, now_ns: int) -> None:
        """What was drawn last is on the screen since `now_ns`."""

    def anew(self, notice: str) -> Scene | None:
        """A scene that goes on where this one broke and says so; None: the shelf comes instead."""
        return None


class Stage:
    """The stack of scenes; the top one plays, a see-through one lets those below be drawn."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.top:
            self.top.leave()
        self.scenes.append(scene)
        scene.enter(self)

    def pop(self) -> None:
        """Take the top scene off for good; the one below comes back."""
        _put_away(self.scenes.pop())
        if self.top:
            self.top.enter(self)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        _put_away(self.scenes.pop())
        self.scenes.append(scene)
        scene.enter(self)

    def clear(self) -> None:
        """Take every scene off, the top one first; all of them, even if one breaks."""
        if self.scenes:
            try:
                _put_away(self.scenes.pop())
            finally:
                self.clear()

    def asks_before_closing(self, t_ns: int) -> bool:
        """Somebody closes the window: whether a scene has asked if that is meant."""
        return any(scene.asks_before_closing(t_ns) for scene in reversed(self.scenes))

    def tick(self, now_ns: int) -> None:
        """Time has come to `now_ns`, for the scenes below first."""
        for scene in self.scenes[:-1]:
            scene.while_covered(now_ns)
        if self.top:
            self.top.tick(now_ns)

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        for scene in self.scenes:
            scene.resize(size)


def _put_away(scene: Scene) -> None:
    """A scene goes for good: what must not be lost is saved whatever else breaks."""
    try:
        scene.leave()
    finally:
        scene.close()
