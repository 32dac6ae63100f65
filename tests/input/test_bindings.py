"""Who has which control, what it is called, and how a new one is chosen."""

from __future__ import annotations

import pygame
import pytest

from scenes.input.bindings import (
    Bindings,
    Bound,
    Recorder,
    Taken,
    awkward,
    cap_label,
    device_name,
    label,
)
from scenes.input.keyboard import key
from scenes.input.signals import FocusChanged
from scenes.words import Words
from tests.input.fakes import SIZE, press

A, L, SPACE = key(pygame.KSCAN_A), key(pygame.KSCAN_L), key(pygame.KSCAN_SPACE)


def test_tot_740_no_key_serves_two_hands() -> None:
    bindings: Bindings[int] = Bindings()
    assert bindings.add(A, 0, "grab") is None
    taken = bindings.add(A, 1, "grab")
    assert taken == Taken(A, 0, "grab")
    assert taken.code == "key-taken"
    assert bindings[A] == Bound(0, "grab")
    assert bindings.add(A, 0, "flip") == Taken(A, 0, "grab")
    assert bindings.add(A, 0, "grab") is None


def test_tot_740_every_binding_can_be_changed() -> None:
    bindings: Bindings[str] = Bindings()
    bindings.add(A, "Ann", "grab")
    bindings.add(SPACE, "Ann", "grab")
    bindings.add(L, "Ben", "grab")
    assert bindings.of("Ann", "grab") == [A, SPACE]
    assert bindings.change(L, "Ann", "grab") == Taken(L, "Ben", "grab")
    assert bindings.of("Ann", "grab") == [A, SPACE]
    assert bindings.change("pad:0:button:1", "Ann", "grab") is None
    assert bindings.of("Ann", "grab") == ["pad:0:button:1"]
    assert bindings[A] is None
    bindings.free(L)
    assert dict(bindings) == {"pad:0:button:1": Bound("Ann", "grab")}


def test_tot_740_presses_and_releases_find_their_hand() -> None:
    bindings: Bindings[int] = Bindings()
    bindings.add(A, 3, "grab")
    assert bindings.heard(press(0, A)) == Bound(3, "grab")
    assert bindings.heard(press(0, A, pressed=False)) == Bound(3, "grab")
    assert bindings.heard(press(0, L)) is None


@pytest.mark.parametrize(
    "code",
    [pygame.KSCAN_LSHIFT, pygame.KSCAN_RALT, pygame.KSCAN_LGUI, pygame.KSCAN_CAPSLOCK,
     pygame.KSCAN_TAB],
)  # fmt: skip
def test_tot_742_keys_the_system_reacts_to_are_warned_of(code: int) -> None:
    assert awkward(key(code))


def test_tot_742_other_controls_are_not_warned_of() -> None:
    assert not any(awkward(control) for control in (A, SPACE, "mouse:1", "pad:0:button:0"))


def test_tot_740_keys_are_shown_with_the_local_letter() -> None:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    words = Words()
    assert label(A, words) == "A"
    assert label(key(pygame.KSCAN_SEMICOLON), words) == ";"
    assert label(key(pygame.KSCAN_1), words) == "1"
    assert label(SPACE, words) == "Space"
    assert label(key(pygame.KSCAN_KP_PLUS), words) == words("input-key-keypad", sign="+")
    assert label(key(pygame.KSCAN_F5), words) == "F5"
    assert label(key(400), words) == "Key 400"


def test_tot_740_the_letter_follows_the_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.input.bindings.printed", {pygame.KSCAN_A: "Q"}.get)
    assert label(A, Words()) == "Q"


def test_tot_745_pads_mouse_and_touch_have_names() -> None:
    words = Words()
    names = ["pad:0:button:1", "pad:1:hat:0:up", "pad:0:axis:3+", "pad:0:axis:5+",
             "pad:1:button:9", "mouse:1", "mouse:6", "touch"]  # fmt: skip
    assert [label(name, words) for name in names] == [
        "Gamepad 1, button 2", "Gamepad 2, pad up", "Gamepad 1, axis 4 +",
        "Gamepad 1, right trigger", "Gamepad 2, left shoulder", "Left click",
        "Mouse button 6", "Touch",
    ]  # fmt: skip


def test_key_caps_have_short_names() -> None:
    words = Words()
    caps: dict[tuple[str, ...], str] = {
        (): "", ("mouse:1",): "Mouse", ("touch",): "Touch", ("key:44",): "Space",
        ("pad:0:button:0",): "P1 B1", ("pad:1:button:10",): "P2 R", ("pad:0:axis:4+",): "P1 LT",
        ("pad:0:axis:0-",): "P1 A1", ("pad:0:hat:0:left",): "P1 <",
        ("pad:2:button:0", "pad:2:button:1"): "Pad 3",
    }  # fmt: skip
    assert {controls: cap_label(controls, words) for controls in caps} == caps


def test_devices_have_names() -> None:
    names = [device_name(device, Words()) for device in ("keyboard", "mouse", "touch:7", "pad:1")]
    assert names == ["Keyboard", "Mouse", "Touch", "Gamepad 2"]


def test_every_named_key_has_a_message() -> None:
    from scenes.input.bindings import NAMED

    words = Words()
    assert all(words.has(f"input-key-{name}") for name in NAMED.values())


def test_the_recorder_takes_the_first_press() -> None:
    recorder = Recorder()
    recorder.handle(FocusChanged(0, focused=True))
    recorder.handle(press(0, A, pressed=False))
    assert not recorder.done
    recorder.handle(press(1, "pad:0:axis:5+", device="pad:0"))
    recorder.handle(press(2, L))
    assert recorder.done
    assert recorder.control == "pad:0:axis:5+"


def test_escape_gives_the_recorder_up() -> None:
    recorder = Recorder()
    recorder.handle(press(1, key(pygame.KSCAN_ESCAPE)))
    recorder.handle(press(2, A))
    assert recorder.given_up
    assert recorder.control is None
