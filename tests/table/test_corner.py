"""The buttons in the table's corner: by pointer, finger, keys and gamepad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UIButton

from art.theme import RGB, contrast
from scenes.input.signals import PointerMoved, Press
from scenes.menus.pause import PauseScene
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from tests.house.games import OF_CHOICES
from tests.rules.totem_play import table as totem
from tests.table.frantic_questions import seating
from tests.table.house import Driver, furnished, table
from tests.table.laid import laid

TAB, RIGHT, LEFT = pygame.KSCAN_TAB, pygame.KSCAN_RIGHT, pygame.KSCAN_LEFT
ENTER, DOWN, ESCAPE = pygame.KSCAN_RETURN, pygame.KSCAN_DOWN, pygame.KSCAN_ESCAPE


def at_table(home: Path) -> Driver:
    house = furnished(home)
    driver = Driver(house, lay_table(house, seating("- easy")))
    driver.run(100)
    return driver


def pressed(driver: Driver, device: str, control: str) -> None:
    for down in (True, False):
        driver.top.handle(Press(driver.now_ns, 1, device, control, down))
    driver.frame()


def picture(scene: TableScene, name: str) -> bytes:
    return pygame.image.tobytes(scene.layer.subsurface(scene.corner.boxes[name]), "RGB")


def test_every_button_is_an_element_and_the_one_under_the_mouse_is_lit(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        scene = table(driver)
        driver.frame()
        assert [type(widget).__mro__.count(UIButton) for widget in scene.corner.widgets] == [1] * 10
        dark = picture(scene, "log")
        for pos in ((640, 360), scene.corner.boxes["log"].center):
            driver.top.handle(PointerMoved(driver.now_ns, "mouse", pos))
        driver.run(60)
        assert picture(scene, "log") != dark
        driver.top.handle(PointerMoved(driver.now_ns, "mouse", (640, 360)))
        driver.run(60)
        assert picture(scene, "log") == dark


@pytest.mark.parametrize("stark", [False, True])
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_what_would_be_refused_is_faint_and_still_seen(
    tmp_path: Path, game_id: str, stark: bool
) -> None:
    house = furnished(tmp_path)
    house.settings.contrast = stark
    with Driver(house, lay_table(house, default_seating(game_id, house.words, 1))) as driver:
        driver.run(100)
        scene = table(driver)
        # Nothing can be taken back yet.
        undo, log = (
            strongest(scene.layer, scene.corner.boxes[name].inflate(-18, -18))
            for name in ("undo", "log")
        )
        assert 3 < undo < log * 0.7


def strongest(layer: pygame.Surface, box: pygame.Rect) -> float:
    """The contrast of what is drawn there with the ground it is drawn on."""
    spots = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
    colours: list[RGB] = [(one.r, one.g, one.b) for one in map(layer.get_at, spots)]
    ground = max(set(colours), key=colours.count)
    return max(contrast(colour, ground) for colour in colours)


def test_escape_puts_the_log_away_before_it_pauses(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        scene = table(driver)
        scene.show_log(True)
        driver.tap(ESCAPE)
        assert not scene.log.shown
        assert driver.top is scene
        driver.tap(ESCAPE)
        assert isinstance(driver.top, PauseScene)


def test_against_time_escape_pauses_at_once(tmp_path: Path) -> None:
    state = totem([3, 3, 3], ["S1-P", "K1-Y", "T1-O"])
    with laid("totem", state, "- - -", tmp_path) as driver:
        driver.run(100)
        table(driver).show_log(True)
        driver.tap(ESCAPE)
        assert isinstance(driver.top, PauseScene)


def test_a_pointer_that_leaves_a_button_uses_nothing(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        scene = table(driver)
        box = scene.corner.boxes["log"]
        shown = scene.log.shown
        for down, pos in ((True, box.center), (False, (640, 360))):
            driver.top.handle(Press(driver.now_ns, 1, "mouse", "mouse:1", down, pos))
        assert scene.log.shown == shown
        driver.click(box.center)
        assert scene.log.shown != shown


@pytest.mark.parametrize(
    ("device", "to", "on", "use"),
    [("keyboard", f"key:{TAB}", f"key:{RIGHT}", f"key:{ENTER}"),
     ("pad:0", "pad:0:button:4", "pad:0:hat:0:right", "pad:0:button:0")],
)  # fmt: skip
def test_keys_and_gamepads_come_to_every_button(
    tmp_path: Path, device: str, to: str, on: str, use: str
) -> None:
    with at_table(tmp_path) as driver:
        scene = table(driver)
        shown, moves = scene.log.shown, len(scene.match.moves)
        pressed(driver, device, to)
        for name in scene.corner.names:
            assert scene.corner.focused == scene.corner.boxes[name]
            assert scene.tip.shown and scene.tip.terms == (f"corner {name}",)
            if name == "log":
                pressed(driver, device, use)
                assert scene.log.shown != shown
            ends_a_row = scene.corner.boxes[name].right == scene.corner.area().right
            pressed(driver, device, to if ends_a_row or name == scene.corner.names[-1] else on)
        assert scene.corner.focused is None
        assert len(scene.match.moves) == moves


def test_what_is_no_step_to_a_button_means_what_it_always_does(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        scene = table(driver)
        pressed(driver, "keyboard", f"key:{TAB}")
        rows = {box.top for box in scene.corner.boxes.values()}
        for _ in rows:
            assert scene.corner.focused is not None
            pressed(driver, "keyboard", f"key:{DOWN}")
        assert scene.corner.focused is None
        pressed(driver, "keyboard", f"key:{TAB}")
        pressed(driver, "keyboard", f"key:{ESCAPE}")
        assert isinstance(driver.top, PauseScene)


def test_a_gamepad_pauses_by_its_start_button(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        pressed(driver, "pad:1", "pad:1:button:6")
        assert isinstance(driver.top, PauseScene)
