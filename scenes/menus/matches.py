"""Every match on file: to go on with, to watch, to hand over, or to delete."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from art import theme
from art.looks import BRASS, PLATE
from game.journal import in_use
from game.record import RecordInUse, UnusableRecord
from scenes.input.keyboard import key
from scenes.input.signals import Dropped, Press, Scrolled, Signal
from scenes.menus.ask import AskScene
from scenes.menus.match_row import BUTTONS_WIDE, paint_row, row_high, stacked
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.storage.kept import Kept, handed_over, look
from scenes.storage.kept import in_words as date_in_words
from scenes.storage.on_file import finished, unfinished
from scenes.storage.paths import aside, at_home
from scenes.ui.widgets import Button
from scenes.words.names import whole
from scenes.words.saying import listed

if TYPE_CHECKING:
    from scenes.house import House

EDGE, TOP, FOOT, GAP = 40, 86, 86, 12
MAIN_WIDE, ICON_WIDE = 170, 60
# Matches of so many bytes in all are looked at in one go: longer ones have a frame each.
AT_ONCE = 200_000
# So many matches are on a page that is rolled.
ROLLED = 4
PAGES = {key(pygame.KSCAN_PAGEUP): -1, key(pygame.KSCAN_PAGEDOWN): 1}


class MatchesScene(Page):
    """Rows of matches, those to go on with first; `page` counts from 0."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.page = 0
        self.paths: list[Path] = []
        self.rows: list[Kept] = []
        # What is in a file costs a moment to find out: it is kept until the file changes.
        self._looked: dict[tuple[Path, int], Kept] = {}
        self._waiting: list[Path] = []

    # What is there

    def when(self, kept: Kept) -> str:
        """When a match was played last."""
        return date_in_words(kept.when, date.today(), self.words)

    def told(self, kept: Kept) -> str:
        """How far a match came, or why it cannot be read."""
        words = self.words
        if kept.damage is not None:
            return words(kept.damage.code, **dict(kept.damage.about))
        assert kept.match is not None
        if kept.finished:
            names = [kept.match.players[seat].name for seat in kept.winners()]
            return words("matches-won", names=listed(names, words), count=len(names))
        played = kept.minutes()
        if played is None:
            return words("matches-moves", count=len(kept.match.moves))
        return words("matches-played", minutes=played[0], seconds=played[1])

    def _look(self, path: Path) -> Kept | None:
        """What is in a file; None if it is gone, or cannot be read."""
        try:
            known = (path, path.stat().st_mtime_ns)
            if known not in self._looked:
                self._looked[known] = look(path)
        except OSError:
            return None
        return self._looked[known]

    def _soon(self, paths: list[Path]) -> list[Path]:
        """Those that can be looked at without keeping anybody waiting; the others come later."""
        soon, room, self._waiting = [], AT_ONCE, []
        for path in paths:
            with suppress(OSError):
                about = path.stat()
                size = 0 if (path, about.st_mtime_ns) in self._looked else about.st_size
                if size > room:
                    self._waiting.append(path)
                    continue
                room -= size
                soon.append(path)
        return soon

    def tick(self, now_ns: int) -> None:
        super().tick(now_ns)
        if self._waiting:
            self._look(self._waiting[0])
            self._rebuild(self.panel.grid.size)
            self.wake_ns = now_ns

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.paths) // self._on_a_page()))

    def _on_a_page(self) -> int:
        if stacked(self.panel.grid):
            return ROLLED
        return max(1, int((self.panel.grid.high - TOP - FOOT + GAP) // self._pitch()))

    def _pitch(self) -> float:
        return row_high(self.panel.grid) + GAP

    def _below(self) -> float:
        """Where the rows end, in units."""
        if stacked(self.panel.grid):
            return TOP + max(1, len(self.rows)) * self._pitch()
        return self.panel.grid.high - FOOT

    # The widgets

    def build(self) -> None:
        self.paths = [*unfinished(self.house.paths), *finished(self.house.paths)]
        self.page = min(self.page, self.pages - 1)
        first = self.page * self._on_a_page()
        shown = self.paths[first : first + self._on_a_page()]
        self.rows = [kept for kept in map(self._look, self._soon(shown)) if kept is not None]
        for number, kept in enumerate(self.rows):
            self._add_buttons(kept, TOP + number * self._pitch())
        grid, words = self.panel.grid, self.words
        self.panel.add(Button(
            key="back", box=grid.rect(EDGE, 22, 50, 48), icon="back", size=22,
            on_press=self.go_back, hint=words("matches-back-hint"),
        ))  # fmt: skip
        if self.pages > 1:
            self._add_pager()

    def _add_pager(self) -> None:
        grid = self.panel.grid
        for sign, by in (("left", -1), ("right", 1)):
            box = grid.rect(grid.wide / 2 - 28 + by * 132, self._below() + 8, 56, 42)
            self.panel.add(Button(
                key=f"page-{sign}", box=box, icon=sign, size=20, on_press=partial(self.turn, by),
                hint=self.words(f"matches-{sign}-hint"), enabled=0 <= self.page + by < self.pages,
            ))  # fmt: skip

    def _add_buttons(self, kept: Kept, y: float) -> None:
        """What can be done with a match: first what most people want."""
        grid, words, name = self.panel.grid, self.words, kept.path.name
        x = grid.wide - EDGE - BUTTONS_WIDE + 8
        y += 37 if not stacked(grid) else row_high(grid) - 66
        if kept.damage is not None:
            main: tuple[str, str, Callable[[Kept], None]] = ("set-aside", "", self._set_aside)
        elif kept.finished:
            main = ("watch", "eye", self._watch)
        else:
            main = ("go-on", "play", self._go_on)
        others: list[tuple[str, str, Callable[[Kept], None]]] = [
            ("hand-over", "hand-over", self._hand_over),
            ("delete", "bin", self._ask_to_delete),
        ]
        if main[0] == "go-on":
            others.insert(0, ("watch", "eye", self._watch))
        elif main[0] == "watch":
            others.insert(0, ("review", "lamp", self._review))
        what, sign, act = main
        wide = MAIN_WIDE + (3 - len(others)) * ICON_WIDE
        self.panel.add(Button(
            key=f"{what}-{name}", box=grid.rect(x, y, wide, 52), icon=sign, size=20,
            words=words(f"matches-{what}"), hint=words(f"matches-{what}-hint"),
            look=PLATE if kept.damage else BRASS, on_press=partial(act, kept),
        ))  # fmt: skip
        for place, (what, sign, act) in enumerate(others):
            left = x + wide + 10 + place * ICON_WIDE
            self.panel.add(Button(
                key=f"{what}-{name}", box=grid.rect(left, y, ICON_WIDE - 8, 52), icon=sign,
                size=20, hint=words(f"matches-{what}-hint"), on_press=partial(act, kept),
            ))  # fmt: skip

    # What they do

    def _go_on(self, kept: Kept) -> None:
        try:
            table = self.house.doors.taken_up(kept.path)
        except UnusableRecord as damage:
            self._say(self.words(damage.code, **dict(damage.about)))
            return
        self.stage.push(table)

    def _watch(self, kept: Kept) -> None:
        assert kept.match is not None
        self.notice = ""
        self.stage.push(self.house.doors.replay(kept.match.record()))

    def _review(self, kept: Kept) -> None:
        assert kept.match is not None
        self.notice = ""
        self.stage.push(self.house.doors.review(kept.match.record()))

    def _hand_over(self, kept: Kept) -> None:
        try:
            copy = handed_over(kept.path, self.house.paths)
        except OSError:
            self._say(self.words("matches-not-handed-over"))
            return
        self._say(self.words("matches-handed-over", file=whole(at_home(copy))))

    def _set_aside(self, kept: Kept) -> None:
        if self._in_use(kept):
            return
        try:
            there = aside(kept.path, self.house.paths.set_aside)
        except OSError:
            self._say(self.words("matches-still-there"))
            return
        self._say(self.words("matches-is-aside", file=whole(at_home(there))))

    def _in_use(self, kept: Kept) -> bool:
        """Whether the match is being played in another window, which is then told."""
        if in_use(kept.path):
            self._say(self.words(RecordInUse().code))
            return True
        return False

    def _ask_to_delete(self, kept: Kept) -> None:
        if self._in_use(kept):
            return
        words = self.words
        self.notice = ""
        self.stage.push(AskScene(
            self.house, words("matches-ask"), words("matches-ask-about", when=self.when(kept)),
            words("matches-ask-yes"), words("matches-ask-no"), partial(self._delete, kept),
        ))  # fmt: skip

    def _delete(self, kept: Kept) -> None:
        try:
            kept.path.unlink()
            self.notice = self.words("matches-deleted")
        except OSError:
            self.notice = self.words("matches-still-there")

    def _say(self, notice: str) -> None:
        self.tell(notice)
        self.changed()

    def turn(self, by: int) -> None:
        """To another page of the list."""
        page = min(max(self.page + by, 0), self.pages - 1)
        if page != self.page:
            self.page, self.notice = page, ""
            self.changed()

    def handle(self, signal: Signal) -> None:
        match signal:
            case Press(control=control, pressed=True) if control in PAGES:
                self.turn(PAGES[control])
            case Scrolled(lines=lines) if lines and not self.panel.most:
                self.turn(-1 if lines > 0 else 1)
            case Dropped():
                self.open_file(signal.path)
        if self.stage.top is self:
            super().handle(signal)

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        title = grid.rect(EDGE + 70, 16, grid.wide - 2 * EDGE - 70, 60)
        brush.write(screen, words("matches-title"), title, 40, theme.PAPER, "title")
        for number, kept in enumerate(self.rows):
            paint_row(self, screen, kept, EDGE, TOP + number * self._pitch())
            drain()
        if not self.paths:
            wide = min(640, grid.wide - 2 * EDGE)
            empty = grid.rect((grid.wide - wide) / 2, grid.high / 2 - 60, wide, 110)
            brush.wrap(screen, words("matches-none"), empty, 24, theme.PAPER_DIM, align="center")
        if self.pages > 1:
            count = grid.rect(grid.wide / 2 - 100, self._below() + 8, 200, 42)
            where = words("matches-page", page=self.page + 1, pages=self.pages)
            brush.write(screen, where, count, 18, theme.PAPER, "bold", "center")
