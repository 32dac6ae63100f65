"""How it ended: places, points, what each seat did, and what to do now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, inf
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from pygame import SRCALPHA, Rect, Surface

from art import theme
from art.cast import Portrait, portrait
from art.easings import ease_out
from art.icons import icon
from art.looks import BRASS, PAPER, PLATE, Look
from art.opening import LineByLine, fold_out, grown, slid
from art.theme import RGB, Face, mix
from game.cast import Mood
from game.directions import alone
from scenes.input.signals import Press, Signal
from scenes.menus.celebration import RAINS_MS, counted, rain
from scenes.menus.page import Page, veil
from scenes.menus.seat_card import paint_disc
from scenes.stage import Drain, Stage
from scenes.storage.file_manager import show_folder
from scenes.storage.paths import at_home
from scenes.ui.widgets import Button
from scenes.words.names import whole
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.house import House

WIDE, NARROW = 1180, 900
HEAD, LABELS, FOOT, LINE = 106, 50, 100, 46
# In a narrow sheet the headline, and what stands below it, may take a second line.
SECOND, BELOW = 46, 34
NAME_WIDE, PLACE_WIDE, POINTS = 246, 64, 100
# A fact below its seat where there is no room for columns.
FACT = 30
# Units: how wide the button is that shows the match again.
WATCH = 180
# The same of the button that makes a file of it, and the air between the two.
SHARE, BETWEEN = 128, 10
# From one row of stacked buttons to the next (units).
STEP = 64
# A button: its key, its picture, what it says, what it does, and what that means.
What: TypeAlias = tuple[str, str, str, Callable[[], None], str]
# How often paper that rains is drawn, and lines that come in.
FRAME_NS, SMOOTH_NS = 33_000_000, 16_000_000
# How dark it is round the sheet.
DARK = 150
CELEBRATED: tuple[RGB, ...] = (theme.BRASS_LIGHT, theme.PAPER)
# What is pressed sooner was meant for the table, which was there a moment ago.
NOT_YET_NS = 600_000_000
WINNER = Look(mix(theme.PAPER, theme.BRASS_LIGHT, 0.9), mix(theme.PAPER, theme.BRASS_LIGHT, 0.6),
              theme.BRASS, theme.INK)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Finish:
    """How one seat ended. `colour` numbers a seat colour; `points` is "" where none count.

    `face` is one of the cast, or "".
    """

    name: str
    colour: int
    place: int
    winner: bool
    points: str = ""
    face: str = ""


class ResultScene(Page):
    """The result over the table.

    `facts` are rows of a label and one value a finish, in the order of `finishes`.
    """

    see_through = True
    first = "again"
    # Ends the keys of what is said about leaving: see `PauseScene`.
    way_out = ""

    def __init__(
        self,
        house: House,
        headline: str,
        finishes: Sequence[Finish],
        facts: Sequence[tuple[str, Sequence[str]]],
        on_again: Callable[[], None],
        on_seats: Callable[[], None],
        on_shelf: Callable[[], None],
        subline: str = "",
    ) -> None:
        super().__init__(house)
        self.headline = headline
        self.subline = subline
        order = sorted(range(len(finishes)), key=lambda seat: (finishes[seat].place, seat))
        self.finishes = [finishes[seat] for seat in order]
        self.facts = [(label, [values[seat] for seat in order]) for label, values in facts]
        self.again, self._on_seats, self._on_shelf = on_again, on_seats, on_shelf
        # Opens what an expert thinks of the match, where it was one of choices.
        self.on_review: Callable[[], None] | None = None
        # Shows the match once more, where it is over.
        self.on_watch: Callable[[], None] | None = None
        # Makes a file of the match to be sent, and says where it is: raises OSError.
        self.on_share: Callable[[], Path] | None = None
        # What decided it, in a sentence, and the game's colours and its letters for titles.
        self.decided, self.colours = "", CELEBRATED
        self.titles: Face = "title"
        self._since_ns: int | None = None
        # How many times as long as normally the sheet takes to come in; and whether nobody waits.
        self.pace, self._at_once, self._coming_in = 1.0, False, True
        # How many seats were heard coming.
        self._heard = 0
        # Paints each part nowhere, so that all it needs is made; the last comes first.
        self._ahead: list[Callable[[], None]] = []
        # The sheet with nothing on it, while it opens.
        self._bare: Surface | None = None

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        if not self._coming_in:
            return
        nowhere = Surface((1, 1))
        self._ahead = [partial(self._paint_head, nowhere), partial(self._paint_crown, nowhere)]
        for row in range(len(self.finishes)):
            self._ahead.append(partial(self._paint_row, nowhere, row))
            self._ahead.append(partial(self._paint_points, nowhere, 0, 0, row))
            self._ahead.append(partial(self._paint_disc, nowhere, row, (0, 0)))

    def tick(self, now_ns: int) -> None:
        self._since_ns = self._since_ns or now_ns
        super().tick(now_ns)
        self._hear_lines()
        if self._coming_in and self._ahead:
            # What comes in a moment is made before, a part a frame.
            self._ahead.pop()()
        moving = SMOOTH_NS if self._coming_in else FRAME_NS
        if self._coming_in or (self._celebrates and self._gone_ms < RAINS_MS):
            self.dirty, soon = True, now_ns + moving
            self.wake_ns = soon if self.wake_ns is None else min(soon, self.wake_ns)
        self._coming_in = self._coming_in and self._coming.crowned < 1

    def _hear_lines(self) -> None:
        """Each seat is heard coming."""
        come = sum(ms <= self._coming.gone for ms in self._coming.times)
        if come > self._heard and not self._still:
            self.house.mixer.play(Sound.TICK)
        self._heard = come

    @property
    def _still(self) -> bool:
        """Whether nothing is to move."""
        return self.house.settings.still

    @property
    def _celebrates(self) -> bool:
        """Whether paper rains for somebody: not where nothing is to move, and for nobody."""
        return not self._still and any(finish.winner for finish in self.finishes)

    @property
    def _coming(self) -> LineByLine:
        """How far the sheet has come: whoever won comes last."""
        gone = self._gone_ms / self.pace
        there = self._still or self._at_once
        return LineByLine(inf if there else gone, len(self.finishes))

    @property
    def _gone_ms(self) -> float:
        """How long it has been seen."""
        return 0.0 if self._since_ns is None else (self.now_ns - self._since_ns) / 1e6

    def handle(self, signal: Signal) -> None:
        if not (isinstance(signal, Press) and self._holds_back(signal)):
            super().handle(signal)

    def _holds_back(self, press: Press) -> bool:
        """What was meant for the table, or for lines that still came in, does nothing else."""
        soon = self._too_soon(press.t_ns)
        pos = press.pos
        button = pos is not None and any(one.box.collidepoint(pos) for one in self.panel.widgets)
        if press.pressed and self._coming_in and (soon or not button):
            self._at_once = self.dirty = True
            return True
        return soon

    def _too_soon(self, t_ns: int) -> bool:
        return self._since_ns is None or t_ns < self._since_ns + NOT_YET_NS

    def go_back(self) -> None:
        """The match is over: back is to the shelf."""
        self._on_shelf()

    def build(self) -> None:
        x, y, wide, high = self._sheet()
        rect, left = self.panel.grid.rect, x + 40
        self.panel.reach(rect(x, y, wide, high + 12))
        if self._stacked:
            # What most people want stands above the others, which stand two by two.
            top, half = y + high - FOOT - self._below(), (wide - 100) / 2
            self._add_again(rect(left, top - 52, wide - 80, 62))
            found = self._others() + self._keepsakes()
            for number, what in enumerate(found):
                row, column = divmod(number, 2)
                room = half if column or number + 1 < len(found) else wide - 80
                box = rect(left + column * (half + 20), top + 22 + row * STEP, room, 52)
                self._add_button(box, what)
            return
        right, top = x + wide - 40, y + 24
        for what, room in zip(self._keepsakes(), self._keepsakes_wide(), strict=True):
            self._add_button(rect(right - room, top, room, 46), what)
            right -= room + BETWEEN
        self._add_again(rect(x + wide - 300, y + high - 84, 260, 62))
        for number, what in enumerate(self._others()):
            self._add_button(rect(left + number * 270, y + high - 78, 250, 52), what)

    def _add_button(self, box: Rect, what: What) -> None:
        key, sign, words, does, hint = what
        self.panel.add(Button(key=key, box=box, look=PLATE, size=19, icon=sign, on_press=does,
                              words=self.words(words), hint=self.words(hint)))  # fmt: skip

    def _others(self) -> list[What]:
        """Where one can go from here."""
        out = self.way_out
        others: list[What] = [
            ("shelf", "", f"result-shelf{out}", self._on_shelf, f"result-shelf-hint{out}")
        ]
        if not out:
            others.append(("seats", "", "result-seats", self._on_seats, "result-seats-hint"))
        if self.on_review is not None:
            review = ("review", "lamp", "result-review", self.on_review, "matches-review-hint")
            others.append(review)
        return others

    def _keepsakes(self) -> list[What]:
        """The match can be sent to others, and seen once more."""
        found: list[What] = []
        if self.on_share is not None:
            share = ("share", "hand-over", "result-share", self._share, "result-share-hint")
            found.append(share)
        if self.on_watch is not None:
            found.append(("watch", "play", "result-watch", self.on_watch, "result-watch-hint"))
        return found

    def _keepsakes_wide(self) -> list[float]:
        """How wide the buttons are with which the match is kept and seen again, in units."""
        return [SHARE if key == "share" else WATCH for key, *_ in self._keepsakes()]

    def _below(self) -> float:
        """How much higher all rows of stacked buttons are than one, in units."""
        return (ceil(len(self._others() + self._keepsakes()) / 2) - 1) * STEP

    def _share(self) -> None:
        """Make a file of the match, say where it is, and show it where the system can."""
        assert self.on_share is not None
        try:
            path = self.on_share()
        except OSError:
            folder = at_home(self.house.paths.shared)
            self.refuse(self.words("result-not-shared", place=whole(folder)))
            return
        show_folder(path.parent)
        self.tell(self.words("result-shared", place=whole(at_home(path))))

    def _add_again(self, box: Rect) -> None:
        self.panel.add(Button(
            key="again", box=box, look=BRASS, size=27, words=self.words("result-again"),
            icon="again", on_press=self.again, hint=self.words("result-again-hint"),
        ))  # fmt: skip

    @property
    def _stacked(self) -> bool:
        """Whether facts stand below each seat, since there is no room for columns."""
        return self.panel.grid.wide < WIDE

    def _sheet(self) -> tuple[float, float, float, float]:
        """The sheet of paper in units."""
        high = self._head() + FOOT + len(self.finishes) * self._pitch()
        if self._stacked:
            high += 72 + self._below()
            return *self.panel.grid.centred(NARROW, high), high
        x, y, wide = self.panel.grid.centred(WIDE, high)
        return x, max(12, y - 14), wide, high

    def _pitch(self) -> float:
        """How high a seat's row is, with its facts if they stand below it."""
        if self._stacked:
            return LINE + FACT * len(self.facts) + (8 if self.facts else 0)
        room = self.panel.grid.high - self._head() - FOOT - 84
        return min(LINE, room / len(self.finishes))

    def _row(self) -> float:
        """How high a seat's name stands."""
        return LINE if self._stacked else self._pitch()

    def _head(self) -> float:
        """The height of the headline and, if there are facts in columns, of their labels."""
        if self._stacked:
            return HEAD + SECOND + BELOW
        return HEAD + (LABELS + 6 if self.facts else 0)

    def paint(self, screen: Surface, drain: Drain) -> None:
        grid = self.panel.grid
        x, y, wide, high = self._sheet()
        self._lay(screen, grid.rect(x, y, wide, high))
        if self._coming.crowned:
            self._paint_head(screen)
        if self.facts and not self._stacked:
            screen.set_clip(self.seen)
            self._paint_labels(screen, x, y + HEAD)
            screen.set_clip(None)
        for row in range(len(self.finishes)):
            comes = self._coming.comes(self._line(row))
            if comes:
                self._paint_row(screen, row, comes)
                drain()
        if self._celebrates:
            winners = [theme.SEAT_COLOURS[one.colour].rgb for one in self.finishes if one.winner]
            rain(screen, self._gone_ms, (*self.colours, *winners), grid.unit)

    def _line(self, row: int) -> int:
        """When a row comes: they come from the lowest up to the first."""
        return len(self.finishes) - 1 - row

    def _lay(self, screen: Surface, box: Rect) -> None:
        """The sheet with nothing on it, as far as it has opened."""
        opened = self._coming.opened
        if opened == 1:
            self.seen = self._bare = None
            self.lay_paper(screen, box, DARK)
            return
        if self._bare is None or self._bare.get_size() != box.size:
            self._bare = Surface(box.size, SRCALPHA)
            self.panel.brush.slab(self._bare, self._bare.get_rect(), PAPER, 18)
        veil(screen, round(DARK * opened))
        self.seen = fold_out(screen, self._bare, box, opened)

    def _paint_crown(self, screen: Surface) -> None:
        """The face of who has won, or a laurel."""
        px, first = self.panel.grid.px, self.finishes[0]
        x, y, *_ = self._sheet()
        centre = self.panel.grid.rect(x + 40, y + 22, 74, 74).center
        crown = icon("laurel", px(74), mix(theme.BRASS, theme.BRASS_DARK, 0.25))
        if first.winner and first.face:
            rgb = theme.SEAT_COLOURS[first.colour].rgb
            crown = portrait(Portrait(first.face, Mood.WINNING), px(88), rgb)
        crown = grown(crown, self._coming.crown)
        screen.blit(crown, crown.get_rect(center=centre))

    def _paint_head(self, screen: Surface) -> None:
        brush, grid, (x, y, wide, _) = self.panel.brush, self.panel.grid, self._sheet()
        crowned = self._coming.crowned
        self._paint_crown(screen)
        beside = 0.0 if self._stacked else sum(room + BETWEEN for room in self._keepsakes_wide())
        decided = self.words("result-decided", what=self.decided) if self.decided else ""
        said = " ".join(part for part in (self.subline, decided) if part)
        second = SECOND if self._stacked else 0
        high = (54 if said else 84) + second
        head = grid.rect(x + 132, y + 20, wide - 172 - beside, high)
        if crowned < 1:
            screen.set_clip(head)
        low = head.move(0, -slid(head, ease_out(crowned)))
        brush.write(screen, self.headline, low, 38, theme.INK, self.titles)
        screen.set_clip(None)
        if said:
            sub = grid.rect(x + 132, y + 73 + second, wide - 172, 62 if self._stacked else 28)
            brush.write(screen, said, sub, 19, theme.INK_SOFT)

    def _columns(self, x: float) -> list[tuple[float, float]]:
        """Left edge and width of every column of facts."""
        left = x + 40 + PLACE_WIDE + NAME_WIDE + self._points_wide()
        each = (x + WIDE - 40 - left) / max(1, len(self.facts))
        return [(left + number * each, each) for number in range(len(self.facts))]

    def _points_wide(self) -> float:
        return POINTS + 10 if any(finish.points for finish in self.finishes) else 20

    def _paint_labels(self, screen: Surface, x: float, y: float) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        boxes = [grid.rect(left + 4, y, wide - 8, LABELS) for left, wide in self._columns(x)]
        labels = [label for label, _ in self.facts]
        size = min(
            brush.wrapped_size(label, box, 16) for label, box in zip(labels, boxes, strict=True)
        )
        for label, box in zip(labels, boxes, strict=True):
            paragraph = brush.lettering.paragraph(label, size, theme.INK_SOFT, box.width, "center")
            screen.blit(paragraph, paragraph.get_rect(midbottom=box.midbottom))

    def _paint_row(self, screen: Surface, row: int, comes: float = 1.0) -> None:
        """How a seat ended: so much of it is seen, as it comes up from the one below."""
        x, top, wide, _ = self._sheet()
        top += self._head() + row * self._pitch()
        room = self.panel.grid.rect(x, top, wide, self._pitch())
        if comes < 1:
            screen.set_clip(room)
        self._paint_finish(screen, x, top + self._pitch() * (1 - comes), wide, row)
        screen.set_clip(None)

    def _paint_finish(self, screen: Surface, x: float, y: float, wide: float, row: int) -> None:
        brush, grid, pitch = self.panel.brush, self.panel.grid, self._row()
        finish, box = self.finishes[row], grid.rect(x + 28, y, wide - 56, pitch - 4)
        if finish.winner:
            brush.slab(screen, box, WINNER, 10)
            mark = icon("laurel", grid.px(pitch * 0.72), theme.BRASS_DARK)
            mark = grown(mark, self._coming.larger)
            screen.blit(mark, mark.get_rect(center=grid.part(box, grid.px(34), 1).center))
        else:
            place = self.words("result-place", place=finish.place)
            spot = grid.rect(x + 40, y, 44, pitch - 4)
            brush.write(screen, place, spot, 20, theme.INK_SOFT, "bold", "center")
        middle = grid.rect(x + 40 + PLACE_WIDE, y, 30, 1).centerx, box.centery
        self._paint_disc(screen, row, middle)
        name = grid.rect(x + 40 + PLACE_WIDE + 40, y, NAME_WIDE - 46, pitch - 4)
        brush.write(screen, alone(finish.name), name, 21, theme.INK, "bold")
        if finish.points:
            self._paint_points(screen, x, y, row)
        if self._stacked:
            self._paint_facts(screen, x + 40 + PLACE_WIDE, y + LINE, wide - 80 - PLACE_WIDE, row)
            return
        for (_, values), (left, room) in zip(self.facts, self._columns(x), strict=True):
            cell = grid.rect(left + 4, y, room - 8, pitch - 4)
            brush.write(screen, values[row], cell, 19, theme.INK, align="center")

    def _paint_points(self, screen: Surface, x: float, y: float, row: int) -> None:
        """What a seat ended with, as far as it is counted."""
        left, high = x + 40 + PLACE_WIDE + NAME_WIDE, self._row() - 4
        said = counted(self.finishes[row].points, self._coming.counted(self._line(row)))
        box = self.panel.grid.rect(left, y, POINTS, high)
        units = self._points_size()
        self.panel.brush.write(screen, said, box, units, theme.INK, "bold", "center")

    def _points_size(self) -> float:
        """In units: what all ended with is read in letters of one size."""
        grid, letters = self.panel.grid, self.panel.brush.lettering
        room, size = grid.px(POINTS), grid.px(24)
        fits = (letters.fit(finish.points, size, room, "bold") for finish in self.finishes)
        return min(fits, default=size) / grid.unit

    def _paint_disc(self, screen: Surface, row: int, centre: tuple[int, int]) -> None:
        """The face of a seat, or its emblem."""
        finish = self.finishes[row]
        size = self.panel.grid.px(self._row() * (0.86 if finish.face else 0.66))
        disc = Rect(0, 0, size, size).move_to(center=centre)
        paint_disc(screen, self.panel.brush, disc, finish.colour, finish.face, self._mood(finish))

    def _mood(self, finish: Finish) -> Mood:
        """Winners laugh, and who came last is sad."""
        if finish.winner:
            return Mood.WINNING
        last = max(one.place for one in self.finishes)
        return Mood.SAD if finish.place == last else Mood.CALM

    def _paint_facts(self, screen: Surface, x: float, y: float, wide: float, row: int) -> None:
        """What a seat did, a line each below its name."""
        brush, grid = self.panel.brush, self.panel.grid
        for number, (label, values) in enumerate(self.facts):
            line = grid.rect(x, y + number * FACT, wide, FACT)
            value = brush.write(screen, values[row], line, 19, theme.INK, "bold", "right")
            room = grid.part(line, 0, line.width - value.width - grid.px(12))
            brush.write(screen, label, room, 16, theme.INK_SOFT)
