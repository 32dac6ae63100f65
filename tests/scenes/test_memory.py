"""However often one goes round, the house takes no more memory than the first time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.at_length

# MiB of memory, measured with all that Python, pygame and the sounds take themselves.
MOST_AT_THE_TABLE = 120
MOST_GROWTH = 40


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[float, float]]:
    """What was taken the first time round and the last, by what was done."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenes.rounds", str(tmp_path_factory.mktemp("home"))],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line.split() for line in done.stdout.splitlines() if line.count(" ") == 2]
    return {name: (float(first), float(last)) for name, first, last in lines}


def test_every_round_was_gone(measured: dict[str, tuple[float, float]]) -> None:
    assert list(measured) == ["table", "pause", "seats", "continue", "match"]


def test_memory_stays_bounded(measured: dict[str, tuple[float, float]]) -> None:
    # Elsewhere the system does not tell, and all is 0.
    assert (measured["table"][0] > 0) == sys.platform.startswith("linux")
    assert measured["table"][0] <= MOST_AT_THE_TABLE
    for name, (first, last) in measured.items():
        assert last <= first + MOST_GROWTH, name
