"""A test whose tool is missing is left out and that is told; where all could be had it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TWO_TESTS = """
import pytest

@pytest.mark.needs("makensis")
def test_with_a_tool():
    pass

def test_without():
    pass
"""


def run(root: Path, file: Path, ci: str) -> subprocess.CompletedProcess[str]:
    """Where no tool is in reach."""
    env = {**os.environ, "PATH": "", "CI": ci, "PYTHONPATH": str(root)}
    command = [
        sys.executable, "-m", "pytest", "-p", "tests.needs", "-p", "no:cacheprovider",
        "--rootdir", str(file.parent), "-W", "ignore", str(file),
    ]  # fmt: skip
    return subprocess.run(
        command, cwd=file.parent, env=env, capture_output=True, text=True, check=False
    )


def test_what_needs_a_tool_is_left_out_and_that_is_told(root: Path, tmp_path: Path) -> None:
    file = tmp_path / "test_two.py"
    file.write_text(TWO_TESTS)
    done = run(root, file, "")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed, 1 deselected" in done.stdout
    assert "left out what needs" in done.stdout
    assert "makensis" in done.stdout


def test_on_a_build_server_nothing_is_left_out_that_could_be_had(
    root: Path, tmp_path: Path
) -> None:
    file = tmp_path / "test_two.py"
    file.write_text(TWO_TESTS)
    done = run(root, file, "true")
    assert done.returncode != 0
    assert "needed by tests on CI: makensis" in done.stdout + done.stderr
