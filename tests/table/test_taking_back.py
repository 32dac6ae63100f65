"""A move taken back at the table, and played again."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import KSCAN_BACKSPACE, KSCAN_F6, KSCAN_RETURN

from game.chance import Chance
from game.nyet.moves import Choose
from game.stratego.moves import GiveUp
from scenes.input.signals import PointerMoved
from scenes.menus.ask import AskScene
from scenes.menus.result import ResultScene
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.table.tip import REST_NS
from tests.stratego_table import position
from tests.table import stratego
from tests.table.house import MS, Driver, furnished, submit, table
from tests.table.test_nyet_table import answer, controller, seats, settle


def at_the_board(tmp_path: Path, levels: str) -> Driver:
    """A table where somebody is asked for a first veto."""
    house = furnished(tmp_path)
    driver = Driver(house, lay_table(house, seats(levels)))
    driver.run(50)
    chance = Chance(3)
    for _ in range(40):
        settle(driver)
        if controller(driver).shown.phase == "vetoes" and controller(driver).choosing.seat == 0:
            return driver
        answer(driver, chance)
    raise AssertionError("nobody may veto")


def test_a_veto_is_taken_back_with_what_bots_did_since_and_played_again(tmp_path: Path) -> None:
    with at_the_board(tmp_path, "- easy easy easy") as driver:
        control, chance = controller(driver), Chance(7)
        before, count = control.match.state.view(0), len(table(driver).match.moves)
        lines = list(table(driver).log.lines)
        answer(driver, chance)
        settle(driver)
        moves = list(table(driver).match.moves)
        assert len(moves) > count + 1
        driver.tap(KSCAN_BACKSPACE)
        driver.frame()
        assert len(table(driver).match.moves) == count
        assert control.match.state.view(0) == before
        assert list(table(driver).log.lines) == lines
        driver.tap(KSCAN_F6)
        driver.frame()
        assert table(driver).match.moves == moves
        assert control.shown == control.seen()


def test_all_people_at_the_table_agree(tmp_path: Path) -> None:
    with at_the_board(tmp_path, "- - easy easy") as driver:
        count = len(table(driver).match.moves)
        answer(driver, Chance(7))
        settle(driver)
        driver.tap(KSCAN_BACKSPACE)
        driver.frame()
        assert isinstance(driver.top, AskScene)
        driver.tap(KSCAN_RETURN)
        driver.run(300)
        assert isinstance(driver.top, TableScene)
        assert len(table(driver).match.moves) > count
        driver.tap(KSCAN_BACKSPACE)
        driver.frame()
        assert isinstance(driver.top, AskScene)
        driver.top._agreed()
        driver.frame()
        assert len(table(driver).match.moves) == count


def test_nothing_hidden_that_was_shown_is_taken_back(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy easy easy"))) as driver:
        driver.run(50)
        settle(driver)
        chance = Chance(3)
        while controller(driver).shown.phase != "tricks" or not controller(driver).shown.tricks:
            answer(driver, chance)
            settle(driver)
        count = len(table(driver).match.moves)
        driver.tap(KSCAN_BACKSPACE)
        driver.frame()
        assert len(table(driver).match.moves) == count
        said = [toast.text for toast in table(driver).toasts.standing]
        assert said == [house.words("refusal-undo-shown")]


def test_at_the_beginning_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy easy"))) as driver:
        driver.run(50)
        settle(driver)
        if any(isinstance(move, Choose) and move.seat == 0 for move in table(driver).match.moves):
            raise AssertionError("the person has not moved yet")
        driver.tap(KSCAN_F6)
        driver.frame()
        said = [toast.text for toast in table(driver).toasts.standing]
        assert said == [house.words("refusal-redo-nothing")]


def test_before_the_result_comes_nothing_is_taken_back_any_more(tmp_path: Path) -> None:
    with stratego.standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control = stratego.controller(driver)
        submit(control, GiveUp(0))
        while not control.finished:
            driver.frame()
        driver.tap(KSCAN_BACKSPACE)
        driver.frame()
        said = [toast.text for toast in table(driver).toasts.standing]
        assert said == [driver.house.words("refusal-undo-over")]
        driver.run(3000)
        assert isinstance(driver.top, ResultScene)


def why_not(scene: TableScene) -> dict[str, str]:
    """What would be refused now, and the reason in words."""
    taking_back = scene.taking_back
    return {what: taking_back.why_not(what) for what in taking_back.refusals()}


def test_undo_and_redo_are_grey_while_they_would_be_refused_and_say_why(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seats("- easy easy easy"))) as driver:
        scene = table(driver)
        driver.frame()
        undo, redo = "There is no move to take back.", "There is no move to play again."
        assert why_not(scene) == {"undo": undo, "redo": redo}
        box = scene.corner.boxes["undo"]
        scene.handle(PointerMoved(driver.now_ns, "mouse", box.center))
        driver.run(REST_NS // MS + 100)
        assert scene.tip.shown
        assert [scene.tip.meaning(name) for name in scene.tip.terms] == [("Take back", undo)]
        driver.frame()
        grey = pygame.image.tobytes(scene.layer.subsurface(box), "RGB")
    with at_the_board(tmp_path / "board", "- easy easy easy") as driver:
        answer(driver, Chance(7))
        settle(driver)
        scene = table(driver)
        driver.frame()
        assert why_not(scene) == {"redo": redo}
        assert pygame.image.tobytes(scene.layer.subsurface(box), "RGB") != grey
        assert "last move" in scene.tip.meaning("corner undo")[1]
