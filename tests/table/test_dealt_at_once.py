"""Matches that are dealt in the same moment, here and in another window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.record import read_record
from scenes.seats.seating import default_seating
from scenes.storage.matches import dealt
from scenes.storage.on_file import unfinished
from tests.table.house import furnished

MATCHES = 20


def test_no_match_is_written_over_another_of_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = furnished(tmp_path)
    seating = default_seating("nyet", house.words, 0)
    monkeypatch.setattr("time.strftime", lambda form: "2026-01-01-120000")
    # Another window has looked whether the name is free, and not written yet.
    monkeypatch.setattr(Path, "exists", lambda path: False)
    for seed in range(MATCHES):
        journal = dealt(house.paths, replace(seating, seed=seed)).journal
        assert journal is not None
        journal.close()
    found = unfinished(house.paths)
    assert sorted(read_record(path).seed for path in found) == list(range(MATCHES))
