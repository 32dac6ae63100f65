"""The bar under a replay: the timeline with its marks, and the buttons of a player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface

from art import theme
from art.grid import Grid
from art.icons import icon
from art.looks import BRASS, PLATE, RAISED
from art.parting import parted
from art.text import READABLE
from art.theme import mix
from game.cards import NOBODY, Seat
from game.key_moments import KeyMoment, Mark
from game.match import Match
from game.review import Grade, Verdict
from game.tape import Tape
from scenes.forms import Stepper
from scenes.house import House
from scenes.menus.review_plot import paint_mark
from scenes.stage import Drain
from scenes.table.contract import Replayed
from scenes.ui.panel import Panel
from scenes.ui.widgets import Button, Widget

HIGH = 104
EDGE, LINE_Y, ROW_Y, ROW_HIGH = 28, 22, 48, 46
SPEEDS = (0.5, 1.0, 2.0, 4.0)
# A pointer so many units from the line still means the line, so near to a mark the mark.
REACH, NEAR = 16, 7


class Player(Protocol):
    """What plays a tape, and where on it that stands; times are ms of the tape."""

    house: House
    match: Match
    tape: Tape
    replayed: Replayed
    times: list[int]
    key_moments: Mapping[int, KeyMoment]
    verdicts: Mapping[int, Verdict]
    lasts_ms: int
    tape_ms: float
    at: int
    playing: bool
    speed: float
    may_open: bool
    view_of: Seat | None

    def go(self, at: int) -> None: ...

    def turn(self, by: int) -> None: ...

    def step(self, by: int) -> None: ...

    def toggle(self) -> None: ...

    def set_speed(self, speed: float) -> None: ...

    def look_as(self, seat: Seat | None) -> None: ...

    def last_news(self) -> str: ...

    def play_on(self) -> None: ...

    def film(self) -> None: ...

    def leave_replay(self) -> None: ...


class ReplayBar:
    """Draws the bar at the foot of the window and says where on the line a pointer is."""

    def __init__(self, scene: Player, size: tuple[int, int]) -> None:
        self.scene = scene
        self.words = scene.house.words
        still = scene.house.settings.still
        self.panel = Panel(
            scene.house.gui(size),
            size,
            scene.house.lettering,
            scene.leave_replay,
            self._sound,
            still,
            scene.house.settings.contrast,
            as_played=True,
        )
        self.grid = self.panel.grid
        self.top = self.grid.high - HIGH
        self.pointed: int | None = None
        self._hovered: Widget | None = None
        self._add_buttons()
        self._add_choices()
        self.panel.open()
        self.panel.to("play", ring=False)

    def _sound(self, name: str) -> None:
        self.scene.house.mixer.play({"press": "button", "move": "hover"}[name])

    # The buttons

    def _add_buttons(self) -> None:
        scene = self.scene
        steps: list[tuple[str, str, Callable[[], None]]] = [
            ("first", "first", partial(scene.go, 0)),
            ("turn-back", "turn-back", partial(scene.turn, -1)),
            ("step-back", "left", partial(scene.step, -1)),
            ("play", "pause" if scene.playing else "play", scene.toggle),
            ("step-on", "right", partial(scene.step, 1)),
            ("turn-on", "turn-on", partial(scene.turn, 1)),
            ("last", "last", partial(scene.go, len(scene.tape.moves))),
        ]
        x = float(EDGE)
        for key, sign, act in steps:
            wide = 74 if key == "play" else 46
            self.panel.add(Button(
                key=key, box=self.grid.rect(x, self.top + ROW_Y, wide, ROW_HIGH), icon=sign,
                size=20, look=BRASS if key == "play" else PLATE, on_press=act,
                hint=self.words(f"replay-{key}-hint"),
            ))  # fmt: skip
            x += wide + 6
        self.panel.add(Stepper(
            key="speed", box=self.grid.rect(x + 8, self.top + ROW_Y, 116, ROW_HIGH),
            values=SPEEDS, names=[self.words("replay-speed", speed=speed) for speed in SPEEDS],
            value=scene.speed, on_change=scene.set_speed, look=RAISED,
            hint=self.words("replay-speed-hint"),
        ))  # fmt: skip
        self._text_left = x + 8 + 116 + 18

    def _add_choices(self) -> None:
        """From the right: leave, play on, and whose view it is where seats have secrets."""
        scene, words = self.scene, self.words
        x = self.grid.wide - EDGE - 52
        self.panel.add(Button(
            key="leave", box=self.grid.rect(x, self.top + ROW_Y, 52, ROW_HIGH), icon="door",
            on_press=scene.leave_replay, hint=words("replay-leave-hint"),
        ))  # fmt: skip
        x -= 6 + 52
        self.panel.add(Button(
            key="film", box=self.grid.rect(x, self.top + ROW_Y, 52, ROW_HIGH), icon="film",
            on_press=scene.film, hint=words("replay-film-hint"), enabled=bool(scene.times),
        ))  # fmt: skip
        x -= 8 + 186
        self.panel.add(Button(
            key="play-on", box=self.grid.rect(x, self.top + ROW_Y, 186, ROW_HIGH), size=17,
            words=words("replay-play-on"), hint=words("replay-play-on-hint"),
            on_press=scene.play_on, enabled=scene.match.outcome is None,
        ))  # fmt: skip
        if self._may_choose_view:
            seats = range(len(scene.match.players))
            x -= 8 + 160
            self.panel.add(Stepper(
                key="view", box=self.grid.rect(x, self.top + ROW_Y, 160, ROW_HIGH), look=RAISED,
                values=[None, *seats], value=scene.view_of, size=16, names=self._views(),
                on_change=scene.look_as, hint=words("replay-view-hint"),
            ))  # fmt: skip
        self._text_right = x - 14

    @property
    def _may_choose_view(self) -> bool:
        return self.scene.replayed.hides and self.scene.may_open

    def _views(self) -> list[str]:
        """Whose view can be shown: who sits there may change in a match."""
        players, at = self.scene.match.players, self.scene.replayed.player_at
        names = (players[at(seat)].name for seat in range(len(players)))
        return [self.words("replay-open"), *names]

    def refresh(self) -> None:
        """The match stands elsewhere, or began or ceased to move."""
        if self._may_choose_view:
            view = self.panel["view"]
            assert isinstance(view, Stepper)
            view.names = self._views()
        play = self.panel["play"]
        assert isinstance(play, Button)
        play.icon = "pause" if self.scene.playing else "play"
        self.panel["play-on"].enabled = self.scene.match.outcome is None

    def set_speed(self, speed: float) -> None:
        """The tape runs that fast now."""
        stepper = self.panel["speed"]
        assert isinstance(stepper, Stepper)
        stepper.value = speed

    # The line

    def line(self) -> Rect:
        """Where the timeline lies, in pixels."""
        return self.grid.rect(EDGE, self.top + LINE_Y - 3, self.grid.wide - 2 * EDGE, 6)

    def on_line(self, pos: tuple[int, int]) -> bool:
        """Whether a pointer there means the timeline."""
        reach = self.grid.px(REACH)
        return self.line().inflate(2 * reach, 2 * reach).collidepoint(pos)

    def ms_at(self, x: int) -> float:
        """The time of the match below a pointer; near a mark that of the mark."""
        line = self.line()
        share = min(1.0, max(0.0, (x - line.left) / line.width))
        moment = self.marked_at(x)
        return self.scene.times[moment] if moment is not None else share * self.scene.lasts_ms

    def marked_at(self, x: int) -> int | None:
        """The number of the move whose mark is near, if any is."""
        times, keys = self.scene.times, self.scene.key_moments
        marked = {move for move, moment in keys.items() if moment.mark > Mark.TURN}
        marked |= {
            move for move, (grade, _) in self.scene.verdicts.items() if grade is not Grade.GOOD
        }
        near = [(abs(self.x_at(times[move]) - x), move) for move in marked]
        far, move = min(near, default=(0, 0))
        return move if near and far <= self.grid.px(NEAR) else None

    def x_at(self, ms: float) -> int:
        """Where on the line a time of the match lies, in pixels."""
        line = self.line()
        return line.left + round(line.width * min(1.0, ms / max(1, self.scene.lasts_ms)))

    def knob(self) -> int:
        """Where on the line the tape is, in pixels."""
        return self.x_at(self.scene.tape_ms)

    def point(self, pos: tuple[int, int]) -> None:
        """A pointer is there."""
        self.pointed = pos[0] if self.on_line(pos) else None
        there = (widget for widget in self.panel.widgets if widget.box.collidepoint(pos))
        self._hovered = next(there, None)

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        """Draw the bar on the whole window's picture."""
        box = self.grid.rect(0, self.top, self.grid.wide, HIGH)
        box.height = screen.get_height() - box.top
        pygame.draw.rect(screen, mix(theme.PLATE, theme.SHADOW, 0.3), box)
        pygame.draw.rect(screen, theme.BRASS_DARK, Rect(box.topleft, (box.width, self.grid.px(2))))
        self._paint_line(screen)
        drain()
        self._paint_text(screen)
        self.panel.paint(screen, drain)
        self._paint_told(screen)

    def _paint_line(self, screen: Surface) -> None:
        line, knob, px = self.line(), self.knob(), self.grid.px
        pygame.draw.rect(screen, theme.PLATE_LIGHT, line, border_radius=px(3))
        done = Rect(line.left, line.top, knob - line.left, line.height)
        pygame.draw.rect(screen, theme.BRASS, done, border_radius=px(3))
        # The turns first, so that they lie under whatever counts more.
        for move, moment in sorted(self.scene.key_moments.items(), key=lambda one: one[1].mark):
            at = (self.x_at(self.scene.times[move]), line.centery)
            _paint_mark(screen, self.grid, at, moment.mark, self._colour(moment))
        for move, (grade, _) in self.scene.verdicts.items():
            if grade is not Grade.GOOD:
                paint_mark(screen, self.panel.brush, (self.x_at(self.scene.times[move]),
                                                      line.top - px(9)), grade)  # fmt: skip
        pygame.draw.circle(screen, theme.SHADOW, (knob, line.centery + px(1)), px(10))
        pygame.draw.circle(screen, theme.BRASS_LIGHT, (knob, line.centery), px(9))
        pygame.draw.circle(screen, theme.BRASS_DARK, (knob, line.centery), px(9), px(2))

    def _colour(self, moment: KeyMoment) -> theme.RGB:
        if moment.seat == NOBODY:
            return theme.BRASS_LIGHT
        return theme.SEAT_COLOURS[self.scene.replayed.seat_colour(moment.seat)].rgb

    def _paint_text(self, screen: Surface) -> None:
        """The time, how many moves, and what happened last."""
        brush, scene, words = self.panel.brush, self.scene, self.words
        wide = self._text_right - self._text_left
        upper = self.grid.rect(self._text_left, self.top + ROW_Y - 2, wide, 24)
        lower = self.grid.rect(self._text_left, self.top + ROW_Y + 22, wide, 26)
        where = words("replay-where", at=scene.at, all=len(scene.tape.moves),
                      now=clock(scene.tape_ms), end=clock(scene.lasts_ms))  # fmt: skip
        brush.write(screen, where, upper, 15, theme.PAPER_DIM)
        said = self.legible(scene.last_news(), lower.width)
        brush.write(screen, said, lower, 17, theme.PAPER)

    def legible(self, said: str, wide: int) -> str:
        """As many words as can be read on a line; all of them are told above their mark."""
        printed, words = self.panel.brush.lettering.printed, parted(said)
        # In a large window all else is larger than what can just be read.
        least = max(READABLE, self.grid.px(READABLE))

        def first(count: int) -> str:
            return said if count == len(words) else " ".join(words[:count]) + "…"

        fits = (first(count) for count in range(len(words), 0, -1)
                if printed.measure(first(count), least)[0] <= wide)  # fmt: skip
        return next(fits, said)

    def _paint_told(self, screen: Surface) -> None:
        """Above the line: what the button does that is pointed at, or what happened there."""
        text, x = self._asked_for()
        if not text:
            return
        brush, px = self.panel.brush, self.grid.px
        most, size = screen.get_width() - 2 * px(EDGE) - px(24), px(16)
        wide = min(most, brush.lettering.measure(text, size)[0] + 1)
        said = brush.lettering.paragraph(text, size, brush.ink(theme.PAPER), wide, "center")
        box = said.get_rect().inflate(px(24), px(12))
        box.midbottom = (x, self.line().top - px(14))
        box.clamp_ip(screen.get_rect().inflate(-px(16), 0))
        brush.slab(screen, box, PLATE, 14)
        screen.blit(said, said.get_rect(center=box.center))

    def _asked_for(self) -> tuple[str, int]:
        """What is told above the line, and above which place; "" tells nothing."""
        if self.pointed is None:
            asked = self.panel.focus if self.panel.ring else self._hovered
            return (asked.hint, asked.box.centerx) if asked is not None else ("", 0)
        ms, marked = self.ms_at(self.pointed), self.marked_at(self.pointed)
        said = "" if marked is None else self._told_of(marked)
        text = self.words("replay-told", time=clock(ms), what=said) if said else clock(ms)
        return text, self.x_at(ms)

    def _told_of(self, move: int) -> str:
        """What was thought of a move, else what happened then."""
        if move in self.scene.verdicts:
            return self.scene.verdicts[move][1]
        return self.scene.replayed.sentence(self.scene.key_moments[move].event)


def clock(ms: float) -> str:
    """A time as minutes and seconds."""
    minutes, seconds = divmod(int(ms) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _paint_mark(
    screen: Surface, grid: Grid, at: tuple[int, int], mark: Mark, colour: theme.RGB
) -> None:
    """A tick for a turn, a disc for a gain, a cross for an error, a laurel for a win."""
    (x, y), px = at, grid.px
    match mark:
        case Mark.TURN:
            pygame.draw.line(screen, theme.INK_SOFT, (x, y + px(5)), (x, y + px(9)))
        case Mark.GAIN:
            pygame.draw.circle(screen, theme.SHADOW, at, px(6))
            pygame.draw.circle(screen, colour, at, px(5))
        case Mark.ERROR:
            arm = px(5)
            for pen, ink in ((px(5), theme.SHADOW), (px(3), theme.ALERT)):
                pygame.draw.line(screen, ink, (x - arm, y - arm), (x + arm, y + arm), pen)
                pygame.draw.line(screen, ink, (x - arm, y + arm), (x + arm, y - arm), pen)
        case Mark.WIN:
            laurel = icon("laurel", px(22), colour)
            pygame.draw.circle(screen, theme.SHADOW, at, px(13))
            screen.blit(laurel, laurel.get_rect(center=at))
