"""The sheet on which phones are let in, in small windows and large letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.directions import alone
from scenes.menus.phones import PhonesScene
from scenes.words import languages
from tests.phones.room import at_table, guest, phone_at, phones_here, seated
from tests.table.house import Driver, furnished
from tests.table.lettered import Written, written

SMALL = (1024, 640)
FULL = seated("frantic", ["", "", *["easy"] * 6])


def lettered(home: Path, text_size: int) -> Written:
    """What stands on the open sheet of eight seats, in letters so large."""
    house = furnished(home, SMALL)
    house.settings.text_size = text_size
    house.settle()
    house.phones = phones_here()
    with Driver(house, house.doors.table(FULL, None), SMALL) as driver:
        driver.run(2_500)
        house.phones.open()
        at_table(driver).open_phones()
        house.lettering.lines.clear()
        with written() as found:
            driver.run(100)
    return found


@pytest.mark.parametrize("text_size", [150, 200])
def test_in_large_letters_who_sits_where_is_no_smaller(tmp_path: Path, text_size: int) -> None:
    plain, large = lettered(tmp_path, 100), lettered(tmp_path, text_size)
    names = {alone(player.name) for player in FULL.players}
    assert names <= set(plain) & set(large)
    # The letters of a door are its own, and what is rolled away is not drawn.
    both = set(plain) & set(large)
    assert {text: (plain[text], large[text]) for text in both if large[text] < plain[text]} == {}


@pytest.mark.parametrize("language", languages())
def test_allow_and_no_stand_side_by_side_in_letters_as_large_as_others(
    tmp_path: Path, language: str
) -> None:
    size = (1280, 720)
    house = furnished(tmp_path, size)
    house.settings.language = language
    house.settle()
    house.phones = phones_here()
    with Driver(house, house.doors.table(FULL, None), size) as driver:
        driver.run(300)
        at_table(driver).lending.open()
        phone_at(driver, 0)
        phone_at(driver, 1)
        other = guest(driver)
        other.heard("seats")
        other.say(say="take", seat=0)
        other.heard("notice")
        at_table(driver).open_phones()
        house.lettering.lines.clear()
        with written() as found:
            driver.run(100)
        words, scene = house.words, driver.top
        assert isinstance(scene, PhonesScene)
        sizes = {found[words(f"phones-{button}")] for button in ("nod", "refuse", "take")}
        assert len(sizes) == 1
        nod, no, take = (scene.panel[key].box for key in ("nod-0", "refuse-0", "take-1"))
        left, right = (no, nod) if words.rtl else (nod, no)
        assert left.left == take.left and left.right < right.left and right.right == take.right
