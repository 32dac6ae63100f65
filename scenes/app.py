"""The main loop: listen, let time pass, draw what has changed."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame

from scenes.camera import CAMERA_KEY, Camera
from scenes.input.keyboard import key
from scenes.input.signals import Exposed, Press, Quit, Resized
from scenes.input.source import CALM_NAP_S, RACING_NAP_S, TIMED_NAP_S, Heard, Inputs
from scenes.stage import Scene, Stage
from scenes.window import Window
from sounds.mixer import Mixer

log = logging.getLogger(__name__)

FRAME_NS = 16_666_667
LONGEST_WAIT_NS = 500_000_000
# Some desktops ask no window how small it may be: in a smaller one a part of this is seen.
LEAST = (160, 100)
FULL_SCREEN_KEY = key(pygame.KSCAN_F11)


class App:
    """Runs the scenes on its stage until the last one is gone.

    Presses are stamped when they come, also in the middle of drawing, and handed to the
    top scene before anything else is done (TOT-704); but a scene that is drawing gets
    them when its picture is on the screen, so that nothing changes under its brush.
    Where nothing is to be drawn, and nothing is to be timed, one thing of `later` is done,
    and what closed scenes left is cleared away.
    `frame_log` is called after every frame with the ns it took and whether it was drawn.
    `mend` is given the stage and the error when something breaks, and raises the error again
    where it cannot help; without it whatever breaks ends the program. `camera` keeps pictures of
    the window when its key is pressed. `mixer` has music that goes on while time passes.
    """

    def __init__(
        self,
        window: Window,
        inputs: Inputs,
        first: Scene,
        clock: Callable[[], int] = time.perf_counter_ns,
        flip: Callable[[], None] = pygame.display.flip,
        frame_log: Callable[[int, bool], None] | None = None,
        later: list[Callable[[], object]] | None = None,
        mend: Callable[[Stage, Exception], None] | None = None,
        camera: Camera | None = None,
        mixer: Mixer | None = None,
    ) -> None:
        self.window = window
        self.inputs = inputs
        self.stage = Stage(window.screen.get_size())
        self._clock = clock
        self._flip = flip
        self._frame_log = frame_log
        self._later = [] if later is None else later
        self._mend = mend
        self._camera = camera
        self._mixer = mixer
        self._closing = False
        self._last_frame_ns = clock() - FRAME_NS
        self._heard_some = True
        self._exposed = False
        # The size of the window's picture when something was last painted on it.
        self._painted = window.screen.get_size()
        self._kept: list[Heard] = []
        self._below: tuple[list[Scene], pygame.Surface] | None = None
        self._tidied: tuple[Scene | None, bool] | None = None
        with self._mended():
            self.stage.push(first)

    def run(self) -> None:
        """Play until nothing is left to play, or the window is closed."""
        try:
            while self.stage.top:
                with self._mended():
                    self.listen()
                    self.frame(self._clock())
        finally:
            self.stage.clear()
            self._tidy_up(None)

    def first_frame(self) -> None:
        """Show the first picture once and stop."""
        self.step(self._clock())
        self.stage.clear()

    def step(self, now_ns: int) -> None:
        """One frame at `now_ns`, without waiting."""
        with self._mended():
            self.hand_on(self.inputs.drain())
            self.frame(now_ns)

    @contextmanager
    def _mended(self) -> Iterator[None]:
        """Whatever breaks in here is mended; a window that is being closed is closed."""
        try:
            yield
        except Exception as error:
            if self._mend is None:
                raise
            if self._closing:
                log.exception("something broke while the window was closed")
            else:
                self._below = None
                self._mend(self.stage, error)

    def listen(self) -> None:
        """Hand on what is heard until the next frame is due."""
        while (top := self.stage.top) is not None:
            self.inputs.nap_s = nap_of(top)
            self._tidy_up(top)
            due = self._due(top)
            self.hand_on(self.inputs.wait(due))
            if self._clock() >= due:
                return

    def _due(self, top: Scene) -> int:
        """When the next frame begins: soon if something is going on, late if nothing is."""
        soon = self._last_frame_ns + FRAME_NS
        if top.dirty or self._heard_some or self._exposed or self._blank or self._chores(top):
            return soon
        late = self._last_frame_ns + LONGEST_WAIT_NS
        camera = None if self._camera is None else self._camera.next_ns(self._last_frame_ns)
        music = None if self._mixer is None else self._mixer.wake_ns
        whens = (top.wake_ns, camera, music, late)
        return max(soon, min(when for when in whens if when is not None))

    @property
    def _blank(self) -> bool:
        """Whether the window has another size now, and with it an empty picture."""
        return self.window.screen.get_size() != self._painted

    def _chores(self, top: Scene | None) -> bool:
        """Whether something may be done that nobody waits for."""
        return bool(self._later) and top is not None and not top.live

    def hand_on(self, heard: list[Heard]) -> None:
        """Give everything that was heard to the scene that is on top at that moment."""
        for one in heard:
            self._heard_some = True
            # What comes after it is not lost if it breaks something.
            with self._mended():
                self._hear(one)

    def _hear(self, one: Heard) -> None:
        match one.signal:
            case Resized(size=size):
                self.stage.resize(_at_least(size))
            case Exposed():
                self._exposed = True
            case Press(control=control, pressed=True) if control == FULL_SCREEN_KEY:
                self.window.toggle_full_screen()
            case Press(control=control, pressed=True) if control == CAMERA_KEY and self._camera:
                self._camera.take(self.window.screen)
            case Quit(t_ns=t_ns) if not self.stage.asks_before_closing(t_ns):
                self._closing = True
                self.stage.clear()
        self._tell(one)

    def _tell(self, one: Heard) -> None:
        top = self.stage.top
        if top is None or (one.raw is not None and top.raw(one.raw)):
            return
        # The raw event may have put another scene on top; the signal was not meant for it.
        if one.signal is not None and self.stage.top is top:
            top.handle(one.signal)

    def frame(self, now_ns: int) -> None:
        """Let time come to `now_ns` and show the picture if it has changed."""
        began = self._clock()
        self._last_frame_ns = now_ns
        self._heard_some = False
        self.stage.tick(now_ns)
        if self._mixer is not None:
            self._mixer.tick(now_ns)
        top = self.stage.top
        if top is not None and self._camera is not None and self._camera.tick(now_ns):
            top.dirty = True
        if top is not None and self._blank:
            top.dirty = True
        drawn = top is not None and (top.dirty or self._exposed)
        if top is not None and drawn:
            self._show(top)
        elif self._chores(top):
            self._do_later()
        if self._frame_log is not None:
            self._frame_log(self._clock() - began, drawn)

    def _do_later(self) -> None:
        """One thing that nobody waits for: if it breaks, nobody misses it."""
        try:
            self._later.pop(0)()
        except Exception:
            if self._mend is None:
                raise
            log.exception("something broke that nobody waited for")

    def _show(self, top: Scene) -> None:
        if top.dirty:
            self._paint(top)
        self._exposed = False
        self._keep()
        self._flip()
        shown_ns = self._clock()
        self._keep()
        top.shown(shown_ns)
        kept, self._kept = self._kept, []
        self.hand_on(kept)

    def _keep(self) -> None:
        """Stamp what happens while a picture is made."""
        self._kept += self.inputs.drain()

    def _paint(self, top: Scene) -> None:
        """Until the scenes know the new size of the window their picture is stretched to it."""
        screen, size = self.window.screen, self.window.screen.get_size()
        self._painted = size
        # Whoever drags its edge may give the window another size, and an empty picture, meanwhile.
        if _at_least(size) == self.stage.size:
            self._draw(top, screen)
            if screen.get_size() == size:
                return
        picture = pygame.Surface(self.stage.size, 0, screen)
        self._draw(top, picture)
        pygame.transform.smoothscale(picture, screen.get_size(), screen)

    def _draw(self, top: Scene, screen: pygame.Surface) -> None:
        if top.see_through:
            self._paint_below(screen)
        else:
            self._below = None
        top.dirty = False
        top.draw(screen, self._keep)
        if self._camera is not None:
            self._camera.paint(screen)

    def _paint_below(self, screen: pygame.Surface) -> None:
        """The scenes under a see-through one, from the picture made of them before."""
        scenes = self.stage.scenes
        first = next(n for n in reversed(range(len(scenes))) if n == 0 or not scenes[n].see_through)
        below = scenes[first:-1]
        if (
            self._below is None
            or self._below[0] != below
            or self._below[1].get_size() != screen.get_size()
            or any(scene.dirty for scene in below)
        ):
            for scene in below:
                scene.dirty = False
                scene.draw(screen, self._keep)
                scene.kept_as_picture()
            self._below = (below, screen.copy())
        screen.blit(self._below[1], (0, 0))

    def _tidy_up(self, top: Scene | None) -> None:
        """See that nothing is cleared away while a scene is live, and all when there is time.

        Scenes and what they are made of know each other: only the collector frees them, and
        it takes longer than a frame.
        """
        live = top is not None and top.live
        if (top, live) == self._tidied:
            return
        self._tidied = (top, live)
        self._below = None
        if live:
            gc.collect()
            gc.disable()
            return
        gc.enable()
        if gc.collect not in self._later:
            self._later.append(gc.collect)


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    """The size of the picture in a window of that size."""
    return max(size[0], LEAST[0]), max(size[1], LEAST[1])


def nap_of(scene: Scene) -> float:
    """How long nobody need look at the devices while that scene is on top (s)."""
    if scene.racing:
        return RACING_NAP_S
    return TIMED_NAP_S if scene.timed else CALM_NAP_S
