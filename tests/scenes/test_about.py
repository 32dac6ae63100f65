"""About Kibitz: version, folders, licences to read, and a report that says nothing of its owner."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import __version__
from scenes.doorstep import MODULES
from scenes.failures.report import folders, report
from scenes.menus import about
from scenes.menus.about import AboutScene
from scenes.menus.licences import LicenceScene, LicencesScene
from scenes.menus.start import StartScene
from scenes.storage import licences as texts
from scenes.storage.licences import OWN, Licence, licences
from scenes.storage.paths import Paths, at_home
from scenes.storage.settings import Settings
from tests.scenes.guest import Guest

DOWN, UP, ENTER, ESCAPE = (
    pygame.KSCAN_DOWN, pygame.KSCAN_UP, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE,
)  # fmt: skip
LONG = Licence("long", "\n\n".join(f"{number}. As you like." for number in range(200)))


def test_about_is_a_button_of_the_settings(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.click("settings")
    guest.click("about")
    assert isinstance(guest.top, AboutScene)
    guest.click("licences")
    assert isinstance(guest.top, LicencesScene)
    guest.click(OWN)
    assert isinstance(guest.top, LicenceScene)
    assert "Permission is hereby granted" in guest.top.licence.text
    guest.key(ESCAPE, ESCAPE, ESCAPE, ESCAPE)
    assert isinstance(guest.top, StartScene)


# Licences


def test_every_package_that_is_needed_has_an_entry() -> None:
    found = {licence.name: licence.text for licence in licences()}
    assert next(iter(found)) == OWN
    assert set(MODULES) <= set(found)
    assert "SIL OPEN FONT LICENSE" in found["fontpkg-heebo"].upper()
    assert "NotoSans-LICENSE.txt" in found["pygame_gui"]
    # Babel is nowhere in the list of needs: it came along with something that is.
    assert "Redistribution" in found["babel"]


def test_the_built_program_shows_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SDL", "attrs", OWN):
        (tmp_path / f"{name}.txt").write_text(f"the terms of {name}")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    assert [licence.name for licence in licences()] == [OWN, "attrs", "SDL"]
    assert licences()[2].text == "the terms of SDL"


@pytest.mark.parametrize("down", [[DOWN], [pygame.KSCAN_PAGEDOWN]])
def test_a_long_licence_is_read_to_its_end_by_keys_and_left_from_there(
    tmp_path: Path, down: list[int]
) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.enter(LicenceScene(guest.house, LONG))
    for _ in range(200):
        guest.key(*down)
    assert guest.panel.top == guest.panel.most > 0
    guest.key(ESCAPE)
    assert isinstance(guest.top, StartScene)


def test_a_gamepad_rolls_a_licence_too(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.enter(LicenceScene(guest.house, LONG))
    guest.plug_in()
    guest.hat(0, -1)
    assert guest.panel.top > 0
    guest.hat(0, 1)
    assert guest.panel.top == 0
    guest.button(1)
    assert isinstance(guest.top, StartScene)


# Folders, and the report


def test_each_folder_is_told_once(tmp_path: Path) -> None:
    assert folders(Paths.under(tmp_path)) == {"matches": tmp_path}
    assert set(folders(Paths.of_player()))


def test_a_folder_opens_or_the_page_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[Path]()

    def opens(folder: Path) -> bool:
        opened.append(folder)
        return True

    guest = Guest(tmp_path)
    guest.enter(AboutScene(guest.house))
    monkeypatch.setattr(about, "show_folder", opens)
    guest.click("matches")
    assert opened == [guest.house.paths.matches.parent]
    monkeypatch.setattr(about, "show_folder", lambda folder: False)
    guest.click("matches")
    scene = guest.top
    assert isinstance(scene, AboutScene)
    assert str(opened[0]) in scene.notice


def test_the_report_tells_versions_and_no_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "ada")
    home = tmp_path / "ada"
    said = report(Settings(), Paths.under(home / "games" / "kibitz"))
    assert f"Kibitz: {__version__}, from source" in said
    assert pygame.version.ver in said
    assert str(Path("~") / "games" / "kibitz") in said
    assert "ada" not in said
    assert at_home(tmp_path / "elsewhere") == str(tmp_path / "elsewhere")


def test_a_player_without_a_folder_of_their_own_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    assert at_home(tmp_path) == str(tmp_path)


def test_the_report_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = list[str]()
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    guest = Guest(tmp_path)
    guest.enter(AboutScene(guest.house))
    guest.click("report")
    scene = guest.top
    assert isinstance(scene, AboutScene)
    assert copied == [report(guest.house.settings, guest.house.paths)]
    assert scene.notice == guest.house.words("about-copied")


def test_a_clipboard_that_takes_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuses)
    guest = Guest(tmp_path)
    guest.enter(AboutScene(guest.house))
    guest.click("report")
    scene = guest.top
    assert isinstance(scene, AboutScene)
    assert scene.alarm
    assert scene.notice == guest.house.words("about-not-copied")
