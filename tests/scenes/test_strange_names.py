"""Names of any length in any letters, wherever one is shown: told on one line, and nothing lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from pygame import Surface

from art.bidi import runs
from art.text import Face, Lettering
from game.record import Player, read_record
from scenes.seats.seating import default_seating
from scenes.stage import Scene
from scenes.storage.matches import read_match
from scenes.storage.presets import keep
from scenes.storage.seatings import last_seating, remember
from scenes.storage.settings import load, save
from scenes.storage.statistics import load as load_statistics
from scenes.table.kit import open_record
from scenes.words import Words
from scenes.words.names import LONGEST, short, whole
from tests.scenes import screens
from tests.scenes.guest import Guest
from tests.scenes.test_languages import guest_who_reads

NAMES = {
    "10,000 letters": "x" * 10_000,
    "2,000 words": "ab cd " * 2_000,
    "emoji": "😀👨‍👩‍👧" * 2_500,
    "right to left": "אבג ד" * 2_000,
    "marks and controls": "A\u202eb\n\t\x00\u200dc" * 10,
    "turning": "a\u2066c\u2069\u202a" * 9,
    "nothing to see": "\u200b\u200d",
}
SHOWING = (
    "statistics", "erase", "totem, seats", "nyet, options", "matches", "name", "sit in",
    "gamepad gone", "result",
)  # fmt: skip


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_every_screen_shows_any_name(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "NAME", name)
    for number, screen in enumerate(SHOWING):
        guest = Guest(tmp_path / str(number))
        guest.stage.push(screens.SCREENS[screen](guest))
        guest.frames(2)
    guest = Guest(tmp_path / "replay")
    kept = screens.under_way(guest)
    guest.enter(open_record(guest.house, kept.rename(tmp_path / kept.name)))


def test_a_name_by_itself_runs_as_its_letters_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "NAME", "@Dana")
    seen, line = set[str](), Lettering.line

    def noted(lettering: Lettering, text: str, *how: Any) -> Surface:
        seen.add("".join(run.text for run in runs(text, lettering.rtl)))
        return line(lettering, text, *how)

    monkeypatch.setattr(Lettering, "line", noted)
    shown: dict[str, Callable[[Guest], Scene]] = {
        **{name: screens.SCREENS[name] for name in ("sit in", "result", "review", "grabs")},
        **{game: partial(_table_of, game) for game in ("totem", "nyet")},
    }
    for screen, make in shown.items():
        guest = guest_who_reads(tmp_path / screen, (1280, 720), Words("he"))
        seen.clear()
        guest.stage.push(make(guest))
        guest.frames(2)
        guest.stage.clear()
        assert "@Dana 1" in seen and "Dana 1@" not in seen, screen


def _table_of(game: str, guest: Guest) -> Scene:
    """A table with people of that name."""
    seating = default_seating(game, guest.house.words, 1, ["", "", ""])
    players = (Player(f"{screens.NAME} {at}", at, "") for at in range(3))
    return guest.house.doors.table(replace(seating, players=tuple(players)), None)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_are_shown_on_one_line_and_kept_whole(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = short(name)
    assert len(shown) <= LONGEST
    assert not set("\n\t\0\u202e\u2066\u2069") & set(shown)
    guest = Guest(tmp_path)
    house = guest.house
    monkeypatch.setattr(screens, "NAME", name)
    record = screens.under_way(guest)
    assert read_match(record).players[0].name == short(f"{name} 0")
    assert read_record(record).players[0].name == f"{name} 0"
    screens.statistics(guest)
    assert load_statistics(house.paths)[0].seats[0].name == f"{name} 0"
    seating = default_seating("totem", house.words, 1)
    remember(seating, house.settings)
    house.settings.seatings["totem"].players[0].name = name
    keep("totem", name, seating.options, house.settings)
    assert save(house.settings, house.paths)
    again, trouble = load(house.paths)
    assert (again, trouble) == (house.settings, None)
    last = last_seating("totem", again, 1)
    assert last is not None
    assert last.players[0].name == shown


@pytest.mark.parametrize("face", get_args(Face))
@pytest.mark.parametrize("text", ["x" * 100_000, "a b " * 50_000, "\0", "\u200d", "", "\u202e"])
def test_letters_can_be_drawn_whatever_they_are(text: str, face: Face) -> None:
    lettering = Lettering()
    assert lettering.line(text, 18, (0, 0, 0), face).get_width() < 16_384
    assert lettering.paragraph(text, 18, (0, 0, 0), 400, face=face).get_width() == 400


def test_half_a_letter_is_shown_as_unknown() -> None:
    """In the name of a file that is not UTF-8; no font and no other file takes it."""
    assert short("a\udcff b\ud800\u202e") == "a\ufffd b\ufffd\ufffd"
    assert whole("/home/\udcff/" + "x" * 90) == "/home/\ufffd/" + "x" * 90
