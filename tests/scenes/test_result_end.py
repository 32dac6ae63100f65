"""The end is celebrated: paper rains, points are counted up, and the match can be seen again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.registry import load
from scenes.menus.celebration import COUNTS_MS, RAINS_MS, counted
from scenes.menus.result import Finish, ResultScene
from scenes.seats.seating import Seating
from scenes.storage.settings import Motion
from scenes.table.kit import lay_table
from scenes.table.replay import ReplayScene
from tests.scenes.guest import FRAME_MS, Guest
from tests.table.house import NAMES, Driver, furnished

WON = [Finish("Ann", 0, 1, True, "12 points"), Finish("Ben", 1, 2, False, "3 points")]


def ended(guest: Guest, finishes: list[Finish]) -> ResultScene:
    pop = guest.stage.pop
    scene = ResultScene(guest.house, "over", finishes, [], pop, pop, pop)
    guest.enter(scene)
    return scene


def frames(ms: float) -> int:
    return round(ms / FRAME_MS) + 2


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    return Guest(tmp_path)


def test_paper_rains_for_a_while_and_then_nothing_moves(guest: Guest) -> None:
    scene = ended(guest, WON)
    assert scene.wake_ns is not None
    guest.frames(frames(RAINS_MS))
    assert not scene.dirty
    before = guest.screen.copy()
    scene.draw(guest.screen, lambda: None)
    assert before.get_view().raw == guest.screen.get_view().raw


@pytest.mark.parametrize("motion", ["off", "reduced"])
def test_where_nothing_is_to_move_points_are_there_at_once(guest: Guest, motion: str) -> None:
    chosen: dict[str, Motion] = {"off": "off", "reduced": "reduced"}
    guest.house.settings.motion = chosen[motion]
    scene = ended(guest, WON)
    guest.frames(1)
    assert not scene.dirty


def test_for_nobody_nothing_rains(guest: Guest) -> None:
    scene = ended(guest, [Finish("Ann", 0, 1, False), Finish("Ben", 1, 1, False)])
    guest.frames(1)
    assert not scene.dirty


@pytest.mark.parametrize("points", ["1 game", "2 games"])
def test_what_stands_beside_points_is_always_right(points: str) -> None:
    """Never "0 game" or "1 games" on the way."""
    assert {counted(points, ms) for ms in range(0, COUNTS_MS, 50)} == {points}


@pytest.mark.parametrize("points", ["12 points", "0 points", "1 game", "-7 points", ""])
def test_points_are_counted_up_to_what_they_are(points: str) -> None:
    assert counted(points, COUNTS_MS) == points


def test_points_grow() -> None:
    seen = [int(counted("120 points", ms).split()[0]) for ms in range(0, COUNTS_MS + 1, 50)]
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (2, 120)


def over(game_id: str, seats: int, tmp_path: Path) -> Driver:
    """A table at which a match has just ended."""
    game, chance = load(game_id), Chance(3)
    levels = ["", *(game.usual_level,) * (seats - 1)]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    match = Match.new(game, game.Options(), players, 3)
    while match.outcome is None:
        seat = match.asked[0]
        moves = [move for move in match.state.moves(seat) if str(move)[2:] != "give-up"]
        match.play(chance.choice(moves))
    house = furnished(tmp_path)
    seating = Seating(game_id, match.options, players, ((),) * seats, 3)
    return Driver(house, lay_table(house, seating, match))


@pytest.mark.parametrize(("game_id", "seats"), [("jetriko", 3), ("stratego", 2)])
def test_the_match_can_be_seen_again(tmp_path: Path, game_id: str, seats: int) -> None:
    with over(game_id, seats, tmp_path) as driver:
        driver.run(4000)
        result = driver.top
        assert isinstance(result, ResultScene)
        assert result.subline == driver.house.words(f"{game_id}-who-wins")
        driver.click(result.panel["watch"].box.center)
        driver.frame()
        assert isinstance(driver.top, ReplayScene)
