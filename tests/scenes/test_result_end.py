"""The end is celebrated: seats come one by one, paper rains, and the match can be seen again."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pygame import KSCAN_RETURN, Rect, Surface

from art.brush import Brush
from art.opening import OPENS_MS, LineByLine
from art.text import READABLE
from game.chance import Chance
from game.match import Match, Player
from game.registry import load
from scenes.menus.celebration import RAINS_MS, counted
from scenes.menus.result import NOT_YET_NS, POINTS, Finish, ResultScene
from scenes.seats.seating import Seating
from scenes.storage.settings import Motion
from scenes.table.kit import lay_table
from scenes.table.motion import PACES
from scenes.table.replay import ReplayScene
from scenes.words import languages
from tests.scenes.guest import FRAME_MS, Guest
from tests.table.house import NAMES, Driver, furnished

WON = [Finish("Ann", 0, 1, True, "12 points"), Finish("Ben", 1, 2, False, "3 points")]


def ended(guest: Guest, finishes: list[Finish]) -> ResultScene:
    pop = guest.stage.pop
    scene = ResultScene(guest.house, "over", finishes, [], pop, pop, pop)
    guest.stage.push(scene)
    return scene


def frames(ms: float) -> int:
    return round(ms / FRAME_MS) + 2


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    return Guest(tmp_path)


def test_paper_rains_for_a_while_and_then_nothing_moves(guest: Guest) -> None:
    scene = ended(guest, WON)
    guest.frames(10)
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
    assert rows_seen(scene) == [1, 0, -1]


def test_for_nobody_nothing_rains(guest: Guest) -> None:
    scene = ended(guest, [Finish("Ann", 0, 1, False), Finish("Ben", 1, 1, False)])
    guest.frames(frames(LineByLine(0, 2).lasts))
    assert not scene.dirty


def rows_seen(scene: ResultScene) -> list[int]:
    """Which rows are painted in the next picture, and -1 if it says who won."""
    seen = list[int]()
    with (
        patch.object(ResultScene, "_paint_row", lambda _, __, row, *___: seen.append(row)),
        patch.object(ResultScene, "_paint_head", lambda *_: seen.append(-1)),
    ):
        scene.draw(Surface(scene.stage.size), lambda: None)
    return sorted(seen, reverse=True)


def test_seats_come_from_the_last_up_to_the_first_and_then_it_says_who_won(guest: Guest) -> None:
    scene, seen = ended(guest, WON), list[list[int]]()
    for _ in range(frames(LineByLine(0, 2).lasts)):
        guest.frames(1)
        seen.append(rows_seen(scene))
    came = [rows for number, rows in enumerate(seen) if rows not in seen[:number]]
    assert came == [[], [1], [1, 0], [1, 0, -1]]
    assert frames(900) > len(seen)


def test_buttons_are_seen_as_far_as_the_sheet_has_opened(guest: Guest) -> None:
    scene = ended(guest, WON)
    guest.frames(3)
    again = scene.panel["again"].box
    scene.draw(guest.screen, lambda: None)
    assert scene.seen is not None
    assert not scene.seen.contains(again)
    guest.frames(frames(OPENS_MS))
    scene.draw(guest.screen, lambda: None)
    assert scene.seen is None
    assert scene.panel["again"].box == again


@pytest.mark.parametrize("soon", [True, False])
def test_a_key_shows_all_of_it_at_once_and_does_nothing_else(guest: Guest, soon: bool) -> None:
    done = list[str]()
    scene = ResultScene(guest.house, "over", [*WON] * 4, [], lambda: done.append("again"),
                        lambda: None, lambda: None)  # fmt: skip
    guest.stage.push(scene)
    guest.frames(10 if soon else round(NOT_YET_NS / 1e6 / FRAME_MS) + 2)
    assert -1 not in rows_seen(scene)
    guest.key(KSCAN_RETURN)
    guest.frames(1)
    assert -1 in rows_seen(scene)
    assert not done
    guest.frames(frames(600))
    guest.key(KSCAN_RETURN)
    assert done == ["again"]


def test_a_button_does_what_it_says_while_lines_still_come_in(guest: Guest) -> None:
    done = list[str]()
    scene = ResultScene(guest.house, "over", [*WON] * 4, [], lambda: done.append("again"),
                        lambda: None, lambda: None)  # fmt: skip
    guest.stage.push(scene)
    guest.frames(round(NOT_YET_NS / 1e6 / FRAME_MS) + 2)
    assert -1 not in rows_seen(scene)
    guest.click("again")
    assert done == ["again"]


def test_at_a_quick_table_the_result_comes_quickly(guest: Guest) -> None:
    scene = ResultScene(guest.house, "over", WON, [], lambda: None, lambda: None, lambda: None)
    scene.pace = PACES["very-fast"].seen
    guest.stage.push(scene)
    guest.frames(frames(LineByLine(0, 2).lasts * scene.pace))
    assert rows_seen(scene) == [1, 0, -1]


@pytest.mark.parametrize("points", ["1 game", "2 games"])
def test_what_stands_beside_points_is_always_right(points: str) -> None:
    """Never "0 game" or "1 games" on the way."""
    assert {counted(points, part / 20) for part in range(21)} == {points}


@pytest.mark.parametrize("points", ["12 points", "0 points", "1 game", "-7 points", ""])
def test_points_are_counted_up_to_what_they_are(points: str) -> None:
    assert counted(points, 1.0) == points


def test_points_grow() -> None:
    seen = [int(counted("120 points", part / 20).split()[0]) for part in range(21)]
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (2, 120)


def test_what_all_ended_with_is_lettered_alike(guest: Guest) -> None:
    finishes = [Finish("Ann", 0, 1, True, "4 points"), Finish("Ben", 1, 2, False, "1175 points")]
    scene, sizes = ended(guest, finishes), list[float]()
    write = Brush.write

    def written(
        self: Brush, screen: Surface, words: str, box: Rect, units: float, *how: Any
    ) -> Rect:
        if words.endswith("points"):
            sizes.append(self.lettering.fit(words, self.grid.px(units), box.width, "bold"))
        return write(self, screen, words, box, units, *how)

    with patch.object(Brush, "write", written):
        for row in range(2):
            scene._paint_points(Surface((1280, 720)), 0, 0, row)
    assert len(sizes) == 2
    assert sizes[0] == sizes[1]


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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game_id", "seats"), [("jetriko", 3), ("stratego", 2)])
def test_what_somebody_ended_with_stands_in_one_line_that_can_be_read(
    tmp_path: Path, game_id: str, seats: int, language: str
) -> None:
    with over(game_id, seats, tmp_path) as driver:
        driver.house.settings.language = language
        driver.house.settle()
        driver.top.resize((1024, 640))
        driver.run(4000)
        result = driver.top
        assert isinstance(result, ResultScene)
        room = result.panel.grid.px(POINTS)
        for finish in result.finishes:
            size = driver.house.lettering.fit(finish.points, 24, room, "bold")
            assert size >= READABLE, finish.points


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
