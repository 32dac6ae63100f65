"""The right button reads and explains in replays too, and at a table against time."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import KSCAN_ESCAPE, KSCAN_I

from art.text import READABLE
from game.chance import Chance
from game.key_moments import Mark
from game.match import Match
from game.record import Record, read_record
from game.registry import load
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.controllers.totem.controller import Controller as Totem
from scenes.input.signals import PointerMoved, Press
from scenes.table.hand.table import HandTable
from scenes.table.kit import lay_table, open_replay
from scenes.table.reading import RESTS_MS
from scenes.table.replay import ReplayScene
from scenes.table.replayed import ReplayedSitting
from scenes.table.scene import TableScene
from scenes.table.targets import Look
from tests.house.games import OF_CHOICES
from tests.table.house import Driver, furnished, seating, table
from tests.table.lettered import written
from tests.table.records import played
from tests.table.test_refused import seated

MOVES = {"nyet": 24, "stratego": 12}


def begun(game_id: str) -> Record:
    """So many moves of a match in which a person has cards before them."""
    seats = seated(game_id, ("", "easy"))
    match, chance = Match.new(load(game_id), seats.options, seats.players, 3), Chance(4)
    while len(match.moves) < MOVES.get(game_id, 6):
        match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
    return match.record()


def watching(home: Path, game_id: str) -> Driver:
    """The replay at its end but one move, playing."""
    scene = open_replay(furnished(home), begun(game_id))
    driver = Driver(scene.house, scene)
    scene.go(len(scene.tape.moves) - 1)
    driver.frame()
    assert scene.playing
    return driver


def replay(driver: Driver) -> tuple[ReplayScene, ReplayedSitting]:
    scene = driver.top
    assert isinstance(scene, ReplayScene) and isinstance(scene.replayed, ReplayedSitting)
    return scene, scene.replayed


def a_card(control: ReplayedSitting) -> tuple[int, int]:
    """Where a card lies that can be read."""
    wide, high = control.size
    spots = ((x, y) for y in range(high - 8, 0, -8) for x in range(8, wide, 8))
    return next(spot for spot in spots if control.to_read(spot) is not None)


def press(driver: Driver, device: str, control: str, pos: tuple[int, int], down: bool) -> None:
    driver.batch += 1
    driver.top.handle(Press(driver.now_ns, driver.batch, device, control, down, pos))


@pytest.mark.sample(2)
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_the_right_button_reads_and_the_tape_waits(tmp_path: Path, game_id: str) -> None:
    with watching(tmp_path, game_id) as driver:
        scene, control = replay(driver)
        press(driver, "mouse", "mouse:3", a_card(control), True)
        press(driver, "mouse", "mouse:3", a_card(control), False)
        assert control.reading.what is not None
        at, ms = scene.at, scene.tape_ms
        driver.run(3_000)
        assert (scene.at, scene.tape_ms, scene.playing) == (at, ms, True)
        driver.tap(KSCAN_ESCAPE)
        assert control.reading.what is None
        assert driver.top is scene
        driver.run(200)
        assert scene.tape_ms > ms


def test_a_finger_that_rests_reads_and_one_that_does_not_holds_the_tape(tmp_path: Path) -> None:
    with watching(tmp_path, "jetriko") as driver:
        scene, control = replay(driver)
        spot = a_card(control)
        press(driver, "touch:1", "touch", spot, True)
        press(driver, "touch:1", "touch", spot, False)
        assert not scene.playing
        assert control.reading.what is None
        press(driver, "touch:1", "touch", spot, True)
        driver.run(RESTS_MS + 80)
        assert control.reading.what is not None
        press(driver, "touch:1", "touch", spot, False)
        assert control.reading.what is not None
        assert not scene.playing


def test_key_i_reads_the_top_card(tmp_path: Path) -> None:
    with watching(tmp_path, "jetriko") as driver:
        _, control = replay(driver)
        driver.tap(KSCAN_I)
        assert control.reading.what == control.shown.top


def test_it_neither_plays_nor_holds_the_tape_where_nothing_can_be_read(tmp_path: Path) -> None:
    with watching(tmp_path, "jetriko") as driver:
        scene, control = replay(driver)
        press(driver, "mouse", "mouse:3", (control.size[0] // 2, 4), True)
        press(driver, "mouse", "mouse:3", (control.size[0] // 2, 4), False)
        assert scene.playing
        assert control.reading.what is None
        assert not scene.tip.shown


# At a table against time there is nothing to be read in full, and all is explained at once


def a_plate(scene: TableScene) -> tuple[int, int]:
    assert isinstance(scene.controller, Totem)
    return scene.controller.tabletop.plates[1][0].center


def test_the_right_button_explains_in_the_middle_of_a_game_of_totem(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("- easy"))) as driver:
        driver.run(500)
        scene = table(driver)
        press(driver, "mouse", "mouse:3", a_plate(scene), True)
        assert scene.tip.shown
        assert scene.tip.terms[:2] == ("deck", "pile")
        driver.run(200)
        driver.top.handle(PointerMoved(driver.now_ns, "mouse", (300, 200)))
        assert not scene.tip.shown


def test_it_explains_in_a_replay_of_totem_and_the_tape_plays_on(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    scene = open_replay(house, read_record(played(house, "easy easy", 20_000)))
    with Driver(house, scene) as driver:
        driver.run(500)
        press(driver, "mouse", "mouse:3", a_plate(scene), True)
        assert scene.tip.shown
        assert scene.playing
        driver.top.handle(PointerMoved(driver.now_ns, "mouse", (300, 200)))
        assert not scene.tip.shown
        press(driver, "mouse", "mouse:3", a_plate(scene), True)
        driver.click((300, 200))
        assert not scene.tip.shown
        assert not scene.playing


def test_what_is_no_card_is_explained_where_cards_are_read(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seated("jetriko", ("", "easy")))) as driver:
        driver.run(6_000)
        scene = table(driver)
        control = scene.controller
        assert isinstance(control, Jetriko)
        press(driver, "mouse", "mouse:3", control.places.draw.center, True)
        assert scene.tip.shown
        assert control.reading.what is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_what_happened_last_can_be_read_below_the_table(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """The law of NYET! is said in five sentences: as many words stand there as can be read."""
    scene = open_replay(furnished(tmp_path, size), begun("nyet"))
    with Driver(scene.house, scene, size) as driver:
        laws = [at for at, one in scene.key_moments.items() if one.mark > Mark.TURN]
        scene.go(laws[0] + 1)
        scene.toggle()
        driver.run(4000)
        said = scene.last_news()
        assert len(said) > 100
        with written() as found:
            scene.dirty = True
            driver.frame()
    [told] = [text for text in found if said.startswith(text.removesuffix("…"))]
    assert found[told] >= max(READABLE, scene.bar.grid.px(READABLE))
    assert told.endswith("…")
    assert len(told) > 40


def test_what_was_asked_stands_there_and_no_button_that_nobody_can_press(tmp_path: Path) -> None:
    scene, asked = open_replay(furnished(tmp_path), begun("frantic")), 0
    with Driver(scene.house, scene) as driver:
        scene.toggle()
        control = scene.replayed
        assert isinstance(control, HandTable)
        for at in range(len(scene.tape.moves)):
            scene.go(at)
            buttons = [one for one in control.targets.all if one.look is Look.BUTTON]
            if not buttons:
                continue
            asked += 1
            with written() as found:
                scene.dirty = True
                driver.frame()
            assert control.message().text in found
            assert not any(control.text_of(one.what) in found for one in buttons)
    assert asked
