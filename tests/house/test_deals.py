"""Every game, any number of seats, all options: cards are dealt, or a sentence says why not."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.options import Option, options_of
from game.registry import check_deal, load, open_games
from scenes.menus.roster import numbers
from scenes.menus.seats import SeatsScene
from scenes.storage.settings import Settings
from scenes.storage.settings import load as load_settings
from scenes.table.scene import TableScene
from scenes.words import Words, languages
from tests.scenes.guest import Guest, seated

SPEAKERS = [Words(language) for language in languages()]
MIXED = 300
# Cards of one's own, in their text form: none, a sound one, and some that cannot be.
MADE = ("", "Boom||lime eye|give 2 right", "Вооm||lime eye|give 2 right", "|||", "a|b", "x" * 5_000,
        "Bo\ufe0fom||lime eye|event, event", "Boom|colour|pink bomb|give 1 chosen")  # fmt: skip


def values(option: Option) -> list[Any]:
    """All that the option can be, as the seats offer it, and what a file might say."""
    if option.made:
        return list(MADE)
    return list(option.values) if option.lowest is None else [*numbers(option), -1, 10**30]


def told(game_id: str, seats: int, options: Any) -> bool:
    """Whether cards are dealt; if not, every language has the sentence, whole."""
    refusal = check_deal(game_id, options, [""] * seats)
    if refusal is None:
        load(game_id).deal(seats, options, 1)
        return True
    for words in SPEAKERS:
        key = f"refusal-{refusal.code}"
        assert words.has(key), (words.language, key)
        assert "$" not in words(key, **dict(refusal.args))
    return False


@pytest.mark.parametrize("game_id", open_games())
def test_every_value_of_every_option_is_dealt_or_refused_in_a_sentence(game_id: str) -> None:
    game, dealt = load(game_id), 0
    for seats in range(game.fewest_seats - 1, game.most_seats + 2):
        for option in options_of(game.Options):
            for value in (*values(option), True, 1, 1.0, None, "1"):
                options = replace(game.Options(), **{option.name: value})
                dealt += told(game_id, seats, options)
    assert dealt


@pytest.mark.parametrize("game_id", open_games())
def test_options_in_any_mixture_are_dealt_or_refused_in_a_sentence(game_id: str) -> None:
    game, rng = load(game_id), random.Random(game_id)
    for _ in range(MIXED):
        chosen = {one.name: rng.choice(values(one)) for one in options_of(game.Options)}
        told(game_id, rng.randint(game.fewest_seats, game.most_seats), game.Options(**chosen))


@pytest.mark.parametrize("value", [True, 1.0, "1"])
def test_a_value_that_only_equals_one_that_is_offered_is_refused(value: Any) -> None:
    options = replace(load("frantic").Options(), rule_cards=value)
    refusal = check_deal("frantic", options, ["", ""])
    assert refusal is not None
    assert refusal.code == "unknown-value"


# The seats


@pytest.mark.parametrize(("game_id", "dealer"), [("jetriko", 5), ("frantic", "5")])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_one_player_less_than_the_first_dealer_is_told_and_nothing_is_kept(
    tmp_path: Path, game_id: str, dealer: int | str, size: tuple[int, int]
) -> None:
    guest = Guest(tmp_path, size)
    scene = SeatsScene(guest.house, game_id)
    guest.enter(scene)
    seated(scene, 5, 1)
    scene.roster.set_option("first_dealer", dealer)
    scene.changed()
    guest.frames(1)
    assert scene.trouble == ""
    guest.click("fewer")
    guest.frames(2)
    assert "Seat 5 cannot deal first" in scene.trouble
    guest.click("deal")
    guest.frames(2)
    assert guest.top is scene
    assert scene.notice == scene.trouble
    assert scene.alarm
    assert guest.house.settings.seatings == {}
    assert load_settings(guest.house.paths) == (Settings(), None)
    assert not guest.house.paths.matches.exists()
    guest.click("more")
    guest.click("deal")
    assert isinstance(guest.top, TableScene)
    guest.stage.clear()


def test_a_preset_nobody_can_be_dealt_is_not_kept(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = SeatsScene(guest.house, "frantic")
    guest.enter(scene)
    scene.roster.set_option("blank_play", "a|b")
    guest.click("tab-options")
    guest.click("preset-keep")
    assert guest.top is scene
    assert "cannot be read" in scene.notice
    assert guest.house.settings.presets == {}
