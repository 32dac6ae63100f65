"""The front door: what a player gets to read when something is missing, and that it opens."""

from __future__ import annotations

import ast
import io
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pygame
import pytest

from game.directions import FROM_THE_RIGHT
from game.registry import open_games
from scenes.doorstep import MODULES, Trouble, sentence, tell
from scenes.failures import crash
from scenes.startup.command_line import read
from scenes.storage import settings
from scenes.storage.paths import Paths
from scenes.table.kit import table_kit
from scenes.words import Words
from scenes.workshops.frantic.folder import kept

ROOT = Path(__file__).parents[2]
SHELF = ", ".join(open_games())
LEVELS = "easy, medium, hard, expert, adaptive"
SEATS = "Write a number of players, such as 4, or a list such as: person,person,bot:hard."
HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""


class Door:
    """Starts Kibitz as a player does, in a bare environment with stand-ins in front."""

    def __init__(self, folder: Path) -> None:
        self.stubs = folder / "stubs"
        self.stubs.mkdir()
        self.home = folder / "home"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        self.env = {
            "PATH": os.environ.get("PATH", ""),
            "SYSTEMROOT": os.environ.get("SYSTEMROOT", ""),
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "KIBITZ_HOME": str(self.home),
            "PYTHONPATH": os.pathsep.join([str(self.stubs), str(ROOT)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        }

    def stub(self, path: str, text: str) -> None:
        file = self.stubs / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def runs(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Opens the door from a program that has changed something behind it."""
        self.env["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        start = f"import main, sys\nsys.exit(main.main({list(arguments)!r}))\n"
        return self._run("-c", dedent(program) + start)

    def without(self, *variables: str) -> None:
        for variable in variables:
            self.env.pop(variable, None)

    def open(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self._run(str(ROOT / "main.py"), *arguments)

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.elsewhere,
            env=self.env,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )


@pytest.fixture
def door(tmp_path: Path) -> Door:
    return Door(tmp_path)


def assert_says(done: subprocess.CompletedProcess[str], expected: str, code: int = 2) -> None:
    """Exactly that one sentence, and nothing a programmer would have to explain."""
    assert done.stderr.splitlines() == [expected]
    assert done.stdout == ""
    assert done.returncode == code


INSTALL = "python -m pip install -e ."


@pytest.mark.parametrize("package", MODULES)
def test_a_missing_package_is_named(door: Door, package: str) -> None:
    door.stub("sitecustomize.py", HIDE.format(names={MODULES[package]}))
    expected = sentence("error-missing-packages", packages=package, command=INSTALL)
    assert_says(door.open("--first-frame"), expected)


def test_all_missing_packages_are_named_at_once(door: Door) -> None:
    door.stub("sitecustomize.py", HIDE.format(names={*MODULES.values(), "fluent"}))
    expected = sentence("error-missing-packages", packages=", ".join(MODULES), command=INSTALL)
    assert_says(door.open(), expected)


@pytest.mark.parametrize(
    "left_over",
    [
        pytest.param("def init(): pass\n", id="classic pygame"),
        pytest.param("", id="emptied by an uninstall"),
        pytest.param("raise ImportError('DIRECTION_LTR')\n", id="both mixed"),
        pytest.param("IS_CE = True\n", id="half of pygame-ce"),
    ],
)
def test_another_pygame_is_told_with_the_repair(door: Door, left_over: str) -> None:
    door.stub("pygame/__init__.py", left_over)
    remove = "python -m pip uninstall -y pygame pygame-ce"
    assert_says(door.open(), sentence("error-broken-pygame", remove=remove, command=INSTALL))


def test_an_old_python_is_told_what_is_needed(door: Door) -> None:
    door.stub("sitecustomize.py", "import sys\nsys.version_info = (3, 9, 18, 'final', 0)\n")
    expected = sentence("error-old-python", needed="3.11", found="3.9.18")
    assert_says(door.open(), expected)


@pytest.mark.parametrize(
    "file",
    [
        "main.py", "scenes/doorstep.py", "scenes/__init__.py", "game/__init__.py",
        "game/directions.py",
    ],
)  # fmt: skip
def test_an_old_python_can_read_the_front_door(file: str) -> None:
    ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 8))


# Windows and macOS always have a screen, and would open a window here.
NO_SCREEN = [{"SDL_VIDEODRIVER": "none-such"}]
if sys.platform == "linux":
    NO_SCREEN += [{}, {"XDG_RUNTIME_DIR": ""}, {"DISPLAY": ":4711"}]


@pytest.mark.parametrize("variables", NO_SCREEN, ids=str)
def test_no_display_is_one_sentence(door: Door, variables: dict[str, str]) -> None:
    door.without("SDL_VIDEODRIVER")
    door.env.update(variables)
    assert_says(door.open(), sentence("error-no-display"))


@pytest.mark.parametrize(
    ("arguments", "key", "told"),
    [
        (["--gaem", "totem"], "error-command-line", {"what": "--gaem totem"}),
        (["--seed", "x"], "error-command-line", {"what": "--seed x"}),
        (["--size"], "error-command-line", {"what": "--size"}),
    ],
)
def test_a_command_line_that_makes_no_sense(
    door: Door, arguments: list[str], key: str, told: dict[str, str]
) -> None:
    expected = sentence(key, **told, command="python main.py --help")
    assert_says(door.open(*arguments), expected)


def test_help_needs_no_packages(door: Door) -> None:
    door.stub("sitecustomize.py", HIDE.format(names={*MODULES.values(), "fluent"}))
    done = door.open("--help")
    assert done.returncode == 0
    assert done.stderr == ""
    for word in ("--game", "--seats", "--seed", "--selfcheck", "--first-frame", "--fullscreen"):
        assert word in done.stdout


@pytest.mark.parametrize("name", ["kibitz", "kibitz.exe"])
def test_an_installed_kibitz_goes_by_its_own_name(door: Door, name: str) -> None:
    start = f"import sys; sys.argv[0] = {name!r}; import main; sys.exit(main.main({{}}))"
    done = door._run("-c", start.format(["--help"]))
    assert_quiet(done)
    assert "\nkibitz [option ...] [FILE]" in done.stdout
    assert "main.py" not in done.stdout
    wrong = sentence("error-command-line", what="--gaem", command="kibitz --help")
    assert_says(door._run("-c", start.format(["--gaem"])), wrong)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "de", "LANGUAGE": "xx:he"}, "he"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
    ],
    ids=str,
)
def test_the_front_door_speaks_as_the_system_does(
    door: Door, variables: dict[str, str], language: str
) -> None:
    door.env.update(variables, PYTHONIOENCODING="utf-8")
    words = Words(language)
    done = door.open("--help")
    assert_quiet(done)
    assert done.stdout.startswith(words("front-about").removeprefix(FROM_THE_RIGHT))
    told = words("error-command-line", what="--gaem", command="python main.py --help")
    assert_says(door.open("--gaem"), told.removeprefix(FROM_THE_RIGHT))


PREFERS_GERMAN = """
    import pygame

    pygame.system.get_pref_locales = lambda: [
        {"language": "xx"}, {"language": "de", "country": "AT"}, {"language": "fr"}
    ]
    """


@pytest.mark.parametrize(
    ("variables", "language"),
    [({}, "de"), ({"LANG": ""}, "de"), ({"LANG": "nl"}, "nl"), ({"LANG": "C"}, "en")],
    ids=str,
)
def test_where_no_variable_names_a_language_the_desktop_does(
    door: Door, variables: dict[str, str], language: str
) -> None:
    door.env.update(variables, PYTHONIOENCODING="utf-8")
    done = door.runs(PREFERS_GERMAN, "--help")
    assert_quiet(done)
    assert done.stdout.startswith(Words(language)("front-about"))


# A pipe of which nobody reads, and on Linux a disk that is always full.
NOWHERE = [("closed", "", 0)]
if sys.platform == "linux":
    NOWHERE.append(("/dev/full", sentence("error-unheard") + "\n", 2))


@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize(("nowhere", "told", "code"), NOWHERE)
@pytest.mark.parametrize("arguments", [["--help"], ["--terminal", "--game", "nyet"]], ids=" ".join)
def test_a_full_disk_is_one_sentence_and_a_closed_pipe_none(
    door: Door, arguments: list[str], nowhere: str, told: str, code: int, buffered: str
) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    door.env["PYTHONUNBUFFERED"] = buffered
    with os.fdopen(writes, "wb") if nowhere == "closed" else Path(nowhere).open("wb") as stream:
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), *arguments], env=door.env, input="1\n" * 9,
            stdout=stream, stderr=subprocess.PIPE, encoding="utf-8", timeout=60, check=False,
        )  # fmt: skip
    assert (done.stderr, done.returncode) == (told, code)


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_without_a_terminal_nobody_plays_in_it(door: Door, stream: str) -> None:
    done = door.runs(f"import sys\nsys.{stream} = None\n", "--terminal")
    assert_says(done, sentence("front-no-terminal"))


def test_help_is_written_with_whatever_letters_there_are(door: Door) -> None:
    door.env.update(LANG="fr", PYTHONIOENCODING="latin-1")
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--help"],
        env=door.env, capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.stderr, done.returncode) == (b"", 0)
    assert "enregistrées".encode("latin-1") in done.stdout


@pytest.mark.parametrize(
    ("letters", "said"), [("utf-8", "“−2”"), ("cp1252", "“-2”"), ("ascii", "?-2?")]
)
def test_a_number_stays_below_zero_in_a_terminal_without_a_minus(
    door: Door, letters: str, said: str
) -> None:
    door.env["PYTHONIOENCODING"] = letters
    start = "import main; main.take_any_letter(); main.say('\u201c\u22122\u201d')"
    done = subprocess.run(
        [sys.executable, "-c", start], env=door.env, capture_output=True, timeout=60, check=True
    )
    assert done.stdout.decode(letters).rstrip() == said


def test_past_the_door_it_speaks_as_was_chosen(door: Door) -> None:
    settings.save(settings.Settings(language="nl"), Paths.under(door.home))
    door.env.update(LANG="fr", PYTHONIOENCODING="utf-8")
    told = Words("nl")("error-unknown-game", what="chess", games=SHELF)
    assert_says(door.open("--game", "chess"), told)
    assert_says(door.open("--terminal", "--game", "chess"), told)
    crashed = door.runs(CRASH).stderr
    assert crashed.startswith(Words("nl")("error-crash"))


def test_arguments_become_a_wish() -> None:
    asked = read(["--game", "totem", "--seats", "4", "--seed", "7", "--size", "1280x800"])
    assert (asked.game, asked.seats, asked.seed, asked.size) == ("totem", "4", 7, (1280, 800))
    assert asked.table
    assert asked.full_screen is None
    assert read(["--fullscreen"]).full_screen is True
    assert read(["--windowed"]).full_screen is False
    assert not read([]).table


@pytest.mark.parametrize("size", ["10x10", "abc", "1x1", "1023x640", "1024x639", "99999x99999", ""])
def test_a_size_that_is_none_is_named_with_one_that_would_be_right(size: str) -> None:
    with pytest.raises(Trouble) as refused:
        read(["--size", size])
    assert f"“{size}”" in str(refused.value)
    assert "A window is at least 1024x640" in str(refused.value)


def test_the_smallest_and_the_largest_size_are_sizes() -> None:
    assert read(["--size", "1024x640"]).size == (1024, 640)
    assert read(["--size", "16384x16384"]).size == (16384, 16384)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--game", "chess"], sentence("error-unknown-game", what="chess", games=SHELF)),
        (["--seats", "many"], sentence("error-bad-seats", what="many", levels=LEVELS)),
        (["--seats", "bot:fair"], f"Seats cannot be “bot:fair”. {SEATS} Bots here: {LEVELS}"),
        (["--seats", "1"], "1 seat is not possible; this game is for 2 to 10."),
        (["--seats", "99"], sentence("error-too-many-seats", what=99, fewest=2, most=10)),
        (["--seats", "9" * 5000], sentence("error-bad-seats", what="9" * 5000, levels=LEVELS)),
    ],
)
def test_a_table_that_cannot_be_laid(door: Door, arguments: list[str], expected: str) -> None:
    assert_says(door.open(*arguments), expected)


def assert_quiet(done: subprocess.CompletedProcess[str]) -> None:
    assert (done.stderr, done.returncode) == ("", 0)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--size", "1920x1080"],
        ["--game", "totem"],
        ["--seats", "person,person,bot:hard,adaptive", "--seed", "7"],
    ],
    ids=" ".join,
)
def test_the_first_frame_is_shown(door: Door, arguments: list[str]) -> None:
    done = door.open("--first-frame", *arguments)
    assert_quiet(done)
    assert done.stdout == ""


# What takes long to import, and is wanted by other scenes only.
NOT_FOR_THE_SHELF = (
    "fluent.runtime", "multiprocessing", "numpy", "scenes.table.scene",
    "scenes.menus.seats", "scenes.startup.selfcheck",
)  # fmt: skip


def test_the_shelf_is_seen_before_what_it_does_not_need_is_imported(door: Door) -> None:
    done = door.runs(
        f"""
        import atexit, sys

        named = {NOT_FOR_THE_SHELF!r}
        atexit.register(lambda: print([name for name in named if name in sys.modules]))
        """,
        "--first-frame",
    )
    assert_quiet(done)
    assert done.stdout == "[]\n"


def test_opening_writes_no_files(door: Door) -> None:
    assert_quiet(door.open("--first-frame"))
    assert not door.home.exists()


# Start, settings, about, licences and one of them, statistics, erasing, matches, asking; and of
# every game the rules, seats, key test, beat, table, pause, who plays, lost gamepad, lost phone,
# result and replay; of a workshop the bench, three palettes, and the cards.
OF_THE_HOUSE, OF_A_GAME, OF_A_WORKSHOP = 9, 11, 5


def every_screen() -> int:
    workshops = [game_id for game_id in open_games() if table_kit(game_id).workshop]
    return OF_THE_HOUSE + OF_A_GAME * len(open_games()) + OF_A_WORKSHOP * len(workshops)


@pytest.mark.at_length
def test_every_screen_is_drawn_and_no_match_is_left_behind(door: Door) -> None:
    done = door.open("--selfcheck")
    assert_quiet(done)
    assert done.stdout == sentence("front-selfcheck-done", count=every_screen()) + "\n"
    assert not (door.home / "matches").exists()


BESIDE_A_GAME_WITHOUT_A_TABLE = """
    import pytest
    from tests.house import shed

    shed.put_on_the_shelf(pytest.MonkeyPatch())
    """


@pytest.mark.at_length
def test_a_game_without_a_table_has_no_screens(door: Door) -> None:
    done = door.runs(BESIDE_A_GAME_WITHOUT_A_TABLE, "--selfcheck")
    assert_quiet(done)
    assert done.stdout == sentence("front-selfcheck-done", count=every_screen()) + "\n"


def test_a_game_without_a_table_is_in_no_files_way(door: Door) -> None:
    done = door.runs(BESIDE_A_GAME_WITHOUT_A_TABLE, "--first-frame", "none.kibitz")
    assert done.stderr.splitlines() == [Words()("error-record-unreadable", file="none.kibitz")]


def test_a_screen_that_stays_empty_is_found(door: Door) -> None:
    done = door.runs(
        """
        from scenes.menus.seats import SeatsScene

        SeatsScene.draw = lambda self, screen, drain: None
        """,
        "--selfcheck",
    )
    assert_says(done, sentence("error-blank-scene", scene="SeatsScene"))


def test_without_a_sound_device_it_goes_on_silently(door: Door) -> None:
    door.env["SDL_AUDIODRIVER"] = "none-such"
    assert_quiet(door.open("--first-frame", "--game", open_games()[0]))
    assert "no sound" in (door.home / "kibitz.log").read_text(encoding="utf-8")


def test_damaged_settings_are_told_and_do_not_stop_it(door: Door) -> None:
    door.home.mkdir()
    (door.home / "settings.toml").write_text("motion = ", encoding="utf-8")
    done = door.open("--first-frame")
    kept = door.home / "set-aside" / "settings.toml"
    assert_says(done, sentence("error-settings-set-aside", file=kept), code=0)
    assert kept.exists()


def test_a_terminal_that_was_closed_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Closed(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Closed())
    tell("Your settings could not be read.")


@pytest.mark.parametrize("arguments", [["--first-frame"], ["--terminal", "--game", "nyet"]])
def test_a_home_in_that_of_somebody_else_who_is_not_here_is_told(
    door: Door, arguments: list[str]
) -> None:
    door.env["KIBITZ_HOME"] = home = "~nobody-of-that-name/kibitz"
    assert_says(door.open(*arguments), sentence("error-home", name="KIBITZ_HOME", what=home))


CRASHED = sentence("error-crash")


def test_a_home_beside_a_folder_that_is_gone_is_told(door: Door) -> None:
    door.env["KIBITZ_HOME"] = "beside"
    leaves = """
        import os

        os.mkdir("gone")
        os.chdir("gone")
        os.rmdir(os.getcwd())
        """
    assert_says(door.runs(leaves), sentence("error-home", name="KIBITZ_HOME", what="beside"))


# The system refuses to look into it, as into a folder that is closed to the player.
CLOSED = "x" * 300


@pytest.mark.parametrize("arguments", [[], ["--game", "nyet"]], ids=" ".join)
def test_a_home_nobody_may_look_into_is_told_and_one_plays(
    door: Door, arguments: list[str]
) -> None:
    door.home.mkdir()
    door.env["KIBITZ_HOME"] = str(door.home / CLOSED)
    done = door.open("--first-frame", *arguments)
    log = door.home / CLOSED / "kibitz.log"
    assert done.stderr.splitlines() == [sentence("error-settings-unreadable", log=log)]
    assert done.returncode == 0


def test_where_nobody_may_look_there_are_no_cards(tmp_path: Path) -> None:
    assert kept(Paths.under(tmp_path / CLOSED)) == []


CRASH = """
    from scenes.menus.start import StartScene

    def tick(self, now_ns):
        raise ZeroDivisionError("in the middle of everything")

    StartScene.tick = tick
"""


def test_a_crash_is_one_sentence_and_its_story_is_in_the_log(door: Door) -> None:
    log = door.home / "kibitz.log"
    told = sentence("error-crash-log", log=log)
    assert_says(door.runs(CRASH), f"{CRASHED} {sentence('error-crash-saved')} {told}", code=1)
    story = log.read_text(encoding="utf-8")
    assert "Traceback" in story
    assert "in the middle of everything" in story


def test_a_pipe_of_its_own_that_breaks_is_a_crash_too(door: Door) -> None:
    """As if whoever read what is said had gone, it ended without a word."""
    done = door.runs(CRASH.replace("ZeroDivisionError", "BrokenPipeError"))
    told = sentence("error-crash-log", log=door.home / "kibitz.log")
    assert_says(done, f"{CRASHED} {sentence('error-crash-saved')} {told}", code=1)


def test_the_last_window_is_read_from_where_its_language_begins() -> None:
    def inked(language: str) -> pygame.Rect:
        words = Words(language)
        page = crash.picture(words("error-crash"), words("error-close"))
        page.blit(crash.picture("", ""), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        page.set_colorkey((0, 0, 0))
        return page.get_bounding_rect()

    wide, edge = crash.SIZE[0], crash.MARGIN + 4
    assert inked("en").left <= edge < wide - edge > inked("en").right
    assert inked("he").right >= wide - edge > edge < inked("he").left


def test_a_crash_without_room_for_a_log_speaks_of_none(door: Door) -> None:
    log = door.home / "kibitz.log"
    log.mkdir(parents=True)
    assert_says(door.runs(CRASH), f"{CRASHED} {sentence('error-crash-saved')}", code=1)


def test_a_crash_on_a_full_disk_does_not_say_that_all_is_saved(door: Door) -> None:
    (door.home / "matches").parent.mkdir(parents=True, exist_ok=True)
    (door.home / "matches").write_bytes(b"no folder")
    crash = CRASH.replace("menus.start import StartScene", "table.scene import TableScene")
    done = door.runs(crash.replace("StartScene", "TableScene"), "--seats", "3")
    told = sentence("error-crash-log", log=door.home / "kibitz.log")
    assert_says(done, f"{CRASHED} {sentence('error-crash-unsaved')} {told}", code=1)


def test_damaged_settings_are_told_on_the_shelf(door: Door) -> None:
    door.home.mkdir()
    (door.home / "settings.toml").write_text("language = 7")
    done = door.runs(
        """
        from scenes.menus.start import StartScene

        def shown(self, now_ns):
            print(self.notice)
            self.stage.clear()

        StartScene.shown = shown
        """
    )
    kept = door.home / "set-aside" / "settings.toml"
    assert done.stdout.strip() == sentence("error-settings-set-aside", file=kept)


def test_a_worker_of_a_built_kibitz_is_let_in_first() -> None:
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"))
    last = tree.body[-1]
    assert isinstance(last, ast.If)
    built, after = last.body
    assert isinstance(built, ast.If)
    assert ast.unparse(built.test) == "getattr(sys, 'frozen', False)"
    assert ast.unparse(built.body[-1]) == "freeze_support()"
    assert ast.unparse(after) == "sys.exit(main())"


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_closes_the_window_in_good_order(door: Door, name: str) -> None:
    done = door.runs(
        f"""
        import signal
        from scenes.menus.start import StartScene

        StartScene.shown = lambda self, now_ns: signal.raise_signal(signal.{name})
        StartScene.close = lambda self: print("closed")
        """
    )
    assert_quiet(done)
    assert done.stdout == "closed\n"


def test_the_window_opens_again_as_it_was_closed(door: Door) -> None:
    done = door.runs(
        """
        from scenes.menus.start import StartScene

        def shown(self, now_ns):
            window = self.house.window
            window.screen = __import__("pygame").display.set_mode((1300, 900))
            self.stage.clear()

        StartScene.shown = shown
        """
    )
    assert_quiet(done)
    chosen, _ = settings.load(Paths.under(door.home))
    assert (chosen.window, chosen.full_screen) == ((1300, 900), False)
