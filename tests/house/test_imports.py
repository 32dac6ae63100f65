"""Imports run one way, and nothing in the shared rooms names a game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.registry import SHELF, open_games

GAME_NAME = re.compile(rf"(?<![a-z])({'|'.join(SHELF)})(?![a-z])", re.IGNORECASE)


def own_files(root: Path) -> set[Path]:
    """The files that belong to one game: its rules, its controller, its face."""
    return {
        path
        for game_id in SHELF
        for pattern in (f"game/{game_id}/**/*", f"scenes/controllers/{game_id}/**/*",
                        f"scenes/workshops/{game_id}/**/*", f"art/faces/{game_id}/**/*")
        for path in root.glob(pattern)
    }  # fmt: skip


def shared_files(root: Path) -> Iterator[Path]:
    own = own_files(root)
    for room in ("game", "scenes", "art", "sounds"):
        yield from (path for path in sorted((root / room).rglob("*.py")) if path not in own)
    yield root / "main.py"


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def words_of_code(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Names and texts in the code; what docstrings say is left out."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docs = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in docs:
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name


def test_the_contracts_on_imports_hold(root: Path) -> None:
    run = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"
    result = subprocess.run(
        [sys.executable, "-c", run], cwd=root, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_no_game_knows_another_and_the_shared_files_know_none(root: Path) -> None:
    for path in sorted((root / "game").rglob("*.py")):
        own = path.relative_to(root).parts[1]
        foreign = {f"game.{game_id}" for game_id in SHELF if game_id != own}
        names = imported(ast.parse(path.read_text(encoding="utf-8")))
        wrong = [name for name in names if ".".join(name.split(".")[:2]) in foreign]
        assert not wrong, f"{path.relative_to(root)} imports {wrong}"


def test_nothing_shared_names_a_game(root: Path) -> None:
    named = []
    for path in shared_files(root):
        if path == root / "game" / "registry.py":
            continue
        for line, text in words_of_code(ast.parse(path.read_text(encoding="utf-8"))):
            if GAME_NAME.search(text):
                named.append(f"{path.relative_to(root)}:{line} {text[:60]!r}")
    assert not named, "\n".join(named)


def test_no_shared_message_is_about_one_game(root: Path) -> None:
    keys = [
        f"{path.relative_to(root)}: {key}"
        for path in sorted(root.glob("scenes/words/*/*.ftl"))
        for key in re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        if GAME_NAME.search(key)
    ]
    assert not keys, "\n".join(keys)


def test_the_rules_need_neither_screen_nor_save_library(root: Path) -> None:
    run = (
        "import sys; from game.registry import load, open_games; "
        "[load(g) for g in open_games()]; "
        "raise SystemExit(bool({'pygame', 'msgspec', 'fluent'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", run], cwd=root, check=False).returncode == 0


@pytest.mark.parametrize("game_id", open_games())
def test_no_picture_is_composed_before_it_is_asked_for(root: Path, game_id: str) -> None:
    run = f"import art.svg; art.svg.svg = lambda *all: exit(1)\nimport scenes.controllers.{game_id}"
    assert subprocess.run([sys.executable, "-c", run], cwd=root, check=False).returncode == 0


def test_the_signs_that_steer_letters_are_written_in_one_place(root: Path) -> None:
    signs = re.compile(r"\\u20(0[ef]|6[6-9])")
    parts = ("game", "scenes", "art", "sounds")
    files = (file for part in parts for file in (root / part).rglob("*.py"))
    assert [file.name for file in files if signs.search(file.read_text())] == ["directions.py"]


def test_the_process_that_packs_films_has_no_screen(root: Path) -> None:
    run = "import sys; import art.gif; raise SystemExit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", run], cwd=root, check=False).returncode == 0


def test_no_table_needs_openssl(root: Path) -> None:
    """It would take 4 MB at every table, for nothing: only phones have keys."""
    run = (
        "import sys; import fluent.runtime; import scenes.menus.seats; "
        "from scenes.startup import doors, opening, straight_in; "
        "from scenes.outfit import games_with_tables; from scenes.table.kit import table_kit; "
        "[table_kit(game_id) for game_id in games_with_tables()]; "
        "raise SystemExit('_hashlib' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", run], cwd=root, check=False).returncode == 0
