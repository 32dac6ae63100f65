"""Whatever can be heard, at random, on every screen and table, in windows of all sizes.

    python -m tests.signals --signals N --seed S [--visit V] [--pages]

A visit opens one screen in a house of its own and lets a few hundred signals come over it:
keys, pointers, fingers and gamepads, text of all kinds typed and pasted, spoilt files dropped,
the window resized, dragged to and fro, left and come back to. Few pictures are painted, but some
on every visit. What is raised carries the number of the visit, which repeats it. With `--pages`
visits begin on menus alone, one after the other, so that each is come to as often.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame import Surface

from game.registry import load, open_games
from scenes.app import App
from scenes.menus.page import Page
from scenes.menus.start import StartScene
from scenes.seats.seating import default_seating
from scenes.stage import Scene
from scenes.storage.on_file import unfinished
from scenes.table.kit import lay_table, open_record
from scenes.window import Window
from scenes.words import languages
from tests.input.test_random import mischief
from tests.mutated import Kind, kinds
from tests.rubbish import look_seldom
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS

SIZES = [
    (160, 100), (320, 240), (640, 480), (1024, 640), (1280, 720), (1024, 1280), (1080, 1920),
    (2560, 1440), (1440, 2560),
]  # fmt: skip
A_VISIT = 250
# A visit takes about a second: one of so many hangs for ever, and it is shown where.
STUCK_S = 300
# One picture in so many frames is painted.
UNPAINTED = 60
KEYS = (
    pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_TAB, pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_BACKSPACE,
    pygame.KSCAN_F1, pygame.KSCAN_U, pygame.KSCAN_PAGEDOWN, pygame.KSCAN_1, pygame.KSCAN_ESCAPE,
)  # fmt: skip
TEXTS = (
    "\u200b", "\u200d", "\ufeff", "\u00ad", "\ud800", "\udfff", "\0", "\x1b", "\n", "\t", "\u0301",
    "\u202e", "\u2066", "\ufe0f", "\u3164", "\U0010ffff", "\ufffc", "\u2028", "👨‍👩‍👧", "שלום",
    "سلام", "e\u0301" * 40, "x" * 10_000, "a b " * 2_000, "|", "'\"\\", "=1+1", "0",
    "99999999999", "é",
)  # fmt: skip


class Blinking(App):
    """Paints one picture in many, each on a surface of the window's size."""

    def __init__(self, guest: Guest, rng: random.Random) -> None:
        self._rng = rng
        self.painted = 0
        screen = pygame.display.get_surface()
        assert screen is not None
        super().__init__(
            Window(screen, guest.stage.size), guest.desk.inputs, StartScene(guest.house),
            guest.desk.clock, flip=lambda: None, later=guest.house.later,
        )  # fmt: skip

    def _paint(self, top: Scene) -> None:
        if self._rng.randrange(UNPAINTED):
            top.dirty = False
            return
        self.painted += 1
        self.window.screen = Surface(self.stage.size)
        super()._paint(top)


# Where a visit begins


def table(game_id: str, guest: Guest, rng: random.Random) -> Scene:
    game = load(game_id)
    count = rng.randint(game.fewest_seats, game.most_seats)
    levels = [rng.choice(("", "", *game.levels[:2])) for _ in range(count)]
    words, seed = guest.house.words, rng.randrange(1000)
    return lay_table(guest.house, default_seating(game_id, words, seed, levels))


def replay(guest: Guest) -> Scene:
    SCREENS["matches"](guest)
    return open_record(guest.house, unfinished(guest.house.paths)[0])


def beginnings(rng: random.Random) -> dict[str, Callable[[Guest], Scene]]:
    """Every screen, table and replay there is, by name; more tables than menus."""
    tables = {f"table of {game_id}": partial(table, game_id, rng=rng) for game_id in open_games()}
    return {**SCREENS, **{f"{name}, {n}": make for name, make in tables.items() for n in range(4)},
            "replay": replay}  # fmt: skip


class Visit:
    """One screen and all that comes over it; the same for the same seed and number."""

    def __init__(self, home: Path, seed: str, number: int, pages: bool) -> None:
        self.rng = rng = random.Random(f"{seed} {number}")
        self.home = home
        self.guest = guest = Guest(home)
        house = guest.house
        house.words.speak(rng.choice(languages()))
        house.settings.text_size = rng.choice((100, 200))
        house.settings.motion = rng.choice(("normal", "normal", "off"))
        house.settings.speed = rng.choice(("slow", "normal", "fast", "very-fast"))
        house.settings.contrast = rng.random() < 0.2
        house.settle()
        self.app = Blinking(guest, rng)
        guest.stage = self.app.stage
        self.files: dict[str, Kind] = {}
        begins = beginnings(rng)
        names = list(SCREENS) if pages else list(begins)
        self.name = names[number % len(names)] if pages else rng.choice(names)
        self.resize()
        self.app.stage.push(begins[self.name](guest))

    def run(self, signals: int) -> None:
        """Let so many signals come, or fewer if everything is closed."""
        deeds = [self.device] * 8 + [self.key] * 8 + [self.point] * 8 + [self.type] * 3
        deeds += [self.paste] * 2 + [self.resize, self.drop]
        for _ in range(signals):
            self.rng.choice(deeds)()
            if self.rng.random() < 0.6:
                self.guest.desk.clock.forward(self.rng.choice((4, 16, 16, 40, 200, 900)))
                self.app.step(self.guest.desk.clock())
            if self.app.stage.top is None:
                return
        self.app.step(self.guest.desk.clock.forward(20))
        if self.app.stage.top is not None:
            self.app.window.screen = Surface(self.app.stage.size)
            self.app.stage.top.draw(self.app.window.screen, lambda: None)

    # What comes

    def device(self) -> None:
        mischief(self.rng, self.guest.desk)

    def key(self) -> None:
        scancode = self.rng.choice(KEYS[: None if self.rng.random() < 0.3 else -1])
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.guest.desk.post(kind, scancode=scancode, key=0, mod=0, unicode="")

    def point(self) -> None:
        """A click on something that is there to be clicked, or anywhere."""
        wide, high = self.app.stage.size
        pos = (self.rng.randrange(wide), self.rng.randrange(high))
        top = self.app.stage.top
        if isinstance(top, Page) and top.panel.widgets and self.rng.random() < 0.8:
            pos = self.rng.choice(top.panel.widgets).box.center
        pos = (min(max(pos[0], 0), wide - 1), min(max(pos[1], 0), high - 1))
        button = self.rng.choice((1, 1, 1, 3))
        self.guest.desk.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 1), buttons=(0, 0, 0),
                             touch=False)  # fmt: skip
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.guest.desk.post(kind, pos=pos, button=button, touch=False)

    def type(self) -> None:
        self.guest.desk.post(pygame.TEXTINPUT, text=self.rng.choice(TEXTS))

    def paste(self) -> None:
        key, mod = self.rng.choice((pygame.K_v, pygame.K_a, pygame.K_x)), pygame.KMOD_CTRL
        Clipboard.text = self.rng.choice(TEXTS)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.guest.desk.post(kind, scancode=pygame.KSCAN_V, key=key, mod=mod, unicode="")

    def resize(self) -> None:
        x, y = self.rng.choice(SIZES)
        if self.rng.random() < 0.3:
            x, y = y, x
        self.guest.desk.post(pygame.WINDOWSIZECHANGED, x=x, y=y)

    def drop(self) -> None:
        """A file, most often one that is spoilt."""
        if not self.files:
            self.files = kinds(self.guest.house.paths.under(self.home / "files"))
        name = self.rng.choice(("match", "card", "settings"))
        ending = {"match": ".kibitz", "card": ".json", "settings": ".toml"}[name]
        path = self.home / f"dropped{ending}"
        path.write_bytes(self.files[name].mutant(self.rng))
        self.guest.desk.post(pygame.DROPFILE, file=str(path))


class Clipboard:
    """What was copied last, wherever that was."""

    text = ""

    @classmethod
    def get_text(cls) -> str:
        return cls.text

    @classmethod
    def put_text(cls, text: str) -> None:
        cls.text = text


def visit(seed: str, number: int, signals: int, pages: bool = False) -> str:
    """One visit; the name of where it began. Whatever is raised says how to repeat it."""
    with TemporaryDirectory() as home:
        came = Visit(Path(home), seed, number, pages)
        try:
            came.run(signals)
            came.app.stage.clear()
        except Exception as error:
            sizes = f"{came.name}, in a window of {came.app.stage.size}"
            again = f"--seed {seed} --visit {number}{' --pages' * pages}"
            error.add_note(f"{sizes}: python -m tests.signals {again}")
            raise
    return came.name


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(prog="python -m tests.signals")
    parser.add_argument("--signals", type=int, default=500_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--visit", type=int)
    parser.add_argument("--pages", action="store_true", help="begin on menus alone")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    look_seldom()
    pygame.scrap.get_text, pygame.scrap.put_text = Clipboard.get_text, Clipboard.put_text
    if asked.visit is not None:
        visit(asked.seed, asked.visit, A_VISIT, asked.pages)
        return
    begins, found, visits = time.process_time(), Counter[str](), -(-asked.signals // A_VISIT)
    for number in range(visits):
        faulthandler.dump_traceback_later(STUCK_S, exit=True)
        try:
            visit(asked.seed, number, A_VISIT, asked.pages)
        except Exception as error:
            found[f"{type(error).__name__}: {error}"[:100]] += 1
            print("".join(getattr(error, "__notes__", [])), repr(error)[:200], flush=True)
    seconds = time.process_time() - begins
    print(f"{visits * A_VISIT} signals in {visits} visits: {found.total()} failures, "
          f"{seconds:.0f} CPU seconds")  # fmt: skip
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
