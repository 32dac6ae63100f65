"""The speed of a table: a button in its corner, and the way to one's next turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots.worker import Slices, Task
from game.chance import Chance
from game.frantic.options import MODULES_OF, Options
from game.frantic.steps import AskPlay
from scenes.input.signals import Press
from scenes.menus.result import ResultScene
from scenes.storage.settings import Speed, load
from scenes.table.kit import lay_table
from scenes.table.motion import PACES
from scenes.table.tempo import CHOICES, IMPATIENT_MS, PATIENT_MS
from tests.frantic_table import position
from tests.table.frantic_questions import controller, seating
from tests.table.house import FRAME_NS, MS, Driver, at_once, furnished, submit, table
from tests.table.house import seating as against_time
from tests.table.laid import laid

F4, F8 = pygame.KSCAN_F4, pygame.KSCAN_F8
SEVEN_BOTS = "- easy easy easy easy easy easy easy"
LONGEST_MATCH_NS = 3600 * 1000 * MS


def at_table(home: Path, levels: str = "- easy easy", speed: Speed = "normal") -> Driver:
    house = furnished(home)
    house.settings.speed = speed
    driver = Driver(house, lay_table(house, seating(levels)))
    driver.run(50)
    return driver


def until_asked(driver: Driver) -> float:
    """Let time pass until the person is asked; how many s that took."""
    control, begun = controller(driver), driver.now_ns
    while control.answering is None or not control.rests:
        driver.unseen()
        assert driver.now_ns - begun < LONGEST_MATCH_NS
    return (driver.now_ns - begun) / 1e9


def played_on(driver: Driver) -> float:
    """The person takes a card and passes; how many s until they are asked again."""
    control = controller(driver)
    until_asked(driver)
    while control.match.asked == (0,):
        submit(control, control.chair(0).moves[-1])
    return until_asked(driver)


# By every device


def by_mouse(driver: Driver, name: str) -> None:
    driver.click(table(driver).corner.boxes[name].center)


def by_finger(driver: Driver, name: str) -> None:
    pos = table(driver).corner.boxes[name].center
    for down in (True, False):
        driver.top.handle(Press(driver.now_ns, 1, "touch", "touch", down, pos))


def by_key(driver: Driver, name: str) -> None:
    driver.tap(F8 if name == "speed" else F4)


def by_gamepad(driver: Driver, name: str) -> None:
    scene = table(driver)
    control = "pad:0:button:4"
    while scene.corner.focused != scene.corner.boxes[name]:
        driver.top.handle(Press(driver.now_ns, 1, "pad:0", control, True))
    driver.top.handle(Press(driver.now_ns, 1, "pad:0", "pad:0:button:0", True))


BY = pytest.mark.parametrize("press", [by_mouse, by_finger, by_key, by_gamepad])


@BY
def test_every_device_chooses_the_speed_and_it_is_kept(tmp_path: Path, press: object) -> None:
    assert callable(press)
    with at_table(tmp_path) as driver:
        scene, chosen = table(driver), driver.house.settings
        seen = []
        for _ in CHOICES:
            press(driver, "speed")
            seen.append(chosen.speed)
            assert scene.motion.pace == PACES[chosen.speed]
            assert scene.tip.terms == ("corner speed",)
        assert seen == ["fast", "very-fast", "slow", "normal"]
        press(driver, "speed")
    assert load(driver.house.paths)[0].speed == "fast"


@BY
def test_every_device_goes_on_to_ones_turn(tmp_path: Path, press: object) -> None:
    assert callable(press)
    with at_table(tmp_path, SEVEN_BOTS) as driver:
        control = controller(driver)
        until_asked(driver)
        while control.match.asked == (0,):
            submit(control, control.chair(0).moves[-1])
        driver.frame()
        press(driver, "skip")
        assert control.skipping
        assert until_asked(driver) < 2
        driver.frame()
        assert not control.skipping


# What it changes


def test_the_button_shows_the_speed_and_says_it(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        scene = table(driver)
        pictures = set()
        for speed in CHOICES:
            driver.house.settings.speed = speed
            driver.frame()
            scene.stale(scene.corner.area())
            driver.frame()
            box = scene.corner.boxes["speed"]
            pictures.add(pygame.image.tobytes(scene.layer.subsurface(box), "RGB"))
        assert len(pictures) == len(CHOICES)
        assert scene.explained.meaning("corner speed")[0] == "Speed: very fast"


def test_a_faster_table_lets_one_wait_less(tmp_path: Path) -> None:
    took = []
    for number, speed in enumerate(CHOICES):
        with at_table(tmp_path / str(number), SEVEN_BOTS, speed) as driver:
            took.append(played_on(driver))
    assert took == sorted(took, reverse=True)
    assert took[0] > 3 * took[2] > 4 * took[3]


@pytest.mark.parametrize("speed", CHOICES)
def test_at_fast_it_goes_ever_faster_for_whoever_waits(tmp_path: Path, speed: Speed) -> None:
    with at_table(tmp_path, SEVEN_BOTS, speed) as driver:
        control, motion = controller(driver), table(driver).motion
        until_asked(driver)
        answered = driver.now_ns
        while control.match.asked == (0,):
            submit(control, control.chair(0).moves[-1])
        seen = []
        while (driver.now_ns - answered) / MS < IMPATIENT_MS + 100:
            driver.unseen()
            seen.append(motion.pace)
        patient = seen[: int(PATIENT_MS * MS / FRAME_NS)]
        assert set(patient) == {PACES[speed]}
        if speed != "fast":
            assert set(seen) == {PACES[speed]}
            return
        slowness = [pace.seen for pace in seen]
        assert slowness == sorted(slowness, reverse=True)
        assert len(set(slowness)) > 100
        # What is to be read stands as long as ever.
        assert seen[-1] == replace(PACES["very-fast"], read=PACES["fast"].read)
        until_asked(driver)
        submit(control, control.chair(0).moves[-1])
        driver.unseen()
        assert motion.pace == PACES["fast"]


def test_bots_pause_as_long_as_the_settings_say(tmp_path: Path) -> None:
    took = []
    for pauses in ("long", "normal", "short"):
        with at_table(tmp_path / pauses, SEVEN_BOTS) as driver:
            driver.house.settings.pauses = pauses
            took.append(played_on(driver))
    assert took[0] - took[1] == pytest.approx(2 * (took[1] - took[2]), rel=0.1)
    assert took[0] - took[1] > 3


def test_against_time_nothing_is_chosen_and_nothing_is_faster(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    house.settings.speed = "very-fast"
    with Driver(house, lay_table(house, against_time("- easy easy"))) as driver:
        driver.run(50)
        scene = table(driver)
        assert not {"speed", "skip"} & set(scene.corner.names)
        assert scene.motion.pace == PACES["normal"]
        driver.tap(F8)
        assert house.settings.speed == "very-fast"


# To one's turn


def test_at_ones_turn_there_is_nothing_to_pass_over(tmp_path: Path) -> None:
    with at_table(tmp_path) as driver:
        until_asked(driver)
        moves = len(table(driver).match.moves)
        driver.tap(F4)
        assert not controller(driver).skipping
        assert table(driver).toasts.spoken == "There is nothing to pass over now."
        assert table(driver).explained.meaning("corner skip")[1] == table(driver).toasts.spoken
        assert len(table(driver).match.moves) == moves


def test_pressed_again_one_looks_on(tmp_path: Path) -> None:
    with at_table(tmp_path, SEVEN_BOTS) as driver:
        control = controller(driver)
        until_asked(driver)
        while control.match.asked == (0,):
            submit(control, control.chair(0).moves[-1])
        driver.frame()
        driver.tap(F4)
        assert control.message().text == "On to your turn …"
        driver.tap(F4)
        assert not control.skipping


def test_how_a_match_ends_is_not_passed_over(tmp_path: Path) -> None:
    state = position(["R3 R5", "R9"], top="R4", options=Options(preset="first", scores=False))
    with laid("frantic", state, "- easy", tmp_path) as driver:
        driver.frame()
        control = controller(driver)
        until_asked(driver)
        submit(control, next(move for move in control.chair(0).moves if "R5" in str(move)))
        driver.frame()
        driver.tap(F4)
        begun = driver.now_ns
        while control.match.outcome is None:
            driver.unseen()
        told = driver.now_ns
        assert told - begun < 500 * MS
        while not isinstance(driver.top, ResultScene):
            driver.unseen()
        assert driver.now_ns - told > 5_000 * MS


# How long one waits


class Slow(Slices):
    """Bots that think as long as they may; they are looked at once a frame."""

    looks = 0.0

    def ask(self, question: Task) -> None:
        super().ask(question)
        self.looks = question.longest_s * 1e9 / FRAME_NS

    def answer(self) -> Any | None:
        self.looks -= 1
        return super().answer() if self.looks <= 0 else None


def waits(
    home: Path, seed: int, turns: int = 14, options: Options | None = None,
    mind: Callable[[], Slices] = at_once,
) -> list[float]:  # fmt: skip
    """How many s a person waits between own turns, who answers at once, beside seven bots."""
    house = furnished(home)
    house.open_mind = mind
    house.settings.speed = "fast"
    found, since, chance = list[float](), 0, Chance(seed)
    with Driver(house, lay_table(house, seating(SEVEN_BOTS, options, seed))) as driver:
        control = controller(driver)
        while len(found) < turns and control.match.outcome is None:
            driver.unseen(FRAME_NS)
            seat = control.answering
            if seat is None or not control.rests:
                continue
            asked = control.match.state.agenda[0]
            own = isinstance(asked, AskPlay) and not asked.drawn
            if own and since:
                found.append((driver.now_ns - since) / 1e9)
            submit(control, chance.choice(control.chair(seat).moves))
            if own:
                since = driver.now_ns
    return found


def test_beside_seven_bots_a_person_waits_at_most_12_s_at_fast(tmp_path: Path) -> None:
    """At 95 % of the turns, in Frantic as it is offered."""
    waited = sorted(wait for seed in range(1, 6) for wait in waits(tmp_path / str(seed), seed))
    assert len(waited) > 50
    assert waited[round(len(waited) * 0.95) - 1] <= 12


@pytest.mark.sample(len(MODULES_OF))
@pytest.mark.parametrize("preset", [*reversed(MODULES_OF)])
def test_with_slow_bots_and_every_card_the_average_is_less_than_that(
    tmp_path: Path, preset: str
) -> None:
    """Over some matches: what happens in eight turns of one is luck."""
    slow, options = partial(Slow, slice_ms=1e9), Options(preset=preset)
    waited = [
        wait for seed in range(2, 6) for wait in waits(tmp_path / str(seed), seed, 8, options, slow)
    ]
    assert len(waited) > 20
    assert sum(waited) / len(waited) <= 12
