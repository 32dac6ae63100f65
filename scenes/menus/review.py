"""A match looked back on: how everybody did, the chances on a line, and one decision at a time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.looks import BRASS, PAPER, PLATE, RAISED
from art.text import Face
from game.advice import worth
from game.bots.worker import Slices, Worker
from game.cast import faces_of
from game.directions import alone
from game.messages import Argument
from game.record import Record
from game.registry import choices
from game.review import Figure, Grade, Judged, figure_of, moment_of, turning_point
from scenes.forms import Progress, Toggle
from scenes.menus.page import Page
from scenes.menus.review_plot import INKS, Plot, paint_grade, paint_plot
from scenes.menus.reviewing import Reviewing
from scenes.menus.seat_card import paint_disc
from scenes.stage import Drain, Stage
from scenes.storage.matches import gone_on_with
from scenes.ui.widgets import Button
from scenes.words.saying import Saying, begun

if TYPE_CHECKING:
    from scenes.house import House

# Units: the edge of the page, a player's figure and the space between, the line of chances, which
# may be lower, and the sheet of the decision that is looked at.
EDGE, CHIP, CHIP_HIGH, GAP = 40, 286, 66, 12
TOP, LINE_HIGH, LINE_LEAST, SHEET_HIGH, ROW = 92, 146, 104, 326, 54
# What is kept free for the foot below the sheet.
FOOT = 50
# What stands on the sheet: its head, the space between two things that are said, its buttons.
INSIDE, HEAD, AIR, BUTTONS = 22, 58, 8, 74
# What is said, and the names of the choices beside it.
SAID, NAMED, OPTION = 20, 16, 40
# In a narrower page the toggle and half of the buttons have a row of their own.
NARROW = 900
# So many moves are looked at in a frame, and how soon it is looked whether an answer is there.
MOVES_A_FRAME, SOON_NS = 8, 12_000_000


class ReviewScene(Page):
    """The review of a finished match. Raises `DamagedRecord` if it cannot be played again."""

    first = "back"

    def __init__(self, house: House, record: Record) -> None:
        super().__init__(house)
        self.record = record
        self.reviewing = Reviewing(record, house.paths)
        self.expert = choices(record.game).expert
        self._mind: Worker | Slices | None = None
        # The number of the move whose decision is looked at; None: the moment of the match.
        self.chosen: int | None = None
        trouble = self.reviewing.kept.trouble
        if trouble is not None:
            self.notice = self.words(trouble.key, **trouble.details)

    # What is known

    @property
    def judged(self) -> list[Judged]:
        return self.reviewing.judged

    @property
    def looked_at(self) -> Judged | None:
        """The decision that is looked at."""
        chosen = self.reviewing.found.get(-1 if self.chosen is None else self.chosen)
        return chosen or moment_of(self.judged)

    @property
    def players(self) -> list[int]:
        """Those who are judged."""
        match = self.reviewing.match
        return [
            player
            for player, who in enumerate(match.players)
            if self.reviewing.everybody or not (who.level and match.levels[player])
        ]

    def name(self, player: int) -> str:
        return self.reviewing.match.players[player].name

    def say(self, said: Argument, judged: Judged) -> str:
        """In words, with the names of those who sat there then."""
        return Saying(self.words, lambda seat: self.name(judged.players[seat]))(said)

    # The stage

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        if not self.reviewing.done:
            self._mind = self.house.open_mind()
            self.reviewing.begin(self.reviewing.everybody)

    def leave(self) -> None:
        super().leave()
        self._stop()

    def close(self) -> None:
        super().close()
        self._stop()

    def _stop(self) -> None:
        if self._mind is not None:
            self._mind.close()
            self._mind = None

    def tick(self, now_ns: int) -> None:
        if self._mind is not None:
            if self.reviewing.step(self._mind, MOVES_A_FRAME):
                self.changed()
            if self.reviewing.done:
                self._stop()
        super().tick(now_ns)
        if self._mind is not None:
            self.wake_ns = min(self.wake_ns or now_ns + SOON_NS, now_ns + SOON_NS)

    # The widgets

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        self.panel.add(Button(
            key="back", box=grid.rect(EDGE, 22, 50, 48), icon="back", size=22,
            on_press=self.go_back, hint=words("review-back-hint"),
        ))  # fmt: skip
        if not self.reviewing.done:
            self.panel.add(Progress(
                key="progress", box=grid.rect(EDGE, 78, grid.wide - 2 * EDGE, 8), look=RAISED,
                corner=4, share=self.reviewing.share,
            ))  # fmt: skip
        bots = any(player.level for player in self.reviewing.match.players)
        wide = grid.wide - 2 * EDGE if self._narrow else 300
        self.panel.add(Toggle(
            key="bots", look=PLATE,
            box=grid.rect(grid.wide - EDGE - wide, 90 if self._narrow else 22, wide, 48),
            label=words("review-bots"), value=self.reviewing.everybody, on_change=self._judge_bots,
            hint=words("review-bots-hint"), enabled=bots,
        ))  # fmt: skip
        self.panel.reach(grid.rect(0, 0, 1, self._sheet_top() + self._sheet_high() + FOOT))
        if self.looked_at is not None:
            self._add_buttons(self.looked_at)

    def _add_buttons(self, judged: Judged) -> None:
        grid, words = self.panel.grid, self.words
        low = self._sheet_top() + self._sheet_high()
        y, x = low - 66, float(EDGE + INSIDE)
        moves = [one.move for one in self.judged]
        at = moves.index(judged.move) if judged.move in moves else 0
        half = (grid.wide - 2 * EDGE - 2 * INSIDE - GAP) / 2 if self._narrow else 180
        right = grid.wide - EDGE - INSIDE - half
        for key, look, act in (("what-if", BRASS, self._what_if), ("watch", RAISED, self._watch)):
            self.panel.add(Button(
                key=key, box=grid.rect(right, y, half, ROW), words=words(f"review-{key}"), size=18,
                look=look, on_press=partial(act, judged), hint=words(f"review-{key}-hint"),
            ))  # fmt: skip
            right -= half + GAP
        if self._narrow:
            y -= ROW + GAP
        for key, sign, there in (("back-one", "left", at - 1), ("next", "right", at + 1)):
            self.panel.add(Button(
                key=key, box=grid.rect(x, y, 56, ROW), icon=sign, size=20,
                on_press=partial(self._choose, moves[there] if 0 <= there < len(moves) else None),
                hint=words(f"review-{key}-hint"), enabled=0 <= there < len(moves),
            ))  # fmt: skip
            x += 64
        weak = [one.move for one in self.judged if one.grade.weak and one.move > judged.move]
        self.panel.add(Button(
            key="weak", box=grid.rect(x, y, 270, ROW), words=words("review-weak"), size=18,
            on_press=partial(self._choose, weak[0] if weak else None), enabled=bool(weak),
            hint=words("review-weak-hint"),
        ))  # fmt: skip

    def _judge_bots(self, everybody: bool) -> None:
        self.reviewing.begin(everybody)
        if self._mind is None:
            self._mind = self.house.open_mind()
        self.changed()

    def _choose(self, move: int | None) -> None:
        self.chosen = move
        self.changed()

    def _watch(self, judged: Judged) -> None:
        self.chosen = judged.move
        verdicts = {one.move: (one.grade, self._in_short(one)) for one in self.judged}
        turn = turning_point(self.judged)
        if turn is not None and turn.grade is Grade.GOOD:
            verdicts[turn.move] = (Grade.GOOD, self.words("review-turning-point"))
        self.stage.push(self.house.doors.replay_at(self.record, judged.move, verdicts))

    def _what_if(self, judged: Judged) -> None:
        """Play on from before the decision, against the same cards, in a match of one's own."""
        record = replace(self.record, moves=self.record.moves[: judged.move], lamps=())
        seating, match = gone_on_with(self.house.paths, self.house.settings, record)
        self.stage.push(self.house.doors.table(seating, match))

    # What is said

    def _in_short(self, judged: Judged) -> str:
        """A decision in one line."""
        name, played = self.name(judged.player), self.say(judged.played, judged)
        if not judged.grade.weak:
            return self.words("review-short-good", name=name, played=played)
        best, lost = self.say(judged.best, judged), self._worth(judged.lost)
        return self.words("review-short-weak", name=name, played=played, best=best, lost=lost)

    def _worth(self, value: float) -> str:
        return Saying(self.words, self.name)(worth(self.record.game, value))

    def _headline(self, judged: Judged) -> str:
        first = moment_of(self.judged)
        moves = [one.move for one in self.judged]
        at = moves.index(judged.move) + 1 if judged.move in moves else 0
        if first is not None and first.move == judged.move:
            return self.words("review-moment")
        return self.words("review-decision", number=at, count=len(moves))

    def _lines(self, judged: Judged) -> list[str]:
        """All that is said of a decision."""
        words, played = self.words, self.say(judged.played, judged)
        lines = [words("review-played", name=self.name(judged.player), played=played)]
        if judged.grade.weak:
            best, lost = self.say(judged.best, judged), self._worth(judged.lost)
            value = judged.within
            within = words(
                f"{self.record.game}-within", value=round(value, 3), hundredths=round(100 * value)
            )
            lines.append(words("review-better", best=best, lost=lost, within=within))
        elif judged.chance is None:
            lines.append(words("review-glance", best=self.say(judged.best, judged)))
        else:
            lines.append(words(f"review-{judged.grade.value}"))
        return [*lines, begun(self.say(judged.why, judged))]

    # Where it stands

    @property
    def _narrow(self) -> bool:
        return self.panel.grid.wide < NARROW

    def _said_wide(self) -> float:
        """How much room what is said has, in units; the choices stand beside or below it."""
        wide = self.panel.grid.wide - 2 * EDGE - 2 * INSIDE
        return wide if self._narrow else wide * 0.6

    def _high_of(self, line: str) -> float:
        """How high a thing that is said is, in units."""
        grid, lettering = self.panel.grid, self.panel.brush.lettering
        size = grid.px(SAID)
        lines = lettering.wrap(line, size, grid.px(self._said_wide()), "text")
        return (len(lines) * lettering.measure(line, size, "text")[1] + 6) / grid.unit

    @property
    def _room(self) -> float:
        """How much of the window is left for the line and the sheet."""
        return self.panel.grid.high - FOOT - GAP - self._line_top()

    def _line_high(self) -> float:
        """Lower where six players take two rows, so that nothing has to be rolled."""
        return min(LINE_HIGH, max(LINE_LEAST, self._room - self._needs()))

    def _sheet_high(self) -> float:
        return max(self._needs(), min(SHEET_HIGH, self._room - self._line_high()))

    def _needs(self) -> float:
        """How high the sheet must be for what stands on it."""
        judged = self.looked_at
        if judged is None:
            return BUTTONS + HEAD
        said = sum(self._high_of(line) + AIR for line in self._lines(judged))
        options = len(judged.options) * OPTION
        rows = BUTTONS + (ROW + GAP if self._narrow else 0)
        beside = HEAD + (said + options if self._narrow else max(said, options))
        return beside + rows

    # The picture

    def _chips_across(self) -> int:
        return max(1, int((self.panel.grid.wide - 2 * EDGE + GAP) // (CHIP + GAP)))

    def _line_top(self) -> float:
        rows = -(-max(1, len(self.players)) // self._chips_across())
        return self._top() + rows * (CHIP_HIGH + GAP)

    def _top(self) -> float:
        """Where the players stand."""
        return TOP + 60 if self._narrow else TOP

    def _sheet_top(self) -> float:
        return self._line_top() + self._line_high() + GAP

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        game = words(f"{self.record.game}-title")
        room = grid.wide - 2 * EDGE - 66 - (0 if self._narrow else 320)
        title = words("result-review") if self._narrow else words("review-title", game=game)
        box = grid.rect(EDGE + 66, 16, room, 60)
        brush.write(screen, title, box, 36, theme.PAPER, "title")
        if not self.reviewing.done and not self._narrow:
            share = round(100 * self.reviewing.share)
            text = grid.rect(grid.wide - EDGE - 320 - 230, 30, 220, 34)
            brush.write(screen, words("review-progress", share=share), text, 17,
                        theme.PAPER_DIM, align="right")  # fmt: skip
        for place, player in enumerate(self.players):
            row, column = divmod(place, self._chips_across())
            x, y = EDGE + column * (CHIP + GAP), self._top() + row * (CHIP_HIGH + GAP)
            self._paint_chip(screen, grid.rect(x, y, CHIP, CHIP_HIGH), player)
        drain()
        box = grid.rect(EDGE, self._line_top(), grid.wide - 2 * EDGE, self._line_high())
        brush.slab(screen, box, PLATE, 12)
        paint_plot(screen, brush, box, self._plot(), words)
        drain()
        sheet = grid.rect(EDGE, self._sheet_top(), grid.wide - 2 * EDGE, self._sheet_high())
        brush.shade(screen, sheet, 8, 12)
        brush.slab(screen, sheet, PAPER, 12)
        if self.looked_at is not None:
            self._paint_decision(screen, self.looked_at)
        else:
            key = "review-nothing" if self.reviewing.done else "review-thinking"
            brush.wrap(screen, words(key), sheet.inflate(-grid.px(60), -grid.px(60)), 24, theme.INK,
                       align="center")  # fmt: skip

    def _plot(self) -> Plot:
        match = self.reviewing.match
        colours = {
            player: theme.SEAT_COLOURS[match.players[player].colour].rgb for player in self.players
        }
        shown = self.looked_at
        return Plot(self.judged, len(match.moves), colours, -1 if shown is None else shown.move)

    def _paint_chip(self, screen: Surface, box: Rect, player: int) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        brush.slab(screen, box, PAPER, 10)
        disc = Rect(0, 0, grid.px(34), grid.px(34))
        disc.center = grid.part(box, grid.px(12), grid.px(34)).centerx, box.centery
        players = self.reviewing.match.players
        paint_disc(screen, brush, disc, players[player].colour, faces_of(players)[player])
        figure: Figure = figure_of(self.judged, player)
        room = grid.part(box, grid.px(56), box.width - grid.px(148))
        upper = Rect(room.left, box.top + grid.px(4), room.width, grid.px(30))
        lower = Rect(room.left, box.top + grid.px(34), room.width, grid.px(26))
        brush.write(screen, alone(self.name(player)), upper, 18, theme.INK, "bold")
        weak = self.words("review-weak-count", count=sum(figure.weak.values()))
        brush.write(screen, weak, lower, 15, theme.INK_SOFT)
        share = grid.part(box, box.width - grid.px(90), grid.px(80))
        if figure.decisions:
            text = self.words("review-share", share=round(100 * figure.share))
            brush.write(screen, text, share, 26, theme.INK, "title", "right")

    def _paint_decision(self, screen: Surface, judged: Judged) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        x, y, said = EDGE + float(INSIDE), self._sheet_top() + 14, self._said_wide()
        paint_grade(screen, brush, grid.rect(x, y, 44, 44), judged.grade)
        head = grid.rect(x + 56, y, said - 56, 44)
        brush.write(screen, self._headline(judged), head, 24, theme.INK, "title")
        y += HEAD - 14
        options = y
        for line in self._lines(judged):
            high = self._high_of(line)
            brush.wrap(screen, line, grid.rect(x, y, said, high), SAID, theme.INK)
            y += high + AIR
        wide = grid.wide - 2 * EDGE - 2 * INSIDE
        if self._narrow:
            self._paint_options(screen, x, y, wide, judged)
        else:
            self._paint_options(screen, x + said + 30, options, wide - said - 30, judged)

    def _paint_options(
        self, screen: Surface, x: float, y: float, wide: float, judged: Judged
    ) -> None:
        """What there was to choose from: how far each was behind the best."""
        brush, grid = self.panel.brush, self.panel.grid
        most = max([option.behind for option in judged.options], default=0.0) or 1.0
        told = min(190.0, wide * 0.5)
        for number, option in enumerate(judged.options):
            top = y + number * OPTION
            face: Face = "bold" if option.name == judged.played else "text"
            name = grid.rect(x, top, wide - told - 8, 27)
            brush.write(screen, self.say(option.name, judged), name, NAMED, theme.INK, face)
            loss = self.words("review-behind", lost=self._worth(option.behind)) if number else ""
            spot = grid.rect(x + wide - told, top, told, 27)
            brush.write(screen, loss, spot, 14, theme.INK_SOFT, align="right")
            bar = grid.rect(x, top + 28, max(6.0, wide * (1 - 0.9 * option.behind / most)), 8)
            screen.fill(INKS[Grade.GOOD] if not number else theme.BRASS, bar)
