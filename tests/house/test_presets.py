"""Options under a name: chosen, kept, renamed, deleted, and there again the next time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.names import typable
from game.nyet.options import Options
from game.options import check_options
from game.registry import kit, load, open_games
from scenes.forms import Stepper, TextField
from scenes.menus.name_sheet import NameScene
from scenes.menus.seats import SeatsScene
from scenes.storage import presets as presets_room
from scenes.storage import settings as settings_file
from scenes.storage.presets import keep, presets
from scenes.words import Words, languages
from tests.scenes.guest import Guest
from tests.scenes.test_languages import guest_who_reads

GAME = "nyet"
SHORT = {"short": Options(length="short"), "open": Options(anonymous=False, look_back="all")}


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    guest = Guest(tmp_path)
    guest.enter(SeatsScene(guest.house, GAME))
    guest.click("tab-options")
    return guest


@pytest.fixture
def seats(guest: Guest) -> SeatsScene:
    assert isinstance(guest.top, SeatsScene)
    return guest.top


class Keys(Words):
    """Says of every message what its key is."""

    def __call__(self, key: str, /, **args: Any) -> str:
        return key


def shown(guest: Guest) -> str:
    """The preset that is chosen."""
    widget = guest.panel["preset"]
    assert isinstance(widget, Stepper)
    return widget.names[widget.values.index(widget.value)]


def stored(guest: Guest) -> dict[str, dict[str, dict[str, bool | int | str]]]:
    return settings_file.load(guest.house.paths)[0].presets


def keep_these(guest: Guest, name: str = "") -> None:
    """Keep the options as they are, under a name, by keys alone."""
    guest.click("preset-keep")
    if name:
        guest.click("name")
        guest.type(name)
        guest.key(pygame.KSCAN_RETURN)
    guest.panel.to("keep")
    guest.key(pygame.KSCAN_RETURN)


def test_the_rulebook_is_the_first_and_a_mixture_has_no_name(guest: Guest) -> None:
    words = guest.house.words
    assert shown(guest) == words("preset-rulebook")
    assert not guest.panel["preset-keep"].enabled
    guest.click("option-difference")
    assert shown(guest) == words("preset-mixed")
    assert guest.panel["preset-keep"].enabled
    assert not guest.panel["preset-rename"].enabled
    assert not guest.panel["preset-delete"].enabled


@pytest.mark.parametrize("language", languages())
def test_the_name_that_is_proposed_is_as_if_it_were_typed(tmp_path: Path, language: str) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), Words(language))
    guest.enter(SeatsScene(guest.house, GAME))
    guest.click("tab-options")
    for changed in ("difference", "no_trump"):
        guest.click(f"option-{changed}")
        keep_these(guest)
    names = list(stored(guest)[GAME])
    assert len(names) == 2 and names == [typable(name) for name in names]
    assert [name[-1] for name in sorted(names)] == ["1", "2"]


def test_options_are_kept_under_a_name_and_chosen_again(guest: Guest, seats: SeatsScene) -> None:
    guest.click("option-difference")
    mine = seats.roster.options
    keep_these(guest, "Sunday")
    assert shown(guest) == "Sunday"
    assert stored(guest)[GAME]["Sunday"]["difference"] is True
    guest.click("preset-usual")
    assert seats.roster.options == Options()
    guest.click("preset", 0.9)
    assert (shown(guest), seats.roster.options) == ("Sunday", mine)
    again = Guest(guest.house.paths.settings.parent)
    again.house.settings = settings_file.load(again.house.paths)[0]
    again.enter(SeatsScene(again.house, GAME))
    again.click("tab-options")
    again.click("preset", 0.9)
    assert shown(again) == "Sunday"


def test_a_name_is_there_for_those_who_cannot_type(guest: Guest) -> None:
    guest.click("option-difference")
    keep_these(guest)
    first = shown(guest)
    guest.click("option-play_forced")
    keep_these(guest)
    assert first == guest.house.words("preset-new", number=1)
    assert shown(guest) == guest.house.words("preset-new", number=2)
    assert len(stored(guest)[GAME]) == 2


def test_a_name_that_is_taken_is_refused_with_a_sentence(guest: Guest) -> None:
    guest.click("option-difference")
    keep_these(guest, "Sunday")
    guest.click("option-play_forced")
    keep_these(guest, "Sunday")
    sheet = guest.top
    assert isinstance(sheet, NameScene)
    assert sheet.notice == guest.house.words("name-taken", name="Sunday")
    guest.key(pygame.KSCAN_ESCAPE)
    assert len(stored(guest)[GAME]) == 1


def test_renamed_and_deleted_and_nothing_else_changes(guest: Guest, seats: SeatsScene) -> None:
    guest.click("option-difference")
    mine = seats.roster.options
    keep_these(guest, "Sunday")
    guest.click("preset-rename")
    guest.click("name")
    guest.type("Monday")
    guest.key(pygame.KSCAN_RETURN)
    guest.click("keep")
    assert list(stored(guest)[GAME]) == ["Monday"]
    assert shown(guest) == "Monday"
    guest.click("preset-delete")
    guest.click("no")
    assert list(stored(guest)[GAME]) == ["Monday"]
    guest.click("preset-delete")
    guest.click("yes")
    assert stored(guest) == {}
    assert (shown(guest), seats.roster.options) == (guest.house.words("preset-mixed"), mine)


def test_what_a_game_brings_along_comes_after_the_rulebook(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = replace(kit(GAME), presets=SHORT)
    monkeypatch.setattr(presets_room, "kit", lambda game_id: short)
    keep(GAME, "Sunday", Options(difference=True), guest.house.settings)
    found = presets(GAME, guest.house.settings, Keys())
    assert [one.name for one in found] == [
        "preset-rulebook", "nyet-preset-short", "nyet-preset-open", "Sunday",
    ]  # fmt: skip
    assert [one.own for one in found] == [False, False, False, True]


def test_options_of_another_version_are_not_offered_and_not_lost(guest: Guest) -> None:
    kept = guest.house.settings.presets
    kept[GAME] = {"gone": {"jokers": 3}, "odd": {"limit": 7}, "good": {"difference": True}}
    found = presets(GAME, guest.house.settings, guest.house.words)
    assert [one.name for one in found if one.own] == ["good"]
    assert list(kept[GAME]) == ["gone", "odd", "good"]


def test_two_names_for_the_same_options_are_both_reached(guest: Guest) -> None:
    for name in ("One", "Two"):
        keep(GAME, name, Options(difference=True), guest.house.settings)
    guest.top.resize(guest.stage.size)
    seen = []
    for _ in range(4):
        guest.click("preset", 0.9)
        seen.append(shown(guest))
    assert seen == ["One", "Two", guest.house.words("preset-rulebook"), "One"]


@pytest.mark.parametrize("game_id", open_games())
def test_presets_of_the_games_are_their_options_and_have_names(game_id: str) -> None:
    for key, options in kit(game_id).presets.items():
        assert isinstance(options, load(game_id).Options)
        check_options(options, "")
        assert all(Words(language).has(f"{game_id}-preset-{key}") for language in languages())


def test_the_name_sheet_takes_no_more_letters_than_fit(guest: Guest) -> None:
    guest.click("option-difference")
    guest.click("preset-keep")
    field = guest.panel["name"]
    assert isinstance(field, TextField)
    guest.click("name")
    guest.type("x" * 60)
    guest.key(pygame.KSCAN_RETURN)
    guest.click("keep")
    assert [len(name) for name in stored(guest)[GAME]] == [presets_room.LONGEST_NAME]
