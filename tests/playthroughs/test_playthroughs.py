"""Stored games are played again; every view after every move is as it was."""

from __future__ import annotations

import difflib

import pytest

from game.registry import open_games
from tests.playthroughs.transcript import FOLDER, PLAYTHROUGHS, Playthrough, write_down


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.path.stem)
def test_a_stored_game_is_played_the_same(play: Playthrough) -> None:
    stored = play.path.read_text(encoding="utf-8").splitlines()
    now = write_down(play).splitlines()
    diff = list(difflib.unified_diff(stored, now, "stored", "now", lineterm="", n=4))
    hint = "\nIf that is meant: python -m tests.playthroughs.write"
    assert not diff, "\n".join(diff[:60]) + hint


def test_every_open_game_has_stored_games() -> None:
    assert {play.game_id for play in PLAYTHROUGHS} >= set(open_games())


def test_what_is_stored_is_known_and_small() -> None:
    stored = set(FOLDER.glob("*.txt"))
    assert stored == {play.path for play in PLAYTHROUGHS}
    assert max(path.stat().st_size for path in stored) < 60_000
