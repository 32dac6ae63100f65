"""README and CONTRIBUTING keep what they promise: commands that work, files that are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.registry import SHELF, is_open, load
from scenes.doorstep import INSTALL, MODULES
from scenes.startup.command_line import help_command, read

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ROOMS = ("game", "scenes", "art", "sounds", "tests")


def commands(text: str) -> list[str]:
    """Every line of the text's code blocks."""
    blocks = re.findall(r"^```\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=]", requirement)[0] for requirement in requirements}


def test_the_two_commands_that_do_all_set_up() -> None:
    assert f"{INSTALL} && python main.py" in commands(README)
    assert 'python -m pip install -e ".[test]" && python -m pytest' in commands(README)
    assert "pytest" in names(PROJECT["optional-dependencies"]["test"])


def test_every_start_in_the_readme_is_understood() -> None:
    starts = [shlex.split(line)[2:] for line in commands(README) if line.startswith("python main")]
    assert len(starts) >= 3
    for arguments in starts:
        if "--help" not in arguments:
            read(arguments)


def test_the_readme_names_every_option_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert options - {"--help"} == set(re.findall(r"`(--[a-z-]+)[ `]", README))
    assert help_command() in README


def test_the_doorstep_checks_for_what_the_project_needs() -> None:
    assert set(MODULES) == names(PROJECT["dependencies"])


def test_the_readme_asks_for_the_python_the_project_needs() -> None:
    assert PROJECT["requires-python"] == ">=3.11"
    assert "Python 3.11 or later" in README


def test_the_readme_says_which_boxes_are_open() -> None:
    rows = [line.split("|") for line in README.splitlines() if line.startswith("| **")]
    assert len(rows) == len(SHELF)
    for game_id, (_, _, _, players, state, _) in zip(SHELF, rows, strict=True):
        assert state.strip() == ("open" if is_open(game_id) else "not yet")
        if is_open(game_id):
            game = load(game_id)
            fewest, most = game.fewest_seats, game.most_seats
            assert players.strip() == (f"{fewest}" if fewest == most else f"{fewest} to {most}")


def links(text: str) -> Iterator[str]:
    """Files the text links to or names between backticks."""
    yield from (link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link)
    for code in re.findall(r"`([^`\n]+)`", text):
        inside = code.split("/")[0] in ROOMS and " " not in code
        if (inside and ("/" in code)) or code in ("main.py", ".ci/run", "pyproject.toml"):
            yield code


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_every_file_that_is_named_exists(text: str) -> None:
    """What is said of any game is there for each of them."""
    named = {link.replace("<id>", game_id) for link in links(text) for game_id in SHELF}
    assert len(named) > 5
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_ci_runs_the_very_command_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"grep -E '(\^python[^']+)' README\.md", script)
    assert [line for line in README.splitlines() if re.search(pattern, line)] == [
        'python -m pip install -e ".[test]" && python -m pytest'
    ]
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / "run")], check=True)
