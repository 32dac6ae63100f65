"""The statistics' file: a line a game, whole after a crash, never lost, and told as CSV."""

from __future__ import annotations

import csv
import logging
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.registry import SHELF, kit
from scenes.storage.paths import Paths
from scenes.storage.statistics import (
    Played,
    SeatPlayed,
    add,
    erase,
    export,
    load,
    people,
    streaks,
    sums,
)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.under(tmp_path / "home")


def game(number: int, *winners: str, names: tuple[str, ...] = ("Ann", "Ben")) -> Played:
    seats = [
        SeatPlayed(name, "", place, name in winners, {"duels": number, "times": [100 * number]})
        for place, name in enumerate(names, 1)
    ]
    bot = SeatPlayed("Ada", "hard", 3, False, {"duels": 1, "times": []})
    return Played(f"2026-01-0{number}T10:00:00+00:00", "totem", f"m{number}", 50, (*seats, bot))


@pytest.mark.parametrize("game_id", SHELF)
def test_no_game_calls_a_figure_what_every_seat_has(game_id: str) -> None:
    """Place and win are kept for each seat; a figure of that name would take their place."""
    figures = kit(game_id).figures
    assert {"place", "won"}.isdisjoint(figure.name for figure in figures)


def test_nothing_is_written_before_the_first_game(paths: Paths) -> None:
    assert load(paths) == []
    assert not paths.statistics.parent.exists()


def test_what_is_added_is_what_is_loaded_one_line_each(paths: Paths) -> None:
    games = [game(number, "Ann") for number in range(1, 5)]
    for one in games:
        assert add(paths, one)
    assert load(paths) == games
    assert paths.statistics.read_bytes().count(b"\n") == 4


names = st.text(st.characters(codec="utf-8"), max_size=20)
seats = st.builds(
    SeatPlayed, name=names, level=names, place=st.integers(1, 10), won=st.booleans(),
    figures=st.dictionaries(names, st.integers(0, 10**9) | st.lists(st.integers(0, 99999))),
)  # fmt: skip


@given(games=st.lists(st.builds(
    Played, when=names, game=names, match=names, moves=st.integers(0, 10**6),
    seats=st.lists(seats, max_size=3).map(tuple),
), max_size=4, unique_by=lambda one: (one.match, one.moves)))  # fmt: skip
def test_any_names_and_figures_come_back(
    tmp_path_factory: pytest.TempPathFactory, games: list[Played]
) -> None:
    paths = Paths.under(tmp_path_factory.mktemp("home"))
    for one in games:
        add(paths, one)
    assert load(paths) == games


def test_a_game_is_written_once_however_often_it_is_told(paths: Paths) -> None:
    for _ in range(3):
        add(paths, game(1))
    add(paths, replace(game(1), moves=70))
    assert [one.moves for one in load(paths)] == [50, 70]


def test_a_kill_at_any_byte_loses_the_last_game_at_most(paths: Paths) -> None:
    add(paths, game(1))
    before = paths.statistics.read_bytes()
    add(paths, game(2))
    whole = paths.statistics.read_bytes()
    for cut in range(len(before), len(whole)):
        paths.statistics.write_bytes(whole[:cut])
        complete = cut == len(whole) - 1
        assert load(paths) == ([game(1), game(2)] if complete else [game(1)])
        assert add(paths, game(3))
        assert load(paths)[-1] == game(3)
        assert len(load(paths)) == 2 + complete


def test_a_damaged_line_is_set_aside_and_all_others_stay(
    paths: Paths, expect_log: Callable[[str], None]
) -> None:
    expect_log("2 damaged lines of the statistics were set aside")
    add(paths, game(1))
    with paths.statistics.open("ab") as file:
        file.write(b'{"when": "nonsense"}\n\xff\xfe\x00\n')
    fresh = Paths.under(paths.statistics.parent / "other")
    add(fresh, game(2))
    with paths.statistics.open("ab") as file:
        file.write(fresh.statistics.read_bytes())
    assert load(paths) == [game(1), game(2)]
    kept = [path.read_bytes() for path in paths.set_aside.iterdir()]
    assert kept == [b'{"when": "nonsense"}\n\xff\xfe\x00\n']
    assert load(paths) == [game(1), game(2)]


def test_a_torn_line_is_told_to_the_log_only(
    paths: Paths, caplog: pytest.LogCaptureFixture
) -> None:
    add(paths, game(1))
    with paths.statistics.open("ab") as file:
        file.write(b'{"when": "20')
    with caplog.at_level(logging.INFO):
        load(paths)
    assert "torn" in caplog.text
    assert not paths.set_aside.exists()


def test_a_full_disk_stops_no_game(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be written")
    add(paths, game(1))

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    assert not add(paths, game(2))


def test_a_file_that_cannot_be_opened_is_left_alone(
    paths: Paths, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be opened")
    paths.statistics.mkdir(parents=True)
    assert load(paths) == []
    assert paths.statistics.is_dir()


def test_one_person_or_everybody_can_be_forgotten(paths: Paths) -> None:
    add(paths, game(1, "Ann"))
    add(paths, game(2, "Ben", names=("Ben",)))
    assert erase(paths, "Ben")
    assert people(load(paths), "totem") == ["Ann"]
    assert len(load(paths)) == 1
    assert erase(paths)
    assert load(paths) == []


def test_export_has_a_row_for_every_seat_of_every_game(paths: Paths) -> None:
    add(paths, game(1, "=Ann", names=("=Ann", "Ben, the “great”")))
    add(paths, replace(game(2), game="nyet"))
    files = export(paths)
    assert [file.name for file in files] == ["nyet.csv", "totem.csv"]
    assert all(file.parent == paths.exports for file in files)
    with files[1].open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["'=Ann", "Ben, the “great”", "Ada"]
    assert [row["won"] for row in rows] == ["1", "0", "0"]
    assert [row["times"] for row in rows] == ["100", "100", ""]


# Sums


def test_streaks_count_wins_in_a_row() -> None:
    assert streaks([]) == [0]
    assert streaks([True, True, False, True]) == [0, 1, 2, 0, 1]


def test_sums_are_of_one_person_in_one_game(paths: Paths) -> None:
    games = [game(1, "Ann"), game(2, "Ann"), game(3, "Ben"), game(4, "Ann")]
    own = sums([*games, replace(game(5, "Ann"), game="other")], "totem", "Ann")
    assert (own.played, own.won, own.streak, own.best_streak) == (4, 3, 1, 2)
    assert own.counts == {"duels": 10}
    assert own.records == {"duels": 4}
    assert own.medians("times") == [100, 200, 300, 400]
    assert own.all_times("times") == [100, 200, 300, 400]


def test_a_bot_of_the_same_name_is_somebody_else() -> None:
    assert sums([game(1)], "totem", "Ada").played == 0
    assert people([game(1)], "totem") == ["Ann", "Ben"]


def test_people_are_named_the_latest_first() -> None:
    games = [game(1), game(2, names=("Chloe", "Ben"))]
    assert people(games, "totem") == ["Chloe", "Ben", "Ann"]
