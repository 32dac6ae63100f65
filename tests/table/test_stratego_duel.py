"""A duel at the table of Stratego Cards: both cards land, face each other, and one strikes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.stratego.moves import Attack, Regroup
from scenes.controllers.stratego.stage import Clash
from scenes.input.signals import PointerMoved
from scenes.table.tip import REST_NS
from tests.stratego_table import position
from tests.table.house import MS, Driver, submit, table
from tests.table.stratego import controller, standing


@pytest.mark.parametrize("line", ["4 6 B 2 9", "9 6 B 2 3", "5 6 B 2 3"])
def test_both_cards_of_a_duel_land_face_each_other_and_one_strikes(
    tmp_path: Path, line: str
) -> None:
    with standing(tmp_path, "- easy", position(line, "5 2 F 4 3")) as driver:
        control, motion = controller(driver), table(driver).motion
        submit(control, Attack(0, 0, 0))
        stages = list[str]()
        for _ in range(400):
            driver.frame()
            acts, flying = control.acts, len(motion.flights)
            assert not acts.lifted or acts.duel is not None or flying == 2
            facing = "facing" if acts.duel is not None else "flying" if flying else "over"
            stage = "struck" if acts.struck else facing
            if stages[-1:] != [stage]:
                stages.append(stage)
            if stage == "over":
                break
        assert stages == ["flying", "facing", "struck", "flying", "over"]


def test_what_a_duel_covers_is_explained_no_more(tmp_path: Path) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control, tip = controller(driver), table(driver).tip
        place = control.places.slots[1][2].center
        assert control.places.stage.collidepoint(place)
        driver.top.handle(PointerMoved(driver.now_ns, "mouse", place))
        driver.run(REST_NS // MS + 50)
        assert tip.terms == ("line",) and tip.shown
        submit(control, Attack(0, 0, 0))
        dueling = 0
        for _ in range(200):
            driver.frame()
            if control.acts.duel is not None:
                assert not tip.shown
                dueling += 1
        assert dueling > 20


def test_the_answer_of_a_duel_is_not_told_before_one_strikes() -> None:
    facing, struck = Clash(struck=False, way=1.0), Clash(struck=True, way=0.2)
    assert not facing.told
    assert not facing.burst
    assert not struck.told
    assert Clash(struck=True, way=1.0).told
    assert Clash(struck=True, way=1.0).burst == 1


def test_the_panel_of_a_duel_unfolds_behind_its_cards(tmp_path: Path) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control = controller(driver)
        submit(control, Attack(0, 0, 0))
        while control.acts.duel is None:
            driver.frame()
        seen = list[int]()
        for _ in range(8):
            driver.frame()
            seen.append(seen_of_the_panel(driver))
        assert seen == sorted(seen)
        assert len(set(seen)) > 5
        assert seen[0] < seen[-1] // 2
        assert Clash(struck=True, way=0.0).unfolded == 1


def seen_of_the_panel(driver: Driver) -> int:
    """How many pixels of it are to be seen beside its cards, from its fold upwards."""
    control, stage = controller(driver), controller(driver).places.stage
    bare = control.brush.bare_panel(stage.size).get_at((30, 20))
    column = (driver.screen.get_at((stage.left + 30, y))[:3]
              for y in range(stage.top, stage.centery))  # fmt: skip
    return sum(colour == bare[:3] for colour in column)


def fought(driver: Driver) -> None:
    """A duel has been seen, and its cards leave."""
    control = controller(driver)
    submit(control, Attack(0, 0, 0))
    while not control.acts.struck:
        driver.frame()
    while control.acts.duel is not None:
        driver.frame()


def test_the_panel_of_a_duel_folds_away_while_its_cards_leave(tmp_path: Path) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        fought(driver)
        seen, motion = list[int](), table(driver).motion
        while motion.moving:
            driver.frame()
            seen.append(seen_of_the_panel(driver))
        assert seen == sorted(seen, reverse=True)
        assert len(set(seen)) > 5
        assert not seen[-1]


def test_whoever_hurries_on_does_not_see_the_panel_fold(tmp_path: Path) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        fought(driver)
        assert seen_of_the_panel(driver)
        controller(driver).hurry()
        driver.frame()
        assert not seen_of_the_panel(driver)


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_without_motion_the_panel_of_a_duel_is_gone_at_once(tmp_path: Path, motion: str) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        table(driver).motion.mode = motion
        fought(driver)
        assert not seen_of_the_panel(driver)


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_without_motion_the_cards_of_a_duel_still_face_each_other_first(
    tmp_path: Path, motion: str
) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control = controller(driver)
        table(driver).motion.mode = motion
        submit(control, Attack(0, 0, 0))
        driver.frame()
        assert control.acts.duel is not None
        assert not control.acts.struck
        assert not control.dueling
        driver.run(900)
        assert control.acts.struck
        assert control.way == 1


@pytest.mark.parametrize(("levels", "turns"), [("- -", True), ("- easy", False)])
def test_a_card_that_uses_its_power_is_taken_up_and_turned_if_all_saw_its_back(
    tmp_path: Path, levels: str, turns: bool
) -> None:
    state = position("F B 2 7 4", "5 2 F 4 3", red_hand="2 2 5", red_deck="3 3 4 5 6 8")
    with standing(tmp_path, levels, state) as driver:
        control, motion = controller(driver), table(driver).motion
        submit(control, Regroup(0))
        driver.unseen()
        [flight] = motion.flights
        assert flight.start == flight.end == control.places.slots[0][0].center
        assert (flight.other_side is not None) == turns
        assert control.acts.lifted == {(0, 0)}
        while motion.moving:
            assert control.acts.power is None
            driver.unseen()
        driver.unseen()
        assert control.acts.power is not None
        assert not control.acts.lifted
        assert [*control.acts.open] == [(0, 0)]
