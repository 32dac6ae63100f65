"""Who played what, and how it went: numbers to be read from afar, and plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import plots, theme
from art.icons import icon
from art.looks import BRASS, PAPER, PLATE
from art.paint import picture
from art.theme import mix
from game.figures import Figure
from game.registry import kit, open_games
from scenes.doorstep import Trouble
from scenes.forms import one_of
from scenes.menus.erase import EraseScene
from scenes.menus.page import Page
from scenes.menus.plots import paint_bars, paint_trend
from scenes.stage import Drain, Stage
from scenes.storage.paths import at_home
from scenes.storage.statistics import LAMP, Played, Sums, export, people, sums, taken_in
from scenes.ui.widgets import Button
from scenes.words.names import short, whole

if TYPE_CHECKING:
    from scenes.house import House

EDGE, TOP, FOOT = 32, 86, 110
LARGE, ROW, SIDE, APART = 116, 42, 330, 72
# Where the page is narrower than this, what stood side by side stands one below the other.
NARROW, PLOT = 1100, 250
SHOWN_PEGS = 20


class StatisticsScene(Page):
    """One game and one person at a time."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.played: list[Played] = []
        self.game_id = self.name = ""
        self.names: list[str] = []

    def enter(self, stage: Stage) -> None:
        """Read what is on file: it may have changed since the page was covered."""
        self.played, trouble = taken_in(self.house.paths)
        self._choose_game(self.game_id or self._latest())
        self.first = "person" if len(self.names) > 1 else "done"
        self._tell(trouble)
        super().enter(stage)

    def _latest(self) -> str:
        """The game that was played last, else the first on the shelf."""
        games = open_games()
        return next((one.game for one in reversed(self.played) if one.game in games), games[0])

    def _tell(self, trouble: Trouble | None) -> None:
        """Say what had to be set aside."""
        if trouble is not None:
            about = {
                name: value if isinstance(value, int) else whole(str(value))
                for name, value in trouble.details.items()
            }
            self.notice = self.words(trouble.key, **about)

    # What is chosen

    def _choose_game(self, game_id: str) -> None:
        self.game_id = game_id
        self.names = people(self.played, game_id)
        if self.name not in self.names:
            self.name = self.names[0] if self.names else ""
        self.notice = ""
        self.changed()

    def _choose_person(self, name: str) -> None:
        self.name, self.notice = name, ""

    @property
    def sums(self) -> Sums:
        """All that the chosen person did in the chosen game."""
        return sums(self.played, self.game_id, self.name)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What the statistics of the game are made of: its own, and what is kept of every game."""
        own = kit(self.game_id)
        return own.figures if own.choices is None else (*own.figures, LAMP)

    def _name_of(self, figure: Figure) -> str:
        """What a figure is called."""
        if figure == LAMP:
            return self.words("statistics-lamp")
        return self.words(f"{self.game_id}-figure-{figure.name}")

    # What can be done

    def build(self) -> None:
        panel, words, grid = self.panel, self.words, self.panel.grid
        panel.add(Button(key="back", box=grid.rect(EDGE, 20, 48, 48), icon="back", size=22,
                         on_press=self.go_back, hint=words("seats-back-hint")))  # fmt: skip
        games, right, y = open_games(), grid.wide - EDGE, 84 if self._stacked else 22
        half = (grid.wide - 2 * EDGE - 20) / 2 if self._stacked else 270
        panel.add(one_of(games)(
            key="game", box=grid.rect(right - 20 - 2 * half, y, half, 46), look=PLATE, size=19,
            values=games, names=[words(f"{game_id}-title") for game_id in games],
            value=self.game_id, on_change=self._choose_game, hint=words("statistics-game-hint"),
            enabled=len(games) > 1,
        ))  # fmt: skip
        panel.add(one_of(self.names)(
            key="person", box=grid.rect(right - half, y, half, 46), look=PLATE, size=19,
            values=self.names or [""],
            names=[*map(short, self.names)] or [words("statistics-nobody")],
            value=self.name, on_change=self._choose_person, enabled=len(self.names) > 1,
            hint=words("statistics-person-hint"),
        ))  # fmt: skip
        foot = self._top() + self._high() + 14
        panel.reach(grid.rect(0, 0, 1, foot + (70 if self._stacked else 50)))
        if self._stacked:
            foot += 66
        panel.add(Button(
            key="export", box=grid.rect(EDGE, foot, 230, 50), size=18, on_press=self._export,
            words=words("statistics-export"), hint=words("statistics-export-hint"),
            enabled=bool(self.played),
        ))  # fmt: skip
        panel.add(Button(
            key="erase", box=grid.rect(EDGE + 246, foot, 180, 50), size=18, on_press=self._erase,
            words=words("statistics-erase"), hint=words("statistics-erase-hint"),
            enabled=bool(self.played),
        ))  # fmt: skip
        panel.add(Button(
            key="done", box=grid.rect(right - 200, foot - (66 if self._stacked else 4), 200, 58),
            size=24, look=BRASS,
            words=words("statistics-done"), on_press=self.go_back,
        ))  # fmt: skip

    # Where it stands

    @property
    def _stacked(self) -> bool:
        return self.panel.grid.wide < NARROW

    def _top(self) -> float:
        """Where the sheet of paper begins, in units."""
        return TOP + 60 if self._stacked else TOP

    def _high(self) -> float:
        """How high the sheet is, in units: what is left, or all that stands on it."""
        if not self._stacked:
            return self.panel.grid.high - TOP - FOOT
        if not self.name:
            return 300
        return 18 + 2 * LARGE + 20 + self._side_high() + 2 * PLOT * len(self._timed()) + 22

    def _timed(self) -> list[Figure]:
        """The times of the game that the chosen person has."""
        own = self.sums
        return [one for one in self.figures if one.kind == "times" and own.all_times(one.name)]

    def _side_high(self) -> float:
        counts = [one for one in self.figures if one.kind != "times"]
        return ROW * len(counts) + 92

    def _export(self) -> None:
        try:
            export(self.house.paths)
        except OSError as error:
            self.refuse(self.words("statistics-export-failed", why=str(error)))
            return
        folder = whole(at_home(self.house.paths.exports))
        self.tell(self.words("statistics-exported", folder=folder))

    def _erase(self) -> None:
        self.stage.push(EraseScene(self.house, self.name))

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        title = grid.rect(100, 14, grid.wide - (140 if self._stacked else 720), 60)
        brush.write(screen, words("statistics-title"), title, 40, theme.PAPER, "title")
        high = self._high()
        sheet = grid.rect(EDGE, self._top(), grid.wide - 2 * EDGE, high)
        brush.shade(screen, sheet, 10, 14)
        brush.slab(screen, sheet, PAPER, 14)
        drain()
        if self.name:
            self._paint_sums(screen, self.sums, high, drain)
        else:
            self._paint_empty(screen, sheet)

    def _paint_empty(self, screen: Surface, sheet: Rect) -> None:
        """Nobody has played yet: a kind word."""
        brush, grid = self.panel.brush, self.panel.grid
        crown = icon("laurel", grid.px(120), mix(theme.BRASS, theme.BRASS_DARK, 0.25))
        screen.blit(crown, crown.get_rect(midbottom=(sheet.centerx, sheet.centery - grid.px(10))))
        wide = min(grid.px(760), sheet.width - grid.px(40))
        box = Rect(0, sheet.centery + grid.px(16), wide, sheet.height // 2 - grid.px(40))
        box.centerx = sheet.centerx
        game = self.words(f"{self.game_id}-title")
        words = self.words("statistics-empty", game=game)
        brush.wrap(screen, words, box, 26, theme.INK, align="center")

    def _paint_sums(self, screen: Surface, own: Sums, high: float, drain: Drain) -> None:
        wide, x, y = self.panel.grid.wide - 2 * EDGE, EDGE + 28, self._top() + 18
        if self._stacked:
            self._paint_below(screen, own, x, y, wide - 56, drain)
            return
        self._paint_large(screen, own, x, y, wide - 56, 4)
        self._paint_line(screen, x, y + LARGE, wide - 56)
        top = y + LARGE + 20
        left = TOP + high - top - 22
        drain()
        timed = self._timed()
        side = SIDE if timed else wide - 56
        self._paint_side(screen, own, x, top, side, left)
        drain()
        x, room = EDGE + 28 + SIDE + 44, wide - 56 - SIDE - 44
        for number, figure in enumerate(timed):
            each = left / len(timed)
            self._paint_times(screen, own, figure, x, top + number * each, room, each)
            drain()

    def _paint_below(
        self, screen: Surface, own: Sums, x: float, y: float, wide: float, drain: Drain
    ) -> None:
        """The same, one below the other."""
        self._paint_large(screen, own, x, y, wide, 2)
        y += 2 * LARGE
        self._paint_line(screen, x, y, wide)
        y += 20
        self._paint_side(screen, own, x, y, wide, self._side_high())
        y += self._side_high()
        for figure in self._timed():
            self._paint_times(screen, own, figure, x, y, wide, PLOT)
            y += 2 * PLOT
            drain()

    def _paint_large(
        self, screen: Surface, own: Sums, x: float, y: float, wide: float, across: int
    ) -> None:
        """Played, won and streaks, in the largest figures on the page, so many side by side."""
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        share = round(100 * own.won / own.played)
        cells = (
            (own.played, words("statistics-played", count=own.played)),
            (own.won, words("statistics-won", count=own.won, share=share)),
            (own.streak, words("statistics-streak")),
            (own.best_streak, words("statistics-best-streak")),
        )
        each = wide / across
        for number, (value, label) in enumerate(cells):
            row, column = divmod(number, across)
            text = words("statistics-number", number=value)
            left, top = x + column * each, y + row * LARGE
            box = grid.rect(left, top, each, 72)
            brush.write(screen, text, box, 62, theme.INK, "title", "center")
            under = grid.rect(left + 8, top + 72, each - 16, 30)
            brush.write(screen, label, under, 18, theme.INK_SOFT, align="center")

    def _paint_line(self, screen: Surface, x: float, y: float, wide: float) -> None:
        line = self.panel.grid.rect(x, y, wide, 1.4)
        screen.fill(theme.INK if self.panel.brush.stark else theme.PAPER_DIM, line)

    def _paint_side(
        self, screen: Surface, own: Sums, x: float, y: float, wide: float, high: float
    ) -> None:
        """The game's own counts as rows, and a peg for each of the latest games.

        Where there is room the rows stand in two columns, so that each number is near its name.
        """
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        counts = [one for one in self.figures if one.kind != "times"]
        columns = 2 if not self._stacked and wide >= 2 * SIDE + APART else 1
        each, down = (wide - (columns - 1) * APART) / columns, -(-len(counts) // columns)
        pitch = min(ROW, (high - 92) / max(1, down))
        for number, figure in enumerate(counts):
            column, at = divmod(number, down)
            row = grid.rect(x + column * (each + APART), y + at * pitch, each, pitch)
            kept = own.records if figure.kind == "record" else own.counts
            value = words("statistics-number", number=kept.get(figure.name, 0))
            figures = grid.part(row, row.width - row.width // 4, row.width // 4)
            brush.write(screen, value, figures, 26, theme.INK, "bold", "right")
            room = grid.part(row, 0, row.width * 3 // 4 - grid.px(8))
            brush.write(screen, self._name_of(figure), room, 19, theme.INK_SOFT)
        results = own.results[-SHOWN_PEGS:]
        head = grid.rect(x, y + high - 74, wide, 30)
        label = words("statistics-latest-games", count=len(results))
        brush.write(screen, label, head, 18, theme.INK, "bold")
        row = grid.rect(x, y + high - 38, min(wide, 34 * len(results)), 34)
        screen.blit(picture(plots.pegs(row.size, results), row.size), row)

    def _paint_times(
        self, screen: Surface, own: Sums, figure: Figure, x: float, y: float, wide: float,
        high: float,
    ) -> None:  # fmt: skip
        """How often each time came, and beside or below it its median from game to game."""
        grid, words, key = self.panel.grid, self.words, f"{self.game_id}-figure-{figure.name}"
        if self._stacked:
            boxes = [grid.rect(x, y + part * high, wide, high - 14) for part in range(2)]
            paint_bars(self, screen, boxes[0], words(key), own.all_times(figure.name))
            paint_trend(self, screen, boxes[1], words(f"{key}-trend"), own.medians(figure.name))
            return
        half = (wide - 36) / 2
        box = grid.rect(x, y, half, high)
        paint_bars(self, screen, box, words(key), own.all_times(figure.name))
        box = grid.rect(x + half + 36, y, half, high)
        paint_trend(self, screen, box, words(f"{key}-trend"), own.medians(figure.name))
