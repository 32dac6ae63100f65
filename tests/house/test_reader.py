"""No file is looked into before it is known to be small, shallow and plain."""

from __future__ import annotations

import os
from binascii import crc32
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from game.reader import MOST_DIGITS, Limits, TooMuch, check
from game.record import LIMITS, line_of
from scenes.menus.matches import MatchesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.statistics import StatisticsScene
from scenes.storage import settings as settings_file
from scenes.storage import statistics
from scenes.storage.kept import Kept, look
from scenes.storage.matches import read_match
from scenes.storage.paths import Paths
from scenes.storage.settings import Settings
from scenes.words import Words, languages
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.scene import WorkshopScene
from tests.scenes.guest import Guest

JSON = Limits(size=4_000, line=2_000, depth=8)
TOML = Limits(size=4_000, line=2_000, depth=8, toml=True)
REST = b'"app":"1","game":"nyet","seed":1,"players":['


def refused(data: bytes, limits: Limits) -> tuple[str, int]:
    """How a file is refused, and the line that is told."""
    with pytest.raises(TooMuch) as raised:
        check(data, limits)
    return raised.value.code, int(dict(raised.value.about).get("line", 0))


@pytest.mark.parametrize(
    ("data", "limits", "told"),
    [
        (b" " * 4_001, JSON, ("error-file-large", 0)),
        (b"\n" + b" " * 2_001, JSON, ("error-file-long", 2)),
        (b"\n\n" + b"[" * 9, JSON, ("error-file-deep", 3)),
        (b"[\n" * 9 + b"]" * 9, JSON, ("error-file-deep", 9)),
        (b'{"a":' * 9, JSON, ("error-file-deep", 1)),
        (b'"\\"' + b'"' + b"[" * 9, JSON, ("error-file-deep", 1)),
        (b"\n" + b"9" * (MOST_DIGITS + 1), JSON, ("error-file-number", 2)),
        (b"\nx = " + b"[" * 9, TOML, ("error-file-deep", 2)),
        (b"\n" + b"a." * 9 + b"a = 1", TOML, ("error-file-deep", 2)),
        (b"[" + b"a." * 9 + b"a]", TOML, ("error-file-deep", 1)),
        (b"\nx = 0x" + b"f" * 60, TOML, ("error-file-number", 2)),
        (b"x = [1, 1" + b"_1" * 60 + b"]", TOML, ("error-file-number", 1)),
        (b"'it''s' # \"\nx = " + b"[" * 9, TOML, ("error-file-deep", 2)),
    ],
)
def test_what_goes_beyond_is_refused_with_its_line(
    data: bytes, limits: Limits, told: tuple[str, int]
) -> None:
    assert refused(data, limits) == told
    for language in languages():
        words = Words(language)
        assert words.has(told[0])
        assert "{" not in words(told[0], line=told[1], most=4)


@pytest.mark.parametrize(
    ("data", "limits"),
    [
        (b"[" * 8 + b"]" * 8, JSON),
        (b'"' + b"[" * 99 + b"9" * 99 + b'"', JSON),
        (b'["' + b'{\\"' * 99 + b'"]', JSON),
        (b'{"a": "' + b"[" * 99, JSON),
        (b"9" * MOST_DIGITS, JSON),
        (b"x = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]", TOML),
        (b"x = '''\n" + b"[" * 99 + b"\n'''\ny = \"\"\"\n" + b"a." * 99 + b'"""', TOML),
        (b'# [[[[[[[[[[[[[\n"a.a.a.a.a.a.a.a.a.a.a" = 1', TOML),
        (b"a" * 99 + b" = 1", TOML),
    ],
)
def test_what_stays_within_is_let_in(data: bytes, limits: Limits) -> None:
    check(data, limits)


@pytest.mark.parametrize("quote", [b'"\\"', b"'''", b'"""', b'\\"', b"[]", b"a.", b"= ", b"\n="])
@pytest.mark.parametrize("toml", [False, True])
def test_a_file_at_its_limit_is_checked_in_one_go(quote: bytes, toml: bool) -> None:
    """A pattern that goes back over what it read would take minutes for this."""
    limits = Limits(size=512_000, line=512_000, depth=8, toml=toml)
    with suppress(TooMuch):
        check((quote * 512_000)[:512_000], limits)


# What was met: each ended the program, or the page that showed the file, for ever


def damage(guest: Guest, content: bytes) -> str:
    """What the list of matches says about a match."""
    path = guest.house.paths.matches / "one.kibitz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    scene = MatchesScene(guest.house)
    guest.enter(scene)
    [kept] = scene.rows
    guest.stage.pop()
    assert path.read_bytes() == content
    return scene.told(kept)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b'[{"kibitz":2,"options":' + b"[" * 1_000 + b',' + REST + b"]}\n", "brackets"),
        (b'[{"kibitz":2,"options":' + b"[" * 999 + b"]" * 999 + b',' + REST + b"]}\n", "brackets"),
        (b'[{"kibitz":' + b"9" * 5_000 + b"\n", "digits"),
        (line_of({"kibitz": 10**30}, 0)[0], "newer Kibitz"),
        (b"x\n" * 750_001, "KB"),
    ],
    ids=["cut brackets", "brackets", "long number", "10**30", "large"],
)  # fmt: skip
def test_a_match_that_cannot_be_read_is_told_in_the_list(
    tmp_path: Path, content: bytes, says: str
) -> None:
    guest = Guest(tmp_path)
    assert says in damage(guest, content)


def test_long_matches_in_the_list_are_looked_at_one_a_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, looked = Guest(tmp_path), list[Path]()

    def noted(path: Path) -> Kept:
        looked.append(path)
        return look(path)

    monkeypatch.setattr("scenes.menus.matches.look", noted)
    folder = guest.house.paths.matches
    folder.mkdir(parents=True)
    for number in range(3):
        (folder / f"{number}.kibitz").write_bytes(b"x" * LIMITS.size)
    (folder / "short.kibitz").write_bytes(b"x")
    scene = MatchesScene(guest.house)
    guest.stage.push(scene)
    for frames in range(4):
        assert len(looked) == len(scene.rows) == 1 + frames
        guest.frames(1)
    guest.frames(3)
    assert len(looked) == len(scene.rows) == 4


def test_a_name_that_is_no_text_is_told(tmp_path: Path) -> None:
    body = b'{"kibitz":2,"options":{},' + REST + b'{"name":"\\ud800","colour":0}]}'
    whole = b'[%b,"%08x"]\n' % (body, crc32(body))
    assert "saved match" in damage(Guest(tmp_path), whole)


@pytest.mark.needs("mkfifo")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "one.kibitz"
    os.mkfifo(path)
    with pytest.raises(OSError, match="not a file"):
        read_match(path)


@pytest.mark.parametrize("content", [b"[" * 970, b'{"a":' * 970, b"9" * 5_000])
def test_a_card_nested_deep_is_told_in_the_workshop(tmp_path: Path, content: bytes) -> None:
    guest = Guest(tmp_path)
    path = tmp_path / "deep.json"
    path.write_bytes(content)
    scene = WorkshopScene(guest.house)
    guest.enter(scene)
    scene.take_in(path)
    guest.frames(2)
    assert "Line 1" in scene.notice or "line 1" in scene.notice
    assert folder.look(path).fault is not None


@pytest.mark.parametrize(
    "content",
    [b"\nx = " + b"[" * 2_000, b"\nx = " + b"9" * 5_000, b"\n" + b"a." * 3_000 + b"a = 1",
     b"\nx = 0x" + b"f" * 5_000],
    ids=["brackets", "long number", "parts", "hexadecimal"],
)  # fmt: skip
def test_settings_that_cannot_be_read_are_set_aside(
    tmp_path: Path, content: bytes, expect_log: Callable[[str], None]
) -> None:
    expect_log("damaged settings")
    paths = Paths.under(tmp_path)
    paths.settings.write_bytes(content)
    chosen, trouble = settings_file.load(paths)
    assert chosen == Settings()
    assert trouble is not None
    assert "Line 2" in str(trouble)
    assert next(paths.set_aside.iterdir()).read_bytes() == content


@pytest.mark.parametrize(
    "line", [b"[" * 3_000, b'{"when": ' + b"9" * 5_000 + b"}", b'{"a":' * 500 + b"1" + b"}" * 500]
)
def test_lines_of_statistics_that_cannot_be_read_are_told(
    tmp_path: Path, line: bytes, expect_log: Callable[[str], None]
) -> None:
    expect_log("damaged line")
    guest = Guest(tmp_path)
    paths = guest.house.paths
    paths.statistics.write_bytes(line + b"\n")
    scene = StatisticsScene(guest.house)
    guest.enter(scene)
    assert "One game could not be read" in scene.notice
    assert next(paths.set_aside.iterdir()).read_bytes() == line + b"\n"


def test_statistics_that_grew_too_large_begin_with_their_latest_games(
    tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("grown too large")
    paths = Paths.under(tmp_path)
    lines = [line_of_game(number) for number in range(200)]
    paths.statistics.write_bytes(b"".join(lines))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(statistics, "LIMITS", replace(statistics.LIMITS, size=len(lines[0]) * 100))
        played, trouble = statistics.taken_in(paths)
        assert statistics.taken_in(paths) == (played, None)
    assert [one.moves for one in played] == list(range(300 - len(played), 300))
    assert len(played) in (48, 49, 50)
    assert trouble is not None
    kept = trouble.details["file"]
    assert isinstance(kept, Path)
    assert kept.read_bytes() == b"".join(lines)


def line_of_game(number: int) -> bytes:
    return b'{"when":"now","game":"nyet","match":"m","moves":%d,"seats":[]}\n' % (number + 100)


def test_a_preset_nobody_can_be_dealt_is_told_at_the_seats(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings.presets["nyet"] = {"Sunday": {"difference": "maybe"}}
    scene = SeatsScene(guest.house, "nyet")
    guest.enter(scene)
    assert "Sunday" in scene.notice
