"""A film of a match shows what its replay shows, and leaves nothing behind if it is cancelled."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.chance import Chance
from game.match import Match, Player
from game.record import Record
from game.registry import load
from scenes.house import House
from scenes.menus.page import Page
from scenes.table import film
from scenes.table.film import MOST, SHOWN, FilmScene
from scenes.table.replay import ReplayScene
from tests.table.house import NAMES, Driver, furnished

MS = 1_000_000
TICKS = 4000


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
    for _ in range(TICKS):
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
        raise OSError(28, "full")

    monkeypatch.setattr(film, "keep_film", full)
    with begun(house, record("- hard", 1)) as driver:
        scene = ready(driver)
        assert scene.alarm
        assert str(house.paths.shared) in scene.notice
        assert not opened


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
