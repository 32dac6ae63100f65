"""Name plates can be read, also greyed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from art import theme
from art.faces.nyet.trimmings import crown_svg, dealer_svg
from art.text import READABLE, Lettering
from art.theme import RGB, contrast
from scenes.controllers.totem.plates import Plate, plate_picture
from scenes.controllers.totem.ring import even_angles, ring
from scenes.table.hand.plates import seat_plate
from scenes.table.hand.table import HandTable
from scenes.table.kit import lay_table
from scenes.table.seat_plates import SeatPlate
from tests.table.house import Driver, furnished
from tests.table.lettered import written
from tests.table.test_nyet_table import seats

SIZES = [(160, 44), (220, 58), (440, 116)]
CLOTHS: list[RGB] = [(20, 60, 40), (190, 170, 120)]
# Where on a plate is what: name, note or key, the number that decides, the small one.
PARTS = {"name": (0.25, 0.1, 0.45, 0.4), "note": (0.25, 0.55, 0.35, 0.35),
         "big": (0.72, 0.1, 0.26, 0.4), "small": (0.72, 0.55, 0.26, 0.35)}  # fmt: skip


def strongest(picture: Surface, part: str) -> float:
    """The contrast between what is written there and what it is written on."""
    wide, high = picture.get_size()
    x, y, w, h = PARTS[part]
    box = pygame.Rect(wide * x, high * y, wide * w, high * h)
    inside = picture.subsurface(box)
    pixels = [inside.get_at((px, py)) for px in range(box.w) for py in range(box.h)]
    colours: list[RGB] = [(one.r, one.g, one.b) for one in pixels]
    ground = max(set(colours), key=colours.count)
    return max(contrast(colour, ground) for colour in colours)


@pytest.mark.parametrize("number", ["0 offen", "12 offen"])
@pytest.mark.parametrize("key", ["A", "Space", "Leertaste", "Shift rechts"])
@pytest.mark.parametrize("hands", range(3, 11))
def test_a_key_is_never_written_too_small(hands: int, key: str, number: str) -> None:
    """Beside “0 offen” a long one was lettered in 10 px in the smallest window, in 8 at ten."""
    size = ring((1024, 640), even_angles(hands)).hands[0].plate.size
    with written() as found:
        plate_picture(size, Plate("Ben", 1, "12", number, key), Lettering())
    assert key in found
    assert min(found.values()) >= READABLE


def test_a_key_that_is_short_leaves_the_number_beside_it_room() -> None:
    with written() as found:
        plate_picture((141, 46), Plate("Ben", 1, "12", "12 offen", "A"), Lettering())
    assert found["12 offen"] >= READABLE


@pytest.mark.sample(6)
@pytest.mark.parametrize("stark", [False, True])
@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["", "A"])
def test_a_greyed_plate_can_still_be_read(
    tmp_path: Path, size: tuple[int, int], cloth: RGB, key: str, stark: bool
) -> None:
    furnished(tmp_path)
    plate = Plate("Hannah", 4, "38", "4 open", key, "" if key else "is out", greyed=True)
    whole = Surface(size)
    whole.fill(cloth)
    whole.blit(plate_picture(size, plate, Lettering(), stark), (0, 0))
    for part in PARTS:
        assert strongest(whole, part) >= 4.5, part


def test_a_greyed_plate_is_darker_than_another(tmp_path: Path) -> None:
    furnished(tmp_path)
    plates = [Plate("Hannah", 4, "38", "4 open", "A", greyed=greyed) for greyed in (False, True)]
    usual, grey = (plate_picture((220, 58), plate, Lettering()) for plate in plates)
    shares = [theme.luminance(pygame.transform.average_color(one)[:3]) for one in (grey, usual)]
    assert shares[0] < shares[1] * 0.7


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("from_end", [False, True])
@pytest.mark.parametrize("note", ["5 vetoes left", "9 Stiche, 3 Beute"])
def test_signs_on_the_edge_leave_the_number_free(
    tmp_path: Path, text_size: int, from_end: bool, note: str
) -> None:
    house = furnished(tmp_path)
    house.lettering.scale = text_size / 100
    table = lay_table(house, seats("- easy"))
    driver = Driver(house, table)
    driver.run(50)
    control = table.controller
    assert isinstance(control, HandTable)
    box, signs = pygame.Rect(20, 40, 156, 50), (dealer_svg(), crown_svg())

    def drawn(number: str, signs: tuple[str, ...]) -> Surface:
        layer = Surface((200, 120))
        plate = SeatPlate("Player 1", 0, number, note)
        seat_plate(box, plate, control.brush, signs, from_end).draw(layer)
        return layer

    def apart(one: Surface, other: Surface) -> set[tuple[int, int]]:
        spots = ((x, y) for x in range(200) for y in range(120))
        return {spot for spot in spots if one.get_at(spot) != other.get_at(spot)}

    number = apart(drawn("0", ()), drawn("", ()))
    assert number
    assert not number & apart(drawn("0", signs), drawn("0", ()))
    driver.stage.clear()
