"""A program of its own: two players at Totem in a real window, who race for one duel.

One grabs with the key A, the other with the mouse on the totem. Prints who had the totem.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from art.text import Lettering
from game.match import Match, Player
from game.registry import load
from game.totem.options import Options
from game.totem.state import Table
from scenes.app import App
from scenes.controllers.totem.controller import Controller
from scenes.house import House
from scenes.input.signals import Press
from scenes.input.source import Heard, Inputs
from scenes.seats.seating import Seating
from scenes.startup.doors import hang_doors
from scenes.storage.paths import Paths
from scenes.storage.settings import Settings
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.window import open_window
from scenes.words import Words
from sounds.mixer import Mixer
from tests.totem_table import position
from tests.window.races import slack
from tests.xvfb import Injected, Injector, Stroke

SIZE = (1280, 720)
KEYBOARD, MOUSE = range(2)
# The next card goes up only when the race is over.
OPTIONS = Options(two_player_form="one_hand", pace="custom", pace_ms=4000)


@dataclass(frozen=True)
class Race:
    """Who had the totem, when the presses were sent, and how long nobody looked for them."""

    winner: int
    sent: list[Injected]
    slack_ms: float


def race(display: str, strokes: Sequence[Stroke], offsets_ms: Mapping[str, int]) -> Race:
    """Play it on `display`, where devices tell of a press so late."""
    env = {**os.environ, "DISPLAY": display, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    env.pop("SDL_VIDEODRIVER", None)
    plan = {"strokes": [asdict(stroke) for stroke in strokes], "offsets_ms": dict(offsets_ms)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.race"],
        env=env, input=json.dumps(plan), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return Race(told["winner"], [Injected(**one) for one in told["sent"]], told["slack_ms"])


class AttentiveApp(App):
    """Keeps the longest time that nobody had looked when a press was heard."""

    slack_ms = 0.0

    def hand_on(self, heard: list[Heard]) -> None:
        presses = [one.signal for one in heard if isinstance(one.signal, Press)]
        self.slack_ms = max([self.slack_ms, *map(slack, presses)])
        super().hand_on(heard)


def two_players(house: House) -> TableScene:
    """A table on which the tops of the two have one shape."""
    state = position([9, 9], [["S1-P"], ["S1-G"]], options=OPTIONS)
    players = (Player("Kim", KEYBOARD, ""), Player("Moe", MOUSE, ""))
    match = Match(load("totem"), OPTIONS, players, 1, state)
    controls = (("0/grab=key:4",), ("0/grab=mouse:1",))
    return lay_table(house, Seating("totem", OPTIONS, players, controls, 1), match)


def main() -> None:
    plan = json.loads(sys.stdin.read())
    window = open_window(SIZE, "Race")
    with TemporaryDirectory() as home:
        settings = Settings(device_offsets=plan["offsets_ms"])
        paths = Paths.under(Path(home))
        house = hang_doors(House(Words(), Lettering(), Mixer(), settings, paths))
        scene = two_players(house)
        app = AttentiveApp(window, Inputs(SIZE), scene)
        app.step(time.perf_counter_ns())
        assert isinstance(scene.controller, Controller)
        pygame.mouse.set_pos(scene.controller.tabletop.ring.centre)
        injector = Injector(os.environ["DISPLAY"], [Stroke(**one) for one in plan["strokes"]])
        state: Table = scene.match.state
        end = time.perf_counter_ns() + 30_000_000_000
        while time.perf_counter_ns() < end and (injector.running or state.holder < 0):
            app.listen()
            app.frame(time.perf_counter_ns())
        sent = [asdict(one) for one in injector.stamps()]
        told = {"winner": state.holder, "sent": sent, "slack_ms": app.slack_ms}
        app.stage.clear()
    pygame.quit()
    print(json.dumps(told))


if __name__ == "__main__":
    main()
