"""Matches in which the controller breaks at random moments, and goes on every time.

    python -m tests.scenes.broken --matches 2000 --seed 7

plays so many and says how to play one again that did not go on.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game.bots.worker import Question, Slices, Task
from game.chance import Chance
from game.match import Match, Player
from game.record import read_record
from game.registry import load, open_games
from scenes.app import App
from scenes.failures.mending import MINUTE_NS, Mending
from scenes.house import House
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.seats.seating import Seating, default_controls
from scenes.stage import Drain, Scene
from scenes.table.kit import table_kit
from scenes.table.scene import TableScene
from scenes.window import Window
from tests.input.fakes import Desk
from tests.table.house import NAMES, furnished, submit

SIZE = (320, 200)
STEP_MS = 700
# So many steps it may take to go on after a break.
PATIENCE = 120
# What a controller is called for, by the table and by itself.
CALLED = (
    "lay_out", "heard", "tick", "paint", "paint_resting", "start", "next_ns", "resume", "people",
    "refresh", "changed", "lay", "note", "seen", "present", "place", "play", "tell", "then",
    "pieces", "act", "after",
)  # fmt: skip
KEYS = (pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_L)


class PlainTable(TableScene):
    """A table that is laid out and never painted."""

    def draw(self, screen: pygame.Surface, drain: Drain) -> None:
        """Nobody looks."""

    def warm(self, pictures: Iterable[Callable[[], object]]) -> None:
        """No picture is wanted."""

    def anew(self, notice: str) -> Scene | None:
        match = self.match.anew()
        return PlainTable(self.house, self.seating, self._seat_down, match, notice)


class Fault(Exception):
    """Raised by a controller that breaks."""


class Fuse:
    """Blows when the controller it is built into has been called so many times more."""

    def __init__(self) -> None:
        self.left = 0
        self.blown = 0

    def build_in(self, controller: Any) -> None:
        for name in CALLED:
            call = getattr(controller, name, None)
            if callable(call):
                setattr(controller, name, self._fused(call))

    def _fused(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def fused(*given: Any, **named: Any) -> Any:
            self.left -= 1
            if not self.left:
                self.blown += 1
                raise Fault
            return call(*given, **named)

        return fused


class QuickMind(Slices):
    """Answers at once, anything."""

    def __init__(self) -> None:
        super().__init__()
        self._chance = Chance(5)
        self._asked: Question | None = None

    def ask(self, question: Task) -> None:
        assert isinstance(question, Question)
        self._asked = question

    def answer(self) -> Any | None:
        asked, self._asked = self._asked, None
        return None if asked is None else self._chance.choice(asked.moves)


class Room:
    """An app with a table in it, whose controller breaks when its fuse blows."""

    def __init__(self, home: Path, first: Callable[[House], Scene]) -> None:
        self.house = furnished(home, SIZE)
        self.house.open_mind = QuickMind
        self.house.settings.motion = "off"
        self.fuse = Fuse()
        self.desk = Desk()
        self.desk.inputs.pointers.size = SIZE
        screen = pygame.display.get_surface()
        assert screen is not None
        self.app = App(
            Window(screen, SIZE), self.desk.inputs, first(self.house), self.desk.clock,
            flip=lambda: None, mend=Mending(self.house, self.desk.clock),
        )  # fmt: skip

    @property
    def top(self) -> Scene:
        assert self.app.stage.top is not None
        return self.app.stage.top

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.app.stage.scenes if isinstance(scene, TableScene))

    def key(self, code: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.desk.post(kind, scancode=code, key=0, mod=0, unicode="")

    def step(self, ms: float = STEP_MS) -> None:
        self.app.step(self.desk.clock.forward(ms))


def seated(game_id: str, rng: Random) -> Seating:
    """One person and some bots, or bots alone."""
    game = load(game_id)
    count = rng.randint(max(2, game.fewest_seats), min(4, game.most_seats))
    levels = ["" if rng.random() < 0.5 else game.levels[0], *[game.levels[0]] * (count - 1)]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    options = game.Options()
    controls = default_controls(game_id, levels, options)
    return Seating(game_id, options, players, controls, rng.randrange(1 << 30))


def play(home: Path, game_id: str, seed: int, breaks: int = 1) -> int:
    """Play on through so many breaks; how many there were. AssertionError if something is lost.

    Every eighth match is painted.
    """
    rng = Random(seed)
    seating = seated(game_id, rng)
    kind = PlainTable if seed % 8 else TableScene
    sits = table_kit(game_id).controller
    room = Room(home, lambda house: kind(house, seating, sits))
    room.fuse.build_in(room.table.controller)
    try:
        for _ in range(breaks):
            if _over(room):
                break
            room.desk.clock.now += MINUTE_NS
            room.fuse.left = rng.randint(1, 400)
            table, match = room.table, room.table.match
            if _breaks(room, rng):
                _goes_on(room, rng, table, match)
    finally:
        room.app.stage.clear()
    return room.fuse.blown


def _over(room: Room) -> bool:
    return isinstance(room.top, ResultScene) or room.table.match.state.outcome is not None


def _live(room: Room, rng: Random) -> None:
    """Some time passes, and something is pressed."""
    if isinstance(room.top, PauseScene):
        room.key(pygame.KSCAN_ESCAPE)
    elif rng.random() < 0.5:
        room.key(rng.choice(KEYS))
    room.step()


def _breaks(room: Room, rng: Random) -> bool:
    """Play until it breaks; False if the match was over before."""
    before = room.fuse.blown
    while room.fuse.blown == before and not isinstance(room.top, ResultScene):
        _live(room, rng)
    return room.fuse.blown > before


def _goes_on(room: Room, rng: Random, broken: TableScene, match: Match) -> None:
    table = room.table
    assert table is not broken
    journal = table.match.journal
    assert journal is not None and match.journal is None
    texts = tuple(map(str, match.moves))
    assert tuple(map(str, table.match.moves))[: len(texts)] == texts
    assert read_record(journal.path).moves[: len(texts)] == texts
    assert table.match.state == table.match.replay(len(table.match.moves))
    room.fuse.build_in(table.controller)
    for _ in range(PATIENCE):
        if _over(room) or len(room.table.match.moves) > len(texts):
            break
        if _waits(room):
            _answer(room, rng)
        _live(room, rng)
    else:
        raise AssertionError("nothing happens any more")
    assert room.table is table


def _waits(room: Room) -> bool:
    """Whether a person is asked: bots cannot go on."""
    choosing = getattr(room.table.controller, "choosing", None)
    return choosing is not None and choosing.seat is not None


def _answer(room: Room, rng: Random) -> None:
    """The person does something legal."""
    control: Any = room.table.controller
    submit(control, rng.choice(list(control.match.state.moves(control.choosing.seat))))


def main(given: list[str]) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.broken")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--breaks", type=int, default=2, help="in each match")
    asked = parser.parse_args(given)
    logging.disable(logging.CRITICAL)
    games, breaks = open_games(), 0
    with TemporaryDirectory() as home:
        for seed in range(asked.seed, asked.seed + asked.matches):
            try:
                breaks += play(Path(home), games[seed % len(games)], seed, asked.breaks)
            except Exception:
                print(f"again: python -m tests.scenes.broken --matches 1 --seed {seed}")
                raise
    print(f"{asked.matches} matches, {breaks} breaks, all went on")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
