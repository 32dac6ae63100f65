"""Settings and the player's files: whole or not at all, and never lost."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.storage import settings as settings_file
from scenes.storage.paths import HOME_VARIABLE, Paths, aside, write_whole
from scenes.storage.settings import LastPlayer, LastSeating, Settings, different


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.under(tmp_path / "home")


def test_the_first_start_has_defaults_and_writes_nothing(paths: Paths) -> None:
    assert settings_file.load(paths) == (Settings(), None)
    assert not paths.settings.parent.exists()


names = st.text(st.characters(codec="utf-8"), max_size=30)
players = st.builds(
    LastPlayer,
    name=names,
    colour=st.integers(0, 9),
    level=st.sampled_from(["", "easy", "adaptive"]),
    handicap_ms=st.integers(0, 400),
    controls=st.lists(st.sampled_from(["0/grab=key:4", "1/flip=pad:0:button:1"])),
)
all_settings = st.builds(
    Settings,
    volume=st.floats(0, 1),
    effects=st.floats(0, 1),
    music=st.floats(0, 1),
    muted=st.booleans(),
    motion=st.sampled_from(["normal", "fast", "slow", "off", "reduced"]),
    speed=st.sampled_from(["slow", "normal", "fast", "very-fast"]),
    pauses=st.sampled_from(["short", "normal", "long"]),
    text_size=st.integers(100, 200),
    contrast=st.booleans(),
    cloth=st.sampled_from(["own", "dark", "light"]),
    window=st.tuples(st.integers(320, 16384), st.integers(320, 16384)),
    screen=st.integers(0, 63),
    seatings=st.dictionaries(
        names,
        st.builds(
            LastSeating,
            players=st.lists(players, max_size=3),
            options=st.dictionaries(names, st.booleans() | st.integers(0, 30000) | names),
        ),
        max_size=2,
    ),
)


@given(chosen=all_settings)
def test_what_is_saved_is_what_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, chosen: Settings
) -> None:
    paths = Paths.under(tmp_path_factory.mktemp("home"))
    assert settings_file.save(chosen, paths)
    assert settings_file.load(paths) == (chosen, None)


def test_the_file_may_be_edited_by_hand(paths: Paths) -> None:
    write_whole(paths.settings, b'motion = "reduced"\nvolume = 1\n')
    chosen, trouble = settings_file.load(paths)
    assert trouble is None
    assert (chosen.motion, chosen.volume, chosen.effects) == ("reduced", 1.0, 1.0)


@pytest.mark.parametrize(
    "content",
    [
        b"motion = ",
        b'motion = "sideways"',
        b"volume = 7",
        b"text_size = 300",
        b'cloth = "plaid"',
        b"window = [1280]",
        b"window = [1, 1]",
        b"\xff\xfe\x00",
        b"seatings = 3",
        b'[seatings.any]\nplayers = [{name = "A"}]',
        b'[seatings.any]\nplayers = [{name = "A", colour = 10}]',
        b'[seatings.any]\nplayers = [{name = "A", colour = 1, controls = ["grab"]}]',
    ],
)
def test_a_damaged_file_is_set_aside_with_a_log_line(
    paths: Paths, expect_log: Callable[[str], None], content: bytes
) -> None:
    expect_log("damaged settings .* set aside")
    write_whole(paths.settings, content)
    chosen, trouble = settings_file.load(paths)
    assert chosen == Settings()
    (kept,) = paths.set_aside.iterdir()
    assert not paths.settings.exists()
    assert kept.read_bytes() == content
    assert str(kept) in str(trouble)


def test_a_second_damaged_file_does_not_cover_the_first(paths: Paths) -> None:
    for content in (b"one", b"two", b"three"):
        write_whole(paths.settings, content)
        aside(paths.settings, paths.set_aside)
    kept = sorted(file.read_bytes() for file in paths.set_aside.iterdir())
    assert kept == [b"one", b"three", b"two"]


def test_a_failed_write_leaves_the_old_file_and_no_litter(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be written")
    settings_file.save(Settings(muted=True), paths)

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    assert not settings_file.save(Settings(muted=False), paths)
    assert settings_file.load(paths)[0].muted
    assert [file.name for file in paths.settings.parent.iterdir()] == ["settings.toml"]


@pytest.fixture
def windows(paths: Paths) -> tuple[Settings, Settings]:
    """Two windows that were opened on the same file."""
    first = Settings(
        muted=True, hints_seen={"lamp": 1, "undo": 1}, boxes_opened={"totem"},
        presets={"nyet": {"long": {"rounds": 20}, "short": {"rounds": 2}}},
        seatings={"nyet": LastSeating([LastPlayer("Ann", 0)], {"rounds": 20})},
    )  # fmt: skip
    assert settings_file.save(first, paths)
    return settings_file.load(paths)[0], settings_file.load(paths)[0]


def test_a_window_leaves_what_another_has_changed(
    paths: Paths, windows: tuple[Settings, Settings]
) -> None:
    one, other = windows
    one.language, one.boxes_opened = "de", {*one.boxes_opened, "nyet"}
    one.presets["nyet"] = {"longest": {"rounds": 30}, "long": {"rounds": 20}}
    one.presets["totem"] = {"quick": {"games": 1}}
    one.seatings["totem"] = LastSeating([LastPlayer("Ben", 1)])
    assert settings_file.save(one, paths)
    other.muted = False
    other.hints_seen["undo"] = 3
    other.boxes_opened.add("frantic")
    other.presets["nyet"]["middle"] = {"rounds": 9}
    assert settings_file.save(other, paths)
    assert settings_file.load(paths) == (
        Settings(
            language="de", hints_seen={"lamp": 1, "undo": 3},
            boxes_opened={"totem", "nyet", "frantic"},
            presets={
                "nyet": {
                    "long": {"rounds": 20}, "middle": {"rounds": 9}, "longest": {"rounds": 30}
                },
                "totem": {"quick": {"games": 1}},
            },
            seatings={
                "nyet": LastSeating([LastPlayer("Ann", 0)], {"rounds": 20}),
                "totem": LastSeating([LastPlayer("Ben", 1)]),
            },
        ),
        None,
    )  # fmt: skip


def test_whoever_sat_together_in_two_windows_is_remembered(
    paths: Paths, windows: tuple[Settings, Settings]
) -> None:
    def seats(name: str, rounds: int = 1) -> LastSeating:
        return LastSeating([LastPlayer(name, 0)], {"rounds": rounds})

    one, other = windows
    for settings, here in ((one, ["Ann", "Ben"]), (other, ["Cid"]), (one, ["Dan", "Ben", "Ann"])):
        for name in here:
            had = settings.recent_seatings.get("nyet", [])
            settings.recent_seatings["nyet"] = different([seats(name), *had])
            assert settings_file.save(settings, paths)
    there = [*map(seats, ("Ann", "Ben", "Dan", "Cid"))]
    assert settings_file.load(paths)[0].recent_seatings == {"nyet": there}
    # The same company plays other options, and only so many are remembered.
    more = [seats("Cid", 2), *(seats(name) for name in ("Fay", "Eva"))]
    other.recent_seatings["nyet"] = different([*more, *other.recent_seatings["nyet"]])
    assert settings_file.save(other, paths)
    assert settings_file.load(paths)[0].recent_seatings["nyet"] == [*more, *there[:2]]


def test_what_a_window_changes_and_changes_back_is_written(
    paths: Paths, windows: tuple[Settings, Settings]
) -> None:
    one, other = windows
    for muted in (False, True):
        one.muted = muted
        settings_file.save(one, paths)
        other.volume = 0.1
        settings_file.save(other, paths)
        assert settings_file.load(paths)[0].muted == muted


def test_both_windows_may_be_the_first(paths: Paths) -> None:
    one, other = settings_file.load(paths)[0], settings_file.load(paths)[0]
    one.language, other.muted = "de", True
    assert settings_file.save(one, paths)
    assert settings_file.save(other, paths)
    assert settings_file.load(paths)[0] == Settings(language="de", muted=True)


def test_what_could_not_be_written_is_written_next_time(
    paths: Paths, windows: tuple[Settings, Settings], monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[[str], None],
) -> None:  # fmt: skip
    expect_log("cannot be written")
    one, _ = windows
    one.language = "de"
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", lambda _: os.close(-1))
        assert not settings_file.save(one, paths)
    one.volume = 0.1
    assert settings_file.save(one, paths)
    assert settings_file.load(paths)[0].language == "de"


def test_what_somebody_spoilt_meanwhile_is_set_aside(
    paths: Paths, windows: tuple[Settings, Settings], expect_log: Callable[[str], None]
) -> None:
    expect_log("damaged settings .* set aside")
    write_whole(paths.settings, b"volume = ")
    one, _ = windows
    assert settings_file.save(one, paths)
    assert settings_file.load(paths) == (one, None)
    assert [file.read_bytes() for file in paths.set_aside.iterdir()] == [b"volume = "]


def test_settings_that_may_not_be_read_are_set_aside_when_others_are_written(
    paths: Paths, expect_log: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_file.save(Settings(volume=0.5), paths)
    expect_log("set aside")
    with monkeypatch.context() as closed:
        closed.setattr(settings_file, "read", Mock(side_effect=PermissionError))
        assert settings_file.save(Settings(volume=0.25), paths)
    assert settings_file.load(paths)[0].volume == 0.25
    assert len(list(paths.set_aside.iterdir())) == 1


def test_settings_that_cannot_be_opened_are_left_alone(
    paths: Paths, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be opened")
    paths.settings.mkdir(parents=True)
    chosen, trouble = settings_file.load(paths)
    assert chosen == Settings()
    assert str(paths.log) in str(trouble)
    assert paths.settings.is_dir()


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "stick"))
    paths = Paths.of_player()
    assert paths == Paths.under(tmp_path / "stick")
    assert not (tmp_path / "stick").exists()


def test_without_the_variable_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    paths = Paths.of_player()
    assert all(
        path.is_absolute() and "Kibitz" in path.parts
        for path in (paths.settings, paths.matches, paths.set_aside, paths.log)
    )
