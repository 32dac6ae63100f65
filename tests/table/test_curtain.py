"""The curtain between people: hold to look. No press that was meant for something else lifts it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import KSCAN_ESCAPE, KSCAN_RETURN, KSCAN_SPACE, Rect

from game.jetriko.options import Options as JetrikoOptions
from game.stratego.moves import Attack
from scenes.input.signals import PointerMoved, Press
from scenes.table.curtain import DEAF_MS, HOLD_MS
from scenes.table.hand.table import HandTable
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.words import languages
from tests import jetriko_table, nyet_table, stratego_table
from tests.house.games import OF_CHOICES
from tests.table.house import (
    FRAME_NS,
    MS,
    Driver,
    furnished,
    lift,
    sitting_at,
    submit,
    table,
)
from tests.table.lettered import written
from tests.table.test_refused import laid, seated

FRAME_MS = FRAME_NS // MS + 1


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """Ann has the first card to play, then Ben; the curtain has just fallen for Ann."""
    state = nyet_table.position(["B1 R1", "B2 R2", "B3 R3"])
    with laid(tmp_path, "nyet", ("", "", "easy"), state) as opened:
        while sitting_at(opened).turns.curtain is None:
            opened.frame()
        yield opened


def hangs(driver: Driver) -> bool:
    return sitting_at(driver).turns.curtain is not None


def press(
    driver: Driver, device: str, control: str, pressed: bool = True, away: bool = False
) -> None:
    """Something goes down or up; a pointer in the middle of the curtain, or `away` from it."""
    on_it = sitting_at(driver).curtain_box.center
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
    assert 0.8 < sitting_at(driver).curtain.lifted(driver.now_ns) < 1
    driver.run(50 + 2 * FRAME_MS)
    assert not hangs(driver)
    assert sitting_at(driver).choosing.seat == 0
    assert len(table(driver).match.moves) == 0


@pytest.mark.parametrize(("device", "control"), HANDS)
def test_taps_lift_nothing_however_many(driver: Driver, device: str, control: str) -> None:
    for _ in range(30):
        press(driver, device, control)
        driver.run(HOLD_MS // 2)
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
    control = sitting_at(driver)
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
    driver.run(4_000)
    assert driver.watch(2_000) == 0
    assert table(driver).wake_ns is None


# The hand that waits


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_the_hand_of_whoever_is_called_lies_face_down(tmp_path: Path, game_id: str) -> None:
    """So many cards as they hold, and nothing else of them, until they look."""
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seated(game_id, ("", "")))) as driver:
        until_called(driver)
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        boxes = control.face_down(control.shown)
        assert len(boxes) == len(control.chair(control.bottom).view.hand) > 2
        assert control.open_hand(control.bottom) == control.shown.hand == ()
        covered = upper_left(driver, boxes[0])
        lift(driver)
        assert control.face_down(control.shown) == ()
        assert upper_left(driver, boxes[0]) != covered


def until_called(driver: Driver) -> None:
    """Until the curtain hangs; what everybody may answer is answered."""
    for _ in range(60 * 20):
        driver.frame()
        control = sitting_at(driver)
        if hangs(driver):
            return
        if control.answering is not None:
            submit(control, control.match.state.moves(control.answering)[0])
    raise AssertionError("nobody is called to the screen")


def upper_left(driver: Driver, box: Rect) -> bytes:
    """What is seen of a card beside the curtain, even where the next card lies over it."""
    corner = Rect(box.left + 8, box.top + 8, 12, 24)
    return pygame.image.tobytes(driver.screen.subsurface(corner), "RGB")


# What was said to one pair of eyes


def notes(driver: Driver) -> list[object]:
    """Hints, sentences, slips and cards that are being read."""
    scene = table(driver)
    reads = sitting_at(driver).reading.what
    return [
        note for note in (scene.hints.text, *scene.toasts.standing, scene.tip.terms, reads) if note
    ]


def test_a_hint_goes_with_the_one_who_may_know(tmp_path: Path) -> None:
    """Ann is told what the Spy can do and why something is refused: Ben reads none of it."""
    state = stratego_table.position("1 6 4 2 9", "5 2 F 4 3")
    with laid(tmp_path, "stratego", ("", ""), state) as driver:
        for hint in ("attack", "probe"):
            table(driver).hints.understood(hint)
        driver.run(50)
        lift(driver)
        assert "Spy" in table(driver).hints.text
        control = sitting_at(driver)
        submit(control, Attack(0, 4, 9))
        assert len(notes(driver)) > 1
        submit(control, control.match.state.moves(0)[0])
        assert notes(driver) == []
        while not hangs(driver):
            driver.frame()
            assert notes(driver) == []
            if control.held:
                control.go_on()


def test_a_card_that_was_being_read_is_put_away_when_the_time_is_up(tmp_path: Path) -> None:
    state = jetriko_table.position(
        ["G2 G4 R1", "B2 B4 Y1"], top="G3", options=JetrikoOptions(timer=15)
    )
    with laid(tmp_path, "jetriko", ("", ""), state) as driver:
        driver.run(50)
        lift(driver)
        control = sitting_at(driver)
        control.reading.open(control.to_read(None))
        assert notes(driver)
        driver.run(16_000)
        assert control.match.moves
        assert notes(driver) == []


def test_one_person_alone_keeps_the_hint(tmp_path: Path) -> None:
    state = stratego_table.position("1 6 4 2 9", "5 2 F 4 3")
    with laid(tmp_path, "stratego", ("", "easy"), state) as driver:
        driver.run(100)
        control = sitting_at(driver)
        assert table(driver).hints.text
        submit(control, control.match.state.moves(0)[0])
        assert table(driver).hints.text


@pytest.mark.parametrize("language", languages())
def test_whose_screen_it_is_stands_in_large_letters_if_letters_are_large(
    driver: Driver, language: str
) -> None:
    scene, sizes = table(driver), []
    scene.house.words.speak(language)
    for scene.house.lettering.scale in (1.0, 2.0):
        scene.resize(scene.size)
        scene.house.lettering.lines.clear()
        with written() as found:
            scene.draw(driver.screen, lambda: None)
        sizes.append(found[scene.house.words("curtain-name", name="Ann")])
    assert sizes[1] > sizes[0] * 1.4
    assert driver.screen.get_rect().contains(sitting_at(driver).curtain_box)


def test_whoever_is_called_shows_their_face_if_they_have_one(driver: Driver) -> None:
    """And the sign of their seat if not; the curtain hangs where it hung."""
    control = sitting_at(driver)
    box = control.curtain_box
    seen = []
    for cast in (("", "", "ada"), ("cleo", "", "ada"), ("juno", "", "ada")):
        control.cast = cast
        table(driver).dirty = True
        driver.frame()
        assert control.curtain_box == box
        seen.append(pygame.image.tobytes(driver.screen.subsurface(box), "RGB"))
    assert len(set(seen)) == 3
