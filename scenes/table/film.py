"""A match as a small film to be sent: a replay that nobody sees is played, and drawn into a GIF."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from art.gif import Choice, Film
from art.looks import BRASS
from art.paint import give_way
from game.bots.worker import Slices, Worker
from game.cards import Seat
from game.record import Record
from scenes.forms import Progress
from scenes.house import House
from scenes.menus.page import Page
from scenes.stage import Drain, Stage
from scenes.storage.file_manager import show_folder
from scenes.storage.paths import at_home
from scenes.storage.screenshots import FULL
from scenes.storage.sharing import keep_film
from scenes.table.corner import Corner
from scenes.table.in_parts import in_parts
from scenes.table.replay_bar import HIGH as BAR_HIGH
from scenes.ui.widgets import Button
from scenes.words.names import whole
from sounds.mixer import Mixer

if TYPE_CHECKING:
    from scenes.table.replay import ReplayScene

WIDE, HIGH = 640, 290
# What is drawn, and how large it is in the film.
DRAWN, SHOWN = (1280, 720), (640, 360)
MS = 1_000_000
# A picture stands so long (ms); a film of a long match runs that much faster.
PICTURE_MS, TICKS = 120, 2
FASTEST = 64
# So many pictures are aimed at, and no film is larger (bytes).
PICTURES, MOST = 400, 4_000_000
# A replay waits until what flies has landed: it lasts so much longer than its tape.
WAITS = 1.6
# How many places of the match are looked at for their colours, at each so many pixels apart.
LOOKS, LOOKS_AT = 6, 7
# How long the end stands (cs).
END_CS = 400
# How much of the work it is to make all cards (of 1), and how long it goes on in a frame.
AHEAD, SLICE_MS = 0.1, 6.0


class Shoot:
    """Plays the replay of a match in a house of its own, where nothing is heard or pressed.

    The pictures are drawn here, a little with every step; colours are chosen and pictures packed
    by a mind, which is at one picture while the next is drawn.
    """

    def __init__(self, replay: ReplayScene, open_mind: Callable[[], Worker | Slices]) -> None:
        self.replay = replay
        self._open_mind = open_mind
        self._mind: Worker | Slices | None = None
        self._stage = Stage((DRAWN[0], DRAWN[1] + BAR_HIGH))
        self._canvas = Surface(DRAWN)
        replay.corner = Corner(replay, ())
        self._now_ns = 0
        self._steps: Generator[None, None, None] = self._work()
        # Whether nothing can be done before there is an answer.
        self.waits = False
        # How much of the work is done, 0 to 1, and the file once all is.
        self.share = 0.0
        self.film: bytes | None = None

    def step(self) -> None:
        """A little of what is to be done; nothing if that waits."""
        next(self._steps, None)

    def close(self) -> None:
        """Nothing more is drawn."""
        self._steps.close()
        if self._mind is not None:
            self._mind.close()
        self._stage.clear()

    def _work(self) -> Generator[None, None, None]:
        mind = self._mind = self._open_mind()
        yield from in_parts(partial(self.replay.bare, DRAWN))
        yield
        self._stage.push(self.replay)
        self.replay.leave()
        yield
        yield from self._make_ahead()
        mind.ask(Choice((yield from self._look())))
        film = Film(SHOWN, (yield from self._answer(mind)))
        yield from self._shoot(film, mind)
        self.film = film.whole()

    def _answer(self, mind: Worker | Slices) -> Generator[None, None, Any]:
        while (answer := mind.answer()) is None:
            self.waits = True
            yield
        self.waits = False
        return answer

    def _make_ahead(self) -> Iterator[None]:
        """Every card before the first picture, so that none takes long."""
        to_come = self.replay.to_come
        while self.replay.make_ahead(1):
            self.share = AHEAD * (1 - self.replay.to_come / to_come)
            yield

    def _look(self) -> Generator[None, None, bytes]:
        """Some of the pixels of some places of the match: the colours there are."""
        seen = bytearray()
        for number in range(LOOKS):
            self.replay.go(number * len(self.replay.tape.moves) // (LOOKS - 1))
            yield
            picture = yield from in_parts(self._picture)
            seen += memoryview(picture).cast("H")[::LOOKS_AT].tobytes()
            yield
        return bytes(seen)

    def _shoot(self, film: Film, mind: Worker | Slices) -> Iterator[None]:
        pictures = WAITS * self.replay.lasts_ms / PICTURE_MS
        self.replay.speed = min(FASTEST, ceil(pictures / PICTURES))
        self.replay.go(0)
        self.replay.playing, packing = True, False
        while self.replay.runs:
            for _ in range(TICKS):
                yield
                self._now_ns += PICTURE_MS * MS // TICKS
                yield from in_parts(partial(self.replay.tick, self._now_ns))
            self._hurry(film.length)
            yield
            picture = yield from in_parts(self._picture)
            yield
            if packing:
                film.pack((yield from self._answer(mind)))
            patch = film.show(picture, PICTURE_MS // 10 if self.replay.runs else END_CS)
            packing = patch is not None
            if patch is not None:
                mind.ask(patch)
            played = min(1.0, self.replay.tape_ms / max(1, self.replay.lasts_ms))
            self.share = AHEAD + (1 - AHEAD) * played
        if packing:
            film.pack((yield from self._answer(mind)))

    def _hurry(self, length: int) -> None:
        """Play faster if the film grows too long (bytes), and at last go to the end."""
        played = self.replay.tape_ms / max(1, self.replay.lasts_ms)
        if length > MOST:
            self.replay.go(len(self.replay.tape.moves))
        elif length > MOST * (played + 0.1) and self.replay.speed < FASTEST:
            self.replay.speed *= 2

    def _picture(self) -> bytes:
        self.replay.foot = None
        self.replay.hurry_painting()
        self.replay.draw_table(self._canvas, give_way.get())
        return pixels(pygame.transform.smoothscale(self._canvas, SHOWN))


def pixels(picture: Surface) -> bytes:
    """The pixels of a picture, 16 bits each (5, 6 and 5 of red, green and blue)."""
    width, height = picture.get_size()
    small = Surface((width, height), depth=16, masks=(0xF800, 0x7E0, 0x1F, 0))
    small.blit(picture, (0, 0))
    raw, pitch = small.get_buffer().raw, small.get_pitch()
    return b"".join(raw[row * pitch : row * pitch + 2 * width] for row in range(height))


class FilmScene(Page):
    """How far the film has come, and where it lies at last; who leaves before gets none."""

    see_through = True
    first = "leave"

    def __init__(self, house: House, replay: ReplayScene, record: Record) -> None:
        super().__init__(house)
        self.replay = replay
        self.shoot: Shoot | None = Shoot(replay, house.open_mind)
        self._record = record
        self._kept: Future[Path] | None = None
        self._progress: Progress | None = None
        self._share = 0.0

    def build(self) -> None:
        grid = self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        self._progress = self.panel.add(Progress(
            key="progress", box=grid.rect(x + 36, y + 166, wide - 72, 16), corner=8,
            share=self._share,
        ))  # fmt: skip
        words = self.words("film-leave" if self.shoot else "film-done")
        self.panel.add(Button(
            key="leave", box=grid.rect(x + (wide - 240) / 2, y + HIGH - 80, 240, 54), look=BRASS,
            size=20, words=words, on_press=self.go_back,
        ))  # fmt: skip

    @property
    def ready(self) -> bool:
        """Whether there is nothing more to be done."""
        return self.shoot is None and self._kept is None

    def close(self) -> None:
        self.end()
        super().close()

    def end(self) -> None:
        """Nothing more is filmed."""
        if self.shoot is not None:
            self.shoot.close()
        self.shoot = None

    def tick(self, now_ns: int) -> None:
        if self.shoot is not None:
            self._film(self.shoot)
        elif self._kept is not None and self._kept.done():
            self._say_where(self._kept)
        super().tick(now_ns)
        if not self.ready:
            self.wake_ns = now_ns

    def _film(self, shoot: Shoot) -> None:
        """Go on for a part of a frame, or look whether an answer is there."""
        until = time.perf_counter() + SLICE_MS / 1000
        shoot.step()
        while shoot.film is None and not shoot.waits and time.perf_counter() < until:
            shoot.step()
        self._share = shoot.share
        if self._progress is not None and self._progress.come_to(shoot.share):
            self.dirty = True
        if shoot.film is not None:
            self._keep(shoot.film)

    def _keep(self, film: bytes) -> None:
        """Write it down beside everything else: a slow disk takes longer than many frames."""
        self.end()
        title = self.words(f"{self._record.game}-title")
        thread = ThreadPoolExecutor(1)
        self._kept = thread.submit(keep_film, self.house.paths, self._record, title, film)
        thread.shutdown(wait=False)

    def _say_where(self, kept: Future[Path]) -> None:
        """Where it lies, or why it does not."""
        self._kept = None
        try:
            path = kept.result()
        except OSError as trouble:
            why = "film-full" if trouble.errno in FULL else "film-not-kept"
            self.refuse(self.words(why, place=whole(at_home(self.house.paths.shared))))
        else:
            show_folder(path.parent)
            self.tell(self.words("film-kept", place=whole(at_home(path))))
        self.changed()

    def paint(self, screen: Surface, drain: Drain) -> None:
        words, sheet = self.words, (*self.panel.grid.centred(WIDE, HIGH), HIGH)
        self.lay_sheet(screen, sheet, words("film-title"), words("film-about"), 80)


def make_film(house: House, replay: ReplayScene, record: Record, view_of: Seat | None) -> FilmScene:
    """The scene in which the film of a match is made, as that seat saw it, or an onlooker."""
    replay.view_of = view_of
    return FilmScene(house, replay, record)


def studio(house: House) -> House:
    """A house with the same words and settings, in which nothing is heard."""
    return House(house.words, house.lettering, Mixer(), house.settings, house.paths)
