"""The table at which a lesson is taught: a real one, with a slip that says one thing at a time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Protocol, cast

import pygame
from pygame import Rect, Surface

from game.bots.worker import Question, Task
from game.registry import load
from game.teaching.lesson import LEARNER, Lesson, Step, lesson
from game.teaching.taught import Taught
from scenes.house import House
from scenes.input.bindings import label
from scenes.input.focus import plain
from scenes.input.keyboard import key as key_of
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.lessons import LessonSheet, lesson_end
from scenes.outfit import outfit
from scenes.seats.seating import Seating, default_seating
from scenes.stage import Drain, Stage
from scenes.table.contract import Controller
from scenes.table.foot import foot_line
from scenes.table.hints import AIM, Hints, NoHints
from scenes.table.kit import table_kit
from scenes.table.layout import RIM
from scenes.table.lesson_room import Shape, Surroundings, roomiest
from scenes.table.lesson_slip import GO_ON, REPEAT, SKIP, Slip
from scenes.table.scene import TableScene
from scenes.table.targets import ACCEPT
from scenes.table.thinking import Mind

MS = 1_000_000
# Keys and buttons besides those on the slip.
KEYS = {
    key_of(pygame.KSCAN_BACKSPACE): REPEAT, key_of(pygame.KSCAN_F5): REPEAT,
    key_of(pygame.KSCAN_F6): SKIP,
    "button:4": REPEAT, "button:9": REPEAT, "button:5": SKIP, "button:10": SKIP,
}  # fmt: skip
# What is left of the buttons and the keys of a table.
BUTTONS = ("pause", "log", "sound", "rules")
KEPT = (*BUTTONS, "land", "skip")
# How often it is looked whether all has been seen, and how fine the table is searched for a term.
LOOK_MS, SEARCH = 50, 16


class Teachable(Controller, Protocol):
    """What a lesson needs of the controller of its game."""

    @property
    def rests(self) -> bool:
        """Whether all that happened has been seen."""

    def where(self, what: str) -> Rect | None:
        """Where that is on the table, if it can be seen."""

    @property
    def rather_seen(self) -> list[Rect]:
        """What a slip covers only where it has no other room."""

    @property
    def open_ended(self) -> bool:
        """Whether something ends by itself if nobody does anything."""

    def make(self, move: Any) -> None:
        """Make a move for somebody and show what happens."""


class Script:
    """Where the bots of a lesson think: they do what the lesson says, when it is for them."""

    def __init__(self, match: Taught) -> None:
        self._match = match
        self._question: Question | None = None

    def ask(self, question: Task) -> None:
        # Bots alone are asked here: nobody lights the lamp at a lesson.
        self._question = question if isinstance(question, Question) else None

    def answer(self) -> Any | None:
        move, asked = self._match.others, self._question
        if move is None or asked is None:
            return None
        self._question = None
        # What is asked of another seat is a rehearsal.
        return move if move.seat == asked.seat else asked.moves[0]

    def close(self) -> None:
        self._question = None


class LessonTable(TableScene):
    """A table of which nothing is kept; it opens itself anew at another step of the lesson."""

    way_out = "-lesson"
    scripted = True

    def __init__(self, house: House, taught: Lesson, at: int = 0, notice: str = "") -> None:
        game = load(taught.game_id)
        levels = ("", *(game.usual_level,) * (taught.seats - 1))
        seating = default_seating(game.id, house.words, taught.seed, levels, taught.options)
        seating = _with_pads(seating, house)
        self.lesson = taught
        self.taught = Taught.begin(taught, seating.players, at)
        # The step whose slip was laid out, and where: none before all of the last one was seen.
        self._laid, self.slip = -1, Slip(house)
        self._target: Rect | None = None
        # Against time: when the last move was seen, and whether something would lapse by itself.
        self._since_ns, self._open_ended = 0, False
        self._laid_for: list[tuple[int, int, int, int]] = []
        super().__init__(house, seating, table_kit(game.id).controller, self.taught, notice)
        self.hints = NoHints(house, game.id)
        self.corner.names = tuple(name for name in self.corner.names if name in BUTTONS)
        self.keys = {control: what for control, what in self.keys.items() if what in KEPT}

    @property
    def teachable(self) -> Teachable:
        return cast(Teachable, self.controller)

    @property
    def lends(self) -> bool:
        return False

    def open_mind(self) -> Mind:
        return Script(self.taught)

    # The slip

    def lay_out(self) -> None:
        super().lay_out()
        words = self.house.words("lesson-keys")
        self.foot = foot_line(self.size, self.unit, words, self.house.lettering)
        self._laid = -1

    @property
    def speaks(self) -> bool:
        """Whether the slip lies on the table."""
        return self._laid == self.taught.at and self.taught.speaks

    def live_on(self, now_ns: int) -> None:
        super().live_on(now_ns)
        if self.speaks and not self.timed and self._asked() != self._laid_for:
            # Another question is asked within the step: its answers must not be covered.
            self.lay_slip()
        if self.timed:
            self._play_along(now_ns)
        if self._laid != self.taught.at:
            if self.teachable.rests:
                self._begin_step()
            soon = now_ns + LOOK_MS * MS
            self.wake_ns = soon if self.wake_ns is None else min(soon, self.wake_ns)

    def _play_along(self, now_ns: int) -> None:
        """Where a clock runs the others move at the pace of the step."""
        taught, step = self.taught, self.taught.step
        if step is None or self._laid != taught.at:
            return
        if taught.waits:
            self._watch_time(step, now_ns)
        elif not self.teachable.rests:
            self._since_ns = now_ns
        elif now_ns >= self._since_ns + step.pace * MS and taught.others is not None:
            self.teachable.make(taught.others)
            self._since_ns = now_ns
        soon = now_ns + LOOK_MS * MS
        self.wake_ns = soon if self.wake_ns is None else min(soon, self.wake_ns)

    def _watch_time(self, step: Step, now_ns: int) -> None:
        """The step begins anew if there was too little time, or what was to be seen is over."""
        late = step.within and now_ns > self._since_ns + step.within * MS
        if late or (self._open_ended and not self.teachable.open_ended):
            late_words = self.house.words("lesson-late")
            self._open_at(self.taught.at, late_words if late else "")
        self._open_ended = self.teachable.open_ended

    def _begin_step(self) -> None:
        step = self.taught.step
        if step is None:
            self._laid = self.taught.at
            self.stage.push(self.end())
        elif step.meanwhile and not self.taught.caught_up:
            self._open_at(self.taught.at)
        else:
            self.lay_slip()

    def lay_slip(self) -> None:
        """Near what it speaks of, and over nothing that has to be seen."""
        taught = self.taught
        step = taught.step
        assert step is not None
        said, number = self.said(step), self.heading()
        self._target = self._find(step.at)
        rim = round(self.unit * (RIM + 4))
        inside = Rect((0, 0), self.size).inflate(-2 * rim, -2 * rim)
        near = self._target or Rect(inside.center, (1, 1))
        control = self.teachable
        never = [*control.in_question(), *self._kept_free()]
        never += [self._target] if self._target is not None else []
        avoid = [*control.to_be_seen, *control.plates]
        around = Surroundings(near, inside, never, avoid, control.rather_seen, self.unit)

        def write(shape: Shape) -> tuple[int, int]:
            return self.slip.write(said, number, not step.play, shape[1], self.unit, shape[0])

        best, spot = roomiest(write, self.house.lettering.scale, around)
        write(best)
        zone, target = self.controller.zone, self._target
        seen = [box for box in control.to_be_seen if target is None or not box.colliderect(target)]
        self._since_ns = self.now_ns
        self.slip.lay(spot, seen if zone is None else [*seen, zone])
        self._laid, self._laid_for = taught.at, self._asked()
        self.dirty = True

    def said(self, step: Step) -> str:
        """What stands on the slip."""
        words, own = self.house.words, self.seating.controls[LEARNER]
        key = label(own[0].partition("=")[2], words) if own else ""
        return words(self.lesson.key(step), key=key, **self.taught.names)

    def heading(self) -> str:
        """How far one has come, on the slip."""
        steps = len(self.lesson.steps)
        return self.house.words("lesson-step", step=self.taught.at + 1, steps=steps)

    def _asked(self) -> list[tuple[int, int, int, int]]:
        """Where what can be chosen lies."""
        return [(box.x, box.y, box.w, box.h) for box in self.controller.in_question()]

    def _kept_free(self) -> list[Rect]:
        """The corner, the own hand, and where the table speaks."""
        hand, zone = self.teachable.where("hand"), self.controller.zone
        return [box for box in (self.corner.area(), hand, zone) if box is not None]

    def _find(self, what: str) -> Rect | None:
        """Where that is, by its meaning."""
        kind, _, name = what.partition(" ")
        return self._find_term(name) if kind == "term" else self.teachable.where(what)

    def _find_term(self, name: str) -> Rect | None:
        """Where the table explains itself with that term: the first such place."""
        step = max(4, round(self.unit * SEARCH))
        wide, high = self.size
        found = [
            Rect(x, y, step, step)
            for y in range(step, high, step)
            for x in range(step, wide, step)
            if name in self.explain((x, y))
        ]
        if not found:
            return None
        whole, *others = found
        for box in others:
            if whole.inflate(2 * step, 2 * step).colliderect(box):
                whole = whole.union(box)
        return whole

    def paint(self, screen: Surface, drain: Drain) -> None:
        super().paint(screen, drain)
        if self.speaks:
            self.slip.paint(screen, self._target, self.ground, self.unit)

    # What is heard

    def hear(self, signal: Signal) -> None:
        if isinstance(signal, PointerMoved) and self.speaks:
            self.dirty = self.slip.hover(signal.pos) or self.dirty
        if isinstance(signal, Press) and self._steps_by(signal):
            return
        super().hear(signal)

    def _steps_by(self, press: Press) -> bool:
        """Whether a press was about the slip."""
        what = KEYS.get(plain(press.control), "") if press.pos is None else ""
        if self.speaks and press.pos is not None:
            what = self.slip.at(press.pos)
        elif self.speaks and self.taught.step is not None and not self.taught.step.play:
            accepts = press.control in ACCEPT or press.control.endswith("button:0")
            what = GO_ON if accepts and press.pos is None else what
        if what and press.pressed:
            self._step(what)
        return bool(what)

    def _step(self, what: str) -> None:
        match what:
            case "repeat":
                self.repeat()
            case "skip" | "go-on":
                self.skip()

    def skip(self) -> None:
        """The learner has read it, or has the choice made for them."""
        taught = self.taught
        if not self.speaks:
            self._hurry()
        elif taught.right is not None:
            self.toasts.hush()
            self.teachable.make(taught.right)
        elif taught.waits:
            taught.go_on()
        else:
            self._hurry()
        self.dirty = True

    def _hurry(self) -> None:
        """On to the next step without seeing the rest of this one."""
        self._open_at(self.taught.at + 1)

    def repeat(self) -> None:
        """The step before once more; in the midst of one, that one."""
        at = self.taught.at
        begun = self.taught.made > 0 or not self.taught.speaks
        self._open_at(at if begun else max(0, at - 1))

    def _open_at(self, at: int, notice: str = "") -> None:
        stage = self.stage
        stage.pop()
        at = min(at, len(self.lesson.steps))
        stage.push(type(self)(self.house, self.lesson, at, notice))

    # The ways out

    def anew(self, notice: str) -> None:
        """Nothing is lost with it."""

    def open_result(self, when_ns: int) -> None:
        """Nothing is kept of a lesson; its steps say when it ends."""

    def end(self) -> LessonSheet:
        """What follows the last step."""
        hints = Hints(self.house, self.seating.game_id)
        hints.understood(AIM)
        hints.keep()
        begin_again = partial(self.leave_for, self.lesson)
        return lesson_end(
            self.house, self.lesson, self.change_seats, begin_again, self.to_the_shelf
        )

    def leave_for(self, other: Lesson) -> None:
        """The beginning of that one is laid instead."""
        stage = self.stage
        self.to_the_shelf()
        stage.push(type(self)(self.house, other))

    def to_the_shelf(self) -> None:
        """Back to where the lesson was opened."""
        stage = self.stage
        while self in stage.scenes:
            stage.pop()

    def change_seats(self) -> None:
        """On to a match: to the seats of the game, unless they are below already."""
        stage: Stage = self.stage
        self.to_the_shelf()
        stage.push(self.house.doors.seats(self.seating.game_id))


def _with_pads(seating: Seating, house: House) -> Seating:
    """The learner may use any gamepad, too, where seats have controls of their own."""
    own, *others = seating.controls
    made = outfit(seating.game_id).controls.pad_controls
    for device in sorted(house.pads.present):
        own += made(seating.options, len(seating.players), device)
    return replace(seating, controls=(own, *others))


def open_lesson(house: House, game_id: str, name: str) -> LessonTable:
    """The table of that lesson. Raises `BadLesson`."""
    return LessonTable(house, lesson(game_id, name))
