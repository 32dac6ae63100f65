"""Stratego Cards: plates in the colours of the armies, numbered slots, counts that can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect, Surface

from art import theme
from game.stratego.cards import RANKS, SCOUT, SIZE, SLOTS, SPY, alike
from game.stratego.moves import GiveUp
from game.stratego.options import Options
from scenes.controllers.stratego.paint import SLIP
from scenes.controllers.stratego.places import IN_A_ROW
from scenes.controllers.stratego.tally import left_of
from tests.stratego_table import position
from tests.table.house import furnished, submit, table
from tests.table.stratego import controller, standing

LINES = ("4 6 B - 9", "5 2 F 4 -")


def light(rgb: tuple[int, ...]) -> float:
    """How light a colour is, from 0 to 1 (WCAG)."""
    parts = [value / 255 for value in rgb[:3]]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(layer: Surface, area: Rect) -> float:
    """Between the lightest and the darkest of an area."""
    lights = [light(tuple(layer.get_at((x, y)))) for x in range(area.left, area.right)
              for y in range(area.top, area.bottom)]  # fmt: skip
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.parametrize("red", [0, 1])
def test_a_plate_wears_the_colour_of_its_army(tmp_path: Path, red: int) -> None:
    with standing(tmp_path, "- easy", position(*LINES, red=red)) as driver:
        shown = controller(driver).shown
        for seat in (0, 1):
            name = theme.SEAT_COLOURS[controller(driver).colour(seat)].name_key
            assert name == f"seat-colour-{('red', 'blue')[shown.army(seat)]}"


@pytest.mark.parametrize("red", [0, 1])
def test_the_result_shows_the_same_colours_as_the_plates(tmp_path: Path, red: int) -> None:
    with standing(tmp_path, "- easy", position(*LINES, red=red, to_act=red)) as driver:
        control = controller(driver)
        submit(control, GiveUp(0))
        finishes = {one.name: one.colour for one in control.result().finishes}
        assert finishes == {control.name(seat): control.colour(seat) for seat in (0, 1)}
        assert finishes["Ann"] == red


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_every_slot_has_its_number_on_the_table(tmp_path: Path, size: tuple[int, int]) -> None:
    state = position(*LINES, seen=("1 2", "1 3"), options=Options(memory="seen"))
    with standing(tmp_path, "- easy", state, size=size) as driver:
        places, layer = controller(driver).places, table(driver).layer
        chips = [places.number_box(seat, slot) for seat in (0, 1) for slot in SLOTS]
        for number, chip in enumerate(chips):
            assert chip.collidelist(chips[:number]) == -1
            assert layer.get_at((chip.centerx, chip.bottom - 2))[:3] == SLIP
            assert contrast(layer, chip.inflate(-4, -4)) > 7


@pytest.mark.parametrize("stark", [False, True])
def test_what_is_still_out_can_be_read_on_every_cloth(tmp_path: Path, stark: bool) -> None:
    house = furnished(tmp_path, (1280, 720))
    house.settings.contrast = stark
    state = position(*LINES, red_hand="3 5 7", red_deck="8 10", blue_deck="")
    with standing(tmp_path, "- easy", state, house, (1280, 720)) as driver:
        places, layer = controller(driver).places, table(driver).layer
        for seat in (0, 1):
            for rank in RANKS:
                assert contrast(layer, places.tally_box(seat, rank)) > 7


def test_the_tally_counts_what_fell_and_nothing_else() -> None:
    """What lies in the line, the hand or the deck is still out, whoever looks."""
    state = position(*LINES, red_hand="3 5 7", red_deck="8 10", blue_hand="1 B 7",
                     blue_deck="2 2 10")  # fmt: skip
    for looker in (0, 1, None):
        view = state.view(looker)
        own = [left_of(view, 0, rank) for rank in RANKS]
        assert own == [(0, 1), (0, 1), (0, 4), (1, 3), (1, 3), (1, 2), (1, 2), (1, 1), (1, 1),
                       (1, 1), (1, 1), (1, 3)]  # fmt: skip
        assert sum(left for left, _ in own) == SIZE - len(view.casualties[0])
        assert left_of(view, 1, SCOUT) == (3, 4)


def test_a_rank_in_the_tally_is_read_like_its_card(tmp_path: Path) -> None:
    with standing(tmp_path, "- easy", position(*LINES), size=(1280, 720)) as driver:
        control = controller(driver)
        card = control.to_read(control.places.tally_box(1, SPY).center)
        assert card is not None
        assert control.in_full(card).title == "Spy"
        assert "Blue" in control.in_full(card).kind


def test_what_fell_lies_on_the_field_of_its_army_and_is_read_there(tmp_path: Path) -> None:
    state = position(*LINES, red_hand="3 5 7", red_deck="8 10", blue_hand="1 B 7", blue_deck="2")
    with standing(tmp_path, "- easy", state, size=(1280, 720)) as driver:
        control = controller(driver)
        for seat in (0, 1):
            fell = control.shown.casualties[seat]
            assert len(fell) > IN_A_ROW
            boxes = [control.places.fallen_box(seat, number) for number in range(SIZE)]
            assert len({box.topleft for box in boxes}) == SIZE
            assert all(control.places.fields[seat].contains(box) for box in boxes)
            # Of each the corner with its rank is seen.
            for card, box in zip(fell, boxes, strict=False):
                assert control.to_read((box.left + 3, box.top + 3)) == alike(card)
