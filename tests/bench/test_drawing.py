"""What the busiest second of a table costs, beside the bare blits of the same sprites.

At 1920x1080 with ten seats: everybody turns, then a penalty of all piles sends eighty
cards through the air. Times are CPU time of this process, so that neighbours on the
machine do not count; the yardstick is measured frame by frame in the same run.
"""

from __future__ import annotations

import gc
import time
from pathlib import Path
from statistics import median

import pytest
from pygame import Surface

from art.faces.totem.figure import figure, figure_shadow
from game.totem.moves import Grab
from game.totem.options import Options
from scenes.table.scene import TableScene
from tests.table.house import FRAME_NS, MS, Driver, furnished, seating

SIZE = (1920, 1080)
WORK_MS = 12.0
RATIO = 1.6
IDLE_SHARE = 0.03
TABLES = 8

pytestmark = pytest.mark.bench


def busy_table(home: Path) -> tuple[Driver, TableScene]:
    """Ten persons' hands in the middle of a game, every pile some cards high."""
    house = furnished(home, SIZE)
    table = TableScene(house, seating("- " * 10, Options(pace="frantic")))
    driver = Driver(house, table, SIZE)
    driver.run(2_600)
    while min(len(pile) for pile in table.match.state.piles) < 7:
        driver.run(200)
    return driver, table


def standing(table: TableScene) -> list[tuple[Surface, tuple[int, int]]]:
    """What else this picture is made of: the totem, the panel, the sentences."""
    centre = table.controller.centre
    pictures = [figure(centre.size), figure_shadow(centre.size)]
    if centre.account is not None and centre.account.panel is not None:
        pictures.append(centre.account.panel)
    pictures += [toast.picture for toast in table.toasts.standing if toast.picture]
    return [(picture, (400, 400)) for picture in pictures]


def bare_blits(table: TableScene, driver: Driver) -> tuple[float, int]:
    """CPU ms for the same sprites in a loop, and how many there were."""
    sprites = [*table.flying(), *standing(table)]
    screen, layer = driver.screen, table.layer
    begins = time.process_time_ns()
    screen.blit(layer, (0, 0))
    for picture, place in sprites:
        screen.blit(picture, place)
    return (time.process_time_ns() - begins) / MS, len(table.motion.flights)


def measured(driver: Driver, table: TableScene) -> tuple[list[float], list[float], int]:
    """CPU ms of each frame of a wrong grab and its penalty, and of its bare blits."""
    wrong = next(h for h in range(10) if not any(m >> h & 1 for m in table.match.state.live))
    table.controller.act(Grab(wrong, table.match.state.now))
    work, bare, most = [], [], 0
    gc.collect()
    gc.disable()
    for _ in range(75):
        begins = time.process_time_ns()
        drawn = driver.frame(FRAME_NS)
        spent = (time.process_time_ns() - begins) / MS
        yardstick, cards = bare_blits(table, driver)
        if drawn and cards:
            work.append(spent)
            bare.append(yardstick)
            most = max(most, cards)
    gc.enable()
    return work, bare, most


def test_the_busiest_second_holds_sixty_frames(tmp_path: Path) -> None:
    """Other work on the machine slows every sprite down: until one of some tables is quiet."""
    runs = []
    for number in range(TABLES):
        driver, table = busy_table(tmp_path / str(number))
        with driver:
            work, bare, most = measured(driver, table)
        p99 = sorted(work)[min(len(work) - 1, round(len(work) * 0.99))]
        ratio = sum(work) / sum(bare)
        runs.append((p99, ratio))
        print(f"\nbusiest second at {SIZE}: {most} cards in the air, {len(work)} frames;")
        print(f"work median {median(work):.2f} ms, 99 % {p99:.2f} ms (at most {WORK_MS});")
        print(f"bare blits median {median(bare):.2f} ms; ratio {ratio:.2f} (at most {RATIO})")
        assert most >= 70
        if p99 <= WORK_MS and ratio <= RATIO:
            return
    raise AssertionError(runs)


def test_an_idle_table_is_not_drawn(tmp_path: Path) -> None:
    """Between two cards nothing moves: no frame is drawn."""
    house = furnished(tmp_path, SIZE)
    table = TableScene(house, seating("- " * 10, Options(pace="calm")))
    with Driver(house, table, SIZE) as driver:
        driver.run(6_000)
        reveals = table.match.state.reveals
        while table.match.state.reveals == reveals:
            driver.frame()
        driver.run(500)
        begins = time.process_time_ns()
        drawn = driver.run(1_000)
    share = (time.process_time_ns() - begins) / (1_000 * MS)
    print(f"\nidle table: {drawn} of 60 frames drawn, {share:.1%} of a core with a tick a frame")
    assert drawn == 0
    assert share <= IDLE_SHARE


