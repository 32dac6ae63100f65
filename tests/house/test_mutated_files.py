"""Files changed at random are read or refused; `python -m tests.mutated` reads thousands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.storage.paths import Paths
from tests.mutated import kinds, run

FILES = 120
LOGGED = {"settings": "damaged settings", "presets": "damaged settings",
          "statistics": "damaged lines"}  # fmt: skip


@pytest.mark.parametrize("kind", ["match", "settings", "presets", "statistics", "card"])
def test_a_mutated_file_is_read_or_refused_in_a_sentence(
    kind: str, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    if kind in LOGGED:
        expect_log(LOGGED[kind])
    paths = Paths.under(tmp_path / "home")
    tally = run(kinds(paths)[kind], paths, FILES, "suite")
    assert tally.read > 0
    assert tally.refused > FILES / 4
