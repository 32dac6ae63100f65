"""In the smallest window nothing is written smaller than twelve pixels, on any page or table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pygame import Surface

from game.registry import load, open_games
from game.totem.options import Options
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from scenes.table.sitting import Sitting
from scenes.words import languages
from tests.house.games import OF_CHOICES
from tests.phones.questions import questions
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS
from tests.table.house import Driver, furnished, seating, sitting_at, submit, table
from tests.table.lettered import Written, written
from tests.table.test_fingers_hit import asked_at

SMALLEST_WINDOW, LEAST_PX = (1024, 640), 12
# So long a table is looked at, frame by frame, and so often a picture is made.
FRAMES, EACH = 1500, 50
# The questions of so many random matches are looked at.
MATCHES = 8


def too_small(found: Written) -> dict[str, int]:
    return {text: px for text, px in found.items() if px < LEAST_PX and text.strip()}


def played(driver: Driver) -> None:
    """A person plays by lot, and everything is painted that stands there."""
    at, chance = table(driver), Random(3)
    for number in range(FRAMES):
        driver.unseen()
        if driver.top is not at:
            return
        control = at.controller
        if number % EACH == 0:
            at.draw(Surface(SMALLEST_WINDOW), lambda: None)
        if isinstance(control, Sitting) and control.answering is not None:
            submit(control, chance.choice(at.match.state.moves(control.answering)))


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_no_question_is_written_too_small(tmp_path: Path, game_id: str, language: str) -> None:
    house = furnished(tmp_path, SMALLEST_WINDOW)
    house.words.speak(language)
    for asked in questions(game_id, MATCHES):
        house.lettering.lines.clear()
        with written() as found, asked_at(house, asked) as driver:
            for thing in asked.picks:
                sitting_at(driver).choosing.choose(thing)
            table(driver).dirty = True
            driver.frame()
        assert too_small(found) == {}, asked.name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("levels", ["- hard medium easy expert", "- adaptive adaptive"])
def test_who_turns_by_a_key_of_their_own_can_read_which(
    tmp_path: Path, levels: str, language: str
) -> None:
    house = furnished(tmp_path, SMALLEST_WINDOW)
    house.words.speak(language)
    house.lettering.lines.clear()
    scene = lay_table(house, seating(levels, Options(flip_mode="own_key")))
    with written() as found, Driver(house, scene, SMALLEST_WINDOW) as driver:
        driver.run(9_000)
    assert house.words("totem-turn-key", key="Q") in found
    assert too_small(found) == {}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SCREENS)
def test_no_page_is_written_too_small(tmp_path: Path, name: str) -> None:
    guest = Guest(tmp_path, SMALLEST_WINDOW)
    # What was lettered before is not lettered again.
    guest.house.lettering.lines.clear()
    with written() as found:
        guest.enter(SCREENS[name](guest))
    # Where a folder is named, its name may be of any length.
    named = {text: px for text, px in found.items() if str(tmp_path) not in text}
    assert too_small(named) == {}


@pytest.mark.sample(18)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game_id", open_games())
def test_no_table_is_written_too_small(tmp_path: Path, game_id: str, most: bool) -> None:
    game, house = load(game_id), furnished(tmp_path, SMALLEST_WINDOW)
    seats = game.most_seats if most else game.fewest_seats
    levels = ["", *[game.levels[0]] * (seats - 1)]
    house.lettering.lines.clear()
    with (
        written() as found,
        Driver(
            house,
            lay_table(house, default_seating(game_id, house.words, 5, levels)),
            SMALLEST_WINDOW,
        ) as driver,
    ):
        played(driver)
    assert too_small(found) == {}
