"""What tests of several files at the tables of Frantic begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scenes.table.blinks import Blinks
from tests.table.frantic_hands import At
from tests.table.frantic_questions import at_table
from tests.table.house import Driver, furnished


@pytest.fixture
def at(tmp_path: Path) -> Iterator[At]:
    """Sit down where the game stands like this."""
    opened: list[Driver] = []

    def sit(state: Any, people: tuple[int, ...] | None = None, **more: Any) -> Driver:
        driver = at_table(furnished(tmp_path, more.get("size", (1280, 720))), state, people, **more)
        opened.append(driver)
        return driver

    yield sit
    for driver in opened:
        driver.stage.clear()


@pytest.fixture
def wide_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody blinks: what is seen is what happens."""
    monkeypatch.setattr(Blinks, "advance", lambda *_: False)
