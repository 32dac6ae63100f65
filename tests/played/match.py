"""One match of the robot from its first signal to its result and a little beyond."""

from __future__ import annotations

import faulthandler
import gc
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pygame

from scenes.menus.result import ResultScene
from scenes.menus.start import StartScene
from scenes.storage.paths import Paths
from scenes.storage.seatings import remember
from scenes.storage.settings import save
from scenes.table.kit import lay_table
from tests.played import eyes
from tests.played.checks import Checks, Failure
from tests.played.clock import Clock
from tests.played.deals import Deal, random_deal, random_settings
from tests.played.hands import Hands
from tests.played.minds import Mind
from tests.played.player import Player
from tests.played.room import Room, repeatable, unpainted
from tests.rubbish import look_seldom

# After so many looks without a move the robot does nothing but try to get the match on, and
# after so many more it gives up.
PATIENCE, STUBBORNNESS = 400, 600
MOST_LOOKS = 300_000
# So many steps of what is shown are watched before the robot does something again.
WATCHED, STEP_MS = (0, 0, 2, 10), 200
# What it still sees of the house after the last result.
AFTERWARDS = 6

# Game, seed, and whether it is painted.
Job: TypeAlias = tuple[str, int, bool]


@dataclass(frozen=True, slots=True)
class Told:
    """How a match went. `where` is what happened in short, the same for the same mistake."""

    game_id: str
    seed: int
    painted: bool
    moves: int
    signals: int
    seconds: float
    kind: str = ""
    where: str = ""
    about: str = ""

    @property
    def again(self) -> str:
        """The command that plays the same match."""
        painted = " --painted" if self.painted else ""
        return f"python -m tests.played {self.game_id} --matches 1 --seed {self.seed}{painted}"


class Match:
    """A robot, its room and what is watched."""

    def __init__(
        self, game_id: str, seed: int, painted: bool, home: Path,
        shape: Callable[[Deal], Deal] = lambda deal: deal,
    ) -> None:  # fmt: skip
        rng = Random(f"{game_id} {seed}")
        dealt = random_deal(game_id, rng, rng.randrange(1 << 30))
        # Pictures take most of the time: one match of them is enough.
        self.deal = shape(replace(dealt, more_games=0) if painted else dealt)
        self.clock, self.signals, self.looks, self.stalled = Clock(), 0, 0, 0
        self.checks = Checks()
        self.rng = rng
        chosen = random_settings(rng)
        remember(self.deal.seating, chosen)
        save(chosen, Paths.under(home))
        hands = Hands(self.clock, self.deal.size, rng)
        self.room = Room(
            home, self.clock, hands, rng, painted, lambda: Mind(self.clock, rng, self.deal.wild)
        )
        self.player = Player(self.room, self.deal, hands, rng)
        self._at_the_shelf = False

    def play(self) -> None:
        """Play until the last result was seen. Raises `Failure`, or whatever is raised."""
        if not self.deal.through_the_menus:
            table = lay_table(self.room.house, self.deal.seating)
            self.room.app.stage.push(table)
        while not self._is_over():
            self.look()
        for _ in range(AFTERWARDS):
            if self.room.top is not None:
                self.look()

    def look(self) -> None:
        """Look once, do something or not, and let a little time pass."""
        if self.room.top is None and self._at_the_shelf:
            # Through its door: whoever comes back starts the program anew.
            self.room.open()
        top = self.room.top
        if top is None:
            raise Failure("gone", "the window has closed")
        self._at_the_shelf = isinstance(top, StartScene)
        before = self.checks.moves
        sight = eyes.look(top)
        done = self.player.act(sight)
        self.signals += done
        self._let_time_pass(self.player.wait_ms(sight))
        if sight.moving and not done:
            self._watch()
        self.looks += 1
        if self.looks > MOST_LOOKS:
            raise Failure("no result", f"after {self.checks.moves} moves")
        self._watch_standstill(before)

    def _let_time_pass(self, ms: float) -> None:
        """A frame after so long; what is on the screen then must be right."""
        self.clock.forward(ms)
        self.room.step()
        self.checks.look(self.room.table)

    def _watch(self) -> None:
        """What is being shown is watched for a while."""
        for _ in range(self.rng.choice(WATCHED)):
            top = self.room.top
            if top is None or not eyes.moving(top):
                break
            self._let_time_pass(STEP_MS)

    def _watch_standstill(self, before: int) -> None:
        if self.checks.moves != before:
            self.stalled, self.player.sober = 0, False
            return
        self.stalled += 1
        self.player.sober = self.stalled > PATIENCE
        if self.stalled > PATIENCE + STUBBORNNESS:
            raise Failure("standstill", self._where())

    def _where(self) -> str:
        """What the screen looks like, for whoever reads of it."""
        top = self.room.top
        assert top is not None
        sight = eyes.look(top)
        seen = ", ".join(f"{thing.kind} {thing.name}" for thing in sight.things[:12])
        return f"{type(top).__name__}: {seen}"

    def _is_over(self) -> bool:
        """Whether the last result is on the screen."""
        top, table = self.room.top, self.room.table
        if not isinstance(top, ResultScene) or table is None:
            return False
        if table.match.state.outcome is None and not table.match.game.timed:
            raise Failure("no result", "the result of a match that is not over")
        self.stalled = 0
        if self.player.games_left <= 0:
            self.player.leaving = True
        else:
            self.player.games_left -= 1
            self._go_on()
        return self.player.leaving

    def _go_on(self) -> None:
        """Another game: press until the result is gone."""
        for _ in range(PATIENCE):
            self.look()
            if not isinstance(self.room.top, ResultScene):
                return
        raise Failure("standstill", self._where())


def play(
    game_id: str, seed: int, painted: bool = False,
    shape: Callable[[Deal], Deal] = lambda deal: deal,
) -> Told:  # fmt: skip
    """Play one match; how it went."""
    pygame.display.init()
    began = time.process_time()
    kind = where = about = ""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, ExitStack() as stack:
        stack.enter_context(repeatable(Random(seed)))
        if not painted:
            stack.enter_context(unpainted())
        match = Match(game_id, seed, painted, Path(home), shape)
        stack.enter_context(match.checks.watching())
        try:
            match.play()
        except Failure as failure:
            kind, where, about = failure.kind, str(failure)[:60], str(failure)
        except Exception as error:
            kind, where = "exception", _place(error)
            about = "".join(traceback.format_exception(error))
        match.room.let_go_of_files()
    seconds = time.process_time() - began
    return Told(
        game_id, seed, painted, match.checks.moves, match.signals, seconds, kind, where, about
    )


def begin() -> None:
    """What a process of its own does before its first match."""
    faulthandler.enable()
    look_seldom()


def play_job(job: Job) -> Told:
    """The same for a process of its own, that forgets each match before the next one."""
    told = play(*job)
    # A painted table that waits for the collector holds all its pictures.
    if told.painted:
        gc.collect()
    return told


def _place(error: Exception) -> str:
    """Which error it is, and where it came from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    file = "/".join(Path(last.filename).parts[-3:])
    return f"{type(error).__name__} in {file}:{last.name}: {str(error)[:60]}"
