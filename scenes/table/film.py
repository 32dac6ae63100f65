"""A match as a small film to be sent: a replay that nobody sees is played, and drawn into a GIF."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.gif import Film, Palette, pixels
from art.looks import BRASS, SUNK
from game.cards import Seat
from game.record import Record
from scenes.house import House
from scenes.menus.page import Page
from scenes.stage import Drain, Stage
from scenes.storage.file_manager import show_folder
from scenes.storage.paths import at_home
from scenes.storage.sharing import keep_film
from scenes.table.corner import Corner
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
# How many places of the match are looked at for their colours; how long the end stands (cs).
LOOKS, END_CS = 6, 400


class Shoot:
    """Plays the replay of a match in a house of its own, where nothing is heard or pressed."""

    def __init__(self, replay: ReplayScene) -> None:
        self.replay = replay
        self._stage = Stage((DRAWN[0], DRAWN[1] + BAR_HIGH))
        self._canvas = Surface(self._stage.size)
        replay.corner = Corner(replay, ())
        self._stage.push(replay)
        replay.leave()
        self._now_ns = 0
        self._colours: Counter[int] = Counter()
        self._looks = list(range(LOOKS))
        self._film: Film | None = None
        self.done = False

    @property
    def share(self) -> float:
        """How much of the match is in the film, 0 to 1."""
        return min(1.0, self.replay.tape_ms / max(1, self.replay.lasts_ms))

    def step(self) -> None:
        """The next picture, or the next look at the colours of the match."""
        if self._looks:
            self._look(self._looks.pop(0))
        elif self._film is None:
            self._film = Film(SHOWN, Palette.of(self._colours))
            self.replay.speed = min(FASTEST, ceil(self._pictures() / PICTURES))
            self.replay.go(0)
            self.replay.playing = True
        elif not self.done:
            self._shoot(self._film)

    @property
    def filming(self) -> bool:
        """Whether the colours are known, and the match runs."""
        return self._film is not None

    def whole(self) -> bytes:
        """The film as a file."""
        assert self._film is not None
        return self._film.whole()

    def close(self) -> None:
        """Nothing more is drawn."""
        self._stage.clear()

    def _pictures(self) -> float:
        """About how many there would be at the pace of the replay."""
        return WAITS * self.replay.lasts_ms / PICTURE_MS

    def _look(self, number: int) -> None:
        self.replay.go(number * len(self.replay.tape.moves) // (LOOKS - 1))
        self._colours.update(self._picture())

    def _shoot(self, film: Film) -> None:
        for _ in range(TICKS):
            self._now_ns += PICTURE_MS * MS // TICKS
            self.replay.tick(self._now_ns)
        if film.length > MOST:
            self.replay.go(len(self.replay.tape.moves))
        elif film.length > MOST * (self.share + 0.1) and self.replay.speed < FASTEST:
            self.replay.speed *= 2
        self.done = not self.replay.playing
        film.show(self._picture(), END_CS if self.done else PICTURE_MS // 10)

    def _picture(self) -> memoryview:
        self.replay.foot = None
        self.replay.draw_table(self._canvas, _nothing_waits)
        table = self._canvas.subsurface(Rect((0, 0), DRAWN))
        return pixels(pygame.transform.smoothscale(table, SHOWN))


def _nothing_waits() -> None:
    """Between two parts of a picture that nobody sees."""


class FilmScene(Page):
    """How far the film has come, and where it lies at last; who leaves before gets none."""

    see_through = True
    first = "leave"

    def __init__(self, house: House, replay: ReplayScene, record: Record) -> None:
        super().__init__(house)
        self.replay = replay
        self._shoot: Shoot | None = Shoot(replay)
        self._record = record
        self.share = 0.0

    def build(self) -> None:
        grid = self.panel.grid
        x, y, wide = grid.centred(WIDE, HIGH)
        self.panel.reach(grid.rect(x, y, wide, HIGH + 12))
        words = self.words("film-leave" if self._shoot else "film-done")
        self.panel.add(Button(
            key="leave", box=grid.rect(x + (wide - 240) / 2, y + HIGH - 80, 240, 54), look=BRASS,
            size=20, words=words, on_press=self.go_back,
        ))  # fmt: skip

    @property
    def ready(self) -> bool:
        """Whether there is nothing more to be done."""
        return self._shoot is None

    def close(self) -> None:
        self.end()
        super().close()

    def end(self) -> None:
        """Nothing more is filmed."""
        if self._shoot is not None:
            self._shoot.close()
        self._shoot = None

    def tick(self, now_ns: int) -> None:
        if self._shoot is not None:
            self._shoot.step()
            self.share, self.dirty = self._shoot.share if self._shoot.filming else 0.0, True
            if self._shoot.done:
                self._keep(self._shoot.whole())
        super().tick(now_ns)
        if self._shoot is not None:
            self.wake_ns = now_ns

    def _keep(self, film: bytes) -> None:
        """Write it down and say where, or why not."""
        self.end()
        title = self.words(f"{self._record.game}-title")
        try:
            path = keep_film(self.house.paths, self._record, title, film)
        except OSError:
            place = at_home(self.house.paths.shared)
            self.refuse(self.words("film-not-kept", place=whole(place)))
        else:
            show_folder(path.parent)
            self.tell(self.words("film-kept", place=whole(at_home(path))))
        self.changed()

    def paint(self, screen: Surface, drain: Drain) -> None:
        grid, words, brush = self.panel.grid, self.words, self.panel.brush
        sheet = *grid.centred(WIDE, HIGH), HIGH
        self.lay_sheet(screen, sheet, words("film-title"), words("film-about"), 80)
        x, y, wide = sheet[:3]
        line = grid.rect(x + 36, y + 166, wide - 72, 16)
        brush.slab(screen, line, SUNK, 8)
        done = Rect(line.topleft, (round(line.width * self.share), line.height))
        pygame.draw.rect(screen, theme.BRASS, done, border_radius=grid.px(8))


def make_film(house: House, replay: ReplayScene, record: Record, view_of: Seat | None) -> FilmScene:
    """The scene in which the film of a match is made, as that seat saw it, or an onlooker."""
    replay.view_of = view_of
    return FilmScene(house, replay, record)


def studio(house: House) -> House:
    """A house with the same words and settings, in which nothing is heard."""
    return House(house.words, house.lettering, Mixer(), house.settings, house.paths)
