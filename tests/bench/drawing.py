"""What the busiest second of a table costs, beside the bare blits of the same sprites.

At 1920x1080 with ten seats: everybody turns, then a penalty of all piles sends eighty
cards through the air. Times are CPU time of the thread that draws, so that neighbours on the
machine do not count; the yardstick is measured frame by frame in the same run.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from pygame import Surface

from art.faces.totem.figure import figure, figure_shadow
from game.totem.moves import Grab
from game.totem.options import Options
from scenes.controllers.totem.controller import Controller
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from tests.bench.figures import Figure
from tests.table.house import FRAME_NS, MS, Driver, furnished, seating

SIZE = (1920, 1080)
WORK_MS = 12.0
RATIO = 1.6
FRAMES = 75
TABLES, QUICK_TABLES = 6, 2
FEWEST_CARDS = 70


def busy_table(home: Path) -> tuple[Driver, TableScene]:
    """Ten persons' hands in the middle of a game, every pile some cards high."""
    house = furnished(home, SIZE)
    table = lay_table(house, seating("- " * 10, Options(pace="frantic")))
    driver = Driver(house, table, SIZE)
    driver.watch(2_600)
    while min(len(pile) for pile in table.match.state.piles) < 7:
        driver.watch(200)
    return driver, table


def controller(table: TableScene) -> Controller:
    assert isinstance(table.controller, Controller)
    return table.controller


def standing(table: TableScene) -> list[tuple[Surface, tuple[int, int]]]:
    """What else this picture is made of: the totem, the panel, the sentences."""
    centre = controller(table).centre
    pictures = [figure(centre.size), figure_shadow(centre.size)]
    if centre.account is not None and centre.account.panel is not None:
        pictures.append(centre.account.panel)
    pictures += [toast.picture for toast in table.toasts.standing if toast.picture]
    return [(picture, (400, 400)) for picture in pictures]


def bare_blits(table: TableScene, driver: Driver) -> tuple[float, int]:
    """CPU ms for the same sprites in a loop, and how many there were."""
    sprites = [*table.flying(), *standing(table)]
    screen, layer = driver.screen, table.layer
    begins = time.thread_time_ns()
    screen.blit(layer, (0, 0))
    for picture, place in sprites:
        screen.blit(picture, place)
    return (time.thread_time_ns() - begins) / MS, len(table.motion.flights)


def measured(driver: Driver, table: TableScene) -> tuple[list[float], list[float]]:
    """CPU ms of each frame of a wrong grab and its penalty, and of its bare blits."""
    wrong = next(h for h in range(10) if not any(m >> h & 1 for m in table.match.state.live))
    controller(table).act(Grab(wrong, table.match.state.now))
    work, bare, most = [], [], 0
    gc.collect()
    gc.disable()
    for _ in range(FRAMES):
        begins = time.thread_time_ns()
        drawn = driver.frame(FRAME_NS)
        spent = (time.thread_time_ns() - begins) / MS
        yardstick, cards = bare_blits(table, driver)
        if drawn and cards:
            work.append(spent)
            bare.append(yardstick)
            most = max(most, cards)
    gc.enable()
    if most < FEWEST_CARDS:
        raise AssertionError(f"only {most} cards in the air")
    return work, bare


def figures(quick: bool) -> Iterator[Figure]:
    """Other work on the machine slows every sprite down: the quietest of some tables counts."""
    longest, ratios = [], []
    with TemporaryDirectory() as home:
        for number in range(QUICK_TABLES if quick else TABLES):
            driver, table = busy_table(Path(home) / str(number))
            with driver:
                work, bare = measured(driver, table)
            longest.append(sorted(work)[min(len(work) - 1, round(len(work) * 0.99))])
            ratios.append(sum(work) / sum(bare))
    yield Figure("work of a busy frame, 99 of 100", min(longest), "ms", WORK_MS)
    yield Figure(
        "work of the busiest second", min(ratios), "x", RATIO, "less", min(ratios),
        "its bare blits",
    )  # fmt: skip
