"""Draws every screen there is, with a clock of its own, and sees that none stays empty."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pygame

from game.bots.worker import Slices
from game.registry import load
from scenes.app import App
from scenes.doorstep import Trouble
from scenes.house import House
from scenes.menus.about import AboutScene
from scenes.menus.ask import AskScene
from scenes.menus.beat import BeatScene
from scenes.menus.erase import EraseScene
from scenes.menus.house_settings import SettingsScene
from scenes.menus.key_test import KeyTestScene
from scenes.menus.licences import LicenceScene, LicencesScene
from scenes.menus.matches import MatchesScene
from scenes.menus.pad_gone import PadGoneScene, PhoneGoneScene
from scenes.menus.rules import RulesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.statistics import StatisticsScene
from scenes.outfit import games_with_tables
from scenes.seats.seating import default_seating
from scenes.stage import Scene
from scenes.storage.licences import licences
from scenes.storage.on_file import finished, unfinished
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.ui.widgets import nothing

Picture: TypeAlias = list[int]

MS = 1_000_000
FRAME_MS = 33
WATCHED_MS = 4_000
LONGEST_MATCH_MS = 7_200_000
SEED = 7
# A picture is seen as so many patches, and has something on it if they differ this much.
PATCHES = (48, 30)
FEWEST_COLOURS = 12


class Clock:
    """Stands still but for what it is told."""

    def __init__(self) -> None:
        self.now_ns = 1_000 * MS

    def __call__(self) -> int:
        return self.now_ns

    def advance(self, ms: int) -> None:
        self.now_ns += ms * MS


def run(app: App, house: House, clock: Clock) -> int:
    """How many screens were drawn. Raises `Trouble` for one that stays empty."""
    # This clock does not wait until another process has thought.
    house.open_mind = Slices
    pictures: list[Picture] = []
    for screen in _screens(app, house, clock):
        picture = _look_at(app, clock)
        if len(set(picture)) < FEWEST_COLOURS or picture in pictures[-1:]:
            raise Trouble("error-blank-scene", scene=type(screen).__name__)
        pictures.append(picture)
    app.stage.clear()
    return len(pictures)


def _screens(app: App, house: House, clock: Clock) -> Iterator[Scene]:
    """Every screen, each while it is on top of the stage."""
    words = house.words
    yield _top(app)
    pages = (
        SettingsScene(house), AboutScene(house), LicencesScene(house),
        LicenceScene(house, licences()[0]), StatisticsScene(house), EraseScene(house, ""),
    )  # fmt: skip
    for page in pages:
        yield from _shown(app, page)
    for game_id in games_with_tables():
        yield from _shown(app, RulesScene(house, game_id))
        seats = SeatsScene(house, game_id)
        app.stage.push(seats)
        yield seats
        for trial in (KeyTestScene(house, seats.roster), BeatScene(house)):
            yield from _shown(app, trial)
        workshop = house.doors.workshop(game_id)
        for bench in workshop.screens() if workshop is not None else ():
            yield from _shown(app, bench)
        app.stage.pop()
        yield from _table(app, house, clock, game_id)
        yield from _shown(app, house.doors.file(_latest(house)))
    matches = MatchesScene(house)
    app.stage.push(matches)
    yield matches
    question = words("matches-ask"), words("matches-ask-about", when="")
    answers = words("matches-ask-yes"), words("matches-ask-no")
    yield from _shown(app, AskScene(house, *question, *answers, nothing))
    app.stage.pop()


def _shown(app: App, scene: Scene) -> Iterator[Scene]:
    """A scene over what is there, which stays."""
    app.stage.push(scene)
    yield scene
    app.stage.pop()


def _table(app: App, house: House, clock: Clock, game_id: str) -> Iterator[Scene]:
    """A table of bots after some seconds, its pause and what opens from there, and its result."""
    game = load(game_id)
    bots = (game.levels[0],) * game.fewest_seats
    seating = default_seating(game_id, house.words, SEED, bots)
    table = lay_table(house, seating)
    app.stage.push(table)
    for _ in range(WATCHED_MS // FRAME_MS):
        clock.advance(FRAME_MS)
        app.step(clock())
    yield table
    table.controller.pause(clock())
    yield _top(app)
    name = seating.players[0].name
    pad_gone = PadGoneScene(house, "pad:0", name, nothing)
    phone_gone = PhoneGoneScene(house, name, lambda: True, nothing)
    for page in (table.controller.sit_in(), pad_gone, phone_gone):
        yield from _shown(app, page)
    app.stage.pop()
    table.controller.resume()
    _play_to_the_end(app, table, clock)
    yield _top(app)
    while _top(app) is not table:
        app.stage.pop()
    app.stage.pop()


def _latest(house: House) -> Path:
    """The file of the match that was just played."""
    return (*finished(house.paths), *unfinished(house.paths))[0]


def _play_to_the_end(app: App, table: TableScene, clock: Clock) -> None:
    """Let time pass without drawing, from one thing that is due to the next."""
    last = clock() + LONGEST_MATCH_MS * MS
    while _top(app) is table and clock() < last:
        clock.advance(FRAME_MS)
        if table.wake_ns is not None:
            clock.now_ns = max(clock.now_ns, table.wake_ns)
        table.tick(clock())
    if _top(app) is table:
        raise LookupError("the match does not end")


def _top(app: App) -> Scene:
    top = app.stage.top
    if top is None:
        raise LookupError("the stage is empty")
    return top


def _look_at(app: App, clock: Clock) -> Picture:
    """Draw what is on the stage anew on an empty window."""
    app.window.screen.fill("black")
    for scene in app.stage.scenes:
        scene.dirty = True
    clock.advance(FRAME_MS)
    app.step(clock())
    small = pygame.transform.smoothscale(app.window.screen, PATCHES)
    wide, high = PATCHES
    return [small.get_at_mapped((x, y)) for y in range(high) for x in range(wide)]
