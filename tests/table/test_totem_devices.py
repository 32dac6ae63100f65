"""Totem with all kinds of devices at once: mouse, fingers, gamepads, and their offsets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.totem.moves import Choose, Flip, Grab, TotemMove
from game.totem.options import Options
from scenes.controllers.totem.controls import pad_controls, read_controls
from scenes.controllers.totem.grab_pads import grab_pads, mark_spot
from scenes.controllers.totem.ring import even_angles, ring
from scenes.controllers.totem.tabletop import TWO_HANDS_ANGLES
from scenes.input.signals import DeviceChanged, Press
from scenes.menus.pad_gone import PadGoneScene
from scenes.menus.pause import PauseScene
from scenes.table.kit import lay_table
from tests.input.fakes import Desk
from tests.table.house import MS, Driver, furnished, seating, table, totem_at

Play = Callable[..., Driver]
MOUSE, TOUCH = ("0/grab=mouse:1", "0/flip=mouse:1"), ("0/grab=touch", "0/flip=touch")
BOTH_TOUCH = (*TOUCH, "1/grab=touch", "1/flip=touch")
PAD = pad_controls(Options(), 4, "pad:0")


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    """Opens a table with these controls (None: the usual keys) and lets the count pass."""
    opened: list[Driver] = []

    def open_table(
        levels: str, controls: list[tuple[str, ...] | None], options: Options | None = None,
        offsets: dict[str, int] | None = None,
    ) -> Driver:  # fmt: skip
        house = furnished(tmp_path)
        house.settings.device_offsets = offsets or {}
        usual = seating(levels, options)
        own = [mine if mine is not None else given
               for mine, given in zip(controls, usual.controls, strict=True)]  # fmt: skip
        scene = lay_table(house, replace(usual, controls=tuple(own)))
        driver = Driver(house, scene)
        opened.append(driver)
        driver.run(1_900)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def grabs(driver: Driver) -> list[int]:
    return [move.hand for move in table(driver).match.moves if isinstance(move, Grab)]


def flips(driver: Driver) -> list[int]:
    return [move.hand for move in table(driver).match.moves if isinstance(move, Flip)]


def touch(driver: Driver, pos: tuple[int, int], finger: int = 1) -> None:
    """A finger goes down and comes up there."""
    for pressed in (True, False):
        driver.batch += 1
        driver.top.handle(
            Press(driver.now_ns, driver.batch, f"touch:{finger}", "touch", pressed, pos)
        )


def pad_press(driver: Driver, part: str, pressed: bool = True) -> None:
    driver.batch += 1
    driver.top.handle(Press(driver.now_ns, driver.batch, "pad:0", f"pad:0:{part}", pressed))


def totem(driver: Driver) -> tuple[int, int]:
    return totem_at(driver).tabletop.ring.centre


def beside_the_deck(driver: Driver, hand: int) -> tuple[int, int]:
    """A place on a hand's grab pad that is not its deck."""
    tabletop = totem_at(driver).tabletop
    pad = tabletop.pads[hand]
    spots = [(x, y) for x in range(pad.left + 2, pad.right - 2, 5) for y in range(
        pad.top + 2, pad.bottom - 2, 5)]  # fmt: skip
    return next(spot for spot in spots if tabletop.deck_at(spot) is None)


# Mouse


def test_tot_745_a_click_on_the_totem_is_the_mouses_seat(play: Play) -> None:
    driver = play("- - - hard", [None, MOUSE, None, ()])
    driver.click(totem(driver))
    assert grabs(driver) == [1]
    assert [plate.key for _, plate in totem_at(driver).tabletop.plates][1] == "Mouse"


def test_tot_709_the_mouse_turns_on_its_own_deck_only(play: Play) -> None:
    driver = play("- - -", [MOUSE, None, None], Options(flip_mode="own_key"))
    state, ring_now = table(driver).match.state, totem_at(driver).tabletop.ring
    driver.click(ring_now.hands[1].deck)
    assert flips(driver) == []
    driver.run(700)
    driver.click(ring_now.hands[0].deck)
    wanted = [0] if state.pointer == 0 or state.air == (0,) else []
    assert flips(driver) == wanted
    if not wanted:
        assert any("turn" in toast.text for toast in table(driver).toasts.standing)


def test_a_click_on_a_deck_is_nothing_while_the_table_turns(play: Play) -> None:
    driver = play("- - -", [MOUSE, None, None])
    driver.click(totem_at(driver).tabletop.ring.hands[0].deck)
    assert flips(driver) == grabs(driver) == []


def test_the_other_buttons_of_the_mouse_grab_nothing(play: Play) -> None:
    driver = play("- hard hard", [MOUSE, (), ()])
    driver.top.handle(Press(driver.now_ns, 1, "mouse", "mouse:3", True, totem(driver)))
    assert grabs(driver) == []


# Fingers


def test_tot_745_a_finger_on_its_grab_pad_grabs(play: Play) -> None:
    driver = play("- - - -", [TOUCH, None, TOUCH, None])
    assert set(totem_at(driver).tabletop.pads) == {0, 2}
    touch(driver, beside_the_deck(driver, 2))
    driver.run(400)
    touch(driver, totem_at(driver).tabletop.ring.hands[0].deck)
    assert grabs(driver)[:1] == [2]
    assert 1 not in grabs(driver)


def test_only_the_pads_of_touch_seats_count(play: Play) -> None:
    driver = play("- - - -", [TOUCH, None, None, None])
    touch(driver, totem_at(driver).tabletop.ring.hands[1].plate.center)
    touch(driver, totem_at(driver).tabletop.ring.hands[3].deck)
    assert grabs(driver) == []


def test_tot_745_fingers_on_the_totem_are_one_touch_seats_or_nobodys(play: Play) -> None:
    one = play("- - -", [None, TOUCH, None])
    touch(one, totem(one))
    assert grabs(one) == [1]
    two = play("- - -", [TOUCH, TOUCH, None])
    touch(two, totem(two))
    assert grabs(two) == []


def test_tot_709_a_finger_on_its_deck_turns_and_beside_it_grabs(play: Play) -> None:
    driver = play("- - -", [TOUCH, TOUCH, TOUCH], Options(flip_mode="own_key"))
    state, ring_now = table(driver).match.state, totem_at(driver).tabletop.ring
    driver.run(700)
    turner = state.pointer
    touch(driver, ring_now.hands[turner].deck)
    assert flips(driver) == [turner]
    assert grabs(driver) == []
    touch(driver, beside_the_deck(driver, turner))
    assert grabs(driver) == [turner]


def test_two_hands_each_with_fingers_have_two_pads(play: Play) -> None:
    driver = play("- -", [BOTH_TOUCH, None])
    state, pads = table(driver).match.state, totem_at(driver).tabletop.pads
    assert [state.owners[hand] for hand in pads] == [0, 0]
    left = next(hand for hand in pads if state.sides[hand] == "left")
    touch(driver, beside_the_deck(driver, left))
    assert grabs(driver) == [left]


def test_a_plate_with_a_wide_cap_says_the_side_with_the_name(play: Play) -> None:
    driver = play("- -", [BOTH_TOUCH, None])
    plates = [plate for _, plate in totem_at(driver).tabletop.plates]
    sides = ("right", "left")
    assert sum(plate.key == "Touch" for plate in plates) == 2
    for plate in plates:
        if plate.key == "Touch":
            assert (plate.name.partition(", ")[2] in sides, plate.note) == (True, "")
        else:
            assert plate.note in sides


def test_two_fingers_are_held_apart_and_let_go_apart(play: Play) -> None:
    driver = play("- - -", [TOUCH, TOUCH, None])
    controller = totem_at(driver)
    for hand in (0, 1):
        driver.batch += 1
        spot = beside_the_deck(driver, hand)
        driver.top.handle(Press(driver.now_ns, driver.batch, f"touch:{hand}", "touch", True, spot))
    assert set(controller.hearing.held) == {"touch:0", "touch:1"}
    driver.top.handle(Press(driver.now_ns, 9, "touch:0", "touch", False, (3, 3)))
    assert set(controller.hearing.held) == {"touch:1"}


def test_grab_pads_can_be_seen_and_go_with_their_person(play: Play) -> None:
    driver = play("- - - -", [TOUCH, None, None, None])
    scene = table(driver)
    (place, picture), *others = totem_at(driver).tabletop.inlays
    assert not others
    assert picture.get_size() == place.size
    corner = (place.centerx, place.bottom - 1)
    assert scene.layer.get_at(corner) != scene.cloth.get_at(corner)
    totem_at(driver).hand_over(0, "easy")
    assert totem_at(driver).tabletop.inlays == []
    driver.run(100)
    assert scene.layer.get_at(corner) == scene.cloth.get_at(corner)
    totem_at(driver).hand_over(0, "")
    assert len(totem_at(driver).tabletop.inlays) == 1


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (800, 600)])
@pytest.mark.parametrize("hands", [2, 3, 4, 5, 6, 7, 8, 9, 10, "two hands"])
def test_grab_pads_lie_in_the_window_apart_from_each_other_and_from_the_totem(
    size: tuple[int, int], hands: int | str
) -> None:
    angles = tuple(TWO_HANDS_ANGLES.values()) if isinstance(hands, str) else even_angles(hands)
    laid = ring(size, angles)
    pads = grab_pads(laid, tuple(range(len(angles))))
    totem_box = Rect(0, 0, round(laid.unit * 150), round(laid.unit * 150))
    totem_box.center = laid.centre
    for hand, pad in pads.items():
        assert Rect((0, 0), size).contains(pad)
        assert not pad.colliderect(totem_box)
        assert pad.collidepoint(laid.hands[hand].deck)
        assert min(pad.size) >= laid.unit * 48
        for other, place in enumerate(laid.hands):
            assert other == hand or not pad.collidepoint(place.deck)
        spot = mark_spot(pad, laid, laid.hands[hand], round(laid.unit * 30))
        assert pad.contains(spot)
    for one, another in combinations(pads.values(), 2):
        assert not one.colliderect(another)


# Gamepads


def test_tot_745_any_face_button_grabs_and_a_shoulder_turns(play: Play) -> None:
    driver = play("- - - -", [PAD, None, None, None], Options(flip_mode="own_key"))
    assert totem_at(driver).tabletop.plates[0][1].key == "Pad 1"
    bound = totem_at(driver).desk.bound
    actions = {control: found.action for control, found in bound}
    for number in range(4):
        assert actions[f"pad:0:button:{number}"] == "grab"
    for number in (9, 10):
        assert actions[f"pad:0:button:{number}"] == "flip"
    pad_press(driver, "button:3")
    assert grabs(driver) == [0]


def test_tot_745_with_two_hands_each_edge_grabs_for_its_hand() -> None:
    controls = (pad_controls(Options(), 2, "pad:0"), ())
    bound = read_controls(controls, (0, 0, 1, 1), ("left", "right", "left", "right"))
    grabbing = {control: found.who for control, found in bound if found.action == "grab"}
    assert {control: who for control, who in grabbing.items() if "pad" in control} == {
        "pad:0:button:9": 0, "pad:0:axis:4+": 0, "pad:0:button:10": 1, "pad:0:axis:5+": 1,
    }  # fmt: skip


def test_a_key_that_only_would_turn_gives_way_to_one_that_grabs() -> None:
    controls = (("0/grab=key:1", "0/flip=key:2"), ("0/grab=key:2", "0/flip=key:3"))
    bound = read_controls(controls, (0, 1), ("", ""))
    found = bound["key:2"]
    assert found is not None
    assert found.who == 1


def test_tot_733_a_lost_gamepad_pauses_with_a_sentence_until_it_is_back(
    play: Play,
) -> None:
    driver = play("- - hard", [PAD, None, ()])
    desk = Desk()
    driver.house.pads = desk.inputs.pads
    desk.plug(7)
    pad_press(driver, "button:0")
    for signal in desk.hear(pygame.JOYDEVICEREMOVED, instance_id=7):
        driver.top.handle(signal)
    assert table(driver).match.state.phase == "paused"
    gone = driver.top
    assert isinstance(gone, PadGoneScene)
    assert "Gamepad 1" in gone.title
    assert "Ann" in gone.sentence
    driver.run(200)
    gone.go_back()
    assert isinstance(driver.top, PauseScene)
    # Going on without it is asked once more.
    table(driver)._go_on()
    assert isinstance(driver.top, PadGoneScene)
    for signal in desk.plug(8):
        driver.top.handle(signal)
    assert isinstance(driver.top, PauseScene)
    table(driver)._go_on()
    assert driver.shows(table(driver))
    driver.run(2_200)
    before = len(grabs(driver))
    pad_press(driver, "button:2")
    assert grabs(driver)[before:] == [0]


def test_the_table_goes_on_without_a_gamepad_if_it_must(play: Play) -> None:
    driver = play("- - hard", [PAD, None, ()])
    driver.top.handle(DeviceChanged(driver.now_ns, "pad:0", present=False))
    gone = driver.top
    assert isinstance(gone, PadGoneScene)
    gone.anyway()
    assert driver.shows(table(driver))
    driver.run(2_200)
    assert table(driver).match.state.phase != "paused"


def test_a_gamepad_nobody_plays_with_pauses_without_a_sheet(play: Play) -> None:
    driver = play("- - hard", [None, None, ()])
    driver.top.handle(DeviceChanged(driver.now_ns, "pad:3", present=False))
    assert isinstance(driver.top, PauseScene)


# Whose answer it is


def test_tot_721_the_buttons_of_the_choice_obey_the_choosers_pointer_only(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = play("- - hard", [MOUSE, None, ()])
    controller = totem_at(driver)
    answers: list[TotemMove] = []
    monkeypatch.setattr(controller.hearing, "submit", lambda hand, move: answers.append(move))
    for chooser, answered in ((1, False), (2, False), (0, True)):
        controller.desk.view = replace(controller.view, chooser=chooser)
        driver.click(controller.centre.buttons["duel"].center)
        assert (answers[-1:] == [Choose(chooser, "duel", answers[-1].t)]
                if answers else False) is answered  # fmt: skip


# Offsets, and nothing to type


def test_tot_705_a_devices_offset_is_taken_off_its_presses(play: Play) -> None:
    driver = play("- - - -", [PAD, None, None, None], None, {"pad:0": 40, "keyboard": -20})
    controller = totem_at(driver)
    now = controller.desk.clock.ms(driver.now_ns)
    pad = Press(driver.now_ns, 1, "pad:0", "pad:0:button:0", True)
    keys = Press(driver.now_ns + 5 * MS, 2, "keyboard", "key:15", True)
    assert controller.hearing.stamps.ns(pad) == driver.now_ns - 40 * MS
    assert controller.hearing.stamps.ns(keys) == driver.now_ns + 25 * MS
    assert now > 40


def test_the_table_takes_no_text(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stopped"))
    play("- hard", [None, ()])
    assert told
