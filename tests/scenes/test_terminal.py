"""A table in the terminal: whole matches typed in, in every language, wrong keys among them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.record import UnusableRecord, read_record
from game.registry import kit
from scenes.doorstep import Trouble, sentence
from scenes.startup.command_line import CommandLine
from scenes.startup.opening import first_scene
from scenes.startup.straight_in import in_the_terminal
from scenes.storage.on_file import finished, unfinished
from scenes.storage.paths import Paths
from scenes.table.kit import table_kit
from scenes.terminal import WIPE, Terminal
from scenes.words import Words, languages
from scenes.words.direction import unmarked
from scenes.words.saying import listed
from tests.house import shed
from tests.house.games import OF_CHOICES
from tests.table.house import furnished

# So that a match of each game is over soon.
SHORT = {"nyet": {"length": "short"}}


class Typist:
    """Types numbers at random, now and then something else, and reads what is written."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        # How many lines are typed at most.
        self.most: float = inf
        self.lines: list[str] = []
        self.wrong = ("0", "999", "x", "", "-1", "²", "t", "u", "b")

    def write(self, line: str) -> None:
        self.lines.append(line)

    def read(self) -> str:
        self.most -= 1
        if self.most < 0:
            raise EOFError
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
    return Terminal(match, Words(language), typist.read, typist.write)


@pytest.mark.sample(5)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_whole_match_is_played_by_typing(game_id: str, language: str) -> None:
    typist = Typist(seed=7)
    table = terminal(game_id, ("", "easy"), typist, language)
    table.play()
    assert table.match.outcome is not None
    words = Words(language)
    names = [table.match.players[seat].name for seat in table.match.outcome.winners]
    won = words("terminal-won", names=listed(names, words))
    assert typist.lines[-1] == (won if names else words("terminal-drawn"))


@pytest.mark.parametrize("language", ["en", "he"])
def test_an_answer_is_not_named_twice(language: str) -> None:
    typist = Typist(seed=7)
    terminal("jetriko", ("", "easy"), typist, language).play()
    answers = [line for line in map(unmarked, typist.lines) if re.match(r" *\d+  ", line)]
    assert answers
    assert not [line for line in answers if re.match(r"(?i) *\d+  (.+)  \1", line)]


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_the_same_seed_and_the_same_typing_are_the_same_match(game_id: str) -> None:
    one, other = Typist(seed=5), Typist(seed=5)
    for typist in (one, other):
        typist.most = 30
        with suppress(EOFError):
            terminal(game_id, ("", "easy"), typist).play()
    assert one.lines == other.lines


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_between_two_people_nobody_reads_what_only_the_other_knows(game_id: str) -> None:
    typist = Typist(seed=3)
    table = terminal(game_id, ("", ""), typist)
    turns: set[int] = set()

    def read() -> str:
        screen = typist.lines[len(typist.lines) - typist.lines[::-1].index(WIPE) :]
        reader = table.looking
        if screen[0] == screen[-1] or reader is None:
            # The others look away: nothing stands there but whose turn it is.
            assert len(screen) == 1
            return typist.read()
        mine, theirs = (
            {table.saying(said) for said in table.choices.describe(table.match.seat(seat).view)}
            for seat in (reader, 1 - reader)
        )
        assert not (theirs - mine) & set(screen)
        turns.add(reader)
        return typist.read()

    table.read, typist.most = read, 60
    with suppress(EOFError):
        table.play()
    assert turns == {0, 1}


def test_who_looked_away_reads_what_happened_meanwhile() -> None:
    typist = Typist(seed=3)
    table = terminal("nyet", ("", "easy", ""), typist)
    typed = iter(["", "1", "", "1", ""])
    table.read = typed.__next__
    with pytest.raises(StopIteration):
        table.play()
    last = len(typist.lines) - typist.lines[::-1].index(WIPE)
    assert [line for line in typist.lines[last:] if " is the " in line] == [
        line for line in table.log if " is the " in line
    ]


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
        (["match.kibitz"], "match.kibitz"),
    ],
)
def test_what_cannot_be_played_here_is_said(
    tmp_path: Path, root: Path, arguments: list[str], said: str
) -> None:
    run = typed(root, tmp_path, "", *arguments)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr and said in run.stderr


def test_a_game_is_played_here_before_it_has_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shed.put_on_the_shelf(monkeypatch)
    lines = iter(["1"] * 12)
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    assert in_the_terminal(CommandLine(game="shed", seats="person,bot:easy", seed=1)) == 0
    assert "Ada" in capsys.readouterr().out
    with pytest.raises(UnusableRecord, match="error-record-game"):
        table_kit("shed")
    with pytest.raises(Trouble, match="There is no game called “shed”"):
        first_scene(CommandLine(game="shed", seats="person,bot:easy"), furnished(tmp_path))


def typed(
    root: Path, home: Path, text: str, *arguments: str, program: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Kibitz in a terminal, with that typed in; `program` opens it instead of the front door."""
    begins = ["-c", program] if program else [str(root / "main.py")]
    return subprocess.run(
        [sys.executable, *begins, "--terminal", *arguments], input=text, cwd=root,
        env={**os.environ, "KIBITZ_HOME": str(home), **env}, capture_output=True,
        encoding="utf-8", errors="surrogateescape", timeout=60,
    )  # fmt: skip


def test_whatever_is_typed_is_no_crash(tmp_path: Path, root: Path) -> None:
    typed_in = f"{'9' * 5000}\n\udcff\n\u2160\nq\n"
    for encoding in ("utf-8:strict", "ascii"):
        run = typed(
            root, tmp_path, typed_in, "--game", "nyet", "--seats", "2",
            PYTHONIOENCODING=encoding,
        )  # fmt: skip
        assert run.returncode == 0, run.stderr
        assert run.stderr == ""


@pytest.mark.parametrize(("system", "language"), [("nl_NL.UTF-8", "nl"), ("xx", "en")])
def test_a_first_match_here_speaks_as_the_system_does(
    tmp_path: Path, root: Path, system: str, language: str
) -> None:
    run = typed(
        root, tmp_path, "q\n", "--game", "nyet", "--seats", "2", LANG=system,
        PYTHONIOENCODING="utf-8",
    )  # fmt: skip
    assert Words(language)("terminal-left") in run.stdout


def test_a_language_there_is_not_is_english(tmp_path: Path, root: Path) -> None:
    (tmp_path / "settings.toml").write_text('language = "xx"\n')
    run = typed(root, tmp_path, "", "--game", "totem")
    assert run.stderr.startswith(sentence("front-terminal-timed", game="Totem"))


@pytest.mark.parametrize("more", [0, 2, 4])
def test_whoever_stops_reading_leaves(tmp_path: Path, root: Path, more: int) -> None:
    with subprocess.Popen(
        [sys.executable, str(root / "main.py"), "--terminal", "--game", "nyet", "--seats", "2"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=root,
        env={**os.environ, "KIBITZ_HOME": str(tmp_path)},
    ) as run:  # fmt: skip
        assert run.stdin and run.stdout and run.stderr
        run.stdin.write(b"1\n")
        run.stdin.flush()
        # An empty line stands before each question: as far as the second one.
        for _ in range(2):
            while run.stdout.readline().strip():
                pass
        run.stdout.close()
        run.stdin.write(b"1\n1\n"[:more])
        run.stdin.close()
        assert run.stderr.read() == b""
    assert run.returncode == 0
    assert read_record(unfinished(Paths.under(tmp_path))[0]).moves


def test_what_breaks_is_a_sentence_and_its_story_is_in_the_log(tmp_path: Path, root: Path) -> None:
    breaks = (
        "import sys, main; from scenes.terminal import Terminal; Terminal.tell = None;"
        "sys.exit(main.main(sys.argv[1:]))"
    )
    run = typed(root, tmp_path, "1\n1\n", "--game", "nyet", "--seats", "easy,easy", program=breaks)
    assert run.returncode == 1
    log = tmp_path / "kibitz.log"
    assert run.stderr.splitlines() == [
        f"{sentence('error-crash')} {sentence('error-crash-saved')} "
        f"{sentence('error-crash-log', log=log)}"
    ]
    assert "Traceback" in log.read_text(encoding="utf-8")
    (path,) = unfinished(Paths.under(tmp_path))
    assert read_record(path).moves


def test_a_match_that_cannot_be_saved_is_not_said_to_be_kept(tmp_path: Path, root: Path) -> None:
    (tmp_path / "matches").write_bytes(b"no folder")
    run = typed(root, tmp_path, "q\n", "--game", "nyet", "--seats", "2")
    assert run.returncode == 0
    words = Words("en")
    assert words("table-unsaved") in run.stdout
    assert words("terminal-left") not in run.stdout
    assert run.stderr.splitlines() == [words("error-crash-unsaved")]


def test_damaged_settings_are_told(tmp_path: Path, root: Path) -> None:
    (tmp_path / "settings.toml").write_text("motion = ", encoding="utf-8")
    run = typed(root, tmp_path, "q\n", "--game", "nyet", "--seats", "2")
    kept = tmp_path / "set-aside" / "settings.toml"
    assert run.stderr.splitlines() == [sentence("error-settings-set-aside", file=kept)]


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_the_lamp_names_what_an_expert_would_do_and_says_why(game_id: str) -> None:
    """It is asked at every question, until there is something to think about."""
    typist = Typist(seed=3)
    table = terminal(game_id, ("", "easy"), typist)
    play, asked = typist.read, [True]

    def read() -> str:
        asked.append(not asked[-1])
        if any(table.match.lamps):
            raise EOFError
        return play() if asked[-1] else "l"

    table.read = read
    with suppress(EOFError):
        table.play()
    assert table.match.lamps == [1, 0]
    after = typist.lines[len(typist.lines) - 1 - typist.lines[::-1].index("") - 2 :]
    assert all(line.strip() for line in after[:2])
