"""Whatever is written stands out from what it lies on: 4.5 to 1, in high contrast 7 to 1."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count, product
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from art.boxes import box
from game.registry import load, open_games
from scenes.house import House
from scenes.outfit import outfit
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from tests.scenes.guest import Guest
from tests.scenes.legible import Legible, legible
from tests.scenes.screens import SCREENS
from tests.table.house import Driver, furnished, sitting_at, table
from tests.table.laid import laid
from tests.table.test_large_letters import KINDS, SEATS, positions, spots

SIZE, BOX = (1280, 720), (300, 420)
LEAST, LEAST_STARK = 4.5, 7.0
# In samples of an odd number both kinds of contrast take turns.
CONTRASTS = (False, True)
# So long a match is watched (frames), and so often a picture of it is taken.
FRAMES, EACH = 600, 50


def pale(found: list[Legible], stark: bool) -> list[Legible]:
    """What does not stand out enough, also where it lies at its worst."""
    assert found
    return [one for one in found if one.worst < (LEAST_STARK if stark else LEAST)]


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Path]:
    """A folder for each picture: none is taken in a house in which something is kept."""
    return (tmp_path / str(number) for number in count())


@pytest.mark.sample(13)
@pytest.mark.parametrize("case", list(product(SCREENS, CONTRASTS)), ids=str)
def test_pages_can_be_read(houses: Iterator[Path], case: tuple[str, bool]) -> None:
    name, stark = case

    def seen() -> list[Surface]:
        guest = Guest(next(houses), SIZE)
        guest.house.settings.contrast = stark
        guest.enter(SCREENS[name](guest))
        return [guest.screen.copy()]

    assert not pale(legible(seen), stark)


@pytest.mark.parametrize("game", open_games())
def test_boxes_can_be_read(tmp_path: Path, game: str) -> None:
    house = furnished(tmp_path, SIZE)

    def seen() -> list[Surface]:
        title, band = house.words(f"{game}-title"), house.words("shelf-closed-band")
        return [
            box(outfit(game).face, BOX, title, house.lettering, is_open, band)
            for is_open in (True, False)
        ]

    assert not pale(legible(seen), stark=False)


# Tables


@cache
def standing(game: str) -> list[Any]:
    return positions(game)


def refused(scene: TableScene, driver: Driver) -> None:
    sitting_at(driver).refuse(scene.house.words("refusal-undo-shown"))


def with_log(scene: TableScene, driver: Driver) -> None:
    scene.show_log(True)


def reading(scene: TableScene, driver: Driver) -> None:
    """With a card held up to be read, if there is one."""
    control = sitting_at(driver)
    cards = map(control.to_read, spots(control.choosing))
    card = next((card for card in cards if card is not None), None)
    if card is not None:
        control.reading.open(card)


SHOWN = {"asked": lambda scene, driver: None, "refused": refused, "log": with_log, "card": reading}


@pytest.mark.sample(41)
@pytest.mark.parametrize("case", list(product(SEATS, range(KINDS), SHOWN, CONTRASTS)), ids=str)
def test_tables_can_be_read(houses: Iterator[Path], case: tuple[str, int, str, bool]) -> None:
    game, number, shown, stark = case
    state = standing(game)[number % len(standing(game))]
    person = state.to_act()[0]
    levels = " ".join("-" if seat == person else "easy" for seat in range(SEATS[game]))

    def seen() -> list[Surface]:
        home = next(houses)
        with laid(game, state, levels, home, SIZE, quiet(home, stark)) as driver:
            driver.frame()
            while sitting_at(driver).steps:
                driver.frame()
            SHOWN[shown](table(driver), driver)
            table(driver).stale(Rect((0, 0), SIZE))
            table(driver).draw(driver.screen, lambda: None)
            return [driver.screen.copy()]

    assert not pale(legible(seen), stark)


def quiet(home: Path, stark: bool) -> House:
    """A house in which nothing moves."""
    house = furnished(home, SIZE)
    house.settings.motion, house.settings.contrast = "off", stark
    return house


@pytest.mark.sample(38)
@pytest.mark.parametrize("case", list(product(open_games(), (False, True), CONTRASTS)), ids=str)
def test_what_comes_and_goes_can_be_read(
    houses: Iterator[Path], case: tuple[str, bool, bool]
) -> None:
    game, most, stark = case
    kind = load(game)
    levels = [kind.levels[0]] * (kind.most_seats if most else kind.fewest_seats)

    def seen() -> list[Surface]:
        home, pictures = next(houses), list[Surface]()
        house = furnished(home, SIZE)
        house.settings.contrast = stark
        scene = lay_table(house, default_seating(game, house.words, 5, levels))
        with Driver(house, scene, SIZE) as driver:
            for number in range(FRAMES):
                driver.unseen()
                if number % EACH == 0 and driver.shows(scene):
                    scene.stale(Rect((0, 0), SIZE))
                    scene.draw(driver.screen, lambda: None)
                    pictures.append(driver.screen.copy())
        return pictures

    assert not pale(legible(seen), stark)
