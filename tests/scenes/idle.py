"""Every screen and every table at rest, in an app whose clock can be wound forward.

The tests count what an app does there while nothing happens; `python -m tests.bench` measures
what that costs in a real window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeAlias

from game.registry import load, open_games
from scenes.app import FRAME_NS, App
from scenes.input.source import Inputs
from scenes.seats.seating import default_seating
from scenes.stage import Scene
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.window import Window
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS

Opener: TypeAlias = Callable[[Guest], Scene]

SIZE = (1280, 720)
SETTLED_S = 30


def table(game_id: str, people: int, guest: Guest) -> TableScene:
    """A table of so many people and bots up to the fewest seats, with a bot at least if alone."""
    game = load(game_id)
    bots = max(game.fewest_seats - people, 1 if people == 1 else 0)
    levels = [""] * people + [game.levels[0]] * bots
    return lay_table(guest.house, default_seating(game_id, guest.house.words, 5, levels))


TABLES: Mapping[str, Opener] = {
    f"{game_id}, {kind}": partial(table, game_id, people)
    for game_id in open_games()
    for kind, people in (("table", 1), ("hot seat", 2))
}
RESTING: Mapping[str, Opener] = {**SCREENS, **TABLES}


class Resting:
    """An app with one scene, brought to where nothing moves any more."""

    def __init__(
        self, home: Path, opener: Opener, clock: Callable[[], int], nap: Callable[[float], None]
    ) -> None:
        self.guest = Guest(home, SIZE)
        self._clock = clock
        self._ahead_ns = 0
        self.frames = self.drawn = 0
        self.app = App(
            Window(self.guest.screen, SIZE), Inputs(SIZE, self.now, nap=nap),
            opener(self.guest), self.now, frame_log=self._note, later=self.guest.house.later,
            mixer=self.guest.house.mixer,
        )  # fmt: skip
        self.guest.stage = self.app.stage
        self._settle()

    def now(self) -> int:
        return self._clock() + self._ahead_ns

    def _note(self, ns: int, drawn: bool) -> None:
        self.frames += 1
        self.drawn += drawn

    def _settle(self) -> None:
        """Let some time pass at once; most of it unseen."""
        top, end = self.app.stage.top, self.now() + SETTLED_S * 10**9
        while self.now() < end and (top := self.app.stage.top) is not None:
            self._ahead_ns += FRAME_NS
            top.tick(self.now())
        # What is made ahead is made in the frames in which nothing happens: here, at once.
        if isinstance(top, TableScene):
            top.make_ahead(top.to_come)
        for _ in range(30):
            self._ahead_ns += FRAME_NS
            self.app.step(self.now())

    def rest(self, seconds: float) -> None:
        """The main loop for so long, with nobody at the keys."""
        self.frames = self.drawn = 0
        end = self.now() + round(seconds * 10**9)
        while self.now() < end:
            self.app.listen()
            self.app.frame(self.now())

    def close(self) -> None:
        self.app.stage.clear()
