"""A film of a match shows what its replay shows, and leaves nothing behind if it is cancelled."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots.worker import Slices, Task, Worker
from game.chance import Chance
from game.match import Match, Player
from game.record import Record, read_record
from game.registry import load
from scenes.house import House
from scenes.menus.page import Page
from scenes.table import film
from scenes.table.film import MOST, SHOWN, FilmScene, Shoot
from scenes.table.replay import ReplayScene
from tests.table.house import NAMES, Driver, furnished
from tests.table.records import played

MS = 1_000_000
# Only so that a test that waits in vain comes to an end; however slow the machine is, it is less.
PATIENCE_S = 300.0


def record(levels: str, moves: int, game_id: str = "jetriko") -> Record:
    game, chance = load(game_id), Chance(3)
    players = tuple(
        Player(NAMES[seat], seat, "" if level == "-" else level)
        for seat, level in enumerate(levels.split())
    )
    match = Match.new(game, game.Options(), players, 3)
    while match.outcome is None and len(match.moves) < moves:
        match.play(chance.choice(match.state.moves(match.asked[0])))
    return match.record()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    found: list[Path] = []
    monkeypatch.setattr(film, "show_folder", found.append)
    return found


@pytest.fixture
def house(tmp_path: Path) -> House:
    return furnished(tmp_path)


def begun(house: House, match: Record) -> Driver:
    """A replay whose button for a film was pressed."""
    driver = Driver(house, house.doors.replay(match))
    driver.frame()
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    replay.bar.panel["film"].act()
    assert isinstance(driver.top, FilmScene)
    return driver


def films(house: House) -> list[Path]:
    return sorted(house.paths.shared.glob("*"))


def ready(driver: Driver) -> FilmScene:
    scene = driver.top
    assert isinstance(scene, FilmScene)
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if scene.ready:
            return scene
        scene.tick(driver.now_ns)
    raise AssertionError("the film does not end")


def test_a_film_lies_where_it_is_said_to_and_runs_to_the_end(
    house: House, opened: list[Path]
) -> None:
    with begun(house, record("- hard", 4)) as driver:
        scene = ready(driver)
        driver.frame()
        (path,) = films(house)
        assert path.suffix == ".gif"
        assert "Ann, Ben" in path.name
        assert path.name in scene.notice
        assert opened == [house.paths.shared]
        seen = pygame.image.load_animation(BytesIO(path.read_bytes()), path.name)
        assert len(seen) > 10
        assert seen[0][0].get_size() == SHOWN
        assert path.stat().st_size < MOST
        scene.panel["leave"].act()
        assert isinstance(driver.top, ReplayScene)
        driver.frame()


def test_who_cancels_gets_no_film(house: House, opened: list[Path]) -> None:
    with begun(house, record("- hard", 12)) as driver:
        scene = driver.top
        assert isinstance(scene, Page)
        for _ in range(20):
            scene.tick(driver.now_ns)
        scene.panel["leave"].act()
        assert isinstance(driver.top, ReplayScene)
        driver.frame()
    assert not films(house)
    assert not opened


class Mind(Slices):
    """Answers only when it is let, and counts its questions."""

    def __init__(self) -> None:
        super().__init__(slice_ms=1e9)
        self.asked, self.may, self.ended = 0, True, False

    def ask(self, question: Task) -> None:
        self.asked += 1
        super().ask(question)

    def answer(self) -> Any | None:
        return super().answer() if self.may else None

    def close(self) -> None:
        self.ended = True
        super().close()


def shoot(driver: Driver) -> Shoot:
    scene = driver.top
    assert isinstance(scene, FilmScene)
    assert scene.shoot is not None
    return scene.shoot


def test_a_step_is_one_card_one_tick_or_one_picture(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the window waits for is never more than that."""
    done: list[str] = []

    def counted(name: str) -> Callable[..., Any]:
        was = getattr(ReplayScene, name)

        def count(*args: Any) -> Any:
            done.append(name)
            return was(*args)

        return count

    with begun(house, record("- hard", 4)) as driver:
        steps = shoot(driver)
        before = steps.replay.to_come
        for name in ("tick", "go", "draw_table"):
            monkeypatch.setattr(ReplayScene, name, counted(name))
        while steps.film is None:
            done.clear()
            steps.step()
            assert before - steps.replay.to_come <= 1
            assert len(done) <= 1
            before = steps.replay.to_come


def test_no_picture_holds_parts_of_what_was_there_before(
    house: House, opened: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where plates are painted in turn each is shown whole, for no picture follows soon."""
    race = read_record(played(furnished(tmp_path / "race"), "hard medium easy hard", 20_000, 3))
    with begun(house, race) as driver:
        steps, show, shown = shoot(driver), film.Film.show, list[bool]()

        def seen(self: film.Film, picture: bytes, stands_cs: int) -> Any:
            shown.append(steps._picture() == picture)
            return show(self, picture, stands_cs)

        monkeypatch.setattr(film.Film, "show", seen)
        ready(driver)
        assert len(shown) > 10
        assert all(shown)


def test_no_more_than_one_picture_is_drawn_ahead_of_what_is_packed(house: House) -> None:
    mind = Mind()
    house.open_mind = lambda: mind
    with begun(house, record("- hard", 4)) as driver:
        steps = shoot(driver)
        while mind.asked < 2:
            steps.step()
        mind.may = False
        while not steps.waits:
            steps.step()
        stands = steps.replay.tape_ms
        for _ in range(50):
            steps.step()
        assert (mind.asked, steps.replay.tape_ms) == (2, stands)
        mind.may = True
        ready(driver)
        assert len(films(house)) == 1


def test_the_bar_never_goes_back_and_is_full_at_the_end(house: House, opened: list[Path]) -> None:
    with begun(house, record("- hard", 4)) as driver:
        steps, seen = shoot(driver), [0.0]
        while steps.film is None:
            steps.step()
            seen.append(steps.share)
        assert seen == sorted(seen)
        assert len(set(seen)) > 50
        assert seen[-1] == 1.0


@pytest.mark.parametrize("questions", [0, 1, 2, 9])
def test_who_leaves_at_any_time_ends_the_process(
    house: House, opened: list[Path], questions: int
) -> None:
    mind = Mind()
    house.open_mind = lambda: mind
    with begun(house, record("- hard", 12)) as driver:
        shoot(driver).step()
        while mind.asked < questions:
            shoot(driver).step()
        scene = driver.top
        assert isinstance(scene, FilmScene)
        scene.panel["leave"].act()
        assert isinstance(driver.top, ReplayScene)
        assert mind.ended
    assert not films(house)


@pytest.mark.sample(2)
@pytest.mark.parametrize("dies", [False, True])
def test_a_process_packs_as_slices_do(house: House, opened: list[Path], dies: bool) -> None:
    """Also one that dies in the middle: then slices go on."""
    with begun(house, record("- hard", 1)) as driver:
        ready(driver)
    minds: list[Worker] = []

    def open_mind() -> Worker:
        minds.append(Worker())
        return minds[-1]

    house.open_mind = open_mind
    with begun(house, record("- hard", 1)) as driver:
        steps = shoot(driver)
        while steps.share < 0.5:
            steps.step()
        if dies:
            minds[0]._process.kill()
            minds[0]._process.join()
        ready(driver)
    first, second = films(house)
    assert first.read_bytes() == second.read_bytes()


def test_a_folder_that_is_none_is_a_sentence(house: House, opened: list[Path]) -> None:
    house.paths.shared.write_text("no folder")
    with begun(house, record("- hard", 1)) as driver:
        scene = ready(driver)
        assert scene.alarm
        assert str(house.paths.shared) in scene.notice
        assert not opened
        assert not list(house.paths.shared.parent.glob("*.tmp"))


def test_before_the_end_it_shows_what_the_only_person_may_see(house: House) -> None:
    with begun(house, record("- hard", 12)) as driver:
        scene = driver.top
        assert isinstance(scene, FilmScene)
        scene.tick(driver.now_ns)
        assert scene.replay.view_of == 0
        assert not scene.replay.may_open


def test_before_the_end_several_people_get_what_an_onlooker_sees(house: House) -> None:
    with begun(house, record("- - hard", 12)) as driver:
        scene = driver.top
        assert isinstance(scene, FilmScene)
        scene.tick(driver.now_ns)
        assert scene.replay.view_of is None
        assert not scene.replay.may_open


def test_it_is_seen_as_the_seat_that_was_chosen(house: House) -> None:
    driver = Driver(house, house.doors.replay(record("- hard", 4000)))
    with driver:
        driver.frame()
        replay = driver.top
        assert isinstance(replay, ReplayScene)
        replay.look_as(1)
        replay.film()
        scene = driver.top
        assert isinstance(scene, FilmScene)
        for _ in range(12):
            scene.tick(driver.now_ns)
            assert scene.replay.view_of == 1


def test_a_full_disk_is_a_sentence(
    house: House, opened: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with begun(house, record("- hard", 1)) as driver:
        scene = ready(driver)
        assert scene.alarm
        assert scene.notice == house.words("film-full")
    assert not opened
    assert not films(house)


def test_a_film_that_grows_too_large_goes_to_the_end(
    house: House, opened: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MOST", 150_000)
    with begun(house, record("- hard", 60)) as driver:
        ready(driver)
        (path,) = films(house)
        assert path.stat().st_size < 400_000


def test_nothing_is_heard_while_it_is_made(
    house: House, opened: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(house.mixer, "play", lambda name, *_, **__: heard.append(name))
    with begun(house, record("- hard", 2)) as driver:
        heard.clear()
        ready(driver)
        assert not heard


def test_a_match_without_a_move_makes_no_film(house: House) -> None:
    with Driver(house, house.doors.replay(record("- hard", 0))) as driver:
        driver.frame()
        replay = driver.top
        assert isinstance(replay, ReplayScene)
        assert not replay.bar.panel["film"].enabled
