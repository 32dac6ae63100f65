"""Where nothing happens, next to nothing is done: counted over ten seconds, not timed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.input.fakes import Clock
from tests.scenes.idle import RESTING, Resting

SECONDS = 10
# A second: looks at the devices, turns of the main loop, and pictures.
LOOKS, FRAMES, DRAWN = 105, 5, 2
# While a picture is drawn, as of somebody who blinks, they are looked at between its parts.
IN_A_PICTURE = 9


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", [name for name in RESTING if not name.startswith("totem, ")])
def test_an_idle_screen_looks_seldom_and_draws_hardly_at_all(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    assert looks <= LOOKS * SECONDS + IN_A_PICTURE * resting.drawn
    assert resting.frames <= FRAMES * SECONDS
    assert resting.drawn <= DRAWN * SECONDS
