"""How many cards are left in a deck is told below it, and what is hinted does not lie there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.controllers.stratego.controller import Controller
from scenes.table.kit import lay_table
from tests.phones.room import seated
from tests.table.house import Driver, furnished, sitting_at, table


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_no_hint_lies_on_the_count_of_a_deck(tmp_path: Path, size: tuple[int, int]) -> None:
    house = furnished(tmp_path, size)
    pygame.display.set_mode(size)
    with Driver(house, lay_table(house, seated("stratego", ["", "easy"], 5)), size) as driver:
        driver.watch(600)
        control, hints = sitting_at(driver), table(driver).hints
        assert isinstance(control, Controller)
        assert hints.text
        for deck in control.places.decks:
            count = Rect(deck.left, deck.bottom, deck.width, control.places.px(40))
            assert not hints.box.colliderect(count)
