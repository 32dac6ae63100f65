"""The tree is clean for the tools that read it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.at_length
@pytest.mark.parametrize(
    "command", ["ruff check --no-fix --output-format=concise .", "mypy --strict game"]
)
def test_the_checkers_find_nothing(root: Path, command: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", *command.split()],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
