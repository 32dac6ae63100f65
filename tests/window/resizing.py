"""A program of its own: a real window that goes to full screen and back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import cast

import pygame

from scenes.app import App
from scenes.input.source import Inputs
from scenes.stage import Drain, Scene
from scenes.window import open_window
from tests.xvfb import Injector, Stroke

SIZE = (1280, 720)


def resized(display: str) -> list[list[int]]:
    """The sizes a scene is told when F11 is pressed twice."""
    env = {**os.environ, "DISPLAY": display, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    env.pop("SDL_VIDEODRIVER", None)
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.resizing"],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return cast(list[list[int]], json.loads(done.stdout))


class Sizes(Scene):
    """Writes down its sizes."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[tuple[int, int]] = []

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.sizes.append(size)

    def draw(self, screen: pygame.Surface, drain: Drain) -> None:
        screen.fill((20, 90, 60))


def main() -> None:
    scene = Sizes()
    app = App(open_window(SIZE, "Resizing"), Inputs(SIZE), scene)
    gap = 500_000
    strokes = [Stroke("f11", down, gap) for down in (True, False, True, False)]
    injector = Injector(os.environ["DISPLAY"], strokes)
    # Only so that a window that is never resized comes to an end.
    end = time.perf_counter_ns() + 120_000_000_000
    while time.perf_counter_ns() < end and (injector.running or len(scene.sizes) < 2):
        app.listen()
        app.frame(time.perf_counter_ns())
    injector.stamps()
    pygame.quit()
    print(json.dumps(scene.sizes))


if __name__ == "__main__":
    main()
