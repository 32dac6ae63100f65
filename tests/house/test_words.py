"""Every word a player reads comes from the message files, and every word asked for is there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game.registry import open_games

# Calls whose arguments end on the screen.
SHOWN = {"line", "paragraph", "fit", "label", "button", "say", "toast", "show", "plate", "title"}
# Calls whose first argument is a message key.
ASKED = {"words", "has", "Trouble", "sentence", "DamagedRecord", "UnusableRecord"}


def message_files(root: Path) -> list[Path]:
    return sorted([*root.glob("scenes/words/*/*.ftl"), *root.glob("game/*/words/*.ftl")])


def messages(path: Path) -> list[str]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]


@pytest.fixture(scope="module")
def keys() -> set[str]:
    root = Path(__file__).parents[2]
    english = [p for p in message_files(root) if "en" in (p.stem, p.parent.name)]
    return {key for path in english for key in messages(path)}


def code(root: Path, *rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    for room in rooms:
        for path in sorted(root.glob(room)):
            yield path.relative_to(root), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call with the last word of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def key_patterns(argument: ast.expr) -> Iterator[str]:
    """What keys an argument can stand for, as regular expressions."""
    match argument:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.JoinedStr(values=parts) if isinstance(parts[0], ast.Constant):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
                for part in parts
            )
        case ast.IfExp(body=one, orelse=other):
            yield from key_patterns(one)
            yield from key_patterns(other)


def test_message_files_have_no_junk(root: Path) -> None:
    for path in message_files(root):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{path.relative_to(root)}: {junk}"


def test_no_key_stands_twice(root: Path) -> None:
    by_language: dict[str, Counter[str]] = {}
    for path in message_files(root):
        language = path.parent.name if path.parent.name != "words" else path.stem
        by_language.setdefault(language, Counter()).update(messages(path))
    for language, count in by_language.items():
        twice = [key for key, times in count.items() if times > 1]
        assert not twice, f"{language}: {twice}"


def test_every_message_has_a_text(root: Path) -> None:
    for path in message_files(root):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        empty = [e.id.name for e in resource.body if isinstance(e, ftl.Message) and not e.value]
        assert not empty, f"{path.relative_to(root)}: {empty}"


def test_every_key_asked_for_exists(root: Path, keys: set[str]) -> None:
    missing = []
    for path, tree in code(root, "main.py", "scenes/**/*.py", "art/**/*.py", "game/**/*.py"):
        for name, call in calls(tree):
            if name not in ASKED or not call.args:
                continue
            missing += [
                f"{path}:{call.lineno} {pattern}"
                for pattern in key_patterns(call.args[0])
                if not any(re.fullmatch(pattern, key) for key in keys)
            ]
    assert not missing, "\n".join(missing)


def texts(tree: ast.AST) -> set[str]:
    """Every text in code."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def gapped(tree: ast.AST) -> Iterator[str]:
    """Every text that is filled in, as a regular expression, if it is more than its gaps."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [str(p.value) if isinstance(p, ast.Constant) else "" for p in node.values]
            if re.fullmatch(r"[\w-]*[a-z]{2}[\w-]*", "".join(parts)):
                yield "".join(re.escape(part) if part else r"[\w-]*" for part in parts)


def test_every_message_can_be_asked_for(root: Path, keys: set[str]) -> None:
    """A game's own may be asked for without its name before them, a refusal by its code."""
    files = [path.read_text(encoding="utf-8") for path in message_files(root)]
    said = {key for text in files for key in re.findall(r"\{ ([a-z][\w-]*) \}", text)}
    rooms = "main.py", "scenes/**/*.py", "art/**/*.py", "game/**/*.py"
    trees = [tree for _, tree in code(root, *rooms)]
    asked = said.union(*map(texts, trees))
    filled = re.compile("|".join({pattern for tree in trees for pattern in gapped(tree)}))
    begins = re.compile(f"refusal-|(?:{'|'.join(open_games())})-")
    forms = {key: (key, begins.sub("", key, count=1)) for key in keys}
    dead = [
        key
        for key, ways in forms.items()
        if asked.isdisjoint(ways) and not any(filled.fullmatch(way) for way in ways)
    ]
    assert not dead, sorted(dead)


def test_every_refusal_has_its_sentence(root: Path, keys: set[str]) -> None:
    missing = []
    for path, tree in code(root, "game/**/*.py"):
        for name, call in calls(tree):
            if name == "Refusal" and call.args and isinstance(call.args[0], ast.Constant):
                key = f"refusal-{call.args[0].value!s}"
                if key not in keys:
                    missing.append(f"{path}:{call.lineno} {key}")
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game_id", open_games())
def test_the_keys_of_a_game_begin_with_its_name(root: Path, game_id: str) -> None:
    for path in root.glob(f"game/{game_id}/words/*.ftl"):
        own = (f"{game_id}-", f"refusal-{game_id}-")
        assert not [key for key in messages(path) if not key.startswith(own)]


def test_nothing_readable_stands_in_the_code(root: Path) -> None:
    found = []
    for path, tree in code(root, "main.py", "scenes/**/*.py", "art/**/*.py"):
        for name, call in calls(tree):
            if name not in SHOWN:
                continue
            arguments = (*call.args, *(keyword.value for keyword in call.keywords))
            found += [
                f"{path}:{call.lineno} {argument.value!r}"
                for argument in arguments
                if isinstance(argument, ast.Constant) and _is_sentence(argument.value)
            ]
    assert not found, "\n".join(found)


def _is_sentence(value: object) -> bool:
    return isinstance(value, str) and bool(re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}", value))
