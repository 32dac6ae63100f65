"""A menu that is drawn again draws nothing anew, however large its sheets are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from art import paint
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS

KEPT = 3 * paint.MEGABYTE
LARGE_SHEETS = ("rules of totem", "result", "statistics", "totem, options", "settings, table")


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("name", LARGE_SHEETS)
def test_what_was_drawn_is_there_at_the_next_hover(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    # As much is kept as in the program.
    for kept in (paint._pictures, paint._soft):
        monkeypatch.setattr(kept, "limit", KEPT)
        kept.clear()
    guest = Guest(tmp_path, size)
    page = SCREENS[name](guest)
    guest.stage.push(page)
    page.draw(guest.screen, lambda: None)
    page.draw(guest.screen, lambda: None)
    made: list[str] = []
    for maker in ("ready", "stretched"):
        usual = getattr(paint, maker)

        def counted(*of: Any, usual: Callable[..., Any] = usual, maker: str = maker) -> Any:
            made.append(maker)
            return usual(*of)

        monkeypatch.setattr(paint, maker, counted)
    page.draw(guest.screen, lambda: None)
    assert made == []
