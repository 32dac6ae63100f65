"""The first screen: a shelf with the games, and what is settled for the whole house."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.boxes import box_shadow, tray
from art.grid import Grid
from art.shelf import board_height
from game.registry import SHELF
from scenes.input.signals import Dropped, PointerMoved, Press, Signal
from scenes.menus.lessons import choose_lesson, offer_lesson
from scenes.menus.page import Page
from scenes.menus.shelf_boxes import BOX_HIGH, Boxes, arranged
from scenes.menus.shelf_panel import (
    Resting,
    add_buttons,
    add_line,
    line_high,
    paint_line,
    paint_panel,
    panel_high,
)
from scenes.menus.shelf_pictures import BoxButton, ShelfPictures
from scenes.outfit import has_table, outfit
from scenes.stage import Drain, Stage
from scenes.storage.on_file import Playing, unfinished, who_plays
from scenes.storage.paths import at_home
from scenes.storage.settings import save
from scenes.ui.opening_box import OpeningBox
from scenes.ui.widgets import Button
from scenes.words.names import whole
from sounds.names import Voice

if TYPE_CHECKING:
    from scenes.house import House

EDGE = 40
# The air above a box that is lifted, in units.
LIFTED = 18
# How much of a board is seen below the feet of the boxes, as a part of how thick it is.
BOARD = 1.45
PLATE_WIDE, PLATE_HIGH = 348, 100
# Units: the line with a match below the sign, and the panel below the shelf.
BELOW_SIGN, BELOW_SHELF = 140, 66
ICON, TAGLINE = 68, 56
BOX = "box-"
# What is said on the way in can be read for so long.
NOTICE_NS = 6_000_000_000


class StartScene(Page):
    """The shelf. The panel below says what is in the box that is `lifted`.

    That is the one the keys are on, or the one a pointer rests on: what it only passes on the
    way to the panel's own buttons does not count. A `notice` is said at the foot: for
    `NOTICE_NS` whatever is pressed, and then until something is.
    """

    def __init__(self, house: House, notice: str = "") -> None:
        super().__init__(house)
        self.lifted = next(game_id for game_id in SHELF if has_table(game_id))
        self.first = f"{BOX}{self.lifted}"
        self.notice = notice
        # What is said on the way in, and since when.
        self._brought, self._since_ns = notice, 0
        self.unfinished: list[Path] = []
        # What the match is that the line is about, as far as its file tells.
        self.waiting: Playing | None = None
        self._resting = Resting()
        self._pictures = ShelfPictures(house, self._repaint)

    def enter(self, stage: Stage) -> None:
        self.unfinished = unfinished(self.house.paths)
        if self.unfinished:
            self.first = "continue"
        self.house.mixer.speak_as(Voice.BRASS)
        super().enter(stage)

    def resize(self, size: tuple[int, int]) -> None:
        self.notice = self.words.again(self.notice)
        self._brought = self.words.again(self._brought)
        super().resize(size)

    def leave(self) -> None:
        # What is seen under another scene is drawn once, and whole.
        self._pictures.all_here()
        super().leave()

    def go_back(self) -> None:
        """Escape does not close the house; the door does."""

    def build(self) -> None:
        self.waiting = who_plays(self.unfinished[0]) if self.unfinished else None
        self._add_settings()
        add_line(self, self._line())
        for game_id, place in self._places().items():
            self.panel.add(BoxButton(
                key=f"{BOX}{game_id}", box=place, corner=4,
                picture=partial(self._pictures.box, game_id, place.size),
                on_press=partial(self._open, game_id),
            ))  # fmt: skip
        add_buttons(self, self._about())
        grid = self.panel.grid
        self.panel.reach(grid.rect(0, self._about(), 1, panel_high(self) + 10))

    # Where it stands, in units

    def _printed(self) -> Grid:
        """The measure of sign and boxes: what is printed on them is as large as ever."""
        return replace(self.panel.grid, zoom=1.0)

    def _line(self) -> float:
        """Where the line with the match begins."""
        if self.panel.grid.zoom == 1.0:
            return BELOW_SIGN
        return BELOW_SIGN / self.panel.grid.zoom + TAGLINE + 12

    def _shelf(self) -> float:
        """The height of the board the boxes stand on."""
        grid = self.panel.grid
        if grid.zoom == 1.0:
            return 486 + (grid.high - 720) * 0.6
        return self._line() + line_high(self) + (BOX_HIGH + 40) / grid.zoom

    def _about(self) -> float:
        """Where the panel begins."""
        return self._shelf() + BELOW_SHELF / self.panel.grid.zoom

    def _places(self) -> dict[str, Rect]:
        """Where each box stands."""
        grid = self._printed()
        places = self._boxes().places(grid.wide / 2, self._shelf() * self.panel.grid.zoom)
        return {game_id: grid.rect(*place) for game_id, place in zip(SHELF, places, strict=True)}

    def _boxes(self) -> Boxes:
        """How the boxes stand, between the line with the match and the board."""
        zoom = self.panel.grid.zoom
        high = (self._shelf() - self._line() - line_high(self)) * zoom - LIFTED
        grid = self._printed()
        board = BOARD * board_height(grid.size) / grid.unit + LIFTED
        return arranged(len(SHELF), grid.wide - 2 * EDGE, max(BOX_HIGH, high), board)

    def _boards(self) -> tuple[int, ...]:
        """Where the boards are, in pixels."""
        feet = self._boxes().feet(self._shelf() * self.panel.grid.zoom)
        return tuple(self._printed().rect(0, foot, 1, 1).top for foot in feet)

    def _repaint(self) -> None:
        self.dirty = True

    def _add_settings(self) -> None:
        words, grid, settings = self.words, self.panel.grid, self.house.settings
        silence = "shelf-sound-off" if settings.muted else "shelf-sound-on"
        sound = "silent" if settings.muted else "sound"
        buttons = [
            ("matches", "log", "shelf-matches-hint", self._matches),
            ("statistics", "bars", "shelf-statistics-hint", self._statistics),
            ("settings", "gear", "shelf-settings-hint", self._settings),
            ("sound", sound, silence, self._mute),
            ("screen", "screen", "shelf-screen-hint", self._full_screen),
            ("quit", "door", "shelf-quit-hint", self._quit),
        ]
        if self.house.window is None:
            buttons = [button for button in buttons if button[0] != "screen"]
        edge = EDGE / grid.zoom
        pitch = min(ICON, (grid.wide - 3 * edge - PLATE_WIDE / grid.zoom) / len(buttons))
        left = grid.wide - edge - len(buttons) * pitch + 10
        top = (BELOW_SIGN / grid.zoom - 54) / 2 + (7 if grid.zoom == 1.0 else 0)
        for number, (key, icon, hint, on_press) in enumerate(buttons):
            self.panel.add(Button(
                key=key, box=grid.rect(left + number * pitch, top, pitch - 10, 54), icon=icon,
                size=22, hint=words(hint), on_press=on_press,
            ))  # fmt: skip

    # What the buttons do

    def _open(self, game_id: str) -> None:
        if has_table(game_id):
            box = self._taken(game_id)
            self.stage.push(self.house.doors.seats(game_id, box))
            if box is None:
                offer_lesson(self, game_id)
        else:
            self.house.mixer.play("refuse")
            self._lift(game_id)

    def _taken(self, game_id: str) -> OpeningBox | None:
        """The box as it comes from the shelf, if things move."""
        place = self.panel[f"{BOX}{game_id}"].box
        lid = self._pictures.box(game_id, place.size)
        if lid is None or self.house.settings.still:
            return None
        opened = tray(outfit(game_id).face.WORLD, place.size)
        return OpeningBox(lid, opened, place, partial(offer_lesson, self, game_id))

    def sit_down(self) -> None:
        """To the seats of the game the panel is about."""
        self._open(self.lifted)

    def open_rules(self) -> None:
        """The rules of that game."""
        self.stage.push(self.house.doors.rules(self.lifted))

    def begin_lesson(self) -> None:
        """The lesson of that game."""
        choose_lesson(self, self.lifted)

    def go_on(self) -> None:
        """Back to the table that was left last."""
        from game.record import DamagedRecord, NewerRecord, UnusableRecord

        try:
            table = self.house.doors.taken_up(self.unfinished[0])
        except NewerRecord as newer:
            self.refuse(self.words(newer.code, **dict(newer.about)))
            self.unfinished = self.unfinished[1:]
            self.changed()
            return
        except DamagedRecord:
            folder = whole(at_home(self.house.paths.set_aside))
            self.refuse(self.words("shelf-continue-failed", folder=folder))
            self.unfinished = self.unfinished[1:]
            self.changed()
            return
        except UnusableRecord as trouble:
            self.refuse(self.words(trouble.code, **dict(trouble.about)))
            self.changed()
            return
        self.stage.push(table)

    def _matches(self) -> None:
        self.stage.push(self.house.doors.matches())

    def _statistics(self) -> None:
        self.stage.push(self.house.doors.statistics())

    def _settings(self) -> None:
        self.stage.push(self.house.doors.settings())

    def _mute(self) -> None:
        settings = self.house.settings
        settings.muted = self.house.mixer.muted = not settings.muted
        save(settings, self.house.paths)
        self.changed()

    def _full_screen(self) -> None:
        if self.house.window is not None:
            self.house.window.toggle_full_screen()

    def _quit(self) -> None:
        self.stage.clear()

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed and not self._unread(signal.t_ns):
            self.notice = ""
        super().handle(signal)
        if isinstance(signal, Dropped):
            self.open_file(signal.path)
        elif self.stage.top is self:
            self._follow(signal)

    def _unread(self, now_ns: int) -> bool:
        """Whether what was said on the way in has not stood long enough to be read."""
        brought = bool(self.notice) and self.notice == self._brought
        return brought and now_ns < (self._since_ns or now_ns) + NOTICE_NS

    def _follow(self, signal: Signal) -> None:
        """Keys mean the box they come to at once, a pointer the one it rests on."""
        focus = self.panel.focus
        key = focus.key if focus is not None else ""
        box = key.removeprefix(BOX) if key.startswith(BOX) else ""
        if isinstance(signal, PointerMoved):
            self._resting.moved(box if not self.panel.ring else "", signal.t_ns)
        elif isinstance(signal, Press):
            self._resting.moved("", signal.t_ns)
            if box and self.panel.ring:
                self._lift(box)

    def _lift(self, game_id: str) -> None:
        """The panel is about that game now."""
        if game_id != self.lifted:
            self.lifted = game_id
            self._rebuild(self.panel.grid.size)

    def tick(self, now_ns: int) -> None:
        self._since_ns = self._since_ns or now_ns
        due = self._resting.due_ns()
        if due is not None and now_ns >= due:
            box, self._resting.box = self._resting.box, ""
            self._lift(box)
            due = None
        super().tick(now_ns)
        if due is not None:
            self.wake_ns = due if self.wake_ns is None else min(due, self.wake_ns)

    # The picture

    def wall(self, size: tuple[int, int]) -> Surface:
        return self._pictures.wall(size, self._boards(), self.house.settings.contrast)

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words, printed = self.panel.brush, self.panel.grid, self.words, self._printed()
        top = 32 if grid.zoom == 1.0 else (BELOW_SIGN - PLATE_HIGH) / 2
        sign = printed.rect(EDGE, top, PLATE_WIDE, PLATE_HIGH)
        brush.shade(screen, sign, 8, 14)
        screen.blit(self._pictures.sign(sign.size), sign)
        if grid.zoom == 1.0:
            line = grid.rect(EDGE + PLATE_WIDE + 28, 70, 400, 62)
        else:
            line = grid.rect(EDGE, BELOW_SIGN / grid.zoom, grid.wide - 2 * EDGE, TAGLINE)
        brush.wrap(screen, words("app-tagline"), line, 20, theme.PAPER_DIM)
        paint_line(self, screen, self._line())
        for widget in self.panel.widgets:
            if isinstance(widget, BoxButton) and widget.picture() is not None:
                shade = box_shadow(widget.box.size)
                screen.blit(shade, shade.get_rect(center=widget.box.center).move(grid.px(7), 0))
                drain()
        paint_panel(self, screen, self._about(), self.panel[f"{BOX}{self.lifted}"].box)
