"""Every numbered rule and every worked example of an open game is named by a test.

A rule is a number in bold at the start of a rule in the game's `rulebook.md`, such as
**TOT-310**, an example a number with or without its title, such as **EX-06 (printed) Point
limit.**; a test names it by `tot_310` in its own name, a worked example by `ex_14`
in a file that has the game's id in its name.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game.registry import open_games

BOLD = re.compile(r"^\s*(?:[-*] +)?\*\*([A-Z]+)-(\d+)(?: [^*\n]+)?\*\*", re.MULTILINE)
EXAMPLE = "EX"


def numbered(root: Path, game_id: str) -> set[tuple[str, int]]:
    """The rules and examples of a game's rulebook."""
    text = (root / "game" / game_id / "rulebook.md").read_text(encoding="utf-8")
    return {(prefix, int(number)) for prefix, number in BOLD.findall(text)}


def names_of_tests(root: Path, pattern: str) -> set[str]:
    """The names of all test functions in files like that."""
    return set().union(*map(names_in, (root / "tests").rglob(pattern)))


@cache
def names_in(path: Path) -> set[str]:
    """The names of the test functions in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {one.name for one in functions if one.name.startswith("test_")}


def named(names: set[str], prefix: str, number: int) -> bool:
    pattern = re.compile(rf"(?:^|_){prefix.lower()}_0*{number}(?:_|$)")
    return any(pattern.search(name) for name in names)


@pytest.mark.parametrize("game_id", open_games())
def test_every_numbered_rule_is_named_by_a_test(
    root: Path, game_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = numbered(root, game_id)
    assert wanted, f"no numbered rules in the rulebook of {game_id}"
    everywhere = names_of_tests(root, "test_*.py")
    of_this_game = names_of_tests(root, f"test_*{game_id}*.py")
    missing = {
        (prefix, number)
        for prefix, number in wanted
        if not named(of_this_game if prefix == EXAMPLE else everywhere, prefix, number)
    }
    for what, chosen in (("rules", _rules), ("examples", _examples)):
        count = len(chosen(wanted))
        with capsys.disabled():
            print(f"\n{game_id}: {count - len(chosen(missing))} of {count} {what} named in tests")
    assert not missing, "no test names " + " ".join(f"{p}-{n}" for p, n in sorted(missing))


def _rules(numbers: set[tuple[str, int]]) -> list[tuple[str, int]]:
    return [one for one in numbers if one[0] != EXAMPLE]


def _examples(numbers: set[tuple[str, int]]) -> list[tuple[str, int]]:
    return [one for one in numbers if one[0] == EXAMPLE]


def test_the_count_reads_numbers_with_and_without_a_title() -> None:
    text = "**TOT-310** Rule.\n- **TOT-311** Rule.\n**EX-06 (printed) End.** Given.\n**Not-1a** no"
    assert BOLD.findall(text) == [("TOT", "310"), ("TOT", "311"), ("EX", "06")]


def test_the_count_sees_what_is_missing() -> None:
    names = {"test_tot_310_and_tot_320_the_winner", "test_ex_4_error"}
    assert named(names, "TOT", 310)
    assert named(names, "TOT", 320)
    assert named(names, "EX", 4)
    assert not named(names, "TOT", 31)
    assert not named(names, "TOT", 32)
    assert not named(names, "EX", 14)
