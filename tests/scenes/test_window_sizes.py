"""Every screen and every table in every window there is, with letters of either size."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from pygame import Surface

from game.registry import load, open_games
from scenes.seats.seating import default_seating
from scenes.stage import Scene
from scenes.table.kit import lay_table
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS, Screen

SIZES = [
    (160, 100), (320, 240), (640, 480), (1024, 640), (1024, 1280), (1080, 1920), (1440, 2560),
    (1280, 720), (2560, 1440),
]  # fmt: skip


# A soak has every screen in all of them; in every run they take turns, one in so many for each.
TURNS = 4


def drawn_in_all(
    guest: Guest, scene: Scene, begin: int, sizes: Sequence[tuple[int, int]] = SIZES
) -> None:
    """Draw a scene in one window after the other, with small and large letters by turns."""
    guest.stage.push(scene)
    for number, size in enumerate(sizes, begin):
        guest.house.lettering.scale = 1.0 + number % 2
        guest.screen = Surface(size)
        guest.stage.resize(size)
        guest.frames(2)
        assert guest.top is scene
    guest.stage.clear()


@pytest.mark.sample(18)
@pytest.mark.soak
@pytest.mark.parametrize(("number", "make"), list(enumerate(SCREENS.values())), ids=SCREENS)
def test_every_screen_stands_in_every_window(
    tmp_path: Path, number: int, make: Screen, times: int
) -> None:
    guest = Guest(tmp_path)
    sizes = SIZES if times > 1 else SIZES[number % TURNS :: TURNS]
    drawn_in_all(guest, make(guest), number, sizes)


@pytest.mark.sample(2)
@pytest.mark.parametrize("begin", [0, 1])
def test_the_workshop_stands_in_tall_windows(tmp_path: Path, begin: int) -> None:
    guest = Guest(tmp_path)
    drawn_in_all(guest, SCREENS["workshop"](guest), begin)


@pytest.mark.sample(5)
@pytest.mark.parametrize("game_id", open_games())
def test_every_table_stands_in_every_window(tmp_path: Path, game_id: str) -> None:
    guest, game = Guest(tmp_path), load(game_id)
    for number, people in enumerate((game.fewest_seats, 1)):
        levels = ["", *[game.levels[0]] * (game.most_seats - 1)]
        levels[:people] = [""] * people
        seating = default_seating(game_id, guest.house.words, 1, levels)
        drawn_in_all(guest, lay_table(guest.house, seating), number)
