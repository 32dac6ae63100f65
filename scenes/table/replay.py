"""A record looked at on the one table: played, stepped, wound to any place, never changed."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from art.grid import Grid
from game.cards import Seat
from game.key_moments import Mark
from game.record import Record
from game.registry import kit
from game.review import Verdict
from game.tape import Tape
from scenes.input.focus import plain
from scenes.input.keyboard import key
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.stage import Drain, Scene, Stage
from scenes.storage.matches import gone_on_with, seating_of
from scenes.table.contract import Controller, Replayed
from scenes.table.reading import ASKS_MOUSE
from scenes.table.replay_bar import HIGH, SPEEDS, ReplayBar
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.house import House

MS = 1_000_000
FRAME_NS = 16_666_667
# However long nobody looked, the tape goes on by no more than this.
LONGEST_NS = 100 * MS
# A game without a clock shows a move each second.
MOVE_MS = 1000
# The last picture stands for so long before the tape counts as played.
TAIL_MS = 1500

KEYS = {
    key(pygame.KSCAN_SPACE): "toggle",
    key(pygame.KSCAN_LEFT): "back",
    key(pygame.KSCAN_RIGHT): "on",
    key(pygame.KSCAN_UP): "faster",
    key(pygame.KSCAN_DOWN): "slower",
    key(pygame.KSCAN_PAGEUP): "turn back",
    key(pygame.KSCAN_PAGEDOWN): "turn on",
    key(pygame.KSCAN_HOME): "first",
    key(pygame.KSCAN_END): "last",
    key(pygame.KSCAN_F1): "rules",
    key(pygame.KSCAN_F2): "log",
    key(pygame.KSCAN_F3): "sound",
    key(pygame.KSCAN_F7): "review",
    # The shoulders of a gamepad, as different makes number them.
    "button:4": "turn back",
    "button:5": "turn on",
    "button:9": "turn back",
    "button:10": "turn on",
}


def times_of(tape: Tape) -> list[int]:
    """When each move of a tape is made, in ms."""
    time_of = kit(tape.match.game.id).time_of
    if time_of is None:
        return [MOVE_MS * (number + 1) for number in range(len(tape.moves))]
    return [time_of(move) for move in tape.moves]


class ReplayScene(TableScene):
    """The table of a record. Its time is the tape's: cards fly as fast as the tape runs."""

    live = False

    def __init__(
        self,
        house: House,
        record: Record,
        seat_replayed: Callable[[ReplayScene], Replayed],
        notice: str = "",
    ) -> None:
        self._seat_replayed = seat_replayed
        self.tape = Tape.of(record)
        self.times = times_of(self.tape)
        self.lasts_ms = self.times[-1] + TAIL_MS if self.times else 0
        self.key_moments = self.tape.key_moments
        # What was thought of each move, if the match was reviewed.
        self.verdicts: Mapping[int, Verdict] = {}
        self.replayed: Replayed
        # Before a match is over nobody sees more of it than they may know.
        self.may_open = self.tape.match.outcome is not None
        self.at = 0
        self.tape_ms = 0.0
        self.speed = 1.0
        self.playing = True
        self.view_of: Seat | None = None
        match = self.tape.match_at_the_start()
        super().__init__(house, seating_of(house.settings, match), self._sit_down, match, notice)
        self.bar: ReplayBar
        self._started = True
        self._then_ns: int | None = None
        self._tape_ns = 0
        # A step was made while the tape stood: what it moves comes to rest.
        self._settling = False
        # The cards were dealt: they are seen flying only if the tape runs from its beginning.
        self._begun = False
        self._dragging = ""
        self._shown: tuple[Any, ...] = ()

    def corner_names(self) -> tuple[str, ...]:
        return "log", "sound", "rules"

    def use_button(self, what: str, t_ns: int) -> None:
        self._command(what, t_ns)

    def _sit_down(self, table: TableScene) -> Controller:
        self.replayed = self._seat_replayed(self)
        return self.replayed

    # The stage

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._then_ns = None

    def leave(self) -> None:
        self.bar.panel.end_typing()

    def close(self) -> None:
        try:
            super().close()
        finally:
            # The buttons know the scene by what they do: without them nothing keeps it.
            self.bar.panel.clear()

    def resize(self, size: tuple[int, int]) -> None:
        self.bar = ReplayBar(self, size)
        super().resize((size[0], size[1] - Grid(size).px(HIGH)))

    def lay_out(self) -> None:
        super().lay_out()
        self._stand(self.at, self.tape_ms)

    def anew(self, notice: str) -> Scene | None:
        """Another replay of the same record, which stands where this one stood."""
        record = self.tape.match.record()
        fresh = ReplayScene(self.house, record, self._seat_replayed, notice)
        fresh.at, fresh.tape_ms, fresh.view_of = self.at, self.tape_ms, self.view_of
        fresh.playing, fresh.verdicts = False, self.verdicts
        return fresh

    def leave_replay(self) -> None:
        """Back to where the record was opened, else to the shelf."""
        if len(self.stage.scenes) > 1:
            self.stage.pop()
        else:
            self.to_the_shelf()

    # What was heard

    def handle(self, signal: Signal) -> None:
        # What is below the table, or was begun there, is counted from the corner of the window.
        pos = getattr(signal, "pos", None)
        drags = bool(self._dragging) and getattr(signal, "device", "") == self._dragging
        below = drags or (pos is not None and pos[1] >= self.size[1])
        if not below and self.log.takes(signal):
            self.show_log(False)
        else:
            self.hear(signal if below else self.log.on_table(signal))

    def hear(self, signal: Signal) -> None:
        self.dirty = True
        if isinstance(signal, Press) and (self._puts_away(signal) or self._reads(signal)):
            return
        match signal:
            case PointerMoved():
                self._pointer_moved(signal)
            case Press() if signal.pos is not None:
                self._pointer(signal, signal.pos)
            case Press(device=device, pressed=False) if device == self._dragging:
                self._dragging = ""
            case Press() if plain(signal.control) in KEYS:
                if signal.pressed:
                    self._command(KEYS[plain(signal.control)], signal.t_ns)
            case _:
                self.bar.panel.handle(signal)

    def _puts_away(self, press: Press) -> bool:
        """Whatever is pressed takes a slip away, and puts away what is being read."""
        if not press.pressed:
            return False
        self.tip.hide()
        return self.replayed.puts_away()

    def _reads(self, press: Press) -> bool:
        """Whether something on the table is to be read or explained: the tape waits meanwhile."""
        if press.pos is not None and press.pos[1] >= self.size[1]:
            return False
        if self.replayed.reads_by(press):
            return True
        if press.pos is None or press.control != ASKS_MOUSE:
            return False
        if press.pressed:
            self.explained.at_once(press.pos)
        return True

    def _pointer_moved(self, moved: PointerMoved) -> None:
        self.explained.left(moved.pos)
        if self._dragging == moved.device:
            self.go_to_ms(self.bar.ms_at(moved.pos[0]))
        self.bar.point(moved.pos)
        self.bar.panel.handle(moved)
        self.corner.point(moved)

    def _pointer(self, press: Press, pos: tuple[int, int]) -> None:
        """On the line: wind there; on the table: begin or cease to play; else the buttons."""
        if self._dragging == press.device and not press.pressed:
            self._dragging = ""
        elif press.pressed and self.bar.on_line(pos):
            self._dragging = press.device
            self.go_to_ms(self.bar.ms_at(pos[0]))
        elif pos[1] >= self.size[1]:
            self.bar.panel.handle(press)
        elif not self.corner.heard(press) and press.pressed:
            self._command("toggle", press.t_ns)

    def _command(self, what: str, t_ns: int) -> None:
        match what:
            case "toggle":
                self.toggle()
            case "back":
                self.step(-1)
            case "on":
                self.step(1)
            case "turn back":
                self.turn(-1)
            case "turn on":
                self.turn(1)
            case "first":
                self.go(0)
            case "last":
                self.go(len(self.tape.moves))
            case "faster" | "slower":
                at = SPEEDS.index(self.speed) + (1 if what == "faster" else -1)
                self.set_speed(SPEEDS[min(max(at, 0), len(SPEEDS) - 1)])
            case "rules":
                self.open_rules()
            case "review":
                self.review()
            case _:
                self._do(what, t_ns)

    # Winding

    def toggle(self) -> None:
        """Begin to play or cease; at the end, from the beginning."""
        if not self.playing and self.tape_ms >= self.lasts_ms:
            self.go(0)
        self.playing = not self.playing
        self._settling = False
        self.bar.refresh()

    def set_speed(self, speed: float) -> None:
        """How many times faster than it was played the tape runs."""
        self.speed = speed
        self.bar.set_speed(speed)

    def look_as(self, seat: Seat | None) -> None:
        """Show what that seat saw, or (None) everything, once the match is over."""
        self.view_of = seat
        self.go(self.at)

    def _look_as_allowed(self) -> None:
        """Before a match is over as its only person, at the seat they took; else as an onlooker."""
        people = [player for player, level in enumerate(self.tape.match.levels) if not level]
        at_home = len(people) == 1 and self.replayed.player_at(people[0]) == people[0]
        if not self.may_open:
            self.view_of = people[0] if at_home else None

    def go(self, at: int) -> None:
        """Stand after so many moves."""
        at = min(max(at, 0), len(self.tape.moves))
        self._stand(at, self.times[at - 1] if at else 0)
        if at == len(self.tape.moves):
            self.playing, self.tape_ms = False, self.lasts_ms
            self.bar.refresh()

    def go_to_ms(self, ms: float) -> None:
        """Stand at a time of the match."""
        self._stand(bisect_right(self.times, ms), ms)

    def _stand(self, at: int, ms: float) -> None:
        self.at, self.tape_ms = at, ms
        self._begun, self._settling = ms > 0, False
        self.tape.wind(self.match, at)
        self._look_as_allowed()
        self.toasts.standing.clear()
        self.replayed.stand(self.tape.events[:at], self._tape_ns)
        self.bar.refresh()
        self.dirty = True

    def step(self, by: int) -> None:
        """One move on, seen moving, or one move back."""
        self.playing = False
        if by < 0:
            self.go(self.at - 1)
        elif self.at < len(self.tape.moves):
            if self._must_wait():
                self._stand(self.at, self.tape_ms)
            self.land()
            self.tape_ms = self.times[self.at]
            self._forward()
            self._settling = True
        self.bar.refresh()

    def turn(self, by: int) -> None:
        """To the next or the last key moment, which is seen happening."""
        keys = sorted(self.key_moments)
        there = bisect_left(keys, self.at) if by > 0 else bisect_left(keys, self.at - 1) - 1
        if not 0 <= there < len(keys):
            self.go(0 if by < 0 else len(self.tape.moves))
            return
        playing = self.playing
        self.go(keys[there])
        self.step(1)
        self.playing = playing
        self.bar.refresh()

    def last_news(self) -> str:
        """What happened last that is more than a turn."""
        for number in range(self.at - 1, -1, -1):
            moment = self.key_moments.get(number)
            if moment is not None and moment.mark > Mark.TURN:
                return self.replayed.sentence(moment.event)
        return ""

    def review(self) -> None:
        """Look back on the match with an expert, once it is over."""
        if self.may_open:
            self.playing = False
            self.stage.push(self.house.doors.review(self.tape.match.record()))

    def film(self) -> None:
        """Make a film of the match to be sent, as it is seen here."""
        self.playing = False
        self.bar.refresh()
        self.stage.push(self.house.doors.film(self.tape.match.record(), self.view_of))

    def play_on(self) -> None:
        """The match as it stands here becomes a match of one's own, to go on with."""
        record, moves = self.tape.match.record(), self.at
        record = replace(record, moves=record.moves[:moves])
        seating, match = gone_on_with(self.house.paths, self.house.settings, record)
        self.stage.replace(self.house.doors.table(seating, match))

    # Time

    def tick(self, now_ns: int) -> None:
        since = 0 if self._then_ns is None else min(now_ns - self._then_ns, LONGEST_NS)
        self._then_ns = now_ns
        self._run(since)
        self.live_on(self._tape_ns)
        shown = (self.bar.knob(), int(self.tape_ms) // 1000, self.at, self.playing)
        if self.bar.panel.tick(now_ns) or shown != self._shown:
            self._shown, self.dirty = shown, True
        busy = self.runs or self.wake_ns == self._tape_ns
        rests = self.replayed.finger_rests(now_ns)
        soon = [when for when in (self.bar.panel.next_ns(now_ns), rests) if when is not None]
        self.wake_ns = now_ns + FRAME_NS if busy else min(soon, default=None)
        self.show_notice(now_ns)

    @property
    def runs(self) -> bool:
        return self.playing or self._settling

    def _run(self, since_ns: int) -> None:
        """Let the tape run for so long, and play what it comes to."""
        if self.replayed.looking or not self.runs:
            return
        self._tape_ns += round(since_ns * self.speed)
        if self._settling:
            self._settling = self._still_settles()
            # What has just come to rest is painted where it lies.
            self.dirty = True
        if not self.playing:
            return
        if not self._begun:
            self._begun = True
            self.controller.start(self._tape_ns)
        self.tape_ms += since_ns * self.speed / MS
        while self.at < len(self.tape.moves) and self.times[self.at] <= self.tape_ms:
            if self._must_wait():
                self.tape_ms = self.times[self.at]
                break
            self._forward()
        if self.tape_ms >= self.lasts_ms:
            self.playing, self.tape_ms = False, self.lasts_ms
            self._settling = True
            self.bar.refresh()

    def _still_settles(self) -> bool:
        """Whether anything is not yet as it stays: cards, what they pushed, and their dust."""
        landing = any(not flight.held for flight in self.motion.flights)
        comes_back = self.dust.flies or self.yielding.moves
        return landing or comes_back or self.replayed.moving(self._tape_ns)

    def _must_wait(self) -> bool:
        """Where nothing is timed, a move waits until the one before it has been seen."""
        waits = not self.match.game.timed and self.at < len(self.tape.moves)
        return waits and self.replayed.moving(self._tape_ns)

    def _forward(self) -> None:
        """Play the next move of the record."""
        events = self.tape.play(self.match, self.at)
        self._begun = True
        self.at += 1
        before = self.view_of
        self._look_as_allowed()
        if self.view_of != before:
            # They changed seats: what was seen from the one must not be seen from the other.
            self._stand(self.at, self.tape_ms)
            return
        self.replayed.show(events, self._tape_ns)
        self.bar.refresh()

    # The picture

    def draw(self, screen: Surface, drain: Drain) -> None:
        self.draw_table(screen, drain)
        self.bar.paint(screen, drain)

    def draw_table(self, screen: Surface, drain: Drain) -> None:
        """Paint the table without the bar."""
        super().draw(screen, drain)
