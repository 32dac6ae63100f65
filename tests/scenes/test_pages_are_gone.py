"""However often one goes through all pages, none leaves an element behind."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from pygame_gui.core import UIElement

from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS

ROUNDS, AT_ONCE = 10, 3
# The pages of all games are built by the same few hands.
OTHERS = ("nyet", "stratego", "jetriko")
ALL = [name for name in SCREENS if not any(game in name for game in OTHERS)]


def through_all(guest: Guest) -> int:
    """Go through every page; how many elements there are afterwards."""
    for name in ALL:
        guest.stage.push(SCREENS[name](guest))
        guest.frames(1)
        guest.stage.clear()
        # What is done when nothing else is to be done knows the page, too.
        while guest.house.later:
            guest.house.later.pop(0)()
    gc.collect()
    return sum(isinstance(one, UIElement) for one in gc.get_objects())


@pytest.mark.soak
def test_ten_times_through_all_pages_leaves_no_element_behind(tmp_path: Path, times: int) -> None:
    guest = Guest(tmp_path)
    through_all(guest)
    first = through_all(guest)
    for _ in range(min(ROUNDS, AT_ONCE * times) - 2):
        assert through_all(guest) == first
