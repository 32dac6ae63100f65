"""The sheet of a round of NYET! is read before anything else says what came of it."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from art.opening import LineByLine
from art.text import Lettering
from game.chance import Chance
from scenes.controllers.nyet.board import law_rows, paint_law
from scenes.controllers.nyet.sheet import score_sheet
from scenes.table.hand.sheet import PAPER, ROW, WORKING, paint_sheet
from scenes.table.kit import lay_table
from tests.table.house import Driver, furnished, table
from tests.table.test_nyet_table import answer, controller, seats, settle, until


def test_plates_and_sheet_keep_the_sums_until_they_are_read(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy"))) as driver:
        control = controller(driver)
        state = control.match.state
        while not (state.phase == "tricks" and state.to_act() == (0,) and len(state.hands[0]) == 1):
            control.match.play(state.moves(state.to_act()[0])[0])
        driver.watch(50)
        settle(driver)
        answer(driver, Chance(3))
        read: list[tuple[int | None, int]] = []
        while not (control.shown.phase == "scores" and control.choosing.seat == 0):
            driver.frame()
            if control.shown.phase == "scores":
                read.append((control.revealed, control.score(0)))
        gain = control.match.state.sheet[-1].gains[0]
        assert gain
        told = list(dict.fromkeys(read))
        assert told[:3] == [(0, 0), (1, 0), (2, 0)]
        # Then the points are counted up.
        counted = [score for sentences, score in told[3:] if sentences is None]
        assert len(counted) == len(told) - 3 > 3
        assert counted == sorted(counted, reverse=gain < 0)
        assert abs(counted[0]) < abs(gain) / 2
        assert counted[-1] == gain


def test_whoever_chooses_an_animal_for_the_first_time_is_told_what_follows(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy easy"))) as driver:
        driver.watch(50)
        until(driver, "characters")
        assert table(driver).hints.text == house.words("nyet-hint-animal")


def test_a_hint_goes_when_it_is_understood(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy easy"))) as driver:
        driver.watch(50)
        until(driver, "vetoes")
        hints = table(driver).hints
        assert hints.text == house.words("nyet-hint-veto")
        answer(driver, Chance(3))
        assert hints.text == ""
        assert not hints.wants("veto")


def test_a_hand_is_covered_when_a_second_person_sits_down_in_the_middle(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy easy"))) as driver:
        driver.watch(50)
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


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_enlarged_rows_do_not_run_into_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    house = furnished(tmp_path)
    house.lettering.scale = scale
    with Driver(house, lay_table(house, seats("- easy"))) as driver:
        control = controller(driver)
        while not control.match.state.sheet:
            control.match.play(control.match.state.moves(control.match.state.to_act()[0])[0])
        control.refresh()
        high: list[int] = []
        drawn = Lettering.line

        def line(self: Lettering, *about: Any) -> Surface:
            made = drawn(self, *about)
            high.append(made.get_bounding_rect().height)
            return made

        monkeypatch.setattr(Lettering, "line", line)
        terms, unit = control.shown.terms, control.places.unit
        assert terms is not None
        paint_law(driver.screen, control.shown, terms, control.places, control.brush)
        # A title and what it says share a row of the panel.
        rows = law_rows(control.places.terms).values()
        assert all(
            title + says < row.height
            for title, says, row in zip(high[::2], high[1::2], rows, strict=True)
        )
        high.clear()
        sheet = score_sheet(control.shown, control.brush)
        there = LineByLine(inf, sheet.lines)
        paint_sheet(driver.screen, control.places.sheet, sheet, control.brush, there, PAPER)
        assert max(high[1:3]) <= WORKING * unit
        assert max(high[3:]) <= ROW * unit
