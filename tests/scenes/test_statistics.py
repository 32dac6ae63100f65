"""Statistics: written when a game ends, shown by game and person, exported and erased."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from art.brush import Brush
from game.totem.options import Options
from game.totem.stats import FIGURES
from scenes.controllers.totem.controller import Controller
from scenes.menus.erase import EraseScene
from scenes.menus.plots import MOST_BARS, scale, sorted_into_bars
from scenes.menus.result import ResultScene
from scenes.menus.start import StartScene
from scenes.menus.statistics import StatisticsScene
from scenes.storage.statistics import Played, SeatPlayed, add, load
from scenes.table.kit import lay_table, take_up
from scenes.table.scene import TableScene
from tests.scenes.guest import Guest
from tests.table.house import FRAME_NS, Driver, furnished, seating

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def played(number: int, name: str = "Ann", reactions: tuple[int, ...] = (400, 500)) -> Played:
    figures = {one.name: number for one in FIGURES if one.kind == "count"}
    seat = SeatPlayed(name, "", 1, number % 2 == 0, {**figures, "reactions": list(reactions)})
    return Played("2026-01-01T10:00:00+00:00", "totem", f"m{number}", 9, (seat,))


def remembered(guest: Guest, *games: Played) -> StatisticsScene:
    for one in games:
        add(guest.house.paths, one)
    guest.enter(StartScene(guest.house))
    guest.click("statistics")
    assert isinstance(guest.top, StatisticsScene)
    guest.frames(3)
    return guest.top


# Written when a game ends


def over(driver: Driver) -> TableScene:
    """Let the clock run, without drawing, until a game is over."""
    table = driver.stage.scenes[0]
    assert isinstance(table, TableScene)
    for _ in range(30_000):
        if isinstance(driver.top, ResultScene):
            break
        driver.now_ns = max(driver.now_ns + FRAME_NS, table.wake_ns or 0)
        driver.top.tick(driver.now_ns)
    return table


@pytest.fixture
def finished(tmp_path: Path) -> Driver:
    """A short game of one person, who does nothing, against bots."""
    house = furnished(tmp_path)
    options = Options(deck="short")
    return Driver(house, lay_table(house, seating("- expert", options, seed=3)))


def test_a_finished_game_is_on_file_before_its_result_is_shown(finished: Driver) -> None:
    with finished as driver:
        table = over(driver)
        (one,) = load(driver.house.paths)
        assert one.game == "totem"
        assert [(seat.name, seat.level) for seat in one.seats] == [("Ann", ""), ("Ben", "expert")]
        assert [seat.won for seat in one.seats] == [False, True]
        assert [seat.place for seat in one.seats] == [2, 1]
        assert set(one.seats[1].figures) == {figure.name for figure in FIGURES}
        assert one.seats[1].figures["reactions"]
        assert table.match.state.outcome is not None


def test_a_game_without_a_person_is_nobodys(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    options = Options(deck="short")
    with Driver(house, lay_table(house, seating("expert expert", options, seed=3))) as driver:
        over(driver)
        assert load(house.paths) == []


def test_each_game_of_a_series_has_its_own_figures(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    options = Options(games="endless", deck="short")
    with Driver(house, lay_table(house, seating("- expert", options, seed=3))) as driver:
        table = over(driver)
        whole = [dict(figures) for figures in table.controller.figures()]
        assert isinstance(table.controller, Controller)
        table.controller.again()
        over(driver)
        games = load(house.paths)
        assert len(games) == 2
        first = {"place": 1, "won": True, **games[0].seats[1].figures}
        assert first == whole[1]
        shown = table.controller.statistics.figures
        total = sum(len(own.reactions) for (seat, _), own in shown.items() if seat == 1)
        kept = [one.seats[1].figures["reactions"] for one in games]
        assert total == sum(len(times) for times in kept if isinstance(times, list))


def test_a_game_that_was_over_when_kibitz_died_is_told_once(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    options = Options(games="endless", deck="short")
    with Driver(house, lay_table(house, seating("- expert", options, seed=3))) as driver:
        table = over(driver)
        assert table.match.journal is not None
        file = table.match.journal.path
    (before,) = load(house.paths)
    for lost in (False, True):
        if lost:
            house.paths.statistics.unlink()
        with Driver(house, take_up(house, file)) as driver:
            over(driver)
        (again,) = load(house.paths)
        assert (again.match, again.moves, again.seats) == (before.match, before.moves, before.seats)


# Shown


@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_with_and_without_games(tmp_path: Path, size: tuple[int, int]) -> None:
    guest = Guest(tmp_path, size)
    scene = StatisticsScene(guest.house)
    guest.enter(scene)
    assert scene.name == ""
    guest.stage.pop()
    scene = remembered(guest, *map(played, range(30)))
    boxes = [widget.box for widget in scene.panel.widgets]
    assert all(guest.screen.get_rect().contains(box) for box in boxes)
    assert all(not a.colliderect(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_a_person_is_chosen_by_name(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = remembered(guest, played(1), played(2), played(3, "Ben"))
    assert (scene.name, scene.sums.played) == ("Ben", 1)
    guest.click("person")
    guest.frames(2)
    assert (scene.name, scene.sums.played, scene.sums.won) == ("Ann", 2, 1)


def test_every_figure_has_its_words(tmp_path: Path) -> None:
    words = furnished(tmp_path).words
    for figure in FIGURES:
        assert words.has(f"totem-figure-{figure.name}")
        assert figure.kind == "count" or words.has(f"totem-figure-{figure.name}-trend")


def test_games_without_times_are_shown_without_plots(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = remembered(guest, played(1, reactions=()))
    assert scene.sums.medians("reactions") == []
    guest.frames(2)


def test_without_plots_a_number_stands_near_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one stood at the left edge of the page, and the other at the right."""
    guest, rows, write = Guest(tmp_path), list[Rect](), Brush.write

    def written(
        brush: Brush, screen: Surface, words: str, box: Rect, *rest: Any, **more: Any
    ) -> Rect:
        if rest[0] == 26 and "bold" in rest:
            rows.append(box)
        return write(brush, screen, words, box, *rest, **more)

    scene = remembered(guest, played(1, reactions=()))
    monkeypatch.setattr(Brush, "write", written)
    scene.dirty = True
    guest.frames(2)
    assert len({box.right for box in rows}) == 2
    assert min(box.right for box in rows) < guest.screen.get_width() // 2


def test_export_says_where_the_tables_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the player's own folder calls it: nobody reads where that is."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    guest = Guest(tmp_path)
    scene = remembered(guest, played(1))
    guest.click("export")
    assert str(Path("~") / guest.house.paths.exports.relative_to(tmp_path)) in scene.notice
    assert (guest.house.paths.exports / "totem.csv").is_file()


def test_an_export_that_fails_says_why(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = remembered(guest, played(1))
    guest.house.paths.exports.write_text("a file where the folder should be")
    guest.click("export")
    assert "exports" in scene.notice


def test_erasing_asks_first_and_keeps_by_default(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = remembered(guest, played(1), played(2, "Ben"))
    guest.click("erase")
    assert isinstance(guest.top, EraseScene)
    assert guest.focus == "keep"
    guest.click("keep")
    assert len(load(guest.house.paths)) == 2
    guest.click("erase")
    guest.click("one")
    assert [one.seats[0].name for one in load(guest.house.paths)] == ["Ann"]
    assert guest.stage.top is scene
    assert scene.name == "Ann"
    guest.click("erase")
    guest.click("all")
    guest.frames(2)
    assert (load(guest.house.paths), scene.name) == ([], "")
    assert not scene.panel["erase"].enabled


# Plots

times = st.lists(st.integers(0, 20_000), min_size=1, max_size=60)


@given(times)
def test_bars_hold_every_time_within_round_borders(values: list[int]) -> None:
    bars = sorted_into_bars(values)
    assert sum(bars.counts) == len(values)
    assert 1 <= len(bars.counts) <= MOST_BARS
    assert bars.start % bars.step == 0
    assert bars.start <= min(values)
    assert 0 <= bars.place(median(values)) <= 1
    assert bars.open_end == (max(values) >= bars.start + bars.step * len(bars.counts))


@given(times)
def test_an_axis_shows_all_values(values: list[int]) -> None:
    low, high = scale(values)
    assert low <= min(values)
    assert max(values) <= high
    assert high > low
    assert (high - low) % 4 == 0


def test_one_very_slow_time_does_not_squeeze_the_others() -> None:
    bars = sorted_into_bars([300 + n for n in range(40)] + [9000])
    assert bars.step <= 50
    assert bars.open_end
