"""The log stands beside the table, which moves aside: nothing lies under it.

Where the table would become too small, or time is played against, it lies over the table.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.registry import load
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.table.kit import open_replay
from scenes.table.replay import ReplayScene
from scenes.words import Words
from tests.jetriko_table import position
from tests.table.house import Driver, furnished, sitting_at, table
from tests.table.laid import laid
from tests.table.test_hints_near import SIZES, sat

GAMES = ("nyet", "stratego", "jetriko", "frantic")


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_covers_nothing_at_any_table(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    """It lay over plates, the end of the own hand, and answers one could choose."""
    for count in range(load(game).fewest_seats, load(game).most_seats + 1):
        with sat(tmp_path, game, count, size) as driver:
            shown = table(driver)
            driver.tap(pygame.KSCAN_F2)
            driver.frame()
            control, lies = shown.controller, Rect((0, 0), shown.size)
            assert shown.log.box.left == lies.right
            assert shown.log.box.right == size[0]
            seen = [*control.plates, *control.to_be_seen, *control.in_question()]
            seen.append(sitting_at(driver).zone)
            assert [box for box in seen if not lies.contains(box)] == []
            assert [box for box in control.plates if box.colliderect(shown.corner.area())] == []
            driver.tap(pygame.KSCAN_F2)
            assert shown.size == size


@pytest.mark.parametrize("size", [(1024, 640), (1200, 800), (1280, 720), (1366, 768)], ids=str)
def test_no_table_is_narrower_than_that_of_the_smallest_window(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with sat(tmp_path, "nyet", 4, size) as driver:
        shown = table(driver)
        least = shown.unit if size[0] < 1264 else 0.8
        shown.show_log(True)
        assert shown.unit >= least
        assert shown.log.lies_over == (size[0] < 1264)
        assert shown.log.box.width >= 240 * shown.log.unit


def test_in_a_race_no_card_lands_for_the_log(tmp_path: Path) -> None:
    with sat(tmp_path, "totem", 4, (1280, 720)) as driver:
        shown = table(driver)
        while not shown.motion.flights:
            driver.frame()
        flying, layer = list(shown.motion.flights), shown.layer
        driver.tap(pygame.KSCAN_F2)
        assert shown.log.lies_over
        assert [one for one in flying if one in shown.motion.flights] == flying
        assert shown.layer is layer


def test_a_press_puts_the_log_away_and_is_not_heard_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sat(tmp_path, "jetriko", 2, (1024, 640)) as driver:
        shown, heard = table(driver), list[Signal]()
        monkeypatch.setattr(shown, "hear", heard.append)
        inside, outside = shown.log.window.center, (shown.window[0] - 60, 400)
        driver.click(outside)
        assert {one.pos for one in heard if isinstance(one, Press)} == {outside}
        heard.clear()
        shown.show_log(True)
        driver.click(inside)
        assert shown.log.shown
        heard.clear()
        driver.click(outside)
        assert not any(isinstance(one, Press) and one.pressed for one in heard)
        assert not shown.log.shown
        driver.click(outside)
        assert any(isinstance(one, Press) and one.pressed for one in heard)


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", ["jetriko", "totem"])
def test_the_button_that_opened_the_log_is_below_the_pointer_to_close_it(
    tmp_path: Path, game: str, language: str
) -> None:
    with sat(tmp_path, game, 4, (1280, 720)) as driver:
        shown = table(driver)
        speak(driver, language)
        pos = shown.corner.boxes["log"].center
        driver.click(pos)
        assert shown.log.shown
        driver.frame()
        driver.click(pos)
        assert not shown.log.shown


def speak(driver: Driver, language: str) -> None:
    shown = table(driver)
    shown.house.words.speak(language)
    shown.house.lettering.rtl = shown.house.words.rtl
    shown.resize((1280, 720))
    driver.frame()


@pytest.mark.parametrize("language", ["en", "he"])
def test_beside_the_log_cards_are_where_they_are_seen(tmp_path: Path, language: str) -> None:
    state = position(["Y1 C3 C4", "B1 B2 B3", "R1 R2 R3"], top="Y2", turn=0)
    with laid("jetriko", state, "- easy easy", tmp_path) as driver:
        driver.run(100)
        speak(driver, language)
        shown, control = table(driver), sitting_at(driver)
        shown.show_log(True)
        driver.frame()
        target = next(target for target in control.choosing.targets.all if target.open)
        place = target.box.move(shown.log.table.topleft)
        assert not place.colliderect(shown.log.box)
        shown.handle(PointerMoved(driver.now_ns, "mouse", place.center))
        assert control.choosing.targets.focus == target.what
        moves = len(control.match.moves)
        driver.click(place.center)
        driver.run(100)
        assert len(control.match.moves) > moves


@pytest.mark.parametrize("language", ["en", "he"])
def test_in_a_replay_the_line_below_both_is_where_it_is_seen(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sat(tmp_path, "nyet", 3, (1280, 720)) as played:
        record = table(played).match.record()
    house = furnished(tmp_path)
    house.words = Words(language)
    house.lettering.rtl = house.words.rtl
    scene = open_replay(house, record)
    assert isinstance(scene, ReplayScene)
    with Driver(house, scene) as driver:
        driver.frame()
        scene.show_log(True)
        driver.frame()
        assert scene.log.box.bottom == scene.size[1] < 720
        pressed = next(iter(scene.bar.panel.widgets)).box.center
        heard = list[Press]()
        monkeypatch.setattr(scene.bar.panel, "handle", heard.append)
        driver.click(pressed)
        assert [press.pos for press in heard] == [pressed, pressed]
