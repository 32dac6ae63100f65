"""A match survives the program, whenever that is killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

# A soak of ten times that has a thousand.
KILLS = 100


@pytest.mark.soak
@pytest.mark.needs("fork")
def test_kills_lose_no_more_than_the_move_being_written(
    root: Path, tmp_path: Path, times: int
) -> None:
    kills = KILLS * times
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.killed", str(tmp_path), str(kills)],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{kills} kills over" in done.stdout
    assert ": 0 corrupt, " in done.stdout
