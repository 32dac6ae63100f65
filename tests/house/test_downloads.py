"""What people download: each is made from a stand-in for the built folder and tried out."""

from __future__ import annotations

import hashlib
import os
import plistlib
import re
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.house.test_build import BUILD, ROOT, command_of, entry_of, of_the_build
from tests.needs import TOOLS

ID = "io.github.kibitz_table.Kibitz"
# It stands for the program: tells what it was started with.
PROGRAM = '#!/bin/sh\nprintf "%s\\n" "$0" "$KIBITZ_STARTER" "$@"\n'


@pytest.fixture(autouse=True)
def build_modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", [str(BUILD), *sys.path])
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    known = dict(sys.modules)
    for name in ("parts", "icons", "linux", "windows", "macos"):
        monkeypatch.setitem(sys.modules, name, of_the_build(name))
    yield
    assert known.keys() <= sys.modules.keys()


def made_by(name: str) -> ModuleType:
    return sys.modules[name]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "kibitz"
    licences = folder / "_internal" / "licences"
    licences.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", licences / "Kibitz.txt")
    (licences / "zlib.txt").write_text("zlib")
    (folder / "_internal" / "a $file.dat").write_bytes(b"\0" * 1000)
    (folder / "kibitz").write_text(PROGRAM)
    (folder / "kibitz").chmod(0o755)
    return folder


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    folder = tmp_path / "downloads"
    folder.mkdir()
    return folder


def run(*command: object, **env: str) -> str:
    """What it says; it must end well."""
    done = subprocess.run(
        list(map(str, command)), env={**os.environ, **env}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# The package for Debian and Ubuntu


@pytest.fixture
def package(built: Path, downloads: Path, tmp_path: Path) -> Path:
    found: Path = made_by("linux").deb(built, downloads, tmp_path)
    return found


def everything_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


@pytest.mark.needs("dpkg-deb", "fakeroot")
def test_the_package_is_installed_and_removed_and_nothing_is_left(
    package: Path, tmp_path: Path
) -> None:
    root = tmp_path / "root"
    for folder in ("info", "updates", "triggers"):
        (root / "var/lib/dpkg" / folder).mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    dpkg = ("fakeroot", "dpkg", f"--root={root}", "--force-not-root", "--force-depends",
            "--force-script-chrootless", "--log=/dev/null")  # fmt: skip
    run(*dpkg, "--unpack", package)
    before = everything_in(root / "var")
    assert os.access(root / "usr/games/kibitz", os.X_OK)
    assert "_internal/licences" in (root / "usr/share/doc/kibitz/copyright").read_text("utf-8")
    run(*dpkg, "--purge", "kibitz")
    left = {place for place in everything_in(root) if not place.startswith("var")}
    assert left == set()
    assert [place for place in everything_in(root / "var") if "kibitz" in place] == []
    assert any("kibitz" in place for place in before)


@pytest.mark.needs("dpkg-deb", "desktop-file-validate", "appstreamcli")
def test_a_desktop_understands_what_the_package_brings(package: Path, tmp_path: Path) -> None:
    run("dpkg-deb", "-x", package, tmp_path / "tree")
    share = tmp_path / "tree/usr/share"
    entry = share / f"applications/{ID}.desktop"
    run("desktop-file-validate", entry)
    run("appstreamcli", "validate", "--no-net", share / f"metainfo/{ID}.metainfo.xml")
    told = entry_of(entry.read_text("utf-8"))
    assert command_of(told) == ["kibitz", "%f"]
    assert told["Icon"] == ID
    assert (share / f"icons/hicolor/128x128/apps/{ID}.png").is_file()
    types = ElementTree.parse(share / f"mime/packages/{ID}.xml").getroot()
    assert {kind.get("type") for kind in types} == set(told["MimeType"].rstrip(";").split(";"))


@pytest.mark.needs("dpkg-deb")
def test_a_double_click_starts_what_the_package_brings(package: Path, tmp_path: Path) -> None:
    run("dpkg-deb", "-x", package, tmp_path / "tree")
    entry = entry_of((tmp_path / f"tree/usr/share/applications/{ID}.desktop").read_text("utf-8"))
    command = [part if part != "%f" else "a friend's.kibitz" for part in command_of(entry)]
    path = f"{tmp_path / 'tree/usr/games'}{os.pathsep}{os.environ['PATH']}"
    assert run(*command, PATH=path).splitlines()[-1] == "a friend's.kibitz"


@pytest.mark.at_length
@pytest.mark.needs("dpkg-deb", "lintian")
def test_lintian_finds_no_error(package: Path) -> None:
    said = run("lintian", "--fail-on", "error", package)
    assert "E: " not in said


@pytest.mark.needs("dpkg-deb")
def test_two_packages_of_one_commit_are_the_same(
    built: Path, downloads: Path, tmp_path: Path
) -> None:
    found = []
    for number in ("1", "2"):
        room = tmp_path / number
        room.mkdir()
        os.utime(built / "kibitz", (int(number), int(number)))
        found.append(made_by("linux").deb(built, downloads, room).read_bytes())
    assert found[0] == found[1]


def test_the_man_page_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    from scenes.startup.command_line import read

    with pytest.raises(SystemExit):
        read(["--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    page = made_by("linux").filled("kibitz.6").replace("\\-", "-")
    assert options <= set(re.findall(r"--[a-z-]+", page))
    assert "@" not in page


def test_the_oldest_c_library_is_told(built: Path) -> None:
    linux = made_by("linux")
    assert linux.libc(built) == "2.17"
    (built / "lib.so").write_bytes(b"\x7fELF \0GLIBC_2.9\0GLIBC_2.36\0GLIBC_2.34\0")
    assert linux.libc(built) == "2.36"


# One file


@pytest.fixture
def one_file(built: Path, downloads: Path, tmp_path: Path) -> Path:
    linux = made_by("linux")
    found: Path = linux.starter(linux.everything(built, tmp_path), downloads)
    return found.rename(downloads / "my kibitz.run")


@pytest.mark.needs("fork")
def test_one_file_unpacks_itself_once_and_starts(one_file: Path, tmp_path: Path) -> None:
    cache = tmp_path / "a cache"
    said = run(one_file, "--game", "a b", XDG_CACHE_HOME=str(cache)).splitlines()
    (unpacked,) = (cache / "kibitz-program").iterdir()
    assert said == [str(unpacked / "kibitz"), str(one_file), "--game", "a b"]
    stamp = (unpacked / "kibitz").stat().st_ino
    run(one_file, XDG_CACHE_HOME=str(cache))
    assert (unpacked / "kibitz").stat().st_ino == stamp


@pytest.mark.needs("fork")
def test_whoever_is_quicker_at_unpacking_wins(one_file: Path, tmp_path: Path) -> None:
    started = [
        subprocess.Popen([one_file], env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
                         stdout=subprocess.DEVNULL)
        for _ in range(6)
    ]  # fmt: skip
    assert [one.wait() for one in started] == [0] * 6
    (unpacked,) = (tmp_path / "kibitz-program").iterdir()
    assert {path.name for path in unpacked.iterdir()} == {"kibitz", "_internal"}


@pytest.mark.needs("fork")
def test_one_file_takes_the_place_of_an_older_one(one_file: Path, tmp_path: Path) -> None:
    old = tmp_path / "kibitz-program" / "kibitz-0.0.1-abc"
    old.mkdir(parents=True)
    run(one_file, XDG_CACHE_HOME=str(tmp_path))
    (unpacked,) = (tmp_path / "kibitz-program").iterdir()
    assert unpacked.name != old.name


@pytest.mark.needs("fork")
def test_one_file_can_be_unpacked_by_hand(one_file: Path, built: Path, tmp_path: Path) -> None:
    target = tmp_path / "by hand"
    assert run(one_file, "--extract", target) == ""
    assert everything_in(target) == everything_in(built)
    assert os.access(target / "kibitz", os.X_OK)


@pytest.mark.needs("fork")
def test_what_is_not_whole_leaves_nothing(one_file: Path, tmp_path: Path) -> None:
    one_file.write_bytes(one_file.read_bytes()[:-500])
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = subprocess.run([one_file], env=env, capture_output=True, check=False)
    assert done.returncode != 0
    assert list((tmp_path / "cache/kibitz-program").iterdir()) == []


# Flatpak


@pytest.mark.needs("flatpak-builder")
def test_the_flatpak_manifest_is_understood(built: Path, downloads: Path, tmp_path: Path) -> None:
    linux = made_by("linux")
    manifest = linux.flatpak(linux.everything(built, tmp_path), downloads)
    shown = run("flatpak-builder", "--show-manifest", manifest)
    assert f'"{ID}"' in shown
    assert next(downloads.glob("*.tar.gz")).name in shown


# Windows


@pytest.mark.needs("makensis")
def test_the_installer_is_compiled(built: Path, downloads: Path, tmp_path: Path) -> None:
    installer = made_by("windows").installer(built, downloads, tmp_path)
    assert installer.read_bytes().startswith(b"MZ")
    assert "Kibitz".encode("utf-16-le") in installer.read_bytes()


def test_the_installer_removes_every_file_it_brings_and_no_other(built: Path) -> None:
    lines = [line.strip() for line in made_by("windows")._removal(built).splitlines()[1:-1]]
    deleted = {line for line in lines if line.startswith("Delete")}
    assert 'Delete "$INSTDIR\\_internal\\a $$file.dat"' in deleted
    assert len(deleted) == sum(path.is_file() for path in built.rglob("*"))
    # A folder comes after all that is in it, and is removed only if nothing else is.
    assert lines.index('RMDir "$INSTDIR\\_internal"') > lines.index(
        'Delete "$INSTDIR\\_internal\\licences\\zlib.txt"'
    )
    assert not any("/r" in line or "*" in line for line in lines)


def test_the_installer_takes_back_all_it_registers() -> None:
    script = (BUILD / "windows" / "kibitz.nsi").read_text("utf-8")
    install, remove = script.split('Section "Uninstall"')
    assert "RequestExecutionLevel user" in install
    assert "HKLM" not in script
    assert "RMDir /r" not in script
    for key in ('"${KEY}"', r'"${CLASSES}\Kibitz.Match"', r'"${CLASSES}\Kibitz.Card"'):
        assert f"DeleteRegKey HKCU {key}" in remove
    assert r'DeleteRegValue HKCU "${CLASSES}\.kibitz" ""' in remove
    for shortcut in re.findall(r'CreateShortCut "([^"]+)"', install):
        assert f'Delete "{shortcut}"' in remove


def test_the_portable_zip_is_one_folder_and_the_same_every_time(
    built: Path, downloads: Path
) -> None:
    windows = made_by("windows")
    path = windows.portable(built, downloads)
    first = path.read_bytes()
    os.utime(built / "kibitz", (1, 1))
    assert windows.portable(built, downloads).read_bytes() == first
    with zipfile.ZipFile(path) as packed:
        assert "Kibitz/_internal/licences/zlib.txt" in packed.namelist()
        assert {name.split("/")[0] for name in packed.namelist()} == {"Kibitz"}


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    """Read as PyInstaller reads it: as Python with these names and no others."""

    def kept(*given: object, **named: object) -> tuple[object, ...]:
        return (*given, *named.values())

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct",
             "VarFileInfo", "VarStruct")  # fmt: skip
    text = Path(made_by("windows").version_file(tmp_path)).read_text("utf-8")
    told = eval(text, dict.fromkeys(names, kept))
    version = made_by("parts").VERSION
    assert ("ProductVersion", version) in told[1][0][0][0][1]
    assert tuple(map(int, version.split("."))) == told[0][0][:3]


# macOS


def test_macos_is_told_what_kibitz_opens() -> None:
    macos = made_by("macos")
    info = plistlib.loads(plistlib.dumps(macos.info()))
    (own,) = info["UTExportedTypeDeclarations"]
    assert own["UTTypeTagSpecification"] == {"public.filename-extension": ["kibitz"]}
    kinds = {kind for one in info["CFBundleDocumentTypes"] for kind in one["LSItemContentTypes"]}
    assert kinds == {own["UTTypeIdentifier"], "public.json"}
    assert info["CFBundleShortVersionString"] == made_by("parts").VERSION
    assert re.fullmatch(r"[A-Za-z0-9.-]+", macos.ID)
    plistlib.loads(Path(macos.ENTITLEMENTS).read_bytes())


def test_without_a_developer_nobody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_SIGN_AS", "")
    assert made_by("macos").sign_as() is None


@pytest.mark.needs("fork")
def test_programs_can_be_started_and_nothing_else(
    built: Path, downloads: Path, tmp_path: Path
) -> None:
    import io
    import tarfile

    packed = made_by("linux").everything(built, tmp_path)
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        files = [entry for entry in tar if entry.isfile()]
    assert [one.name for one in files if one.mode & stat.S_IXUSR] == ["kibitz/kibitz"]
    assert {(one.uid, one.mtime) for one in files} == {(0, 1_700_000_000)}


# The release


def a_release(folder: Path) -> list[str]:
    version = made_by("parts").VERSION
    names = [
        f"kibitz-{version}-windows-x64-setup.exe", f"kibitz-{version}-windows-x64-portable.zip",
        f"kibitz-{version}-macos-arm64.dmg", f"kibitz-{version}-macos-x86_64.dmg",
        f"kibitz_{version}_amd64.deb", f"kibitz-{version}-linux-x86_64.run",
        f"kibitz-{version}-linux-x86_64.tar.gz", f"{ID}.yml", f"kibitz-{version}-py3-none-any.whl",
    ]  # fmt: skip
    for name in names:
        (folder / name).write_text(name)
    return names


def test_a_release_says_what_is_new_and_which_file_is_for_whom(downloads: Path) -> None:
    release, names = of_the_build("release"), a_release(downloads)
    assert release.main(f"v{made_by('parts').VERSION}", downloads) == 0
    page = (downloads / "notes.md").read_text("utf-8")
    assert page.startswith("**Totem**")
    assert all(f"`{name}`" in page for name in names)
    assert "FILE" not in page
    for system in ("More info", "Open Anyway", "apt install", "chmod", "pipx"):
        assert system in page
    sums = (downloads / "SHA256SUMS").read_text().splitlines()
    told = {name: checksum for checksum, name in (line.split("  ") for line in sums)}
    assert told == {name: hashlib.sha256(name.encode()).hexdigest() for name in names}


def test_what_is_packed_has_a_row_in_the_release(
    built: Path, downloads: Path, tmp_path: Path
) -> None:
    linux, windows = made_by("linux"), made_by("windows")
    packed = linux.everything(built, tmp_path)
    linux.starter(packed, downloads)
    linux.flatpak(packed, downloads)
    windows.portable(built, downloads)
    of_the_build("release").notes([path.name for path in downloads.iterdir()])


def test_a_file_nobody_knows_a_wrong_tag_and_a_silent_changelog_stop_a_release(
    downloads: Path,
) -> None:
    release = of_the_build("release")
    with pytest.raises(SystemExit, match="the tag is v9"):
        release.main("v9.9.9", downloads)
    with pytest.raises(SystemExit, match="does not say for whom"):
        release.notes(["kibitz.xyz"])
    with pytest.raises(SystemExit, match="says nothing about 9"):
        release.new_in("9.9.9")


# What runs elsewhere


@pytest.fixture
def workflow() -> str:
    return (ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")


def test_every_system_builds_first_then_packs_and_tests(workflow: str) -> None:
    for os_name in ("ubuntu-22.04", "windows-latest", "macos-15-intel", "macos-latest"):
        assert f"os: {os_name}" in workflow
    places = [workflow.index(f"- name: {step}\n") for step in ("Build", "Pack", "Test")]
    assert places == sorted(places)
    assert "dist/downloads" in workflow


def test_every_tool_a_test_needs_is_got_by_ci(workflow: str) -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    bring = {"Xvfb": "xvfb", "appstreamcli": "appstream", "makensis": "nsis",
             "desktop-file-validate": "desktop-file-utils"}  # fmt: skip
    for tool in set(TOOLS) - {"dpkg-deb"}:
        package = bring.get(tool, tool)
        assert re.search(rf"\b{package}\b", script), tool
        assert re.search(rf"\b{package}\b", workflow), tool


def test_scripts_and_workflow_name_files_that_are_there(workflow: str) -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for place in re.findall(r"\.ci/build/\w+\.py", script + workflow):
        assert (ROOT / place).is_file()
