"""What is said on the upper rim hangs above the plates of the table and the signs on them."""

from __future__ import annotations

import pytest
from pygame import Surface

from art import theme
from scenes.table.around import OTHERS, around
from scenes.table.hand.plates import SIGN
from scenes.table.rim_slip import SIZE as LETTERS
from scenes.table.rim_slip import rim_place, rim_slip
from tests.table.house import LETTERING

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SAID = ("Ben plays on a phone now.", "Ärger mit jÿ: Ångström spielt am Telefon.")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", OTHERS)
@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_it_touches_no_sign_of_a_plate(
    size: tuple[int, int], seats: int, said: str, scale: float
) -> None:
    found = around(size, seats, 0, 170, 436)
    letters = LETTERING.printed
    letters.scale = scale
    slip = rim_slip(letters, said, found.unit, size[0])
    signs = min(plate.top for plate in found.plates) - found.unit * SIGN / 2
    assert rim_place(slip, Surface(size)).bottom < signs - found.unit


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("said", SAID)
def test_its_letters_are_not_cut(size: tuple[int, int], said: str) -> None:
    unit = around(size, 2, 0, 170, 436).unit
    slip = rim_slip(LETTERING, said, unit, size[0])
    line = LETTERING.line(said, round(unit * LETTERS), theme.PAPER, "bold")
    ink = line.get_bounding_rect().move(line.get_rect(center=slip.get_rect().center).topleft)
    assert slip.get_rect().contains(ink)
