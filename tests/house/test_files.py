"""Files stay small, and say nothing of the machine they were written on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from game import __version__

TEXT = {".py", ".md", ".toml", ".ftl", ".txt", ".yml", ".yaml", ".sh", ".json", ".cfg", ".svg"}
MOST_LINES = 580
# A table of cases in a test may be longer than a room of the house.
MOST_LINES_OF_A_TEST = 820
MACHINE = re.compile(r"(?<![\w./~-])/(?:home|root|work|tmp|Users|mnt|opt|var)/\w|[A-Z]:\\\\?Users")


def files(root: Path) -> Iterator[Path]:
    """Every text file of the project, without what tools leave behind."""
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).parts
        left_behind = any(
            part == "__pycache__" or part.endswith(".egg-info") or parts[0] in ("build", "dist")
            or (part.startswith(".") and part not in (".ci", ".gitignore", ".github"))
            for part in parts
        )  # fmt: skip
        if path.suffix in TEXT and path.is_file() and not left_behind:
            yield path


def most_lines(path: Path) -> int:
    return MOST_LINES_OF_A_TEST if path.parts[0] == "tests" else MOST_LINES


def test_no_file_of_code_is_too_long(root: Path) -> None:
    long = {
        str(path.relative_to(root)): lines
        for path in files(root)
        if path.suffix == ".py"
        and (lines := path.read_text("utf-8").count("\n")) > most_lines(path.relative_to(root))
    }
    assert not long


def test_no_file_names_a_place_on_a_machine(root: Path) -> None:
    found = [
        f"{path.relative_to(root)}:{number} {line.strip()[:80]}"
        for path in files(root)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if MACHINE.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_version_is_the_same_everywhere(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__


def test_every_folder_of_tests_is_a_package(root: Path) -> None:
    """Else two test files of one name in two folders would be taken for one another."""
    folders = {path.parent for path in (root / "tests").rglob("test_*.py")}
    assert not [str(f.relative_to(root)) for f in folders if not (f / "__init__.py").exists()]
