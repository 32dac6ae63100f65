"""The totem hops home from whoever had it, hops twice more where it stands, and is heard there."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pygame
import pytest

from art.faces.totem.carving import Pose
from art.faces.totem.figure import figure
from scenes.controllers.totem.centre import HOME, RETURN_NS
from scenes.controllers.totem.ring import even_angles, ring, totem_with
from sounds.names import Sound
from tests.table.house import MS, Driver, table
from tests.table.test_totem_hints import at, controller_of, grab

PILES = ["S2-P", "S1-P", "K1-Y", "T1-O"]


def until_home(driver: Driver) -> None:
    """Somebody has grabbed; let time pass until the totem goes back."""
    centre = controller_of(driver).centre
    for _ in range(60 * 20):
        driver.unseen()
        if not centre.home:
            break
    while not centre.home:
        driver.unseen(MS)


def test_it_goes_in_an_arc_and_settles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, Sound]] = []
    with at(tmp_path, [5] * 4, PILES) as driver:
        grab(driver, 1)
        until_home(driver)
        begun, centre = driver.now_ns, controller_of(driver).centre
        monkeypatch.setattr(driver.house.mixer, "play",
                            lambda sound: heard.append((driver.now_ns - begun, sound)))  # fmt: skip
        ways, heights = [centre._spot(begun)], [0]
        while driver.now_ns - begun < RETURN_NS + 50 * MS:
            driver.unseen(MS)
            ways.append(centre._spot(driver.now_ns))
            heights.append(centre._above(driver.now_ns))
        down = round(RETURN_NS * HOME / MS)
        assert max(heights[:down]) > 0.25 * centre.size
        assert max(heights[down + 5 :]) == pytest.approx(0.1 * centre.size, abs=1)
        assert heights[down] <= 2
        assert heights[-1] == 0
        assert ways[down] == ways[-1] == centre.ring.centre
        thumps = [at / MS for at, sound in heard if sound is Sound.THUMP]
        assert thumps == [pytest.approx(down, abs=3)]
        assert not centre.moving(driver.now_ns + 1_000 * MS)


def test_without_motion_it_is_there_and_heard_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Sound] = []
    with at(tmp_path, [5] * 4, PILES) as driver:
        table(driver).motion.mode = "reduced"
        monkeypatch.setattr(driver.house.mixer, "play", heard.append)
        grab(driver, 1)
        until_home(driver)
        driver.unseen()
        assert heard.count(Sound.THUMP) == 1
        assert controller_of(driver).centre._above(driver.now_ns) == 0


@pytest.mark.parametrize("mode", ["normal", "reduced", "off"])
def test_what_was_fought_for_is_seen_until_it_goes_without_motion_too(
    tmp_path: Path, mode: str
) -> None:
    with at(tmp_path, [5] * 4, ["S1-P", "S1-G", "K1-Y", "T1-O"]) as driver:
        table(driver).motion.mode = mode
        hands = controller_of(driver).tabletop.ring.hands
        driver.frame()

        def seen() -> list[tuple[int, ...]]:
            return [tuple(driver.screen.get_at(hand.pile)) for hand in hands[:2]]

        before = seen()
        grab(driver, 1)
        driver.run(300)
        assert seen() == before
        driver.run(1000)
        assert all(now != then for now, then in zip(seen(), before, strict=True))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("hands", range(2, 11))
def test_whoever_has_it_has_it_near_their_deck_and_off_all_plates(
    size: tuple[int, int], hands: int
) -> None:
    table = ring(size, even_angles(hands))
    for number, place in enumerate(table.hands):
        totem = totem_with(table, number)
        assert pygame.Rect((0, 0), size).contains(totem)
        (x, y), (deck_x, deck_y) = totem.center, place.deck
        assert hypot(x - deck_x, y - deck_y) < 1.5 * table.totem + table.deck_card
        covered = [totem.clip(other.plate) for other in table.hands]
        share = sum(box.width * box.height for box in covered) / (totem.width * totem.height)
        assert share < 0.2


def test_no_pose_is_drawn_in_the_frame_that_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at(tmp_path, [5] * 4, PILES, knock_over=True) as driver:
        control = controller_of(driver)
        for make in control.pictures_to_come():
            make()
        drawn: list[str] = []
        poses: list[Pose] = ["standing", "blinking", "lying"]
        monkeypatch.setattr("art.paint.drawn", lambda source, _size: drawn.append(source))
        for pose in poses:
            figure(control.centre.size, pose)
    assert not drawn
