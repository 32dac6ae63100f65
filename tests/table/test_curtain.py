"""The curtain between people: hold to look. No press that was meant for something else lifts it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import KSCAN_ESCAPE, KSCAN_RETURN, KSCAN_SPACE

from scenes.input.signals import PointerMoved, Press
from scenes.table.curtain import DEAF_MS, HOLD_MS
from scenes.table.scene import TableScene
from tests import nyet_table
from tests.table.house import FRAME_NS, MS, Driver, lift, table
from tests.table.test_refused import laid, sitting

FRAME_MS = FRAME_NS / MS


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """Ann has the first card to play, then Ben; the curtain has just fallen for Ann."""
    state = nyet_table.position(["B1 R1", "B2 R2", "B3 R3"])
    with laid(tmp_path, "nyet", ("", "", "easy"), state) as opened:
        while sitting(opened).turns.curtain is None:
            opened.frame()
        yield opened


def hangs(driver: Driver) -> bool:
    return sitting(driver).turns.curtain is not None


def press(
    driver: Driver, device: str, control: str, pressed: bool = True, away: bool = False
) -> None:
    """Something goes down or up; a pointer in the middle of the curtain, or `away` from it."""
    on_it = sitting(driver).choosing.curtain_box.center
    pos = (3, 3) if away else on_it if device == "mouse" or device.startswith("touch") else None
    driver.batch += 1
    driver.top.handle(Press(driver.now_ns, driver.batch, device, control, pressed, pos))


HANDS = [
    ("keyboard", f"key:{KSCAN_RETURN}"), ("keyboard", f"key:{KSCAN_SPACE}"), ("mouse", "mouse:1"),
    ("touch:3", "touch"), ("pad:0", "pad:0:button:0"),
]  # fmt: skip


@pytest.mark.parametrize(("device", "control"), HANDS)
def test_whoever_holds_it_long_enough_sees_the_cards(
    driver: Driver, device: str, control: str
) -> None:
    driver.run(DEAF_MS + 50)
    press(driver, device, control)
    driver.run(HOLD_MS - 50)
    assert hangs(driver)
    assert 0.8 < sitting(driver).curtain.lifted(driver.now_ns) < 1
    driver.run(50 + 2 * FRAME_MS)
    assert not hangs(driver)
    assert sitting(driver).choosing.seat == 0
    assert len(table(driver).match.moves) == 0


@pytest.mark.parametrize(("device", "control"), HANDS)
def test_taps_lift_nothing_however_many(driver: Driver, device: str, control: str) -> None:
    for _ in range(30):
        press(driver, device, control)
        driver.run(HOLD_MS / 2)
        press(driver, device, control, pressed=False)
        driver.run(30)
    assert hangs(driver)


def test_what_went_down_too_soon_lifts_nothing(driver: Driver) -> None:
    """A press of the turn before, or right after the curtain fell: it must be pressed anew."""
    press(driver, "keyboard", f"key:{KSCAN_RETURN}")
    driver.run(DEAF_MS + 3 * HOLD_MS)
    assert hangs(driver)
    press(driver, "keyboard", f"key:{KSCAN_RETURN}", pressed=False)
    press(driver, "keyboard", f"key:{KSCAN_RETURN}")
    driver.run(HOLD_MS + 2 * FRAME_MS)
    assert not hangs(driver)


def test_the_key_that_ended_a_turn_does_not_show_the_next_hand(driver: Driver) -> None:
    lift(driver)
    control = sitting(driver)
    control.choosing.targets.focus = control.choosing.targets.all[0].what
    driver.press(KSCAN_RETURN)
    assert len(table(driver).match.moves) == 1
    driver.run(6_000)
    assert control.turns.curtain == 1
    driver.press(KSCAN_RETURN, pressed=False)
    driver.run(HOLD_MS * 2)
    assert control.turns.curtain == 1
    lift(driver)
    assert control.turns.viewer == 1


def test_a_pointer_that_slides_off_or_presses_beside_it_lifts_nothing(driver: Driver) -> None:
    driver.run(DEAF_MS + 50)
    press(driver, "mouse", "mouse:1")
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", (3, 3)))
    driver.run(2 * HOLD_MS)
    assert hangs(driver)
    press(driver, "touch:1", "touch", away=True)
    driver.run(2 * HOLD_MS)
    assert hangs(driver)


def test_a_pause_ends_the_holding(driver: Driver) -> None:
    """Who let go while another scene was on top was not heard."""
    driver.run(DEAF_MS + 50)
    driver.press(KSCAN_RETURN)
    driver.tap(KSCAN_ESCAPE)
    assert not isinstance(driver.top, TableScene)
    driver.run(100)
    driver.stage.pop()
    driver.run(2 * HOLD_MS)
    assert hangs(driver)


def test_a_curtain_that_nobody_holds_costs_nothing(driver: Driver) -> None:
    driver.run(3_000)
    assert driver.run(2_000) == 0
    assert table(driver).wake_ns is None
