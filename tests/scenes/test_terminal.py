"""A table in the terminal: whole matches typed in, in every language, wrong keys among them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.registry import kit, load, open_games
from scenes.paths import Paths
from scenes.table.on_file import finished, unfinished
from scenes.terminal import WIPE, Left, Terminal
from scenes.words import Words, languages

GAMES = [game_id for game_id in open_games() if not load(game_id).timed]
# So that a match of each game is over soon.
SHORT = {"nyet": {"length": "short"}}


class Typist:
    """Types numbers at random, now and then something else, and reads what is written."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.lines: list[str] = []
        self.wrong = ("0", "999", "x", "", "-1", "²", "t", "u", "b")

    def write(self, line: str) -> None:
        self.lines.append(line)

    def read(self) -> str:
        if self.chance.below(8) == 0:
            return self.chance.choice(self.wrong)
        numbers = []
        for line in reversed(self.lines[:-1]):
            number = re.match(r" +(\d+)  ", line)
            if number is None:
                break
            numbers.append(number.group(1))
        return self.chance.choice(numbers) if numbers else ""


def terminal(
    game_id: str, levels: tuple[str, ...], typist: Typist, language: str = "en", seed: int = 1
) -> Terminal:
    own = kit(game_id)
    players = [Player(f"P{seat}", seat, level) for seat, level in enumerate(levels)]
    options = replace(own.game.Options(), **SHORT.get(game_id, {}))
    match = Match.new(own.game, options, players, seed)
    return Terminal(match, own, Words(language), typist.read, typist.write)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_match_is_played_by_typing(game_id: str, language: str) -> None:
    typist = Typist(seed=7)
    table = terminal(game_id, ("", "easy"), typist, language)
    table.play()
    assert table.match.outcome is not None
    words = Words(language)
    names = [table.match.players[seat].name for seat in table.match.outcome.winners]
    said = words("terminal-won", names=" ".join(names)) if names else words("terminal-drawn")
    assert len(names) > 1 or typist.lines[-1] == said


@pytest.mark.parametrize("game_id", GAMES)
def test_between_two_people_the_screen_is_wiped_and_nothing_secret_is_told(game_id: str) -> None:
    typist = Typist(seed=3)
    table = terminal(game_id, ("", ""), typist)
    looks: list[int | None] = []

    def read() -> str:
        looks.append(table.looking)
        if len(looks) > 12:
            raise Left
        return typist.read()

    table.read = read
    with pytest.raises(Left):
        table.play()
    assert WIPE in typist.lines
    assert table.watcher.seat is None


def test_leaving_keeps_the_match_and_the_shelf_has_it(tmp_path: Path, root: Path) -> None:
    run = typed(root, tmp_path, "1\n1\nq\n", "--game", "nyet", "--seats", "2", "--seed", "4")
    assert run.returncode == 0, run.stderr
    assert Words("en")("terminal-left") in run.stdout
    assert len(unfinished(Paths.under(tmp_path))) == 1
    assert finished(Paths.under(tmp_path)) == []


def test_the_end_of_what_is_typed_leaves_too(tmp_path: Path, root: Path) -> None:
    run = typed(root, tmp_path, "", "--game", "nyet", "--seats", "person,easy")
    assert run.returncode == 0, run.stderr
    assert Words("en")("terminal-left") in run.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "totem"], "Totem"),
        (["--game", "chess"], "chess"),
        (["--game", "nyet", "--seats", "9"], "2 to 5"),
    ],
)
def test_what_cannot_be_played_here_is_said(
    tmp_path: Path, root: Path, arguments: list[str], said: str
) -> None:
    run = typed(root, tmp_path, "", *arguments)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr and said in run.stderr


def typed(root: Path, home: Path, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Kibitz in a terminal, with that typed in."""
    env = {**os.environ, "KIBITZ_HOME": str(home)}
    command = [sys.executable, str(root / "main.py"), "--terminal", *arguments]
    return subprocess.run(
        command, input=text, env=env, capture_output=True, encoding="utf-8", timeout=60
    )
