"""A program of its own: a real window with cards in motion, and keys pressed at it.

Reads what to press and how much to draw, prints when it was sent and when it was heard.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import count

import pygame

from scenes.app import App
from scenes.input.signals import Press
from scenes.input.source import Inputs
from scenes.stage import Drain, Scene, Stage
from scenes.window import open_window
from tests.xvfb import Injected, Injector, Stroke, first_of_all

SIZE = (1280, 720)
CARD = (150, 210)
CARDS, CARDS_A_DRAIN = 40, 4
# Only so that a program that hangs comes to an end.
LONGEST_S = 600


@dataclass(frozen=True)
class Rehearsal:
    """What was sent, what was heard, the ns of work in each drawn frame, and on what screen."""

    sent: list[Injected]
    heard: list[Press]
    frames: list[int]
    seconds: float
    driver: str


def rehearse(
    display: str, strokes: Sequence[Stroke], draw_ms: float = 4.5, *, undisturbed: bool = False
) -> Rehearsal:
    """Run the program on `display`; every frame is 40 moving cards and `draw_ms` of work.

    `undisturbed`: as far as possible as if nothing else ran on this computer.
    """
    env = {**os.environ, "DISPLAY": display, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    env.pop("SDL_VIDEODRIVER", None)
    plan = json.dumps({"draw_ms": draw_ms, "strokes": [asdict(stroke) for stroke in strokes]})
    with subprocess.Popen(
        [sys.executable, "-m", "tests.window.rehearsal"],
        env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as program:  # fmt: skip
        if undisturbed:
            first_of_all(program)
        try:
            output, errors = program.communicate(plan, timeout=LONGEST_S)
        except subprocess.TimeoutExpired:
            program.kill()
            raise
    assert program.returncode == 0, errors
    told = json.loads(output)
    return Rehearsal(
        [Injected(**one) for one in told["sent"]],
        [Press(**one) for one in told["heard"]],
        told["frames"],
        told["seconds"],
        told["driver"],
    )


class Storm(Scene):
    """Cards flying over a resting picture, in every frame."""

    live = True
    timed = True

    def __init__(self, draw_ms: float) -> None:
        super().__init__()
        self.draw_ns = draw_ms * 1e6
        self.heard: list[Press] = []
        self.now_s = 0.0

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.layer = pygame.Surface(stage.size).convert()
        self.layer.fill((24, 92, 60))
        card = pygame.Surface(CARD, pygame.SRCALPHA)
        pygame.draw.rect(card, (250, 244, 230), card.get_rect(), border_radius=12)
        self.card = pygame.transform.rotozoom(card, 9, 1).convert_alpha()

    def handle(self, signal: object) -> None:
        if isinstance(signal, Press):
            self.heard.append(signal)

    def tick(self, now_ns: int) -> None:
        self.now_s = now_ns / 1e9
        self.dirty = True

    def draw(self, screen: pygame.Surface, drain: Drain) -> None:
        end = time.perf_counter_ns() + self.draw_ns
        screen.blit(self.layer, (0, 0))
        drain()
        for first in count(0, CARDS_A_DRAIN):
            some = range(first, first + CARDS_A_DRAIN)
            screen.fblits([(self.card, self._place(n)) for n in some])
            drain()
            if first >= CARDS and time.perf_counter_ns() >= end:
                break
        self.dirty = True

    def _place(self, n: int) -> tuple[float, float]:
        turn = self.now_s * (1 + n % 5 / 5) + n
        return 540 + 480 * math.cos(turn), 250 + 230 * math.sin(turn * 1.3)


def main() -> None:
    plan = json.loads(sys.stdin.read())
    strokes = [Stroke(**one) for one in plan["strokes"]]
    window = open_window(SIZE, "Rehearsal")
    scene = Storm(plan["draw_ms"])
    frames: list[int] = []
    app = App(window, Inputs(SIZE), scene, frame_log=lambda ns, drawn: frames.append(ns))
    injector = Injector(os.environ["DISPLAY"], strokes)
    began = time.perf_counter()
    while injector.running:
        app.listen()
        app.frame(time.perf_counter_ns())
    app.step(time.perf_counter_ns())
    told = {
        "sent": [asdict(one) for one in injector.stamps()],
        "heard": [asdict(one) for one in scene.heard],
        "frames": frames,
        "seconds": time.perf_counter() - began,
        "driver": pygame.display.get_driver(),
    }
    pygame.quit()
    print(json.dumps(told))


if __name__ == "__main__":
    main()
