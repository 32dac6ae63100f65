"""Signs of life: somebody blinks now and then, by the clock alone, and it costs next to nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from art.cast import DRAWN, Portrait, portrait_svg
from art.theme import SEAT_COLOURS
from game.cast import Mood
from scenes.seats.seating import default_seating
from scenes.storage.settings import Motion
from scenes.table.blinks import MS, SHUT_MS, Blinks
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from tests.table.house import Driver, furnished, seating


def totem(home: Path, motion: Motion) -> Driver:
    house = furnished(home)
    house.settings.motion = motion
    return Driver(house, lay_table(house, seating("- easy easy")))


def choices(home: Path, motion: Motion) -> Driver:
    house = furnished(home)
    house.settings.motion = motion
    return Driver(house, lay_table(house, default_seating("jetriko", house.words, 5, ["", "easy"])))


def blinking(driver: Driver) -> set[int | None]:
    """Who shut their eyes within some seconds."""
    table = driver.top
    assert isinstance(table, TableScene)
    control: Any = table.controller
    blinks = control.desk.blinks if table.timed else control.blinks
    seen = set()
    for _ in range(1500):
        driver.unseen()
        seen.add(blinks.who)
    return seen


@pytest.mark.parametrize("laid", [totem, choices])
def test_somebody_blinks_at_a_table_and_nobody_where_nothing_is_to_move(
    tmp_path: Path, laid: Callable[[Path, Motion], Driver]
) -> None:
    with laid(tmp_path, "normal") as driver:
        assert len(blinking(driver)) > 1
    with laid(tmp_path, "reduced") as driver:
        assert blinking(driver) == {None}


def test_eyes_are_shut_for_a_moment_and_seldom() -> None:
    blinks, shut, changes = Blinks(), 0, 0
    for ms in range(0, 60_000, 10):
        changes += blinks.advance(ms * MS, [0, 1, 2])
        shut += 10 * (blinks.who is not None)
    assert shut == pytest.approx(changes / 2 * SHUT_MS, abs=SHUT_MS)
    # Each change is a picture: there are few of them.
    assert 20 <= changes <= 60


def test_where_nobody_has_eyes_there_is_nothing_to_wait_for() -> None:
    blinks = Blinks()
    assert not blinks.advance(10**12, [])
    assert blinks.next_ns() is None


@pytest.mark.parametrize("name", DRAWN)
def test_everybody_has_lids(name: str) -> None:
    colour = SEAT_COLOURS[0].rgb
    for mood in Mood:
        squeezed = mood in (Mood.HIT, Mood.WINNING)
        same = portrait_svg(Portrait(name, mood), colour) == portrait_svg(
            Portrait(name, mood, blinks=True), colour
        )
        assert same == squeezed
