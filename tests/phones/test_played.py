"""Whole matches by phones, a sample of what `python -m tests.phones` plays as long as one likes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.games import OF_CHOICES
from tests.phones.forging import forge
from tests.phones.questions import questions
from tests.phones.races import GAME as RACE
from tests.phones.races import race_one
from tests.phones.robot import play_one
from tests.phones.traffic import differences

# So many choices are made in each match of the sample.
CHOICES = 40


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_matches_are_played_by_phones_with_lost_connections_and_reloads(
    game_id: str, tmp_path: Path
) -> None:
    played = play_one(game_id, 4, tmp_path, most=CHOICES)
    assert played.over or played.choices == CHOICES


def test_a_race_is_run_by_phones_that_get_lost(tmp_path: Path) -> None:
    # So many frames, or the end of the match.
    played = race_one(RACE, 5, tmp_path, most=2000)
    assert played.moves and played.choices


def test_messages_are_forged_and_the_table_plays_on(tmp_path: Path) -> None:
    for game_id in ("nyet", RACE):
        forged = forge(tmp_path / game_id, 120, seed=3, game_id=game_id)
        assert forged.read and forged.told


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_what_a_phone_is_told_is_the_same_whatever_is_hidden_from_its_seat(game_id: str) -> None:
    looked, different = differences(game_id, positions=40, seed=2)
    assert looked == 40 and not different


def test_questions_are_found_that_only_come_up_after_picks() -> None:
    found = list(questions("nyet", 2))
    assert len({one.name for one in found}) == len(found) > 8
    assert any(one.picks for one in found)
