"""The sheet on which phones are let in, in small windows and large letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.phones.room import at_table, phones_here, seated
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
    names = {player.name for player in FULL.players}
    assert names <= set(plain) & set(large)
    # The letters of a door are its own, and what is rolled away is not drawn.
    both = set(plain) & set(large)
    assert {text: (plain[text], large[text]) for text in both if large[text] < plain[text]} == {}
