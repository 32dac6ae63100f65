"""A program to double-click: what is built, the entry in the menu, and a record that is opened."""

from __future__ import annotations

import importlib.util
import re
import runpy
import shutil
import struct
import subprocess
import sys
from configparser import ConfigParser
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pygame
import pytest

from art.text import FONTS
from game.journal import Journal
from game.match import Match
from game.record import Player
from game.registry import SHELF, load, open_games
from scenes.doorstep import MODULES, Trouble, sentence
from scenes.startup import shortcut
from scenes.storage.on_file import ENDING
from scenes.words import Words
from tests.house.test_main import Door, assert_quiet, assert_says

ROOT = Path(__file__).parents[2]
BUILD = ROOT / ".ci" / "build"
MAIN = str(ROOT / "main.py")


def of_the_build(name: str) -> ModuleType:
    """A module from the folder of the build, which is no package."""
    spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def parts() -> ModuleType:
    return of_the_build("parts")


# What is built


class Found:
    """Stands in for PyInstaller's analysis: keeps what it was asked for."""

    def __init__(self, scripts: list[str], **asked: Any) -> None:
        self.asked = asked
        self.scripts = scripts
        self.pure = ()
        self.binaries = [("libSDL2-2-abc.so.0.1", "nowhere", "BINARY")]
        self.datas = [
            (f"{folder}/{Path(path).name}", path, "DATA") for path, folder in asked["datas"]
        ]
        self.datas.append(("babel/locale-data/tlh.dat", "nowhere", "DATA"))


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the spec says, read with stand-ins for all that PyInstaller does with it."""
    monkeypatch.setattr(sys, "path", sys.path.copy())
    for name in ("parts", "icons", "licences", "macos", "windows"):
        monkeypatch.setitem(sys.modules, name, of_the_build(name))
    stand_ins = dict.fromkeys(("PYZ", "EXE", "COLLECT", "BUNDLE"), lambda *_, **asked: asked)
    places = {"SPECPATH": str(BUILD), "workpath": str(tmp_path)}
    return runpy.run_path(str(BUILD / "kibitz.spec"), {**stand_ins, **places, "Analysis": Found})


def test_the_spec_names_what_is_there(spec: dict[str, Any]) -> None:
    found = spec["found"]
    assert found.scripts == [MAIN]
    assert [path for path, _ in found.asked["datas"] if not Path(path).is_file()] == []
    hidden = found.asked["hiddenimports"]
    assert [name for name in hidden if importlib.util.find_spec(name) is None] == []
    assert "babel/locale-data/tlh.dat" not in {place for place, *_ in found.datas}
    assert spec["program"]["name"] == spec["folder"]["name"] == "kibitz"


def test_every_game_is_built_in(spec: dict[str, Any]) -> None:
    hidden = set(spec["found"].asked["hiddenimports"])
    assert hidden >= {f"art.faces.{game_id}" for game_id in SHELF}
    for game_id in open_games():
        assert hidden >= {f"game.{game_id}", f"scenes.controllers.{game_id}"}


def test_words_sounds_rulebooks_and_letters_are_built_in(spec: dict[str, Any]) -> None:
    places = {place for place, *_ in spec["found"].datas}
    patterns = ("scenes/words/*/*.ftl", "game/*/words/*.ftl", "game/*/rulebook.md",
                "sounds/files/*/*.ogg")  # fmt: skip
    for pattern in patterns:
        needed = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)}
        assert needed, pattern
        assert needed <= places
    assert {"fontpkg_heebo/LICENSE", "fontpkg_righteous/LICENSE"} <= places
    assert {"licences/Kibitz.txt", "licences/pygame-ce.txt"} <= places
    for package, name in FONTS.values():
        assert f"{package.replace('.', '/')}/files/{name}" in places


@pytest.mark.parametrize(
    ("place", "used"),
    [
        ("babel/locale-data/en.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/en_GB.dat", False),
        ("babel/locale-data/zh.dat", False),
        ("babel/global.dat", True),
        ("pytz/zoneinfo/Europe/Paris", False),
        ("pygame_gui/data/NotoSans-Regular.ttf", True),
        ("pygame_gui/data/NotoSansHebrew-Bold.ttf", True),
        ("pygame_gui/data/NotoSansJP-Bold.otf", False),
        ("pygame_gui/data/translations/pygame-gui.en.json", True),
        ("pygame_gui/data/translations/pygame-gui.ja.json", False),
        ("scenes/words/en/menus.ftl", True),
    ],
)
def test_what_no_scene_shows_is_left_out(parts: ModuleType, place: str, used: bool) -> None:
    assert parts.is_used(place) is used


# Licences of all that is built in


@pytest.fixture
def notices(parts: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setitem(sys.modules, "parts", parts)
    return of_the_build("licences")


# As PyInstaller names them: an SDL, zlib beside a package, Python, a module.
BUILT = ("libSDL2-2-abc.so.0.1", "pygame_ce.libs/libz-123.so.1", "libpython3.11.so.1.0",
         "pygame/base.abi3.so")  # fmt: skip


def test_every_library_and_every_package_has_its_licence(
    notices: ModuleType, tmp_path: Path
) -> None:
    entries = notices.write(tmp_path / "licences", BUILT)
    texts = {Path(path).stem: Path(path).read_text("utf-8") for _, path, _ in entries}
    assert {place for place, *_ in entries} == {f"licences/{name}.txt" for name in texts}
    assert set(MODULES) <= set(texts)
    assert "Sam Lantinga" in texts["SDL, SDL_image, SDL_mixer, SDL_ttf"]
    assert "must not be misrepresented" in texts["zlib"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python"]
    assert "LESSER GENERAL PUBLIC LICENSE" in texts["pygame-ce"]
    # Named in its metadata only: the text is found elsewhere.
    assert "Apache License" in texts["fluent.runtime"]
    assert min(map(len, texts.values())) > 50


def test_a_library_nobody_knows_stops_the_build(notices: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(notices.Missing, match=r"libmadeup\.so\.7 is built in"):
        notices.write(tmp_path / "licences", [*BUILT, "deep/libmadeup.so.7"])


def test_a_package_without_a_licence_stops_the_build(
    notices: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site" / "madeup-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: madeup\nVersion: 1\n")
    (package / "RECORD").write_text("madeup-1.dist-info/METADATA,,\n")
    monkeypatch.syspath_prepend(package.parent)
    monkeypatch.setattr(notices.parts, "needed_packages", lambda: ["madeup"])
    with pytest.raises(notices.Missing, match="madeup brings no licence"):
        notices.write(tmp_path / "licences", BUILT)


def test_pygames_own_typeface_may_not_be_passed_on_as_freely(parts: ModuleType) -> None:
    assert not parts.is_used("pygame/freesansbold.ttf")


def test_the_languages_of_the_words_know_their_numbers(parts: ModuleType) -> None:
    languages = {path.name for path in (ROOT / "scenes" / "words").iterdir() if path.is_dir()}
    assert languages - {"__pycache__"} <= set(parts.LOCALES)


def test_the_icon_file_of_windows_holds_every_size() -> None:
    icons = of_the_build("icons")
    data = icons.ico()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(icons.WINDOWS))
    for number, size in enumerate(icons.WINDOWS):
        wide, _, _, _, _, _, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = pygame.image.load(BytesIO(data[at : at + length]), "icon.png")
        assert picture.get_size() == (size, size)
        assert wide == size % 256


def test_the_icon_file_of_macos_holds_every_size() -> None:
    icons = of_the_build("icons")
    data = icons.icns()
    assert (data[:4], struct.unpack(">I", data[4:8])[0]) == (b"icns", len(data))
    at = 8
    for size, kind in icons.APPLE.items():
        length = struct.unpack(">I", data[at + 4 : at + 8])[0]
        picture = pygame.image.load(BytesIO(data[at + 8 : at + length]), "icon.png")
        assert (data[at : at + 4], picture.get_size()) == (kind, (size, size))
        at += length
    assert at == len(data)


def test_ci_builds_and_starts_the_program() -> None:
    assert "python .ci/build/build.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    workflow = (ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
    assert "python .ci/build/build.py" in workflow
    assert 'python -m pip install -e ".[test]" && python -m pytest' in workflow


# The entry in the menu


@pytest.fixture
def door(tmp_path: Path) -> Door:
    return Door(tmp_path)


class Entry(ConfigParser):
    """Reads what looks like an .ini file, but large and small letters are not the same."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry_of(text: str) -> dict[str, str]:
    parser = Entry(interpolation=None, strict=True)
    parser.read_string(text)
    assert parser.sections() == ["Desktop Entry"]
    return dict(parser["Desktop Entry"])


def command_of(entry: dict[str, str]) -> list[str]:
    """What a desktop starts: the text unescaped, then each argument out of its quotes."""
    text = entry["Exec"].replace("\\\\", "\\").replace("%%", "%")
    arguments = re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', text)
    return [re.sub(r"\\(.)", r"\1", inside) or bare for inside, bare in arguments]


def test_a_shortcut_is_installed_by_one_command(door: Door, tmp_path: Path) -> None:
    done = door.open("--install-shortcut")
    if sys.platform != "linux":
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        return
    folder = tmp_path / ".local" / "share"
    file = folder / "applications" / "kibitz.desktop"
    assert_quiet(done)
    assert done.stdout == sentence("front-shortcut-done", file=file) + "\n"
    entry = entry_of(file.read_text(encoding="utf-8"))
    assert command_of(entry) == [sys.executable, MAIN, "%f"]
    assert entry["TryExec"] == sys.executable
    for size in shortcut.ICON_SIZES:
        icon = folder / f"icons/hicolor/{size}x{size}/apps/{entry['Icon']}.png"
        assert pygame.image.load(icon).get_size() == (size, size)
    assert (folder / "icons/hicolor/scalable/apps/kibitz.svg").read_bytes().startswith(b"<svg")
    check = shutil.which("desktop-file-validate")
    if check:
        result = subprocess.run([check, file], capture_output=True, text=True, check=False)
        assert (result.returncode, result.stdout + result.stderr) == (0, "")
    assert_quiet(door.open("--install-shortcut"))
    assert not door.home.exists()


def test_the_entry_says_what_a_desktop_must_know() -> None:
    entry = entry_of(shortcut.entry(Words(), ["python", "main.py"]))
    assert (entry["Type"], entry["Name"], entry["Terminal"]) == ("Application", "Kibitz", "false")
    assert entry["MimeType"] == "application/x-kibitz;application/x-kibitz-card+json;"
    assert set(entry["Categories"].split(";")) == {"Game", "CardGame", ""}


def test_strange_folders_survive_the_entry() -> None:
    command = ['a folder/it\'s "100%" $me/`py`thon\\3', "main.py"]
    assert command_of(entry_of(shortcut.entry(Words(), command))) == [*command, "%f"]


def test_the_built_program_is_its_own_shortcut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert shortcut.start_command() == [sys.executable]


def test_what_unpacks_the_program_is_in_the_menu_not_what_it_unpacked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv(shortcut.STARTER_VARIABLE, "/somewhere/kibitz.run")
    assert shortcut.start_command() == ["/somewhere/kibitz.run"]


def test_records_and_cards_are_types_of_their_own() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = ElementTree.fromstring(shortcut.file_types(Words()))
    globs = {kind.get("type"): [glob.get("pattern") for glob in kind.iter(f"{space}glob")]
             for kind in kinds}  # fmt: skip
    assert globs == {
        "application/x-kibitz": [f"*{ENDING}"],
        "application/x-kibitz-card+json": ["*.card.json"],
    }


@pytest.mark.parametrize(
    ("platform", "words"), [("win32", ("New", "Shortcut", "main.py")), ("darwin", ("Dock",))]
)
def test_other_systems_say_what_to_do_instead(
    monkeypatch: pytest.MonkeyPatch, platform: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    with pytest.raises(Trouble) as trouble:
        shortcut.install()
    assert all(word in str(trouble.value) for word in words)


def test_a_menu_that_cannot_be_written_to_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "file"
    folder.touch()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shortcut, "user_data_path", lambda: folder)
    with pytest.raises(Trouble) as trouble:
        shortcut.install()
    assert str(trouble.value) == sentence("error-shortcut-folder", folder=folder)


# A record that is opened

SHOW_SCENE = """
    from scenes.app import App

    first_frame = App.first_frame

    def told(self):
        scene = self.stage.top
        first_frame(self)
        notice = getattr(scene, "notice", "")
        print(type(scene).__name__, getattr(notice, "text", notice))

    App.first_frame = told
"""


def write_match(path: Path) -> bytes:
    game = load(open_games()[0])
    players = [Player("Ada", 0), Player("Bot", 1, game.levels[0])]
    match = Match.new(game, game.Options(), players, 3)
    path.parent.mkdir(parents=True, exist_ok=True)
    Journal.create(path, match.record()).close()
    return path.read_bytes()


def test_an_unfinished_match_of_ones_own_is_gone_on_with(door: Door) -> None:
    path = door.home / "matches" / f"2026-01-01-000000-x{ENDING}"
    before = write_match(path)
    done = door.runs(SHOW_SCENE, "--first-frame", str(path))
    assert_quiet(done)
    assert done.stdout.split() == ["TableScene"]
    assert path.read_bytes().startswith(before)


def test_a_match_from_elsewhere_is_shown_and_not_touched(door: Door) -> None:
    path = door.elsewhere / f"of a friend{ENDING}"
    before = write_match(path)
    done = door.runs(SHOW_SCENE, "--first-frame", path.name)
    assert_quiet(done)
    # It is not over: what came of it is not known here.
    assert done.stdout.startswith("ReplayScene This match")
    assert path.read_bytes() == before
    assert list(door.home.rglob(f"*{ENDING}")) == []


def test_a_damaged_match_is_one_sentence_on_the_shelf(door: Door) -> None:
    path = door.elsewhere / f"damaged{ENDING}"
    path.write_bytes(write_match(path).replace(b"Ada", b"Eve"))
    before = path.read_bytes()
    assert_told(door, path.name, sentence("error-record-damaged", line=1))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"# Shopping\n", b"\x89PNG\r\n\x1a\n\0\0"])
def test_a_foreign_file_is_one_sentence_and_not_touched(door: Door, content: bytes) -> None:
    path = door.elsewhere / "foreign"
    path.write_bytes(content)
    assert_told(door, path.name, sentence("error-record-foreign"))
    assert path.read_bytes() == content


@pytest.mark.parametrize("name", ["nowhere.kibitz", "."])
def test_what_is_no_file_is_one_sentence(door: Door, name: str) -> None:
    expected = Words()("error-record-unreadable", file=Path(name).name)
    assert_told(door, name, expected)


def assert_told(door: Door, file: str, expected: str) -> None:
    """Told where Kibitz was started from, and on the shelf: a double click has no such place."""
    done = door.runs(SHOW_SCENE, "--first-frame", file)
    assert (done.stderr, done.stdout) == (f"{expected}\n", f"StartScene {expected}\n")
    assert done.returncode == 0
    assert not (door.home / "set-aside").exists()


def test_two_files_at_once_are_not_understood(door: Door) -> None:
    expected = sentence("error-command-line", what="a b", command="python main.py --help")
    assert_says(door.open("a", "b"), expected)
