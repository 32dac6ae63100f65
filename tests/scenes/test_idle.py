"""Where nothing happens, next to nothing is done: counted over ten seconds, not timed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.table.blinks import Blinks
from tests.input.fakes import Clock
from tests.scenes.idle import RESTING, Resting

SECONDS = 10
# A second: looks at the devices, turns of the main loop, and pictures.
LOOKS, FRAMES, DRAWN = 105, 5, 2


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", [name for name in RESTING if not name.startswith("totem, ")])
def test_an_idle_screen_looks_seldom_and_draws_hardly_at_all(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Devices are looked at between the parts of a picture, too: nobody blinks here.
    monkeypatch.setattr(Blinks, "advance", lambda *_: False)
    clock, looks, get = Clock(), 0, pygame.event.get

    def nap(seconds: float) -> None:
        clock.forward(seconds * 1000)

    def looked() -> list[pygame.Event]:
        nonlocal looks
        looks += 1
        return get()

    resting = Resting(tmp_path, RESTING[name], clock, nap)
    monkeypatch.setattr(pygame.event, "get", looked)
    resting.rest(SECONDS)
    timed = resting.app.stage.top is None or resting.app.stage.top.timed
    resting.close()
    assert not timed
    assert looks <= LOOKS * SECONDS
    assert resting.frames <= FRAMES * SECONDS
    assert resting.drawn <= DRAWN * SECONDS


def test_who_blinks_at_an_idle_table_costs_a_picture_now_and_then(tmp_path: Path) -> None:
    clock = Clock()

    def nap(seconds: float) -> None:
        clock.forward(seconds * 1000)

    resting = Resting(tmp_path, RESTING["nyet, table"], clock, nap)
    resting.rest(SECONDS)
    resting.close()
    assert 2 <= resting.drawn <= DRAWN * SECONDS
    assert resting.frames <= FRAMES * SECONDS
