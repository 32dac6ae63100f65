"""However often one goes through all pages, none leaves an element behind."""

from __future__ import annotations

import gc
from pathlib import Path

from pygame_gui.core import UIElement

from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS

ROUNDS = 10
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


def test_ten_times_through_all_pages_leaves_no_element_behind(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    through_all(guest)
    first = through_all(guest)
    assert [through_all(guest) for _ in range(ROUNDS - 2)] == [first] * (ROUNDS - 2)
