"""What players read is set in one style: curly quotes, and “an 8”, not “a 8”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for pattern in ("scenes/words/*/*.ftl", "game/*/words/*.ftl", "game/*/words/*.md")
    for path in ROOT.glob(pattern)
)
ENGLISH = [path for path in FILES if path.stem == "en" or path.parent.name == "en"]
# Strings of Fluent itself, such as { ", " }, and the values of its functions.
PLACEABLE = re.compile(r"\{[^{}]*\}")
STRAIGHT = re.compile(r"['\"`]")
# A hyphen where a minus should stand.
HYPHEN = re.compile(r"(?<![\w{])-(\d|\{)")
# Numbers that are spoken with a vowel at the beginning: 8, 80, 11, 18, 8,000.
WRONG_ARTICLE = re.compile(
    r"\b(a (8|11|18)\d*\b(?!\.\d)|an ([0-79]|1[02-79])\b)|\ban? \{ ?\$(number|value)", re.IGNORECASE
)
# What stands before "a { $number }" where somebody thought of the 8.
AN_EIGHT = re.compile(r"\[8\] an 8\n +\*\[other\] a \{ \$number \}")


def said(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that a player reads, with their numbers."""
    text = AN_EIGHT.sub("\n", path.read_text(encoding="utf-8"))
    for number, line in enumerate(text.splitlines(), 1):
        if path.suffix == ".ftl" and line.startswith("#"):
            continue
        yield number, line


def hits(path: Path, wanted: re.Pattern[str], *, placeables: bool) -> list[str]:
    """Where something stands that should not, as lines to be read."""
    found = []
    for number, line in said(path):
        text = line if placeables else PLACEABLE.sub("", line)
        if wanted.search(text):
            found.append(f"{path.relative_to(ROOT)}:{number}: {line}")
    return found


def test_there_are_files_to_read() -> None:
    assert len(FILES) > 30
    assert len(ENGLISH) < len(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_quotes_and_apostrophes_are_curly(path: Path) -> None:
    assert hits(path, STRAIGHT, placeables=False) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_below_zero_has_a_minus(path: Path) -> None:
    assert hits(path, HYPHEN, placeables=True) == []


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_number_has_the_wrong_article(path: Path) -> None:
    assert hits(path, WRONG_ARTICLE, placeables=True) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("needed is a { $number }.", True), ("an 8 or a 7", False), ("a 8 or", True), ("a 18", True),
     ("a 1.8 second wait", False), ("an 1", True), ("a { $count }-card hand", False)],
)  # fmt: skip
def test_what_is_looked_for(text: str, wrong: bool) -> None:
    assert bool(WRONG_ARTICLE.search(text)) == wrong
