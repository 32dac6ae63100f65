"""A few visits of `python -m tests.signals`, which makes as many as one likes."""

from __future__ import annotations

import pygame
import pytest

from tests.signals import Clipboard, visit

SIGNALS = 100


@pytest.mark.sample(6)
@pytest.mark.parametrize("number", range(12))
def test_nothing_that_can_be_heard_breaks_any_screen_in_any_window(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", Clipboard.get_text)
    monkeypatch.setattr(pygame.scrap, "put_text", Clipboard.put_text)
    visit("suite", number, SIGNALS)
