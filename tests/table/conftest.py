"""What tests of several files at the tables of Frantic begin with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from art.cloth import table as table_cloth
from tests.table.frantic_hands import At
from tests.table.frantic_questions import at_table
from tests.table.house import Driver, furnished


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[At]:
    """Sit down where the game stands like this."""
    monkeypatch.setattr("scenes.table.scene.table_cloth", cache(table_cloth))
    opened: list[Driver] = []

    def sit(state: Any, people: tuple[int, ...] | None = None, **more: Any) -> Driver:
        driver = at_table(furnished(tmp_path, more.get("size", (1280, 720))), state, people, **more)
        opened.append(driver)
        return driver

    yield sit
    for driver in opened:
        driver.stage.clear()
