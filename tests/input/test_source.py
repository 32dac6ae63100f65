"""Events in, signals out."""

from __future__ import annotations

import pygame
import pytest

from scenes.input.signals import (
    DeviceChanged,
    Exposed,
    FocusChanged,
    PointerMoved,
    Press,
    Quit,
    Resized,
    Scrolled,
    Typed,
)
from tests.input.fakes import SIZE, Desk, told

A, L = pygame.KSCAN_A, pygame.KSCAN_L


# Stamps (TOT-703, TOT-704)


def test_tot_703_a_press_is_stamped_when_it_is_taken_from_the_queue(desk: Desk) -> None:
    before = desk.clock.now
    desk.signals()
    desk.clock.forward(2)
    (press,) = desk.key(A)
    assert isinstance(press, Press)
    assert press.t_ns == desk.clock.now
    assert press.since_ns == before


def test_tot_703_queue_order_is_kept(desk: Desk) -> None:
    keys = [A, L, pygame.KSCAN_F, pygame.KSCAN_J]
    for code in keys:
        desk.post(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode="")
    heard = desk.signals()
    assert told(heard) == [(f"key:{code}", True) for code in keys]
    assert len({press.batch for press in heard if isinstance(press, Press)}) == 1


def test_tot_704_every_look_is_a_batch_of_its_own(desk: Desk) -> None:
    (first,), (second,) = desk.key(A), desk.key(L)
    assert isinstance(first, Press)
    assert isinstance(second, Press)
    assert second.batch > first.batch


def test_tot_703_waiting_ends_at_once_when_something_is_there(desk: Desk) -> None:
    desk.post(pygame.KEYDOWN, scancode=A, key=0, mod=0, unicode="")
    heard = desk.inputs.wait(desk.clock.now + 10**12)
    assert told([one.signal for one in heard if one.signal]) == [("key:4", True)]


def test_waiting_for_a_moment_that_has_passed_only_looks_once(desk: Desk) -> None:
    assert desk.inputs.wait(desk.clock.now) == []
    assert desk.inputs.wait(0) == []


def test_every_event_is_kept_raw_for_the_menus(desk: Desk) -> None:
    desk.post(pygame.TEXTEDITING, text="a", start=0, length=1)
    desk.post(pygame.KEYDOWN, scancode=A, key=0, mod=0, unicode="")
    desk.post(pygame.KEYDOWN, scancode=A, key=0, mod=0, unicode="")
    heard = desk.inputs.drain()
    assert [one.raw.type for one in heard if one.raw] == [
        pygame.TEXTEDITING, pygame.KEYDOWN, pygame.KEYDOWN,
    ]  # fmt: skip
    assert [one.signal is not None for one in heard] == [False, True, False]


# Keys


def test_tot_740_a_key_is_known_by_its_place_whatever_is_printed_on_it(desk: Desk) -> None:
    latin = desk.hear(pygame.KEYDOWN, scancode=A, key=pygame.K_a, mod=0, unicode="a")
    desk.key(A, down=False)
    hebrew = desk.hear(pygame.KEYDOWN, scancode=A, key=ord("ש"), mod=0, unicode="ש")
    assert told(latin) == told(hebrew) == [("key:4", True)]


def test_tot_746_key_repeats_are_no_presses(desk: Desk) -> None:
    assert told(desk.key(A)) == [("key:4", True)]
    for _ in range(5):
        assert desk.key(A) == []
    assert told(desk.key(A, down=False)) == [("key:4", False)]
    assert desk.key(A, down=False) == []
    assert told(desk.key(A)) == [("key:4", True)]


def test_focus_loss_releases_what_is_held(desk: Desk) -> None:
    desk.key(A)
    desk.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
    heard = desk.hear(pygame.WINDOWFOCUSLOST)
    assert told(heard) == [("key:4", False), ("mouse:1", False)]
    assert heard[-1] == FocusChanged(desk.clock.now, focused=False)
    assert desk.inputs.held == set()
    # The system lets go, too; that is no second release.
    assert desk.key(A, down=False) == []


def test_keys_pressed_by_the_system_on_focus_gain_are_ignored(desk: Desk) -> None:
    desk.key(A)
    desk.hear(pygame.WINDOWFOCUSLOST)
    desk.clock.forward(5000)
    assert desk.hear(pygame.WINDOWFOCUSGAINED) == [FocusChanged(desk.clock.now, focused=True)]
    desk.clock.forward(149)
    assert desk.key(A) == []
    assert desk.key(A, down=False) == []
    desk.clock.forward(1)
    assert told(desk.key(A)) == [("key:4", True)]


def test_the_first_focus_of_a_window_swallows_no_key(desk: Desk) -> None:
    desk.hear(pygame.WINDOWFOCUSGAINED)
    assert told(desk.key(A)) == [("key:4", True)]


def test_typed_text(desk: Desk) -> None:
    assert desk.hear(pygame.TEXTINPUT, text="é") == [Typed(desk.clock.now, "é")]


# Mouse and fingers (TOT-745, TOT-746)


def test_tot_745_the_mouse_is_one_device(desk: Desk) -> None:
    (press,) = desk.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=(30, 40), touch=False)
    assert isinstance(press, Press)
    assert (press.device, press.control, press.pos) == ("mouse", "mouse:1", (30, 40))
    assert told(desk.hear(pygame.MOUSEBUTTONUP, button=1, pos=(31, 40), touch=False)) == [
        ("mouse:1", False)
    ]


def test_tot_746_the_wheel_and_a_drag_are_no_presses(desk: Desk) -> None:
    for button in (4, 5):
        assert desk.hear(pygame.MOUSEBUTTONDOWN, button=button, pos=(0, 0)) == []
        assert desk.hear(pygame.MOUSEBUTTONUP, button=button, pos=(0, 0)) == []
    moved = desk.hear(pygame.MOUSEMOTION, pos=(7, 8), rel=(1, 1), buttons=(1, 0, 0), touch=False)
    assert moved == [PointerMoved(desk.clock.now, "mouse", (7, 8))]
    assert desk.hear(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-0.5) == [
        Scrolled(desk.clock.now, -0.5, (7, 8))
    ]


def finger(desk: Desk, kind: int, number: int, x: float, y: float) -> list[object]:
    return list(desk.hear(kind, touch_id=1, finger_id=number, x=x, y=y, dx=0, dy=0))


def test_tot_745_every_finger_is_a_pointer_of_its_own(desk: Desk) -> None:
    heard = [
        *finger(desk, pygame.FINGERDOWN, 11, 0.25, 0.5),
        *finger(desk, pygame.FINGERDOWN, 12, 0.75, 0.5),
        *finger(desk, pygame.FINGERMOTION, 12, 0.5, 0.5),
        *finger(desk, pygame.FINGERUP, 11, 0.25, 0.5),
    ]
    presses = [s for s in heard if isinstance(s, Press)]
    assert [(p.device, p.control, p.pressed, p.pos) for p in presses] == [
        ("touch:11", "touch", True, (320, 360)),
        ("touch:12", "touch", True, (960, 360)),
        ("touch:11", "touch", False, (320, 360)),
    ]
    assert heard[2] == PointerMoved(desk.clock.now, "touch:12", (640, 360))


def test_tot_746_the_mouse_events_a_finger_also_causes_are_dropped(desk: Desk) -> None:
    finger(desk, pygame.FINGERDOWN, 11, 0.25, 0.5)
    assert desk.hear(pygame.MOUSEMOTION, pos=(320, 360), touch=True) == []
    assert desk.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=(320, 360), touch=True) == []
    assert desk.hear(pygame.MOUSEBUTTONUP, button=1, pos=(320, 360), touch=True) == []


@pytest.mark.parametrize(
    ("ms", "pos", "dropped"),
    [(49, (340, 380), True), (51, (320, 360), False), (10, (341, 360), False)],
)
def test_tot_746_an_unmarked_copy_is_known_by_time_and_place(
    desk: Desk, ms: int, pos: tuple[int, int], dropped: bool
) -> None:
    finger(desk, pygame.FINGERDOWN, 11, 0.25, 0.5)
    desk.clock.forward(ms)
    down = desk.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=pos, touch=False)
    up = desk.hear(pygame.MOUSEBUTTONUP, button=1, pos=pos, touch=False)
    assert [not down, not up] == [dropped, dropped]


def mouse_at(desk: Desk, pos: tuple[int, int]) -> None:
    desk.hear(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)


def click(desk: Desk, pos: tuple[int, int]) -> list[object]:
    return [
        *desk.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=pos, touch=False),
        *desk.hear(pygame.MOUSEBUTTONUP, button=1, pos=pos, touch=False),
    ]


def test_tot_745_a_mouse_that_waits_beside_a_finger_presses_for_itself(desk: Desk) -> None:
    mouse_at(desk, (331, 352))
    for _ in range(3):
        finger(desk, pygame.FINGERDOWN, 11, 0.25, 0.5)
        desk.clock.forward(12)
        assert len(click(desk, (331, 352))) == 2
        finger(desk, pygame.FINGERUP, 11, 0.25, 0.5)
        desk.clock.forward(400)


def test_tot_746_a_copy_jumps_to_the_finger_however_often_it_taps_there(desk: Desk) -> None:
    mouse_at(desk, (900, 100))
    for wait in (12, 12, 12):
        finger(desk, pygame.FINGERDOWN, 11, 0.25, 0.5)
        desk.clock.forward(wait)
        mouse_at(desk, (320, 360))
        assert click(desk, (320, 360)) == []
        finger(desk, pygame.FINGERUP, 11, 0.25, 0.5)
        desk.clock.forward(400)
        mouse_at(desk, (321, 360))


def test_tot_745_a_finger_has_one_copy_and_what_comes_beside_it_is_the_mouses(desk: Desk) -> None:
    finger(desk, pygame.FINGERDOWN, 11, 0.25, 0.5)
    assert click(desk, (320, 360)) == []
    assert len(click(desk, (320, 360))) == 2


# Gamepads (TOT-745)


def test_tot_745_every_button_of_a_gamepad_is_a_control(desk: Desk) -> None:
    assert desk.plug(instance=7) == [DeviceChanged(desk.clock.now, "pad:0", present=True)]
    assert told(desk.hear(pygame.JOYBUTTONDOWN, joy=0, instance_id=7, button=2)) == [
        ("pad:0:button:2", True)
    ]
    assert told(desk.hear(pygame.JOYBUTTONUP, joy=0, instance_id=7, button=2)) == [
        ("pad:0:button:2", False)
    ]


def axis(desk: Desk, value: float, number: int = 5) -> list[tuple[str, bool]]:
    return told(desk.hear(pygame.JOYAXISMOTION, joy=0, instance_id=7, axis=number, value=value))


def test_tot_745_a_trigger_is_pressed_far_down_and_released_far_up(desk: Desk) -> None:
    desk.plug(instance=7)
    assert axis(desk, -1.0) == []
    assert axis(desk, 0.59) == []
    assert axis(desk, 0.6) == [("pad:0:axis:5+", True)]
    assert axis(desk, 0.45) == axis(desk, 0.7) == []
    assert axis(desk, 0.4) == [("pad:0:axis:5+", False)]
    assert axis(desk, -1.0) == []


def test_a_stick_has_two_sides(desk: Desk) -> None:
    desk.plug(instance=7)
    assert axis(desk, 0.1, 0) == []
    assert axis(desk, -0.9, 0) == [("pad:0:axis:0-", True)]
    assert axis(desk, 0.9, 0) == [("pad:0:axis:0-", False), ("pad:0:axis:0+", True)]


def test_a_hat_has_four_ways(desk: Desk) -> None:
    desk.plug(instance=7)

    def hat(x: int, y: int) -> list[tuple[str, bool]]:
        return told(desk.hear(pygame.JOYHATMOTION, joy=0, instance_id=7, hat=0, value=(x, y)))

    assert hat(-1, 0) == [("pad:0:hat:0:left", True)]
    assert hat(1, 1) == [
        ("pad:0:hat:0:left", False), ("pad:0:hat:0:right", True), ("pad:0:hat:0:up", True),
    ]  # fmt: skip
    assert hat(0, 0) == [("pad:0:hat:0:right", False), ("pad:0:hat:0:up", False)]


def test_a_gamepad_unplugged_lets_go_and_keeps_its_number(desk: Desk) -> None:
    desk.plug(instance=7, guid="one")
    desk.plug(instance=8, guid="two")
    desk.hear(pygame.JOYBUTTONDOWN, joy=0, instance_id=7, button=2)
    heard = desk.hear(pygame.JOYDEVICEREMOVED, instance_id=7)
    assert told(heard) == [("pad:0:button:2", False)]
    assert heard[-1] == DeviceChanged(desk.clock.now, "pad:0", present=False)
    assert desk.inputs.pads.present == ("pad:1",)
    # What a pad says after it is gone is nobody's.
    assert desk.hear(pygame.JOYBUTTONDOWN, joy=0, instance_id=7, button=2) == []
    assert desk.plug(instance=9, guid="one") == [
        DeviceChanged(desk.clock.now, "pad:0", present=True)
    ]
    assert told(desk.hear(pygame.JOYBUTTONDOWN, joy=0, instance_id=9, button=0)) == [
        ("pad:0:button:0", True)
    ]


def test_a_gamepad_that_cannot_be_opened_is_left_alone(desk: Desk, expect_log: object) -> None:
    assert callable(expect_log)
    expect_log("a gamepad came and could not be opened")
    assert desk.hear(pygame.JOYDEVICEADDED, device_index=3, guid="x") == []
    assert desk.inputs.pads.present == ()


# The window


def test_a_new_size_is_told_once_when_it_has_settled(desk: Desk) -> None:
    for width in (1290, 1300, 1400):
        assert desk.hear(pygame.WINDOWSIZECHANGED, x=width, y=800) == []
        assert desk.hear(pygame.VIDEORESIZE, size=(width, 800), w=width, h=800) == []
        desk.clock.forward(60)
    assert desk.signals() == []
    desk.clock.forward(40)
    assert desk.signals() == [Resized(desk.clock.now, (1400, 800))]
    assert desk.signals() == []


def test_a_size_that_comes_back_is_not_told(desk: Desk) -> None:
    desk.hear(pygame.WINDOWSIZECHANGED, x=1400, y=800)
    desk.hear(pygame.WINDOWSIZECHANGED, x=SIZE[0], y=SIZE[1])
    desk.clock.forward(200)
    assert desk.signals() == []


def test_fingers_are_placed_in_the_window_as_it_is(desk: Desk) -> None:
    desk.hear(pygame.WINDOWSIZECHANGED, x=2000, y=1000)
    (press,) = finger(desk, pygame.FINGERDOWN, 1, 0.5, 0.5)
    assert isinstance(press, Press)
    assert press.pos == (1000, 500)


def test_closing_and_uncovering(desk: Desk) -> None:
    assert desk.hear(pygame.QUIT) == [Quit(desk.clock.now)]
    assert desk.hear(pygame.WINDOWEXPOSED) == [Exposed(desk.clock.now)]
