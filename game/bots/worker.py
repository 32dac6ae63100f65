"""Thinking off the screen: one process of its own that is asked and answers when it is done.

    thinking = Worker()                      # starts the process; it imports nothing of the screen
    thinking.ask(Question("nyet", "expert", seat, seed, view, moves))
    move = thinking.answer()                 # None until it is there; never waits

A process that dies is replaced. Where there is none to be had, or a second one dies over the same
question, the same thinking is done in slices of a few milliseconds, one with every `answer`. The
move is the same either way, but on a computer so busy that `LONGEST_S` go by: then it is the best
found till then.

A bot that breaks while it thinks ends no match: that is logged, and its first move is the answer.
So is an expert that is asked for advice (`Consultation`), and then there is none.
"""

from __future__ import annotations

import logging
import os
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Protocol

import msgspec

from game.advice import advise
from game.bots.search import Thoughts
from game.cast import Temper
from game.chance import seed_of
from game.codec import pack
from game.registry import choices

log = logging.getLogger(__name__)

SLICE_MS = 2.0
# So long bots think unless they are asked to be quicker: far above what any budget takes on a
# computer that has time.
LONGEST_S = 1.5
# How much less the process counts than the one that draws (steps of Unix's `nice`).
GIVE_WAY = 10
# The number of what is sent before any answer.
LISTENING = 0


@dataclass(frozen=True, slots=True)
class Broken:
    """What comes of thoughts that broke: how it came to that."""

    report: str


class Task(Protocol):
    """Something to think about, in a process of its own no longer than `longest_s`."""

    @property
    def longest_s(self) -> float: ...

    def think(self) -> Thoughts[Any]:
        """Think about it."""

    def settled(self, answer: Any) -> Any:
        """The answer that counts, also for `Broken` thoughts; never None."""


@dataclass(frozen=True, slots=True)
class Question:
    """What should this seat do? Carries all a bot may know; a budget of 0 is the level's own.

    The seed is never that of the match, from which all hands could be dealt: see `seed_from`.
    """

    game_id: str
    level: str
    seat: int
    seed: int
    view: Any
    moves: Sequence[Any]
    budget: int = 0
    longest_s: float = LONGEST_S
    temper: Temper | None = None

    def think(self) -> Thoughts[Any]:
        """Make the bot and let it think: its move, or `Broken`."""
        bot = choices(self.game_id).make_bot(self.level, self.seat, self.seed, self.temper)
        move = yield from bot.think(self.view, self.moves, self.budget)
        return Broken("it gave no answer") if move is None else move

    def settled(self, answer: Any) -> Any:
        """The move that a bot's answer stands for."""
        if not isinstance(answer, Broken):
            return answer
        first = self.moves[0]
        log.error("the %s bot broke and plays %s:\n%s", self.level, first, answer.report)
        return first


@dataclass(frozen=True, slots=True)
class Consultation:
    """What would an expert do on this seat, and why? The answer is an `Advice`, or `Broken`.

    The reason is against what was `played`, if something was.
    """

    game_id: str
    view: Any
    moves: Sequence[Any]
    budget: int
    played: Any = None
    longest_s: float = LONGEST_S

    def think(self) -> Thoughts[Any]:
        """Let the expert weigh the moves."""
        expert, seed = choices(self.game_id).expert, seed_from(self.view)
        return (
            yield from advise(
                self.game_id, expert, self.view, self.moves, seed, self.budget, self.played
            )
        )

    def settled(self, answer: Any) -> Any:
        """The advice."""
        if isinstance(answer, Broken):
            log.error("the expert at %s broke:\n%s", self.game_id, answer.report)
        return answer


def seed_from(view: Any) -> int:
    """A seed for the choice of whoever sees this, which knows no more: same view, same choice."""
    return seed_of(msgspec.json.encode(pack(view)))


def think(task: Task) -> Thoughts[Any]:
    """Think about it; `Broken` if the thoughts break."""
    try:
        return (yield from task.think())
    except Exception:
        return Broken(traceback.format_exc())


class Slices:
    """Thinks a little each time it is asked for the answer."""

    def __init__(self, slice_ms: float = SLICE_MS) -> None:
        self.slice_ms = slice_ms
        self._question: Task | None = None
        self._thoughts: Thoughts[Any] | None = None

    def ask(self, question: Task) -> None:
        """Begin to think; what was being thought about is dropped."""
        self._question, self._thoughts = question, think(question)

    def answer(self) -> Any | None:
        """The move, or None if it needs more time. Takes about `slice_ms`."""
        if self._thoughts is None or self._question is None:
            return None
        until = time.perf_counter() + self.slice_ms / 1000
        while time.perf_counter() < until:
            try:
                next(self._thoughts)
            except StopIteration as end:
                self._thoughts = None
                return self._question.settled(end.value)
        return None

    def close(self) -> None:
        """Stop thinking."""
        self._thoughts = None


class Worker:
    """Thinks in a process of its own, about each question no longer than it says."""

    def __init__(self) -> None:
        self._slices = Slices()
        self._question: Task | None = None
        self._number = 0
        # The number of the question over which a process died.
        self._died_over = 0
        self._end: Connection | None = None
        self._begin()

    def _begin(self) -> None:
        # Until it listens, a long question would keep whoever asks waiting.
        self._listens = False
        try:
            context = get_context("spawn")
            self._end, other = context.Pipe()
            self._process = context.Process(target=serve_apart, args=(other,), daemon=True)
            self._process.start()
            other.close()
        except OSError:
            self._end = None

    def ask(self, question: Task) -> None:
        """Begin to think; an earlier question is dropped."""
        self._number += 1
        self._question = question
        if self._end is None:
            self._slices.ask(question)
        elif self._listens:
            self._send(self._end, question)

    def answer(self) -> Any | None:
        """The move, or None if it needs more time."""
        if self._question is None:
            return None
        if self._end is None:
            move = self._slices.answer()
        else:
            move = self._receive(self._end, self._question)
        if move is not None:
            self._question = None
        return move

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._stop()

    def _stop(self) -> None:
        if self._end is not None:
            self._end.close()
            self._end = None
            self._process.terminate()
            self._process.join()

    def _send(self, end: Connection, question: Task) -> None:
        try:
            end.send((self._number, question))
        except OSError:
            self._replace(question)

    def _replace(self, question: Task) -> None:
        """The process is dead: ask another one, or slices, which nothing can kill."""
        anew = self._listens and self._died_over != self._number
        self._died_over = self._number
        self._stop()
        if anew:
            self._begin()
        if self._end is None:
            self._slices.ask(question)

    def _receive(self, end: Connection, question: Task) -> Any | None:
        try:
            while end.poll():
                number, answer = end.recv()
                if number == LISTENING:
                    self._listens = True
                    self._send(end, question)
                    # Where that could not be sent there is another end now.
                    return None
                if number == self._number:
                    return question.settled(answer)
        except (EOFError, OSError):
            self._replace(question)
        return None


def serve_apart(end: Connection) -> None:
    """Serve, but give way to the table: it must draw the next frame in time."""
    if hasattr(os, "nice"):
        os.nice(GIVE_WAY)
    try:
        end.send((LISTENING, None))
    except OSError:
        return
    serve(end)


def serve(end: Connection) -> None:
    """Answer the newest question, each within its time, until the other side is gone."""
    try:
        while True:
            number, question = end.recv()
            thoughts, until = think(question), time.monotonic() + question.longest_s
            try:
                next(thoughts)
                while not end.poll():
                    thoughts.send(time.monotonic() > until)
            except StopIteration as done:
                end.send((number, done.value))
    except (EOFError, OSError, KeyboardInterrupt):
        return
