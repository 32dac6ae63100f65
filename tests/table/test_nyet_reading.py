"""The sheet of a round of NYET! is read before anything else says what came of it."""

from __future__ import annotations

from pathlib import Path

from game.chance import Chance
from scenes.table.scene import TableScene
from tests.table.house import Driver, furnished
from tests.table.test_nyet_table import answer, controller, seats, settle, table, until


def test_plates_and_sheet_keep_the_sums_until_they_are_read(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, TableScene(house, seats("- easy"))) as driver:
        driver.run(50)
        until(driver, "tricks")
        control, chance = controller(driver), Chance(3)
        while len(control.state.hands[0]) > 1:
            answer(driver, chance)
            settle(driver)
        answer(driver, chance)
        read: list[tuple[int | None, int]] = []
        while not (control.shown.phase == "scores" and control.asking.seat == 0):
            driver.frame()
            if control.shown.phase == "scores":
                read.append((control.revealed, control.painter._score(control.shown, 0)))
        gain = control.state.sheet[-1].gains[0]
        assert gain
        assert list(dict.fromkeys(read)) == [(0, 0), (1, 0), (2, 0), (None, gain)]


def test_a_hand_is_covered_when_a_second_person_sits_down_in_the_middle(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, TableScene(house, seats("- easy easy"))) as driver:
        driver.run(50)
        until(driver, "tricks")
        control = controller(driver)
        answer(driver, Chance(3))
        driver.frame()
        assert control.steps
        assert control.shown.hand
        sheet = control.sit_in()
        sheet._on_change(1, "")
        for _ in range(60):
            assert control.turns.viewer is None
            assert control.shown.hand == ()
            assert not table(driver).motion.moving
            driver.frame()
