"""The first screen: a shelf with the games, and what is settled for the whole house."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.boxes import box_shadow
from game.registry import SHELF, is_open
from scenes.input.signals import Dropped, Signal
from scenes.menus.page import Page
from scenes.menus.shelf_pictures import ShelfPictures, of_game
from scenes.settings import save
from scenes.stage import Drain, Stage
from scenes.table.on_file import unfinished
from scenes.ui.brush import BRASS, PAPER, PLATE
from scenes.ui.widgets import Button, PictureButton

if TYPE_CHECKING:
    from scenes.house import House

BOX_WIDE, BOX_HIGH, GAP = 214, 278, 26
EDGE = 40
PLATE_WIDE, PLATE_HIGH = 348, 100
BOX = "box-"


class StartScene(Page):
    """The shelf. Lifting a box shows what is in it; a `notice` stands there until then."""

    def __init__(self, house: House, notice: str = "") -> None:
        super().__init__(house)
        self.lifted = next(game_id for game_id in SHELF if is_open(game_id))
        self.first = f"{BOX}{self.lifted}"
        self._notice = notice
        self._pictures = ShelfPictures(house, self._repaint)

    def enter(self, stage: Stage) -> None:
        self.unfinished = unfinished(self.house.paths)
        if self.unfinished:
            self.first = "continue"
        super().enter(stage)

    def resize(self, size: tuple[int, int]) -> None:
        self._notice = self.words.again(self._notice)
        super().resize(size)

    def leave(self) -> None:
        # What is seen under another scene is drawn once, and whole.
        self._pictures.all_here()
        super().leave()

    def go_back(self) -> None:
        """Escape does not close the house; the door does."""

    def build(self) -> None:
        self._add_settings()
        grid, words = self.panel.grid, self.words
        wide = len(SHELF) * BOX_WIDE + (len(SHELF) - 1) * GAP
        for number, game_id in enumerate(SHELF):
            x = (grid.wide - wide) / 2 + number * (BOX_WIDE + GAP)
            place = grid.rect(x, self._shelf() - BOX_HIGH, BOX_WIDE, BOX_HIGH)
            self.panel.add(PictureButton(
                key=f"{BOX}{game_id}", box=place, corner=4,
                picture=partial(self._pictures.box, game_id, place.size),
                on_press=partial(self._open, game_id),
            ))  # fmt: skip
        y, right = self._shelf() + 96, grid.wide - EDGE - 26
        if self.unfinished:
            self.panel.add(Button(
                key="continue", box=grid.rect(right - 216, y, 216, 62), look=BRASS, size=26,
                words=words("shelf-continue"), hint=words("shelf-continue-hint"),
                on_press=self._continue,
            ))  # fmt: skip
        self.panel.add(Button(
            key="play", box=grid.rect(right - self._right(), y, 196, 62),
            words=words("shelf-play"), hint=words("shelf-play-hint"), size=24,
            look=PLATE if self.unfinished else BRASS, enabled=is_open(self.lifted),
            on_press=lambda: self._open(self.lifted),
        ))  # fmt: skip

        self.panel.add(Button(
            key="rules", box=grid.rect(right - self._right() - 76, y, 62, 62), icon="rules",
            size=24, hint=words("rules-open-hint"), enabled=is_open(self.lifted),
            on_press=self._rules,
        ))  # fmt: skip

    def _right(self) -> int:
        """How much of the sheet about a game its large buttons take, in units."""
        return 432 if self.unfinished else 216

    def _shelf(self) -> float:
        """The height of the board the boxes stand on, in units."""
        return 486 + (self.panel.grid.high - 720) * 0.6

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
        left = grid.wide - EDGE - len(buttons) * 68 + 10
        for number, (key, icon, hint, on_press) in enumerate(buttons):
            self.panel.add(Button(
                key=key, box=grid.rect(left + number * 68, 50, 58, 54), icon=icon, size=22,
                hint=words(hint), on_press=on_press,
            ))  # fmt: skip

    # What the buttons do

    # None of those scenes is imported before it is wanted: the shelf is there sooner.

    def _open(self, game_id: str) -> None:
        if is_open(game_id):
            from scenes.menus.seats import SeatsScene

            self.stage.push(SeatsScene(self.house, game_id))
        else:
            self.house.mixer.play("refuse")

    def _rules(self) -> None:
        from scenes.menus.rules import RulesScene

        self.stage.push(RulesScene(self.house, self.lifted))

    def _continue(self) -> None:
        from game.record import DamagedRecord, UnusableRecord
        from scenes.table.scene import TableScene

        try:
            table = TableScene.taken_up(self.house, self.unfinished[0])
        except DamagedRecord:
            folder = str(self.house.paths.set_aside)
            self._notice = self.words("shelf-continue-failed", folder=folder)
            self.unfinished = self.unfinished[1:]
            self.changed()
            return
        except UnusableRecord as trouble:
            self._notice = self.words(trouble.code, **dict(trouble.about))
            self.changed()
            return
        self.stage.push(table)

    def _matches(self) -> None:
        from scenes.menus.matches import MatchesScene

        self.stage.push(MatchesScene(self.house))

    def _statistics(self) -> None:
        from scenes.menus.statistics import StatisticsScene

        self.stage.push(StatisticsScene(self.house))

    def _settings(self) -> None:
        from scenes.menus.house_settings import SettingsScene

        self.stage.push(SettingsScene(self.house))

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

    def _dropped(self, path: Path) -> None:
        from game.record import UnusableRecord
        from scenes.table.replay import open_record
        from scenes.workshops import workshop_for

        workshop = workshop_for(path)
        if workshop is not None:
            self.stage.push(workshop.handed_in(self.house, path))
            return
        try:
            self.stage.push(open_record(self.house, path))
        except UnusableRecord as damage:
            self._notice = self.words(damage.code, **dict(damage.about))

    def handle(self, signal: Signal) -> None:
        super().handle(signal)
        if isinstance(signal, Dropped):
            self._dropped(signal.path)
            return
        focus = self.panel.focus
        if focus is not None and focus.key.startswith(BOX):
            shown = focus.key.removeprefix(BOX)
            if shown != self.lifted:
                self.lifted, self._notice = shown, ""
                for key in ("play", "rules"):
                    self.panel.enable(key, is_open(shown))

    # The picture

    def wall(self, size: tuple[int, int]) -> Surface:
        grid = self.panel.grid
        rows = (grid.rect(0, self._shelf(), 1, 1).top,)
        return self._pictures.wall(size, rows, self.house.settings.contrast)

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        sign = grid.rect(EDGE, 32, PLATE_WIDE, PLATE_HIGH)
        brush.shade(screen, sign, 8, 14)
        screen.blit(self._pictures.sign(sign.size), sign)
        line = grid.rect(EDGE + PLATE_WIDE + 28, 32, 400, PLATE_HIGH)
        brush.wrap(screen, words("app-tagline"), line.move(0, grid.px(38)), 20, theme.PAPER_DIM)
        for widget in self.panel.widgets:
            if isinstance(widget, PictureButton) and widget.picture() is not None:
                shade = box_shadow(widget.box.size)
                screen.blit(shade, shade.get_rect(center=widget.box.center).move(grid.px(7), 0))
                drain()
        self._paint_about(screen)

    def _paint_about(self, screen: Surface) -> None:
        """What is in the box that is lifted."""
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        y = self._shelf() + 66
        sheet = grid.rect(EDGE, y, grid.wide - 2 * EDGE, 122)
        brush.shade(screen, sheet, 8, 12)
        brush.slab(screen, sheet, PAPER, 12)
        left = EDGE + 28
        room = grid.wide - EDGE - 26 - left - 24 - self._right() - 76
        title = of_game(words, self.lifted, "title")
        head = grid.rect(left, y + 10, room, 48)
        place = brush.write(screen, title, head, 34, theme.INK, "title")
        facts = words("shelf-facts", players=of_game(words, self.lifted, "players"),
                      length=of_game(words, self.lifted, "length"))  # fmt: skip
        rest = grid.rest(head, place, grid.px(18)).move(0, grid.px(5))
        brush.write(screen, facts, rest, 17, theme.INK_SOFT)
        about = of_game(words, self.lifted, "about")
        if not is_open(self.lifted):
            about = words("shelf-closed", title=title)
        below = grid.rect(left, y + 62, room, 54)
        brush.wrap(screen, self._notice or about, below, 20, theme.INK)
        self.hint_line(screen, grid.rect(EDGE, grid.high - 34, grid.wide - 2 * EDGE, 24))
