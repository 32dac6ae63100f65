"""A trick of NYET! at the table: who takes it glows, the cards gather and go with their points."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.nyet.cards import CARD
from game.nyet.events import TrickTaken
from game.nyet.moves import Play
from scenes.controllers.nyet.controller import Controller
from scenes.controllers.nyet.picture import trick_cards, worth, worth_slip
from tests.nyet_table import position
from tests.table.house import Driver, sitting_at, submit, table
from tests.table.laid import laid

HANDS = ("R2 R5", "R6", "R7", "R8")
TAKER = 2


def at_table(home: Path, value: int = 2) -> Driver:
    """Ann plays the last card of a trick that Chloe takes, with a 1 of the others in it."""
    state = position(HANDS, trick="B5 B9 G1", leader=1, value=value)
    return laid("nyet", state, "- easy easy easy", home)


def controller(driver: Driver) -> Controller:
    found = sitting_at(driver)
    assert isinstance(found, Controller)
    return found


def taken(driver: Driver) -> Controller:
    """Ann has played, and it is seen who takes the trick."""
    driver.run(50)
    control = controller(driver)
    submit(control, Play(0, CARD["R2"]))
    for _ in range(120):
        driver.frame()
        if control.taking is not None and control.taking.winner == TAKER:
            return control
    raise AssertionError("nobody takes the trick")


@pytest.mark.parametrize(("value", "points", "said"), [(2, 4, "+4"), (-2, -4, "−4")])
def test_a_trick_is_worth_its_points_and_those_of_its_loot(
    tmp_path: Path, value: int, points: int, said: str
) -> None:
    with at_table(tmp_path, value) as driver:
        control = taken(driver)
        assert control.taking is not None
        assert control.taking.points == points
        sign = "minus" if points < 0 else "plus"
        assert control.words("nyet-trick-worth", sign=sign, points=abs(points)) == said
        assert worth(control.shown, TrickTaken(TAKER, ())) == value


def test_the_cards_gather_under_the_one_that_takes_them_and_go_with_the_points(
    tmp_path: Path,
) -> None:
    with at_table(tmp_path) as driver:
        control, motion = taken(driver), table(driver).motion
        boxes = [box for _, box in trick_cards(control.shown, control.places, control.brush)]
        # Chloe played second.
        taker, plate = boxes[1], control.places.plates[TAKER].center
        assert control.taking is not None
        slip = worth_slip(control.taking.points, control.brush).get_size()
        ways: list[Sequence[tuple[float, float]]] = []
        for _ in range(240):
            driver.frame()
            if motion.flights:
                assert len(motion.flights) == 5
                assert motion.flights[-1].picture.get_size() == slip
                way = [flight.end for flight in motion.flights]
                if ways[-1:] != [way]:
                    ways.append(way)
            elif ways:
                break
        assert ways == [[taker.center] * 4 + [taker.midbottom], [plate] * 5]


def test_without_motion_it_is_still_told_who_takes_it_and_for_what(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        driver.run(50)
        table(driver).motion.mode = "reduced"
        control = taken(driver)
        assert control.taking is not None
        assert control.taking.points == 4
        driver.run(500)
        assert control.taking is not None
        driver.run(1500)
        assert control.taking is None
        assert control.shown.tricks_won[TAKER] == 1


def test_in_another_window_the_points_are_as_large_as_the_cards_they_go_with(
    tmp_path: Path,
) -> None:
    with at_table(tmp_path) as driver:
        control, motion = taken(driver), table(driver).motion
        assert control.taking is not None
        points = control.taking.points
        table(driver).resize((1024, 640))
        for _ in range(240):
            driver.unseen()
            if motion.flights:
                break
        slip = worth_slip(points, control.brush)
        assert motion.flights[-1].picture.get_size() == slip.get_size()
