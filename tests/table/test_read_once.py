"""A record is read once, and each of its moves is played once, whichever way it is opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game import reader
from game.cards import Event
from game.chance import Chance
from game.frantic.moves import FranticMove
from game.frantic.rules import FranticState
from game.match import Player
from game.reader import Limits
from game.registry import load
from scenes.house import House
from scenes.seats.seating import Seating
from scenes.stage import Scene
from scenes.storage import statistics as statistics_room
from scenes.storage.matches import dealt, put_away, read_match
from scenes.storage.paths import Paths
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from tests.table.house import NAMES, Driver, furnished

MOVES = 1_000


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a match of people that was left after so many moves."""
    house, game = furnished(tmp_path_factory.mktemp("long")), load("frantic")
    players = tuple(Player(NAMES[seat], seat) for seat in range(4))
    options = game.Options(preset="own", length="own", limit=999)
    match, chance = dealt(house.paths, Seating(game.id, options, players, ((),) * 4, 7)), Chance(7)
    assert match.journal is not None
    path = match.journal.path
    while len(match.moves) < MOVES:
        match.play(chance.choice(match.state.moves(chance.choice(match.asked))))
    assert put_away(house.paths, match) and match.outcome is None
    return path.read_bytes()


@pytest.fixture
def house(tmp_path: Path) -> House:
    return furnished(tmp_path)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each file of a match that is read, and each move that is played, as it happens."""
    done: list[str] = []
    read, play = reader.read, FranticState.play

    def reads(path: Path, limits: Limits) -> bytes:
        done.append("read")
        return read(path, limits)

    def plays(state: FranticState, move: FranticMove) -> list[Event]:
        done.append("play")
        return play(state, move)

    monkeypatch.setattr("game.record.read", reads)
    monkeypatch.setattr(FranticState, "play", plays)
    return done


def own(house: House, file: bytes) -> Path:
    path = house.paths.matches / "long-frantic.kibitz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(file)
    return path


@pytest.mark.parametrize("door", ["taken_up", "file"])
def test_a_match_is_taken_up_in_one_reading(
    house: House, file: bytes, done: list[str], door: str
) -> None:
    path = own(house, file)
    opens: Callable[[Path], Scene] = getattr(house.doors, door)
    scene = opens(path)
    with Driver(house, scene) as driver:
        driver.run(500)
        assert isinstance(scene, TableScene) and len(scene.match.moves) == MOVES
    assert (done.count("read"), done.count("play")) == (1, MOVES)


def test_a_friends_match_is_shown_in_one_reading(
    house: House, file: bytes, done: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "from a friend.kibitz"
    path.write_bytes(file)
    scene = house.doors.file(path)
    with Driver(house, scene) as driver:
        driver.frame()
        assert isinstance(scene, ReplayScene) and len(scene.tape.moves) == MOVES
    assert (done.count("read"), done.count("play")) == (1, MOVES)


def test_a_match_that_is_watched_is_played_once(house: House, file: bytes, done: list[str]) -> None:
    scene = house.doors.replay(read_match(own(house, file)))
    with Driver(house, scene) as driver:
        driver.frame()
        assert isinstance(scene, ReplayScene)
        scene.go(MOVES)
    assert (done.count("read"), done.count("play")) == (1, MOVES)


def test_the_statistics_are_read_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    taken_in, read = statistics_room.taken_in, []

    def reads(paths: Paths) -> object:
        read.append(paths.statistics)
        return taken_in(paths)

    monkeypatch.setattr("scenes.menus.statistics.taken_in", reads)
    with Driver(house, house.doors.statistics()) as driver:
        driver.frame()
        assert read == [house.paths.statistics]
