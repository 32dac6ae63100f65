"""Every kind of file, spoilt in every way: a sentence, nothing lost, and it goes on."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from game.journal import Journal
from game.match import Match, Player
from game.registry import load as load_game
from scenes.seats.seating import default_seating
from scenes.storage import settings as settings_file
from scenes.storage import statistics as statistics_file
from scenes.storage.kept import look
from scenes.storage.paths import Paths
from scenes.storage.presets import keep, presets
from scenes.storage.seatings import last_seating, recent_seatings, remember
from scenes.storage.settings import Settings
from scenes.storage.statistics import Played, SeatPlayed
from scenes.words import Words, languages

GAME = "nyet"
SPEAKERS = [Words(language) for language in languages()]
FOREIGN = (b"", b"\0" * 40, b"PK\x03\x04", b"{}", b"[]", b"null", b"\xff\xfe\n", b"x = 1\n\n\n")


def full_settings() -> Settings:
    """Settings with a seating, a company, a preset, and all the rest."""
    chosen = Settings(device_offsets={"keyboard": 14}, hints_seen={"hover": 2})
    remember(default_seating(GAME, SPEAKERS[0], 1), chosen)
    keep(GAME, "Sunday", load_game(GAME).Options(difference=True), chosen)
    return chosen


def written_settings(paths: Paths) -> Path:
    assert settings_file.save(full_settings(), paths)
    return paths.settings


def written_statistics(paths: Paths) -> Path:
    for number in range(3):
        ann = SeatPlayed("Ann", "", 1, True, {"rounds": number})
        seats = (ann, SeatPlayed("Ada", "easy", 2, False, {}))
        statistics_file.add(paths, Played("2026-01-01T10:00:00", GAME, f"m{number}", 9, seats))
    return paths.statistics


def written_match(paths: Paths) -> Path:
    game = load_game(GAME)
    match = Match.new(game, game.Options(), (Player("Ann", 0), Player("Ada", 1, "easy")), seed=3)
    paths.matches.mkdir(parents=True)
    match.journal = Journal.create(paths.matches / "one.kibitz", match.record())
    for _ in range(4):
        match.play(match.state.moves(match.state.to_act()[0])[0])
    match.journal.close()
    return paths.matches / "one.kibitz"


def read_settings(paths: Paths) -> None:
    """All that is read from them; what cannot be is told in a sentence, and set aside."""
    chosen, trouble = settings_file.load(paths)
    assert asdict(chosen)
    last_seating(GAME, chosen, 1)
    recent_seatings(GAME, chosen, 1)
    assert presets(GAME, chosen, SPEAKERS[0])
    if trouble is not None:
        told(trouble.key, {name: str(value) for name, value in trouble.details.items()})
        assert chosen == Settings()


def read_statistics(paths: Paths) -> None:
    for one in statistics_file.load(paths):
        assert isinstance(one, Played)


def read_match(paths: Paths) -> None:
    for path in paths.matches.glob("*"):
        damage = look(path).damage
        if damage is not None:
            told(damage.code, dict(damage.about))


def told(key: str, args: dict[str, str | int]) -> None:
    """There is a sentence for it, in every language."""
    for words in SPEAKERS:
        assert words.has(key), key
        assert words(key, **args).strip() not in ("", key)


KINDS = {
    "settings": (written_settings, read_settings),
    "statistics": (written_statistics, read_statistics),
    "match": (written_match, read_match),
}


@cache
def sound(kind: str) -> bytes:
    """A sound file of that kind."""
    with TemporaryDirectory() as home:
        return KINDS[kind][0](Paths.under(Path(home) / "home")).read_bytes()


def everything(paths: Paths) -> bytes:
    """All bytes that are still somewhere among the player's files."""
    home = paths.settings.parent
    return b"".join(path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file())


def laid_down(kind: str, paths: Paths, content: bytes) -> Path:
    path = {
        "settings": paths.settings,
        "statistics": paths.statistics,
        "match": paths.matches / "one.kibitz",
    }[kind]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@st.composite
def spoilt(draw: st.DrawFn, whole: bytes) -> bytes:
    """The file cut, with other bytes, with a piece twice or missing, or another file."""
    at, to = sorted((draw(st.integers(0, len(whole))), draw(st.integers(0, len(whole)))))
    other = draw(st.binary(max_size=12))
    return draw(st.sampled_from([
        whole[:at],
        whole[:at] + other + whole[at + len(other) :],
        whole[:at] + other + whole[at:],
        whole[:at] + whole[to:],
        whole[:to] + whole[at:],
        whole.replace(b"1", b"2").replace(b"true", b"7"),
        draw(st.sampled_from(FOREIGN)) + other,
    ]))  # fmt: skip


LOGGED = {"settings": "damaged settings", "statistics": "damaged lines"}


@pytest.mark.parametrize("kind", KINDS)
@examples(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_spoilt_files_are_told_of_and_nothing_is_lost(
    kind: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory,
    expect_log: Callable[[str], None],
) -> None:  # fmt: skip
    if kind in LOGGED:
        expect_log(LOGGED[kind])
    paths = Paths.under(tmp_path_factory.mktemp("home"))
    content = data.draw(spoilt(sound(kind)))
    laid_down(kind, paths, content)
    # The second time it goes on with what the first one left.
    for _ in range(2):
        KINDS[kind][1](paths)
    left = everything(paths)
    if kind != "statistics":
        assert content in left
    # A torn last line is as if it had never been written.
    for line in content.split(b"\n")[:-1]:
        assert line in left


# What a match does then is tested with its journal.
@pytest.mark.parametrize("kind", ["settings", "statistics"])
@pytest.mark.parametrize("trouble", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_where_nothing_can_be_written_the_old_files_stay(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: int,
    expect_log: Callable[[str], None],
) -> None:  # fmt: skip
    paths = Paths.under(tmp_path / "home")
    path = KINDS[kind][0](paths)
    before = path.read_bytes()
    opened = Path.open

    def refused(self: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if set(mode) & set("wax+"):
            raise OSError(trouble, os.strerror(trouble))
        return opened(self, mode, *args, **more)

    monkeypatch.setattr(Path, "open", refused)
    if kind == "settings":
        expect_log("settings cannot be written")
        assert not settings_file.save(Settings(), paths)
    else:
        expect_log("statistics cannot be written")
        assert not statistics_file.add(paths, Played("now", GAME, "another", 1, ()))
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert [one for one in path.parent.iterdir() if one.suffix == ".tmp"] == []
    KINDS[kind][1](paths)
